"""Views: what each seat sees of a table."""

from .build import table_view
from .hidden import hidden
from .models import (
    ActiveView,
    DeckView,
    FigureView,
    HeroView,
    ItemView,
    PlaceView,
    TableView,
    TileView,
    TurnView,
)

__all__ = [
    "ActiveView",
    "DeckView",
    "FigureView",
    "HeroView",
    "ItemView",
    "PlaceView",
    "TableView",
    "TileView",
    "TurnView",
    "hidden",
    "table_view",
]
