"""What must hold between the campaign's records; a broken link names file, record and field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....kernel.content import require
from ..library import library
from . import effects as e
from . import records as r

if TYPE_CHECKING:
    from .library import Archive


def check(box: Archive) -> None:
    for event in box.events.values():
        _check_event(box, event)
    for quest in box.quests.values():
        _check_quest(box, quest)
    _check_world(box)
    for one in box.boxes.values():
        file = "boxes.toml"
        require(
            not one.calling or one.calling in box.callings,
            file,
            one.id,
            "calling",
            "the id of a class",
        )
        _check_effects(box, file, one.id, one.effects)
    for milestone in box.milestones.values():
        _check_needs(box, "boxes.toml", milestone.id, milestone.needs)
        _check_effects(box, "boxes.toml", milestone.id, milestone.effects)
    for chapter in box.chapters:
        _check_needs(box, "record.toml", str(chapter.number), chapter.needs)
        _check_effects(box, "record.toml", str(chapter.number), chapter.effects)
    _check_decks(box)
    _check_spots(box)


def every(effects: tuple[e.AnyEffect, ...]) -> Iterator[e.AnyEffect]:
    """The effects and those among which one is chosen."""
    for one in effects:
        yield one
        if isinstance(one, e.ChooseOne):
            yield from every(one.of)


def event_file(event: r.Event) -> str:
    return f"{event.deck}.toml" if event.number <= 30 else f"{event.deck}-more.toml"


def _check_event(box: Archive, event: r.Event) -> None:
    file = event_file(event)
    require(
        event.id == e.event_id(event.deck, event.number),
        file,
        event.id,
        "id",
        f"{e.event_id(event.deck, event.number)}, from deck and number",
    )
    for option, other in ((event.a, event.b), (event.b, event.a)):
        for place, outcome in enumerate(option.outcomes):
            for case in (outcome.case, *(one.when for one in outcome.effects)):
                _check_case(box, file, event.id, case)
            require(
                not outcome.case.otherwise or place > 0,
                file,
                event.id,
                "case",
                "an outcome before the one that says otherwise",
            )
            _check_effects(box, file, event.id, outcome.effects)
            turns = any(isinstance(one, e.OtherOption) for one in every(outcome.effects))
            require(
                turns or outcome.after != "other",
                file,
                event.id,
                "after",
                "other only where the other option is resolved",
            )
            back = any(
                isinstance(one, e.OtherOption)
                for more in other.outcomes
                for one in every(more.effects)
            )
            require(
                not (turns and back),
                file,
                event.id,
                "effects",
                "only one of the two options to lead to the other",
            )


def _check_case(box: Archive, file: str, id: str, case: e.Case) -> None:
    for one in case.classes:
        require(one in box.callings, file, id, "classes", f"the id of a class, not {one}")
    if case.give_item:
        require(
            case.give_item in library().item_numbers, file, id, "give_item", "an item of this box"
        )


def _check_effects(box: Archive, file: str, id: str, effects: tuple[e.AnyEffect, ...]) -> None:
    for one in every(effects):
        if isinstance(one, e.FindItem | e.Design):
            require(one.number in library().item_numbers, file, id, "number", "an item of this box")
        elif isinstance(one, e.Unlock):
            require(
                one.scenario in library().scenario_numbers,
                file,
                id,
                "scenario",
                "a scenario of this box",
            )
        elif isinstance(one, e.Achieve):
            require(one.id in box.achievements, file, id, "id", "the id of an achievement")
        elif isinstance(one, e.AddEvent):
            require(
                one.event in box.events, file, id, "number", f"an event of this box, {one.event}"
            )
        elif isinstance(one, e.OpenBox):
            require(one.box in box.boxes, file, id, "box", "the id of a box")


def _check_needs(box: Archive, file: str, id: str, needs: r.Needs) -> None:
    for scope, names in (
        ("global", needs.global_achievements),
        ("party", needs.party_achievements),
    ):
        for one in names:
            require(
                one in box.achievements and box.achievements[one].scope == scope,
                file,
                id,
                "needs",
                f"a {scope} achievement, not {one}",
            )


def _check_quest(box: Archive, quest: r.Quest) -> None:
    file, scenarios = "quests.toml", library().scenarios
    require(quest.opens in box.boxes, file, quest.id, "opens", "the id of a box")
    regions = {region for one in scenarios.values() for region in one.regions}
    for step in quest.steps:
        for monster in step.monsters:
            require(
                monster in library().monsters,
                file,
                quest.id,
                "monsters",
                f"the id of a monster type, not {monster}",
            )
        for region in step.regions:
            require(region in regions, file, quest.id, "regions", f"a region, not {region}")
        outside = {
            *(set(step.scenarios) - library().scenario_numbers.keys()),
            *({step.item} - {0} - library().item_numbers.keys()),
        }
        require(
            not (quest.dealt and outside),
            file,
            quest.id,
            "dealt",
            "false, since a step needs what is not in this box",
        )


def _check_world(box: Archive) -> None:
    file = "world.toml"
    numbers = library().scenario_numbers
    require(box.places.keys() == numbers.keys(), file, "-", "place", "a place for every scenario")
    for number, place in box.places.items():
        for item in place.items:
            known = item in library().item_numbers
            require(known, file, str(number), "items", "the number of an item in this box")
    for id, scenario in library().scenarios.items():
        named = {
            *((one.id, one.scope) for way in scenario.requires for one in way),
            *((one, "global") for one in scenario.rewards.global_achievements),
            *((one, "party") for one in scenario.rewards.party_achievements),
        }
        for one, scope in sorted(named):
            require(
                one in box.achievements and box.achievements[one].scope == scope,
                file,
                one,
                "achievement",
                f"a record for what scenario {id} names",
            )
    for owner in library().classes:
        require(owner in box.callings, "callings.toml", owner, "id", "a record for every class")
    for calling in box.callings.values():
        for field, number in (("unlock", calling.unlock), ("retirement", calling.retirement)):
            for deck in ("city", "road"):
                require(
                    not number or f"{deck}-{number:02}" in box.events,
                    "callings.toml",
                    calling.id,
                    field,
                    f"the number of a {deck} event",
                )


def _check_decks(box: Archive) -> None:
    for design in box.designs:
        require(
            design.item in library().item_numbers,
            "decks.toml",
            str(design.item),
            "item",
            "an item of this box",
        )
    for side in box.side_cards:
        require(
            side.scenario in library().scenario_numbers,
            "decks.toml",
            str(side.scenario),
            "scenario",
            "a scenario of this box",
        )
    require(
        [one.level for one in box.tiers] == list(range(1, 10)),
        "town.toml",
        "-",
        "tier",
        "nine levels",
    )


def _check_spots(box: Archive) -> None:
    for id, record in box.spots.items():
        file = "spots"
        require(id in library().cards, file, id, "card", "the id of an ability card")
        card = library().cards[id]
        for spot in record.spots:
            action = card.top if spot.half == "top" else card.bottom
            require(spot.line < len(action.abilities), file, id, "line", "an ability of this half")
            require(
                (spot.hex is not None) == (spot.on == "hex"),
                file,
                id,
                "hex",
                "a hex on a hex spot, and only there",
            )
