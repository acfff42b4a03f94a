"""What a hero's possessions are worth: reputation at the end, and means for the turns to come."""

from __future__ import annotations

from functools import cache, lru_cache
from math import sqrt
from typing import NamedTuple

from ..effects import shapes as e
from ..effects.uses import Cost
from ..library import library
from ..records import Loot
from ..rules.belongings import (
    EQUIPMENT,
    bags_of,
    board_of,
    max_health,
    open_slots,
    slot_kind,
    surplus,
)
from ..rules.scoring import COINS, COLUMNS, ROWS, fixed_worth, scenario_score
from ..rules.skoldur import has_dwurt
from ..state import EuthiaState, Player
from ..terms import MINES
from .odds import odds, typical, typical_elite
from .power import force_of, mean_hits

COIN = 1 / COINS
LIQUID = 0.045  # a coin at hand, for each turn in which gear bought with it would help
ENOUGH = 20  # coins; after them a coin is worth little more than what it counts
GAAR = (0.0, 0.5, 1.0, 1.4, 1.8, 2.0, 2.1)
POTION = (0.0, 0.8, 1.4, 1.8)
HEALTH = 0.32  # a point of health
HURT = 1.5  # less than half of it
DIE = (0.4, 0.1, -0.2, -1.2, -2.2, -3.2)  # faces of the Dwurt die at the end of the turn
CARD = {"silver": 0.12, "gold": 0.35}
CONTROL = 0.3
BESIDE = 0.35  # a revealed tile that waits
FITTING = 0.6  # an open slot for a tile that waits
FREE_BAG = 0.3
IDLE = 0.35  # an unlocked slot that nothing lies on
BOUGHT = 2.0  # a personal weapon or shield, still to be put on
# Things may be put on and off for ever, and a player about to lose would do so: worse than to lose
UNDRESSED = 4e9  # a better thing in a bag than on the board, outside shops
UNTIDY = 4e9  # a personal tile that does not lie on the first slot of its kind
WORN = 7.0  # whatever is worn at all
BARE = 5.0  # in a shop, a thing not put on: more than ending the trade costs
SOON = 0.65  # what can be put on, against what is worn
LEARNED = 8.0  # more than a tile that waits beside a slot is worth
SURPLUS = 3.0  # a thing without a place
# how much of a turn's fight each level is, and what it brings
FIGHTS = ((1, 0.2, 3.0), (2, 0.25, 6.0), (3, 0.15, 9.0))
ELITES = ((1, 0.2, 8.0), (2, 0.2, 13.0))
USE = 0.5
PACE = 0.5  # what a turn is worth even to a weak hero: only more than that counts
# what part of a turn each action token is
TOKEN: dict[str, float] = {"mining": 0.2, "trade": 0.2, "combat": 0.6}


class Gear(NamedTuple):
    """What follows from the tiles on the board."""

    health: int
    turn: float  # what a turn is worth with them
    order: float  # worn at all, and tidily


@lru_cache(maxsize=8192)
def gear_of(hero: str, slots: tuple[str, ...], unlocked: tuple[int, ...], health: int) -> Gear:
    """With all tiles ready and the health full."""
    turn = 0.0
    foes = [(typical(level), share * prize) for level, share, prize in FIGHTS]
    foes += [(typical_elite(level), share * prize) for level, share, prize in ELITES]
    for foe, worth in foes:
        # the root: a little more strength counts before it decides anything
        turn += worth * sqrt(odds(slots, foe.vitality, health, 2, foe))
    order = 0.0
    empty: set[str] = set()
    for place, slot in enumerate(library().heroes[hero].slots):  # type: ignore[index]
        if slot.lock is not None and place not in unlocked:
            continue
        if not slots[place]:
            empty.add(slot.kind)
            if slot.lock is not None:
                order -= IDLE
            continue
        one = library().tiles[slots[place]]
        order += LEARNED if one.hero else WORN
        if one.hero and slot.kind in empty:
            order -= UNTIDY
    return Gear(health, turn + USE * force_of(slots).use, order)


@cache
def merit(id: str) -> float:
    """What a tile by itself does for its owner, roughly in reputation a turn."""
    one = library().tiles[id]
    force = force_of((id,))
    value = 0.22 * one.health + 0.1 * one.sockets + 0.08 * min(0, one.bags) + 0.6 * force.use
    value += 1.2 * force.hits + 0.35 * (force.clover + force.paw) + 1.0 * force.wounds
    value += 0.3 * force.once_hits + 0.1 * (force.once_clover + force.once_paw)
    value += 0.25 * (force.once_wounds + force.heal) + 0.5 * (force.skips + force.again)
    value += 0.15 * force.ease + 0.1 * force.gaar
    value += sum(0.7 * (mean_hits(*strike, -1) - 1.3) for strike in force.weapons)
    value += sum(0.25 * mean_hits(*strike, -1) for strike in force.skills + force.first)
    return value


# What is counted at the end


def smooth(column: str, number: int) -> float:
    """The scoring table without its steps: half a row is worth half of it."""
    edges = (0, *COLUMNS[column])
    for place in range(4):
        low, high = edges[place], edges[place + 1]
        if number < high:
            return ROWS[place] + (ROWS[place + 1] - ROWS[place]) * (number - low) / (high - low)
    return float(ROWS[-1])


SMOOTH = {column: tuple(smooth(column, number) for number in range(24)) for column in COLUMNS}


def column(name: str, number: int) -> float:
    return SMOOTH[name][min(number, 23)]


