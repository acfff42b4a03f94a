"""The Underworld (EL-UNDER)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..library import library
from ..state import GONE, UNDERWORLD, Player, Table
from .events import Event
from .resources import gain
from .units import kind_of
from .windows import fire


def send_to_underworld(game: Table, player: Player, unit: str) -> Rule[None]:
    """EL-UNDER-1: one sword for each unit put there, in battle or otherwise."""
    came_from = player.units[unit]
    player.units[unit] = UNDERWORLD  # EL-UNDER-2: until the owner regroups
    game.tell("went-under", who=player.faction, unit=kind_of(unit))
    gain(game, player, "sword")
    yield from fire(game, Event("underworld", player, came_from, unit))
    if unit in library().monsters and player.units.get(unit) == UNDERWORLD:
        # EL-MONSTER-14: then a controlled monster is defeated, control ends
        del player.units[unit]
        game.state.monsters[unit] = GONE
        game.tell("monster-defeated", monster=unit)
