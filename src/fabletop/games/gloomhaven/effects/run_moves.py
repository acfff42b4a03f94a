"""Move, attack, push, pull: what brings figures from hex to hex, and blows."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..map.ground import ground
from ..rules import where
from ..rules.bonuses import has_change
from ..rules.chosen_moves import travel
from ..rules.conditions import has
from ..rules.figures import stats
from ..rules.forced import force
from ..rules.offers import collect
from ..rules.selectors import anchor, choose
from ..rules.targets import chosen_attack
from ..rules.values import measure
from ..state import Table
from . import vocabulary as e
from .aim import Aim
from .registry import effects


@effects.on(e.Attack)
def run_attack(game: Table, aim: Aim, ability: e.Attack) -> Rule[bool]:
    return chosen_attack(game, aim, ability)


@effects.on(e.Move)
def run_move(game: Table, aim: Aim, ability: e.Move) -> Rule[bool]:
    """GH-MOVE-01."""
    state, figure = game.state, aim.figure
    if has(figure, "immobilize"):  # GH-COND-05, GH-MOVE-08, GH-CARDS-22
        return False
    points = measure(state, ability.value, figure, aim.tally)
    if ability.relative:  # GH-MOVE-10
        own = stats(state, figure).move
        if own < 0:
            return False
        points += own
    if figure.kind == "hero" and (yield from as_attack(game, aim, points)):
        return True
    changes = collect(game, aim, "own-move")
    yield from travel(game, aim, ability, points, changes)
    return True


def as_attack(game: Table, aim: Aim, points: int) -> Rule[bool]:
    """A change by which a Move may be performed as a melee Attack of the same value."""
    state = game.state
    if not has_change(state, state.heroes[aim.figure.owner], "move-as-attack"):
        return False
    options = {"as-move": False, "as-attack": True}
    if not (yield from pick(aim.seat, "GH-CARDS-18", options)):
        return False
    return (yield from chosen_attack(game, aim.boosted(()), e.Attack(value=points)))


@effects.on(e.Push)
def run_push(game: Table, aim: Aim, ability: e.Push) -> Rule[bool]:
    figure = aim.figure
    amount = measure(game.state, ability.value, figure, aim.tally) + aim.sum_of("push")
    targets = yield from choose(game, aim, ability.who, "GH-MOVE-20", "push")
    for one in targets:
        yield from force(
            game, "push", one, amount, figure.at, figure, aim.seat, may_skip=figure.kind == "hero"
        )
    aim.tally.same = tuple(one.id for one in targets)
    return bool(targets) or not ability.who.count


@effects.on(e.Pull)
def run_pull(game: Table, aim: Aim, ability: e.Pull) -> Rule[bool]:
    figure = aim.figure
    amount = measure(game.state, ability.value, figure, aim.tally) + aim.sum_of("pull")
    center = figure.at if ability.toward == "self" else (*anchor(aim.tally, "hex"), figure.at)[0]
    targets = yield from choose(game, aim, ability.who, "GH-MOVE-20", "pull")
    for one in targets:
        yield from force(
            game, "pull", one, amount, center, figure, aim.seat, may_skip=figure.kind == "hero"
        )
    aim.tally.same = tuple(one.id for one in targets)
    return bool(targets) or not ability.who.count


@effects.on(e.ChooseHex)
def run_choose_hex(game: Table, aim: Aim, ability: e.ChooseHex) -> Rule[bool]:
    state, figure = game.state, aim.figure
    found = {
        f"hex:{q},{r}": (q, r)
        for q, r in ground(state).hexes
        if where.within(state, figure.at, (q, r), ability.range)
    }
    aim.tally.hex = ((yield from pick(aim.seat, "GH-LOS-03", found)),)
    return True
