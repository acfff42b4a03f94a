"""Allied figures of a scenario that walk to a place of their own (GH-SPECIAL-11)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ....kernel.hexes import Hex
from ..map.cells import Cell, Ground, each
from ..map.footing import Footing
from ..map.ground import ground
from ..map.paths import NEVER, Cost, costs_from, costs_to, harm, points, ways
from ..map.ranges import within
from ..records import Objective, Scenario
from ..rules import where
from ..rules.conditions import has
from ..rules.doors import door_at, is_locked, open_door
from ..rules.figures import flies, gone, seat_for
from ..rules.moving import walk
from ..rules.reach import footing_of
from ..rules.scenarios import scenario_of
from ..state import ActionTally, Figure, GloomhavenState, Table


def escorted_turn(game: Table, figure: Figure) -> Rule[None]:
    """It goes towards its marker with all its points, opens doors, and avoids harm if it can."""
    state = game.state
    scenario = scenario_of(state)
    objective = next((one for one in scenario.objectives if one.id == figure.type), None)
    if objective is None or not objective.move or not objective.toward:
        return
    left = objective.move
    while left > 0 and not gone(state, figure) and not has(figure, "immobilize"):
        leg = yield from next_leg(game, figure, scenario, objective, left)
        if not leg:
            return
        left -= cost_of(state, figure, leg)
        door = door_at(state, leg[-1])
        if leg[-1] in ground(state).closed and door is not None:
            if len(leg) > 1:
                yield from walk(game, figure, leg[:-1], False, ActionTally())
            if not gone(state, figure) and not has(figure, "immobilize"):
                yield from open_door(game, door, figure)
                yield from walk(game, figure, leg[-1:], False, ActionTally())
        else:
            yield from walk(game, figure, leg, False, ActionTally())
            return


def next_leg(
    game: Table, figure: Figure, scenario: Scenario, objective: Objective, left: int
) -> Rule[tuple[Hex, ...]]:
    """The way to the best stop within reach, cut off at the first closed door on it."""
    state = game.state
    whole = whole_map(state, scenario)
    footing = footing_of(state, figure, whole)
    here = whole.index[figure.at]
    goals = beside_marker(whole, scenario, objective, footing, here)
    stops = best_stops(footing, here, goals, left)
    if not stops or here in stops:
        return ()
    options = {_move(whole.hexes[cell]): cell for cell in stops}
    cell = yield from pick(seat_for(state, figure), "GH-MMOVE-08", options, about=figure.id)
    way = tuple(whole.hexes[one] for one in ways(footing, (here,), cell, 0)[0])
    closed = ground(state).closed
    door = next((number for number, at in enumerate(way) if at in closed), len(way) - 1)
    return way[: door + 1]


def _move(at: Hex) -> str:
    return f"move:{at[0]},{at[1]}"


def whole_map(state: GloomhavenState, scenario: Scenario) -> Ground:
    """All rooms: the figure knows the place, and every door that is not locked lets it in."""
    doors = [one.at for one in scenario.doors if not is_locked(state, one.at)]
    cells = [at for room in scenario.rooms for at in room.hexes]
    return Ground([*cells, *doors], scenario.walls)


def beside_marker(
    whole: Ground, scenario: Scenario, objective: Objective, footing: Footing, here: Cell
) -> list[Cell]:
    """Where it may stand beside the marker; if nowhere is free, where somebody stands now."""
    around = 0
    for at in scenario.marker(objective.toward):
        if at in whole:
            around |= within(whole, whole.index[at], 1) & ~(1 << whole.index[at])
    free = around & (footing.standable | 1 << here)
    return list(each(free or around & footing.passable))


def best_stops(footing: Footing, here: Cell, goals: list[Cell], left: int) -> list[Cell]:
    """GH-MMOVE-08: fewest negative hexes, then least still to go, then fewest points."""
    costs = costs_from(footing, (here,))
    keyed: dict[Cell, tuple[int, int, int]] = {}
    for goal in goals:
        onward = costs_to(footing, goal)
        for cell in each(footing.standable | 1 << here):
            if costs[cell] < NEVER and onward[cell] < NEVER and points(costs[cell]) <= left:
                key = _key(costs[cell], onward[cell])
                keyed[cell] = min(key, keyed.get(cell, key))
    best = min(keyed.values(), default=None)
    return [cell for cell, key in keyed.items() if key == best]


def _key(cost: Cost, onward: Cost) -> tuple[int, int, int]:
    return harm(cost) + harm(onward), points(onward), points(cost)


def cost_of(state: GloomhavenState, figure: Figure, way: tuple[Hex, ...]) -> int:
    """The movement points of a way."""
    if flies(state, figure):
        return len(way)
    return sum(2 if where.kind_at(state, at) == "difficult" else 1 for at in way)
