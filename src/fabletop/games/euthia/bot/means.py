"""Evaluation of a hero's means: strength, health, tokens, cards, and things at hand."""

from __future__ import annotations

from functools import cache

from ..library import library
from ..rules.belongings import (
    EQUIPMENT,
    SMALL,
    bags_of,
    board_of,
    max_health,
    slot_kind,
    surplus,
    unstored,
    without_space,
)
from ..rules.skoldur import has_dwurt
from ..state import EuthiaState, Player
from ..terms import MINES
from .gear import dressed, gear_of, merit
from .power import force_of
from .worth import CARD, COIN, liquid, side_worth

ENOUGH = 20  # coins; after them a coin is worth little more than what it counts
GAAR = (0.0, 0.5, 1.0, 1.4, 1.8, 2.0, 2.1)
HEALTH = 0.32  # a point of health
HURT = 1.5  # less than half of it
DIE = (0.4, 0.1, -0.2, -1.2, -2.2, -3.2)  # faces of the Dwurt die at the end of the turn
CONTROL = 0.3
BESIDE = 0.35  # a revealed tile that waits
FITTING = 0.6  # an open slot for a tile that waits
ROOM = (0.0, 0.4, 0.7, 0.8)  # by free bags
BULKY = ("pouch", "rucksack")
THING = 0.5  # whatever can be used once: its moment may come
BOUGHT = 0.4  # a personal weapon or shield, still to be put on
# Things may be put on and off for ever, and a player about to lose would do so: worse than to lose
UNDRESSED = 4e9  # a better thing in a bag than on the board, outside shops
SOON, BARE = 0.95, 0.3  # in a shop, what can be put on against what is worn
IDLE = 0.35  # an unlocked slot that nothing lies on
FILLS = 1.0  # a slot that was empty
SURPLUS = 3.0  # a thing without a place
PACE = 0.5  # what a turn is worth even to a weak hero: only more than that counts
# what part of a turn each action token is
TOKEN: dict[str, float] = {"mining": 0.2, "trade": 0.2, "combat": 0.6}


def waiting(player: Player, left: float) -> float:
    """Revealed tiles, and whether there are slots for them."""
    value = 0.0
    wanted: dict[str, int] = {}
    for id in player.beside:
        value += BESIDE + 0.04 * left * max(0.0, min(2.0, merit(id)))
        kind = slot_kind(library().tiles[id])
        wanted[kind] = wanted.get(kind, 0) + 1
    if not wanted:
        return value
    for place, slot in enumerate(board_of(player).slots):
        if not wanted.get(slot.kind) or player.slots[place]:
            continue
        if slot.lock is None or place in player.unlocked:
            wanted[slot.kind] -= 1
            value += FITTING
    return value


@cache
def heals(id: str) -> float:
    """The health that a potion gives back."""
    one = library().tiles[id]
    return force_of((id,)).heal if one.kind == "potion" else 0.0


@cache
def once_worth(id: str) -> float:
    """What a thing does when it is used once, in reputation."""
    force = force_of((id,))
    value = force.use + 0.4 * force.once_hits + 0.12 * (force.once_clover + force.once_paw)
    value += 0.3 * (force.once_wounds + force.heal) + 1.2 * (force.skips + force.again)
    value += 1.2 * (force.hits + force.wounds) + 0.35 * (force.clover + force.paw + force.ease)
    return max(0.0, value)


@cache
def thing_worth(id: str) -> float:
    """A scroll, a flask, a potion: its use, less what it would have counted unused."""
    return THING + max(0.0, once_worth(id) - COIN * (library().tiles[id].buy or 0))


def room_of(player: Player) -> int:
    """Bags still free; pouches and rucksacks hold what fits into them."""
    tiles = library().tiles
    held = [one.holds for id in player.bags if (one := tiles.get(id)) is not None]
    containers = [one for one in held if one is not None]
    if not containers:
        return bags_of(player) - without_space(player)
    over = unstored(player)
    spare = 0
    for container in sorted(containers, key=lambda one: not one.small):
        fit = [one for one in over if one in SMALL or not (container.small or one in BULKY)]
        for kind in fit[: container.items]:
            over.remove(kind)
        if not container.small:
            spare += container.items - min(len(fit), container.items)
    return bags_of(player) - len(over) + spare


def bag_worth(player: Player, turns: int, soon: int) -> float:
    """Potions, resources, trophies, and room for more; `soon` things leave the bags at once."""
    value = things = healing = 0.0
    for id in player.bags:
        one = library().tiles.get(id)
        if one is None:
            value += 0.3
        elif one.source in MINES:
            value += 0.93 * side_worth(id, turns)
        elif one.hero:
            value += BOUGHT
        elif one.kind not in EQUIPMENT and not one.holds:
            if heals(id):
                healing += 0.3 * heals(id)
            else:
                things += thing_worth(id)
    healing = min(healing, 4.0)
    share = min(1.0, 0.25 * turns + 0.5)
    value += share * (things if things < 2 else 1.2 + 0.4 * things)
    value += healing * (1 - healing / 8) - SURPLUS * max(0, surplus(player) - soon)
    return value + min(1.0, 0.2 * turns + 0.2) * ROOM[max(0, min(room_of(player) + soon, 3))]


def means(state: EuthiaState, player: Player, turns: int) -> float:
    """Strength, health, tokens, cards and things at hand; worth little when no turn is left."""
    most = max_health(player)
    unlocked = tuple(player.unlocked)
    slots = tuple(player.slots)
    gear = gear_of(player.hero, slots, unlocked, most)
    turn, score, undressed = gear.turn, gear.score, 0.0
    better = dressed(player, slots, most) if player.bags else None
    if better is not None and better.number:
        turn += SOON * (better.gear.turn - turn)
        score += SOON * (better.gear.score - score)
        if state.trade is None:
            undressed = UNDRESSED * better.number
        else:
            undressed = BARE * better.number - FILLS * better.filled
    undressed += IDLE * gear.idle
    parts = [TOKEN[one] for one in player.tokens]
    if state.phase == "turn-end" and parts:  # EU-TURN-9: all but one are lost
        parts = [max(parts)]
    value = (turns + sum(parts, 0.0)) * (turn - PACE) - undressed + gear.order + score
    value += bag_worth(player, turns, better.filled if better is not None else 0)
    value += 0.25 * sum(len(player.inlaid.get(id, ())) for id in player.slots if id)
    value += liquid(turns) * min(player.coins, ENOUGH)
    share = min(1.0, 0.25 * turns + 0.25)
    value += share * (
        HEALTH * player.health
        - (HURT if 2 * player.health < most else 0.0)
        + GAAR[min(player.gaar, 6)]
        + 1.2 * GAAR[min(player.dwurt, 6)]
        + (DIE[player.dwurt_die] if has_dwurt(player) else 0.0)
        + CARD["silver"] * len(player.silver.cards)
        + CARD["gold"] * len(player.gold.cards)
        + CONTROL * player.control
        + waiting(player, float(turns))
    )
    return value
