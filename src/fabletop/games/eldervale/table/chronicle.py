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

ROUNDS_BACK = 12


class Written(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def text(self) -> str: ...


def chronicle(lines: Iterable[Written], view: TableView, say: Say) -> tuple[LineArt, ...]:
    """Turn by turn, the newest turn first, and under its heading the newest line first."""
    if say.language not in _NAMES:
        _NAMES[say.language] = names(say)
    headings = {
        heading(number, player.faction, say)
        for number in range(max(1, view.round - ROUNDS_BACK), view.round + 1)
        for player in view.players
        if player.faction
    }
    turns: list[list[LineArt]] = [[]]
    for one in lines:
        if one.text in headings:
            turns.append([])
        turns[-1].append(LineArt(one.number, one.text in headings, parts(one.text, say.language)))
    return tuple(
        line
        for turn in reversed(turns)
        for line in sorted(turn, key=lambda one: (not one.heading, -one.number))
    )


_HEADINGS: dict[tuple[int, str, str], str] = {}
_NAMES: dict[str, re.Pattern[str]] = {}


def heading(number: int, faction: str, say: Say) -> str:
    """The line with which a turn begins."""
    key = (number, faction, say.language)
    if key not in _HEADINGS:
        _HEADINGS[key] = say("turn-began", round=number, who=faction)
    return _HEADINGS[key]


@cache
def named() -> tuple[str, ...]:
    box = library()
    kinds = (box.adventures, box.magic, box.monsters, box.realms, box.landmarks, box.factions,
             box.mercenaries, box.hoard, box.start_designs)  # fmt: skip
    return tuple(id for kind in kinds for id in kind)


def names(say: Say) -> re.Pattern[str]:
    """The names of cards, realms and monsters; the longest first."""
    found = {say.name(id) for id in named()}
    return re.compile("|".join(map(re.escape, sorted(found, key=len, reverse=True))))


@lru_cache(maxsize=4096)
def parts(text: str, language: str) -> tuple[Part, ...]:
    found: list[Part] = []
    end = 0
    pattern = _NAMES.get(language)
    for match in pattern.finditer(text) if pattern is not None else ():
        if match.start() > end:
            found.append(Part(text[end : match.start()], False))
        found.append(Part(match[0], True))
        end = match.end()
    if end < len(text):
        found.append(Part(text[end:], False))
    return tuple(found)
