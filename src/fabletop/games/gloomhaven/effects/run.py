"""All runs of the vocabulary: importing this module registers them."""

from __future__ import annotations

from . import run_bonuses, run_bosses, run_cards, run_figures, run_moves, run_terrain
from .registry import effects

__all__ = [
    "effects",
    "run_bonuses",
    "run_bosses",
    "run_cards",
    "run_figures",
    "run_moves",
    "run_terrain",
]
