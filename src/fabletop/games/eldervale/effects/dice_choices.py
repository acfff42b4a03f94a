"""Which dice of which side: a player is asked, a monster without a master helps itself."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.ask import Rule, pick
from ..rules.dice import comparable, name_of
from ..state import MONSTER, Side, Table
from .aim import Aim

DICE = "EL-BATTLE-10"


def untamed(aim: Aim) -> bool:
    """EL-MONSTER-8: nobody's monster acts, and nobody may decide against it."""
    return aim.side is not None and aim.side.seat == MONSTER


def choose_side(game: Table, aim: Aim, found: list[Side]) -> Rule[Side]:
    if untamed(aim):
        return max(found, key=lambda one: (comparable(one.dice), one.pool))
    options = {f"side:{name_of(game, one)}": one for one in found}
    return (yield from pick(aim.player.seat, DICE, options, about=aim.source))


def choose_dice(
    game: Table,
    aim: Aim,
    side: Side,
    number: int,
    wanted: Callable[[int], bool],
    *,
    optional: bool = False,
    highest: bool = False,
) -> Rule[list[int]]:
    """Positions of different dice of a side, chosen one by one by their faces.

    A monster takes its lowest, or the highest where that is meant.
    """
    if untamed(aim):
        places = [place for place, face in enumerate(side.dice) if wanted(face)]
        return sorted(places, key=lambda place: side.dice[place], reverse=highest)[:number]
    chosen: list[int] = []
    while len(chosen) < number:
        options: dict[str, int] = {}
        for place, face in enumerate(side.dice):
            if place not in chosen and wanted(face):
                options.setdefault(f"die:{face}", place)
        if not options:
            break
        if optional:
            options["pass"] = -1
        place = yield from pick(aim.player.seat, DICE, options, about=aim.source)
        if place < 0:
            break
        chosen.append(place)
    return chosen
