"""The peer we measure ourselves by: catanatron, Catan in Python, played by its random players.

A decision of theirs is one action taken, also where only one was open; of ours only those with a
choice count, so the comparison does not flatter us.
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
    """One game of four random players; the number of actions they took."""
    game = _game(seed)
    game.play()
    return len(game.state.actions)


def copies(count: int, apart: int = 7) -> list[float]:
    """Seconds per copy at positions spread over random games."""
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
