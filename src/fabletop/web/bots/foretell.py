"""Previews of answers: `Session.foretell` for each answer to an open question, within a budget."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from ...kernel.ask import Keys, Request, Seat
from ...kernel.chronicle import Line
from ...kernel.session import Session

MOST_ANSWERS = 40
BUDGET_S = 0.15  # for all answers to a question together


class Preview(msgspec.Struct, frozen=True):
    """A foretold answer as plain data, which can be sent from one process to another."""

    keys: Keys
    lines: tuple[Line, ...]
    next: Request | None
    settled: bool
    nothing: bool


class Previews(msgspec.Struct, frozen=True):
    """The answers foretold; not `complete` if there was no time for all, or if they are too many.
    Of answers that name several things each thing alone is foretold, where that is an answer."""

    previews: list[Preview]
    complete: bool


def preview(session: Session, seat: Seat, keys: Keys) -> Preview:
    """What one answer would do; `IllegalChoice` if it is none."""
    told = session.foretell(seat, keys)
    following = told.next and msgspec.structs.replace(told.next, reasons=None)
    return Preview(keys, told.lines, following, told.settled, told.nothing)


def preview_all(session: Session, request: Request, budget: float = BUDGET_S) -> Previews:
    """What each answer to a question would do, as many as the budget (in seconds) allows. The first
    one is not counted: a fresh worker reads the game's cards for it."""
    answers = single_answers(request)
    found = [preview(session, request.seat, keys) for keys in answers[:1]]
    end = time.perf_counter() + budget
    for keys in answers[1:MOST_ANSWERS]:
        if time.perf_counter() >= end:
            break
        found.append(preview(session, request.seat, keys))
    return Previews(found, len(found) == len(answers))


def single_answers(request: Request) -> Sequence[Keys]:
    """The answers that name one thing: one button each."""
    if request.kind == "amount":
        return [(str(number),) for number in range(request.least, request.most + 1)]
    if request.kind == "order" or not request.least <= 1 <= request.most:
        return []
    return [(key,) for key in request.keys]
