"""Importing a journal file: read, inspected and tried out in a process with limits.

A stranger's file may make the rules compute for ever or fill the memory. That happens neither in
the event loop nor in the thread that loads tables: the process ends at its limit, the file is
refused, and everybody else plays on.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from ...bots import RandomBot
from ...games import with_parts
from ...kernel.session import Session
from ...kernel.session.journal import BadJournal, Journal
from ..bots import worker
from .load import imported, same_rules, warm

if sys.platform != "win32":
    import resource

CPU_S = 5  # for one file
MEMORY_BYTES = 1 << 30  # address space of the process
TRIALS = 4  # games played on from the position of a file, at random
TRIAL_ANSWERS = 40  # in each of them
SLOWEST_ANSWER_S = 0.5  # CPU time: answers are tried in the event loop


class Imported(NamedTuple):
    """A game taken over from a file, as the store wants it."""

    game: str
    seats: int
    options: dict[str, str]
    start: str
    checkpoint: str


class Importer:
    """Reads files in a process, one after another; a process that dies is replaced."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._one = asyncio.Lock()

    async def read(self, text: str) -> Imported:
        """The game in a file. Raises BadJournal, BadSetup."""
        reading = asyncio.create_task(self._read(text))
        return await asyncio.shield(reading)  # seen through, so that the next one has its turn

    async def _read(self, text: str) -> Imported:
        async with self._one:
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._started(), examine, text)
            except BrokenProcessPool:
                self.stop()
                raise _too_much("the process that read it has ended") from None
            except MemoryError:
                raise _too_much("it needs too much memory") from None

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=begin
            )
        return self._pool


# In the process


def begin() -> None:
    """Run once in each new process."""
    worker.begin()
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, hard))


def examine(text: str) -> Imported:
    """Read a file and try out what is in it, within the limits."""
    limit_cpu()
    journal = Journal.from_json(text)
    if journal.game in with_parts():
        warm(journal.game)
        limit_cpu()  # reading the game's cards is no fault of the file
    return take(journal)


def take(journal: Journal) -> Imported:
    """The game of a journal; a position that it brings is tried out."""
    session = imported(journal)
    if not same_rules(journal):
        play_trials(session)
    start = session.journal.to_json()
    return Imported(journal.game, journal.seats, journal.options, start, session.save())


def limit_cpu() -> None:
    """Grant `CPU_S` seconds from now on; then the system ends the process (SIGXCPU)."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + CPU_S, hard))


def play_trials(session: Session) -> None:
    """A position must be one that can be shown and played. Raises BadJournal."""
    try:
        for seat in (None, *range(session.journal.seats)):
            session.view(seat)
            session.log(seat)
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
