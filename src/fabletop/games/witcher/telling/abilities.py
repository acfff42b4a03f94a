"""Texts of effects and abilities, rendered from their records with the messages in ``words/``."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ....kernel.words import Say
from ..effects import vocabulary as e
from ..effects.registry import effects
from ..records import MonsterAbility, Option, Outcome, Quest
from ..terms import TERRAINS, Window


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")


def either(choices: Iterable[str], say: Say) -> str:
    """Blue, red or green."""
    *these, last = (say.name(one) for one in choices)
    return say("either", these=", ".join(these), last=last) if these else last


def word(tag: str) -> str:
    """A tag as part of a message id."""
    return tag.replace("_", "-").lower()


def fields(record: msgspec.Struct) -> dict[str, str | int]:
    """What the words of a record may use."""
    values: dict[str, str | int] = msgspec.structs.asdict(record)
    return {name: value for name, value in values.items() if not isinstance(value, bool)}


OWN_TEXTS = (e.AddDraw, e.Scry, e.TakeEvent)  # the others read as their message and fields say


@effects.text_of(*(one for one in effects.vocabulary if one not in OWN_TEXTS))
def message_text(effect: e.AnyEffect, say: Say) -> str:
    """The message named after the effect, filled in with its fields."""
    return say(f"effect-{word(tag_of(effect))}", **fields(effect))


@effects.text_of(e.AddDraw)
def add_draw_text(effect: e.AddDraw, say: Say) -> str:
    if effect.amount < 0:
        return say("effect-add-draw-less", amount=-effect.amount)
    return message_text(effect, say)


@effects.text_of(e.Scry)
def scry_text(effect: e.Scry, say: Say) -> str:
    if effect.sink:
        return say("effect-scry-sink", cards=effect.cards)
    return message_text(effect, say)


@effects.text_of(e.TakeEvent)
def take_event_text(effect: e.TakeEvent, say: Say) -> str:
    return say("effect-take-event", card=f"event-{effect.number}")


def tag_of(record: e.AnyEffect | e.AnyStanding) -> str:
    return str(record.__struct_config__.tag)


def effects_text(records: Iterable[e.AnyEffect], say: Say) -> str:
    return "; ".join(effects.text(one, say) for one in records)


def standing_text(change: e.AnyStanding, say: Say) -> str:
    return sentence(say(f"standing-{word(tag_of(change))}", **fields(change)))


def conditions(when: e.Condition, say: Say) -> list[str]:
    found: list[str] = []
    for name, value in msgspec.structs.asdict(when).items():
        if isinstance(value, str) and value:
            found.append(say(f"condition-{word(name)}-{value}"))
        elif value:
            found.append(say(f"condition-{word(name)}", number=int(value)))
    return found


def ability_text(ability: e.Ability, say: Say, window: Window | None = None) -> str:
    """When and how often, then what. With a `window` of its own it is a potion, used up once."""
    texts: list[str] = []
    if ability.effects:
        when = [] if window else [say(f"limit-{ability.limit}")]
        if place := window or ability.window:
            when.append(say(f"window-{word(place)}"))
        when += conditions(ability.when, say)
        told = effects_text(ability.effects, say)
        texts.append(sentence(say("ability", when=", ".join(when), effects=told)))
    texts += [standing_text(change, say) for change in ability.standing]
    return " ".join(texts)


def beast_text(ability: MonsterAbility, say: Say) -> str:
    """A monster's ability."""
    colours = either(ability.colours, say) if ability.colours else ""
    effect = say(f"beast-{ability.kind}", amount=ability.amount, colours=colours)
    when = say(f"trigger-{ability.trigger.replace('*', '-each')}")
    return sentence(say("beast", when=when, effect=effect))


def quest_text(quest: Quest, say: Say) -> str:
    """A quest as its card prints it."""
    kind = "quest-terrain" if quest.place in TERRAINS else "quest-place"
    where = "terrain" if quest.place in TERRAINS else "place"
    text = say(kind, **{where: quest.place}, event=quest.event)
    return f"{text} {payment_text(quest.payment, say)}".strip()


def payment_text(payment: int, say: Say) -> str:
    return say("quest-payment", payment=payment) if payment else ""


def outcome_texts(outcome: Option | Outcome, say: Say) -> list[str]:
    """What a chosen option or a test has led to."""
    texts: list[str] = []
    if outcome.effects:
        texts.append(say("line-effects", effects=effects_text(outcome.effects, say)))
    if outcome.quest is not None:
        texts.append(quest_text(outcome.quest, say))
    return texts
