"""GH-ITEM-01: items of the own turn, also in the middle of an ability."""

from __future__ import annotations

import re
from functools import partial

from ....kernel.ask import Deed, Request, Rule, pick
from ..effects.vocabulary import Recover, Summon
from ..state import ActionTally, Hero, Table
from .abilities import perform_all
from .bonuses import Held, held_by, may_have, use
from .clauses import holds
from .conditions import has
from .offers import affordable, pay

HEX = re.compile(r":-?\d+,-?\d+$")


def own_turn_items(game: Table, hero: Hero) -> dict[str, Held]:
    """Those that may be used now; GH-ITEM-09: none by the stunned."""
    state = game.state
    figure = state.figures.get(hero.type)
    if figure is None or has(figure, "stun") or not may_have(hero, "own-turn"):
        return {}
    return {
        held.key: held
        for held in held_by(state, hero, "own-turn")
        if affordable(game, held) and holds(state, held.bonus.only, figure, ActionTally())
    }


def use_now(game: Table, hero: Hero, held: Held) -> Rule[None]:
    """It is paid for and performed, as an action of its own."""
    yield from pay(game, hero.seat, held)
    use(game, held)
    state = game.state
    before = state.turn.card
    state.turn.card = ""
    yield from perform_all(game, held.bearer, held.bonus.perform, hero.seat)
    state.turn.card = before


def items_now(game: Table, hero: Hero, leave: str) -> Rule[None]:
    """GH-ITEM-08: items of the own turn, as many as the player likes."""
    while True:
        options: dict[str, Held | None] = dict(own_turn_items(game, hero))
        if not options:
            return
        options[leave] = None
        held = yield from pick(hero.seat, "GH-ITEM-01", options)
        if held is None:
            return
        yield from use_now(game, hero, held)


# In the middle of an ability


def items_amid_action(game: Table, hero: Hero) -> dict[str, Deed]:
    """What the hero may use before it answers a question of its own action, with its use."""
    turn = game.state.turn
    if turn.figure != hero.type or turn.stage != "line" or not may_have(hero, "own-turn"):
        return {}
    found = own_turn_items(game, hero)
    return {key: partial(use_now, game, hero, held) for key, held in found.items()}


def items_amid_question(game: Table, request: Request) -> dict[str, Deed]:
    """With every question of an own action (`kernel.interrupts`). What would change its answers is
    left to the rules that work them out anew."""
    hero = game.state.heroes[request.seat]
    turn = game.state.turn
    if turn.figure != hero.type or not may_have(hero, "own-turn"):
        return {}
    found = own_turn_items(game, hero)
    return {
        key: partial(use_now, game, hero, held)
        for key, held in found.items()
        if not changes_answers(hero, held, request)
    }


def changes_answers(hero: Hero, held: Held, request: Request) -> bool:
    """A summon takes a hex, recovered cards change hand and discard pile."""
    for ability in held.bonus.perform:
        if isinstance(ability, Summon) and any(HEX.search(key) for key in request.keys):
            return True
        if isinstance(ability, Recover):
            cards = {*hero.hand.cards, *hero.discard.cards}
            if any(not cards.isdisjoint(key.split(":")) for key in request.keys):
                return True
    return False
