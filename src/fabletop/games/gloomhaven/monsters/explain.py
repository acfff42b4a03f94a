"""Why a monster does what it does: the candidates, what they cost, and which rule decided.

The page draws it; nothing here decides anything. Every list holds what was considered, the chosen
ones first, and `lost_by` is the rule by which another one was better (empty for the chosen).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....kernel.hexes import Hex
from ..map.cells import Cell, each
from ..map.paths import NEVER, Cost, costs_to, harm, points
from .attack import Ranking, best_groups, named
from .field import Field, field_of
from .focus import focuses, least_cost, standings_of
from .movement import moves, plan_of, stops, ways_to
from .position import MELEE, AttackShape, Position


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """An enemy as a possible focus: the cheapest way to a hex from which it can be attacked."""

    foe: str
    lost_by: str
    harm: int = 0  # negative hexes on the way
    points: int = 0  # movement points of the way
    proximity: int = 0
    order: int = 0  # in the initiative order
    at: Hex | None = None  # the hex of the attack
    way: tuple[Hex, ...] = ()


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A hex from which the focus can be attacked."""

    at: Hex
    lost_by: str
    harm: int
    points: int
    now: bool  # within reach this turn
    disadvantage: bool  # on the focus
    targets: tuple[str, ...]


class Stop(msgspec.Struct, frozen=True, gc=False):
    """A hex within reach on the way to a destination that is not."""

    at: Hex
    lost_by: str
    towards: Hex
    left: int  # movement points from there to the destination
    points: int  # to get there


class Explanation(msgspec.Struct, frozen=True, gc=False):
    """A whole turn. Several chosen entries in a list are a tie, and the players choose."""

    candidates: tuple[Candidate, ...]
    focus: str | None  # for which the rest holds
    spots: tuple[Spot, ...] = ()
    stops: tuple[Stop, ...] = ()
    ends: tuple[Hex, ...] = ()
    way: tuple[Hex, ...] = ()  # one of the ways to the first end


def explain(
    position: Position, shape: AttackShape | None, movement: int, focus: str | None = None
) -> Explanation:
    """The reasons of a turn; with a focus given, those of that choice among equals."""
    field = field_of(position, shape or MELEE, False)
    candidates = candidates_of(field)
    tied = focuses(field)
    if not tied:
        return Explanation(candidates, None)
    goal = next((one for one in tied if position.foes[one].id == focus), tied[0])
    found = moves(field, movement, goal, attacking=shape is not None)
    plan = plan_of(field, movement, goal)
    chosen = frozenset(wish.cell for wish in plan.wishes)
    ends = tuple(dict.fromkeys(one.to for one in found))
    return Explanation(
        candidates,
        position.foes[goal].id,
        spots_of(field, movement, goal, chosen),
        () if plan.now else stops_of(field, movement, sorted(chosen)),
        ends,
        ways_to(position, ends[0])[0],
    )


def candidates_of(field: Field) -> tuple[Candidate, ...]:
    """GH-FOCUS-02 to -10: every enemy, and why it is not the focus."""
    standings = standings_of(field)
    best = min(standings.values(), default=(0, 0, 0))
    attack_hexes = field.attack_hexes()
    found = []
    for number, foe in enumerate(field.position.foes):
        if foe.invisible:
            found.append(Candidate(foe.id, "GH-FOCUS-16"))
            continue
        if number not in standings:
            found.append(Candidate(foe.id, "GH-FOCUS-10"))
            continue
        cost, proximity, order = standings[number]
        at = next(
            cell
            for cell in each(attack_hexes[number] & field.ends)
            if field.costs[cell] == least_cost(field, attack_hexes[number])
        )
        found.append(
            Candidate(
                foe.id,
                _why_not_focus(standings[number], best),
                harm(cost),
                points(cost),
                proximity,
                order,
                field.ground.hexes[at],
                ways_to(field.position, field.ground.hexes[at])[0],
            )
        )
    return tuple(sorted(found, key=lambda one: (bool(one.lost_by), one.harm, one.points)))


def _why_not_focus(mine: tuple[Cost, int, int], best: tuple[Cost, int, int]) -> str:
    for own, better, rule in (
        (harm(mine[0]), harm(best[0]), "GH-FOCUS-05"),
        (points(mine[0]), points(best[0]), "GH-FOCUS-02"),
        (mine[1], best[1], "GH-FOCUS-07"),
        (mine[2], best[2], "GH-FOCUS-08"),
    ):
        if own != better:
            return rule
    return ""


def spots_of(field: Field, movement: int, focus: int, chosen: frozenset[Cell]) -> tuple[Spot, ...]:
    """GH-MMOVE-05 to -07: every hex from which the focus could be attacked, and why not there."""
    ranking = Ranking(field)
    found = []
    for cell in each(field.attack_hexes()[focus] & field.ends):
        cost = field.costs[cell]
        if cost < NEVER:
            groups = best_groups(field, ranking, cell, focus)
            near = field.wary and bool(field.touching[focus] >> cell & 1)
            found.append(
                Spot(
                    field.ground.hexes[cell],
                    "" if cell in chosen else "GH-MMOVE-06",
                    harm(cost),
                    points(cost),
                    points(cost) <= movement,
                    near,
                    named(field.position, groups[0]),
                )
            )
    best = next(one for one in found if not one.lost_by)
    decided = [_decided(one, best) for one in found]
    return tuple(sorted(decided, key=lambda one: (bool(one.lost_by), one.harm, one.points)))


def _decided(spot: Spot, best: Spot) -> Spot:
    """With the rule that comes first among those by which the best spot is better."""
    if not spot.lost_by:
        return spot
    if spot.harm != best.harm:
        rule = "GH-MMOVE-07"
    elif spot.now != best.now:
        rule = "GH-MMOVE-08"
    elif spot.disadvantage != best.disadvantage:
        rule = "GH-MMOVE-05"
    elif len(spot.targets) != len(best.targets):
        rule = "GH-MMOVE-04"
    elif spot.points != best.points:
        rule = "GH-MMOVE-02"
    else:
        rule = "GH-MMOVE-06"  # other targets, or Disadvantage against them
    return msgspec.structs.replace(spot, lost_by=rule)


def stops_of(field: Field, movement: int, destinations: Sequence[Cell]) -> tuple[Stop, ...]:
    """GH-MMOVE-08: every hex within reach on the way to each destination."""
    found: dict[tuple[Hex, Hex], Stop] = {}
    hexes, costs = field.ground.hexes, field.costs
    for destination in destinations:
        chosen = stops(field, movement, destination)
        onward = costs_to(field.footing, destination)
        for cell in each(field.ends):
            if costs[cell] >= NEVER or points(costs[cell]) > movement or onward[cell] >= NEVER:
                continue
            found[hexes[cell], hexes[destination]] = Stop(
                hexes[cell],
                "" if cell in chosen else "GH-MMOVE-08",
                hexes[destination],
                points(onward[cell]),
                points(costs[cell]),
            )
    return tuple(sorted(found.values(), key=lambda one: (bool(one.lost_by), one.left, one.at)))
