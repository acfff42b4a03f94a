"""GH-TERRAIN-20 to -22: tiles that come and go."""

from __future__ import annotations

from collections.abc import Collection

from ....kernel.hexes import flood
from ..map.ground import ground
from ..state import GloomhavenState, Overlay
from ..terms import Hex
from . import where
from .scenarios import scenario_of


def remove_tile(state: GloomhavenState, tile: Overlay) -> None:
    state.overlays = tuple(one for one in state.overlays if one is not tile and one != tile)


def areas(state: GloomhavenState, blocked: Collection[Hex]) -> int:
    """How many parts the revealed map falls into; figures are ignored, closed doors passable."""
    here = ground(state)
    left = {at: True for at in here.hexes if at not in blocked}
    parts = 0
    while left:
        parts += 1
        start = next(iter(left))
        reached = flood(
            [start], lambda at: [to for to in here.beside_hexes(at) if to not in blocked]
        )
        for at in reached:
            left.pop(at, None)
    return parts


def cuts_off(state: GloomhavenState, add: Collection[Hex], without: Collection[Hex] = ()) -> bool:
    """GH-TERRAIN-21: the number of parts must not grow."""
    now = {at for at, tile in where.tiles(state).items() if tile.kind == "obstacle"}
    then = (now - set(without)) | set(add)
    return areas(state, then) > areas(state, now)


def pieces(state: GloomhavenState) -> dict[Hex, tuple[Hex, ...]]:
    """Obstacles as they were laid: the hexes of one tile belong together."""
    now = [at for at, tile in where.tiles(state).items() if tile.kind == "obstacle"]
    found: dict[Hex, tuple[Hex, ...]] = {at: (at,) for at in now}
    for tile in scenario_of(state).overlays:
        if tile.kind == "obstacle" and all(at in found for at in tile.hexes):
            for at in tile.hexes:
                found[at] = tile.hexes
    return found
