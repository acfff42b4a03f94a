"""The ground of a table: the rooms revealed so far and the doors that are open.

Grounds are shared by all states with the same rooms and doors and never live in a state.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.hexes import Hex
from ..rules.scenarios import scenario_of
from ..state import GloomhavenState, Laid
from .cells import Cell, Ground, Wall
from .ranges import ranges_from
from .sight import sight_from

_KNOWN: dict[tuple[str, tuple[Laid, ...], tuple[str, ...], tuple[str, ...]], Dungeon] = {}
_MANY = 1 << 11


class Dungeon(Ground):
    """A ground that answers in hexes."""

    __slots__ = ("_around", "_beside")

    def __init__(
        self, cells: Iterable[Hex], walls: Iterable[Wall] = (), closed: Iterable[Hex] = ()
    ) -> None:
        super().__init__(cells, walls, closed)
        self._around = self._named(self.near)
        self._beside = self._named(self.beside)

    def _named(self, rows: tuple[tuple[Cell, ...], ...]) -> dict[Hex, tuple[Hex, ...]]:
        return {
            at: tuple(self.hexes[cell] for cell in row)
            for at, row in zip(self.hexes, rows, strict=True)
        }

    def far(self, a: Hex, b: Hex) -> int:
        """GH-LOS-10: the range between two hexes; more than any ability has where no way leads."""
        return ranges_from(self, self.index[a])[self.index[b]]

    def sees(self, a: Hex, b: Hex) -> bool:
        """GH-LOS-01: is there a line of sight?"""
        return bool(sight_from(self, self.index[a]) >> self.index[b] & 1)

    def around(self, at: Hex) -> tuple[Hex, ...]:
        """The adjacent hexes: not over walls, not through closed doors."""
        return self._around[at]

    def beside_hexes(self, at: Hex) -> tuple[Hex, ...]:
        """The same for a character, who may step into a closed door."""
        return self._beside[at]


def ground(state: GloomhavenState) -> Dungeon:
    """The ground under a table, worked out once for the same rooms and doors."""
    key = (state.scenario, state.dungeon, state.revealed, state.opened)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) > _MANY:
            _KNOWN.clear()
        known = _KNOWN[key] = _lay_out(state)
    return known


def _lay_out(state: GloomhavenState) -> Dungeon:
    """Section 5.2: the cells of revealed rooms and their doors; every other hex is wall.
    GH-TERRAIN-01: corridors are cells of a room like any other; GH-TERRAIN-08: so are plates and
    open doors."""
    scenario = scenario_of(state)
    revealed, opened = frozenset(state.revealed), frozenset(state.opened)
    cells = [at for room in scenario.rooms if room.id in revealed for at in room.hexes]
    doors = [door for door in scenario.doors if not revealed.isdisjoint(door.rooms)]
    cells += [door.at for door in doors]
    closed = [door.at for door in doors if door.id not in opened]
    return Dungeon(cells, scenario.walls, closed)
