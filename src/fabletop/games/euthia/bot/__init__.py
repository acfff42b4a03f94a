"""Evaluation of positions for bots."""

from __future__ import annotations

from .evaluate import evaluate
from .foresight import foresee

__all__ = ["evaluate", "foresee"]
