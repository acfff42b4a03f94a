"""Importing a journal file: read, inspected and tried out in a process with limits."""

from __future__ import annotations

import time
from typing import NamedTuple

from ...bots import RandomBot
from ...games import with_parts
from ...kernel.session import Session
from ...kernel.session.journal import BadJournal, Journal
from .limited import LimitedProcesses, TooMuch, limit_cpu
from .load import imported, same_rules, warm
from .rehearsal import SLOWEST_ANSWER_S, show

TRIALS = 4  # games played on from the position of a file, at random
TRIAL_ANSWERS = 40  # in each of them


class Imported(NamedTuple):
    """A game taken over from a file, as the store wants it."""

    game: str
    seats: int
    options: dict[str, str]
    start: str
    checkpoint: str
    foreign: bool  # it goes on from a position that nobody has played to here


async def read(processes: LimitedProcesses, text: str) -> Imported:
    """The game in a file. Raises BadJournal, BadSetup."""
    try:
        return await processes.run(examine, text)
    except TooMuch as why:
        raise _too_much(str(why)) from None


# In the process


def examine(text: str) -> Imported:
    """Read a file and try out what is in it."""
    journal = Journal.from_json(text)
    if journal.game in with_parts():
        warm(journal.game)
        limit_cpu()  # reading the game's cards is no fault of the file
    return take(journal)


def take(journal: Journal) -> Imported:
    """The game of a journal; a position that it brings is tried out."""
    session = imported(journal)
    foreign = not same_rules(journal)
    if foreign:
        play_trials(session)
    start = session.journal.to_json()
    saved = session.save()
    return Imported(journal.game, journal.seats, journal.options, start, saved, foreign)


def play_trials(session: Session) -> None:
    """A position must be one that can be shown and played. Raises BadJournal."""
    try:
        show(session)
        for seed in range(TRIALS):
            _play_on(session.fork(), seed)
    except (BadJournal, MemoryError):
        raise
    except Exception as error:
        raise BadJournal(f"its position cannot be played: {error!r}", fault="position") from None


def _play_on(session: Session, seed: int) -> None:
    player, seats = RandomBot(seed), session.journal.seats
    for number in range(TRIAL_ANSWERS):
        if session.over:
            return
        request = session.requests[number % len(session.requests)]
        if not 0 <= request.seat < seats:
            raise BadJournal(f"it asks seat {request.seat}", fault="position")
        keys = player.choose(session, request)
        if request.optional and not keys:
            continue
        began = time.process_time()
        session.answer(request.seat, keys)
        if time.process_time() - began > SLOWEST_ANSWER_S:
            raise _too_much("an answer takes too long")


def _too_much(why: str) -> BadJournal:
    return BadJournal(f"This file goes beyond the limits of this server: {why}.", fault="limits")
