"""Whom an event concerns (section 2.5.13): who acted, and with which unit."""

from __future__ import annotations

from ..effects.measures import UnitFilter
from ..state import Player, Side, Table
from .events import IN_BATTLE, OF_A_UNIT, Event
from .filters import has_unit_on_map
from .units import fits


def unit_fits(game: Table, player: Player, wanted: UnitFilter, event: Event) -> bool:
    """Is there a unit such as the text speaks of? Which one is meant depends on the window."""
    if event.window in OF_A_UNIT:
        return fits(event.unit, wanted)
    battle = game.state.battle
    if event.window in IN_BATTLE:
        if battle is None:
            return False
        return any(
            where == battle.at and fits(unit, wanted) for unit, where in player.units.items()
        )
    if event.window == "battle-pending":
        return any(
            where == event.here and fits(unit, wanted) for unit, where in player.units.items()
        )
    return wanted == "any" or has_unit_on_map(player, wanted)


def concerns(game: Table, player: Player, who: str, event: Event) -> bool:
    """EL-GEN-11, EL-VAR-TEAM-7: is the one who acted the one the text speaks of?"""
    if who == "anyone" or event.actor is None:
        return True
    if who == "you":
        return event.actor is player
    seat = event.actor.seat
    return seat not in (player.seat, game.state.mate(player.seat))


def side_of_player(game: Table, player: Player) -> Side | None:
    battle = game.state.battle
    if battle is None:
        return None
    return next((one for one in battle.sides if one.seat == player.seat), None)
