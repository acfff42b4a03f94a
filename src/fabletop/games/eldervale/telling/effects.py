"""How effects read. All words are in ``words/``; here they are put together."""

from __future__ import annotations

from collections.abc import Sequence

from ..effects import measures as m
from ..effects import vocabulary as e
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
    word,
)


def effects_text(effects: Sequence[e.AnyEffect], voice: Voice) -> str:
    return "; ".join(effect_text(one, voice) for one in effects)


def effect_text(effect: e.AnyEffect, voice: Voice) -> str:
    match effect:
        case e.Relocate() | e.Recall() | e.Swap() | e.Summon() | e.Banish():
            return unit_effect_text(effect, voice)
        case (
            e.AddDice()
            | e.RemoveDice()
            | e.SetDie()
            | e.Reroll()
            | e.ShiftDie()
            | e.SwapDie()
            | e.CancelBattle()
            | e.SaveUnits()
        ):
            return battle_effect_text(effect, voice)
        case (
            e.ControlMonster()
            | e.SendHome()
            | e.MoveMonster()
            | e.DefeatMonster()
            | e.ReviveMonster()
            | e.StopRush()
            | e.Build()
            | e.NewRealm()
            | e.RealmAction()
        ):
            return land_effect_text(effect, voice)
        case e.Choose() | e.When() | e.Gamble() | e.Others() | e.Grant() | e.Trade():
            return composed_text(effect, voice)
        case e.Gain() | e.Lose() | e.Steal() | e.Vp() | e.Power() | e.Glory() | e.Orb():
            return gain_text(effect, voice)
    return card_effect_text(effect, voice)


def gain_text(
    effect: e.Gain | e.Lose | e.Steal | e.Vp | e.Power | e.Glory | e.Orb, voice: Voice
) -> str:
    match effect:
        case e.Gain(bag=bag, times=m.Count() as count):
            return per_text(
                voice("effect-gain", bag=bag_text(bag, voice, count.each)), count, voice
            )
        case e.Gain(bag=bag, times=int(times)):
            return voice("effect-gain", bag=bag_text(bag, voice, times))
        case e.Lose(bag=bag):
            return voice("effect-lose", bag=bag_text(bag, voice))
        case e.Steal(what=what, amount=amount, source=source):
            loot = voice("loot-magic" if what == "magic" else f"res-{what}", n=amount)
            return voice(f"effect-steal-{source}", loot=loot)
        case e.Power(element=element, amount=amount):
            return power_text(element, amount, voice)
        case e.Vp(amount=amount):
            return amount_text("effect-vp", amount, voice)
        case e.Glory(amount=amount):
            return amount_text("effect-glory", amount, voice)
        case e.Orb(otherwise=otherwise):
            return voice("effect-orb", otherwise=effects_text(otherwise, voice))
    raise AssertionError("a gain of another kind")


def amount_text(id: str, amount: m.Amount, voice: Voice) -> str:
    if isinstance(amount, m.Count):
        return per_text(voice(id, n=amount.each), amount, voice)
    return voice(id, n=amount)


def power_text(element: str, amount: m.Amount, voice: Voice) -> str:
    number = amount.each if isinstance(amount, m.Count) else amount
    if element in ("any", "here", "led", "trailing"):
        text = voice(f"effect-power-{element}", n=number)
    else:
        text = voice("effect-power", n=number, element=element_name(element, voice))
    return per_text(text, amount, voice) if isinstance(amount, m.Count) else text


def card_effect_text(effect: e.AnyEffect, voice: Voice) -> str:
    """Magic and adventure cards, treasure."""
    match effect:
        case e.Sift(look=look, keep=keep):
            return voice("effect-sift", look=look, keep=keep)
        case e.TakeDiscard(kind=kind):
            return voice(f"effect-take-discard-{kind}")
        case e.TakeTreasure(realm=realm, amount=amount):
            return voice("effect-take-treasure", n=amount, where=where_text(realm, voice))
        case e.Cash(times=times):
            return voice("effect-cash", n=times)
        case e.BuyCard(discount=discount, element=element):
            which = (
                voice(f"card-of-{element}")
                if element in ("any", "led")
                else voice("card-of", element=element_name(element, voice))
            )
            return voice("effect-buy-card", card=which, discount=less_text(discount, voice))
        case e.Burn(amount=amount):
            return voice("effect-burn", n=amount)
        case e.DropCard(whose="opponent", consolation=bag):
            return voice("effect-drop-card-opponent", bag=bag_text(bag, voice))
        case e.DropCard(effects=effects):
            return voice("effect-drop-card-own", effects=effects_text(effects, voice))
        case e.TakeCard(cost=cost, consolation=bag):
            return voice("effect-take-card", n=cost, bag=bag_text(bag, voice))
        case e.Activate(symbol=symbol):
            return voice("effect-activate", symbol=symbol_text(symbol, voice))
        case e.Borrow(symbol=symbol, fee=fee):
            return voice(
                "effect-borrow", symbol=symbol_text(symbol, voice), bag=bag_text(fee, voice)
            )
    return voice(f"effect-{tag_of(effect)}")


def symbol_text(symbol: str, voice: Voice) -> str:
    """With which unit symbol; nothing for any."""
    return "" if symbol == "any" else voice("with-symbol", unit=symbol)


def less_text(discount: int, voice: Voice) -> str:
    """By how much cheaper; nothing for the full price."""
    return voice("cheaper", n=discount) if discount else ""


