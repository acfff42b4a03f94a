"""Texts of standing changes: one registered function per kind of modifier."""

from __future__ import annotations

from collections.abc import Sequence

from ..effects import measures as m
from ..effects import modifiers as c
from ..effects.registry import modifiers
from .phrases import Voice, element_name, per_text, sentence, tag_of, where_text


def modifiers_text(changes: Sequence[c.AnyModifier], voice: Voice) -> str:
    return " ".join(sentence(modifier_text(one, voice)) for one in changes)


def modifier_text(change: c.AnyModifier, voice: Voice) -> str:
    text: str = modifiers.text(change, voice)
    return text


@modifiers.text_of(c.LeadTies, c.Uncontrollable, c.Hoard, c.Homing, c.Charge, c.Mimicry)
def plain_text(change: c.AnyModifier, voice: Voice) -> str:
    """What has no numbers or filters: one message by its tag."""
    return voice(f"change-{tag_of(change)}")


# Battle


@modifiers.text_of(c.Dice)
def dice_text(change: c.Dice, voice: Voice) -> str:
    amount = change.amount
    number = amount.each if isinstance(amount, m.Count) else amount
    fewer = "less" if number < 0 else "more"
    text = voice(f"change-dice-{change.side}-{fewer}", n=abs(number))
    if isinstance(amount, m.Count):
        text = per_text(text, amount, voice)
    if change.each:
        text = voice("for-each-unit", text=text, unit=voice(f"unit-acc-{change.unit}"))
    else:
        text = present(text, change.unit, voice)
    if change.against != "any":
        text = voice("in-brackets", text=text, what=voice(f"against-{change.against}"))
    return text + where_text(change.realm, voice)


def present(text: str, unit: m.UnitFilter, voice: Voice) -> str:
    """Only if such a unit takes part in the battle."""
    if unit == "any":
        return text
    return voice("if-present", text=text, unit=voice(f"unit-nom-{unit}"))


@modifiers.text_of(c.SupportFire)
def support_fire_text(change: c.SupportFire, voice: Voice) -> str:
    return voice("change-support-fire", unit=voice(f"unit-plural-{change.unit}"))


@modifiers.text_of(c.JoinReach)
def join_reach_text(change: c.JoinReach, voice: Voice) -> str:
    return voice("change-join-reach", unit=voice(f"unit-plural-{change.unit}"), n=change.reach)


@modifiers.text_of(c.DwellingDice)
def dwelling_dice_text(change: c.DwellingDice, voice: Voice) -> str:
    if change.side == "foes":
        return voice("change-dwelling-dice-foes", n=change.reach)
    return present(voice("change-dwelling-dice", n=change.reach), change.unit, voice)


@modifiers.text_of(c.SwordDice)
def sword_dice_text(change: c.SwordDice, voice: Voice) -> str:
    return present(voice("change-sword-dice", n=change.dice), change.unit, voice)


@modifiers.text_of(c.WinTies)
def win_ties_text(change: c.WinTies, voice: Voice) -> str:
    return present(voice("change-win-ties"), change.unit, voice)


@modifiers.text_of(c.Forbid)
def forbid_text(change: c.Forbid, voice: Voice) -> str:
    return present(voice(f"change-forbid-{change.what}"), change.unit, voice)


# Prices


@modifiers.text_of(c.Discount)
def discount_text(change: c.Discount, voice: Voice) -> str:
    cheaper = "discount" if change.amount > 0 else "dearer"
    text = voice(f"change-{cheaper}-{change.what}", n=abs(change.amount))
    if change.element != "any":
        text = voice("with-element", text=text, element=element_name(change.element, voice))
    if change.unit != "any" and change.what != "dwelling":
        if change.what == "summon":  # the unit summoned; elsewhere the one that acts
            text = voice("by-unit-summoned", text=text, unit=voice(f"unit-acc-{change.unit}"))
        else:
            text = voice("by-unit-acting", text=text, unit=voice(f"unit-nom-{change.unit}"))
    return text


# Placement


@modifiers.text_of(c.PlaceReach)
def place_reach_text(change: c.PlaceReach, voice: Voice) -> str:
    return voice("change-place-reach", unit=voice(f"unit-plural-{change.unit}"), n=change.reach)


@modifiers.text_of(c.PlaceLike)
def place_like_text(change: c.PlaceLike, voice: Voice) -> str:
    return voice(f"change-place-{change.like}", unit=voice(f"unit-plural-{change.unit}"))


@modifiers.text_of(c.PlaceFrom)
def place_from_text(change: c.PlaceFrom, voice: Voice) -> str:
    unit, realm = voice(f"unit-plural-{change.unit}"), voice(f"realm-is-{change.realm}")
    return voice("change-place-from", unit=unit, realm=realm)


@modifiers.text_of(c.PlaceOnto)
def place_onto_text(change: c.PlaceOnto, voice: Voice) -> str:
    return voice("change-place-onto", unit=voice(f"unit-plural-{change.unit}"))


@modifiers.text_of(c.Peaceful)
def peaceful_text(change: c.Peaceful, voice: Voice) -> str:
    return voice("change-peaceful", unit=voice(f"unit-acc-{change.unit}"))


@modifiers.text_of(c.NoRush)
def no_rush_text(change: c.NoRush, voice: Voice) -> str:
    unit, where = voice(f"unit-acc-{change.unit}"), where_text(change.realm, voice)
    return voice("change-no-rush", unit=unit, where=where)


# Limits and other rules


@modifiers.text_of(c.Cap, c.TrayLimit, c.HandLimit, c.ScoredCards)
def limit_text(change: c.Cap | c.TrayLimit | c.HandLimit | c.ScoredCards, voice: Voice) -> str:
    return voice(f"change-{tag_of(change)}", n=change.amount)


@modifiers.text_of(c.ActivateAs)
def activate_as_text(change: c.ActivateAs, voice: Voice) -> str:
    symbol = voice("any-symbol") if change.like == "any" else voice("symbol", unit=change.like)
    return voice("change-activate-as", unit=voice(f"unit-plural-{change.unit}"), symbol=symbol)


@modifiers.text_of(c.Shielded)
def shielded_text(change: c.Shielded, voice: Voice) -> str:
    return voice(f"change-shielded-{change.what}")


# Monsters


@modifiers.text_of(c.RushReach)
def rush_reach_text(change: c.RushReach, voice: Voice) -> str:
    return voice("change-rush-reach", n=change.reach)


@modifiers.text_of(c.RushAt, c.RushSkips)
def rush_text(change: c.RushAt | c.RushSkips, voice: Voice) -> str:
    where = where_text(change.realm, voice)
    if change.unit == "any":
        return voice(f"change-{tag_of(change)}-any", where=where)
    unit = voice(f"unit-placed-{change.unit}")
    return voice(f"change-{tag_of(change)}", unit=unit, where=where)
