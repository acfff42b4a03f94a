"""The box: all content of the game, loaded once, checked, and looked up by id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

from ...kernel import content
from . import records as r
from .terms import ELEMENTS, Edition, Element

FOLDER = Path(__file__).parent / "content"
FILES = content.Files(FOLDER, "eldervale")
T = TypeVar("T")

ADVENTURE_FILES = tuple(f"adventure-{element}.toml" for element in ELEMENTS)
MAGIC_FILES = ("spells.toml", "quests.toml", "prophecies.toml")


class Library:
    """All records by id; no id is used twice in the box. Copies of one design of treasure token
    have ids of their own: ``air-scroll-scroll-1``, ``air-scroll-scroll-2``."""

    def __init__(self) -> None:
        self.constants = _only(FILES.load(("board.toml",), "constants", r.Constants))
        self.menu = FILES.load(("board.toml",), "menu", r.MenuSpace)
        self.glory_spaces = FILES.load(("board.toml",), "glory", r.GlorySpace)
        self.layout_records = FILES.load(("board.toml",), "layout", r.StartLayout)
        self.factions = FILES.load(("factions.toml",), "faction", r.Faction)
        self.start_designs = FILES.load(("start-cards.toml",), "start_card", r.StartCard)
        self.realms = FILES.load(("realms.toml",), "realm", r.ElementRealm)
        self.landmarks = FILES.load(("realms.toml",), "landmark", r.Landmark)
        self.adventures = FILES.load(ADVENTURE_FILES, "adventure", r.AdventureCard)
        self.magic = FILES.load(MAGIC_FILES, "magic", r.MagicCard)
        self.treasure_designs = FILES.load(("treasures.toml",), "treasure", r.TreasureFace)
        self.monsters = FILES.load(("monsters.toml",), "monster", r.Monster)
        self.mercenaries = FILES.load(("mercenaries.toml",), "mercenary", r.MercenaryCard)
        self.hoard = FILES.load(("mercenaries.toml",), "hoard", r.HoardToken)
        self.ghosts = FILES.load(("ghosts.toml",), "ghost", r.GhostCard)
        _check(self)
        # Lookups derived from the records
        self.glory = sorted(self.glory_spaces.values(), key=lambda one: one.number)
        self.layouts = {
            players: one.hexes for one in self.layout_records.values() for players in one.players
        }
        self.start_cards: dict[Element, r.StartCard] = {
            one.element: one for one in self.start_designs.values()
        }
        self.treasures: dict[str, r.TreasureFace] = {
            f"{id}-{copy}": one
            for id, one in self.treasure_designs.items()
            for copy in range(1, one.copies + 1)
        }
        self.tokens: dict[Element, tuple[str, ...]] = {
            element: tuple(id for id, one in self.treasures.items() if one.element == element)
            for element in ELEMENTS
        }
        self.decks: dict[Element, tuple[str, ...]] = {
            element: tuple(
                id
                for id, one in sorted(self.adventures.items(), key=lambda pair: pair[1].number)
                if one.element == element
            )
            for element in ELEMENTS
        }
        self.realms_of: dict[Element, tuple[str, ...]] = {
            element: tuple(id for id, one in self.realms.items() if one.element == element)
            for element in ELEMENTS
        }
        self.factions_of: dict[Element, tuple[str, ...]] = {
            element: tuple(id for id, one in self.factions.items() if one.element == element)
            for element in ELEMENTS
        }
        self.monster_of: dict[tuple[Element, Edition], str] = {
            (one.element, one.edition): id
            for id, one in self.monsters.items()
            if one.element is not None
        }
        self.unit_abilities: dict[str, r.FactionAbility] = {
            ability.id: ability for one in self.factions.values() for ability in one.abilities
        }
        self.names = self._names()

    def _names(self) -> Mapping[str, str]:
        names: dict[str, str] = {}
        named: tuple[Mapping[str, _Named], ...] = (
            self.factions,
            self.unit_abilities,
            self.start_designs,
            self.realms,
            self.landmarks,
            self.adventures,
            self.magic,
            self.monsters,
            self.mercenaries,
            self.hoard,
            self.ghosts,
        )
        for kind in named:
            names |= {id: one.name for id, one in kind.items()}
        for monster in self.monsters.values():
            names |= {ability.id: ability.name for ability in monster.abilities}
        names |= {one.ability.id: one.ability.name for one in self.mercenaries.values()}
        for token, face in self.treasures.items():
            names[token] = _face(face)
        names |= {id: _face(face) for id, face in self.treasure_designs.items()}
        names |= {id: _plain(id) for id in self.glory_spaces}
        names |= {id: id.removeprefix("menu-") for id in self.menu}
        return names

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        """All records by kind, for browsing."""
        return {
            "faction": list(self.factions.values()),
            "start-card": list(self.start_designs.values()),
            "realm": list(self.realms.values()),
            "landmark": list(self.landmarks.values()),
            "adventure": list(self.adventures.values()),
            "magic": list(self.magic.values()),
            "treasure": list(self.treasure_designs.values()),
            "monster": list(self.monsters.values()),
            "mercenary": list(self.mercenaries.values()),
            "hoard": list(self.hoard.values()),
            "menu": list(self.menu.values()),
            "glory": list(self.glory_spaces.values()),
            "ghost": list(self.ghosts.values()),
            "constants": [self.constants],
            "layout": list(self.layout_records.values()),
        }


class _Named(Protocol):
    @property
    def name(self) -> str: ...


class _Identified(Protocol):
    @property
    def id(self) -> str: ...


def _only(found: Mapping[str, T]) -> T:
    content.require(len(found) == 1, "board.toml", "-", "constants", "exactly one record expected")
    return next(iter(found.values()))


def _face(face: r.TreasureFace) -> str:
    """A treasure token by what it shows: its back is no secret, its id tells no more."""
    if face.slash:
        return "/".join(face.shows)
    return face.shows[0] if len(face.shows) == 1 else f"2 {face.shows[0]}"


def _plain(id: str) -> str:
    return id.replace("-", " ").capitalize()


# What must hold between records


def _check(box: Library) -> None:
    _check_ids(box)
    _check_elements(box)
    for faction in box.factions.values():
        _check_faction(faction)
    for id, card in box.adventures.items():
        _check_adventure(id, card)
    for id, magic in box.magic.items():
        _check_magic(id, magic)
    for id, monster in box.monsters.items():
        content.require(
            (monster.element is None) == (monster.edition == "special"),
            "monsters.toml",
            id,
            "element",
            "none for special monsters only",
        )
        content.require(
            not monster.lair or monster.lair in box.landmarks,
            "monsters.toml",
            id,
            "lair",
            "the id of a landmark",
        )
    for id, place in box.landmarks.items():
        content.require(
            not place.lair_of or place.lair_of in box.monsters,
            "realms.toml",
            id,
            "lair_of",
            "the id of a monster",
        )


def _check_ids(box: Library) -> None:
    """Names are looked up by id alone, so an id means one thing only."""
    taken = Counter(one.id for one in _all_identified(box))
    for id, uses in taken.items():
        content.require(uses == 1, "the box", id, "id", "an id that nothing else in the box uses")


def _all_identified(box: Library) -> Iterable[_Identified]:
    for kind in box.kinds().values():
        yield from kind
    for faction in box.factions.values():
        yield from faction.abilities
    for monster in box.monsters.values():
        yield from monster.abilities
    yield from (one.ability for one in box.mercenaries.values())


def _check_elements(box: Library) -> None:
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
            content.require(
                found == number, file, element, "element", f"{number} expected, {found} found"
            )
        numbers = sorted(c.number for c in box.adventures.values() if c.element == element)
        content.require(
            numbers == list(range(1, 14)),
            f"adventure-{element}.toml",
            element,
            "number",
            "the numbers 1 to 13, each once",
        )
        spaces = sum(len(one.spaces) for one in box.realms.values() if one.element == element)
        content.require(
            spaces == 4, "realms.toml", element, "spaces", "four treasure spaces in all"
        )


def _check_faction(faction: r.Faction) -> None:
    kinds = {one.unit for one in faction.abilities}
    content.require(
        len(kinds) == 2, "factions.toml", faction.id, "abilities", "two different kinds of units"
    )
    for one in faction.abilities:
        units = {part.unit for part in one.ability.triggers}
        units |= {getattr(part, "unit", one.unit) for part in one.ability.modifiers}
        content.require(
            units == {one.unit},
            "factions.toml",
            faction.id,
            one.id,
            f"only {one.unit} as the unit of its triggers and modifiers",
        )


def _check_adventure(id: str, card: r.AdventureCard) -> None:
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
    content.require(bool(needed), file, id, "kind", f"what makes a card of kind {card.kind}")
    content.require(
        (card.action is not None) == (card.kind in ("doorway", "activation")),
        file,
        id,
        "action",
        "an action on doorways and activations only",
    )
    deposits = [slot for slot in card.slots if slot.kind == "deposit"]
    content.require(len(deposits) <= 1, file, id, "slots", "at most one deposit slot")
    content.require(
        card.orb.symbol != "none" or not (card.orb.effects or card.orb.ability.triggers),
        file,
        id,
        "orb.symbol",
        "required or upgrade, since an orb does something",
    )


def _check_magic(id: str, card: r.MagicCard) -> None:
    needed = {
        "spell": bool(card.effects),
        "quest": card.vp > 0,
        "prophecy": card.on == "game-end" and not card.effects,
    }[card.kind]
    content.require(needed, "magic", id, "kind", f"what makes a {card.kind}")


@cache
def library() -> Library:
    """The box, opened once."""
    return Library()


@cache
def content_hash() -> str:
    return content.fingerprint(library().kinds().values())
