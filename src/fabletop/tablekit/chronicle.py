"""View-model of the log: grouped by turns, with names emphasized."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable

from .models import ChronicleArt, Part
from .shown import Written


def by_turns(
    lines: Iterable[Written],
    headings: Collection[str],
    parts: Callable[[str], tuple[Part, ...]],
) -> tuple[ChronicleArt, ...]:
    """The lines grouped by turns: newest turn first, and in it, below the heading, newest line
    first."""
    turns: list[list[ChronicleArt]] = [[]]
    for one in lines:
        heading = one.text in headings
        if heading:
            turns.append([])
        turns[-1].append(ChronicleArt(one.number, heading, parts(one.text)))
    found: list[ChronicleArt] = []
    for turn in reversed(turns):
        begun = 1 if turn and turn[0].heading else 0
        found += turn[:begun]
        found += reversed(turn[begun:])
    return tuple(found)


def any_of(names: Iterable[str]) -> str:
    """A regular expression for any of these names; longer ones match first."""
    return "|".join(map(re.escape, sorted(set(names), key=len, reverse=True)))


def set_off(text: str, names: re.Pattern[str]) -> tuple[Part, ...]:
    """Split a sentence into parts; names are strong."""
    found: list[Part] = []
    end = 0
    for match in names.finditer(text):
        if match.start() > end:
            found.append(Part(text[end : match.start()], False))
        found.append(Part(match[0], True))
        end = match.end()
    if end < len(text):
        found.append(Part(text[end:], False))
    return tuple(found)
