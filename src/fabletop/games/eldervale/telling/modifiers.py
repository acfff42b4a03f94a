"""How standing changes read."""

from __future__ import annotations

from collections.abc import Sequence

from ..effects import measures as m
from ..effects import modifiers as c
from .phrases import Voice, element_name, per_text, sentence, tag_of, where_text


def modifiers_text(modifiers: Sequence[c.AnyModifier], voice: Voice) -> str:
    return " ".join(sentence(modifier_text(one, voice)) for one in modifiers)


def modifier_text(change: c.AnyModifier, voice: Voice) -> str:
    match change:
        case (
            c.Dice()
            | c.SupportFire()
            | c.JoinReach()
            | c.DwellingDice()
            | c.SwordDice()
            | c.WinTies()
            | c.Forbid()
        ):
            return battle_change_text(change, voice)
        case (
            c.PlaceReach()
            | c.PlaceLike()
            | c.PlaceFrom()
            | c.PlaceOnto()
            | c.Peaceful()
            | c.NoRush()
        ):
            return placement_change_text(change, voice)
        case c.Discount(what=what, amount=amount, element=element, unit=unit):
            text = voice(
                f"change-discount-{what}" if amount > 0 else f"change-dearer-{what}", n=abs(amount)
            )
            if element != "any":
                text = voice("with-element", text=text, element=element_name(element, voice))
            if unit != "any" and what != "dwelling":
                text = voice("by-unit", text=text, unit=voice(f"unit-is-{unit}"))
            return text
        case c.Cap(amount=n) | c.TrayLimit(amount=n) | c.HandLimit(amount=n):
            return voice(f"change-{tag_of(change)}", n=n)
        case c.ScoredCards(amount=n):
            return voice("change-scored-cards", n=n)
        case c.ActivateAs(unit=unit, like=like):
            symbol = voice("any-symbol") if like == "any" else voice("symbol", unit=like)
            return voice("change-activate-as", unit=voice(f"unit-plural-{unit}"), symbol=symbol)
        case c.Shielded(what=what):
            return voice(f"change-shielded-{what}")
        case c.RushReach(reach=reach):
            return voice("change-rush-reach", n=reach)
        case c.RushAt(realm=realm, unit="any") | c.RushSkips(realm=realm, unit="any"):
            return voice(f"change-{tag_of(change)}-any", where=where_text(realm, voice))
        case c.RushAt(realm=realm, unit=unit) | c.RushSkips(realm=realm, unit=unit):
            return voice(
                f"change-{tag_of(change)}",
                unit=voice(f"unit-placed-{unit}"),
                where=where_text(realm, voice),
            )
    return voice(f"change-{tag_of(change)}")


def battle_change_text(
    change: c.Dice
    | c.SupportFire
    | c.JoinReach
    | c.DwellingDice
    | c.SwordDice
    | c.WinTies
    | c.Forbid,
    voice: Voice,
) -> str:
    match change:
        case c.Dice():
            return dice_text(change, voice)
        case c.SupportFire(unit=unit):
            return voice("change-support-fire", unit=voice(f"unit-plural-{unit}"))
        case c.JoinReach(unit=unit, reach=reach):
            return voice("change-join-reach", unit=voice(f"unit-plural-{unit}"), n=reach)
        case c.DwellingDice(reach=reach, side="foes"):
            return voice("change-dwelling-dice-foes", n=reach)
        case c.DwellingDice(reach=reach, unit=unit):
            return present(voice("change-dwelling-dice", n=reach), unit, voice)
        case c.SwordDice(unit=unit, dice=dice):
            return present(voice("change-sword-dice", n=dice), unit, voice)
        case c.WinTies(unit=unit):
            return present(voice("change-win-ties"), unit, voice)
        case c.Forbid(what=what, unit=unit):
            return present(voice(f"change-forbid-{what}"), unit, voice)
    raise AssertionError("a change of battles of another kind")


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


def placement_change_text(
    change: c.PlaceReach | c.PlaceLike | c.PlaceFrom | c.PlaceOnto | c.Peaceful | c.NoRush,
    voice: Voice,
) -> str:
    match change:
        case c.PlaceReach(unit=unit, reach=reach):
            return voice("change-place-reach", unit=voice(f"unit-plural-{unit}"), n=reach)
        case c.PlaceLike(unit=unit, like=like):
            return voice(f"change-place-{like}", unit=voice(f"unit-plural-{unit}"))
        case c.PlaceFrom(realm=realm, unit=unit):
            return voice(
                "change-place-from",
                unit=voice(f"unit-plural-{unit}"),
                realm=voice(f"realm-is-{realm}"),
            )
        case c.PlaceOnto(unit=unit):
            return voice("change-place-onto", unit=voice(f"unit-plural-{unit}"))
        case c.Peaceful(unit=unit):
            return voice("change-peaceful", unit=voice(f"unit-acc-{unit}"))
        case c.NoRush(unit=unit, realm=realm):
            return voice(
                "change-no-rush", unit=voice(f"unit-acc-{unit}"), where=where_text(realm, voice)
            )
    raise AssertionError("a change of placement of another kind")
