"""What effects are worth in value units (docs/rules/eldervale.md, section 2.5.2).

The fixed prices are the specification's. Everything else is an estimate, made once for all cards:
how many things a player in mid-game has to count, how often a condition holds, what a relocated
unit or a tamed monster brings.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.eldervale.effects import measures as m
from fabletop.games.eldervale.effects import vocabulary as e

PRICES = {
    "gem": 1.0,
    "scroll": 1.0,
    "potion": 1.0,
    "tool": 1.0,
    "sword": 1.0,
    "gold": 1.25,
    "magic": 1.0,
    "any": 1.25,
}
TREASURE, VP, GLORY, POWER, ORB, DIE = 1.5, 1.0, 2.5, 3.0, 4.0, 1.0

# What a player in mid-game counts
USUAL = {
    "dwellings": 2,
    "stored": 4,
    "underworld": 1,
    "leads": 1,
    "resource": 4,
    "defeated": 1,
    "symbols": 4,
    "glory": 2,
    "cards": 6,
    "resource-kinds": 4,
    "dwelling-chain": 2,
    "foes": 1,
    "behind": 2,
}
SHARED = {"underworld": 2}  # the same, of all players


def bag(one: m.Bag) -> float:
    return float(sum(PRICES[kind] * getattr(one, kind) for kind in PRICES))


def number(amount: m.Amount) -> float:
    if isinstance(amount, int):
        return amount
    usual = (SHARED if amount.whose == "any" else USUAL)[amount.of]
    return min(amount.most, amount.each * (usual // amount.per))


def worth(effects: Sequence[e.AnyEffect], slots: float = 0.0) -> float:
    """The value of effects to whoever does them; `slots` is what the card's gain slots show."""
    return sum(one_worth(one, slots) for one in effects)


def one_worth(effect: e.AnyEffect, slots: float) -> float:
    match effect:
        case e.Gain(bag=gained, times=times):
            return bag(gained) * number(times)
        case e.Lose(bag=lost):
            return -bag(lost)
        case e.Steal(amount=amount, source=source, what=what):
            loot = 1.5 if what == "magic" else 2.0  # what it brings and what it costs them
            return loot * amount * (1.5 if source == "each" else 1.0)
        case e.Trade(pay=pay, effects=then, times=times):
            return max(worth(then, slots) - bag(pay), 0.25) * number(times)
        case e.Choose(of=lists):
            return max(worth(one, slots) for one in lists)
        case e.When(effects=then, otherwise=otherwise):
            return (worth(then, slots) + worth(otherwise, slots)) / 2
        case e.Gamble(at_least=least, effects=then, otherwise=otherwise):
            chance = (7 - least) / 6
            return chance * worth(then, slots) + (1 - chance) * worth(otherwise, slots)
        case e.GainSlots():
            return slots
        case e.Vp(amount=amount):
            return VP * number(amount)
        case e.Power(amount=amount):
            return POWER * number(amount)
        case e.Glory(amount=amount):
            return GLORY * number(amount)
        case e.Orb():
            return ORB
    return deed_worth(effect)


def deed_worth(effect: e.AnyEffect) -> float:
    match effect:
        case e.TakeTreasure(amount=amount):
            return TREASURE * amount
        case e.Sift(look=look, keep=keep):
            return keep + 0.25 * (look - keep)
        case e.BuyCard(discount=discount):
            return 1.5 + discount
        case e.Summon(discount=discount):
            return 1.0 + 0.75 * discount
        case e.Build(discount=discount):
            return 1.5 + discount
        case e.ControlMonster(strength=strength):
            return strength - 0.5
        case e.Recall(amount=amount):
            return 1.0 + 0.5 * (amount - 1)
        case e.Relocate(amount=amount, whose=whose):
            return (0.75 if whose == "opponent" else 0.5) * min(amount, 2)
        case e.AddDice(amount=amount):
            return DIE * number(amount)
        case e.RemoveDice(amount=amount):
            return DIE * amount
        case e.Reroll(dice=dice):
            return min(0.75 * dice, 2.0)
        case e.SetDie(dice=dice):
            return 1.5 * dice
        case e.Banish(whose=whose):
            return 1.0 if whose == "opponent" else -0.5
    return FLAT[type(effect)]


FLAT: dict[type, float] = {
    e.TakeDiscard: 1.25,
    e.Cash: 1.5,
    e.Burn: 0.25,
    e.DropCard: 1.5,
    e.TakeCard: 3.0,
    e.Activate: 3.0,
    e.Borrow: 2.5,
    e.Swap: 1.0,
    e.ShiftDie: 1.25,
    e.SwapDie: 2.0,
    e.CancelBattle: 2.0,
    e.SaveUnits: 2.0,
    e.SendHome: 1.0,
    e.MoveMonster: 1.0,
    e.DefeatMonster: 1.0,
    e.ReviveMonster: 0.5,
    e.StopRush: 1.0,
    e.NewRealm: 0.5,
    e.RealmAction: 2.5,
    e.Others: -0.5,
    e.Grant: 1.0,
}
