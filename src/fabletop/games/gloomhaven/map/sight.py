"""GH-LOS-12: line of sight in exact integers (sections 5.3 and 5.4).

Coordinates are scaled by three, so every corner of every hex is a whole point: those with x equal
to y modulo 3 are middles (remainder 0) and corners (remainder 1 or 2). A sight line touches a wall
if it passes through an end of it or crosses it, so a wall is remembered as three marks: its two
ends and its middle, all doubled to stay whole, each packed into one number. The marks that a line
meets depend only on its direction, its length and the kind of corner it starts from.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import gcd
from typing import TypeAlias

from ....kernel.hexes import DIRECTIONS, Hex, neighbours
from .cells import UNKNOWN, Cell, Cells, Ground, each

Corner: TypeAlias = tuple[int, int]
Mark: TypeAlias = int

_CORNERS: tuple[Corner, ...] = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
_EDGES: tuple[Corner, ...] = ((-2, 1), (1, -2), (1, 1))  # from a corner of remainder 1
_ROW = 1 << 20


def sees(ground: Ground, a: Hex, b: Hex) -> bool:
    """GH-LOS-01: does some line from a corner of one to a corner of the other touch no wall?"""
    return bool(sight_from(ground, ground.index[a]) >> ground.index[b] & 1)


def sight_from(ground: Ground, start: Cell) -> Cells:
    """All cells in line of sight of one, itself included."""
    known = ground.sight[start]
    if known != UNKNOWN:
        return known
    walls = _wall_marks(ground)
    if not ground.open_corners:
        ground.open_corners.extend(tuple(_open_corners(at, walls)) for at in ground.hexes)
    seen = 1 << start
    for other, row in enumerate(ground.sight):
        if row != UNKNOWN:  # GH-LOS-04: sight is symmetric
            seen |= (row >> start & 1) << other
        elif _clear(ground.open_corners[start], ground.open_corners[other], walls):
            seen |= 1 << other
    ground.sight[start] = seen
    return seen


def corners(at: Hex) -> tuple[Corner, ...]:
    """The six corners of a hex, clockwise."""
    x, y = 3 * at[0], 3 * at[1]
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS)


def wall_edges(ground: Ground) -> Iterator[tuple[Corner, Corner]]:
    """GH-LOS-02: only walls block: map edges, closed doors, walls between two cells."""
    solid = {at for cell in ground.hexes for at in neighbours(cell) if at not in ground}
    solid.update(at for at in ground.closed if at in ground)
    for at in sorted(solid):
        points = corners(at)
        for number in range(6):
            yield points[number - 1], points[number]
    for a, b in sorted(ground.walls):
        points = corners(a)
        number = DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))
        yield points[number - 1], points[number]


def _wall_marks(ground: Ground) -> frozenset[Mark]:
    if ground.wall_marks is None:
        marks: set[Mark] = set()
        for a, b in wall_edges(ground):
            marks |= {_mark(2 * a[0], 2 * a[1]), _mark(2 * b[0], 2 * b[1])}
            marks.add(_mark(a[0] + b[0], a[1] + b[1]))
        ground.wall_marks = frozenset(marks)
    return ground.wall_marks


def _mark(x: int, y: int) -> Mark:
    return x * _ROW + y


def _open_corners(at: Hex, walls: frozenset[Mark]) -> Iterator[Corner]:
    for x, y in corners(at):
        if _mark(2 * x, 2 * y) not in walls:  # a corner that touches a wall cannot be used
            yield x, y


def _clear(these: tuple[Corner, ...], those: tuple[Corner, ...], walls: frozenset[Mark]) -> bool:
    for a in these:
        for b in those:
            if a == b:
                return True
            (px, py), (qx, qy) = (a, b) if a < b else (b, a)
            start = _mark(2 * px, 2 * py)
            marks = _met(px % 3, qx - px, qy - py)
            if walls.isdisjoint([start + mark for mark in marks]):
                return True
    return False


@lru_cache(maxsize=1 << 16)
def _met(kind: int, dx: int, dy: int) -> tuple[Mark, ...]:
    """The marks strictly inside a line from a corner of that remainder, relative to its start."""
    return (*_corners_on(kind, dx, dy), *_edges_crossed(kind, dx, dy))


def _corners_on(kind: int, dx: int, dy: int) -> Iterator[Mark]:
    pieces = gcd(dx, dy)
    for number in range(1, pieces):
        x, y = dx // pieces * number, dy // pieces * number
        if (x - y) % 3 == 0 and (kind + x) % 3:
            yield _mark(2 * x, 2 * y)


def _edges_crossed(kind: int, dx: int, dy: int) -> Iterator[Mark]:
    widest = max(abs(dx * vy - dy * vx) for vx, vy in _EDGES)
    low, high = min(0, dy) - 2, max(0, dy) + 2
    for x in range(-2, dx + 3):
        if (kind + x) % 3 != 1:
            continue
        first, last = low, high
        if dx:  # only corners near the line
            first = max(low, (dy * x - widest) // dx)
            last = min(high, -((-dy * x - widest) // dx))
        for y in range(first + (x - first) % 3, last + 1, 3):
            side = dx * y - dy * x
            for vx, vy in _EDGES:
                if side * (side + dx * vy - dy * vx) >= 0:
                    continue
                start = vy * x - vx * y
                if start * (start + vx * dy - vy * dx) < 0:
                    yield _mark(2 * x + vx, 2 * y + vy)


def all_pairs(ground: Ground) -> Iterator[tuple[Hex, Hex]]:
    """Every pair of different hexes that see each other, each once."""
    for cell, at in enumerate(ground.hexes):
        for other in each(sight_from(ground, cell) >> (cell + 1) << (cell + 1)):
            yield at, ground.hexes[other]
