"""How things of this game read: texts of cards and tiles from their records."""

from .texts import text_of

__all__ = ["text_of"]
