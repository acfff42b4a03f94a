"""GH-CAMP-04, GH-CAMP-05: achievements of the world and of parties."""

from __future__ import annotations

from ..library import archive
from ..state import Town, TownState


def has(state: TownState, id: str) -> bool:
    return times(state, id) > 0


def times(state: TownState, id: str) -> int:
    """How often the world, or this party, holds it."""
    scope = archive().achievements[id].scope
    held = state.world.achievements if scope == "global" else state.party.achievements
    return held.count(id)


def gain_achievement(game: Town, id: str) -> None:
    """GH-CAMP-04: of each type only one is active; those without a type are counted."""
    state = game.state
    record = archive().achievements[id]
    holder = state.party if record.scope == "party" else state.world  # GH-CAMP-05
    held = holder.achievements
    if record.type:
        others = [one for one in held if archive().achievements[one].type == record.type]
        for one in others:
            held.remove(one)
    if id in held and not record.counted:
        return
    held.append(id)
    game.tell("town-achievement", what=id)
