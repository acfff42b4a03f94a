"""Counting components: no quest, event or item may appear or vanish."""

from __future__ import annotations

from .library import archive
from .rules import shop
from .state import TownState


def components(state: TownState) -> dict[str, int]:
    """How many components are missing or too many."""
    world = state.world
    held = [
        quest
        for party in state.campaign.parties
        for one in party.characters
        for quest in (one.quest, *one.offered)
        if quest and one.status in ("present", "away")
    ]
    found = [*world.quests, *world.quests_done, *held]
    cards = [*world.city, *world.road, *world.removed, *([state.event] if state.event else ())]
    return {
        "quests": len(found) - len(archive().dealt_quests()),
        "events twice": len(cards) - len(set(cards)),
        "items too many": sum(max(0, -shop.in_stock(state, item)) for item in world.items),
    }
