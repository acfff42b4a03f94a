"""Area patterns: their orientations and where they can be laid (GH-AOE)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from ....kernel.hexes import Hex, mirrored, turned
from .cells import Cell, Cells, Ground

Pattern: TypeAlias = tuple[Hex, ...]


@lru_cache(maxsize=512)
def orientations(pattern: Pattern) -> tuple[Pattern, ...]:
    """GH-AOE-01: all rotations and mirrorings, duplicates left out; `(0, 0)` stays in place."""
    found: dict[Pattern, None] = {}
    for flipped in (pattern, tuple(mirrored(at) for at in pattern)):
        for turns in range(6):
            found[tuple(sorted(turned(at, turns) for at in flipped))] = None
    return tuple(found)


@lru_cache(maxsize=512)
def shapes(pattern: Pattern) -> tuple[Pattern, ...]:
    """The orientations of a free pattern, each moved so that its first hex is `(0, 0)`."""
    found: dict[Pattern, None] = {}
    for one in orientations(pattern):
        q, r = one[0]
        found[tuple((at[0] - q, at[1] - r) for at in one)] = None
    return tuple(found)


@lru_cache(maxsize=512)
def placements(pattern: Pattern, melee: bool) -> tuple[Pattern, ...]:
    """All ways to hold a pattern: around the attacker, or by any of its own hexes."""
    if melee:
        return orientations(pattern)
    held: dict[Pattern, None] = {}
    for one in shapes(pattern):
        for q, r in one:
            held[tuple((at[0] - q, at[1] - r) for at in one)] = None
    return tuple(held)


def laid_around(ground: Ground, pattern: Pattern, cell: Cell) -> tuple[Cells, ...]:
    """GH-AOE-02: the hexes of the map covered by a melee pattern around an attacker there."""
    known = ground.patterns.get(pattern)
    if known is None:
        known = ground.patterns[pattern] = [None] * len(ground.hexes)
    found = known[cell]
    if found is None:
        q, r = ground.hexes[cell]
        laid = dict.fromkeys(
            ground.cells((q + dq, r + dr) for dq, dr in one) for one in orientations(pattern)
        )
        laid.pop(0, None)
        found = known[cell] = tuple(laid)
    return found


def lays_onto(ground: Ground, pattern: Pattern, cell: Cell) -> Cells:
    """From where a melee pattern can be laid onto a hex."""
    q, r = ground.hexes[cell]
    return ground.cells((q - dq, r - dr) for dq, dr in _offsets(pattern))


@lru_cache(maxsize=512)
def _offsets(pattern: Pattern) -> Pattern:
    return tuple(dict.fromkeys(at for one in orientations(pattern) for at in one))


def laid_over(ground: Ground, pattern: Pattern, hexes: Iterable[Hex]) -> tuple[Cells, ...]:
    """GH-AOE-03: the hexes of the map covered by a free pattern that covers one of some hexes.

    GH-AOE-04: the rest of the pattern may lie on walls or off the map.
    """
    laid: dict[Cells, None] = {}
    for q, r in hexes:
        for one in placements(pattern, melee=False):
            laid[ground.cells((q + dq, r + dr) for dq, dr in one)] = None
    return tuple(laid)
