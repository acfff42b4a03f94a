"""Move, attack, push, pull: what brings figures from hex to hex, and blows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....kernel.ask import Rule, pick
from ..library import library
from ..map.ground import ground
from ..rules import where
from ..rules.abilities import amount_with, runs
from ..rules.bonuses import Held, changes_of, triggered, use
from ..rules.conditions import has
from ..rules.doors import is_locked
from ..rules.figures import flies, gone, stats
from ..rules.forced import force
from ..rules.money import loot_hex
from ..rules.moving import can_go_on, credit_trap, reach, remove_tile, walk, way_to
from ..rules.offers import affordable, pay
from ..rules.selectors import anchor, choose
from ..rules.targets import chosen_attack
from ..rules.values import holds, measure
from ..state import ActionTally, Figure, Seat, Table
from ..terms import Half, Hex
from . import vocabulary as e


@runs(e.Attack)
def run_attack(
    game: Table,
    figure: Figure,
    ability: e.Attack,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    return (yield from chosen_attack(game, figure, ability, boosts, tally, seat))


@runs(e.Move)
def run_move(
    game: Table,
    figure: Figure,
    ability: e.Move,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """GH-MOVE-01: up to so many points, in parts if the player likes."""
    state = game.state
    if has(figure, "immobilize"):  # GH-COND-05, GH-MOVE-08, GH-CARDS-22
        return False
    points = measure(state, ability.value, figure, tally)
    if ability.relative:  # GH-MOVE-10
        own = stats(state, figure).move
        if own < 0:
            return False
        points += own
    changes = list(boosts)
    optional: list[Held] = []
    if figure.kind == "hero":
        if (yield from as_attack(game, figure, points, tally, seat)):
            return True
        for held in triggered(state, "own-move", figure):
            if holds(state, held.bonus.only, figure, tally):
                if held.by_choice:
                    optional.append(held)
                elif held.bonus.boost is not None:
                    use(game, held)
                    changes.append(held.bonus.boost)
    yield from go(game, figure, ability, points, changes, optional, tally, seat)
    return True


def as_attack(
    game: Table, figure: Figure, points: int, tally: ActionTally, seat: Seat
) -> Rule[bool]:
    """A change by which a Move may be performed as a melee Attack of the same value."""
    state = game.state
    hero = state.heroes[figure.owner]
    if not any(one.what == "move-as-attack" for one in changes_of(state, hero)):
        return False
    options = {"as-move": False, "as-attack": True}
    if not (yield from pick(seat, "GH-CARDS-18", options)):
        return False
    return (yield from chosen_attack(game, figure, e.Attack(value=points), (), tally, seat))


def go(
    game: Table,
    figure: Figure,
    ability: e.Move,
    points: int,
    changes: list[e.Boost],
    optional: list[Held],
    tally: ActionTally,
    seat: Seat,
) -> Rule[None]:
    state = game.state
    points += amount_with(changes, "move")
    began = figure.at
    entered: list[Hex] = []
    heading: tuple[int, int] | None = None
    while not gone(state, figure) and can_go_on(figure):
        jump = ability.jump or any(one.jump for one in changes)
        stops = reach(state, figure, points, jump)
        stops = limited(game, figure, ability, stops, began, heading, seat)
        if jump and not entered and way_matters(game, figure, ability):
            stops = dict.fromkeys(air_steps(game, figure, figure.at, points), 1)
        options: dict[str, Hex | Held | None] = {f"move:{q},{r}": (q, r) for q, r in stops}
        if not entered or not jump:
            options |= {one.key: one for one in optional if affordable(game, one)}
        if not options:
            break
        options["stay"] = None
        answer = yield from pick(seat, "GH-MOVE-01", options)
        if answer is None:
            break
        if isinstance(answer, Held):
            optional.remove(answer)
            yield from pay(game, seat, answer)
            use(game, answer)
            if answer.bonus.boost is not None:
                changes.append(answer.bonus.boost)
                points += answer.bonus.boost.move
            continue
        if jump and way_matters(game, figure, ability):
            yield from fly_step_by_step(game, figure, answer, points, tally, seat)
            entered += tally.entered
            break
        path = way_to(state, figure, answer, points, jump)
        if ability.straight:
            path = line_to(figure.at, answer)
            heading = (path[0][0] - figure.at[0], path[0][1] - figure.at[1])
        before = figure.at
        yield from walk(game, figure, path, jump, tally)
        went = list(tally.entered)
        entered += went
        points -= stops[answer] if figure.at == answer else points
        if ability.clears:
            clear(game, [before, *went])
        if ability.loots and not gone(state, figure):
            for at in went:
                yield from loot_hex(game, figure, at)
        if jump and not flies(state, figure):
            break  # GH-MOVE-04: it has landed
        if points <= 0:
            break
    tally.began = began
    tally.entered = tuple(entered)
    tally.passed = tuple(entered[:-1])


def way_matters(game: Table, figure: Figure, ability: e.Move) -> bool:
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
    if isinstance(part, e.Who) and part.around in ("passed", "entered"):
        return True
    if isinstance(part, e.If) and part.returned:
        return True
    if isinstance(part, tuple):
        return any(names_way(one) for one in part)
    if isinstance(part, e.Shape):
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


def fly_step_by_step(
    game: Table, figure: Figure, first: Hex, points: int, tally: ActionTally, seat: Seat
) -> Rule[None]:
    """A jump whose way matters: the player names every hex of it."""
    path = [first]
    left = points - 1
    while first not in ground(game.state).closed:
        at = path[-1]
        options: dict[str, Hex | None] = {
            f"move:{q},{r}": (q, r) for q, r in air_steps(game, figure, at, left)
        }
        if lands(game, figure, at, left):
            options["stay"] = None
        to = yield from pick(seat, "GH-MOVE-04", options)
        if to is None:
            break
        path.append(to)
        left -= 1
        if to in ground(game.state).closed:
            break
    yield from walk(game, figure, path, True, tally)


def limited(
    game: Table,
    figure: Figure,
    ability: e.Move,
    stops: dict[Hex, int],
    began: Hex,
    heading: tuple[int, int] | None,
    seat: Seat,
) -> dict[Hex, int]:
    """Moves that must go straight or end beside something."""
    state = game.state
    if ability.straight:
        found = {}
        for at in stops:
            way = line_to(figure.at, at)
            if not way or len(way) > stops[at]:
                continue
            first = (way[0][0] - figure.at[0], way[0][1] - figure.at[1])
            if heading in (None, first) and straight_open(game, figure, way, ability.jump):
                found[at] = stops[at]
        stops = found
    if ability.end_by == "obstacle":
        stops = {
            at: cost
            for at, cost in stops.items()
            if any(where.kind_at(state, one) == "obstacle" for one in where.near(state, at))
        }
    elif ability.end_by == "controller":
        center = state.figures.get(state.heroes[seat].type)
        if center is not None:
            stops = {at: cost for at, cost in stops.items() if where.far(state, at, center.at) == 1}
    return stops


def line_to(start: Hex, end: Hex) -> list[Hex]:
    """The hexes of a straight line; none if the two are not in one."""
    q, r = end[0] - start[0], end[1] - start[1]
    steps = max(abs(q), abs(r), abs(q + r))
    if not steps or not (q == 0 or r == 0 or q + r == 0):
        return []
    return [(start[0] + q // steps * n, start[1] + r // steps * n) for n in range(1, steps + 1)]


def straight_open(game: Table, figure: Figure, way: list[Hex], jump: bool) -> bool:
    """Can the line be walked? Its hexes must be adjacent and open one by one."""
    state = game.state
    at = figure.at
    foes = {one.at for one in state.figures.values() if one.side != figure.side}
    for to in way:
        if to not in ground(state).beside_hexes(at):
            return False
        if not jump and (to in foes or where.kind_at(state, to) == "obstacle"):
            return False
        at = to
    return True


def clear(game: Table, way: list[Hex]) -> None:
    """Obstacles on the way are destroyed, traps disarmed."""
    state = game.state
    for at in way[1:]:
        tile = where.tiles(state).get(at)
        if tile is not None and tile.kind in ("obstacle", "trap"):
            remove_tile(state, tile)
            if tile.kind == "trap":
                credit_trap(state)


@runs(e.Push)
def run_push(
    game: Table,
    figure: Figure,
    ability: e.Push,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    amount = measure(game.state, ability.value, figure, tally) + amount_with(boosts, "push")
    targets = yield from choose(game, figure, ability.who, tally, seat, "GH-MOVE-20", "push")
    for one in targets:
        yield from force(
            game, "push", one, amount, figure.at, figure, seat, may_skip=figure.kind == "hero"
        )
    tally.same = tuple(one.id for one in targets)
    return bool(targets) or not ability.who.count


@runs(e.Pull)
def run_pull(
    game: Table,
    figure: Figure,
    ability: e.Pull,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    amount = measure(game.state, ability.value, figure, tally) + amount_with(boosts, "pull")
    center = figure.at if ability.toward == "self" else (*anchor(tally, "hex"), figure.at)[0]
    targets = yield from choose(game, figure, ability.who, tally, seat, "GH-MOVE-20", "pull")
    for one in targets:
        yield from force(
            game, "pull", one, amount, center, figure, seat, may_skip=figure.kind == "hero"
        )
    tally.same = tuple(one.id for one in targets)
    return bool(targets) or not ability.who.count


@runs(e.ChooseHex)
def run_choose_hex(
    game: Table,
    figure: Figure,
    ability: e.ChooseHex,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    state = game.state
    found = {
        f"hex:{q},{r}": (q, r)
        for q, r in ground(state).hexes
        if where.within(state, figure.at, (q, r), ability.range)
    }
    tally.hex = ((yield from pick(seat, "GH-LOS-03", found)),)
    return True
