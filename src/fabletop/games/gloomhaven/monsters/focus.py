"""Focus: the one enemy a figure's turn is about (GH-FOCUS, section 6.1)."""

from __future__ import annotations

from typing import TypeAlias

from ..map.cells import Cells, each
from ..map.paths import NEVER, Cost
from .field import Field, field_of
from .position import AttackShape, Position

Standing: TypeAlias = tuple[Cost, int, int]  # cost of an attack, proximity, initiative


def focus_of(position: Position, shape: AttackShape, *, standing: bool = False) -> tuple[str, ...]:
    """The enemies that may be the focus; several if players choose, none if there is no focus.

    `standing`: only attacks from where the figure stands count (a further attack of its card).
    """
    field = field_of(position, shape, standing)
    return tuple(position.foes[number].id for number in focuses(field))


def focuses(field: Field) -> tuple[int, ...]:
    """GH-FOCUS-09: all enemies tied for the best standing."""
    standings = standings_at_home(field) or standings_of(field)
    if not standings:
        return ()  # GH-FOCUS-10: no hex from which any enemy could ever be attacked
    best = min(standings.values())
    return tuple(number for number, standing in standings.items() if standing == best)


def standings_at_home(field: Field) -> dict[int, Standing]:
    """The enemies that need no movement at all: nobody else can come before them."""
    attack_hexes = field.attack_hexes()
    return {
        number: (0, field.proximity[number], field.orders[number])
        for number in field.targetable
        if attack_hexes[number] & field.home_cells
    }


def standings_of(field: Field) -> dict[int, Standing]:
    """How each enemy that can be attacked at all compares as a focus.

    GH-FOCUS-12: only the present turn counts, so nothing else is asked.
    """
    attack_hexes = field.attack_hexes()
    standings: dict[int, Standing] = {}
    for number in field.targetable:
        # GH-FOCUS-02: least movement to an unoccupied hex with the enemy in range and sight.
        # GH-FOCUS-05: fewest negative hexes before that. GH-FOCUS-11: Disadvantage plays no role.
        cost = least_cost(field, attack_hexes[number])
        if cost < NEVER:
            # GH-FOCUS-07: then proximity. GH-FOCUS-08: then initiative.
            standings[number] = (cost, field.proximity[number], field.orders[number])
    return standings


def least_cost(field: Field, hexes: Cells) -> Cost:
    """The cheapest of some hexes to end on."""
    costs, best = field.costs, NEVER
    for cell in each(hexes & field.ends):
        if costs[cell] < best:
            best = costs[cell]
    return best
