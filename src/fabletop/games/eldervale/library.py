"""The content library of the game: all records by id, loaded once and checked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...kernel import library as kernel
from ...kernel.content import require
from ...kernel.library import copies
from . import records as r
from .checks import check
from .terms import ELEMENTS, Edition, Element

FOLDER = Path(__file__).parent / "content"

ADVENTURE_FILES = tuple(f"adventure-{element}.toml" for element in ELEMENTS)
MAGIC_FILES = ("spells.toml", "quests.toml", "prophecies.toml")


class Library(kernel.Library):
    """All records by id; no id is used twice in the box. Copies of one design of treasure token
    have ids of their own: ``air-scroll-scroll-1``, ``air-scroll-scroll-2``."""

    def __init__(self) -> None:
        super().__init__(FOLDER, "eldervale")
        self.factions = self.records("faction", r.Faction, "factions.toml")
        self.start_designs = self.records("start_card", r.StartCard, "start-cards.toml")
        self.realms = self.records("realm", r.ElementRealm, "realms.toml")
        self.landmarks = self.records("landmark", r.Landmark, "realms.toml")
        self.adventures = self.records("adventure", r.AdventureCard, *ADVENTURE_FILES)
        self.magic = self.records("magic", r.MagicCard, *MAGIC_FILES)
        self.treasure_designs = self.records("treasure", r.TreasureFace, "treasures.toml")
        self.monsters = self.records("monster", r.Monster, "monsters.toml")
        self.mercenaries = self.records("mercenary", r.MercenaryCard, "mercenaries.toml")
        self.hoard = self.records("hoard", r.HoardToken, "mercenaries.toml")
        self.menu = self.records("menu", r.MenuSpace, "board.toml")
        self.glory_spaces = self.records("glory", r.GlorySpace, "board.toml")
        self.ghosts = self.records("ghost", r.GhostCard, "ghosts.toml")
        constants = self.records("constants", r.Constants, "board.toml")
        self.layout_records = self.records("layout", r.StartLayout, "board.toml")
        self.close()
        require(len(constants) == 1, "board.toml", "-", "constants", "exactly one record expected")
        (self.constants,) = constants.values()
        check(self)
        # Lookups derived from the records
        self.glory = sorted(self.glory_spaces.values(), key=lambda one: one.number)
        self.layouts = {
            players: one.hexes for one in self.layout_records.values() for players in one.players
        }
        self.start_cards: dict[str, r.StartCard] = {
            one.element: one for one in self.start_designs.values()
        }
        self.treasures = copies(self.treasure_designs, lambda one: one.copies)
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
        self._name_the_rest()

    def _name_the_rest(self) -> None:
        """Names of what is part of another record, or has no name of its own."""
        self.name(self.unit_abilities)
        for monster in self.monsters.values():
            self.name({ability.id: ability for ability in monster.abilities})
        self.name({one.ability.id: one.ability for one in self.mercenaries.values()})
        faces = {**self.treasures, **self.treasure_designs}
        self.names |= {id: _face(face) for id, face in faces.items()}
        self.names |= {id: id.replace("-", " ").capitalize() for id in self.glory_spaces}
        self.names |= {id: id.removeprefix("menu-") for id in self.menu}


def _face(face: r.TreasureFace) -> str:
    """A treasure token by what it shows: its back is no secret, its id tells no more."""
    if face.slash:
        return "/".join(face.shows)
    return face.shows[0] if len(face.shows) == 1 else f"2 {face.shows[0]}"


@cache
def library() -> Library:
    """The box, opened once."""
    return Library()
