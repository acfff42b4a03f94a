"""Texts of effects, standing changes, conditions, costs and uses, in the words of ``words/``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from ....kernel.words import Say
from ..effects import standing as st
from ..effects import vocabulary as e
from ..effects.registry import effects, standing
from ..effects.uses import Condition, Cost, Use


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")


def word(tag: str) -> str:
    """A tag as part of a message id."""
    return tag.replace("_", "-")


def tag_of(record: msgspec.Struct) -> str:
    return str(record.__struct_config__.tag)


def signed(amount: int) -> str:
    """With its sign, as printed: +2, −2."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def listed(parts: Iterable[str], say: Say, message: str = "and") -> str:
    """One, two and three; or with another word before the last."""
    *these, last = parts
    return say(message, these=", ".join(these), last=last) if these else last


def of_element(element: str, say: Say) -> str:
    """An element as essences and elementals are named by it: the essence of fire."""
    return say(f"element-of-{element}")


# Effects


def effects_text(records: Iterable[e.AnyEffect], say: Say) -> str:
    return "; ".join(effect_text(one, say) for one in records)


def effect_text(effect: e.AnyEffect, say: Say) -> str:
    text: str = effects.text(effect, say)
    return text


@effects.text_of(
    e.Gaar,
    e.Dwurt,
    e.CalmDwurt,
    e.Slay,
    e.Cart,
    e.Teleport,
    e.Scout,
    e.Track,
    e.WakeGems,
    e.Hope,
    e.DropDie,
    e.TakeAny,
    e.Silence,
    e.BarCards,
    e.SkipAttack,
    e.Riposte,
    e.StrikeAgain,
    e.Withdraw,
)
def plain_text(effect: e.Effect, say: Say) -> str:
    """One message for the kind of effect, with its numbers."""
    return say(f"effect-{word(tag_of(effect))}", **numbers(effect))


@effects.text_of(e.GainGem)
def gain_gem_text(effect: e.GainGem, say: Say) -> str:
    if effect.gem == "any":
        return say("effect-gain-gem-any", amount=effect.amount)
    return say("effect-gain-gem", kind=effect.gem, amount=effect.amount)


@effects.text_of(e.GainEssence)
def gain_essence_text(effect: e.GainEssence, say: Say) -> str:
    if effect.element == "any":
        return say("effect-gain-essence-any", amount=effect.amount)
    return say("effect-gain-essence", kind=of_element(effect.element, say), amount=effect.amount)


@effects.text_of(e.GainTile)
def gain_tile_text(effect: e.GainTile, say: Say) -> str:
    text = say("effect-gain-tile", pile=say(f"pile-{effect.pile}"), amount=effect.amount)
    return say("effect-gain-tile-look", text=text, look=effect.look) if effect.look > 1 else text


@effects.text_of(e.Draw, e.MonsterDraws)
def draw_text(effect: e.Draw | e.MonsterDraws, say: Say) -> str:
    return say(f"effect-{word(tag_of(effect))}-{effect.colour}", cards=effect.cards)


@effects.text_of(e.Chaos, e.MonsterGaar)
def monster_tokens_text(effect: e.Chaos | e.MonsterGaar, say: Say) -> str:
    side = "less" if effect.amount < 0 else "more"
    return say(f"effect-{word(tag_of(effect))}-{side}", amount=abs(effect.amount))


@effects.text_of(e.TakeAction)
def take_action_text(effect: e.TakeAction, say: Say) -> str:
    return say(f"effect-take-action-{effect.action}")


@effects.text_of(e.TradeAt)
def trade_at_text(effect: e.TradeAt, say: Say) -> str:
    return say(f"effect-trade-at-{effect.shop}")


@effects.text_of(e.TeleportTo)
def teleport_to_text(effect: e.TeleportTo, say: Say) -> str:
    return say(f"effect-teleport-to-{effect.place}")


@effects.text_of(e.Ready)
def ready_text(effect: e.Ready, say: Say) -> str:
    return say(f"effect-ready-{effect.what}", amount=effect.amount)


