"""Rule coverage: which rules are cited in the code, and which are named in a test.

Rules are the numbered bullets of ``docs/rules/<game>.md``. A rule is cited if its id occurs in the
game's code, and `tested` if a test is named after it or marked with it: this counts ids in names,
it does not prove that every clause is tested. Deliberate gaps are explained in
``docs/rules/<game>-untested.toml``.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from ..kernel import rulebook

_ID = re.compile(rf"(?<![\w-]){rulebook.RULE_ID}(?![\w-])")
_TEST = re.compile(r"test_([a-z]+(?:_[a-z]+)+?_\d+[a-z]?)(?:_|$)")


class Missing(msgspec.Struct, frozen=True):
    """A rule that is not cited or not named in a test, and the reason."""

    id: str
    why: str


class Coverage(msgspec.Struct, frozen=True):
    """What `fabletop coverage --json` prints for a game."""

    total: int
    cited: int
    tested: int
    missing: list[Missing]


class NoCheckout(LookupError):
    """The package is not run from a checkout, so there are no tests to search."""


class BadReasons(ValueError):
    """The file of reasons is invalid."""


def coverage(game: str, root: Path = rulebook.CHECKOUT) -> tuple[Coverage, list[str]]:
    """The coverage of a game, and the missing rules without a reason."""
    tests = root / "tests" / "games" / game
    rules = root / "docs" / "rules" / f"{game}.md"
    if not tests.is_dir() or not rules.is_file():
        raise NoCheckout(f"There are no rules and tests of {game!r} under {root}: not a checkout.")
    book = rulebook.parse(game, rules.read_text(encoding="utf-8"))
    known = [rule.id for rule in book.rules.values() if not rule.withdrawn]
    cited = set(cited_ids(root / "src" / "fabletop" / "games" / game))
    tested = set(tested_ids(tests, known))
    reasons = read_reasons(rules.with_name(f"{game}-untested.toml"), book.rules)
    missing = [
        Missing(id, reasons.get(id) or _gap(id in cited, id in tested))
        for id in known
        if id not in cited or id not in tested
    ]
    found = Coverage(
        len(known), sum(id in cited for id in known), sum(id in tested for id in known), missing
    )
    return found, [one.id for one in missing if one.id not in reasons]


def _gap(cited: bool, tested: bool) -> str:
    if cited:
        return "cited, but not named in a test"
    return "named in a test, but not cited" if tested else "neither cited nor named in a test"


def cited_ids(folder: Path) -> Iterator[str]:
    """The rule ids in the code of a game, whole words only."""
    for file in sorted(folder.rglob("*.py")):
        yield from _ID.findall(file.read_text(encoding="utf-8"))


def tested_ids(folder: Path, known: Iterable[str]) -> Iterator[str]:
    """The rules that a test carries in its name or in its `rule` mark."""
    by_name = {id.lower(): id for id in known}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                named = _TEST.match(node.name)
                if named and (id := by_name.get(named[1].replace("_", "-"))):
                    yield id
            elif isinstance(node, ast.Call) and _is_rule_mark(node.func):
                yield from _strings(node.args)


def _is_rule_mark(func: ast.expr) -> bool:
    return (
        isinstance(func, ast.Attribute)
        and func.attr == "rule"
        and isinstance(func.value, ast.Attribute)
        and func.value.attr == "mark"
    )


def _strings(args: list[ast.expr]) -> Iterator[str]:
    for arg in args:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            yield arg.value


def read_reasons(file: Path, known: Iterable[str]) -> dict[str, str]:
    """The reasons for gaps: ``[missing]`` with ``"WI-…" = "why"``."""
    if not file.is_file():
        return {}
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8")).get("missing", {})
        reasons = msgspec.convert(table, dict[str, str])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadReasons(f"{file.name}: {error}") from None
    rules = set(known)
    for id in reasons:
        if id not in rules:
            raise BadReasons(f"{file.name}: there is no rule {id!r}.")
    return reasons
