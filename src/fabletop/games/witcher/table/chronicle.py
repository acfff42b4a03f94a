"""The game log on the page: turns as headings, names of things set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from ....kernel.words import Say
from ....tablekit.chronicle import any_of, by_turns, set_off
from ....tablekit.models import ChronicleArt, Part
from ....tablekit.shown import Written
from ..library import library
from ..terms import SCHOOLS
from ..views.models import TableView

ROUNDS_BACK = 8


def chronicle(lines: Iterable[Written], view: TableView, say: Say) -> tuple[ChronicleArt, ...]:
    headings = {
        heading(number, player.school, say)
        for number in range(max(1, view.round - ROUNDS_BACK), view.round + 1)
        for player in view.players
        if player.school
    }
    return by_turns(lines, headings, parts)


@lru_cache(maxsize=4096)
def heading(number: int, school: str, say: Say) -> str:
    """The line with which a turn begins."""
    return say("turn-began", round=number, who=school)


@cache
def names() -> re.Pattern[str]:
    """The names of cards, places, monsters and potions."""
    box = library()
    kinds = (box.cards, box.monsters, box.potion_designs, box.explorations)
    found = [one.name for kind in kinds for one in kind.values()]
    found += [one.name for one in box.places.values()]
    found += [one.name for one in box.events.values()]
    schools = {one.capitalize() for one in SCHOOLS}  # a monster may be called like a school
    return re.compile(any_of(name for name in found if name not in schools))


@lru_cache(maxsize=4096)
def parts(text: str) -> tuple[Part, ...]:
    return set_off(text, names())