@effects.text_of(e.Reroll)
def reroll_text(effect: e.Reroll, say: Say) -> str:
    return say(f"effect-reroll-{effect.whose}", dice=effect.dice)


@effects.text_of(e.TurnDie)
def turn_die_text(effect: e.TurnDie, say: Say) -> str:
    message = f"effect-turn-die-{effect.whose}"
    return say(message, face=effect.face) if effect.face else say(f"{message}-over")


@effects.text_of(e.TakeGaar)
def take_gaar_text(effect: e.TakeGaar, say: Say) -> str:
    return say(f"effect-take-gaar-{effect.by}", amount=effect.amount)


@effects.text_of(e.Roll)
def roll_text(effect: e.Roll, say: Say) -> str:
    return say("effect-roll", ranges=diagram_text(effect.ranges, say))


@effects.text_of(e.EachRound)
def each_round_text(effect: e.EachRound, say: Say) -> str:
    return say("effect-each-round", effects=effects_text(effect.effects, say))


@effects.text_of(e.ThisCombat)
def this_combat_text(effect: e.ThisCombat, say: Say) -> str:
    return say("effect-this-combat", changes=changes_text(effect.changes, say))


@effects.text_of(e.ChooseOne)
def choose_one_text(effect: e.ChooseOne, say: Say) -> str:
    texts = (effects_text(one.effects, say) for one in effect.of)
    return say("effect-choose-one", choices=listed(texts, say, "or"))


@effects.text_of(
    e.Coins,
    e.Reputation,
    e.Heal,
    e.Wound,
    e.Move,
    e.Clover,
    e.Paw,
    e.Wounds,
    e.Hit,
    e.Hits,
    e.MonsterHeals,
)
def counted_text(effect: e.Counted, say: Say) -> str:
    kind = f"effect-{word(tag_of(effect))}"
    lost = effect.amount < 0 and isinstance(effect, e.Coins | e.Reputation)
    message = f"{kind}-less" if lost else kind
    text = say(message, amount=abs(effect.amount), signed=signed(effect.amount))
    return per_text(text, effect.per, effect.most, say)


def per_text(text: str, per: st.Count, most: int, say: Say) -> str:
    if per == "once":
        return text
    text = say("per", text=text, count=say(f"count-{per}"))
    return say("per-most", text=text, most=most) if most else text


def numbers(record: msgspec.Struct) -> dict[str, int]:
    values = msgspec.structs.asdict(record)
    return {name: value for name, value in values.items() if type(value) is int}


# Diagrams


def diagram_text(diagram: Iterable[e.Range], say: Say) -> str:
    return ", ".join(range_text(one, say) for one in diagram)


def range_text(one: e.Range, say: Say) -> str:
    parts = [say("range-hits", amount=one.hits)] if one.hits else []
    if one.wounds:
        parts.append(say("range-wounds", amount=one.wounds))
    parts += [effect_text(effect, say) for effect in one.effects]
    return say("range", span=span_text(one, say), effects="; ".join(parts))


def span_text(one: e.Range, say: Say) -> str:
    """4–7, 12+, or up to 3."""
    if one.least is None:
        return say("span-up-to", most=0 if one.most is None else one.most)
    if one.most is None:
        return f"{one.least}+"
    return str(one.least) if one.least == one.most else f"{one.least}–{one.most}"


# Standing changes


def changes_text(changes: Iterable[st.AnyStanding], say: Say) -> str:
    return "; ".join(change_text(one, say) for one in changes)


def change_text(change: st.AnyStanding, say: Say) -> str:
    text: str = standing.text(change, say)
    return text


@standing.text_of(
    st.EasePenalty,
    st.BetterSale,
    st.NoFees,
    st.HandLimit,
    st.HealMore,
    st.WiderFame,
    st.FullShield,
    st.GaarPower,
)
def plain_change_text(change: st.Standing, say: Say) -> str:
    """One message for the kind of change, with its numbers."""
    return say(f"change-{word(tag_of(change))}", **numbers(change))


