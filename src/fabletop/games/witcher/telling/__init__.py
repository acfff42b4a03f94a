"""Text rendering: card texts from their records, the table in plain lines."""

from .describe import describe
from .texts import text_of

__all__ = ["describe", "text_of"]
