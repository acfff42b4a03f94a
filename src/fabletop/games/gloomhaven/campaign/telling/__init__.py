"""How things of the campaign read."""

from .describe import describe
from .names import names
from .texts import text_of
from .voice import TownVoice

__all__ = ["TownVoice", "describe", "names", "text_of"]
