"""The names of everything, those of the scenarios' own game included."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from ... import telling as scenario
from .. import records as r
from ..library import archive


@cache
def names() -> Mapping[str, str]:
    """Every id with a name. Stories are names, too: that of the event `city-07` is `city-07-story`,
    its first answer `city-07-a`, and what comes of it `city-07-a-1`."""
    return {**scenario.names(), **archive().names, **dict(_stories())}


def _stories() -> Iterator[tuple[str, str]]:
    box = archive()
    for event in box.events.values():
        yield f"{event.id}-story", event.story
        yield from _option(f"{event.id}-a", event.a)
        yield from _option(f"{event.id}-b", event.b)
    for quest in box.quests.values():
        yield f"{quest.id}-story", quest.story
        yield f"{quest.id}-farewell", quest.farewell
    for one in box.boxes.values():
        yield f"{one.id}-story", one.story
    for chapter in box.chapters:
        yield f"chapter-{chapter.number}", chapter.name
        yield f"chapter-{chapter.number}-story", chapter.story
    for region in box.regions.values():
        yield f"{region.id}-story", region.story
    for place in box.places.values():
        yield f"place-{place.scenario}-rumour", place.rumour


def _option(id: str, option: r.Option) -> Iterator[tuple[str, str]]:
    yield id, option.label
    for number, outcome in enumerate(option.outcomes, 1):
        yield f"{id}-{number}", outcome.story
