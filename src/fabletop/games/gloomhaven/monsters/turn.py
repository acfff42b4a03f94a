"""The turn of an automated figure on a table: section 6, with every tie left to the players."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ....kernel.ask import Rule, order, pick
from ..effects import vocabulary as e
from ..effects.aim import Aim
from ..records import NONE
from ..rules import where
from ..rules.abilities import perform
from ..rules.attack import attack
from ..rules.augments import deck_of_type, settle
from ..rules.clauses import holds
from ..rules.conditions import has
from ..rules.decks import current_card
from ..rules.elements import infuse
from ..rules.figures import can_be_seen_by_foes, gone, seat_for, stats
from ..rules.moving import walk
from ..rules.values import measure
from ..state import ActionTally, Figure, Seat, Table
from ..terms import Hex
from .attack import groups_of, possible
from .escort import escorted_turn
from .focus import focus_of
from .from_state import (
    abilities_of,
    attack_shape,
    can_attack_with,
    jumps,
    position_for,
    servants,
    target_count,
)
from .movement import Move, moves_of, ways_to
from .position import AttackShape, Position


class Activation(msgspec.Struct, gc=False):
    """The turn of an automated figure while it is taken: what it has decided and done so far."""

    figure: Figure
    seat: Seat
    lines: tuple[e.AnyAbility, ...]
    jump: bool
    tally: ActionTally
    attack: int | None = None  # the line for which the focus was found
    focus: str = ""
    planned: tuple[tuple[str, ...], ...] = ()  # the groups for which it moved
    attacked: tuple[str, ...] = ()
    seen: Position | None = None  # as long as nothing has changed since
    shapes: dict[int | None, AttackShape] = {}

    @property
    def aim(self) -> Aim:
        return Aim(self.figure, self.tally, self.seat)

    def forget(self) -> None:
        """Something has happened on the table."""
        self.seen = None
        self.shapes = {}


def automated_turn(game: Table, figure: Figure) -> Rule[None]:
    """GH-MOTHER-01: the abilities in printed order, and only what is printed."""
    state = game.state
    if has(figure, "stun"):  # GH-FOCUS-14: nothing at all
        return
    if figure.kind == "objective":
        yield from escorted_turn(game, figure)
        return
    for token, printed in servants(state, figure):  # GH-BOSS-07
        yield from act(game, token, printed)
    yield from act(game, figure, abilities_of(state, figure))
    yield from infuse_once(game, figure, seat_for(state, figure))


def act(game: Table, figure: Figure, lines: tuple[e.AnyAbility, ...]) -> Rule[None]:
    """What is printed, line by line."""
    state = game.state
    turn = Activation(
        figure, seat_for(state, figure), lines, jumps(state, figure, lines), ActionTally()
    )
    # GH-FOCUS-01: before anything else. GH-MMOVE-16: the first attack determines the focus
    yield from find_focus(game, turn, next_attack(game, turn, 0), ())
    for number, ability in enumerate(lines):
        if gone(state, figure) or has(figure, "stun"):  # GH-MMOVE-14
            break
        # GH-FOCUS-15: a new focus if something has happened to it
        if turn.focus and turn.seen is None and not is_there(game, turn.focus):
            following = next_attack(game, turn, number)
            left_out = () if following is None else turn.attacked
            yield from find_focus(game, turn, following, left_out)
        if isinstance(ability, e.Move):
            yield from move(game, turn, number, ability)
        elif isinstance(ability, e.Attack):
            yield from strike(game, turn, number, ability)
        else:  # GH-MOTHER-06 and the rest: also without a focus (GH-FOCUS-10)
            yield from perform(game, turn.aim, ability)
            turn.forget()


def next_attack(game: Table, turn: Activation, start: int) -> int | None:
    """The first usable attack from a line on."""
    for number in range(start, len(turn.lines)):
        if can_attack_with(game.state, turn.figure, turn.lines[number]):
            return number
    return None


def is_there(game: Table, id: str) -> bool:
    """Is this enemy on the map, and can it be seen?"""
    figure = game.state.figures.get(id)
    return figure is not None and can_be_seen_by_foes(game.state, figure)


def shape_of(game: Table, turn: Activation, line: int | None) -> AttackShape:
    if line not in turn.shapes:
        ability = None if line is None else turn.lines[line]
        assert ability is None or isinstance(ability, e.Attack)
        turn.shapes[line] = attack_shape(game.state, turn.figure, ability)
    return turn.shapes[line]


def seen_by(game: Table, turn: Activation, left_out: Iterable[str] = ()) -> Position:
    if turn.seen is None:
        turn.seen = position_for(game.state, turn.figure, jump=turn.jump)
    return turn.seen.without(left_out)


def find_focus(
    game: Table, turn: Activation, line: int | None, left_out: tuple[str, ...]
) -> Rule[None]:
    """GH-FOCUS: one enemy for the turn; GH-FOCUS-09: players choose among equals."""
    turn.attack, turn.focus = line, ""
    found = focus_of(seen_by(game, turn, left_out), shape_of(game, turn, line))
    if found:
        turn.focus = yield from chosen_focus(turn, found)
        game.tell("focuses", who=turn.figure.id, whom=turn.focus)
    else:
        game.tell("no-focus", who=turn.figure.id)


def chosen_focus(turn: Activation, found: tuple[str, ...]) -> Rule[str]:
    if len(found) == 1:
        return found[0]
    options = {f"focus:{id}": id for id in found}
    return (yield from pick(turn.seat, "GH-FOCUS-09", options, about=turn.figure.id))


def move(game: Table, turn: Activation, number: int, ability: e.Move) -> Rule[None]:
    """GH-MMOVE: towards the next attack on the card, or as for melee if there is none."""
    state, figure = game.state, turn.figure
    following = next_attack(game, turn, number + 1)
    if following is not None and following != turn.attack:  # GH-MMOVE-16
        yield from find_focus(game, turn, following, turn.attacked)
    own = stats(state, figure).move
    if not turn.focus or has(figure, "immobilize") or (ability.relative and own == NONE):
        return  # GH-FOCUS-10, GH-SUMMON-05, GH-MOVE-08, GH-MOVE-10
    if not holds(state, ability.when, figure, turn.tally):
        return
    used = yield from settle(game, figure, ability)
    if used:
        turn.forget()
    points = measure(state, ability.value, figure, turn.tally)
    points += own if ability.relative else 0  # GH-MMOVE-01
    points += sum(one.boost.move for one in used if one.boost is not None)
    position = seen_by(game, turn, turn.attacked if following is not None else ())
    found = moves_of(
        position,
        shape_of(game, turn, following),
        max(0, points),
        turn.focus,
        attacking=following is not None,
    )
    if found:
        yield from go(game, turn, position, found)
    yield from then(game, turn, used)


def go(game: Table, turn: Activation, position: Position, found: tuple[Move, ...]) -> Rule[None]:
    """To one of the equally good hexes, by one of the equally good ways."""
    figure = turn.figure
    ends = {f"move:{one.to[0]},{one.to[1]}": one.to for one in found}
    to = found[0].to
    if len(ends) > 1:
        to = yield from pick(turn.seat, "GH-MMOVE-06", ends, about=figure.id)
    turn.planned = tuple(one.targets for one in found if one.to == to and one.targets)
    if to == figure.at:
        return
    way = yield from chosen_way(turn, ways_to(position, to))
    yield from walk(game, figure, way, position.mover.gait == "jump", turn.tally)
    turn.forget()


def chosen_way(turn: Activation, ways: tuple[tuple[Hex, ...], ...]) -> Rule[tuple[Hex, ...]]:
    """GH-MMOVE-15: players choose where ways of equal cost differ in what they meet."""
    if len(ways) == 1:
        return ways[0]
    options = {
        f"way:{number}:" + ";".join(f"{q},{r}" for q, r in way): way
        for number, way in enumerate(ways, 1)
    }
    return (yield from pick(turn.seat, "GH-MMOVE-15", options, about=turn.figure.id))


def strike(game: Table, turn: Activation, number: int, ability: e.Attack) -> Rule[None]:
    """GH-MATTACK: the focus and as many others as possible, or nobody at all."""
    state, figure = game.state, turn.figure
    if not can_attack_with(state, figure, ability):
        return
    if not holds(state, ability.when, figure, turn.tally):
        return
    shape = shape_of(game, turn, number)
    focus = turn.focus
    if number != turn.attack:
        # GH-MATTACK-04: a further attack has a focus of its own, from where the figure stands
        found = focus_of(seen_by(game, turn, turn.attacked), shape, standing=True)
        focus = (yield from chosen_focus(turn, found)) if found else ""
    if not focus:
        return
    groups = groups_with(game, turn, shape, focus)
    turn.planned = ()
    if not groups:
        return  # GH-MATTACK-05: no substitute for the focus
    targets = yield from chosen_targets(game, turn, groups)
    turn.attacked += tuple(targets)
    used = yield from settle(game, figure, ability)
    boosts = [one.boost for one in used if one.boost is not None]
    blows = [state.figures[id] for id in targets]
    if ability.same_target:
        blows *= target_count(state, figure, ability, [*ability.boosts, *boosts])
    if not any(one.instead for one in used):
        # GH-MATTACK-01: resolved like a hero's attack, with the monsters' modifier deck
        yield from attack(game, turn.aim.boosted(boosts), ability, blows)
    turn.forget()
    yield from then(game, turn, used)


def groups_with(
    game: Table, turn: Activation, shape: AttackShape, focus: str
) -> tuple[tuple[str, ...], ...]:
    """The equally good groups of targets, first of all those for which the figure moved."""
    if shape.extra == 0 and shape.area is None:  # the focus alone or nobody
        target = game.state.figures[focus]
        near = where.within(game.state, turn.figure.at, target.at, shape.reach)
        return ((focus,),) if near and focus not in turn.attacked else ()
    position = seen_by(game, turn, turn.attacked)
    planned = tuple(one for one in turn.planned if focus in one and possible(position, shape, one))
    return planned or groups_of(position, shape, focus)


def chosen_targets(
    game: Table, turn: Activation, groups: tuple[tuple[str, ...], ...]
) -> Rule[list[str]]:
    """GH-MATTACK-07: equal groups and the order of targets are the players' choice."""
    group = groups[0]
    if len(groups) > 1:
        options = {f"targets:{n}:" + "+".join(one): one for n, one in enumerate(groups, 1)}
        group = yield from pick(turn.seat, "GH-MATTACK-02", options, about=turn.figure.id)
    if len(group) == 1:
        return list(group)
    in_any_order = {f"attack:{id}": id for id in group}
    return (yield from order(turn.seat, "GH-MATTACK-07", in_any_order, about=turn.figure.id))


def then(game: Table, turn: Activation, used: tuple[e.Augment, ...]) -> Rule[None]:
    """What follows from the elements consumed."""
    for augment in used:
        for ability in (*augment.instead, *augment.then):
            yield from perform(game, turn.aim, ability)
        turn.forget()


def infuse_once(game: Table, figure: Figure, seat: Seat) -> Rule[None]:
    """GH-ELEM-07: with the first figure of the type that performs its card, and only then."""
    deck = deck_of_type(game.state, figure)
    card = current_card(game.state, figure) if deck is not None else None
    name = f"{figure.type}:infused"
    if deck is None or card is None or not card.infuse or name in deck.consumed:
        return
    deck.consumed = (*deck.consumed, name)
    for element in card.infuse:
        yield from infuse(game, seat, element)
