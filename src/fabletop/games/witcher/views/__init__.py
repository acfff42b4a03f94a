"""What each seat sees, and which cards are hidden from whom."""

from .build import table_view
from .hidden import hidden

__all__ = ["hidden", "table_view"]
