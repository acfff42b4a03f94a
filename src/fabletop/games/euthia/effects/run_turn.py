"""Runs of effects outside combat: wealth, health, movement, choices."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Rule, order, pick
from ....kernel.secrecy import only
from ..fields import Field, is_centre, on_map
from ..library import library
from ..rules.belongings import max_health
from ..rules.decks import draw_cards, show_back
from ..rules.elites import see_front
from ..rules.explore import stack_top
from ..rules.land import all_fields, centre_open, monster_on, shop_at
from ..rules.life import (
    CHURCH,
    die_outside,
    gain_coins,
    gain_dwurt,
    gain_essence,
    gain_gaar,
    gain_gem,
    gain_reputation,
    heal,
    suffer,
)
from ..rules.movement import portal_fields, targets, teleport, within_reach
from ..rules.room import draw_tiles, take_tile
from ..rules.standing import changes, counted
from ..rules.trade import start_trade
from ..state import Table
from ..terms import ELEMENTS, GEMS
from . import vocabulary as e
from .aim import Aim
from .registry import effects
from .standing import HealMore

CHOICE = "EU-GEN-5"


def amount_of(game: Table, aim: Aim, effect: e.Counted) -> int:
    """The amount times its count, within its limit."""
    total = effect.amount * counted(game.state, aim.player, effect.per, aim.source)
    if effect.most:
        total = max(-effect.most, min(effect.most, total))
    return total


# Wealth


@effects.on(e.Coins)
def coins(game: Table, aim: Aim, effect: e.Coins) -> None:
    gain_coins(game, aim.player, amount_of(game, aim, effect))


@effects.on(e.Reputation)
def reputation(game: Table, aim: Aim, effect: e.Reputation) -> None:
    gain_reputation(game, aim.player, amount_of(game, aim, effect))


@effects.on(e.Gaar)
def gaar(game: Table, aim: Aim, effect: e.Gaar) -> None:
    gain_gaar(game, aim.player, effect.amount)


@effects.on(e.Dwurt)
def dwurt(game: Table, aim: Aim, effect: e.Dwurt) -> None:
    gain_dwurt(game, aim.player, effect.amount)


@effects.on(e.CalmDwurt)
def calm_dwurt(game: Table, aim: Aim, effect: e.CalmDwurt) -> None:
    aim.player.dwurt_die = max(0, aim.player.dwurt_die - effect.amount)


@effects.possible_if(e.CalmDwurt)
def die_raised(game: Table, aim: Aim, effect: e.CalmDwurt) -> bool:
    return aim.player.dwurt_die > 0


@effects.on(e.Draw)
def draw(game: Table, aim: Aim, effect: e.Draw) -> None:
    draw_cards(game, aim.player, effect.colour, effect.cards)


@effects.on(e.GainGem)
def gem(game: Table, aim: Aim, effect: e.GainGem) -> Rule[None]:
    for _ in range(effect.amount):
        kind = effect.gem
        if kind == "any":
            kind = yield from pick(aim.player.seat, CHOICE, {f"take:{one}": one for one in GEMS})
        gain_gem(game, aim.player, kind)


@effects.on(e.GainEssence)
def essence(game: Table, aim: Aim, effect: e.GainEssence) -> Rule[None]:
    for _ in range(effect.amount):
        kind = effect.element
        if kind == "any":
            options = {f"take:{one}": one for one in ELEMENTS}
            kind = yield from pick(aim.player.seat, CHOICE, options)
        gain_essence(game, aim.player, kind)


@effects.on(e.GainTile)
def gain_tile(game: Table, aim: Aim, effect: e.GainTile) -> Rule[None]:
    for _ in range(effect.amount):
        if effect.pile == "witch" and game.state.alone:  # EU-SOLO-2
            return
        tile = yield from draw_tiles(game, aim.player, effect.pile, effect.look, CHOICE)
        if tile is None:  # EU-QUEST-5: an empty pile gives nothing
            return
        yield from take_tile(game, aim.player, tile)


# Health


@effects.on(e.Heal)
def heal_hero(game: Table, aim: Aim, effect: e.Heal) -> None:
    more = 0
    one = library().tiles.get(aim.source)
    if one is not None and one.kind == "potion":
        more = sum(x.amount for _, x in changes(game.state, aim.player, HealMore))
    heal(game, aim.player, amount_of(game, aim, effect) + more)


@effects.possible_if(e.Heal)
def is_hurt(game: Table, aim: Aim, effect: e.Heal) -> bool:
    return aim.player.health < max_health(aim.player)


@effects.on(e.Wound)
def wound(game: Table, aim: Aim, effect: e.Wound) -> None:
    """On the monster's side part of the base of its attack; else suffered at once."""
    amount = amount_of(game, aim, effect)
    fight = game.state.fight
    if aim.side == "foe" and fight is not None:
        fight.extra_wounds += amount
        return
    if suffer(game, aim.player, amount) and fight is None:
        die_outside(game, aim.player)


@effects.possible_if(e.Wound, e.MonsterDraws, e.MonsterHeals)
def no_gain(game: Table, aim: Aim, effect: e.Effect) -> bool:
    """A drawback alone is no reason to use something."""
    return False


# Movement and actions


@effects.on(e.Move)
def move(game: Table, aim: Aim, effect: e.Move) -> None:
    points = amount_of(game, aim, effect)
    game.state.mp += points
    game.tell("points", who=aim.player.hero, points=points)


