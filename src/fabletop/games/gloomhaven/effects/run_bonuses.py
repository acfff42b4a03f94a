"""Lasting bonuses, elements."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..rules.abilities import perform
from ..rules.augments import consume_key, settled
from ..rules.bonuses import bonuses_of_half, bonuses_of_monster, has_change, number_of
from ..rules.cards import activate, end_active
from ..rules.decks import current_card
from ..rules.elements import consume, infuse, ways_to_pay
from ..state import Boon, Figure, Hero, Seat, Table
from . import vocabulary as e
from .aim import Aim
from .registry import effects


@effects.on(e.Bonus)
def run_bonus(game: Table, aim: Aim, ability: e.Bonus) -> Rule[bool]:
    """GH-CARDS-16, GH-CARDS-17: from now on; the card lies in the active area."""
    state, figure = game.state, aim.figure
    if figure.kind != "hero":
        lay_on_monster(game, figure, ability)
        return True
    hero = state.heroes[figure.owner]
    turn = state.turn
    if not turn.card:
        return False
    if ability.group:
        yield from make_room(game, hero, ability, aim.seat)
    active = activate(game, hero)
    number = number_of(bonuses_of_half(turn.card, turn.half), ability)
    active.bonuses = (*active.bonuses, number)
    if ability.group == "doom" and aim.tally.same:
        active.figure = aim.tally.same[0]
    return True


def make_room(game: Table, hero: Hero, ability: e.Bonus, seat: Seat) -> Rule[None]:
    """3.4: one augment (song, doom) at a time; with a change for it, two."""
    old = [
        active
        for active in hero.active
        if active.card != game.state.turn.card
        and any(
            bonuses_of_half(active.card, active.half)[number].group == ability.group
            for number in active.bonuses
        )
    ]
    most = 2 if has_change(game.state, hero, "two-augments") else 1
    while len(old) >= most:
        options = {f"drop:{one.card}": one for one in old}
        gone = yield from pick(seat, "GH-CARDS-17", options)
        old.remove(gone)
        end_active(game, hero, gone)


def lay_on_monster(game: Table, figure: Figure, ability: e.Bonus) -> None:
    """GH-MOTHER-04: a monster's bonus lasts until the end of the round."""
    card = current_card(game.state, figure)
    if card is None:
        return
    source = figure.type if figure.rank == "boss" else card.id
    number = number_of(bonuses_of_monster(source), ability)
    figure.boons = (*figure.boons, Boon("bonus", card=source, number=number))


@effects.on(e.Infuse)
def run_infuse(game: Table, aim: Aim, ability: e.Infuse) -> Rule[bool]:
    for element in ability.elements:
        yield from infuse(game, aim.seat, element)
    return True


@effects.on(e.Consume)
def run_consume(game: Table, aim: Aim, ability: e.Consume) -> Rule[bool]:
    """An element use of its own; its change holds for the abilities that follow."""
    state, figure = game.state, aim.figure
    if figure.kind == "hero":
        if not ways_to_pay(state, ability.elements):
            return False
        options = {consume_key(ability.elements, 0): True, "skip": False}
        if not (yield from pick(aim.seat, "GH-ELEM-03", options)):
            return False
        yield from consume(game, aim.seat, ability.elements)
    elif not (yield from settled(game, figure, ability)):
        return False
    if ability.boost is not None and state.turn.figure == figure.id:
        aim.tally.boosts = (*aim.tally.boosts, state.turn.line)
    for part in ability.then:
        yield from perform(game, aim.boosted(()), part)
    return True
