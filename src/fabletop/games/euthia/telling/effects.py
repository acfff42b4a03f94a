"""How effects, standing changes, conditions, costs and uses read. The words are in ``words/``."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ....kernel.words import Say
from ..effects import standing as st
from ..effects import vocabulary as e
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


def effects_text(effects: Iterable[e.AnyEffect], say: Say) -> str:
    return "; ".join(effect_text(one, say) for one in effects)


def effect_text(effect: e.AnyEffect, say: Say) -> str:
    match effect:
        case e.Counted():
            return counted_text(effect, say)
        case e.GainGem(gem="any", amount=amount) | e.GainEssence(element="any", amount=amount):
            return say(f"effect-{word(tag_of(effect))}-any", amount=amount)
        case e.GainGem(gem=gem, amount=amount):
            return say("effect-gain-gem", kind=gem, amount=amount)
        case e.GainEssence(element=element, amount=amount):
            return say("effect-gain-essence", kind=of_element(element, say), amount=amount)
        case e.GainTile(pile=pile, amount=amount, look=look):
            text = say("effect-gain-tile", pile=say(f"pile-{pile}"), amount=amount)
            return say("effect-gain-tile-look", text=text, look=look) if look > 1 else text
        case e.Draw(colour=colour, cards=cards):
            return say(f"effect-draw-{colour}", cards=cards)
        case e.MonsterDraws(colour=colour, cards=cards):
            return say(f"effect-monster-draws-{colour}", cards=cards)
        case e.Chaos(amount=amount) | e.MonsterGaar(amount=amount):
            side = "less" if amount < 0 else "more"
            return say(f"effect-{word(tag_of(effect))}-{side}", amount=abs(amount))
        case e.TakeAction(action=action):
            return say(f"effect-take-action-{action}")
        case e.TradeAt(shop=shop):
            return say(f"effect-trade-at-{shop}")
        case e.TeleportTo(place=place):
            return say(f"effect-teleport-to-{place}")
        case e.Ready(what=what, amount=amount):
            return say(f"effect-ready-{what}", amount=amount)
        case e.Reroll(whose=whose, dice=dice):
            return say(f"effect-reroll-{whose}", dice=dice)
        case e.TurnDie(whose=whose, face=face):
            message = f"effect-turn-die-{whose}"
            return say(message, face=face) if face else say(f"{message}-over")
        case e.TakeGaar(by=by, amount=amount):
            return say(f"effect-take-gaar-{by}", amount=amount)
        case e.Roll(ranges=ranges):
            return say("effect-roll", ranges=diagram_text(ranges, say))
        case e.EachRound(effects=effects):
            return say("effect-each-round", effects=effects_text(effects, say))
        case e.ThisCombat(changes=changes):
            return say("effect-this-combat", changes=changes_text(changes, say))
        case e.ChooseOne(of=bundles):
            texts = (effects_text(one.effects, say) for one in bundles)
            return say("effect-choose-one", choices=listed(texts, say, "or"))
    return say(f"effect-{word(tag_of(effect))}", **numbers(effect))


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
    kind = f"change-{word(tag_of(change))}"
    match change:
        case st.RollBonus(amount=amount, rolls=rolls, per=per):
            return per_text(say(f"{kind}-{rolls}", signed=signed(amount)), per, 0, say)
        case st.HitShift(amount=amount, per=per):
            return per_text(say(kind, signed=signed(amount)), per, 0, say)
        case st.StrengthShift(amount=amount) | st.WoundShift(amount=amount):
            return say(kind, signed=signed(amount))
        case st.Shelter(laid=True):
            return say(f"{kind}-laid")
        case st.Shelter(elements=elements):
            return say(kind, elements=listed((of_element(one, say) for one in elements), say))
        case st.Discount(on=on, coins=coins):
            return say(f"{kind}-{on}", coins=coins)
        case st.GaarPower(roll=roll, monster=monster):
            return say(kind, roll=roll, monster=monster)
        case st.KeenEye(pile=pile):
            return say(f"{kind}-{pile}")
        case st.FinalScore(amount=amount, per=per):
            return per_text(say(kind, amount=amount), per, 0, say)
    return say(kind, **numbers(change))


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
    parts += [
        say("cost-gem-any") if one == "any" else say("cost-gem", kind=one) for one in cost.gems
    ]
    parts += [essence_text(one, say) for one in cost.essences]
    parts += [say(f"cost-resource-{one}") for one in cost.resources]
    parts += [say("cost-trophy", level=level) for level in cost.trophies]
    parts += [say(f"cost-item-{one}") for one in cost.items]
    return listed(parts, say) if parts else ""


def essence_text(kind: str, say: Say) -> str:
    if kind == "any":
        return say("cost-essence-any")
    return say("cost-essence", kind=of_element(kind, say))


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
