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


class Written(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def text(self) -> str: ...


def chronicle(lines: Iterable[Written], view: TableView, say: Say) -> tuple[LineArt, ...]:
    """Turn by turn, the newest turn first, and under its heading the newest line first."""
    headings = {heading(one.hero, say) for one in view.players if one.hero}
    turns: list[list[LineArt]] = [[]]
    for one in lines:
        if one.text in headings:
            turns.append([])
        turns[-1].append(line(one.number, one.text, one.text in headings, say.language))
    return tuple(
        line
        for turn in reversed(turns)
        for line in sorted(turn, key=lambda one: (not one.heading, -one.number))
    )


@lru_cache(maxsize=60)
def heading(hero: str, say: Say) -> str:
    """The line with which a turn begins."""
    return say("turn", who=hero)


@lru_cache(maxsize=8000)
def line(number: int, text: str, first: bool, language: str) -> LineArt:
    return LineArt(number, first, parts(text, language))


@cache
def names() -> re.Pattern[str]:
    """The names of tiles, monsters, cards, quests and heroes; the longest first."""
    box = library()
    kinds = (box.tile_designs, box.monsters, box.elites, box.powers, box.quests, box.bounties)
    found = {one.name for kind in kinds for one in kind.values()}
    found |= {one.name for one in box.heroes.values()}
    found |= {one.name for one in box.map_tiles.values()}
    return re.compile("|".join(map(re.escape, sorted(found, key=len, reverse=True))))


@lru_cache(maxsize=8000)
def parts(text: str, language: str) -> tuple[Part, ...]:
    if language != "en":
        return (Part(text, False),)
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
