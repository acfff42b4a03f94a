"""Bounds of numbers in a state, as annotations for `session.inspect`::

Seat: TypeAlias = Annotated[int, SEAT]
anchors: Annotated[list[int], Within(0, 1_000_000)]
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Within:
    """The least and the most that the numbers of a field can be; also those that are keys."""

    least: int
    most: int


@dataclass(frozen=True)
class IsSeat:
    """The number of a seat, or -1 for nobody."""


SEAT = IsSeat()
