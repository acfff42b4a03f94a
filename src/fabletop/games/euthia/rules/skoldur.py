"""Skoldur and his Dwurt (EU-SKOLDUR)."""

from __future__ import annotations

from ..library import library
from ..state import Player, Table

DIE = 5  # CONST-HOPE
GAAR, DWURT = 2, 3  # CONST-GAAR


def has_dwurt(player: Player) -> bool:
    """EU-SKOLDUR-1: the board with Dwurt spaces."""
    return player.hero != "" and library().heroes[player.hero].dwurt_spaces > 0


def count_dwurt(game: Table, player: Player, number: int = 1) -> None:
    """EU-SKOLDUR-6: each Dwurt spent raises the die; EU-SKOLDUR-11: in his own turn only."""
    if has_dwurt(player) and player.seat == game.state.active:
        player.dwurt_die = min(DIE, player.dwurt_die + number)


def exchange_gaar(game: Table, player: Player) -> None:
    """EU-SKOLDUR-3: one Gaar for one Dwurt at any time, never back; the die does not count it."""
    player.gaar -= 1
    player.dwurt += 1
    game.tell("exchanged-gaar", who=player.hero)
