"""The peer of the benchmarks: catanatron, Catan in Python, with its random players.

A decision of catanatron is every action taken, even a forced one; of our games only unforced
decisions count, so the comparison does not favour us.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from .timing import ANSWERS, timed


@cache
def _catanatron() -> Any:
    return import_module("catanatron")


def installed() -> bool:
    try:
        _catanatron()
    except ImportError:
        return False
    return True


def _game(seed: int) -> Any:
    module = _catanatron()
    colours = list(module.Color)
    return module.Game([module.RandomPlayer(colour) for colour in colours], seed=seed + 1)


def random_game(seed: int) -> int:
    """Play a game of four random players; returns the number of actions."""
    game = _game(seed)
    game.play()
    return len(game.state.actions)


def copy_times(count: int, apart: int = 7) -> list[float]:
    """Seconds per copy, at positions of random games."""
    spent: list[float] = []
    seed = 0
    while len(spent) < count:
        game = _game(seed)
        seed += 1
        tick = 0
        while len(spent) < count and game.winning_color() is None and game.state.num_turns < 1000:
            if tick % apart == 0:
                spent.append(timed(game.copy, ANSWERS))
            game.play_tick()
            tick += 1
    return spent
