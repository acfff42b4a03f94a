"""Hidden zones: decks whose order nobody knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .....kernel.secrecy import NOBODY, Eyes, Zone
from ..state import TownState


def hidden(state: TownState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """Nobody knows the order of a deck."""
    world = state.world
    for deck in (world.city, world.road, world.designs, world.sides, world.quests):
        yield [Zone(NOBODY, deck)]