def unit_effect_text(
    effect: e.Relocate | e.Recall | e.Swap | e.Summon | e.Banish, voice: Voice
) -> str:
    match effect:
        case e.Relocate():
            return voice(
                "effect-relocate",
                units=units_text(effect.whose, effect.unit, effect.amount, voice),
                where=where_text(effect.start, voice),
                goal=goal_text(effect.to, effect.reach, voice),
            )
        case e.Recall():
            return voice(
                f"effect-recall-{effect.source}",
                units=units_text(effect.whose, effect.unit, effect.amount, voice),
                where=where_text(effect.start, voice),
            )
        case e.Swap(other=other, unit=unit, start=start):
            units = units_text("own", unit, 1, voice)
            return voice(f"effect-swap-{other}", units=units, where=where_text(start, voice))
        case e.Summon(unit=unit, discount=discount):
            return voice(
                "effect-summon", unit=voice(f"unit-acc-{unit}"), discount=less_text(discount, voice)
            )
        case e.Banish():
            return voice(
                "effect-banish",
                units=units_text(effect.whose, effect.unit, effect.amount, voice),
                where=where_text(effect.start, voice),
            )
    raise AssertionError("a unit effect of another kind")


def battle_effect_text(
    effect: e.AddDice
    | e.RemoveDice
    | e.SetDie
    | e.Reroll
    | e.ShiftDie
    | e.SwapDie
    | e.CancelBattle
    | e.SaveUnits,
    voice: Voice,
) -> str:
    match effect:
        case e.AddDice(amount=amount):
            return amount_text("effect-add-dice", amount, voice)
        case e.RemoveDice(amount=amount, side=side):
            return voice(f"effect-remove-dice-{side}", n=amount)
        case e.SetDie(face=face, dice=dice, side=side):
            return voice(f"effect-set-die-{side}", n=dice, face=face)
        case e.Reroll(all_of=True, upto=upto):
            return voice("effect-reroll-all", upto=upto)
        case e.Reroll(dice=dice, side=side, upto=upto):
            limit = "" if upto == 6 else voice("dice-up-to", upto=upto)
            return voice(f"effect-reroll-{side}", n=dice, limit=limit)
        case e.ShiftDie(by=by, dice=dice):
            return voice("effect-shift-die", n=dice, by=f"{by:+d}")
        case e.SaveUnits(amount=amount, unit=unit, to=to):
            return voice(f"effect-save-units-{to}", units=units_text("own", unit, amount, voice))
    return voice(f"effect-{tag_of(effect)}")


def land_effect_text(
    effect: e.ControlMonster
    | e.SendHome
    | e.MoveMonster
    | e.DefeatMonster
    | e.ReviveMonster
    | e.StopRush
    | e.Build
    | e.NewRealm
    | e.RealmAction,
    voice: Voice,
) -> str:
    match effect:
        case e.ControlMonster(strength=strength, realm=realm):
            return voice("effect-control-monster", n=strength, where=where_text(realm, voice))
        case e.SendHome(realm=realm):
            return voice("effect-send-home", where=where_text(realm, voice))
        case e.MoveMonster(reach=reach, to=to):
            return voice("effect-move-monster", goal=goal_text(to, reach, voice))
        case e.DefeatMonster(strength=strength, realm=realm):
            return voice("effect-defeat-monster", n=strength, where=where_text(realm, voice))
        case e.ReviveMonster(control=control):
            return voice("effect-revive-control" if control else "effect-revive-monster")
        case e.Build(discount=discount, realm=realm):
            return voice(
                "effect-build", where=where_text(realm, voice), discount=less_text(discount, voice)
            )
        case e.RealmAction(realm=realm, kind=kind):
            if kind == "any":
                return voice("effect-realm-action", where=where_text(realm, voice))
            return voice("effect-realm-action-kind", realm=kind)
    return voice(f"effect-{tag_of(effect)}")


def composed_text(
    effect: e.Choose | e.When | e.Gamble | e.Others | e.Grant | e.Trade, voice: Voice
) -> str:
    match effect:
        case e.Choose(of=lists):
            options = [voice("option", effects=effects_text(one, voice)) for one in lists]
            return voice("effect-choose", options=f" {voice('or')} ".join(options))
        case e.When(condition=condition, effects=effects, otherwise=otherwise):
            text = voice(
                "effect-when",
                condition=condition_text(condition, voice),
                effects=effects_text(effects, voice),
            )
            return or_else(text, otherwise, voice)
        case e.Gamble(at_least=at_least, effects=effects, otherwise=otherwise):
            text = voice("effect-gamble", n=at_least, effects=effects_text(effects, voice))
            return or_else(text, otherwise, voice)
        case e.Others(effects=effects, who=who):
            return voice(f"effect-others-{who}", effects=effects_text(effects, voice))
        case e.Grant(modifier=modifier, until=until):
            return voice(f"effect-grant-{until}", change=modifier_text(modifier, voice))
        case e.Trade(pay=pay, effects=effects, times=times):
            text = voice(
                "effect-trade", pay=bag_text(pay, voice), effects=effects_text(effects, voice)
            )
            if isinstance(times, m.Count):
                return per_text(text, times, voice)
            return text if times == 1 else voice("up-to-times", effects=text, n=times)
    raise AssertionError(f"{word(tag_of(effect))} is put together in another way")


def or_else(text: str, otherwise: Sequence[e.AnyEffect], voice: Voice) -> str:
    if not otherwise:
        return text
    return voice("or-else", text=text, otherwise=effects_text(otherwise, voice))
