"""Chronicle panel: turns with their summaries, names of things set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, partial

from ....kernel.words import Say
from ....tablekit.chronicle import Opening, Reading, any_of, in_turns, set_off
from ....tablekit.models import Part, TurnArt
from ....tablekit.shown import Written
from ..library import library
from ..views.models import TableView

WEIGHTS = {
    "won-battle": 8,
    "built": 7,
    "drew-realm": 6,
    "monster-defeated": 6,
    "end-triggered": 9,
    "gained-glory": 5,
    "took-orb": 5,
    "gained-card": 5,
    "revealed-quest": 5,
    "cast": 4,
    "gained-power": 4,
    "stole": 4,
    "placed": 3,
    "summoned": 3,
    "regroups": 3,
    "went-under": 2,
    "gained": 1,
}


def chronicle(
    lines: Sequence[Written], view: TableView, say: Say, *, whole: bool = False
) -> tuple[TurnArt, ...]:
    seats = {player.faction: player.seat for player in view.players if player.faction}
    reading = Reading(partial(opening, seats, say), partial(parts, say), WEIGHTS)
    return in_turns(lines, reading, whole=whole)


def opening(seats: dict[str, int], say: Say, line: Written) -> Opening | None:
    """The line with which a turn begins."""
    if line.id != "turn-began":
        return None
    who = str(line.args["who"])
    return Opening(say("web-round", round=line.args["round"]), say.name(who), seats.get(who))


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
