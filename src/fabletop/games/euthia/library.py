"""The content library: all records of the game, loaded once, checked, and looked up by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from ...kernel import library as kernel
from . import records as r
from . import scenarios as s
from .checks import check
from .terms import HEROES, Source

Design = TypeVar("Design", r.Tile, r.Power)

MAP_FILES = ("map-start.toml", *(f"map-{chapter}.toml" for chapter in range(1, 6)))
TILE_FILES = (
    "merchants.toml",
    "alchemists.toml",
    "dragonslayers.toml",
    "armour.toml",
    "resources.toml",
    "treasures.toml",
    "rewards.toml",
    *(f"hero-{hero}.toml" for hero in HEROES),
)
QUEST_FILES = ("quests-people.toml", "quests-houses.toml", "quests-roads.toml")
SOURCES: tuple[Source, ...] = (
    "merchants",
    "alchemists",
    "dragonslayers",
    "mountains",
    "lake",
    "cave",
    "treasure-1",
    "treasure-2",
    "treasure-3",
    "hunter",
    "armourer",
    "witch",
    "healing",
    "supplies",
    "artifacts",
    "teleports",
    "personal",
)


class Library(kernel.Library):
    """All records by id. Copies of one design have ids of their own: ``gale-1``, ``gale-2``;
    a design of which there is one copy keeps its id."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent / "content", "euthia")
        self.map_tiles = self.records("map_tile", r.MapTile, *MAP_FILES)
        self.heroes = self.records("hero", r.HeroBoard, "heroes.toml")
        self.tile_designs = self.records("tile", r.Tile, *TILE_FILES)
        self.gems = self.records("gem", r.Gem, "gems.toml")
        self.essences = self.records("essence", r.Essence, "gems.toml")
        self.monsters = self.records("monster", r.Monster, "monsters.toml")
        self.elites = self.records("elite", r.Elite, "elites.toml")
        self.bounties = self.records("bounty", r.Bounty, "elites.toml")
        self.powers = self.records("power", r.Power, "powers.toml")
        self.combat_cards = self.records("combat_card", r.CombatCard, "combat-cards.toml")
        self.encounters = self.records("encounter", r.Encounter, "encounters.toml")
        self.quests = self.records("quest", r.Quest, *QUEST_FILES)
        elementals = self.records("elemental", r.Elemental, "elementals.toml")
        faces = self.records("dwurt_face", r.DwurtFace, "heroes.toml", shown=None)
        self.dwurt_faces = tuple(sorted(faces.values(), key=lambda one: one.face))
        self.show("dwurt-face", self.dwurt_faces)
        self.scenarios = self.records("scenario", s.Scenario, "scenarios.toml")
        self.forms = self.records("form", s.Form, "scenarios.toml")
        self.dragon_attacks = self.records("dragon_attack", s.DragonAttack, "scenarios.toml")
        self.close()

        self.tiles = _copies(self.tile_designs)
        self.power_cards = _copies(self.powers)
        self.elementals = {str(one.element): one for one in elementals.values()}
        self.piles = self._piles()
        self.personal = {hero: self._personal(hero) for hero in self.heroes}
        self.quests_of = {
            kind: tuple(id for id, one in self.quests.items() if one.kind == kind)
            for kind in self.encounters
        }
        self.bounty_of = {one.elite: id for id, one in self.bounties.items()}
        check(self)
        self._name_more()

    def _piles(self) -> dict[str, tuple[str, ...]]:
        """Instance ids of each pile, in the order of the content files."""
        return {
            source: tuple(id for id, one in self.tiles.items() if one.source == source)
            for source in SOURCES
        }

    def _personal(self, hero: str) -> tuple[str, ...]:
        """A hero's personal tiles: the starting ones first, then by reputation value."""
        own = [(id, one) for id, one in self.tiles.items() if one.hero == hero]
        own.sort(key=lambda entry: (not entry[1].starting, entry[1].value))
        return tuple(id for id, _ in own)

    def _name_more(self) -> None:
        """Names of copies; stories as ``<id>-story``, a hero's way of play as ``<id>-way``, a
        scenario's aim as ``<id>-aim``."""
        self.name(self.tiles)
        self.name(self.power_cards)
        for kind in self.kinds().values():
            self.names |= _stories(kind)
        self.names |= {f"{id}-way": one.way for id, one in self.heroes.items()}
        self.names |= {f"{id}-aim": one.aim for id, one in self.scenarios.items()}


def _copies(designs: Mapping[str, Design]) -> dict[str, Design]:
    found: dict[str, Design] = {}
    for id, one in designs.items():
        if one.copies == 1:
            found[id] = one
        else:
            found |= kernel.copies({id: one}, lambda design: design.copies)
    return found


def _stories(records: Iterable[r.Record]) -> dict[str, str]:
    """The short stories or flavour lines of the records that have one."""
    found = {
        one.id: str(getattr(one, "story", "") or getattr(one, "flavour", "")) for one in records
    }
    return {f"{id}-story": told for id, told in found.items() if told}


@cache
def library() -> Library:
    """The box, opened once."""
    return Library()
