"""What effects and standing changes are worth to a bot that looks at a battle.

Only battles are judged by what abilities say; what cards bring otherwise is judged by their number
(`prospects.py`). Effects and changes without a worth there are registered as such, so that a new
record must be thought about.
"""

from __future__ import annotations

from typing import NamedTuple

from ..effects import modifiers as c
from ..effects import vocabulary as e
from ..effects.registry import effects, modifiers

# Dice, or as good as dice
DIE_SET = 1.2  # a die set or swapped
DIE_IMPROVED = 0.7  # rerolls, dice taken away, swords that count more or are forbidden
DIE_NOW_AND_THEN = 0.4  # further dwellings, ties won
# Victory points
RESOURCE = 0.9
LOOT = 1.5  # stolen resources, a treasure token, glory
UNIT_SAVED = 0.9


class Worth(NamedTuple):
    """In a battle: how many dice it is as good as; as its outcome: in victory points."""

    dice: float = 0.0
    spoils: float = 0.0


NOTHING = Worth()


def worth_of_effect(effect: e.AnyEffect) -> Worth:
    worth: Worth = effects.worth(effect)
    return worth


def worth_of_change(change: c.AnyModifier) -> Worth:
    worth: Worth = modifiers.worth(change)
    return worth


# Effects


@effects.worth_of(e.AddDice)
def add_dice(effect: e.AddDice) -> Worth:
    return Worth(dice=float(effect.amount)) if isinstance(effect.amount, int) else NOTHING


@effects.worth_of(e.SetDie, e.SwapDie)
def set_die(effect: e.SetDie | e.SwapDie) -> Worth:
    return Worth(dice=DIE_SET)


@effects.worth_of(e.Reroll, e.ShiftDie, e.RemoveDice)
def improve_dice(effect: e.Reroll | e.ShiftDie | e.RemoveDice) -> Worth:
    return Worth(dice=DIE_IMPROVED)


@effects.worth_of(e.Vp)
def vp(effect: e.Vp) -> Worth:
    return Worth(spoils=float(effect.amount)) if isinstance(effect.amount, int) else NOTHING


@effects.worth_of(e.Gain)
def gain(effect: e.Gain) -> Worth:
    return Worth(spoils=RESOURCE * effect.bag.size)


@effects.worth_of(e.Steal, e.TakeTreasure, e.Glory)
def loot(effect: e.Steal | e.TakeTreasure | e.Glory) -> Worth:
    return Worth(spoils=LOOT)


@effects.worth_of(e.SaveUnits)
def save_units(effect: e.SaveUnits) -> Worth:
    return Worth(spoils=UNIT_SAVED)


@effects.worth_of(
    *(e.Lose, e.Trade, e.Sift, e.TakeDiscard, e.Cash, e.GainSlots),
    *(e.Power, e.Orb),
    *(e.BuyCard, e.Burn, e.DropCard, e.TakeCard, e.Activate, e.Borrow),
    *(e.Relocate, e.Recall, e.Swap, e.Summon, e.Banish),
    *(e.CancelBattle, e.ControlMonster, e.SendHome, e.MoveMonster, e.DefeatMonster),
    *(e.ReviveMonster, e.StopRush),
    *(e.Build, e.NewRealm, e.RealmAction),
    *(e.Choose, e.When, e.Gamble, e.Others, e.Grant),
)
def not_judged(effect: e.AnyEffect) -> Worth:
    return NOTHING


# Standing changes


@modifiers.worth_of(c.Dice)
def dice(change: c.Dice) -> Worth:
    if not isinstance(change.amount, int):
        return NOTHING
    return Worth(dice=float(change.amount if change.side == "own" else -change.amount))


@modifiers.worth_of(c.SwordDice, c.Forbid)
def swords(change: c.SwordDice | c.Forbid) -> Worth:
    return Worth(dice=DIE_IMPROVED)


@modifiers.worth_of(c.DwellingDice, c.WinTies)
def now_and_then(change: c.DwellingDice | c.WinTies) -> Worth:
    return Worth(dice=DIE_NOW_AND_THEN)


@modifiers.worth_of(
    *(c.SupportFire, c.JoinReach, c.Discount),
    *(c.PlaceReach, c.PlaceLike, c.PlaceFrom, c.PlaceOnto, c.Peaceful, c.NoRush),
    *(c.Cap, c.TrayLimit, c.HandLimit, c.ActivateAs, c.LeadTies, c.ScoredCards, c.Shielded),
    *(c.RushReach, c.RushAt, c.RushSkips, c.Uncontrollable, c.Hoard, c.Homing),
    *(c.Charge, c.Mimicry),
)
def change_not_judged(change: c.AnyModifier) -> Worth:
    return NOTHING
