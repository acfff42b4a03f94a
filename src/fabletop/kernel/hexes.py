"""Hexes in axial coordinates: the few things every hex map needs.

A hex is ``(q, r)``; drawn pointy-top with y downwards its middle lies at x = √3·(q + r/2),
y = 3/2·r. Directions go clockwise from the east.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def step(at: Hex, direction: int) -> Hex:
    """The neighbour in a direction; 0 is east, 3 is west.

    >>> step((2, 0), 4)
    (2, -1)
    """
    q, r = DIRECTIONS[direction % 6]
    return at[0] + q, at[1] + r


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around one, clockwise from the east."""
    q, r = at
    return (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)


def distance(a: Hex, b: Hex) -> int:
    """Steps between two hexes when nothing is in the way.

    >>> distance((0, 0), (2, -1))
    2
    """
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(at: Hex, turns: int = 1) -> Hex:
    """The hex after so many sixths of a clockwise turn around ``(0, 0)``.

    >>> turned((2, 0)), turned((2, 0), 3)
    ((0, 2), (-2, 0))
    """
    q, r = at
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def mirrored(at: Hex) -> Hex:
    """The hex seen in a mirror along the line q = r."""
    return at[1], at[0]


def flood(start: Iterable[Hex], open_to: Callable[[Hex], Iterable[Hex]]) -> dict[Hex, int]:
    """Steps from the nearest of some hexes to every hex they lead to, nearest first."""
    reached = dict.fromkeys(start, 0)
    edge = list(reached)
    steps = 0
    while edge:
        steps += 1
        further = []
        for at in edge:
            for near in open_to(at):
                if near not in reached:
                    reached[near] = steps
                    further.append(near)
        edge = further
    return reached
