"""The box: all content of the game, loaded once, checked, and looked up by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ...kernel import content
from . import records as r
from .effects.vocabulary import Ability
from .terms import School, Terrain

FOLDER = Path(__file__).parent / "content"
FILES = content.Files(FOLDER, "witcher")
T = TypeVar("T")

CITY_FILES = ("city-streets.toml", "city-halls.toml")
WILDS_FILES = ("wilds-roads.toml", "wilds-woods.toml")
EVENT_FILES = ("events-streets.toml", "events-halls.toml", "events-roads.toml", "events-woods.toml")


class Library:
    """All records by id. Copies of one design have ids of their own: ``gale-1``, ``gale-2``."""

    def __init__(self) -> None:
        self.cards = FILES.load(("starting.toml", "cards.toml"), "card", r.ActionCard)
        self.places = {
            one.number: one for one in FILES.load(("places.toml",), "place", r.Place).values()
        }
        self.place_numbers = {one.id: one.number for one in self.places.values()}
        self.schools = FILES.load(("schools.toml",), "school", r.SchoolBoard)
        self.monsters = FILES.load(("monsters.toml",), "monster", r.Monster)
        self.fight_cards = FILES.load(("fight-cards.toml",), "fight_card", r.FightCard)
        self.city = FILES.load(CITY_FILES, "exploration", r.Exploration)
        self.wilds = FILES.load(WILDS_FILES, "exploration", r.Exploration)
        self.explorations = self.city | self.wilds
        events = FILES.load(EVENT_FILES, "event", r.Event, "number")
        self.events = {one.number: one for one in events.values()}
        self.potion_designs = FILES.load(("potions.toml",), "potion", r.Potion)
        self.attribute_designs = FILES.load(
            ("trophies.toml",), "attribute_trophy", r.AttributeTrophy
        )
        self.school_designs = FILES.load(("trophies.toml",), "witcher_trophy", r.WitcherTrophy)
        self.potions = _copies(self.potion_designs, lambda one: one.copies)
        self.attribute_trophies = _copies(self.attribute_designs, lambda one: one.copies)
        self.witcher_trophies = _copies(self.school_designs, lambda one: len(one.stories))
        _check(self)
        self.shared = tuple(id for id, one in self.cards.items() if one.school == "shared")
        self.abilities = self._abilities()
        self.names = self._names()

    def starting(self, school: School) -> list[str]:
        return [id for id, one in self.cards.items() if one.school == school]

    def _abilities(self) -> dict[str, Ability]:
        """Everything that gives its owner an ability, by the id under which it is owned."""
        found: dict[str, Ability] = {}
        found |= {id: one.ability for id, one in self.potions.items()}
        found |= {id: one.ability for id, one in self.attribute_trophies.items()}
        found |= {id: one.ability for id, one in self.witcher_trophies.items()}
        found |= {id: one.trophy for id, one in self.monsters.items()}
        found |= {f"event-{one.number}": one.ability for one in self.events.values() if one.ability}
        return found

    def _names(self) -> Mapping[str, str]:
        names: dict[str, str] = {}
        for kind in (
            self.cards, self.monsters, self.schools, self.explorations, self.potions,
            self.attribute_trophies, self.witcher_trophies,
        ):  # fmt: skip
            names |= {id: one.name for id, one in kind.items()}
        names |= {one.id: one.name for one in self.places.values()}
        names |= {f"event-{one.number}": one.name for one in self.events.values()}
        names |= {f"{id}-story": one.story for id, one in self.monsters.items()}
        names |= {f"{id}-story": one.story for id, one in self.attribute_trophies.items()}
        for id, trophy in self.witcher_trophies.items():  # each copy tells another story
            names[f"{id}-story"] = trophy.stories[int(id.rpartition("-")[2]) - 1]
        for id, card in self.explorations.items():
            names |= _option_names(id, {"a": card.a, "b": card.b})
        for number, event in self.events.items():
            parts = {"a": event.a, "b": event.b}
            parts_of_test = {"success": event.success, "failure": event.failure}
            names |= _option_names(f"event-{number}", {**parts, **parts_of_test})
        return names

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        """All records by kind, for browsing."""
        return {
            "card": list(self.cards.values()),
            "place": list(self.places.values()),
            "school": list(self.schools.values()),
            "monster": list(self.monsters.values()),
            "fight-card": list(self.fight_cards.values()),
            "city": list(self.city.values()),
            "wilds": list(self.wilds.values()),
            "event": [self.events[number] for number in sorted(self.events)],
            "potion": list(self.potion_designs.values()),
            "attribute-trophy": list(self.attribute_designs.values()),
            "witcher-trophy": list(self.school_designs.values()),
        }


def _option_names(id: str, options: Mapping[str, r.Option | r.Outcome | None]) -> dict[str, str]:
    """Labels and stories of a card's options: ``the-permit-a``, ``the-permit-a-story``."""
    names: dict[str, str] = {}
    for side, one in options.items():
        if one is not None:
            names[f"{id}-{side}-story"] = one.story
            if isinstance(one, r.Option):
                names[f"{id}-{side}"] = one.label
    return names


def _copies(designs: Mapping[str, T], number: Any) -> dict[str, T]:
    return {
        f"{id}-{copy}": one for id, one in designs.items() for copy in range(1, number(one) + 1)
    }


def _check(box: Library) -> None:
    """What must hold between records."""
    for id, card in box.cards.items():
        colours = [colour for extension in card.extensions for colour in extension.colours]
        content.require(
            len(colours) == len(set(colours)), "cards.toml", id, "extensions",
            "each colour in at most one extension",
        )  # fmt: skip
    for one in box.places.values():
        for other in one.neighbours:
            content.require(
                other in box.places and one.number in box.places[other].neighbours,
                "places.toml", one.id, "neighbours", "roads that lead both ways",
            )  # fmt: skip
    for id, exploration in box.explorations.items():
        for option in (exploration.a, exploration.b):
            _check_outcome(box, id, option)
    for number, event in box.events.items():
        _check_event(box, number, event)


def _check_event(box: Library, number: int, event: r.Event) -> None:
    needed = {
        "story": (event.a, event.b),
        "test": (event.test, event.success, event.failure),
        "fight": (event.life or None, event.success, event.failure),
        "keepsake": (event.ability,),
    }[event.kind]
    content.require(
        all(part is not None for part in needed), "events", str(number), "kind",
        f"all parts of an event of kind {event.kind}",
    )  # fmt: skip
    for outcome in (event.a, event.b, event.success, event.failure):
        if outcome is not None:
            _check_outcome(box, f"event-{number}", outcome)


def _check_outcome(box: Library, id: str, outcome: r.Option | r.Outcome) -> None:
    quest = outcome.quest
    if quest is None:
        return
    terrains: tuple[Terrain, ...] = ("forest", "mountain", "water")
    content.require(
        quest.place in terrains or box.place_numbers.get(quest.place, 0) > 0,
        "explorations", id, "quest.place", "a terrain or a numbered location",
    )  # fmt: skip
    content.require(
        quest.event in box.events and box.events[quest.event].kind != "keepsake",
        "explorations", id, "quest.event", "the number of an event of kind story, test or fight",
    )  # fmt: skip


@cache
def library() -> Library:
    """The box, opened once."""
    return Library()


@cache
def content_hash() -> str:
    return content.fingerprint(library().kinds().values())
