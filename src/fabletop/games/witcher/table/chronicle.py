"""The log on the page: turns with their summaries, names set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache, partial

from ....kernel.words import Say
from ....tablekit.chronicle import Opening, Reading, any_of, in_turns, set_off
from ....tablekit.models import Part, TurnArt
from ....tablekit.shown import Written
from ..library import library
from ..terms import SCHOOLS
from ..views.models import TableView

WEIGHTS = {
    "game-won": 9,
    "trophy": 8,
    "defeated": 7,
    "beaten": 7,
    "driven-away": 7,
    "duel-won": 7,
    "level-up": 6,
    "solved": 6,
    "meditated": 5,
    "poker-won": 5,
    "gamble-lost": 5,
    "explored": 4,
    "event": 4,
    "raised": 3,
    "bought": 3,
    "moved": 2,
    "quest": 2,
    "gained-potion": 1,
    "acted": 1,
}


def chronicle(
    lines: Sequence[Written], view: TableView, say: Say, *, whole: bool = False
) -> tuple[TurnArt, ...]:
    seats = {player.school: player.seat for player in view.players if player.school}
    reading = Reading(partial(opening, seats, say), parts, WEIGHTS)
    return in_turns(lines, reading, whole=whole)


def opening(seats: dict[str, int], say: Say, line: Written) -> Opening | None:
    """The line with which a turn begins."""
    if line.id != "turn-began":
        return None
    who = str(line.args["who"])
    return Opening(say("web-round", round=line.args["round"]), say.name(who), seats.get(who))


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