@cache
def coin(turns: int) -> float:
    """A coin: what it counts at the end, and what may be bought with it before."""
    return COIN + LIQUID * min(turns, 10)


@cache
def side_worth(id: str, turns: int) -> float:
    """A resource: its better side."""
    each = coin(turns)
    return max(
        one.reputation + each * one.coins + 2 * COIN * len(one.gems)
        for one in library().tiles[id].sides
    )


def counted(state: EuthiaState, player: Player, tokens: dict[str, int]) -> float:
    """Final scoring as things stand."""
    total = player.reputation + COIN * fixed_worth(state, player) - 2 * player.fallen
    for name, number in tokens.items():
        total += column(name, number)
    return total + scenario_score(state, player)


# What helps before that


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
def thing_worth(id: str) -> float:
    """A scroll, a flask, a chest: to be used once or carried along."""
    return 0.8 + 0.8 * max(0.0, min(1.2, merit(id)))


def bag_worth(player: Player, turns: int) -> float:
    """Potions, resources, trophies, and room for more."""
    potions = 0
    value = things = 0.0
    for id in player.bags:
        one = library().tiles.get(id)
        if one is None:
            value += 0.3
        elif one.source in MINES:
            value += 0.93 * side_worth(id, turns)
        elif one.kind == "potion":
            potions += 1
        elif one.hero:
            value += BOUGHT
        elif one.kind not in EQUIPMENT:
            things += thing_worth(id)
    value += min(1.0, 0.25 * turns + 0.5) * (things if things < 2 else 1.2 + 0.4 * things)
    value += POTION[min(potions, 3)] - SURPLUS * surplus(player)
    room = bags_of(player) - len(player.bags)
    if room > 0:
        value += FREE_BAG
    return value


def dressed(player: Player) -> tuple[tuple[str, ...] | None, int, int]:
    """The slots with the better things from the bags put on, the health that this adds, and how
    many things that are."""
    tiles = library().tiles
    slots: list[str] | None = None
    health = number = 0
    for id in player.bags:
        one = tiles.get(id)
        if one is None or one.kind not in EQUIPMENT:
            continue
        places = open_slots(player, slot_kind(one))
        if not places:
            continue
        if slots is None:
            slots = list(player.slots)
        place = min(places, key=lambda at: merit(slots[at]) if slots[at] else -1.0)
        old = slots[place]
        if not old or merit(old) < merit(id):
            slots[place] = id
            health += one.health - (tiles[old].health if old else 0)
            number += 1
    return (None if slots is None else tuple(slots)), health, number


def means(state: EuthiaState, player: Player, turns: int) -> float:
    """Strength, health, tokens, cards and things at hand; worth little when no turn is left."""
    most = max_health(player)
    unlocked = tuple(player.unlocked)
    gear = gear_of(player.hero, tuple(player.slots), unlocked, most)
    turn = gear.turn
    undressed = 0.0
    if player.bags:
        slots, more, number = dressed(player)
        if slots is not None:
            turn += SOON * (gear_of(player.hero, slots, unlocked, most + more).turn - turn)
            if state.trade is None:
                undressed = UNDRESSED * number
            else:
                filled = sum(map(bool, slots)) - sum(map(bool, player.slots))
                undressed = BARE * number - WORN * filled
    parts = [TOKEN[one] for one in player.tokens]
    if state.phase == "turn-end" and parts:  # EU-TURN-9: all but one are lost
        parts = [max(parts)]
    value = (turns + sum(parts)) * (turn - PACE) - undressed + gear.order
    value += bag_worth(player, turns)
    value += 0.25 * sum(len(player.inlaid.get(id, ())) for id in player.slots if id)
    value += LIQUID * min(turns, 10) * min(player.coins, ENOUGH)
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


# Rewards and costs


@cache
def effects_worth(effects: tuple[e.AnyEffect, ...], turns: int) -> float:
    """What a reward brings."""
    value = 0.0
    for one in effects:
        if isinstance(one, e.Reputation):
            value += one.amount
        elif isinstance(one, e.Coins):
            value += coin(turns) * one.amount
        elif isinstance(one, e.Gaar | e.Dwurt):
            value += 0.45 * one.amount
        elif isinstance(one, e.GainGem | e.GainEssence):
            value += 0.5 * one.amount
        elif isinstance(one, e.GainTile):
            value += {"treasure-2": 1.3, "treasure-3": 2.2}.get(one.pile, 0.8) * one.amount
        elif isinstance(one, e.Draw):
            value += CARD[one.colour] * one.cards
        elif isinstance(one, e.Heal):
            value += 0.15 * one.amount
        elif isinstance(one, e.ChooseOne):
            value += max(effects_worth(bundle.effects, turns) for bundle in one.of)
    return value


@cache
def loot_worth(loot: Loot, turns: int) -> float:
    value = coin(turns) * loot.coins + 0.5 * loot.gaar + 0.6 * loot.potions
    return value + CARD["silver"] * loot.silver + CARD["gold"] * loot.gold


@cache
def cost_worth(cost: Cost, turns: int) -> float:
    value = coin(turns) * cost.coins + 0.45 * (cost.gaar + cost.dwurt) + 0.2 * cost.health
    value += cost.reputation + CARD["silver"] * cost.silver + CARD["gold"] * cost.gold
    value += 0.45 * (len(cost.gems) + len(cost.essences)) + 0.8 * len(cost.resources)
    return value + sum(0.3 + one for one in cost.trophies) + 0.7 * len(cost.items)
