"""How good a position looks to one seat: what the bots look at."""

from __future__ import annotations

from .evaluate import evaluate
from .foresight import foresee

__all__ = ["evaluate", "foresee"]
