"""The content library of the campaign: records loaded once, checked, and looked up by id."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeVar

from ....kernel.library import Library
from ..library import library
from . import records as r
from .checks import check
from .effects import Deck, event_id

FOLDER = Path(__file__).parent / "content"
T = TypeVar("T")

EVENT_FILES = ("city.toml", "city-more.toml", "road.toml", "road-more.toml")
START_EVENTS = 30  # GH-CAMP-25: the first decks hold the numbers up to this


class Archive(Library):
    """All records of the campaign."""

    def __init__(self) -> None:
        super().__init__(FOLDER, "gloomhaven-campaign")
        self.events = self.records("event", r.Event, *EVENT_FILES)
        self.quests = self.records("quest", r.Quest, "quests.toml")
        self.achievements = self.records("achievement", r.Achievement, "world.toml")
        self.regions = self.records("region", r.Region, "world.toml")
        places = self._ordered("world.toml", "place", r.Place, "scenario")
        self.places = {one.scenario: one for one in places}
        self.callings = self.records("calling", r.Calling, "callings.toml", named=False)
        self.boxes = self.records("box", r.Box, "boxes.toml")
        self.milestones = self.records("milestone", r.Milestone, "boxes.toml", named=False)
        self.chapters = self._ordered("record.toml", "chapter", r.Chapter, "number")
        self.tiers = self._ordered("town.toml", "tier", r.Tier, "level")
        self.prices = self._ordered("town.toml", "price", r.PriceBand, "reputation")
        self.offerings = self._ordered("town.toml", "offering", r.Offering, "total")
        self.designs = self._ordered("decks.toml", "design", r.DesignCard, "item")
        self.side_cards = self._ordered("decks.toml", "side_scenario", r.SideCard, "scenario")
        self.stickers = self.records("sticker", r.Sticker, "enhancements.toml", named=False)
        files = [f"spots-{one}.toml" for one in library().classes]
        self.spots = self.records("spots", r.Spots, *files, key="card", named=False)
        self.close()
        started = library().classes  # the others are known by their sign only
        self.name({f"class-{id}": one for id, one in self.callings.items() if id not in started})
        check(self)

    def _ordered(self, file: str, kind: str, shape: type[T], key: str) -> tuple[T, ...]:
        """Records with a number instead of a name, by that number."""
        found = self.records(kind, shape, file, key=key, shown=None, named=False).values()
        ordered = tuple(sorted(found, key=lambda one: int(getattr(one, key))))
        self.show(kind.replace("_", "-"), ordered)
        return ordered

    def event(self, deck: Deck, number: int) -> r.Event:
        return self.events[event_id(deck, number)]

    def start_deck(self, deck: Deck) -> tuple[str, ...]:
        """GH-CAMP-25: the events of the first deck, in the order of their numbers."""
        return tuple(
            id
            for id, one in sorted(self.events.items())
            if one.deck == deck and one.number <= START_EVENTS
        )

    def dealt_quests(self) -> tuple[str, ...]:
        """Those that can be fulfilled with this box, in the order of their numbers."""
        return tuple(id for id, one in self.quests.items() if one.dealt)

    def spots_of(self, card: str) -> tuple[r.Spot, ...]:
        """The enhancement spots of an ability card."""
        found = self.spots.get(card)
        return found.spots if found else ()

    def price_change(self, reputation: int) -> int:
        """GH-CAMP-36: the band that begins at the highest reputation not above this one."""
        return [one.change for one in self.prices if one.reputation <= reputation][-1]

    def prosperity_level(self, points: int) -> int:
        """GH-CAMP-69."""
        return [one.level for one in self.tiers if one.points <= points][-1]


@cache
def archive() -> Archive:
    """The campaign's content, opened once."""
    return Archive()
