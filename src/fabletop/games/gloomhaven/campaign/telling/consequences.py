"""How the conditions and effects of events, boxes, chapters and milestones read."""

from __future__ import annotations

from .....kernel.words import Say
from ...library import library
from ...telling.phrases import either, listed, sentence, signed
from .. import effects as e
from .. import records as r
from ..library import archive

# Conditions


def case_text(case: e.Case, say: Say) -> str:
    """When an outcome applies; empty if always."""
    parts = [say("case-otherwise")] if case.otherwise else []
    if case.classes:
        callings = [calling_name(one) for one in case.classes]
        parts.append(say("case-classes", classes=either(callings, say)))
    if case.reputation_at_least is not None:
        parts.append(say("case-reputation-least", amount=signed(case.reputation_at_least)))
    if case.reputation_at_most is not None:
        parts.append(say("case-reputation-most", amount=signed(case.reputation_at_most)))
    if case.pay:
        parts.append(say("case-pay", amount=case.pay))
    if case.pay_each:
        parts.append(say("case-pay-each", amount=case.pay_each))
    if case.give_item:
        parts.append(say("case-give-item", item=library().item_numbers[case.give_item]))
    return ", ".join(parts)


def calling_name(id: str) -> str:
    """What a class is called by: those outside this box only by their sign."""
    return id if id in library().classes else f"class-{id}"


def needs_text(needs: r.Needs, say: Say) -> str:
    """What a milestone or a chapter waits for."""
    parts: list[str] = []
    for name in ("retirements", "donated", "prosperity", "scenarios", "boxes"):
        amount: int = getattr(needs, name)
        if amount:
            parts.append(say(f"needs-{name}", amount=amount))
    for number in needs.completed:
        parts.append(say("needs-completed", scenario=library().scenario_numbers[number]))
    if needs.reputation_at_least is not None:
        parts.append(say("case-reputation-least", amount=signed(needs.reputation_at_least)))
    if needs.reputation_at_most is not None:
        parts.append(say("case-reputation-most", amount=signed(needs.reputation_at_most)))
    for one in (*needs.global_achievements, *needs.party_achievements):
        parts.append(say("needs-achievement", what=one, times=needs.times))
    return ", ".join(parts)


# Effects


def effects_text(effects: tuple[e.AnyEffect, ...], say: Say) -> str:
    """All of it, in printed order; empty if there is nothing."""
    return sentence("; ".join(effect_text(one, say) for one in effects)) if effects else ""


def effect_text(effect: e.AnyEffect, say: Say) -> str:
    text = _plain(effect, say)
    when = case_text(effect.when, say)
    return say("effect-when", text=text, case=when) if when else text


def _plain(effect: e.AnyEffect, say: Say) -> str:
    match effect:
        case e.Gold():
            return say(f"effect-gold-{_way(effect.amount)}-{effect.scope}", amount=_size(effect))
        case e.Xp():
            return say("effect-xp", amount=effect.amount)
        case e.Checks():
            return say(f"effect-checks-{_way(effect.amount)}", amount=_size(effect))
        case e.Reputation():
            return say("effect-reputation", amount=signed(effect.amount))
        case e.Prosperity():
            return say("effect-prosperity", amount=signed(effect.amount))
        case e.StartWith():
            return say(f"effect-start-{effect.who}", what=", ".join(start_parts(effect, say)))
        case e.ChooseOne():
            *these, last = (effect_text(one, say) for one in effect.of)
            both = say("words-or", these=", ".join(these), last=last)
            return say("effect-choose", what=both)
    return _found(effect, say)


def _found(effect: e.AnyEffect, say: Say) -> str:
    """What is found, opened or put somewhere."""
    match effect:
        case e.FindItem():
            return say("effect-item", item=library().item_numbers[effect.number])
        case e.Design():
            return say("effect-design", item=library().item_numbers[effect.number])
        case e.Unlock():
            return say("effect-unlock", scenario=library().scenario_numbers[effect.scenario])
        case e.Achieve():
            scope = archive().achievements[effect.id].scope
            return say(f"effect-achievement-{scope}", what=effect.id)
        case e.AddEvent():
            return say(f"effect-add-{effect.deck}", number=effect.number)
        case e.OpenBox():
            return say("effect-open", box=effect.box)
    return say(WORDLESS[type(effect)])


WORDLESS: dict[type[e.Effect], str] = {
    e.RandomDesign: "effect-random-design",
    e.RandomScenario: "effect-random-scenario",
    e.OpenRecord: "effect-open-record",
    e.OtherOption: "effect-other-option",
}


def start_parts(effect: e.StartWith, say: Say) -> list[str]:
    """How the next scenario begins, piece by piece."""
    parts = [listed(effect.conditions, say)] if effect.conditions else []
    for name in ("damage", "discards", "minus_ones"):
        amount: int = getattr(effect, name)
        if amount:
            parts.append(say(f"start-{name.replace('_', '-')}", amount=amount))
    if effect.used_items:
        slot = f"slot-{effect.slot}"
        parts.append(say("start-used-items", amount=effect.used_items, slot=slot))
    return parts


def _way(amount: int) -> str:
    return "gain" if amount >= 0 else "loss"


def _size(effect: e.Gold | e.Checks) -> int:
    return abs(effect.amount)


# Events


def outcome_text(outcome: r.Outcome, say: Say) -> str:
    """Condition, effects, and what becomes of the card; without the story."""
    told = "; ".join(effect_text(one, say) for one in outcome.effects) or say("effect-none")
    when = case_text(outcome.case, say)
    text = say("case-then", case=when, text=told) if when else told
    return f"{sentence(text)} {say(f'after-{outcome.after}')}"
