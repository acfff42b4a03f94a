"""Events: what has just happened or is about to, and whom it concerns (section 2.5.13)."""

from __future__ import annotations

import msgspec

from ..effects.measures import UnitFilter
from ..state import Place, Player, Side, Table
from .aim import has_unit_on_map
from .units import fits

# Windows whose filters speak of the unit of the event
OF_A_UNIT = ("placed", "rush", "action", "underworld")
IN_BATTLE = ("join", "dice", "rolled", "won", "remove")
WAITED = ("rush",)  # hands are asked at once, whoever's turn it is
# Cards may answer until the end of the turn, so that nobody is asked because of his hand
ECHOING = ("placed", "underworld", "card-gained", "dwell")


class Event(msgspec.Struct, frozen=True):
    """Something that has just happened, or is about to: who, where, which unit, which element."""

    window: str
    actor: Player | None = None
    here: Place = -1
    unit: str = ""
    element: str = ""


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
