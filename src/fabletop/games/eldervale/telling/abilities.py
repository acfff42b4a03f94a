"""How abilities, auras and actions of cards read."""

from __future__ import annotations

from typing import assert_never

from .. import records as r
from ..effects import abilities as a
from ..effects import measures as m
from ..effects import modifiers as c
from .effects import effects_text
from .modifiers import modifiers_text
from .phrases import Voice, bag_text, conditions_text, element_name, sentence, tag_of, where_text

BATTLE = ("join", "dice", "rolled", "won", "remove", "battle-pending")
FOR_ITS_SIDE = (c.Dice, c.DwellingDice, c.Forbid, c.WinTies)
STANDING = ("turn-start", "turn-end", "own-turn", "regroup")


def ability_text(ability: a.Ability, voice: Voice) -> str:
    parts = [trigger_text(one, voice) for one in ability.triggers]
    if ability.modifiers:
        parts.append(modifiers_text(ability.modifiers, voice))
    return " ".join(parts)


def trigger_text(trigger: a.Trigger, voice: Voice) -> str:
    """When, under which conditions, at what price, what, how often."""
    unit: m.UnitFilter = "any" if counted(trigger) else trigger.unit
    when = window_text(trigger.on, trigger.who, unit, trigger.realm, trigger.element, voice)
    if trigger.against != "any":
        when = voice("in-brackets", text=when, what=voice(f"against-{trigger.against}"))
    if trigger.when:
        when = voice("pause", text=when, more=conditions_text(trigger.when, voice))
    effects = effects_text(trigger.effects, voice)
    if trigger.pay.size:
        effects = voice("effect-trade", pay=bag_text(trigger.pay, voice), effects=effects)
    elif trigger.may and trigger.on != "game-end":
        effects = voice("may", effects=effects)
    text = sentence(voice("trigger", when=when, effects=effects))
    if trigger.once == "always" or trigger.on in ("turn-start", "turn-end"):
        return text
    return f"{text} {voice(f'once-{trigger.once}')}"


def counted(trigger: a.Trigger) -> bool:
    """Does a condition count the very units whose presence would be named besides?"""
    return trigger.on in STANDING and any(
        isinstance(one, m.AtLeast) and one.count.of == "units" and one.count.unit == trigger.unit
        for one in trigger.when
    )


def window_text(
    on: str,
    who: str,
    unit: m.UnitFilter,
    realm: m.RealmFilter,
    element: m.ElementFilter,
    voice: Voice,
) -> str:
    """The moment an ability or a magic card waits for."""
    if on in BATTLE:
        text = voice(f"on-{on}-{who}")
        if unit != "any":
            text = voice("if-present", text=text, unit=voice(f"unit-nom-{unit}"))
    elif on in STANDING:
        text = voice(f"on-{on}")
        if unit != "any":
            text = voice("if-standing", text=text, unit=voice(f"unit-nom-{unit}"))
    elif on in ("power", "card-gained", "dwell"):
        of = "" if element == "any" else element_name(element, voice)
        text = voice(f"on-{on}-{who}", element=of and voice("pause-element", element=of))
    elif on in ("anytime", "game-end"):
        text = voice(f"on-{on}")
    else:
        text = voice(f"on-{on}-{who}", unit=voice(f"unit-acc-{unit}"))
    return text + where_text(realm, voice)


def action_text(card: r.AdventureCard, action: r.Action, voice: Voice) -> str:
    """The unit symbol, the price, the effects."""
    effects = effects_text(action.effects, voice)
    prices = [bag_text(action.pay, voice)] if action.pay.size else []
    if any(slot.kind == "deposit" for slot in card.slots):
        prices.append(voice("deposit"))
    if prices:
        effects = voice("price", price=", ".join(prices), effects=effects)
    return sentence(voice("action", symbol=voice(f"symbol-{action.symbol}"), effects=effects))


def orb_text(orb: r.OrbText, voice: Voice) -> str:
    if orb.symbol == "none":
        return ""
    if orb.symbol == "required":
        return voice("orb-required")
    parts = []
    if orb.effects:
        parts.append(voice("orb-effects", effects=sentence(effects_text(orb.effects, voice))))
    more = ability_text(orb.ability, voice)
    if more:
        parts.append(voice("orb-ability", ability=more))
    return " ".join(parts)


def aura_text(aura: a.AnyAura, voice: Voice) -> str:
    match aura:
        case a.DoubleOrNothing(at_least=n):
            return voice("aura-double-or-nothing", n=n)
        case a.Again(pay=pay):
            return voice("aura-again", bag=bag_text(pay, voice))
        case a.Also(effects=effects):
            return voice("aura-also", effects=effects_text(effects, voice))
        case a.OpenTo(discount=discount):
            return voice("aura-open-to", n=discount)
        case a.Deepen(bag=bag):
            return voice("aura-deepen", bag=bag_text(bag, voice))
        case a.TwoUnits() | a.PassOn() | a.FromUnderworld():
            return voice(f"aura-{tag_of(aura)}")
    assert_never(aura)


def monster_ability_text(ability: r.MonsterAbility, voice: Voice) -> str:
    """Name, chain, scope, what."""
    parts = [monster_trigger_text(one, ability.scope, voice) for one in ability.triggers]
    if ability.modifiers:
        text = modifiers_text(ability.modifiers, voice)
        if ability.scope == "while":
            text = voice("scope-while", text=text)
        elif all(isinstance(one, FOR_ITS_SIDE) for one in ability.modifiers):
            text = voice("scope-battle", text=text)
        parts.append(text)
    chain = voice("chain") if ability.chain else ""
    return voice("named-ability", name=ability.id, chain=chain, text=" ".join(parts))


def monster_trigger_text(trigger: r.MonsterTrigger, scope: str, voice: Voice) -> str:
    kind = "while-on" if scope == "while" else "monster-on"
    when = voice(f"{kind}-{trigger.on}")
    if trigger.unit != "any":
        when = voice("in-brackets", text=when, what=voice(f"unit-is-{trigger.unit}"))
    when += where_text(trigger.realm, voice)
    if trigger.when:
        when = voice("pause", text=when, more=conditions_text(trigger.when, voice))
    return sentence(voice("trigger", when=when, effects=effects_text(trigger.effects, voice)))
