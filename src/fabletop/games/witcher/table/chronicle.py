"""The chronicle: turns as headings, the names of things set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Protocol

from ....kernel.words import Say
from ..library import library
from ..views import TableView
from .shapes import LineArt, Part

ROUNDS_BACK = 8


class Written(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def text(self) -> str: ...


def chronicle(lines: Iterable[Written], view: TableView, say: Say) -> tuple[LineArt, ...]:
    """Turn by turn, the newest turn first, and under its heading the newest line first."""
    headings = {
        heading(number, player.school, say)
        for number in range(max(1, view.round - ROUNDS_BACK), view.round + 1)
        for player in view.players
        if player.school
    }
    turns: list[list[LineArt]] = [[]]
    for one in lines:
        if one.text in headings:
            turns.append([])
        turns[-1].append(LineArt(one.number, one.text in headings, parts(one.text)))
    return tuple(
        line
        for turn in reversed(turns)
        for line in sorted(turn, key=lambda one: (not one.heading, -one.number))
    )


_HEADINGS: dict[tuple[int, str, str], str] = {}


def heading(number: int, school: str, say: Say) -> str:
    """The line with which a turn begins."""
    key = (number, school, say.language)
    if key not in _HEADINGS:
        _HEADINGS[key] = say("turn-began", round=number, who=school)
    return _HEADINGS[key]


@cache
def names() -> re.Pattern[str]:
    """The names of cards, places, monsters and potions; the longest first."""
    box = library()
    kinds = (box.cards, box.monsters, box.potion_designs, box.explorations)
    found = {one.name for kind in kinds for one in kind.values()}
    found |= {one.name for one in box.places.values()}
    found |= {one.name for one in box.events.values()}
    return re.compile("|".join(map(re.escape, sorted(found, key=len, reverse=True))))


@lru_cache(maxsize=4096)
def parts(text: str) -> tuple[Part, ...]:
    found: list[Part] = []
    end = 0
    for match in names().finditer(text):
        if match.start() > end:
            found.append(Part(text[end : match.start()], False))
        found.append(Part(match[0], True))
        end = match.end()
    if end < len(text):
        found.append(Part(text[end:], False))
    return tuple(found)
