"""What each seat sees: the view models, how they are built, and what stays hidden."""

from .build import table_view
from .hidden import hidden
from .models import TableView

__all__ = ["TableView", "hidden", "table_view"]
