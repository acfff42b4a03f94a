"""Cards and items: recover, refresh, lose, play, change the initiative."""

from __future__ import annotations

from ....kernel.ask import Rule, pick, pick_some
from ..library import library
from ..rules import where
from ..rules.actions import whole_action
from ..rules.cards import discards_of, lose_from_hand, losses_of, put_away, recover
from ..rules.figures import allies_of
from ..rules.selectors import choose
from ..state import Figure, Hero, Place, Table
from . import vocabulary as e
from .aim import Aim
from .registry import effects


def heroes_among(game: Table, figures: list[Figure]) -> list[Hero]:
    return [game.state.heroes[one.owner] for one in figures if one.kind == "hero"]


@effects.on(e.Recover)
def run_recover(game: Table, aim: Aim, ability: e.Recover) -> Rule[bool]:
    """GH-CARDS-25, GH-CARDS-27: of the pile that is named."""
    chosen = yield from choose(game, aim, ability.who, "GH-CARDS-25", "help")
    for hero in heroes_among(game, chosen):
        if ability.owner == "neighbour":
            yield from recover_from_neighbour(game, hero)
            continue
        pile = discards_of(hero) if ability.pile == "discarded" else losses_of(hero)
        options = {f"card:{one}": one for one in pile if one not in hero.picks.cards}
        most = ability.cards or len(options)
        if options:
            cards = yield from pick_some(hero.seat, "GH-CARDS-25", options, most=most)
            for card in cards:
                recover(game, hero, card)
    aim.tally.same = tuple(one.id for one in chosen)
    return bool(chosen)


def recover_from_neighbour(game: Table, hero: Hero) -> Rule[None]:
    """One lost card of an ally adjacent to the figure; it is now this hero's to use."""
    state = game.state
    figure = state.figures[hero.type]
    options: dict[str, tuple[Hero, str] | None] = {}
    for ally in allies_of(state, figure):
        if ally.kind == "hero" and where.far(state, ally.at, figure.at) == 1:
            owner = state.heroes[ally.owner]
            for card in owner.lost.cards:
                if not library().cards[card].unrecoverable:
                    options[f"card:{card}"] = (owner, card)
    if options:
        options["skip"] = None
        answer = yield from pick(hero.seat, "GH-CARDS-25", options)
        if answer is not None:
            owner, card = answer
            hero.hand.put(owner.lost.take(card))
            game.tell("recovered", who=hero.type, what=card)


@effects.on(e.LoseCards)
def run_lose_cards(game: Table, aim: Aim, ability: e.LoseCards) -> Rule[bool]:
    """LoseCards (3.4): compulsory when the action is performed."""
    chosen = yield from choose(game, aim, ability.who, "GH-CARDS-14", "help")
    for hero in heroes_among(game, chosen):
        for _ in range(ability.cards):
            options = {f"lose:{one}": one for one in hero.hand.cards}
            if options:
                lose_from_hand(game, hero, (yield from pick(hero.seat, "GH-CARDS-14", options)))
    return bool(chosen)


@effects.on(e.Refresh)
def run_refresh(game: Table, aim: Aim, ability: e.Refresh) -> Rule[bool]:
    """GH-ITEM-12: spent or consumed items as named."""
    chosen = yield from choose(game, aim, ability.who, "GH-ITEM-12", "help")
    for hero in heroes_among(game, chosen):
        left = {
            f"item:{one.item}": one
            for one in hero.items
            if one.state == ability.state
            and (not ability.slot or library().items[one.item].slot == ability.slot)
        }
        most = ability.items or len(left)
        if not left:
            continue
        if most >= len(left):
            fresh = list(left.values())
        else:
            fresh = yield from pick_some(hero.seat, "GH-ITEM-12", left, most=most)
        for item in fresh:
            item.state, item.slot = "ready", 0
            game.tell("refreshed", who=hero.type, what=item.item)
    return bool(chosen)


@effects.on(e.ShiftInitiative)
def run_shift(game: Table, aim: Aim, ability: e.ShiftInitiative) -> Rule[bool]:
    """Up or down, within 1 to 99."""
    figure = aim.figure
    hero = game.state.heroes[figure.owner]
    now = hero.initiative
    options = {
        f"initiative:{one}": one
        for one in (max(1, now - ability.amount), min(99, now + ability.amount))
    }
    hero.initiative = yield from pick(aim.seat, "GH-INIT-01", options)
    return True


@effects.on(e.PlayCard)
def run_play_card(game: Table, aim: Aim, ability: e.PlayCard) -> Rule[bool]:
    """One more card from hand, for this half of it."""
    state, figure = game.state, aim.figure
    hero = state.heroes[figure.owner]
    options: dict[str, str | None] = {f"card:{one}": one for one in hero.hand.cards}
    if not options:
        return False
    options["skip"] = None
    card = yield from pick(aim.seat, "GH-CARDS-01", options)
    if card is None:
        return False
    hero.picks.put(hero.hand.take(card))
    game.reveal(hero.hand.audience)
    performed = yield from whole_action(game, hero, card, ability.half)
    put_away(game, hero, card, ability.half, performed)
    return True


@effects.on(e.ExtraTurn)
def run_extra_turn(game: Table, aim: Aim, ability: e.ExtraTurn) -> Rule[bool]:
    """Two cards from hand and one more turn this round, later than the present one."""
    state, figure = game.state, aim.figure
    hero = state.heroes[figure.owner]
    cards = library().cards
    leads: dict[str, str | None] = {
        f"lead:{one}": one for one in hero.hand.cards if cards[one].initiative > hero.initiative
    }
    if not leads or len(hero.hand.cards) < 2:
        return False
    leads["skip"] = None
    lead = yield from pick(aim.seat, "GH-ROUND-06", leads)
    if lead is None:
        return False
    others = {f"second:{one}": one for one in hero.hand.cards if one != lead}
    second = yield from pick(aim.seat, "GH-ROUND-06", others)
    for card in (lead, second):
        hero.picks.put(hero.hand.take(card))
    game.reveal(hero.hand.audience)
    hero.played = (lead, second)
    hero.initiative = cards[lead].initiative
    place = Place(hero.type, "hero", hero.initiative)
    order = [one for one in state.order if one.who != hero.type]
    at = next(
        (number for number, one in enumerate(order) if one.initiative > place.initiative),
        len(order),
    )
    order.insert(at, place)
    state.order = tuple(order)
    state.turn.extra = True
    return True
