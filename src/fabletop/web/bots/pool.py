"""The process pool in which bots think; never in the event loop.

Workers are started when the first table with a bot is opened. One that dies is replaced, and what
it was asked is asked again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from ...bots.mcts import Advice
from ...bots.mcts.analysis import Costly
from ...kernel.ask import Keys, Seat
from . import worker
from .foretell import Previews

T = TypeVar("T")

ATTEMPTS = 5  # to run a task whose worker died
logger = logging.getLogger(__name__)


class BotPool:
    """A few worker processes, replaced when one dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._one_analysis = asyncio.Lock()

    async def choose(
        self, text: str, bot: str, seat: Seat, seed: int, passed: frozenset[str] = frozenset()
    ) -> worker.Thought:
        """A bot's answer."""
        return await self._ask(worker.choose, text, bot, seat, seed, passed)

    async def advise(self, text: str, seat: Seat, seed: int) -> Advice:
        return await self._ask(worker.advise, text, seat, seed)

    async def foretell(self, text: str, seat: Seat, keys: Keys | None = None) -> Previews:
        """What this answer would do, or each one."""
        return await self._ask(worker.foretell, text, seat, keys)

    async def analyse(self, text: str, seat: Seat, seed: int) -> tuple[Costly, ...]:
        """One after another, so that a long thought leaves somebody to think for the tables."""
        async with self._one_analysis:
            return await self._ask(worker.analyse_game, text, seat, seed)

    def warm(self, game: str) -> None:
        """Start the workers, unless they run already, and let them read the game's cards."""
        if self._pool is None:
            for _ in range(self.workers):
                self._started().submit(worker.warm, game)

    def stop(self) -> None:
        """The workers go when they have finished the thought they are at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, work: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self._started()
            with suppress(BrokenProcessPool):
                asked = loop.run_in_executor(pool, work, *args)
                asked.add_done_callback(_retrieve_exception)
                return await asyncio.shield(asked)  # a cancelled one upsets a pool that breaks
            logger.warning("a bot worker died; the pool is started again")
            self._replace(pool)
        raise BrokenProcessPool(f"{ATTEMPTS} workers in a row have died of {work.__name__}")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=worker.begin,
            )
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Several questions may have been lost with the same pool: only the first replaces it."""
        if self._pool is broken:
            self._pool = None
            broken.shutdown(wait=False)


def _retrieve_exception(asked: asyncio.Future[T]) -> None:
    """Nobody may be waiting any more, so take note of a failure here."""
    if not asked.cancelled():
        asked.exception()
