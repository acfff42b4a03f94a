"""The campaign's content, loaded once, checked, and looked up by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ....kernel import content
from ..library import library
from . import records as r
from .checks import check
from .effects import Deck, event_id

FOLDER = Path(__file__).parent / "content"
FILES = content.Files(FOLDER, "gloomhaven-campaign")
T = TypeVar("T")

EVENT_FILES = ("city.toml", "city-more.toml", "road.toml", "road-more.toml")
START_EVENTS = 30  # GH-CAMP-25: the first decks hold the numbers up to this


class Archive:
    """All records of the campaign."""

    def __init__(self) -> None:
        self.events = FILES.load(EVENT_FILES, "event", r.Event)
        self.quests = FILES.load(("quests.toml",), "quest", r.Quest)
        self.achievements = FILES.load(("world.toml",), "achievement", r.Achievement)
        self.regions = FILES.load(("world.toml",), "region", r.Region)
        places = FILES.load(("world.toml",), "place", r.Place, "scenario")
        self.places = {one.scenario: one for one in places.values()}
        self.callings = FILES.load(("callings.toml",), "calling", r.Calling)
        self.boxes = FILES.load(("boxes.toml",), "box", r.Box)
        self.milestones = FILES.load(("boxes.toml",), "milestone", r.Milestone)
        self.chapters = _ordered("record.toml", "chapter", r.Chapter, "number")
        self.tiers = _ordered("town.toml", "tier", r.Tier, "level")
        self.prices = _ordered("town.toml", "price", r.PriceBand, "reputation")
        self.offerings = _ordered("town.toml", "offering", r.Offering, "total")
        self.designs = _ordered("decks.toml", "design", r.DesignCard, "item")
        self.side_cards = _ordered("decks.toml", "side_scenario", r.SideCard, "scenario")
        self.stickers = FILES.load(("enhancements.toml",), "sticker", r.Sticker)
        files = tuple(f"spots-{one}.toml" for one in library().classes)
        self.spots = FILES.load(files, "spots", r.Spots, "card")
        check(self)
        self.names = self._names()

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

    def _names(self) -> Mapping[str, str]:
        names: dict[str, str] = {}
        kinds: tuple[Mapping[str, Any], ...] = (
            self.events, self.quests, self.achievements, self.regions, self.boxes,
        )  # fmt: skip
        for kind in kinds:
            names |= {id: one.name for id, one in kind.items()}
        started = library().classes  # the others are known by their sign only
        names |= {f"class-{id}": one.name for id, one in self.callings.items() if id not in started}
        return names

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        """All records by kind, for browsing."""
        return {
            "event": list(self.events.values()),
            "quest": list(self.quests.values()),
            "achievement": list(self.achievements.values()),
            "region": list(self.regions.values()),
            "place": [self.places[number] for number in sorted(self.places)],
            "calling": list(self.callings.values()),
            "box": list(self.boxes.values()),
            "milestone": list(self.milestones.values()),
            "chapter": list(self.chapters),
            "tier": list(self.tiers),
            "price": list(self.prices),
            "offering": list(self.offerings),
            "design": list(self.designs),
            "side-scenario": list(self.side_cards),
            "sticker": list(self.stickers.values()),
            "spots": list(self.spots.values()),
        }


def _ordered(file: str, kind: str, shape: type[T], key: str) -> tuple[T, ...]:
    """Records with a number instead of a name, by that number."""
    return tuple(
        sorted(
            FILES.load((file,), kind, shape, key).values(), key=lambda one: int(getattr(one, key))
        )
    )


@cache
def archive() -> Archive:
    """The campaign's content, opened once."""
    return Archive()


@cache
def content_hash() -> str:
    return content.fingerprint(archive().kinds().values())
