"""GH-MOVE-01 to GH-MOVE-06: a Move ability whose way a player chooses, in parts if it likes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache, partial

import msgspec

from ....kernel.ask import Deed, Rule, follow, pick
from ....kernel.hexes import DIRECTIONS
from ..effects.aim import Aim
from ..effects.vocabulary import If, Move, Shape, Who
from ..library import library
from ..map.ground import ground
from ..state import Figure, GloomhavenState, Seat, Table
from ..terms import Half, Hex
from . import where
from .doors import is_locked
from .figures import flies, gone
from .money import loot_hex
from .moving import can_go_on, credit_trap, walk
from .offers import Changes, optional_changes
from .own_turn import items_amid_action
from .reach import footing_of, reach
from .terrain import remove_tile

STAY = "stay"


class Journey(msgspec.Struct, gc=False):
    """A Move ability while it is performed."""

    aim: Aim
    ability: Move
    value: int  # printed points
    changes: Changes
    began: Hex
    entered: list[Hex] = []
    heading: Hex | None = None  # of a move that must go straight
    spent: int = 0
    over: bool = False

    @property
    def points(self) -> int:
        """The movement points that are left."""
        return self.value + sum(one.move for one in self.changes.boosts) - self.spent

    @property
    def jumps(self) -> bool:
        return self.ability.jump or any(one.jump for one in self.changes.boosts)


def travel(game: Table, aim: Aim, ability: Move, value: int, changes: Changes) -> Rule[None]:
    """GH-MOVE-01: up to so many movement points; fewer, or none, are allowed."""
    figure, tally = aim.figure, aim.tally
    journey = Journey(aim, ability, value, changes, figure.at)
    while not journey.over and not gone(game.state, figure) and can_go_on(figure):  # GH-MOVE-09
        options: dict[str, Deed | None] = {**next_parts(game, journey)}
        if not journey.entered or not journey.jumps:
            options |= optional_changes(game, aim.seat, changes)
        if not options:
            break
        options[STAY] = None
        if figure.kind == "hero":  # a summon made now stands in the way
            options |= items_amid_action(game, game.state.heroes[figure.owner])
        chosen = yield from pick(aim.seat, "GH-MOVE-01", options)
        if chosen is None:
            break
        yield from follow(chosen)
    tally.began = journey.began
    tally.entered = tuple(journey.entered)
    tally.passed = tuple(journey.entered[:-1])


def next_parts(game: Table, journey: Journey) -> dict[str, Deed]:
    """Where the journey may go on to, each with the part of the way that leads there."""
    state, figure, points = game.state, journey.aim.figure, journey.points
    if journey.ability.straight:
        lines = straight_lines(state, figure, points, journey.jumps, journey.heading)
        ends = allowed_stops(state, journey, lines)
        return {
            move_key(at): partial(go_to, game, journey, partial(line_to, figure.at, at), lines[at])
            for at in ends
        }
    step_by_step = journey.jumps and way_matters(game, figure, journey.ability)
    if step_by_step and not journey.entered:
        first = air_steps(game, figure, figure.at, points)
        return {move_key(at): partial(jump_step_by_step, game, journey, at) for at in first}
    within = reach(state, figure, points, journey.jumps)
    stops = allowed_stops(state, journey, within.stops)
    if step_by_step:  # an item has turned the rest of the way into a jump
        return {move_key(at): partial(jump_step_by_step, game, journey, at) for at in stops}
    return {
        move_key(at): partial(go_to, game, journey, partial(within.way_to, at), within.stops[at])
        for at in stops
    }


def move_key(at: Hex) -> str:
    return f"move:{at[0]},{at[1]}"


def go_to(game: Table, journey: Journey, find: Callable[[], list[Hex]], cost: int) -> Rule[None]:
    """GH-MOVE-03: one part of the way, resolved hex by hex."""
    figure = journey.aim.figure
    way = find()
    journey.heading = direction(figure.at, way)
    yield from walk(game, figure, way, journey.jumps, journey.aim.tally)
    went = journey.aim.tally.entered
    journey.entered += went
    journey.spent += cost
    arrived = figure.at == way[-1]
    yield from leave_behind(game, journey, went)
    landed = journey.jumps and not flies(game.state, figure)  # GH-MOVE-04
    journey.over = landed or not arrived or journey.points <= 0


def leave_behind(game: Table, journey: Journey, went: Sequence[Hex]) -> Rule[None]:
    """What the ability does to the hexes that were entered; a jump clears those it passed."""
    figure, ability = journey.aim.figure, journey.ability
    if ability.clears:
        clear(game, went[:-1] if journey.jumps else went)
    if ability.loots and not gone(game.state, figure):
        for at in went:
            yield from loot_hex(game, figure, at)


# Moves that must go straight or end beside something


def allowed_stops(
    state: GloomhavenState, journey: Journey, stops: dict[Hex, int]
) -> Collection[Hex]:
    """The stops at which this ability may end."""
    ability = journey.ability
    if ability.end_by == "obstacle":
        return [
            at
            for at in stops
            if any(where.kind_at(state, one) == "obstacle" for one in where.near(state, at))
        ]
    if ability.end_by == "controller":
        center = state.figures.get(state.heroes[journey.aim.seat].type)
        if center is not None:
            return [at for at in stops if where.far(state, at, center.at) == 1]
    return stops


def straight_lines(
    state: GloomhavenState, figure: Figure, points: int, jump: bool, heading: Hex | None
) -> dict[Hex, int]:
    """The hexes to which a straight line leads, with what the line itself costs. It goes over traps
    and hazards, and no farther than a closed door."""
    here = ground(state)
    footing = footing_of(state, figure, here, jump=jump)
    passable, standable = footing.passable, footing.standable
    stops: dict[Hex, int] = {}
    for q, r in DIRECTIONS if heading is None else (heading,):
        at, cost = figure.at, 0
        while at not in here.closed:
            to = at[0] + q, at[1] + r
            if to not in here.beside_hexes(at) or is_locked(state, to):
                break
            bit = 1 << here.index[to]
            hard = bool(footing.difficult & bit)
            cost += 1 + (hard and footing.gait == "walk")
            landing = cost + (hard and footing.gait == "jump")  # GH-MOVE-04
            if cost > points or not passable & bit:
                break
            if standable & bit and landing <= points:
                stops[to] = landing
            at = to
    return stops


def line_to(start: Hex, end: Hex) -> list[Hex]:
    """The hexes of a straight line; none if the two are not in one."""
    q, r = end[0] - start[0], end[1] - start[1]
    steps = max(abs(q), abs(r), abs(q + r))
    if not steps or not (q == 0 or r == 0 or q + r == 0):
        return []
    return [(start[0] + q // steps * n, start[1] + r // steps * n) for n in range(1, steps + 1)]


def direction(start: Hex, way: Sequence[Hex]) -> Hex:
    """Of the first step."""
    return way[0][0] - start[0], way[0][1] - start[1]


def clear(game: Table, hexes: Sequence[Hex]) -> None:
    """Obstacles on the way are destroyed, traps disarmed."""
    state = game.state
    for at in hexes:
        tile = where.tiles(state).get(at)
        if tile is not None and tile.kind in ("obstacle", "trap"):
            remove_tile(state, tile)
            if tile.kind == "trap":
                credit_trap(state)


# Jumps of which every hex matters


def way_matters(game: Table, figure: Figure, ability: Move) -> bool:
    """Does a later line of the action ask through which hexes the move went?"""
    turn = game.state.turn
    if turn.figure != figure.id or not turn.card or turn.basic:
        return False
    return ability.clears or asks_for_way(turn.card, turn.half, turn.line)


@cache
def asks_for_way(card: str, half: Half, line: int) -> bool:
    record = library().cards[card]
    action = record.top if half == "top" else record.bottom
    return any(names_way(one) for one in action.abilities[line + 1 :])


def names_way(part: object) -> bool:
    if isinstance(part, Who) and part.around in ("passed", "entered"):
        return True
    if isinstance(part, If) and part.returned:
        return True
    if isinstance(part, tuple):
        return any(names_way(one) for one in part)
    if isinstance(part, Shape):
        return any(names_way(getattr(part, name)) for name in part.__struct_fields__)
    return False


def lands(game: Table, figure: Figure, at: Hex, points: int) -> bool:
    """GH-MOVE-04: may a jump end here with so many points left?"""
    state = game.state
    taken = any(one.at == at and one is not figure for one in state.figures.values())
    kind = where.kind_at(state, at)
    if taken or is_locked(state, at):
        return False
    if flies(state, figure):
        return True
    return kind != "obstacle" and (kind != "difficult" or points >= 1)


def air_steps(game: Table, figure: Figure, at: Hex, points: int) -> list[Hex]:
    """The next hexes of a jump from which it can still come down."""
    state = game.state
    here = ground(state)
    found = []
    for to in here.beside_hexes(at) if points else ():
        left = points - 1
        if to in here.closed:
            if lands(game, figure, to, left):
                found.append(to)
        elif any(
            here.far(to, end) <= left and lands(game, figure, end, left - here.far(to, end))
            for end in here.hexes
            if end not in here.closed
        ):
            found.append(to)
    return found


def jump_step_by_step(game: Table, journey: Journey, first: Hex) -> Rule[None]:
    """The player names every hex of the jump."""
    figure, seat = journey.aim.figure, journey.aim.seat
    way = yield from named_way(game, figure, first, journey.points, seat)
    yield from walk(game, figure, way, True, journey.aim.tally)
    went = journey.aim.tally.entered
    journey.entered += went
    yield from leave_behind(game, journey, went)
    journey.over = True


def named_way(game: Table, figure: Figure, first: Hex, points: int, seat: Seat) -> Rule[list[Hex]]:
    """A jump ends in a door, or wherever it may land and the player likes."""
    closed = ground(game.state).closed
    way, left = [first], points - 1
    while way[-1] not in closed:
        options: dict[str, Hex | None] = {
            move_key(at): at for at in air_steps(game, figure, way[-1], left)
        }
        if lands(game, figure, way[-1], left):
            options[STAY] = None
        to = yield from pick(seat, "GH-MOVE-04", options)
        if to is None:
            break
        way.append(to)
        left -= 1
    return way
