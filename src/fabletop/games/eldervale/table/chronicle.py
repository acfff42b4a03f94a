"""Chronicle panel: turns as headings, names of things set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache, partial

from ....kernel.words import Say
from ....tablekit.chronicle import any_of, by_turns, set_off
from ....tablekit.models import ChronicleArt, Part
from ....tablekit.shown import Written
from ..library import library
from ..views.models import TableView

ROUNDS_BACK = 12


def chronicle(lines: Iterable[Written], view: TableView, say: Say) -> tuple[ChronicleArt, ...]:
    headings = {
        heading(number, player.faction, say)
        for number in range(max(1, view.round - ROUNDS_BACK), view.round + 1)
        for player in view.players
        if player.faction
    }
    return by_turns(lines, headings, partial(parts, say))


@lru_cache(maxsize=4096)
def heading(number: int, faction: str, say: Say) -> str:
    """The line with which a turn begins."""
    return say("turn-began", round=number, who=faction)


@lru_cache(maxsize=8)
def names(say: Say) -> re.Pattern[str]:
    """The names of cards, realms and monsters."""
    box = library()
    kinds = (
        box.adventures,
        box.magic,
        box.monsters,
        box.realms,
        box.landmarks,
        box.factions,
        box.mercenaries,
        box.hoard,
        box.start_designs,
    )
    return re.compile(any_of(say.name(id) for kind in kinds for id in kind))


@lru_cache(maxsize=4096)
def parts(say: Say, text: str) -> tuple[Part, ...]:
    return set_off(text, names(say))
