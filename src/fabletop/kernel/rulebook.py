"""Rulebooks: the numbered rules of a game, read from its specification.

The specification is the one text that players, tests and code refer to, so a rule is never copied:
every rule shown anywhere comes from ``docs/rules/<game>.md``, or from its copy in the package.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

_PACKAGE = Path(__file__).parents[1]
CHECKOUT = _PACKAGE.parents[1]
_FOLDERS = (CHECKOUT / "docs" / "rules", _PACKAGE / "_rules")

RULE_ID = r"[A-Z]+(?:-[A-Z]+)+-\d+[a-z]?"  # WI-TURN-1: a regular expression
_BULLET = re.compile(rf"- \*\*({RULE_ID})\*\*\s*")
_HEADING = re.compile(r"#{2,4} (.+)")
_BELONGS = ("|", " ", "\t")


class NoRulebook(LookupError):
    """A game whose specification is nowhere to be found."""


class UnknownRule(LookupError):
    """A rule id that the rulebook does not have; `near` are those that look alike."""

    def __init__(self, game: str, rule: str, near: list[str]) -> None:
        self.near = near
        hint = f" Did you mean {', '.join(near)}?" if near else ""
        super().__init__(f"The rules of {game!r} have no rule {rule!r}.{hint}")

    def __str__(self) -> str:
        return str(self.args[0])


class NumberedRule(msgspec.Struct, frozen=True):
    """One rule: its id, the chapter it stands in and its text with its tables."""

    id: str
    chapter: str
    text: str

    @property
    def withdrawn(self) -> bool:
        """True for a number kept only so that it is never given again."""
        return self.text.lower().lstrip("*_[( ").startswith("withdrawn")


class Rulebook(msgspec.Struct, frozen=True):
    """All numbered rules of a game, in the order of its chapters."""

    game: str
    rules: dict[str, NumberedRule]

    def chapters(self) -> dict[str, list[NumberedRule]]:
        """The rules by chapter; chapters without rules are left out."""
        found: dict[str, list[NumberedRule]] = {}
        for rule in self.rules.values():
            found.setdefault(rule.chapter, []).append(rule)
        return found

    def rule(self, id: str) -> NumberedRule:
        """The rule with this id, however it is spelled in upper and lower case."""
        found = self.rules.get(id.strip().upper())
        if found is None:
            near = get_close_matches(id.strip().upper(), self.rules, n=4, cutoff=0.6)
            raise UnknownRule(self.game, id, near)
        return found


def path(game: str, book: Path | None = None) -> Path:
    """Where the specification of a game lies: where its definition says (`Rules.book`), else in the
    checkout, else in the package."""
    places = [book] if book is not None else [folder / f"{game}.md" for folder in _FOLDERS]
    for file in places:
        if file.is_file():
            return file
    raise NoRulebook(f"There is no rulebook of {game!r}.")


@cache
def rulebook(game: str, book: Path | None = None) -> Rulebook:
    """The rulebook of a game. Raises NoRulebook."""
    return parse(game, path(game, book).read_text(encoding="utf-8"))


def parse(game: str, text: str) -> Rulebook:
    """Read a specification: a rule is a bullet that starts with its id in bold."""
    rules: dict[str, NumberedRule] = {}
    chapter, lines = "", text.splitlines()
    for place, line in enumerate(lines):
        if heading := _HEADING.match(line):
            chapter = heading.group(1)
        elif bullet := _BULLET.match(line):
            id, first = bullet.group(1), line[bullet.end() :]
            if id in rules:
                raise ValueError(f"Rule {id} stands twice in the rules of {game!r}.")
            rules[id] = NumberedRule(id, chapter, "\n".join([first, *_rest(lines[place + 1 :])]))
    return Rulebook(game, rules)


def _rest(lines: list[str]) -> list[str]:
    """The lines after a bullet's first that still belong to it: wrapped text, insets, tables."""
    taken: list[str] = []
    blank = False
    for line in lines:
        if not line.strip():
            blank = True
            continue
        if line.startswith(("- ", "#")) or (blank and not line.startswith(_BELONGS)):
            break
        if blank:
            taken.append("")
        taken.append(line)
        blank = False
    return taken
