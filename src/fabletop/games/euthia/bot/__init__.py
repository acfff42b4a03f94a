"""How good a position looks to one seat: what the bots look at."""

from __future__ import annotations

from .foresight import foresee
from .judging import evaluate

__all__ = ["evaluate", "foresee"]
