"""The content library: all records of the game, loaded once, checked, and looked up by id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ...kernel import library as kernel
from . import records as r
from .checks import check
from .effects.vocabulary import Ability
from .terms import School

FOLDER = Path(__file__).parent / "content"

CITY_FILES = ("city-streets.toml", "city-halls.toml")
WILDS_FILES = ("wilds-roads.toml", "wilds-woods.toml")
EVENT_FILES = ("events-streets.toml", "events-halls.toml", "events-roads.toml", "events-woods.toml")


class Library(kernel.Library):
    """All records by id. Copies of one design have ids of their own: ``gale-1``, ``gale-2``."""

    def __init__(self) -> None:
        super().__init__(FOLDER, "witcher")
        self.cards = self.records("card", r.ActionCard, "starting.toml", "cards.toml")
        places = self.records("place", r.Place, "places.toml")
        self.places = {one.number: one for one in places.values()}
        self.place_numbers = {one.id: one.number for one in places.values()}
        self.schools = self.records("school", r.SchoolBoard, "schools.toml")
        self.monsters = self.records("monster", r.Monster, "monsters.toml")
        self.fight_cards = self.records("fight_card", r.FightCard, "fight-cards.toml")
        self.city = self.records("exploration", r.Exploration, *CITY_FILES, shown="city")
        self.wilds = self.records("exploration", r.Exploration, *WILDS_FILES, shown="wilds")
        self.explorations = self.city | self.wilds
        events = self.records("event", r.Event, *EVENT_FILES, key="number", shown=None, named=False)
        self.events = {one.number: one for one in events.values()}
        self.show("event", [self.events[number] for number in sorted(self.events)])
        self.potion_designs = self.records("potion", r.Potion, "potions.toml", named=False)
        self.attribute_designs = self.records(
            "attribute_trophy", r.AttributeTrophy, "trophies.toml", named=False
        )
        self.school_designs = self.records(
            "witcher_trophy", r.WitcherTrophy, "trophies.toml", named=False
        )
        self.close()
        self.potions = kernel.copies(self.potion_designs, lambda one: one.copies)
        self.attribute_trophies = kernel.copies(self.attribute_designs, lambda one: one.copies)
        self.witcher_trophies = kernel.copies(self.school_designs, lambda one: len(one.stories))
        check(self)
        self.shared = tuple(id for id, one in self.cards.items() if one.school == "shared")
        self.abilities = self._abilities()
        self._name_copies_and_stories()

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

    def _name_copies_and_stories(self) -> None:
        """Names beyond those of the records themselves: copies, events, options, stories."""
        self.name(self.potions)
        self.name(self.attribute_trophies)
        self.name(self.witcher_trophies)
        self.name({f"event-{number}": one for number, one in self.events.items()})
        names = self.names
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


def _option_names(id: str, options: Mapping[str, r.Option | r.Outcome | None]) -> dict[str, str]:
    """Labels and stories of a card's options: ``the-permit-a``, ``the-permit-a-story``."""
    names: dict[str, str] = {}
    for side, one in options.items():
        if one is not None:
            names[f"{id}-{side}-story"] = one.story
            if isinstance(one, r.Option):
                names[f"{id}-{side}"] = one.label
    return names


@cache
def library() -> Library:
    """The library, loaded once."""
    return Library()
