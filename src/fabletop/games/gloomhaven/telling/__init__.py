"""Texts: card texts rendered from records, names, and the table in plain lines."""

from .describe import describe
from .names import names
from .texts import text_of

__all__ = ["describe", "names", "text_of"]
