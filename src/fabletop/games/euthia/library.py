"""The box: all content of the game, loaded once, checked, and looked up by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ...kernel import content
from . import records as r
from . import scenarios as s
from .checks import check
from .terms import HEROES, Element, GemKind, HeroName, Source

FOLDER = Path(__file__).parent / "content"
FILES = content.Files(FOLDER, "euthia")
T = TypeVar("T")
Design = TypeVar("Design", r.Tile, r.Power)

MAP_FILES = ("map-start.toml", *(f"map-{chapter}.toml" for chapter in range(1, 6)))
TILE_FILES = (
    "merchants.toml", "alchemists.toml", "dragonslayers.toml", "armour.toml", "resources.toml",
    "treasures.toml", "rewards.toml", *(f"hero-{hero}.toml" for hero in HEROES),
)  # fmt: skip
QUEST_FILES = ("quests-people.toml", "quests-houses.toml", "quests-roads.toml")
SOURCES: tuple[Source, ...] = (
    "merchants", "alchemists", "dragonslayers", "mountains", "lake", "cave",
    "treasure-1", "treasure-2", "treasure-3", "hunter", "armourer", "witch",
    "healing", "supplies", "artifacts", "teleports", "personal",
)  # fmt: skip


class Library:
    """All records by id. Copies of one design have ids of their own: ``gale-1``, ``gale-2``;
    a design of which there is one copy keeps its id."""

    def __init__(self) -> None:
        self.map_tiles = FILES.load(MAP_FILES, "map_tile", r.MapTile)
        self.heroes: dict[HeroName, r.HeroBoard] = {
            one.id: one for one in FILES.load(("heroes.toml",), "hero", r.HeroBoard).values()
        }
        self.tile_designs = FILES.load(TILE_FILES, "tile", r.Tile)
        self.tiles = _copies(self.tile_designs)
        self.gems: dict[GemKind, r.Gem] = {
            one.id: one for one in FILES.load(("gems.toml",), "gem", r.Gem).values()
        }
        self.essences: dict[Element, r.Essence] = {
            one.id: one for one in FILES.load(("gems.toml",), "essence", r.Essence).values()
        }
        self.monsters = FILES.load(("monsters.toml",), "monster", r.Monster)
        self.elites = FILES.load(("elites.toml",), "elite", r.Elite)
        self.bounties = FILES.load(("elites.toml",), "bounty", r.Bounty)
        self.powers = FILES.load(("powers.toml",), "power", r.Power)
        self.power_cards = _copies(self.powers)
        self.combat_cards = FILES.load(("combat-cards.toml",), "combat_card", r.CombatCard)
        self.encounters = FILES.load(("encounters.toml",), "encounter", r.Encounter)
        self.quests = FILES.load(QUEST_FILES, "quest", r.Quest)
        elementals = FILES.load(("elementals.toml",), "elemental", r.Elemental)
        self.elementals: dict[Element, r.Elemental] = {
            one.element: one for one in elementals.values()
        }
        faces = FILES.load(("heroes.toml",), "dwurt_face", r.DwurtFace)
        self.dwurt_faces = tuple(sorted(faces.values(), key=lambda one: one.face))
        self.scenarios = FILES.load(("scenarios.toml",), "scenario", s.Scenario)
        self.forms = FILES.load(("scenarios.toml",), "form", s.Form)
        self.dragon_attacks = FILES.load(("scenarios.toml",), "dragon_attack", s.DragonAttack)
        self.piles = self._piles()
        self.personal = {hero: self._personal(hero) for hero in HEROES}
        self.quests_of = {
            kind: tuple(id for id, one in self.quests.items() if one.kind == kind)
            for kind in r.ENCOUNTERS
        }
        self.bounty_of = {one.elite: id for id, one in self.bounties.items()}
        check(self)
        self.names = self._names()

    def _piles(self) -> dict[Source, tuple[str, ...]]:
        """Instance ids of each pile, in the order of the content files."""
        return {
            source: tuple(id for id, one in self.tiles.items() if one.source == source)
            for source in SOURCES
        }

    def _personal(self, hero: HeroName) -> tuple[str, ...]:
        """A hero's personal tiles: the starting ones first, then by reputation value."""
        own = [(id, one) for id, one in self.tiles.items() if one.hero == hero]
        own.sort(key=lambda entry: (not entry[1].starting, entry[1].value))
        return tuple(id for id, _ in own)

    def _names(self) -> Mapping[str, str]:
        """English names of every id that players may see; stories as ``<id>-story``, a hero's way
        of play as ``<id>-way``, a scenario's aim as ``<id>-aim``."""
        names: dict[str, str] = {}
        for kind in self.kinds().values():
            names |= {one.id: one.name for one in kind}
            names |= {f"{one.id}-story": told for one in kind if (told := _story(one))}
        names |= {f"{one.id}-way": one.way for one in self.heroes.values()}
        names |= {f"{one.id}-aim": one.aim for one in self.scenarios.values()}
        for copies in (self.tiles, self.power_cards):
            names |= {id: one.name for id, one in copies.items()}
        return names

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        """All records by kind, for browsing."""
        return {
            "map-tile": list(self.map_tiles.values()),
            "hero": list(self.heroes.values()),
            "tile": list(self.tile_designs.values()),
            "gem": list(self.gems.values()),
            "essence": list(self.essences.values()),
            "monster": list(self.monsters.values()),
            "elite": list(self.elites.values()),
            "bounty": list(self.bounties.values()),
            "power": list(self.powers.values()),
            "combat-card": list(self.combat_cards.values()),
            "encounter": list(self.encounters.values()),
            "quest": list(self.quests.values()),
            "elemental": list(self.elementals.values()),
            "dwurt-face": list(self.dwurt_faces),
            "scenario": list(self.scenarios.values()),
            "form": list(self.forms.values()),
            "dragon-attack": list(self.dragon_attacks.values()),
        }


def _copies(designs: Mapping[str, Design]) -> dict[str, Design]:
    found: dict[str, Design] = {}
    for id, one in designs.items():
        if one.copies == 1:
            found[id] = one
        else:
            found |= {f"{id}-{copy}": one for copy in range(1, one.copies + 1)}
    return found


def _story(record: r.Record) -> str:
    """The short story or flavour line of a record, if it has one."""
    return str(getattr(record, "story", "") or getattr(record, "flavour", ""))


@cache
def library() -> Library:
    """The box, opened once."""
    return Library()


@cache
def content_hash() -> str:
    return content.fingerprint(library().kinds().values())
