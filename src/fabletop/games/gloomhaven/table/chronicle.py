"""The chronicle: rounds as headings, the names of things set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from ....kernel.words import Say
from ..library import library
from ..views import TableView
from .shapes import ChronicleArt, Part


class Written(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def text(self) -> str: ...


def chronicle(lines: Iterable[Written], view: TableView, say: Say) -> tuple[ChronicleArt, ...]:
    """Round by round, the newest first, and under its heading the newest line first."""
    headings = {say("round", number=number) for number in range(1, view.round + 1)}
    rounds: list[list[ChronicleArt]] = [[]]
    for one in lines:
        if one.text in headings:
            rounds.append([])
        rounds[-1].append(ChronicleArt(one.number, one.text in headings, parts(one.text, say)))
    return tuple(
        line
        for one in reversed(rounds)
        for line in sorted(one, key=lambda line: (not line.heading, -line.number))
    )


@lru_cache(maxsize=8)
def names(say: Say) -> re.Pattern[str]:
    """The names of heroes, cards, monsters and items; the longest first."""
    box = library()
    kinds = (box.classes, box.cards, box.monsters, box.bosses, box.items, box.summons)
    found = {say.name(id) for kind in kinds for id in kind}
    longest = sorted(found, key=len, reverse=True)
    return re.compile(rf"(?:{'|'.join(map(re.escape, longest))})(?: \d+)?")


@lru_cache(maxsize=8192)
def parts(text: str, say: Say) -> tuple[Part, ...]:
    found: list[Part] = []
    end = 0
    for match in names(say).finditer(text):
        if match.start() > end:
            found.append(Part(text[end : match.start()], False))
        found.append(Part(match[0], True))
        end = match.end()
    if end < len(text):
        found.append(Part(text[end:], False))
    return tuple(found)
