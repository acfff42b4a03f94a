"""The chronicle: turns with their summaries, the names of things set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache, partial

from ....kernel.words import Say
from ....tablekit.chronicle import Opening, Reading, any_of, in_turns, set_off
from ....tablekit.models import Part, TurnArt
from ....tablekit.shown import Written
from ..library import library
from ..views.models import TableView

WEIGHTS = {
    "goal-reached": 9,
    "died": 8,
    "died-in-combat": 8,
    "peril-slain": 8,
    "quest-fulfilled": 7,
    "beaten": 7,
    "withdrew": 6,
    "quest-failed": 6,
    "confronts": 5,
    "reputation-gained": 5,
    "learned": 4,
    "bought": 4,
    "sold": 3,
    "mined": 3,
    "placed-tile": 2,
    "entered": 1,
    "trades": 1,
}


def chronicle(
    lines: Sequence[Written], view: TableView, say: Say, *, whole: bool = False
) -> tuple[TurnArt, ...]:
    seats = {player.hero: player.seat for player in view.players if player.hero}
    reading = Reading(partial(opening, seats, say), partial(parts, say.language), WEIGHTS)
    return in_turns(lines, reading, whole=whole)


def opening(seats: dict[str, int], say: Say, line: Written) -> Opening | None:
    """The line with which a round or a turn begins."""
    if line.id == "round":
        return Opening(say("web-round", round=line.args["number"]))
    if line.id == "turn":
        who = str(line.args["who"])
        return Opening("", say.name(who), seats.get(who))
    return None


@cache
def names() -> re.Pattern[str]:
    """The names of tiles, monsters, cards, quests and heroes."""
    box = library()
    kinds = (box.tile_designs, box.monsters, box.elites, box.powers, box.quests, box.bounties)
    found = [one.name for kind in kinds for one in kind.values()]
    found += [one.name for one in box.heroes.values()]
    found += [one.name for one in box.map_tiles.values()]
    return re.compile(any_of(found))


@lru_cache(maxsize=8000)
def parts(language: str, text: str) -> tuple[Part, ...]:
    return set_off(text, names()) if language == "en" else (Part(text, False),)
