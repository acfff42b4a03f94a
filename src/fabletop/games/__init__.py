"""The registry of games. A game is found by its entry point in the group ``fabletop.games``.

Our own games are registered in ``pyproject.toml`` like those of any other package::

    [project.entry-points."fabletop.games"]
    pig = "pig:GAME"
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from ..kernel.gamedef import GameDef

GROUP = "fabletop.games"

AnyGame: TypeAlias = GameDef[Any, Any]


class BadGame(TypeError):
    """An entry point that does not lead to a game."""


@cache
def games() -> dict[str, AnyGame]:
    """All games that a lobby offers, by id, in the order of their shelf numbers."""
    found = {id: game for id, game in with_parts().items() if not game.part_of}
    return dict(sorted(found.items(), key=lambda one: (one[1].face.box.shelf, one[0])))


@cache
def with_parts() -> dict[str, AnyGame]:
    """All games and their parts (a campaign, say), by id: whatever a table can be opened for."""
    return {entry.name: _load(entry) for entry in entry_points(group=GROUP)}


def game_of(id: str) -> AnyGame | None:
    """The game or the part of a game with this id."""
    return games().get(id) or with_parts().get(id)


def _load(entry: EntryPoint) -> AnyGame:
    game = entry.load()
    if not isinstance(game, GameDef):
        raise BadGame(f"The entry point {entry.name!r} of {GROUP} leads to {entry.value}, no game.")
    if game.id != entry.name:
        raise BadGame(f"The game {game.id!r} is registered as {entry.name!r} in {GROUP}.")
    return game
