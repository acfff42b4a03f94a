"""Fields of the map and their numbers: the only place that knows how a field is encoded.

A field is a hex or the centre of a placed tile: four times the placement number of the tile (the
start tile is 0), plus 0 for the centre of a special tile or 1, 2, 3 for its hexes A, B, C. One
integer, since fields are keys of many dictionaries of the state.

The three functions on the hottest paths leave out the calls of `Field` and `Mark`, which do
nothing but cost as much as the rest of them; `PARTS` is there for the same reason.
"""

from __future__ import annotations

from typing import NewType

Field = NewType("Field", int)
Mark = NewType("Mark", int)  # a field and a seat: where whose interaction tokens lie

NOWHERE = Field(-1)
CENTRE = 0
HEXES = (1, 2, 3)  # A, B, C

MOST_TILES = 256
PARTS = tuple((place, number) for place in range(MOST_TILES) for number in (CENTRE, *HEXES))
"""By field: the placement number of its tile, and its number there."""

_SEATS = 8


def field_of(place: int, number: int = CENTRE) -> Field:
    """A field by the placement number of its tile and its number there."""
    return place << 2 | number  # type: ignore[return-value]


def place_of(field: Field) -> int:
    """The placement number of its tile."""
    return field >> 2


def number_of(field: Field) -> int:
    """Its number on the tile: 0 for the centre, 1 to 3 for the hexes A, B, C."""
    return field & 3


def is_centre(field: Field) -> bool:
    """The centre of a special tile, not one of its hexes?"""
    return not field & 3


def hexes_on(place: int) -> tuple[Field, Field, Field]:
    """The hexes A, B, C of a placed tile."""
    base = place << 2
    return base + 1, base + 2, base + 3  # type: ignore[return-value]


def on_map(field: Field) -> bool:
    """A field at all, not `NOWHERE`?"""
    return field >= 0


def mark_of(field: Field, seat: int) -> Mark:
    """Where the interaction tokens of a seat on a field are counted."""
    return _SEATS * field + seat  # type: ignore[return-value]


def field_of_mark(mark: Mark) -> Field:
    return Field(mark // _SEATS)


def seat_of_mark(mark: Mark) -> int:
    return mark % _SEATS
