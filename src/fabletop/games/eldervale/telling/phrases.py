"""Parts of sentences: resources, counts, conditions, units and realms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, assert_never

import msgspec

from ....kernel.words import Say
from ..effects import measures as m
from ..terms import RESOURCES, Element

SILENCE = "\u2060"  # stands for a part left out: an empty string would be spoken as "nothing"


class Voice(NamedTuple):
    """Whoever speaks for a record: the language, and what "this element" is."""

    say: Say
    element: Element | None = None

    def __call__(self, id: str, **args: str | int) -> str:
        spoken = {key: SILENCE if value == "" else value for key, value in args.items()}
        return self.say(id, **spoken).replace(SILENCE, "")


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")


def tag_of(record: msgspec.Struct) -> str:
    """The tag of a record as part of a message id."""
    return str(record.__struct_config__.tag).replace("_", "-")


def both(parts: Sequence[str], voice: Voice) -> str:
    """This, that and the other."""
    *these, last = parts
    return voice("list-and", these=", ".join(these), last=last) if these else last


def bag_text(bag: m.Bag, voice: Voice, times: int = 1) -> str:
    """Resources in the accusative: 2 gems and 1 scroll."""
    parts = [
        voice(f"res-{kind}", n=number * times)
        for kind in (*RESOURCES, "any")
        if (number := getattr(bag, kind))
    ]
    return both(parts, voice) if parts else voice("res-nothing")


def element_name(element: str, voice: Voice) -> str:
    if element == "any":
        return voice("any-element")
    if element == "this" and voice.element is None:
        return voice("its-element")
    return voice.say.name(str(voice.element) if element == "this" else element)


# Counts


def signature(count: m.Count) -> str:
    """What is counted, as part of a message id: units-worker, underworld-any."""
    parts = [count.of, *_filters(count)]
    return "-".join(parts)


def _filters(count: m.Count) -> Iterable[str]:
    plain = m.Count(of=count.of)
    for name in ("whose", "unit", "realm", "element", "resource", "kind"):
        value = getattr(count, name)
        if value != getattr(plain, name):
            yield str(value)


def count_text(count: m.Count, voice: Voice) -> str:
    """What is counted, as the number of something."""
    if voice.say.has(f"count-{signature(count)}"):
        return voice(f"count-{signature(count)}")
    filters = []
    if count.whose != "own":
        filters.append(voice(f"whose-{count.whose}"))
    if count.unit != "any":
        filters.append(voice(f"unit-is-{count.unit}"))
    if count.realm != "any":
        filters.append(voice(f"realm-is-{count.realm}"))
    if count.element != "any":
        filters.append(element_name(count.element, voice))
    if count.of == "resource":
        filters.append(voice.say.name(count.resource))
    if count.kind != "any":
        filters.append(voice(f"card-kind-{count.kind}"))
    base = voice(f"count-{count.of}")
    return f"{base} ({', '.join(filters)})" if filters else base


def per_text(what: str, count: m.Count, voice: Voice) -> str:
    """So much for each of something: `what` is the gain for one."""
    text = f"per-{signature(count)}"
    if voice.say.has(text):
        spoken = voice("so-much-per", what=what, each=voice(text, n=count.per))
    else:
        spoken = voice("so-much-times", what=what, count=count_text(count, voice), n=count.per)
    return spoken if count.most == 99 else voice("at-most", what=spoken, n=count.most)


# Conditions


def condition_text(condition: m.AnyCondition, voice: Voice) -> str:
    match condition:
        case m.AtLeast(count=count, number=number):
            return _compared("at-least", count, number, voice)
        case m.AtMost(count=count, number=number):
            return _compared("at-most", count, number, voice)
        case m.Most(count=count, tie=tie):
            return _ranked("most-tie" if tie else "most", count, voice)
        case m.Fewest(count=count):
            return _ranked("fewest", count, voice)
        case m.Leads(element=element):
            if element == "any":
                return voice("if-leads-any")
            return voice("if-leads", element=element_name(element, voice))
        case m.Facing(against=against):
            return voice(f"if-facing-{against}")
        case m.Active(yes=yes):
            return voice("if-active" if yes else "if-not-active")
    assert_never(condition)


def _compared(how: str, count: m.Count, number: int, voice: Voice) -> str:
    nice = f"if-{how}-{signature(count)}"
    if voice.say.has(nice):
        return voice(nice, n=number)
    return voice(f"if-{how}", count=count_text(count, voice), n=number)


def _ranked(how: str, count: m.Count, voice: Voice) -> str:
    nice = f"if-{how}-{signature(count)}"
    if voice.say.has(nice):
        return voice(nice)
    return voice(f"if-{how}", count=count_text(count, voice))


def conditions_text(conditions: Sequence[m.AnyCondition], voice: Voice) -> str:
    return both([condition_text(one, voice) for one in conditions], voice)


# Units and realms


def units_text(whose: m.Whose, unit: m.UnitFilter, number: int, voice: Voice) -> str:
    """In the accusative: one of your workers, up to 3 of your units."""
    return voice(f"units-{whose}-{unit}", n=number)


def where_text(realm: m.RealmFilter, voice: Voice) -> str:
    """In a ruin; empty for any realm."""
    return "" if realm == "any" else voice("pause-in", where=voice(f"in-{realm}"))


def goal_text(to: m.RealmFilter, reach: int, voice: Voice) -> str:
    """How far and into what kind of realm."""
    if to == "here":
        return voice("goal-here", n=reach)
    distance = voice("reach-anywhere") if reach == 0 else voice("reach", n=reach)
    if to in ("any", "beside-here"):
        return distance
    return voice("goal", distance=distance, realm=voice(f"realm-is-{to}"))
