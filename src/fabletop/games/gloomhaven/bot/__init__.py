"""Position evaluation for bots."""

from __future__ import annotations

from .evaluate import evaluate

__all__ = ["evaluate"]
