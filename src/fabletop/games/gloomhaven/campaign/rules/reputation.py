"""GH-CAMP-35, GH-CAMP-36: what people think of a party."""

from __future__ import annotations

from ...records import Item
from ..library import archive
from ..state import Town, TownState

WORST, BEST = -20, 20


def gain_reputation(game: Town, amount: int) -> None:
    """GH-CAMP-35: within -20 and +20."""
    party = game.state.party
    before = party.reputation
    party.reputation = max(WORST, min(BEST, before + amount))
    if party.reputation != before:
        game.tell("town-reputation", amount=party.reputation - before, now=party.reputation)


def price_of(state: TownState, item: Item) -> int:
    """GH-CAMP-36: the printed price, changed by the party's reputation."""
    return max(0, item.price + archive().price_change(state.party.reputation))
