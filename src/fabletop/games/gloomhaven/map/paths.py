"""Path-finding: what movement costs (sections 5.5 and 5.6).

`costs_from`, `costs_to` and `ways` are for figures that avoid harm (GH-FOCUS-06) and plan with
unlimited movement. A cost is one number there: negative hexes entered first, movement points after
them, so comparing costs compares both in that order. `reach` is for characters: where their players
may lead them with so many points. Difficult hexes cost two points to enter.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ....kernel.hexes import Hex
from .cells import Cell, Cells, Ground, each
from .footing import Footing
from .ranges import FAR, ranges_from

Cost: TypeAlias = int

_HARM = 1 << 16
NEVER: Cost = 1 << 40


def harm(cost: Cost) -> int:
    """The negative hexes in a cost."""
    return cost // _HARM


def points(cost: Cost) -> int:
    """The movement points in a cost."""
    return cost % _HARM


def enter(footing: Footing, cell: Cell) -> Cost:
    """What it costs to walk into a cell, or to land on it."""
    bit = 1 << cell
    cost = 2 if footing.difficult & bit else 1  # GH-MOVE-01, GH-TERRAIN-05
    return cost + _HARM if footing.harmful & bit else cost


def costs_from(footing: Footing, starts: Iterable[Cell]) -> list[Cost]:
    """The least cost to every cell with unlimited movement; `NEVER` where no way leads."""
    if footing.gait != "walk":
        return _costs_above(footing, tuple(starts))
    begin = 0
    for cell in starts:
        begin |= 1 << cell
    return _spread(footing, begin, forward=True)


def costs_to(footing: Footing, end: Cell) -> list[Cost]:
    """The least cost from every cell to one."""
    if footing.gait != "walk":
        away = ranges_from(footing.ground, end)
        landing = _landing(footing, end)
        return [NEVER if steps >= FAR else steps and steps + landing for steps in away]
    return _spread(footing, 1 << end, forward=False)


def _spread(footing: Footing, begin: Cells, *, forward: bool) -> list[Cost]:
    """Dijkstra's search with whole sets of cells: all of one cost are settled together.

    Forwards a step costs what it is to enter the cell it leads to; backwards, the cell it comes
    from, since that is the one a walker would enter.
    """
    next_to, passable = footing.ground.next_to, footing.passable
    hard, harmful = footing.difficult, footing.harmful
    found = [NEVER] * len(next_to)
    settled = 0
    cost: Cost = 0
    waiting: dict[int, Cells] = {0: begin}  # by movement points, with the harm reached so far
    worse: dict[int, Cells] = {}  # with one negative hex more
    while waiting:
        at = 0
        while waiting:
            cells = waiting.pop(at, 0) & ~settled
            settled |= cells
            near, left = 0, cells
            while left:
                low = left & -left
                cell = low.bit_length() - 1
                found[cell] = cost + at
                near |= next_to[cell]
                left ^= low
            if forward:
                parts = _by_kind(near & passable & ~settled, hard, harmful)
            elif not cells & (hard | harmful | ~passable):
                parts = (near & ~settled,)
            else:
                kinds = _by_kind(cells & passable, hard, harmful)
                parts = tuple(_around(next_to, kind) & ~settled for kind in kinds)
            for kind, part in enumerate(parts):
                if part:
                    into, then = worse if kind >= 2 else waiting, at + _POINTS[kind]
                    into[then] = into.get(then, 0) | part
            at += 1
        waiting, worse = worse, {}
        cost += _HARM
    return found


_POINTS = (1, 2, 1, 2)  # of easy, difficult, harmful cells, and of those that are both


def _by_kind(cells: Cells, hard: Cells, harmful: Cells) -> tuple[Cells, ...]:
    if not cells & (hard | harmful):
        return (cells,)
    safe, unsafe = cells & ~harmful, cells & harmful
    return safe & ~hard, safe & hard, unsafe & ~hard, unsafe & hard


def _around(next_to: tuple[Cells, ...], cells: Cells) -> Cells:
    near = 0
    while cells:
        low = cells & -cells
        near |= next_to[low.bit_length() - 1]
        cells ^= low
    return near


def _costs_above(footing: Footing, starts: tuple[Cell, ...]) -> list[Cost]:
    """Jumping counts terrain only where it lands, flying never."""
    ranges = [ranges_from(footing.ground, cell) for cell in starts]
    steps = ranges[0] if len(ranges) == 1 else tuple(map(min, *ranges))
    found = [far if far < FAR else NEVER for far in steps]
    if footing.gait == "jump":
        for cell in each(footing.difficult | footing.harmful):
            if 0 < found[cell] < NEVER:
                found[cell] += _landing(footing, cell)
    return found


def _landing(footing: Footing, cell: Cell) -> Cost:
    return enter(footing, cell) - 1 if footing.gait == "jump" else 0


def ways(
    footing: Footing,
    starts: Iterable[Cell],
    end: Cell,
    felt: Cells,
    costs: list[Cost] | None = None,
) -> tuple[tuple[Cell, ...], ...]:
    """GH-MMOVE-15: the cheapest ways to a cell, one for each order of `felt` cells they enter.

    A way is the cells entered one by one, the last being the end. Ways that differ only in cells
    without any effect are the same; the first of them stands for all.
    """
    origins = tuple(starts)
    if end in origins:
        return ((),)
    if footing.gait != "walk":
        costs = _steps_from(footing, origins)
    elif costs is None:
        costs = costs_from(footing, origins)
    if costs[end] >= NEVER:
        return ()
    known: dict[Cell, dict[tuple[Cell, ...], tuple[Cell, ...]]] = {
        cell: {(): ()} for cell in origins
    }
    return tuple(_ways_to(footing, costs, end, felt, known).values())


def _steps_from(footing: Footing, origins: tuple[Cell, ...]) -> list[Cost]:
    ranges = [ranges_from(footing.ground, cell) for cell in origins]
    return [far if far < FAR else NEVER for far in map(min, zip(*ranges, strict=True))]


def _ways_to(
    footing: Footing,
    costs: list[Cost],
    cell: Cell,
    felt: Cells,
    known: dict[Cell, dict[tuple[Cell, ...], tuple[Cell, ...]]],
) -> dict[tuple[Cell, ...], tuple[Cell, ...]]:
    if cell in known:
        return known[cell]
    last = enter(footing, cell) if footing.gait == "walk" else 1
    passable = footing.passable
    found: dict[tuple[Cell, ...], tuple[Cell, ...]] = {}
    for other in footing.ground.near[cell]:
        if costs[other] + last == costs[cell] and (passable >> other & 1 or costs[other] == 0):
            for marks, way in _ways_to(footing, costs, other, felt, known).items():
                felt_here = (*marks, cell) if felt >> cell & 1 else marks
                found.setdefault(felt_here, (*way, cell))
    known[cell] = found
    return found


# Characters


class Reach:
    """Where a character may go in one go: what each hex costs, and a cheapest way to it."""

    __slots__ = ("_came", "_ground", "stops")

    def __init__(self, ground: Ground, stops: dict[Cell, int], came: dict[Cell, Cell]) -> None:
        self._ground, self._came = ground, came
        hexes = ground.hexes
        self.stops: dict[Hex, int] = {hexes[cell]: cost for cell, cost in stops.items()}

    def way_to(self, end: Hex) -> list[Hex]:
        """The hexes entered on the way to one of the stops, the last being the stop."""
        hexes, came = self._ground.hexes, self._came
        cell, way = self._ground.index[end], []
        while came[cell] != cell:
            way.append(hexes[cell])
            cell = came[cell]
        way.reverse()
        return way


def reach(footing: Footing, start: Cell, most: int, doors: Cells, locked: Cells) -> Reach:
    """The hexes within so many points. A trap, a hazard and a closed door end such a way: from
    there it is walked on anew, so every way can be walked in parts.

    Hexes are found in order of cost, and what it costs to enter one does not depend on where one
    comes from; so the first way found to a hex is a cheapest one.
    """
    beside = footing.ground.beside
    passable = footing.passable & ~locked  # GH-DOOR-11
    standable = footing.standable
    ends, hard, hard_to_land = doors, 0, 0  # GH-MOVE-05: no door is flown over without opening it
    if footing.gait == "walk":
        ends, hard = doors | footing.harmful, footing.difficult  # GH-MOVE-03, GH-TERRAIN-05
    elif footing.gait == "jump":
        hard_to_land = footing.difficult  # GH-MOVE-04
    came: dict[Cell, Cell] = {start: start}
    stops: dict[Cell, int] = {}
    found: list[list[Cell]] = [[start], *([] for _ in range(most))]  # by cost
    for cost in range(most):
        for cell in found[cost]:
            for to in beside[cell]:
                if to in came or not passable >> to & 1:
                    continue
                price = cost + 1 + (hard >> to & 1)
                if price > most:
                    continue
                came[to] = cell
                landing = price + (hard_to_land >> to & 1)
                if standable >> to & 1 and landing <= most:
                    stops[to] = landing
                if not ends >> to & 1:
                    found[price].append(to)
    return Reach(footing.ground, stops, came)