@standing.text_of(st.RollBonus)
def roll_bonus_text(change: st.RollBonus, say: Say) -> str:
    text = say(f"change-roll-bonus-{change.rolls}", signed=signed(change.amount))
    return per_text(text, change.per, 0, say)


@standing.text_of(st.HitShift)
def hit_shift_text(change: st.HitShift, say: Say) -> str:
    return per_text(say("change-hit-shift", signed=signed(change.amount)), change.per, 0, say)


@standing.text_of(st.StrengthShift, st.WoundShift)
def shift_text(change: st.StrengthShift | st.WoundShift, say: Say) -> str:
    return say(f"change-{word(tag_of(change))}", signed=signed(change.amount))


@standing.text_of(st.Shelter)
def shelter_text(change: st.Shelter, say: Say) -> str:
    if change.laid:
        return say("change-shelter-laid")
    elements = listed((of_element(one, say) for one in change.elements), say)
    return say("change-shelter", elements=elements)


@standing.text_of(st.Discount)
def discount_text(change: st.Discount, say: Say) -> str:
    return say(f"change-discount-{change.on}", coins=change.coins)


@standing.text_of(st.KeenEye)
def keen_eye_text(change: st.KeenEye, say: Say) -> str:
    return say(f"change-keen-eye-{change.pile}")


@standing.text_of(st.FinalScore)
def final_score_text(change: st.FinalScore, say: Say) -> str:
    return per_text(say("change-final-score", amount=change.amount), change.per, 0, say)


# Conditions, costs, uses


def conditions(when: Condition, say: Say) -> list[str]:
    found: list[str] = []
    if when.health_at_most:
        found.append(say("when-health-at-most", health=when.health_at_most))
    if when.affected:
        found.append(say("when-affected", element=of_element(when.affected, say)))
    if when.at:
        places = listed((say(f"place-{one or 'none'}") for one in when.at), say, "or")
        found.append(say("when-at", places=places))
    for name in ("first_round", "monster_hurt", "unhurt", "elite", "double", "no_gaar"):
        if getattr(when, name):
            found.append(say(f"when-{word(name)}"))
    return found


def cost_text(cost: Cost, say: Say) -> str:
    parts = [
        say(f"cost-{name}", amount=amount)
        for name in ("coins", "gaar", "dwurt", "health", "reputation", "silver", "gold")
        if (amount := getattr(cost, name))
    ]
    parts += [gem_text(one, number, say) for one, number in Counter(cost.gems).items()]
    parts += [essence_text(one, number, say) for one, number in Counter(cost.essences).items()]
    parts += [
        say(f"cost-resource-{one}", amount=number)
        for one, number in Counter(cost.resources).items()
    ]
    parts += [
        say("cost-trophy", level=level, amount=number)
        for level, number in Counter(cost.trophies).items()
    ]
    parts += [say(f"cost-item-{one}", amount=number) for one, number in Counter(cost.items).items()]
    return listed(parts, say) if parts else ""


def gem_text(kind: str, number: int, say: Say) -> str:
    if kind == "any":
        return say("cost-gem-any", amount=number)
    return say("cost-gem", kind=kind, amount=number)


def essence_text(kind: str, number: int, say: Say) -> str:
    if kind == "any":
        return say("cost-essence-any", amount=number)
    return say("cost-essence", kind=of_element(kind, say), amount=number)


def use_text(use: Use, say: Say) -> str:
    """When and at what price, then what."""
    when = [say(f"trigger-{use.trigger}")] if use.trigger else [say(f"timing-{use.timing}")]
    if use.set_size:
        when.append(say("set-size", size=use.set_size))
    when += conditions(use.when, say)
    if price := cost_text(use.cost, say):
        when.append(say("pay", cost=price))
    parts = [effects_text(use.effects, say)] if use.effects else []
    if use.changes:
        parts.append(changes_text(use.changes, say))
    if use.diagram:
        parts.append(diagram_text(use.diagram, say))
    return sentence(say("use", when=", ".join(when), what="; ".join(parts)))


def uses_text(uses: Iterable[Use], say: Say) -> str:
    return " ".join(use_text(one, say) for one in uses)
