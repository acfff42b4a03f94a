"""Moments: the points where a rule lets others act before it goes on.

A rule announces a moment exactly where the rulebook allows interruption. The kernel asks the seats
in the order the moment names; whoever has nothing to do is not asked, unless it is discreet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from .ask import Deed, Rule, Seat, follow, pick

PASS = "pass"


class Moment(Protocol):
    """Something is about to happen, or has just happened, and may be answered."""

    @property
    def rule(self) -> str:
        """The rule that allows it, which names the question."""
        ...

    @property
    def discreet(self) -> bool:
        """True where asking only those who can react would betray what they hold."""
        ...

    def seats(self) -> Iterable[Seat]:
        """Who may react, in the order of the rules."""
        ...

    def reactions(self, seat: Seat) -> Mapping[str, Deed]:
        """What this seat can do now, by key."""
        ...


def announce(moment: Moment) -> Rule[None]:
    """Ask each seat in turn until it passes; a reaction may open others."""
    for seat in moment.seats():
        while True:
            reactions = moment.reactions(seat)
            if not reactions and not moment.discreet:
                break
            reaction = yield from pick(
                seat, moment.rule, {**reactions, PASS: None}, always=moment.discreet
            )
            if reaction is None:
                break
            yield from follow(reaction)
