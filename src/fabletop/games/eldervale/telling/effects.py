"""Texts of effects: one registered function per kind of record.

All words are in ``words/``; here they are put together.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..effects import measures as m
from ..effects import vocabulary as e
from ..effects.registry import effects
from .modifiers import modifier_text
from .phrases import (
    Voice,
    bag_text,
    condition_text,
    element_name,
    goal_text,
    per_text,
    tag_of,
    units_text,
    where_text,
)


def effects_text(records: Sequence[e.AnyEffect], voice: Voice) -> str:
    return "; ".join(effect_text(one, voice) for one in records)


def effect_text(effect: e.AnyEffect, voice: Voice) -> str:
    text: str = effects.text(effect, voice)
    return text


@effects.text_of(e.GainSlots, e.SwapDie, e.CancelBattle, e.StopRush, e.NewRealm)
def plain_text(effect: e.AnyEffect, voice: Voice) -> str:
    """What has no numbers or filters: one message by its tag."""
    return voice(f"effect-{tag_of(effect)}")


def amount_text(id: str, amount: m.Amount, voice: Voice) -> str:
    if isinstance(amount, m.Count):
        return per_text(voice(id, n=amount.each), amount, voice)
    return voice(id, n=amount)


def less_text(discount: int, voice: Voice) -> str:
    """By how much cheaper; nothing for the full price."""
    return voice("cheaper", n=discount) if discount else ""


# Resources and treasure


@effects.text_of(e.Gain)
def gain_text(effect: e.Gain, voice: Voice) -> str:
    times = effect.times
    if isinstance(times, m.Count):
        gained = voice("effect-gain", bag=bag_text(effect.bag, voice, times.each))
        return per_text(gained, times, voice)
    return voice("effect-gain", bag=bag_text(effect.bag, voice, times))


@effects.text_of(e.Lose)
def lose_text(effect: e.Lose, voice: Voice) -> str:
    return voice("effect-lose", bag=bag_text(effect.bag, voice))


@effects.text_of(e.Steal)
def steal_text(effect: e.Steal, voice: Voice) -> str:
    kind = "loot-magic" if effect.what == "magic" else f"res-{effect.what}"
    return voice(f"effect-steal-{effect.source}", loot=voice(kind, n=effect.amount))


@effects.text_of(e.Trade)
def trade_text(effect: e.Trade, voice: Voice) -> str:
    text = voice(
        "effect-trade",
        pay=bag_text(effect.pay, voice),
        effects=effects_text(effect.effects, voice),
    )
    if isinstance(effect.times, m.Count):
        return per_text(text, effect.times, voice)
    return text if effect.times == 1 else voice("up-to-times", effects=text, n=effect.times)


@effects.text_of(e.Sift)
def sift_text(effect: e.Sift, voice: Voice) -> str:
    return voice("effect-sift", look=effect.look, keep=effect.keep)


@effects.text_of(e.TakeDiscard)
def take_discard_text(effect: e.TakeDiscard, voice: Voice) -> str:
    return voice(f"effect-take-discard-{effect.kind}")


@effects.text_of(e.TakeTreasure)
def take_treasure_text(effect: e.TakeTreasure, voice: Voice) -> str:
    where = where_text(effect.realm, voice)
    return voice("effect-take-treasure", n=effect.amount, where=where)


@effects.text_of(e.Cash)
def cash_text(effect: e.Cash, voice: Voice) -> str:
    return voice("effect-cash", n=effect.times)


# Points, power, glory, orbs


@effects.text_of(e.Vp)
def vp_text(effect: e.Vp, voice: Voice) -> str:
    return amount_text("effect-vp", effect.amount, voice)


@effects.text_of(e.Power)
def power_text(effect: e.Power, voice: Voice) -> str:
    element, amount = effect.element, effect.amount
    number = amount.each if isinstance(amount, m.Count) else amount
    if element in ("any", "here", "led", "trailing"):
        text = voice(f"effect-power-{element}", n=number)
    else:
        text = voice("effect-power", n=number, element=element_name(element, voice))
    return per_text(text, amount, voice) if isinstance(amount, m.Count) else text


@effects.text_of(e.Glory)
def glory_text(effect: e.Glory, voice: Voice) -> str:
    return amount_text("effect-glory", effect.amount, voice)


@effects.text_of(e.Orb)
def orb_text(effect: e.Orb, voice: Voice) -> str:
    return voice("effect-orb", otherwise=effects_text(effect.otherwise, voice))


# Adventure cards


@effects.text_of(e.BuyCard)
def buy_card_text(effect: e.BuyCard, voice: Voice) -> str:
    if effect.element in ("any", "led"):
        card = voice(f"card-of-{effect.element}")
    else:
        card = voice("card-of", element=element_name(effect.element, voice))
    return voice("effect-buy-card", card=card, discount=less_text(effect.discount, voice))


@effects.text_of(e.Burn)
def burn_text(effect: e.Burn, voice: Voice) -> str:
    return voice("effect-burn", n=effect.amount)


@effects.text_of(e.DropCard)
def drop_card_text(effect: e.DropCard, voice: Voice) -> str:
    if effect.whose == "opponent":
        return voice("effect-drop-card-opponent", bag=bag_text(effect.consolation, voice))
    return voice("effect-drop-card-own", effects=effects_text(effect.effects, voice))


@effects.text_of(e.TakeCard)
def take_card_text(effect: e.TakeCard, voice: Voice) -> str:
    return voice("effect-take-card", n=effect.cost, bag=bag_text(effect.consolation, voice))


@effects.text_of(e.Activate)
def activate_text(effect: e.Activate, voice: Voice) -> str:
    return voice("effect-activate", symbol=symbol_text(effect.symbol, voice))


@effects.text_of(e.Borrow)
def borrow_text(effect: e.Borrow, voice: Voice) -> str:
    symbol = symbol_text(effect.symbol, voice)
    return voice("effect-borrow", symbol=symbol, bag=bag_text(effect.fee, voice))


def symbol_text(symbol: str, voice: Voice) -> str:
    """With which unit symbol; nothing for any."""
    return "" if symbol == "any" else voice("with-symbol", unit=symbol)


# Units


@effects.text_of(e.Relocate)
def relocate_text(effect: e.Relocate, voice: Voice) -> str:
    return voice(
        "effect-relocate",
        units=units_text(effect.whose, effect.unit, effect.amount, voice),
        where=where_text(effect.start, voice),
        goal=goal_text(effect.to, effect.reach, voice),
    )


@effects.text_of(e.Recall)
def recall_text(effect: e.Recall, voice: Voice) -> str:
    return voice(
        f"effect-recall-{effect.source}",
        units=units_text(effect.whose, effect.unit, effect.amount, voice),
        where=where_text(effect.start, voice),
    )


@effects.text_of(e.Swap)
def swap_text(effect: e.Swap, voice: Voice) -> str:
    units = units_text("own", effect.unit, 1, voice)
    return voice(f"effect-swap-{effect.other}", units=units, where=where_text(effect.start, voice))


@effects.text_of(e.Summon)
def summon_text(effect: e.Summon, voice: Voice) -> str:
    unit = voice(f"unit-acc-{effect.unit}")
    return voice("effect-summon", unit=unit, discount=less_text(effect.discount, voice))


@effects.text_of(e.Banish)
def banish_text(effect: e.Banish, voice: Voice) -> str:
    return voice(
        "effect-banish",
        units=units_text(effect.whose, effect.unit, effect.amount, voice),
        where=where_text(effect.start, voice),
    )


# Battles


@effects.text_of(e.AddDice)
def add_dice_text(effect: e.AddDice, voice: Voice) -> str:
    return amount_text("effect-add-dice", effect.amount, voice)


@effects.text_of(e.RemoveDice)
def remove_dice_text(effect: e.RemoveDice, voice: Voice) -> str:
    return voice(f"effect-remove-dice-{effect.side}", n=effect.amount)


@effects.text_of(e.SetDie)
def set_die_text(effect: e.SetDie, voice: Voice) -> str:
    return voice(f"effect-set-die-{effect.side}", n=effect.dice, face=effect.face)


@effects.text_of(e.Reroll)
def reroll_text(effect: e.Reroll, voice: Voice) -> str:
    if effect.all_of:
        return voice("effect-reroll-all", upto=effect.upto)
    limit = "" if effect.upto == 6 else voice("dice-up-to", upto=effect.upto)
    return voice(f"effect-reroll-{effect.side}", n=effect.dice, limit=limit)


@effects.text_of(e.ShiftDie)
def shift_die_text(effect: e.ShiftDie, voice: Voice) -> str:
    return voice("effect-shift-die", n=effect.dice, by=f"{effect.by:+d}")


@effects.text_of(e.SaveUnits)
def save_units_text(effect: e.SaveUnits, voice: Voice) -> str:
    units = units_text("own", effect.unit, effect.amount, voice)
    return voice(f"effect-save-units-{effect.to}", units=units)


# Monsters


@effects.text_of(e.ControlMonster)
def control_monster_text(effect: e.ControlMonster, voice: Voice) -> str:
    where = where_text(effect.realm, voice)
    return voice("effect-control-monster", n=effect.strength, where=where)


@effects.text_of(e.SendHome)
def send_home_text(effect: e.SendHome, voice: Voice) -> str:
    return voice("effect-send-home", where=where_text(effect.realm, voice))


@effects.text_of(e.MoveMonster)
def move_monster_text(effect: e.MoveMonster, voice: Voice) -> str:
    return voice("effect-move-monster", goal=goal_text(effect.to, effect.reach, voice))


@effects.text_of(e.DefeatMonster)
def defeat_monster_text(effect: e.DefeatMonster, voice: Voice) -> str:
    where = where_text(effect.realm, voice)
    return voice("effect-defeat-monster", n=effect.strength, where=where)


@effects.text_of(e.ReviveMonster)
def revive_monster_text(effect: e.ReviveMonster, voice: Voice) -> str:
    return voice("effect-revive-control" if effect.control else "effect-revive-monster")


# Dwellings and realms


@effects.text_of(e.Build)
def build_text(effect: e.Build, voice: Voice) -> str:
    where = where_text(effect.realm, voice)
    return voice("effect-build", where=where, discount=less_text(effect.discount, voice))


@effects.text_of(e.RealmAction)
def realm_action_text(effect: e.RealmAction, voice: Voice) -> str:
    if effect.kind == "any":
        return voice("effect-realm-action", where=where_text(effect.realm, voice))
    return voice("effect-realm-action-kind", realm=effect.kind)


# Composition


@effects.text_of(e.Choose)
def choose_text(effect: e.Choose, voice: Voice) -> str:
    options = [voice("option", effects=effects_text(one, voice)) for one in effect.of]
    return voice("effect-choose", options=f" {voice('or')} ".join(options))


@effects.text_of(e.When)
def when_text(effect: e.When, voice: Voice) -> str:
    text = voice(
        "effect-when",
        condition=condition_text(effect.condition, voice),
        effects=effects_text(effect.effects, voice),
    )
    return or_else(text, effect.otherwise, voice)


@effects.text_of(e.Gamble)
def gamble_text(effect: e.Gamble, voice: Voice) -> str:
    text = voice("effect-gamble", n=effect.at_least, effects=effects_text(effect.effects, voice))
    return or_else(text, effect.otherwise, voice)


def or_else(text: str, otherwise: Sequence[e.AnyEffect], voice: Voice) -> str:
    if not otherwise:
        return text
    return voice("or-else", text=text, otherwise=effects_text(otherwise, voice))


@effects.text_of(e.Others)
def others_text(effect: e.Others, voice: Voice) -> str:
    return voice(f"effect-others-{effect.who}", effects=effects_text(effect.effects, voice))


@effects.text_of(e.Grant)
def grant_text(effect: e.Grant, voice: Voice) -> str:
    return voice(f"effect-grant-{effect.until}", change=modifier_text(effect.modifier, voice))
