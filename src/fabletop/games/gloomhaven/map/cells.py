"""The revealed hexes and the walls between them, as one immutable value (section 5.2).

Cells are numbered; sets of cells are integers with one bit for each. What can be worked out from
the walls alone (range, sight) is filled in on demand by `ranges.py` and `sight.py` and stays with
the value, so keep grounds in a cache keyed by what is revealed and open, never in a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from ....kernel.hexes import Hex, neighbours

Cell: TypeAlias = int
Cells: TypeAlias = int  # a set of cells, one bit each
Wall: TypeAlias = tuple[Hex, Hex]

UNKNOWN = -1


class Ground:
    """The cells of the revealed rooms; every other hex is wall."""

    __slots__ = (
        "all",
        "beside",
        "closed",
        "hexes",
        "index",
        "near",
        "next_to",
        "open_corners",
        "patterns",
        "ranges",
        "rings",
        "sight",
        "wall_marks",
        "walls",
    )

    def __init__(
        self, cells: Iterable[Hex], walls: Iterable[Wall] = (), closed: Iterable[Hex] = ()
    ) -> None:
        self.hexes: tuple[Hex, ...] = tuple(sorted(set(cells)))
        self.index: dict[Hex, Cell] = {at: number for number, at in enumerate(self.hexes)}
        self.walls: frozenset[Wall] = frozenset(wall(a, b) for a, b in walls)
        self.closed: frozenset[Hex] = frozenset(closed)
        self.all: Cells = (1 << len(self.hexes)) - 1
        self.beside: tuple[tuple[Cell, ...], ...] = tuple(
            tuple(self._without_wall(at)) for at in self.hexes
        )
        # GH-DOOR-02: for everybody but characters a closed door is a wall.
        # GH-DOOR-11: a locked one for the characters too, which is for their rules to see to.
        self.near: tuple[tuple[Cell, ...], ...] = tuple(
            ()
            if at in self.closed
            else tuple(cell for cell in beside if self.hexes[cell] not in self.closed)
            for at, beside in zip(self.hexes, self.beside, strict=True)
        )
        self.next_to: tuple[Cells, ...] = tuple(
            sum(1 << cell for cell in near) for near in self.near
        )
        count = len(self.hexes)
        self.ranges: list[tuple[int, ...]] = [()] * count
        self.rings: dict[tuple[Cell, int], Cells] = {}
        self.sight: list[Cells] = [UNKNOWN] * count
        self.wall_marks: frozenset[int] | None = None
        self.open_corners: list[tuple[Hex, ...]] = []
        self.patterns: dict[tuple[Hex, ...], list[tuple[Cells, ...] | None]] = {}

    def _without_wall(self, at: Hex) -> Iterator[Cell]:
        # GH-MOVE-11: two hexes separated by a wall line are not adjacent
        for other in neighbours(at):
            if other in self.index and wall(at, other) not in self.walls:
                yield self.index[other]

    def __contains__(self, at: Hex) -> bool:
        return at in self.index

    def cells(self, hexes: Iterable[Hex]) -> Cells:
        """The set of those hexes that are on the map."""
        index, found = self.index, 0
        for at in hexes:
            if at in index:
                found |= 1 << index[at]
        return found

    def covered(self, at: Hex, also: tuple[Hex, ...]) -> tuple[Cell, ...]:
        """The cells of a figure, which mostly has but one (GH-SPECIAL-17)."""
        if not also:
            return (self.index[at],)
        return tuple([self.index[one] for one in (at, *also)])

    def named(self, cells: Cells) -> tuple[Hex, ...]:
        """The hexes of a set, in order."""
        return tuple(self.hexes[cell] for cell in each(cells))


def wall(a: Hex, b: Hex) -> Wall:
    """The wall between two neighbours, the same from both sides."""
    return (a, b) if a < b else (b, a)


def each(cells: Cells) -> Iterator[Cell]:
    """The members of a set, lowest first."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low
