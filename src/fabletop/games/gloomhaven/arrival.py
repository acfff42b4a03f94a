"""A party of a campaign arrives at a scenario: its sheets, its things, and what befell it."""

from __future__ import annotations

from ...kernel.ask import Rule, pick, pick_some
from .library import library
from .party import Member, Party, member_of
from .rules.conditions import give
from .rules.damage import fall
from .rules.feats import note_health
from .rules.items import fits
from .rules.modifiers import put_bless, put_curse
from .state import Carried, GloomhavenState, Hero, Table


def take_sheets(state: GloomhavenState, party: Party) -> None:
    """Characters of a campaign come with their class, cards and perks."""
    state.options["looted"] = ",".join(party.looted)  # GH-SETUP-12
    for hero, member in zip(state.heroes, party.members, strict=True):
        hero.type, hero.pool, hero.perks = member.type, member.pool, member.perks
    state.phase = "goals"


def pack(game: Table, hero: Hero, member: Member) -> Rule[None]:
    """GH-SETUP-07: owned items beyond the limits stay at home."""
    while True:
        options: dict[str, str | None] = {
            f"equip:{id}": id for id in member.items if fits(hero, library().items[id])
        }
        if not options:
            return
        options["done"] = None
        id = yield from pick(hero.seat, "GH-SETUP-07", options, about="owned")
        if id is None:
            return
        hero.items.append(Carried(id))
        game.tell("equipped", who=hero.type, what=id)


def discard_for_events(game: Table, hero: Hero) -> Rule[None]:
    """GH-SETUP-13: cards to be discarded are chosen after the hand; items of the named slots start
    consumed."""
    member = member_of(game.state, hero)
    if member is None:
        return
    count = min(member.start.discards, len(hero.hand.cards))
    if count:
        options = {f"card:{one}": one for one in hero.hand.cards}
        cards = yield from pick_some(hero.seat, "GH-SETUP-13", options, least=count, most=count)
        for card in cards:
            hero.discard.put(hero.hand.take(card))
    for slot in member.start.consumed:
        ready = [
            one
            for one in hero.items
            if one.state == "ready" and library().items[one.item].slot == slot
        ]
        if ready:
            ready[0].state = "consumed"


def event_effects(game: Table) -> Rule[None]:
    """GH-SETUP-11: effects of events are never ignored; GH-SETUP-01: nor are blessings bought."""
    state = game.state
    for hero in state.heroes:
        member = member_of(state, hero)
        if member is None:
            continue
        figure, start = state.figures[hero.type], member.start
        for _ in range(start.blesses):
            put_bless(game, figure)
        for _ in range(start.curses):
            put_curse(game, figure)
        if start.minus_ones:
            hero.deck.cards.extend(["minus-1"] * start.minus_ones)
            hero.deck.shuffle(game.chance, f"modifiers-{hero.seat}")
        for condition in start.conditions:
            give(game, figure, condition)
        if start.damage:  # no hand is in use yet, so nothing can be lost instead
            figure.hp -= start.damage
            game.tell("damage", who=figure.id, amount=start.damage, left=max(0, figure.hp))
            note_health(state, figure)
            if figure.hp <= 0:
                yield from fall(game, figure, None)
