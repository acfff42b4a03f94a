"""Undo: how far it goes, whether it is free, and the vote of the others if it is not.

An undo takes the table back to the last choice of the seat that wants it, past the bots' choices
made since. At a table with one person, or with all in one browser, it is always free.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ...kernel.ask import Seat
from ...kernel.session import Session
from ...kernel.session.journal import Choice
from ..lobby.settings import SeatPlan


class Ballot(msgspec.Struct):
    """An open vote about an undo."""

    asker: Seat
    steps: int
    voters: list[Seat]
    opened: int  # the version at which it was asked for
    yes: list[Seat] = []

    @property
    def waiting(self) -> list[Seat]:
        return [seat for seat in self.voters if seat not in self.yes]


class Undone(msgspec.Struct, frozen=True):
    """An undo that can be redone: whose it was, and the choices in the order they were made."""

    seat: Seat
    choices: list[Choice]


def newest_first(session: Session) -> Iterator[Choice]:
    """The choices people and bots have made, in the order in which `undo` takes them back."""
    yield from reversed(session.pending)
    for choice in reversed(session.journal.choices):
        if not choice.forced:
            yield choice


def steps_back(session: Session, seats: Sequence[Seat]) -> int:
    """How many choices to take back so that one of these seats chooses again; 0 if none did."""
    for steps, choice in enumerate(newest_first(session), 1):
        if choice.seat in seats:
            return steps
    return 0


def people(seats: Sequence[SeatPlan]) -> list[Seat]:
    return [seat for seat, one in enumerate(seats) if one.kind == "human"]


def alone(seats: Sequence[SeatPlan], hot_seat: bool) -> bool:
    """Is there nobody to be asked? One person, or all of them at one screen."""
    return hot_seat or sum(one.kind != "bot" for one in seats) <= 1


def undo_choices(session: Session, steps: int) -> list[Choice]:
    """Undo so many choices; the choices taken back, oldest first."""
    taken: list[Choice] = []
    for _ in range(steps):
        taken.insert(0, next(newest_first(session)))
        session.undo()
    return taken


def undo_steps(
    session: Session, seats: Sequence[SeatPlan], seat: Seat, *, alone: bool
) -> tuple[int, bool]:
    """How many choices this seat's undo takes back, and whether it may without asking."""
    if alone:
        return steps_back(session, people(seats)), True
    steps = steps_back(session, [seat])
    return steps, steps == 1 and session.undo_is_free


def redo_possible(undone: Sequence[Undone], seat: Seat | None, *, alone: bool) -> bool:
    return seat is not None and bool(undone) and (alone or undone[-1].seat == seat)
