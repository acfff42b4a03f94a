"""Texts: cards and tiles from their records, and the table in plain lines."""

from .texts import text_of

__all__ = ["text_of"]
