"""The turn of an automated figure on a table: section 6, with every tie left to the players."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.ask import Rule, order, pick
from ..effects import vocabulary as e
from ..records import NONE
from ..rules import where
from ..rules.abilities import perform
from ..rules.attack import attack
from ..rules.augments import deck_of_type, settle
from ..rules.conditions import has
from ..rules.decks import current_card
from ..rules.elements import infuse
from ..rules.figures import can_be_seen_by_foes, gone, seat_for, stats
from ..rules.moving import walk
from ..rules.values import holds, measure
from ..state import Deed, Figure, Seat, Table
from ..terms import Hex
from .attack import groups_of, possible
from .course import Course
from .escort import escorted_turn
from .focus import focus_of
from .from_state import (
    abilities_of,
    aim_for,
    can_attack_with,
    jumps,
    position_for,
    servants,
    target_count,
)
from .movement import moves_of, ways_to
from .plans import Move
from .position import Aim, Position


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
    course = Course(figure, seat_for(state, figure), lines, jumps(state, figure, lines), Deed())
    # GH-FOCUS-01: before anything else. GH-MMOVE-16: the first attack determines the focus
    yield from find_focus(game, course, next_attack(game, course, 0), ())
    for number, ability in enumerate(lines):
        if gone(state, figure) or has(figure, "stun"):  # GH-MMOVE-14
            break
        # GH-FOCUS-15: a new focus if something has happened to it
        if course.focus and course.seen is None and not is_there(game, course.focus):
            following = next_attack(game, course, number)
            left_out = () if following is None else course.attacked
            yield from find_focus(game, course, following, left_out)
        if isinstance(ability, e.Move):
            yield from move(game, course, number, ability)
        elif isinstance(ability, e.Attack):
            yield from strike(game, course, number, ability)
        else:  # GH-MOTHER-06 and the rest: also without a focus (GH-FOCUS-10)
            yield from perform(game, figure, ability, course.deed, course.seat)
            course.forget()


def next_attack(game: Table, course: Course, start: int) -> int | None:
    """The first usable attack from a line on."""
    for number in range(start, len(course.lines)):
        if can_attack_with(game.state, course.figure, course.lines[number]):
            return number
    return None


def is_there(game: Table, id: str) -> bool:
    """Is this enemy on the map, and can it be seen?"""
    figure = game.state.figures.get(id)
    return figure is not None and can_be_seen_by_foes(game.state, figure)


def aim_at(game: Table, course: Course, line: int | None) -> Aim:
    if line not in course.aims:
        ability = None if line is None else course.lines[line]
        assert ability is None or isinstance(ability, e.Attack)
        course.aims[line] = aim_for(game.state, course.figure, ability)
    return course.aims[line]


def seen_by(game: Table, course: Course, left_out: Iterable[str] = ()) -> Position:
    if course.seen is None:
        course.seen = position_for(game.state, course.figure, jump=course.jump)
    return course.seen.without(left_out)


def find_focus(
    game: Table, course: Course, line: int | None, left_out: tuple[str, ...]
) -> Rule[None]:
    """GH-FOCUS: one enemy for the turn; GH-FOCUS-09: players choose among equals."""
    course.attack, course.focus = line, ""
    found = focus_of(seen_by(game, course, left_out), aim_at(game, course, line))
    if found:
        course.focus = yield from chosen_focus(course, found)
        game.tell("focuses", who=course.figure.id, whom=course.focus)
    else:
        game.tell("no-focus", who=course.figure.id)


def chosen_focus(course: Course, found: tuple[str, ...]) -> Rule[str]:
    if len(found) == 1:
        return found[0]
    options = {f"focus:{id}": id for id in found}
    return (yield from pick(course.seat, "GH-FOCUS-09", options, about=course.figure.id))


def move(game: Table, course: Course, number: int, ability: e.Move) -> Rule[None]:
    """GH-MMOVE: towards the next attack on the card, or as for melee if there is none."""
    state, figure = game.state, course.figure
    following = next_attack(game, course, number + 1)
    if following is not None and following != course.attack:  # GH-MMOVE-16
        yield from find_focus(game, course, following, course.attacked)
    own = stats(state, figure).move
    if not course.focus or has(figure, "immobilize") or (ability.relative and own == NONE):
        return  # GH-FOCUS-10, GH-SUMMON-05, GH-MOVE-08, GH-MOVE-10
    if not holds(state, ability.when, figure, course.deed):
        return
    used = yield from settle(game, figure, ability)
    if used:
        course.forget()
    points = measure(state, ability.value, figure, course.deed)
    points += own if ability.relative else 0  # GH-MMOVE-01
    points += sum(one.boost.move for one in used if one.boost is not None)
    position = seen_by(game, course, course.attacked if following is not None else ())
    found = moves_of(
        position,
        aim_at(game, course, following),
        max(0, points),
        course.focus,
        attacking=following is not None,
    )
    if found:
        yield from go(game, course, position, found)
    yield from then(game, course, used)


def go(game: Table, course: Course, position: Position, found: tuple[Move, ...]) -> Rule[None]:
    """To one of the equally good hexes, by one of the equally good ways."""
    figure = course.figure
    ends = {f"move:{one.to[0]},{one.to[1]}": one.to for one in found}
    to = found[0].to
    if len(ends) > 1:
        to = yield from pick(course.seat, "GH-MMOVE-06", ends, about=figure.id)
    course.planned = tuple(one.targets for one in found if one.to == to and one.targets)
    if to == figure.at:
        return
    way = yield from chosen_way(course, ways_to(position, to))
    yield from walk(game, figure, way, position.mover.gait == "jump", course.deed)
    course.forget()


def chosen_way(course: Course, ways: tuple[tuple[Hex, ...], ...]) -> Rule[tuple[Hex, ...]]:
    """GH-MMOVE-15: players choose where ways of equal cost differ in what they meet."""
    if len(ways) == 1:
        return ways[0]
    options = {
        f"way:{number}:" + ";".join(f"{q},{r}" for q, r in way): way
        for number, way in enumerate(ways, 1)
    }
    return (yield from pick(course.seat, "GH-MMOVE-15", options, about=course.figure.id))


def strike(game: Table, course: Course, number: int, ability: e.Attack) -> Rule[None]:
    """GH-MATTACK: the focus and as many others as possible, or nobody at all."""
    state, figure = game.state, course.figure
    if not can_attack_with(state, figure, ability):
        return
    if not holds(state, ability.when, figure, course.deed):
        return
    aim = aim_at(game, course, number)
    focus = course.focus
    if number != course.attack:
        # GH-MATTACK-04: a further attack has a focus of its own, from where the figure stands
        found = focus_of(seen_by(game, course, course.attacked), aim, standing=True)
        focus = (yield from chosen_focus(course, found)) if found else ""
    if not focus:
        return
    groups = groups_with(game, course, aim, focus)
    course.planned = ()
    if not groups:
        return  # GH-MATTACK-05: no substitute for the focus
    targets = yield from chosen_targets(game, course, groups)
    course.attacked += tuple(targets)
    used = yield from settle(game, figure, ability)
    boosts = [one.boost for one in used if one.boost is not None]
    blows = [state.figures[id] for id in targets]
    if ability.same_target:
        blows *= target_count(state, figure, ability, [*ability.boosts, *boosts])
    if not any(one.instead for one in used):
        # GH-MATTACK-01: resolved like a hero's attack, with the monsters' modifier deck
        yield from attack(game, figure, ability, boosts, blows, course.deed, course.seat)
    course.forget()
    yield from then(game, course, used)


def groups_with(game: Table, course: Course, aim: Aim, focus: str) -> tuple[tuple[str, ...], ...]:
    """The equally good groups of targets, first of all those for which the figure moved."""
    if aim.extra == 0 and aim.area is None:  # the focus alone or nobody
        target = game.state.figures[focus]
        near = where.within(game.state, course.figure.at, target.at, aim.reach)
        return ((focus,),) if near and focus not in course.attacked else ()
    position = seen_by(game, course, course.attacked)
    planned = tuple(one for one in course.planned if focus in one and possible(position, aim, one))
    return planned or groups_of(position, aim, focus)


def chosen_targets(
    game: Table, course: Course, groups: tuple[tuple[str, ...], ...]
) -> Rule[list[str]]:
    """GH-MATTACK-07: equal groups and the order of targets are the players' choice."""
    group = groups[0]
    if len(groups) > 1:
        options = {f"targets:{n}:" + "+".join(one): one for n, one in enumerate(groups, 1)}
        group = yield from pick(course.seat, "GH-MATTACK-02", options, about=course.figure.id)
    if len(group) == 1:
        return list(group)
    in_any_order = {f"attack:{id}": id for id in group}
    return (yield from order(course.seat, "GH-MATTACK-07", in_any_order, about=course.figure.id))


def then(game: Table, course: Course, used: tuple[e.Augment, ...]) -> Rule[None]:
    """What follows from the elements consumed."""
    for augment in used:
        for ability in (*augment.instead, *augment.then):
            yield from perform(game, course.figure, ability, course.deed, course.seat)
        course.forget()


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
