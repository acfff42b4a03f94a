"""A bonus that somebody holds."""

from __future__ import annotations

import msgspec

from ..effects.vocabulary import Bonus
from ..library import library
from ..state import Active, Carried, Figure, Hero


class Held(msgspec.Struct, gc=False):
    """A bonus as somebody has it now."""

    bonus: Bonus
    bearer: Figure
    hero: Hero | None = None
    card: Active | None = None
    item: Carried | None = None

    @property
    def by_choice(self) -> bool:
        """GH-CARDS-18, GH-ITEM-05: cards and running items work by themselves."""
        if self.bonus.optional or self.bonus.consume or self.bonus.destroy_obstacle:
            return True
        if self.item is None:
            return False
        return self.item.state == "ready" and library().items[self.item.item].use != "passive"

    @property
    def source(self) -> str:
        """The card or item it comes from."""
        if self.item is not None:
            return self.item.item
        return self.card.card if self.card is not None else ""

    @property
    def key(self) -> str:
        if self.item is not None:
            return f"item:{self.item.item}"
        return f"bonus:{self.card.card}" if self.card is not None else "bonus"
