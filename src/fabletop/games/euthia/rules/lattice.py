"""The lattice of three-hex tiles (section 4): where tiles may lie and what touches what.

A hex (q, r) and an anchor are packed into one number, so that offsets simply add.
"""

from __future__ import annotations

from typing import TypeAlias

from ....kernel.hexes import Hex, distance, neighbours

Anchor: TypeAlias = int

_WIDE = 1000
_MID = 500
LETTERS = ("A", "B", "C")
_OFFSETS: tuple[Hex, ...] = ((0, 0), (1, 0), (0, 1))  # EU-MAP-1: hexes A, B, C of a tile

# The six neighbouring tile positions, as seen on a map with pointy hexes and y downwards.
COMPASS: dict[str, Hex] = {
    "north": (1, -2),
    "north-east": (2, -1),
    "south-east": (1, 1),
    "south": (-1, 2),
    "south-west": (-2, 1),
    "north-west": (-1, -1),
}


def packed(at: Hex) -> Anchor:
    return (at[0] + _MID) * _WIDE + at[1] + _MID


def unpacked(anchor: Anchor) -> Hex:
    return anchor // _WIDE - _MID, anchor % _WIDE - _MID


def anchor_of(at: Hex) -> Hex:
    """4.2: legal anchors are exactly the hexes with (q - r) divisible by three."""
    q, r = at
    rest = (q - r) % 3
    return (q, r) if rest == 0 else ((q - 1, r) if rest == 1 else (q, r - 1))


def hexes_of(anchor: Anchor) -> tuple[Hex, Hex, Hex]:
    q, r = unpacked(anchor)
    return (q, r), (q + 1, r), (q, r + 1)


def grid_of(anchor: Anchor) -> tuple[int, int]:
    """4.2: the tile index (i, j)."""
    q, r = unpacked(anchor)
    j = (q - r) // 3
    return r + j, j


def tile_distance(one: Anchor, other: Anchor) -> int:
    """Distance of two tile positions on the grid of tiles."""
    return distance(grid_of(one), grid_of(other))


def _offset(by: Hex) -> int:
    return by[0] * _WIDE + by[1]


def _around(letter: int) -> tuple[tuple[int, int], ...]:
    """For hex A, B or C (1 to 3): offset of the anchor and letter of each of its neighbours."""
    found = []
    for near in neighbours(_OFFSETS[letter - 1]):
        anchor = anchor_of(near)
        place = _OFFSETS.index((near[0] - anchor[0], near[1] - anchor[1]))
        found.append((_offset(anchor), place + 1))
    return tuple(found)


def _touching(letter: int) -> tuple[tuple[int, str], ...]:
    """4.2: the three other tile positions that a hex touches, by compass point."""
    offsets = {offset for offset, _ in AROUND[letter] if offset}
    named = ((_offset(by), name) for name, by in COMPASS.items())
    return tuple((offset, name) for offset, name in named if offset in offsets)


AROUND: tuple[tuple[tuple[int, int], ...], ...] = ((), _around(1), _around(2), _around(3))
TOUCHING: tuple[tuple[tuple[int, str], ...], ...] = ((), _touching(1), _touching(2), _touching(3))
BESIDE: tuple[int, ...] = tuple(_offset(by) for by in COMPASS.values())
ORIGIN = packed((0, 0))
