"""What counts at the end, and what rewards and costs are worth in reputation."""

from __future__ import annotations

from functools import cache

from ..effects import vocabulary as e
from ..effects.uses import Cost
from ..library import library
from ..records import Loot
from ..rules.scoring import COINS, COLUMNS, ROWS, fixed_worth, scenario_score
from ..state import EuthiaState, Player

COIN = 1 / COINS
LIQUID = 0.03  # a coin at hand, for each turn in which gear bought with it would help
LATER = 2  # turns until it can be spent
CARD = {"silver": 0.12, "gold": 0.35}

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
    return COIN + liquid(turns)


@cache
def liquid(turns: int) -> float:
    """What a coin may buy: things that help from the next visit to a shop on. In the last turns
    it buys nothing any more."""
    return LIQUID * max(0, min(turns, 10) - LATER)


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
