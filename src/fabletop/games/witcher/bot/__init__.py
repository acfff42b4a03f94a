"""What a position is worth to a seat, for bots."""

from .evaluate import evaluate

__all__ = ["evaluate"]
