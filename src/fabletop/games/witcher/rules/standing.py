"""Standing changes: what an owner's trophies, equipment and companions alter in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ..effects.vocabulary import Standing
from ..library import library
from ..state import Player

S = TypeVar("S", bound=Standing)


def belongings(player: Player) -> Iterator[str]:
    """The ids of all lasting things that give the player an ability (WI-TROPHY-4, WI-EVENT-5)."""
    yield from player.trophies
    for number in player.keepsakes:
        yield f"event-{number}"


def changes(player: Player, kind: type[S]) -> list[S]:
    """The standing changes of one kind that hold for this player."""
    if not player.trophies and not player.keepsakes:
        return []
    abilities = library().abilities
    return [
        change
        for id in belongings(player)
        for change in abilities[id].standing
        if isinstance(change, kind)
    ]
