"""Content checks: what must hold between records. A fault names file, record and field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.content import require
from . import records as r
from .terms import TERRAINS

if TYPE_CHECKING:
    from .library import Library


def check(box: Library) -> None:
    """Raises ContentError at the first fault."""
    for id, card in box.cards.items():
        colours = [colour for extension in card.extensions for colour in extension.colours]
        once = len(colours) == len(set(colours))
        require(once, "cards.toml", id, "extensions", "each colour in at most one extension")
    for one in box.places.values():
        for other in one.neighbours:
            back = other in box.places and one.number in box.places[other].neighbours
            require(back, "places.toml", one.id, "neighbours", "roads that lead both ways")
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
    whole = all(part is not None for part in needed)
    expected = f"all parts of an event of kind {event.kind}"
    require(whole, "events", str(number), "kind", expected)
    for outcome in (event.a, event.b, event.success, event.failure):
        if outcome is not None:
            _check_outcome(box, f"event-{number}", outcome)


def _check_outcome(box: Library, id: str, outcome: r.Option | r.Outcome) -> None:
    quest = outcome.quest
    if quest is None:
        return
    somewhere = quest.place in TERRAINS or box.place_numbers.get(quest.place, 0) > 0
    require(somewhere, "explorations", id, "quest.place", "a terrain or a numbered location")
    leads_on = quest.event in box.events  # WI-EVENT-5: of any kind, also a keepsake
    require(leads_on, "explorations", id, "quest.event", "the number of an event")
