"""The full text of every card and thing, rendered from its record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from ....kernel.words import Say
from .. import records as r
from ..effects.vocabulary import Choose
from ..library import library
from ..terms import Element
from .abilities import (
    ability_text,
    action_text,
    aura_text,
    monster_ability_text,
    orb_text,
    window_text,
)
from .effects import amount_text, effects_text
from .modifiers import modifiers_text
from .phrases import Voice, bag_text, both, conditions_text, sentence


def text_of(id: str, say: Say) -> str:
    """The text of a thing by its id; the name alone of what has no text."""
    record = record_of(id)
    if record is None:
        return say.name(id)
    parts = [*record_parts(record, say), getattr(record, "flavour", "")]
    return " ".join(part for part in parts if part)


def rules_of(id: str, say: Say) -> str:
    """The same without the flavour line, which is told in English only."""
    record = record_of(id)
    return " ".join(part for part in record_parts(record, say) if part) if record else ""


def option_text(id: str, number: int, say: Say) -> str:
    """One option of the choice that a card or an ability gives, counted from 1."""
    record = record_of(id)
    choice = next((part for part in parts_of(record) if isinstance(part, Choose)), None)
    if choice is None or not 1 <= number <= len(choice.of):
        return ""
    element: Element | None = getattr(record, "element", None)
    return sentence(effects_text(choice.of[number - 1], Voice(say, element)))


def parts_of(record: object) -> Iterator[object]:
    """A record and everything inside it."""
    if isinstance(record, msgspec.Struct):
        yield record
        for value in msgspec.structs.astuple(record):
            yield from parts_of(value)
    elif isinstance(record, tuple):
        for one in record:
            yield from parts_of(one)


def record_of(id: str) -> r.Record | r.FactionAbility | None:
    box = library()
    kinds: tuple[Mapping[str, r.Record | r.FactionAbility], ...] = (
        box.adventures,
        box.magic,
        box.treasures,
        box.factions,
        box.unit_abilities,
        box.realms,
        box.landmarks,
        box.monsters,
        box.mercenaries,
        box.start_designs,
        box.treasure_designs,
        box.hoard,
        box.menu,
        box.glory_spaces,
        box.ghosts,
    )
    return next((kind[id] for kind in kinds if id in kind), None)


def record_parts(record: r.Record | r.FactionAbility, say: Say) -> list[str]:
    element: Element | None = getattr(record, "element", None)
    voice = Voice(say, element)
    match record:
        case r.AdventureCard():
            return adventure_parts(record, voice)
        case r.MagicCard():
            return magic_parts(record, voice)
        case r.Faction():
            return [voice("faction", element=record.element), *unit_abilities(record, voice)]
        case r.FactionAbility():
            return [ability_text(record.ability, voice)]
        case r.StartCard():
            return start_parts(record, voice)
        case r.ElementRealm() | r.Landmark():
            return realm_parts(record, voice)
        case r.Monster():
            return monster_parts(record, voice)
        case r.MercenaryCard():
            changes = modifiers_text(record.ability.modifiers, voice)
            return [voice("mercenary", n=record.dice), changes]
        case r.TreasureFace():
            return [sentence(treasure_text(record, voice))]
        case r.HoardToken():
            points = [voice("effect-vp", n=record.vp)] if record.vp else []
            more = [effects_text(record.effects, voice)] if record.effects else []
            return [sentence("; ".join(points + more))]
        case r.GlorySpace(orb=True):
            return [voice("glory-orb", effects=sentence(effects_text(record.effects, voice)))]
        case r.MenuSpace() | r.GlorySpace():
            return [sentence(effects_text(record.effects, voice))]
        case r.GhostCard():
            return ghost_parts(record, voice)
    raise AssertionError(f"{type(record).__name__} has no text")


def unit_abilities(faction: r.Faction, voice: Voice) -> list[str]:
    return [
        sentence(
            voice("unit-ability", unit=one.unit, name=one.id, text=ability_text(one.ability, voice))
        )
        for one in faction.abilities
    ]


def adventure_parts(card: r.AdventureCard, voice: Voice) -> list[str]:
    kind = voice(f"card-kind-{card.kind}")
    parts = [voice("adventure", kind=kind, element=card.element, cost=bag_text(card.cost, voice))]
    if card.slots:
        parts.append(slots_text(card, voice))
    if card.action is not None:
        parts.append(action_text(card, card.action, voice))
    if card.aura is not None:
        parts.append(aura_text(card.aura, voice))
    parts.append(ability_text(card.ability, voice))
    return [*parts, orb_text(card.orb, voice)]


def slots_text(card: r.AdventureCard, voice: Voice) -> str:
    texts = []
    for kind in ("gain", "deposit", "store"):
        slots = [slot for slot in card.slots if slot.kind == kind]
        printed = [bag_text(slot.printed, voice) for slot in slots if slot.printed.size]
        if slots and printed:
            texts.append(voice("slots-printed", n=len(slots), printed=both(printed, voice)))
        elif slots:
            texts.append(voice(f"slots-{kind}", n=len(slots)))
    return " ".join(texts)


def magic_parts(card: r.MagicCard, voice: Voice) -> list[str]:
    points = voice("points", n=card.vp) if card.vp else ""
    if card.kind == "prophecy":
        return [voice("magic-text-prophecy"), *prophecy_parts(card, voice)]
    when = window_text(card.on, card.who, card.unit, card.realm, "any", voice)
    if card.when:
        when = voice("pause", text=when, more=conditions_text(card.when, voice))
    if card.kind == "quest":
        return [voice("magic-text-quest", when=sentence(when)), points]
    parts = [voice("magic-text-spell", when=sentence(when))]
    if card.casting is not None:
        parts.append(
            voice(
                "casting",
                pay=bag_text(card.casting.pay, voice),
                element=card.casting.element,
                n=card.casting.power,
            )
        )
    return [*parts, sentence(effects_text(card.effects, voice)), points]


def prophecy_parts(card: r.MagicCard, voice: Voice) -> list[str]:
    parts = []
    if card.vp:
        condition = conditions_text(card.when, voice)
        parts.append(sentence(voice("prophecy-if", condition=condition, n=card.vp)))
    if card.score:
        parts.append(sentence(amount_text("effect-vp", card.score, voice)))
    return parts


def start_parts(card: r.StartCard, voice: Voice) -> list[str]:
    prices = {"warrior": card.warrior, "wizard": card.wizard, "dragon": card.dragon}
    first, second, third = card.workers
    costs = [
        voice("summon-price", unit=kind, bag=bag_text(bag, voice)) for kind, bag in prices.items()
    ]
    return [
        voice("start-card", element=card.element),
        voice("start-summon", first=first, second=second, third=third, prices=", ".join(costs)),
        voice("start-gather", bag=voice(f"res-{card.gather}", n=1)),
        voice("start-dwell"),
    ]


def realm_parts(realm: r.ElementRealm | r.Landmark, voice: Voice) -> list[str]:
    if isinstance(realm, r.ElementRealm):
        printed = both([voice(f"res-{kind}", n=1) for kind in realm.spaces], voice)
        return [
            voice("realm", element=realm.element, n=realm.symbols),
            voice("realm-spaces", n=len(realm.spaces), printed=printed),
            voice("realm-cost", bag=bag_text(realm.cost, voice)),
            voice("realm-lair") if realm.lair else "",
        ]
    kind = voice("landmark-ruin" if realm.ruin else "landmark")
    if not realm.action:
        return [kind, voice(f"landmark-{realm.kind}")]
    effects = effects_text(realm.action, voice)
    if realm.pay.size:
        effects = voice("price", price=bag_text(realm.pay, voice), effects=effects)
    return [kind, sentence(effects)]


def monster_parts(monster: r.Monster, voice: Voice) -> list[str]:
    if monster.element is None:
        head = voice("monster-special", n=monster.strength)
    else:
        head = voice(f"monster-{monster.edition}", element=monster.element, n=monster.strength)
    abilities = [monster_ability_text(one, voice) for one in monster.abilities]
    reward = ""
    if monster.reward:
        reward = voice("monster-reward", effects=sentence(effects_text(monster.reward, voice)))
    return [head, *abilities, reward]


def treasure_text(face: r.TreasureFace, voice: Voice) -> str:
    if face.slash:
        shown = f" {voice('or')} ".join(voice(f"res-{kind}", n=1) for kind in face.shows)
    else:
        shown = voice(f"res-{face.shows[0]}", n=len(face.shows))
    return voice("effect-gain", bag=shown)


def ghost_parts(card: r.GhostCard, voice: Voice) -> list[str]:
    if not card.targets:
        return [voice("ghost-regroup")]
    targets = ", ".join(voice(f"ghost-target-{kind}") for kind in card.targets)
    parts = [voice("ghost", targets=targets, unit=card.unit, direction=card.direction)]
    if card.vp:
        parts.append(voice("points", n=card.vp))
    if card.guardian:
        parts.append(voice("ghost-guardian"))
    return parts
