"""Views: what each seat sees of the table, and what stays hidden from it."""

from .build import table_view
from .hidden import hidden
from .models import TableView

__all__ = ["TableView", "hidden", "table_view"]
