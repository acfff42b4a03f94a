"""GH-MOVE-01, GH-MOVE-02: where a figure may go."""

from __future__ import annotations

from ..map.cells import Ground
from ..map.footing import Footing, Gait
from ..map.ground import ground
from ..map.paths import Reach
from ..map.paths import reach as search
from ..state import Figure, GloomhavenState
from . import where
from .doors import is_locked
from .figures import flies


def footing_of(
    state: GloomhavenState, figure: Figure, here: Ground, *, jump: bool = False
) -> Footing:
    """The ground as it is under the feet of a figure; others in its way, its own hex taken."""
    gait: Gait = "walk"
    if flies(state, figure):
        gait = "fly"
    elif jump:
        gait = "jump"
    index = here.index
    kinds = {"obstacle": 0, "trap": 0, "hazard": 0, "difficult": 0}
    for at, tile in where.tiles(state).items():
        if at in index:
            kinds[tile.kind] |= 1 << index[at]
    foes = friends = 0
    for one in state.figures.values():
        if one.at in index:
            if one.side != figure.side:
                foes |= 1 << index[one.at]
            else:
                friends |= 1 << index[one.at]
    harmful = kinds["trap"] | kinds["hazard"]
    return Footing(here, gait, kinds["obstacle"], harmful, kinds["difficult"], foes, friends)


def reach(state: GloomhavenState, figure: Figure, points: int, jump: bool) -> Reach:
    """Where a figure led by a player may go with so many points."""
    here = ground(state)
    footing = footing_of(state, figure, here, jump=jump)
    doors = locked = 0
    for at in here.closed:
        bit = 1 << here.index[at]
        doors |= bit
        if is_locked(state, at):
            locked |= bit
    return search(footing, here.index[figure.at], points, doors, locked)
