"""Monsters come onto the map: ranks, numbers, figures."""

from __future__ import annotations

from ..library import library
from ..records import Spawn
from ..state import Figure, GloomhavenState, Table
from ..terms import Hex, Rank
from .figures import most_hp
from .memory import note_seen
from .scenarios import scenario_of


def rank_of(state: GloomhavenState, spawn: Spawn) -> Rank:
    """GH-SETUP-03: none, normal or elite by the number of characters."""
    rank = spawn.ranks[state.count - 2]
    return "" if rank == "none" else rank


def free_numbers(state: GloomhavenState, type: str) -> tuple[int, ...]:
    known = state.numbers.get(type)
    if known is None:
        known = state.numbers[type] = tuple(range(1, library().figures(type) + 1))
    return known


def put_monster(
    game: Table,
    type: str,
    rank: Rank,
    at: Hex,
    *,
    revealed: bool = False,
    spawned: bool = False,
    waits: bool = False,
    hp: int = 0,
) -> Figure | None:
    """GH-SETUP-04: a random number of the free ones; without a figure left, nothing comes."""
    state = game.state
    free = free_numbers(state, type)
    if not free:
        return None
    number = game.chance.pick("numbers", free)
    state.numbers[type] = tuple(one for one in free if one != number)
    most = most_hp(state, type, rank)
    figure = Figure(
        id=f"{type}-{number}",
        kind="monster",
        type=type,
        at=at,
        hp=min(hp, most) if hp else most,
        most=most,
        side="heroes" if type in scenario_of(state).allied else "monsters",  # GH-SPECIAL-16
        rank=rank,
        number=number,
        spawned=spawned,
        waits=waits,
        revealed=revealed,
    )
    state.figures[figure.id] = figure
    note_seen(state, type)
    return figure
