"""Where hexes lie in the drawing: pointed ones, 40 units from the middle to a corner."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ....kernel.hexes import Hex

WIDE = 69.28  # from one hex to the next in a row
ROW = 60
CORNERS = ((0, -40), (34.64, -20), (34.64, 20), (0, 40), (-34.64, 20), (-34.64, -20))
# across the edge from each corner to the next
ACROSS: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def at(hex: Hex) -> tuple[int, int]:
    q, r = hex
    return round(WIDE * (q + r / 2)), ROW * r


def middle(anchor: Hex) -> tuple[int, int]:
    """Where the three hexes of a tile meet: the centre of a special tile."""
    x, y = at(anchor)
    return x + 35, y + 20


def tile_hexes(anchor: Hex) -> tuple[Hex, Hex, Hex]:
    q, r = anchor
    return (q, r), (q + 1, r), (q, r + 1)


@lru_cache(maxsize=2000)
def around(hex: Hex) -> tuple[Hex, ...]:
    q, r = hex
    return (hex, *((q + dq, r + dr) for dq, dr in ACROSS))


@lru_cache(maxsize=2000)
def outline(hexes: tuple[Hex, ...]) -> str:
    """The edges between these hexes and all others, as one path."""
    inside = set(hexes)
    drawn = []
    for q, r in hexes:
        x, y = WIDE * (q + r / 2), ROW * r
        for corner, (dq, dr) in enumerate(ACROSS):
            if (q + dq, r + dr) not in inside:
                x1, y1 = CORNERS[corner]
                x2, y2 = CORNERS[(corner + 1) % 6]
                drawn.append(f"M{x + x1:.0f} {y + y1:.0f}L{x + x2:.0f} {y + y2:.0f}")
    return "".join(drawn)


@lru_cache(maxsize=2000)
def solid(hex: Hex) -> str:
    """A hex as a closed path."""
    x, y = at(hex)
    return "M" + "L".join(f"{x + dx:.0f} {y + dy:.0f}" for dx, dy in CORNERS) + "z"


def bounds(points: Iterable[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Left, top, right, bottom."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