@effects.on(e.TakeAction)
def take_action(game: Table, aim: Aim, effect: e.TakeAction) -> None:
    """Taken by the chapter of the action, which has spent the tile as its source."""


@effects.possible_if(e.TakeAction, e.Cart)
def not_by_itself(game: Table, aim: Aim, effect: e.Effect) -> bool:
    """Sources are offered with the action they pay for, carts with mining."""
    return False


@effects.on(e.TradeAt)
def trade_at(game: Table, aim: Aim, effect: e.TradeAt) -> None:
    start_trade(game, aim.player, effect.shop, fee=False)


@effects.possible_if(e.TradeAt)
def liberated(game: Table, aim: Aim, effect: e.TradeAt) -> bool:
    state = game.state
    return state.trade is None and state.fight is None and not monster_on(state, aim.player.at)


@effects.on(e.Cart)
def cart(game: Table, aim: Aim, effect: e.Cart) -> None:
    """The mining action draws three tiles (EU-MINE-4)."""


@effects.on(e.Teleport)
def teleport_near(game: Table, aim: Aim, effect: e.Teleport) -> Rule[None]:
    fields = within_reach(game.state, aim.player, effect.range)
    yield from teleport(game, aim.player, fields, "EU-PORTAL-5")


@effects.possible_if(e.Teleport)
def can_teleport(game: Table, aim: Aim, effect: e.Teleport) -> bool:
    return on_map(aim.player.at) and game.state.fight is None


@effects.on(e.TeleportTo)
def teleport_to(game: Table, aim: Aim, effect: e.TeleportTo) -> Rule[None]:
    yield from teleport(game, aim.player, places(game, effect), "EU-PORTAL-1")


def places(game: Table, effect: e.TeleportTo) -> list[Field]:
    state = game.state
    if effect.place == "church":
        return [CHURCH]
    if effect.place == "portal":
        return portal_fields(state)
    return [
        one
        for one in all_fields(state)
        if shop_at(state, one) is not None
        and not monster_on(state, one)
        and (not is_centre(one) or centre_open(state, one))
    ]


@effects.possible_if(e.TeleportTo)
def has_place(game: Table, aim: Aim, effect: e.TeleportTo) -> bool:
    if game.state.fight is not None or not on_map(aim.player.at):
        return False
    return bool(targets(game, aim.player, places(game, effect)))


@effects.on(e.Scout)
def scout(game: Table, aim: Aim, effect: e.Scout) -> Rule[None]:
    """Look at the next tiles of the chapter; put back in any order."""
    state, seat = game.state, aim.player.seat
    chapter = stack_top(state)
    if not chapter:
        return
    kinds = state.decks[f"map-{chapter}"]
    seen = kinds.cards[: -effect.tiles - 1 : -1]
    taken: dict[str, int] = {}
    game.reveal()
    for number, kind in enumerate(seen, 1):
        deck = state.decks[f"map-{chapter}-{kind}"]
        taken[kind] = taken.get(kind, 0) + 1
        deck.show_top(taken[kind], seat)
        game.tell("scouted", only(seat), number=number, tile=deck.cards[-taken[kind]])
    kinds.show_top(len(seen), seat)
    game.tell("scouts", ~only(seat), who=aim.player.hero, number=len(seen))
    if len(seen) < 2:
        return
    options: dict[str, tuple[str, str]] = {}
    depth: dict[str, int] = {}
    for kind in seen:
        depth[kind] = depth.get(kind, 0) + 1
        tile = state.decks[f"map-{chapter}-{kind}"].cards[-depth[kind]]
        options[f"tile:{tile}"] = (kind, tile)
    wanted = yield from order(seat, CHOICE, options)
    kinds.cards[-len(seen) :] = [kind for kind, _ in reversed(wanted)]
    for kind, number in depth.items():
        own = [tile for one, tile in reversed(wanted) if one == kind]
        state.decks[f"map-{chapter}-{kind}"].cards[-number:] = own


@effects.possible_if(e.Scout)
def stack_lasts(game: Table, aim: Aim, effect: e.Scout) -> bool:
    return stack_top(game.state) > 0


@effects.on(e.Track)
def track(game: Table, aim: Aim, effect: e.Track) -> Rule[None]:
    state, seat = game.state, aim.player.seat
    levels = [one for one in (1, 2, 3) if state.decks[f"monster-{one}"].cards]
    if not levels:
        return
    level = yield from pick(seat, CHOICE, {f"deck:{one}": one for one in levels})
    see_front(game, aim.player, level)
    keep = yield from pick(seat, CHOICE, {"leave-top": True, "put-under": False}, about="top-card")
    if not keep:
        deck = state.decks[f"monster-{level}"]
        deck.put_under(deck.draw())
        state.fronts[level - 1] = 0
        show_back(state, level)
        game.reveal()


# Choices


@effects.on(e.ChooseOne)
def choose_one(game: Table, aim: Aim, effect: e.ChooseOne) -> Rule[None]:
    """EU-GEN-5: exactly one, whole; those that would do nothing are left out if another does."""
    options = {
        f"option:{number}": one.effects
        for number, one in enumerate(effect.of, 1)
        if effects.possible(game, aim, one.effects)
    } or {f"option:{number}": one.effects for number, one in enumerate(effect.of, 1)}
    chosen: tuple[Any, ...] = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
    yield from effects.run(game, aim, chosen)


@effects.possible_if(e.ChooseOne)
def any_possible(game: Table, aim: Aim, effect: e.ChooseOne) -> bool:
    return any(effects.possible(game, aim, one.effects) for one in effect.of)
