"""Phrases: how the parts of the ability language read (values, figures, clauses, changes)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....kernel.words import Say
from ..effects import vocabulary as s


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def listed(ids: Iterable[str], say: Say) -> str:
    """Poison, Wound."""
    return ", ".join(say.name(one) for one in ids)


def either(ids: Sequence[str], say: Say) -> str:
    """Disarm, Immobilize or Stun."""
    *these, last = (say.name(one) for one in ids)
    return say("words-or", these=", ".join(these), last=last) if these else last


# Values


def number(value: s.Value, relative: bool = False) -> str:
    """As the card prints it: 3, +1 or X."""
    if isinstance(value, s.Measure):
        return "X"
    return signed(value) if relative else str(value)


def measure_text(value: s.Measure, say: Say) -> str:
    """What is counted."""
    if value.steps:
        return say("measure-by-level", steps=" / ".join(str(one) for one in value.steps))
    text = say(f"measure-{value.of}", within=value.within, monster=value.monster)
    if value.times != 1:
        text = say("measure-times", times=value.times, what=text)
    if value.half:
        text = say(f"measure-half-{value.half}", what=text)
    return say("measure-plus", what=text, plus=value.plus) if value.plus else text


def meaning(value: s.Value, say: Say) -> list[str]:
    """What X is, if there is one."""
    if not isinstance(value, s.Measure):
        return []
    return [say("measure-x", what=measure_text(value, say))]


# Clauses


def clauses(when: s.If, say: Say) -> list[str]:
    found = [say(f"if-{when.attack}")] if when.attack else []
    flags = {
        "single-target": when.single_target,
        "beside-ally": when.beside_ally,
        "target-alone": when.target_alone,
        "straight": when.straight,
        "returned": when.returned,
    }
    found += [say(f"if-{name}") for name, holds in flags.items() if holds]
    if when.target_has:
        found.append(say("if-target-has", conditions=either(when.target_has, say)))
    if when.self_has:
        found.append(say("if-self-has", conditions=either(when.self_has, say)))
    if when.target_hp_at_most:
        found.append(say("if-target-hp", hp=when.target_hp_at_most))
    if when.moved_at_most >= 0:
        found.append(say("if-moved", hexes=when.moved_at_most))
    return found


def only_if(text: str, when: s.If, say: Say) -> str:
    """The text with its clauses, if it has any."""
    found = clauses(when, say)
    return say("only-if", text=text, clauses=", ".join(found)) if found else text


# Figures


def who_text(who: s.Who, say: Say) -> str:
    """Two adjacent enemies, all allies within 2, ..."""
    if who.same:
        return say("who-same")
    if who.side == "self":
        return say("who-self")
    kind = f"who-{who.side}-some" if who.count else f"who-{who.side}-all"
    parts = [say(kind, count=who.count), place_text(who, say)]
    if who.rank:
        parts.append(say(f"who-{who.rank}"))
    text = " ".join(part for part in parts if part)
    found = clauses(who.when, say)
    return say("who-when", who=text, clauses=", ".join(found)) if found else text


def place_text(who: s.Who, say: Say) -> str:
    """Where the figures are."""
    if who.anywhere:
        return say("place-anywhere")
    if who.own_room:
        return say("place-room")
    if who.base_range:
        return say("place-base")
    if who.around != "self":
        near = "near" if who.range > 1 else "by" if who.range else "in"
        return say(f"place-{near}-{who.around}", range=who.range)
    return say("place-adjacent") if who.range <= 1 else say("place-within", range=who.range)


# Changes


def boost_parts(boost: s.Boost, say: Say) -> list[str]:
    """What is added, piece by piece."""
    found = _attack_parts(boost, say)
    for name in ("range", "targets", "move", "heal", "shield", "retaliate", "damage", "loot"):
        amount: int = getattr(boost, name)
        if amount:
            found.append(say(f"boost-{name}", amount=signed(amount)))
    for name in (
        "reach",
        "pierce",
        "push",
        "pull",
        "self_heal",
        "self_shield",
        "self_retaliate",
        "heal_per_hit",
    ):
        value: int = getattr(boost, name)
        if value:
            found.append(say(f"boost-{name.replace('_', '-')}", amount=value))
    for name in ("ignore_shields", "advantage", "disadvantage", "jump"):
        if getattr(boost, name):
            found.append(say(f"boost-{name.replace('_', '-')}"))
    found += [say.name(one) for one in boost.conditions]
    if boost.self_conditions:
        found.append(say("boost-self-conditions", conditions=listed(boost.self_conditions, say)))
    if boost.infuse:
        found.append(say("infuse", elements=listed(boost.infuse, say)))
    if boost.area is not None:
        found.append(say("boost-area", hexes=len(boost.area.hexes)))
    if boost.who is not None:
        found.append(say("boost-who", who=who_text(boost.who, say)))
    if boost.kill:
        found.append(say(f"boost-kill-{boost.kill}", rank=boost.kill_rank))
    if isinstance(boost.xp, s.Measure):
        found.append(say("boost-xp-each", what=measure_text(boost.xp, say)))
    elif boost.xp:
        found.append(say("xp", xp=boost.xp))
    return found


def _attack_parts(boost: s.Boost, say: Say) -> list[str]:
    found: list[str] = []
    if isinstance(boost.attack, s.Measure):
        what = measure_text(boost.attack, say)
        found.append(say("boost-attack-measure", what=what))
    elif boost.attack:
        found.append(say("boost-attack", amount=signed(boost.attack)))
    if boost.times != 1:
        found.append(say("boost-times", times=boost.times))
    return found


def boost_text(boost: s.Boost, say: Say) -> str:
    return only_if(", ".join(boost_parts(boost, say)), boost.when, say)


def change_text(change: s.Change, say: Say) -> str:
    return say(
        f"change-{change.what}", amount=change.amount, conditions=listed(change.conditions, say)
    )
