"""The aim of an effect: who performs an ability, who decides, what came before."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..state import ActionTally, Figure, Seat
from .parts import Boost


class Aim(msgspec.Struct, frozen=True, gc=False):
    """An ability being performed: by which figure, in which action, for whom a seat decides."""

    figure: Figure
    tally: ActionTally  # what the abilities of the action have done so far
    seat: Seat  # who decides
    boosts: Sequence[Boost] = ()  # changes of the ability

    def boosted(self, boosts: Sequence[Boost]) -> Aim:
        """The same with these changes of the ability instead."""
        return Aim(self.figure, self.tally, self.seat, boosts)

    def sum_of(self, field: str) -> int:
        """What all changes together add to a number of the ability."""
        return sum(getattr(one, field) for one in self.boosts)
