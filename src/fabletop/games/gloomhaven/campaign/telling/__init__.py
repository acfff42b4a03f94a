"""How things of the campaign read."""

from .lines import describe
from .names import names
from .texts import text_of

__all__ = ["describe", "names", "text_of"]
