"""GH-CAMP-69: the city grows."""

from __future__ import annotations

from ...library import library
from ..library import archive
from ..state import Town, TownState

MOST_POINTS = 64


def level_of(state: TownState) -> int:
    return archive().prosperity_level(state.world.prosperity)


def tier(level: int) -> list[str]:
    """2.9: the items that come to the shop with a prosperity level."""
    return [id for id, one in library().items.items() if one.prosperity == level]


def gain_prosperity(game: Town, amount: int) -> None:
    """GH-CAMP-69: points on a track of 64; a new level brings its items to the shop."""
    state, world = game.state, game.state.world
    before, points = level_of(state), world.prosperity
    # GH-CAMP-32: a loss never goes below the points of the level reached
    least = next(one.points for one in archive().tiers if one.level == before)
    world.prosperity = max(least, min(MOST_POINTS, points + amount))
    if world.prosperity != points:
        game.tell("town-prosperity", amount=world.prosperity - points, points=world.prosperity)
    for level in range(before + 1, level_of(state) + 1):
        for item in tier(level):
            world.items[item] = library().items[item].copies
        game.tell("town-prosperity-level", level=level)
