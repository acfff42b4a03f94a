"""What a position is worth to a seat, for bots."""

from . import effects  # noqa: F401 it registers what effects are worth
from .evaluate import evaluate

__all__ = ["evaluate"]
