"""What must hold between records; a broken condition names file, record and field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from ...kernel.content import require
from . import records as r
from .terms import ELEMENTS

if TYPE_CHECKING:
    from .library import Library


class Identified(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str: ...


def check(box: Library) -> None:
    """Raises ContentError."""
    _ids(box)
    _elements(box)
    for faction in box.factions.values():
        _faction(faction)
    for card in box.adventures.values():
        _adventure(card)
    for magic in box.magic.values():
        _magic(magic)
    for id, monster in box.monsters.items():
        require(
            (monster.element is None) == (monster.edition == "special"),
            "monsters.toml",
            id,
            "element",
            "none for special monsters only",
        )
        require(
            not monster.lair or monster.lair in box.landmarks,
            "monsters.toml",
            id,
            "lair",
            "the id of a landmark",
        )
    for id, place in box.landmarks.items():
        require(
            not place.lair_of or place.lair_of in box.monsters,
            "realms.toml",
            id,
            "lair_of",
            "the id of a monster",
        )


def _ids(box: Library) -> None:
    """Names are looked up by id alone, so an id means one thing only."""
    taken = Counter(one.id for one in _all_identified(box))
    for id, uses in taken.items():
        require(uses == 1, "the box", id, "id", "an id that nothing else in the box uses")


def _all_identified(box: Library) -> Iterable[Identified]:
    for kind in box.kinds().values():
        yield from kind
    for faction in box.factions.values():
        yield from faction.abilities
    for monster in box.monsters.values():
        yield from monster.abilities
    yield from (one.ability for one in box.mercenaries.values())


def _elements(box: Library) -> None:
    """Section 2.1: what each element must have, or its setup would break."""
    for element in ELEMENTS:
        for file, number, found in (
            ("factions.toml", 2, sum(one.element == element for one in box.factions.values())),
            ("start-cards.toml", 1, sum(o.element == element for o in box.start_designs.values())),
            ("realms.toml", 3, sum(one.element == element for one in box.realms.values())),
            (
                "treasures.toml",
                12,
                sum(one.copies for one in box.treasure_designs.values() if one.element == element),
            ),
            ("monsters.toml", 2, sum(one.element == element for one in box.monsters.values())),
        ):
            require(found == number, file, element, "element", f"{number} expected, {found} found")
        numbers = sorted(c.number for c in box.adventures.values() if c.element == element)
        require(
            numbers == list(range(1, 14)),
            f"adventure-{element}.toml",
            element,
            "number",
            "the numbers 1 to 13, each once",
        )
        spaces = sum(len(one.spaces) for one in box.realms.values() if one.element == element)
        require(spaces == 4, "realms.toml", element, "spaces", "four treasure spaces in all")


def _faction(faction: r.Faction) -> None:
    kinds = {one.unit for one in faction.abilities}
    require(
        len(kinds) == 2, "factions.toml", faction.id, "abilities", "two different kinds of units"
    )
    for one in faction.abilities:
        units = {part.unit for part in one.ability.triggers}
        units |= {getattr(part, "unit", one.unit) for part in one.ability.modifiers}
        require(
            units == {one.unit},
            "factions.toml",
            faction.id,
            one.id,
            f"only {one.unit} as the unit of its triggers and modifiers",
        )


def _adventure(card: r.AdventureCard) -> None:
    id = card.id
    needed = {
        "doorway": card.action,
        "activation": card.action,
        "aura": card.aura,
        "vault": card.ability.triggers,
        "ward": card.ability.triggers,
        "weapon": card.ability.triggers or card.ability.modifiers,
        "passive": card.ability.triggers or card.ability.modifiers,
    }[card.kind]
    file = f"adventure-{card.element}.toml"
    require(bool(needed), file, id, "kind", f"what makes a card of kind {card.kind}")
    require(
        (card.action is not None) == (card.kind in ("doorway", "activation")),
        file,
        id,
        "action",
        "an action on doorways and activations only",
    )
    deposits = [slot for slot in card.slots if slot.kind == "deposit"]
    require(len(deposits) <= 1, file, id, "slots", "at most one deposit slot")
    require(
        card.orb.symbol != "none" or not (card.orb.effects or card.orb.ability.triggers),
        file,
        id,
        "orb.symbol",
        "required or upgrade, since an orb does something",
    )


def _magic(card: r.MagicCard) -> None:
    needed = {
        "spell": bool(card.effects),
        "quest": card.vp > 0,
        "prophecy": card.on == "game-end" and not card.effects,
    }[card.kind]
    require(needed, "magic", card.id, "kind", f"what makes a {card.kind}")
