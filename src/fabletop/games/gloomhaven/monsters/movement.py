"""Where a figure moves to attack its focus with maximum effect (GH-MMOVE, section 6.2)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....kernel.hexes import Hex
from ..map.cells import Cell, Cells, each
from ..map.paths import NEVER, Cost, costs_to, harm, points, ways
from .attack import Merit, Ranking, best_groups, can_attack, named
from .field import Field, Foes, field_of, steps_of
from .position import AttackShape, Position


class Move(msgspec.Struct, frozen=True, order=True, gc=False):
    """One way to end a movement. Without targets the focus is out of reach this turn."""

    to: Hex
    targets: tuple[str, ...]
    towards: Hex  # the hex it wants to attack from; `to`, if it gets there


class Wish(msgspec.Struct, frozen=True, gc=False):
    """A hex to attack from and whom to attack there."""

    cell: Cell
    group: Foes


class Plan(msgspec.Struct, frozen=True, gc=False):
    """The equally good destinations, and whether they can be reached this turn."""

    wishes: tuple[Wish, ...]
    now: bool


def moves_of(
    position: Position, shape: AttackShape, movement: int, focus: str, *, attacking: bool = True
) -> tuple[Move, ...]:
    """All equally good ends of a movement of so many points towards the focus.

    `attacking=False`: the card has no attack; GH-MMOVE-03: it goes as for a melee attack.
    """
    field = field_of(position, shape, False)
    goal = next(number for number, foe in enumerate(position.foes) if foe.id == focus)
    return moves(field, movement, goal, attacking=attacking)


def moves(field: Field, movement: int, focus: int, *, attacking: bool = True) -> tuple[Move, ...]:
    plan = plan_of(field, movement, focus)
    hexes = field.ground.hexes
    found: dict[Move, None] = {}
    for wish in plan.wishes:
        if plan.now:
            targets = named(field.position, wish.group) if attacking else ()
            found[Move(_stop(field, wish.cell), targets, hexes[wish.cell])] = None
        else:  # GH-MMOVE-09: each tied destination may be chosen, with the best progress to it
            for cell in stops(field, movement, wish.cell):
                found[Move(_stop(field, cell), (), hexes[wish.cell])] = None
    return tuple(sorted(found))


def _stop(field: Field, cell: Cell) -> Hex:
    """A figure that covers several hexes and attacks from another of them stays where it is."""
    return field.position.mover.at if cell in field.home else field.ground.hexes[cell]


def plan_of(field: Field, movement: int, focus: int) -> Plan:
    """GH-MMOVE-06: the whole list of priorities for the destination hex."""
    if field.shape.extra == 0 and field.shape.area is None:
        # GH-MMOVE-02: a single target within reach already; nothing is better than to stay
        here = field.direct[focus] & field.home_cells
        if field.wary:
            here &= ~field.touching[focus]
        if here:
            return Plan(tuple(Wish(cell, 1 << focus) for cell in each(here)), True)
    hexes = [
        cell for cell in each(field.attack_hexes()[focus] & field.ends) if field.costs[cell] < NEVER
    ]
    if not hexes:
        return Plan((), False)
    hexes, now = _narrowed(field, hexes, movement, focus)
    if field.shape.extra == 0 and field.shape.area is None:
        groups: tuple[Foes, ...] = (1 << focus,)
    else:
        groups = _best_groups(field, hexes, focus)
    keyed = {
        # GH-MMOVE-06 4 and 5: Disadvantage against few of the others, then the short way
        Wish(cell, group): (field.disadvantages(cell, group), field.costs[cell])
        for cell in hexes
        for group in groups
        if can_attack(field, cell, group)
    }
    best = min(keyed.values())
    return Plan(tuple(wish for wish, key in keyed.items() if key == best), now)


def _narrowed(
    field: Field, hexes: list[Cell], movement: int, focus: int
) -> tuple[list[Cell], bool]:
    """The hexes equal in what comes before the choice of targets."""
    costs = field.costs
    # GH-MMOVE-07: never through harm while a safe way exists, even one that takes several turns
    least = min(harm(costs[cell]) for cell in hexes)
    hexes = [cell for cell in hexes if harm(costs[cell]) == least]
    reached = [cell for cell in hexes if points(costs[cell]) <= movement]
    now = bool(reached)
    hexes = reached or hexes
    if field.wary:
        # GH-MMOVE-05: a ranged attacker leaves the side of its focus before all else
        away = [cell for cell in hexes if not field.touching[focus] >> cell & 1]
        hexes = away or hexes
    return hexes, now


def _best_groups(field: Field, hexes: Sequence[Cell], focus: int) -> tuple[Foes, ...]:
    """GH-MMOVE-06 2 and 3: most targets, with least movement, then better by their ranking."""
    ranking = Ranking(field)
    found: dict[Foes, None] = {}
    best: tuple[int, Cost, Merit] | None = None
    for cell in hexes:
        for group in best_groups(field, ranking, cell, focus):
            key = (-group.bit_count(), field.costs[cell], -ranking.merit(group))
            if best is None or key < best:
                found, best = {group: None}, key
            elif key == best:
                found[group] = None
    return tuple(found)


def stops(field: Field, movement: int, destination: Cell) -> tuple[Cell, ...]:
    """GH-MMOVE-08: as close as possible to a destination out of reach, for the fewest points.

    GH-MMOVE-10: nothing else matters on the way, Disadvantage neither.
    """
    remaining = costs_to(field.footing, destination)
    costs = field.costs
    keyed: dict[Cell, tuple[int, int, int]] = {}
    for cell in each(field.ends):
        if costs[cell] < NEVER and points(costs[cell]) <= movement and remaining[cell] < NEVER:
            left = remaining[cell]
            keyed[cell] = (
                harm(costs[cell]) + harm(left),
                points(left),
                points(costs[cell]),
            )
    best = min(keyed.values())
    return tuple(cell for cell, key in keyed.items() if key == best)


def ways_to(position: Position, end: Hex, felt: Cells = 0) -> tuple[tuple[Hex, ...], ...]:
    """GH-MMOVE-15: the ways to walk to a hex, one for each order of effects met.

    `felt`: further cells in which something happens to whoever enters, besides harmful ones.
    """
    steps, ground = steps_of(position), position.ground
    footing = steps.footing
    met = (footing.harmful if footing.gait == "walk" else 0) | felt
    found = ways(footing, steps.home, ground.index[end], met, steps.costs)
    return tuple(tuple(ground.hexes[cell] for cell in way) for way in found)
