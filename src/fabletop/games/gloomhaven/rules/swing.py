"""One attack on one target, as far as it has come."""

from __future__ import annotations

import msgspec

from ..effects.vocabulary import AnyAbility, Attack, Boost
from ..state import ActionTally, Blow, Figure, Seat


class Swing(msgspec.Struct, gc=False):
    """One attack on one target, while it is resolved."""

    attacker: Figure
    target: Figure
    ability: Attack
    melee: bool
    tally: ActionTally
    seat: Seat
    boosts: list[Boost]
    shield: int = 0  # of the target, for this attack only
    retaliates: tuple[tuple[int, int], ...] = ()  # amount and range, for this attack only
    after: tuple[AnyAbility, ...] = ()  # performed by the attacker when it is over
    pierce: int = 0
    null: bool = False
    dealt: int = 0
    sources: tuple[tuple[int, str], ...] = ()  # cards and items behind boosts, by their place
    terms: tuple[tuple[str, int, str], ...] = ()  # the arithmetic so far (see `Blow`)
    drawn: tuple[str, ...] = ()

    def note(self, what: str, amount: int, source: str = "") -> None:
        self.terms += ((what, amount, source),)

    def blow(self, damage: int, suffered: bool = False) -> Blow:
        return Blow(self.attacker.id, self.target.id, self.terms, self.drawn, damage, suffered)
