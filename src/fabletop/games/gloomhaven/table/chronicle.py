"""View-model of the log: the turns of each figure, names set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, partial

from ....kernel.words import Say
from ....tablekit.chronicle import Opening, Reading, any_of, in_turns, set_off
from ....tablekit.models import Part, TurnArt
from ....tablekit.shown import Written
from ..library import library
from ..views import TableView
from .naming import hero_name

WEIGHTS = {
    "outcome": 9,
    "exhausted": 8,
    "died": 8,
    "door-opened": 7,
    "sprang-trap": 6,
    "damage": 5,
    "healed": 5,
    "condition": 4,
    "summoned": 4,
    "treasure": 4,
    "looted": 4,
    "walked": 3,
    "plays": 3,
    "basic": 3,
    "rested": 3,
    "gained-shield": 2,
    "no-focus": 1,
}


def chronicle(
    lines: Sequence[Written], view: TableView, say: Say, *, whole: bool = False
) -> tuple[TurnArt, ...]:
    seats = {hero.type: seat for seat, hero in enumerate(view.heroes) if hero.type}
    given = tuple((say.name(one.type), hero_name(one, say)) for one in view.heroes if one.name)
    reading = Reading(partial(opening, seats, say), partial(parts, say, given=given), WEIGHTS)
    return in_turns(lines, reading, whole=whole)


def opening(seats: dict[str, int], say: Say, line: Written) -> Opening | None:
    """The line with which a round or the turn of a figure begins."""
    if line.id == "round":
        return Opening(say("web-round", round=line.args["number"]))
    if line.id == "turn-of":
        who = str(line.args["who"])
        return Opening("", say.name(who), seats.get(who))
    return None


@lru_cache(maxsize=8)
def names(say: Say) -> re.Pattern[str]:
    """The names of heroes, cards, monsters and items; monsters have numbers."""
    box = library()
    kinds = (box.classes, box.cards, box.monsters, box.bosses, box.items, box.summons)
    return re.compile(rf"(?:{any_of(say.name(id) for kind in kinds for id in kind)})(?: \d+)?")


@lru_cache(maxsize=8192)
def parts(say: Say, text: str, given: tuple[tuple[str, str], ...] = ()) -> tuple[Part, ...]:
    """The sentence in parts; heroes go by the names that a campaign gave them."""
    known = dict(given)
    return tuple(
        Part(known.get(one.text, one.text), one.strong) for one in set_off(text, names(say))
    )
