"""Worth in reputation: final scoring without its steps, coins, rewards, costs."""

from __future__ import annotations

from functools import cache

from ....kernel.effects import Effects
from ..effects import vocabulary as e
from ..effects.aim import Aim
from ..effects.uses import Cost
from ..library import library
from ..records import Loot
from ..rules.scoring import COINS, COLUMNS, ROWS, fixed_worth, scenario_score
from ..state import EuthiaState, Player, Table

COIN = 1 / COINS
LIQUID = 0.03  # a coin at hand, for each turn in which gear bought with it would help
LATER = 2  # turns until it can be spent
CARD = {"silver": 0.12, "gold": 0.35}
GAAR = 0.45
STONE = 0.5  # a gem or an essence gained
TILE, TREASURE = 0.8, {"treasure-2": 1.3, "treasure-3": 2.2}
TREASURE_FOUND = (0.0, 0.7, 1.3, 2.2)  # by its level
HEALED = 0.15  # a point of health, as a reward
LOOT_GAAR, LOOT_POTION = 0.5, 0.6
PAID_HEALTH, PAID_STONE, PAID_RESOURCE, PAID_TROPHY, PAID_ITEM = 0.2, 0.45, 0.8, 0.3, 0.7

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


rewards: Effects[Table, Aim] = Effects(e.AnyEffect)  # what effects bring as a reward, by turns left


@cache
def effects_worth(reward: tuple[e.AnyEffect, ...], turns: int) -> float:
    """What a reward brings."""
    value = 0.0
    for one in reward:
        value += rewards.worth(one, turns)
    return value


@rewards.worth_of(e.Reputation)
def reputation_worth(effect: e.Reputation, turns: int) -> float:
    return effect.amount


@rewards.worth_of(e.Coins)
def coins_worth(effect: e.Coins, turns: int) -> float:
    return coin(turns) * effect.amount


@rewards.worth_of(e.Gaar, e.Dwurt)
def gaar_worth(effect: e.Gaar | e.Dwurt, turns: int) -> float:
    return GAAR * effect.amount


@rewards.worth_of(e.GainGem, e.GainEssence)
def stone_worth(effect: e.GainGem | e.GainEssence, turns: int) -> float:
    return STONE * effect.amount


@rewards.worth_of(e.GainTile)
def tile_worth(effect: e.GainTile, turns: int) -> float:
    return TREASURE.get(effect.pile, TILE) * effect.amount


@rewards.worth_of(e.Draw)
def cards_worth(effect: e.Draw, turns: int) -> float:
    return CARD[effect.colour] * effect.cards


@rewards.worth_of(e.Heal)
def heal_worth(effect: e.Heal, turns: int) -> float:
    return HEALED * effect.amount


@rewards.worth_of(e.ChooseOne)
def choice_worth(effect: e.ChooseOne, turns: int) -> float:
    return max(effects_worth(bundle.effects, turns) for bundle in effect.of)


@rewards.worth_of(
    e.CalmDwurt,
    e.Wound,
    e.Slay,
    e.Move,
    e.TakeAction,
    e.TradeAt,
    e.Cart,
    e.Teleport,
    e.TeleportTo,
    e.Scout,
    e.Track,
    e.Ready,
    e.WakeGems,
    e.Clover,
    e.Reroll,
    e.TurnDie,
    e.Roll,
    e.Hope,
    e.Paw,
    e.Wounds,
    e.Hit,
    e.Hits,
    e.MonsterHeals,
    e.MonsterDraws,
    e.DropDie,
    e.Chaos,
    e.MonsterGaar,
    e.TakeGaar,
    e.TakeAny,
    e.Silence,
    e.BarCards,
    e.SkipAttack,
    e.Riposte,
    e.StrikeAgain,
    e.EachRound,
    e.ThisCombat,
    e.Withdraw,
)
def not_counted(effect: e.Effect, turns: int) -> float:
    """Rare as a reward, or nothing that lasts."""
    return 0.0


@cache
def loot_worth(loot: Loot, turns: int) -> float:
    value = coin(turns) * loot.coins + LOOT_GAAR * loot.gaar + LOOT_POTION * loot.potions
    return value + CARD["silver"] * loot.silver + CARD["gold"] * loot.gold


@cache
def cost_worth(cost: Cost, turns: int) -> float:
    value = coin(turns) * cost.coins + GAAR * (cost.gaar + cost.dwurt) + PAID_HEALTH * cost.health
    value += cost.reputation + CARD["silver"] * cost.silver + CARD["gold"] * cost.gold
    stones = len(cost.gems) + len(cost.essences)
    value += PAID_STONE * stones + PAID_RESOURCE * len(cost.resources)
    return value + sum(PAID_TROPHY + one for one in cost.trophies) + PAID_ITEM * len(cost.items)
