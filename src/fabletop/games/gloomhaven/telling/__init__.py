"""How things of this game read: card texts from their records, the table in plain lines."""

from .describe import describe
from .names import names
from .texts import text_of

__all__ = ["describe", "names", "text_of"]
