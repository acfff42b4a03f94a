"""Levels on the power tracks: what they are worth, who leads (EL-POWER-9, EL-DOOR-2)."""

from __future__ import annotations

from ..effects.modifiers import LeadTies
from ..library import library
from ..state import Player, Table
from .standing import changes


def value(player: Player, element: str) -> int:
    """EL-POWER-9: the number printed at the level; without a token 0."""
    level = player.power.get(element, 0)
    return library().constants.power_values[level - 1] if level else 0


def sole_leader(game: Table, player: Player, element: str) -> bool:
    """EL-DOOR-2: alone highest; a player without a token there counts 0."""
    own = player.power.get(element, 0)
    if not own:
        return False
    best = 0
    for one in game.state.players:
        if one is not player:
            best = max(best, one.power.get(element, 0))
    return own > best or (own == best and bool(changes(game, player, LeadTies)))
