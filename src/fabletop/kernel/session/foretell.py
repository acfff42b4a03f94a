"""Foretelling: what an answer would do, up to where chance, a secret or somebody else decides.

The answer is played on imagined tables, which know no more than the seat does, and they stop at the
first draw of chance and at whatever the seat would learn there (`Undecided`). Two tables dealt
differently are compared: should a game forget to say that it reveals something, they part there,
and only what they have in common is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

import msgspec
from typing_extensions import TypeVar

from ..ask import Keys, Request, Seat
from ..chance import Undecided
from ..chronicle import Line
from ..copying import copier
from ..secrecy import Eyes

if TYPE_CHECKING:
    from .session import Session

V = TypeVar("V", default=Any)

SEEDS = (1, 2)  # of the imagined tables; fixed, so that the same question has the same answer


@dataclass(frozen=True)
class Foretold(Generic[V]):
    """What an answer would do."""

    lines: tuple[Line, ...]
    """What the chronicle would tell the seat, as far as it is certain."""
    next: Request | None
    """The seat's own next question; None if it is unsettled, or if somebody else is asked."""
    settled: bool
    """True if this is all that happens up to the next question of anybody. False if chance, or
    something the seat does not know (also a secret answer of others), decides after the lines."""
    nothing: bool
    """True if the answer would be given in vain (`Rules.in_vain`)."""
    seat: Seat
    _table: Session[Any, V] | None = field(repr=False, compare=False)

    @cached_property
    def view(self) -> V | None:
        """What the seat would see then; None if that is unsettled."""
        return None if self._table is None else self._table.view(self.seat)


def foretell(session: Session[Any, V], request: Request, keys: Keys) -> Foretold[V]:
    """What a legal answer to this question would do (`Session.foretell`)."""
    seat = request.seat
    tables = [session.imagine(seat, seed, keep=False, log=True) for seed in SEEDS]
    before = copier(session.game.rules.state)(tables[0].state)
    first, *others = (_Trial(table, seat, keys) for table in tables)
    lines = tuple(_common(first.lines, *(one.lines for one in others)))
    if not first.settled or not all(one.same(first) for one in others):
        return Foretold(lines, None, False, False, seat, None)
    nothing = _in_vain(before, first.table, request)
    return Foretold(lines, first.next, True, nothing, seat, first.table)


class _Trial(Generic[V]):
    """An answer given on an imagined table."""

    def __init__(self, table: Session[Any, V], seat: Seat, keys: Keys) -> None:
        self.table = table
        told, length = table.told, table.length
        table.stop_where_undecided(seat)
        try:
            table.answer(seat, keys)
            self.settled = table.length > length  # else it waits for the answers of others
        except Undecided:
            self.settled = False
        eyes = Eyes(seat)
        self.lines = [one for one in table.lines_since(told) if eyes.may(one.audience)]
        self.next = table.request(seat) if self.settled else None

    def same(self, other: _Trial[V]) -> bool:
        """Has the same happened here, as far as the seat can see?"""
        return (
            self.settled
            and self.lines == other.lines
            and self._waits_for() == other._waits_for()
            and _plain(self.next) == _plain(other.next)
        )

    def _waits_for(self) -> list[tuple[Seat, str]]:
        return [(one.seat, one.rule) for one in self.table.requests if not one.optional]


def _in_vain(before: Any, table: Session[Any, Any], request: Request) -> bool:
    """Has an answer to this question come to nothing?"""
    after, in_vain = table.state, table.game.rules.in_vain
    if in_vain is not None:
        return in_vain(before, after)
    return _plain(table.request(request.seat)) == _plain(request) and all(
        getattr(before, name) == getattr(after, name)
        for name in before.__struct_fields__
        if name != "chance"
    )


def _plain(request: Request | None) -> Request | None:
    """A question without the closure in it, to be compared."""
    return None if request is None else msgspec.structs.replace(request, reasons=None)


def _common(first: list[Line], *others: list[Line]) -> Iterator[Line]:
    """The lines with which all begin."""
    for line, *same in zip(first, *others, strict=False):
        if any(one != line for one in same):
            return
        yield line
