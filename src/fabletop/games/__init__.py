"""The games of the house, by id. Each is a folder of the same shape with a `GAME` in it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..kernel.gamedef import GameDef

NAMES = ("witcher", "eldervale", "euthia", "gloomhaven")
# sessions that belong to a game but are not chosen in a lobby
PARTS: dict[str, str] = {"gloomhaven-campaign": "gloomhaven.campaign"}


@cache
def games() -> dict[str, GameDef]:
    """All games, by id."""
    return {name: import_module(f"{__name__}.{name}").GAME for name in NAMES}


@cache
def with_parts() -> dict[str, GameDef]:
    """All games and their parts, by id: whatever a table can be opened for."""
    parts = {name: import_module(f"{__name__}.{place}").GAME for name, place in PARTS.items()}
    return games() | parts


def game_of(name: str) -> GameDef | None:
    """The game or the part of a game with this id."""
    return games().get(name) or with_parts().get(name)
