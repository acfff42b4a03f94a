"""How good a position is for a hero: what the bots look at."""

from __future__ import annotations

from .evaluate import evaluate

__all__ = ["evaluate"]
