"""Rehearsing an answer at a foreign table: one that goes on from a position of somebody's file.

Answers are tried and given in the event loop. What the rules make of a position that no game has
led to is found out beforehand, in a process with limits: an answer that takes too long there is
refused, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

import fabletop

from ...kernel.ask import Seat
from ...kernel.session import Session
from ...kernel.session.legal import IllegalChoice
from ..time_limit import time_limit
from .limited import LimitedProcesses, TooMuch
from .load import warm

SLOWEST_ANSWER_S = 0.25  # CPU time, with the views of all seats; those of honest games take 0.02


async def is_playable(
    processes: LimitedProcesses, session: Session, seat: Seat, keys: Sequence[str]
) -> bool:
    """Does this answer lead to a position that can be shown, in good time?"""
    try:
        return await processes.run(rehearse, session.save(past=False), seat, tuple(keys))
    except TooMuch:
        return False


def rehearse(text: str, seat: Seat, keys: tuple[str, ...]) -> bool:
    """In the process: answer and look."""
    session = fabletop.resume(text)
    warm(session.game.id)
    try:
        with time_limit(SLOWEST_ANSWER_S):
            session.answer(seat, keys)
            show(session)
    except IllegalChoice:  # refused in words where it is really given
        return True
    except Exception:  # a position that only looks like one
        return False
    return True


def show(session: Session) -> None:
    """What everybody sees of it."""
    for seat in (None, *range(session.journal.seats)):
        session.view(seat)
        session.log(seat)
