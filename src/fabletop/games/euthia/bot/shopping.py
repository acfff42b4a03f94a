"""Evaluation of a visit to a shop: a greedy purchase of what lies there or can be learned."""

from __future__ import annotations

from functools import cache, lru_cache

from ..library import library
from ..records import Tile
from ..rules.belongings import EQUIPMENT, is_skill, max_health, slot_kind, slots_of_kind
from ..rules.personal import REVEAL, hidden_tiles
from ..state import EuthiaState, Player
from ..terms import MINES
from .gear import dressed, gear_of
from .means import room_of, thing_worth
from .worth import liquid

HOPE = 0.075  # what goods not seen yet would add to a turn, for each coin
TALK = 0.8  # something to reveal
WAY = 0.5  # on the way to a shop, a coin counts less: there it may be spent better
OPENING = 0.7  # a slot still to be opened
HANDY = 0.4  # a thing used once


@lru_cache(maxsize=20_000)
def spree(
    hero: str,
    slots: tuple[str, ...],
    unlocked: tuple[int, ...],
    health: int,
    goods: tuple[str, ...],
    purse: int,
    turns: int,
    each: float = 0.0,
) -> float:
    """What buying the best things, one after another, adds in the turns left and at the end; a coin
    spent is worth `each`."""
    gained = 0.0
    tiles = library().tiles
    goods = tuple(id for id in goods if (tiles[id].buy or 0) <= purse)
    while goods and purse > 0:
        now = gear_of(hero, slots, unlocked, health)
        found = least = 0.02 * turns + 0.02
        for id in goods:
            one = tiles[id]
            for place, price in places_for(hero, slots, unlocked, one):
                price += one.buy or 0
                if price > purse:
                    continue
                old = slots[place]
                more = one.health - (tiles[old].health if old else 0)
                worn = (*slots[:place], id, *slots[place + 1 :])
                gear = gear_of(hero, worn, unlocked, health + more)
                gain = turns * (gear.turn - now.turn) + gear.score - now.score
                gain -= each * price + (OPENING if price > (one.buy or 0) else 0.0)
                if gain > found:
                    found, bought, cost, after, heart = gain, id, price, worn, health + more
        if found <= least:
            break
        gained += found
        purse -= cost
        slots, health = after, heart
        goods = tuple(id for id in goods if id != bought)
    return gained


def places_for(
    hero: str, slots: tuple[str, ...], unlocked: tuple[int, ...], one: Tile
) -> list[tuple[int, int]]:
    """Where a tile could go: an empty slot; else, for things, instead of another one; or a locked
    slot, with what it costs to open."""
    if one.kind not in EQUIPMENT and not is_skill(one):
        return []
    instead: list[tuple[int, int]] = []
    locked, price = -1, 99
    kind = slot_kind(one)
    for place, lock in slots_of_kind(hero, kind):
        if not lock or place in unlocked:
            if not slots[place]:
                return [(place, 0)]
            if not is_skill(one):
                instead.append((place, 0))
        else:
            coins = opening(hero, place)
            if coins < price:
                locked, price = place, coins
    return [*instead, (locked, price)] if locked >= 0 else instead


@cache
def opening(hero: str, place: int) -> int:
    """The coins that unlock a slot; those that want an essence are not reckoned with."""
    lock = library().heroes[hero].slots[place].lock
    assert lock is not None
    return 99 if lock.essence else lock.coins


def purse_of(player: Player) -> int:
    """Coins, and what resources, gems and essences would bring."""
    purse = player.coins + 2 * len(player.loose)
    tiles = library().tiles
    for id in player.bags:
        one = tiles.get(id)
        if one is not None and one.source in MINES:
            purse += max(side.coins for side in one.sides)
    return purse


def errand(state: EuthiaState, player: Player, shop: str, turns: int, known: bool = False) -> float:
    """What a visit to this kind of shop is worth: for what lies there and what may be learned, or
    for other goods that may lie there by then. Only what is `known`: no hopes."""
    purse = purse_of(player)
    if not purse:
        return 0.0
    slots, unlocked, health = tuple(player.slots), tuple(player.unlocked), max_health(player)
    better = dressed(player, slots, health)
    if better is not None:
        slots, health = better.slots, better.gear.health
    goods = (*state.offers[shop], *player.beside)
    hidden = () if known else tuple(hidden_tiles(player))
    if hidden:
        goods += hidden
        purse -= REVEAL
    each = liquid(turns) if known else WAY * liquid(turns)
    value = spree(player.hero, slots, unlocked, health, goods, purse, turns, each)
    if not known:
        hope = HOPE * (min(purse, 12) + 0.3 * max(0, min(purse, 30) - 12))
        value = max(value, turns * hope * slots.count("") / len(slots))
    if hidden:
        value += TALK
    handy = max((handy_worth(id, purse) for id in state.offers[shop]), default=0.0)
    return value + (HANDY * handy if handy and room_of(player) > 0 else 0.0)


@cache
def handy_worth(id: str, purse: int) -> float:
    """A thing to be used once, if there is money for it."""
    one = library().tiles[id]
    if one.kind in EQUIPMENT or (one.buy or 0) > purse:
        return 0.0
    return thing_worth(id)
