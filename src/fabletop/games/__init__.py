"""The games of the house, by id. Each is a folder of the same shape with a `GAME` in it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..kernel.game import GameDef

NAMES = ("witcher", "eldervale", "euthia", "gloomhaven")


@cache
def games() -> dict[str, GameDef]:
    """All games, by id."""
    return {name: import_module(f"{__name__}.{name}").GAME for name in NAMES}
