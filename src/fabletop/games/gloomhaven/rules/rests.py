"""GH-REST: short and long rests."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..state import Hero, Table
from .cards import end_active
from .damage import suffer
from .feats import count
from .figures import figure_of
from .healing import heal

REST_HEAL = 2


def can_rest(hero: Hero) -> bool:
    """GH-REST-01: two cards in the discard pile; GH-REST-05: active ones count once dropped."""
    discards = len(hero.discard.cards) + sum(not one.lost for one in hero.active)
    return not hero.exhausted and discards >= 2


def take_along(game: Table, hero: Hero) -> Rule[None]:
    """GH-REST-05, GH-CARDS-26: discard-type active cards may be put on the discard pile first."""
    while True:
        options = {f"drop:{one.card}": one for one in hero.active if not one.lost}
        if not options:
            return
        if len(hero.discard.cards) >= 2:
            chosen = yield from pick(hero.seat, "GH-REST-05", {**options, "go": None})
        else:
            chosen = yield from pick(hero.seat, "GH-REST-05", options)
        if chosen is None:
            return
        end_active(game, hero, chosen)


def short_rest(game: Table, hero: Hero) -> Rule[None]:
    """GH-REST-02: a random discard is lost; once, for 1 damage, a different one instead."""
    yield from take_along(game, hero)
    lost = game.chance.pick("rest", hero.discard.cards)
    hero.lost.put(hero.discard.take(lost))
    options = {f"lose:{lost}": False, "again": True}
    again = yield from pick(hero.seat, "GH-REST-02", options)
    figure = figure_of(game.state, hero)
    if again and figure is not None:
        # until then the first card lies apart: it cannot be lost to negate this damage
        yield from suffer(game, figure, 1)
        if hero.exhausted:
            return
        hero.discard.put(hero.lost.take(lost))
        others = [one for one in hero.discard.cards if one != lost] or hero.discard.cards
        lost = game.chance.pick("rest", others)
        hero.lost.put(hero.discard.take(lost))
    count(hero, "short-rests")
    finish_rest(game, hero, lost)


def finish_rest(game: Table, hero: Hero, lost: str) -> None:
    """The others return to hand."""
    hero.hand.cards.extend(hero.discard.cards)
    hero.discard.cards.clear()
    game.tell("rested", who=hero.type, what=lost)


def long_rest(game: Table, hero: Hero) -> Rule[None]:
    """GH-REST-03: one chosen discard is lost, Heal 2, spent items are ready again.

    GH-REST-06: with fewer than two discards nothing happens."""
    if not can_rest(hero):
        game.tell("cannot-rest", who=hero.type)
        return
    yield from take_along(game, hero)
    options = {f"lose:{one}": one for one in hero.discard.cards}
    lost = yield from pick(hero.seat, "GH-REST-03", options)
    hero.lost.put(hero.discard.take(lost))
    finish_rest(game, hero, lost)
    count(hero, "long-rests")
    figure = figure_of(game.state, hero)
    if figure is not None:
        heal(game, figure, REST_HEAL)
    for item in hero.items:  # GH-ITEM-06
        if item.state == "spent":
            item.state, item.slot = "ready", 0
