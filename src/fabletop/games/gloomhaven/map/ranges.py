"""Range: steps between hexes around walls, whatever stands or lies on them (section 5.5)."""

from __future__ import annotations

from ....kernel.hexes import Hex
from .cells import Cell, Cells, Ground

FAR = 1 << 12  # GH-LOS-11: where no way leads, out of every range


def ranges_from(ground: Ground, start: Cell) -> tuple[int, ...]:
    """GH-LOS-10: the range from one cell to every cell; figures and terrain do not matter."""
    known = ground.ranges[start]
    if known:
        return known
    near = ground.near
    found = [FAR] * len(ground.hexes)
    found[start] = 0
    edge, steps = [start], 0
    while edge:
        steps += 1
        further = []
        for cell in edge:
            for other in near[cell]:
                if found[other] == FAR:
                    found[other] = steps
                    further.append(other)
        edge = further
    ground.ranges[start] = known = tuple(found)
    return known


def within(ground: Ground, start: Cell, reach: int) -> Cells:
    """All cells at most so far from one, itself included."""
    known = ground.rings.get((start, reach))
    if known is None:
        known = 0
        for cell, steps in enumerate(ranges_from(ground, start)):
            if steps <= reach:
                known |= 1 << cell
        ground.rings[start, reach] = known
    return known


def beside(ground: Ground, start: Cell) -> Cells:
    """The adjacent cells: those at range 1."""
    return within(ground, start, 1) & ~(1 << start)


def distance(ground: Ground, a: Hex, b: Hex) -> int:
    """The range between two hexes of the map; `FAR` where no way leads."""
    return ranges_from(ground, ground.index[a])[ground.index[b]]


def adjacent(ground: Ground, a: Hex, b: Hex) -> bool:
    """Are two hexes neighbours with no wall between them?"""
    return ground.index[b] in ground.near[ground.index[a]]
