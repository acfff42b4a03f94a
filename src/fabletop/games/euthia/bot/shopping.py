"""What a hero with money would do in a shop: what lies there, and what waits to be learned."""

from __future__ import annotations

from functools import lru_cache

from ..library import library
from ..records import Tile
from ..rules.belongings import EQUIPMENT, is_skill, max_health, slot_kind
from ..rules.personal import REVEAL, hidden_tiles
from ..state import EuthiaState, Player
from ..terms import MINES
from .worth import dressed, gear_of, merit

HOPE = 0.065  # what goods not seen yet would add to a turn, for each coin
WEARY = (1.0, 0.6, 0.4)  # less after each change of the offer
TALK = 0.8  # something to reveal
TRADING = 1.0  # a trade begun
HANDY = 0.35  # a thing used once, by its merit


@lru_cache(maxsize=20_000)
def spree(
    hero: str,
    slots: tuple[str, ...],
    unlocked: tuple[int, ...],
    health: int,
    goods: tuple[str, ...],
    purse: int,
) -> float:
    """How much more a turn is worth after buying the best things, one after another."""
    gained = 0.0
    goods = tuple(id for id in goods if (library().tiles[id].buy or 0) <= purse)
    while goods and purse > 0:
        now = gear_of(hero, slots, unlocked, health).turn
        found = 0.02
        for id in goods:
            one = library().tiles[id]
            place, price = place_for(hero, slots, unlocked, one)
            price += one.buy or 0
            if place < 0 or price > purse:
                continue
            old = slots[place]
            more = one.health - (library().tiles[old].health if old else 0)
            worn = (*slots[:place], id, *slots[place + 1 :])
            gain = gear_of(hero, worn, unlocked, health + more).turn - now
            if gain > found:
                found, bought, cost, after, heart = gain, id, price, worn, health + more
        if found <= 0.02:
            break
        gained += found
        purse -= cost
        slots, health = after, heart
        goods = tuple(id for id in goods if id != bought)
    return gained


def place_for(
    hero: str, slots: tuple[str, ...], unlocked: tuple[int, ...], one: Tile
) -> tuple[int, int]:
    """Where a tile would go, and what opening that slot costs; -1 where there is no place."""
    if one.kind not in EQUIPMENT and not is_skill(one):
        return -1, 0
    kind = slot_kind(one)
    weakest, locked, price = -1, -1, 99
    for place, slot in enumerate(library().heroes[hero].slots):  # type: ignore[index]
        if slot.kind != kind:
            continue
        if slot.lock is None or place in unlocked:
            if not slots[place]:
                return place, 0
            if not one.hero and (weakest < 0 or merit(slots[place]) < merit(slots[weakest])):
                weakest = place
        elif not slot.lock.essence and slot.lock.coins < price:
            locked, price = place, slot.lock.coins
    if weakest >= 0 and not is_skill(one):
        return weakest, 0
    return (locked, price) if locked >= 0 else (-1, 0)


def purse_of(player: Player) -> int:
    """Coins, and what resources, gems and essences would bring."""
    purse = player.coins + 2 * len(player.loose)
    tiles = library().tiles
    for id in player.bags:
        one = tiles.get(id)
        if one is not None and one.source in MINES:
            purse += max(side.coins for side in one.sides)
    return purse


def errand(state: EuthiaState, player: Player, shop: str, turns: int) -> float:
    """What a visit to this kind of shop is worth."""
    purse = purse_of(player)
    if not purse:
        return 0.0
    slots, unlocked, health = tuple(player.slots), tuple(player.unlocked), max_health(player)
    worn, more, _ = dressed(player)
    if worn is not None:
        slots, health = worn, health + more
    goods = (*state.offers[shop], *player.beside)
    hidden = hidden_tiles(player)
    if hidden:
        goods += tuple(hidden)
        purse -= REVEAL
    gain = spree(player.hero, slots, unlocked, health, goods, purse)
    gain = max(gain, hope_of(state, slots, purse))
    value = turns * gain + (TALK if hidden else 0.0)
    handy = max((merit(id) for id in state.offers[shop] if not is_gear(id)), default=0.0)
    return value + HANDY * handy * min(1.0, purse / 5)


def hope_of(state: EuthiaState, slots: tuple[str, ...], purse: int) -> float:
    """Other goods may lie there by then, or after a change of the offer."""
    hope = HOPE * (min(purse, 12) + 0.3 * max(0, min(purse, 30) - 12))
    hope *= slots.count("") / len(slots)
    return hope if state.trade is None else hope * WEARY[min(2, state.trade.refreshed)]


def is_gear(id: str) -> bool:
    return library().tiles[id].kind in EQUIPMENT
