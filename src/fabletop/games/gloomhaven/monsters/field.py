"""Attack map of a position: who can be attacked from where, and what every hex costs.

Enemies are numbered as in the position; sets of enemies are integers with one bit each.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from ..map.areas import Pattern, laid_around, laid_over, lays_onto
from ..map.cells import Cell, Cells, each
from ..map.footing import Footing
from ..map.paths import NEVER, Cost, costs_from
from ..map.ranges import beside, ranges_from, within
from ..map.sight import sight_from
from .position import AttackShape, Position

Foes: TypeAlias = int  # a set of enemies, one bit each


class Steps:
    """Where a figure can go from its position, whatever it wants there."""

    __slots__ = ("_costs", "ends", "foe_cells", "footing", "home")

    def __init__(self, position: Position) -> None:
        ground, mover = position.ground, position.mover
        self.home: tuple[Cell, ...] = ground.covered(mover.at, mover.also)
        self.foe_cells: tuple[tuple[Cell, ...], ...] = tuple(
            [ground.covered(foe.at, foe.also) for foe in position.foes]
        )
        blocked = 0
        for cells in self.foe_cells:
            for cell in cells:
                blocked |= 1 << cell
        self.footing = Footing(
            ground,
            mover.gait,
            ground.cells(position.obstacles),
            ground.cells(position.harmful),
            ground.cells(position.difficult),
            blocked,
            ground.cells(position.friends),
        )
        self._costs: list[Cost] = []
        self.ends: Cells = self.footing.standable
        for cell in self.home:  # the own hex costs nothing and may always be ended on
            self.ends |= 1 << cell

    @property
    def costs(self) -> list[Cost]:
        """GH-FOCUS-03: path search assumes unlimited movement."""
        if not self._costs:
            self._costs = costs_from(self.footing, self.home)
        return self._costs


@lru_cache(maxsize=64)
def steps_of(position: Position) -> Steps:
    """Worked out once for a position; focus, movement and ways all ask for it."""
    return Steps(position)


@lru_cache(maxsize=64)
def field_of(position: Position, shape: AttackShape, standing: bool) -> Field:
    """Worked out once for a position and an attack; `standing`: without moving at all."""
    return Field(position, shape, standing=standing)


class Field:
    """One position with one attack in mind."""

    __slots__ = (
        "_areas",
        "_attack_hexes",
        "_costs",
        "_steps",
        "direct",
        "ends",
        "foe_cells",
        "footing",
        "ground",
        "home",
        "home_cells",
        "laid",
        "orders",
        "position",
        "proximity",
        "seen",
        "shape",
        "targetable",
        "touching",
        "wary",
    )

    def __init__(self, position: Position, shape: AttackShape, *, standing: bool = False) -> None:
        self._steps = steps = steps_of(position)
        self.position = position
        self.shape = shape
        self._areas: dict[Cell, tuple[Foes, ...]] = {}
        self._attack_hexes: list[Cells] | None = None
        self.ground = position.ground
        self.home = steps.home
        self.foe_cells = steps.foe_cells
        self.footing = steps.footing
        self.home_cells: Cells = sum([1 << cell for cell in self.home])
        self._costs: list[Cost] = []
        self.ends: Cells = steps.ends
        if standing:
            self.ends = self.home_cells
            self._costs = [NEVER] * len(self.ground.hexes)
            for cell in self.home:
                self._costs[cell] = 0
        # GH-FOCUS-16: who is invisible can be neither focus nor target
        self.targetable: tuple[int, ...] = tuple(
            [number for number, foe in enumerate(position.foes) if not foe.invisible]
        )
        self._look_at_foes()

    @property
    def costs(self) -> list[Cost]:
        """What it costs to end on each hex; only sought where the own hex does not do."""
        if not self._costs:
            self._costs = self._steps.costs
        return self._costs

    def _look_at_foes(self) -> None:
        ground, shape = self.ground, self.shape
        self.proximity: list[int] = []
        self.orders: list[int] = []
        self.direct: list[Cells] = []  # from where each can be attacked as a single target
        self.seen: list[Cells] = []
        self.touching: list[Cells] = []
        self.laid: tuple[tuple[Cells, Foes], ...] = ()
        # GH-MMOVE-11: a muddled monster ignores Disadvantage. GH-AOE-07: melee patterns have none
        self.wary = shape.ranged and not self.position.mover.muddled
        away = [ranges_from(ground, cell) for cell in self.home]
        for foe, cells in zip(self.position.foes, self.foe_cells, strict=True):
            direct = seen = touching = 0
            for cell in cells:
                # GH-SPECIAL-17: whoever covers several hexes is reached if one of them is
                sight = sight_from(ground, cell)
                seen |= sight
                direct |= within(ground, cell, shape.reach) & sight
                touching |= beside(ground, cell)
            self.direct.append(direct)
            self.seen.append(seen)
            self.touching.append(touching)
            # GH-FOCUS-07: range from the current hex; walls lengthen it, nothing else does
            self.proximity.append(min([row[cell] for row in away for cell in cells]))
            self.orders.append(foe.order)
        if shape.area is not None and shape.ranged:
            self.laid = tuple(self._lay_over())

    def _lay_over(self) -> Iterator[tuple[Cells, Foes]]:
        """Every way to lay a ranged area over at least one enemy, and whom it covers."""
        assert self.shape.area is not None
        hexes = [
            self.ground.hexes[cell] for number in self.targetable for cell in self.foe_cells[number]
        ]
        for cells in laid_over(self.ground, self.shape.area, hexes):
            yield cells, self._covered(cells)

    def _covered(self, cells: Cells) -> Foes:
        covered = 0
        for number in self.targetable:
            if any(cells >> cell & 1 for cell in self.foe_cells[number]):
                covered |= 1 << number
        return covered

    def in_reach(self, cell: Cell) -> Foes:
        """The enemies within range and in line of sight of a hex."""
        found = 0
        for number in self.targetable:
            found |= (self.direct[number] >> cell & 1) << number
        return found

    def in_sight(self, cell: Cell, foes: Foes) -> Foes:
        """GH-LOS-03: every enemy in an area needs line of sight to the attacker."""
        for number in each(foes):
            if not self.seen[number] >> cell & 1:
                foes &= ~(1 << number)
        return foes

    def areas_from(self, cell: Cell) -> tuple[Foes, ...]:
        """The sets of enemies that some placement of the area hits from a hex."""
        if self.shape.area is None:
            return ()
        if cell not in self._areas:
            self._areas[cell] = tuple(self._find_areas(cell, self.shape.area))
        return self._areas[cell]

    def _find_areas(self, cell: Cell, area: Pattern) -> dict[Foes, None]:
        found: dict[Foes, None] = {}
        if self.shape.ranged:
            reach = within(self.ground, cell, self.shape.reach)
            for cells, covered in self.laid:
                if cells & reach:  # GH-AOE-03: some hex of it within range, empty or not
                    found[self.in_sight(cell, covered)] = None
        else:
            for cells in laid_around(self.ground, area, cell):
                found[self.in_sight(cell, self._covered(cells))] = None
        found.pop(0, None)
        return found

    def attack_hexes(self) -> list[Cells]:
        """For each enemy, the hexes from which it can be attacked (GH-FOCUS-13)."""
        if self.shape.area is None:
            return self.direct
        if self._attack_hexes is None:
            self._attack_hexes = self._find_attack_hexes()
        return self._attack_hexes

    def _find_attack_hexes(self) -> list[Cells]:
        assert self.shape.area is not None
        if self.shape.ranged:
            found = self._hexes_to_lay_over()
        else:
            found = [0] * len(self.direct)
            for number in self.targetable:
                for cell in self.foe_cells[number]:
                    found[number] |= lays_onto(self.ground, self.shape.area, cell)
                found[number] &= self.seen[number]
        if self.shape.extra > 0:  # beside an area that hits somebody, single targets
            somebody = 0
            for number in self.targetable:
                somebody |= found[number]
            for number in self.targetable:
                found[number] |= somebody & self.direct[number]
        return found

    def _hexes_to_lay_over(self) -> list[Cells]:
        found = [0] * len(self.direct)
        for cells, covered in self.laid:
            near = 0
            for cell in each(cells):
                near |= within(self.ground, cell, self.shape.reach)
            for number in each(covered):
                found[number] |= near & self.seen[number]
        return found

    def disadvantages(self, cell: Cell, foes: Foes) -> int:
        """Against how many of them an attack from a hex has Disadvantage worth avoiding."""
        if not self.wary:
            return 0
        return sum(self.touching[number] >> cell & 1 for number in each(foes))
