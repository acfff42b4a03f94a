"""Processes with limits of time and memory, for what comes in strangers' files.

A foreign position may make the rules compute for ever or fill the memory. That happens neither in
the event loop nor in the thread that loads tables: a process ends at its limit, and everybody else
plays on.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from ..bots import worker

P = ParamSpec("P")
T = TypeVar("T")

PROCESSES = 2
CPU_S = 5  # for one piece of work
WALL_CLOCK_S = 30  # a process that sleeps uses no processor
MEMORY_BYTES = 1 << 30  # address space of a process


class TooMuch(RuntimeError):
    """Work that went beyond the limits."""


class LimitedProcesses:
    """A few processes, started when first needed. Each has a pool of its own, so that one that
    dies takes nobody else's work with it."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self._free = asyncio.Semaphore(processes)
        self._idle: list[ProcessPoolExecutor] = []
        self._pools: set[ProcessPoolExecutor] = set()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it within the limits. Raises TooMuch, and what the work raises."""
        task = asyncio.create_task(self._run(work, *args, **kwargs))
        return await asyncio.shield(task)  # seen through, so that the next one has its turn

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._free:
            pool = self._idle.pop() if self._idle else self._started()
            try:
                done = pool.submit(bounded, partial(work, *args, **kwargs))
                return await asyncio.wrap_future(done)
            except BrokenProcessPool:
                self._pools.discard(pool)
                pool.shutdown(wait=False)
                raise TooMuch("the process that did it has ended") from None
            except MemoryError:
                raise TooMuch("it needs too much memory") from None
            finally:
                if pool in self._pools:
                    self._idle.append(pool)

    def stop(self) -> None:
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools.clear()
        self._idle.clear()

    def _started(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=begin)
        self._pools.add(pool)
        return pool


# In the process


def begin() -> None:
    """Run once in each new process."""
    worker.begin()
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, hard))


def bounded(work: Callable[[], T]) -> T:
    """Do the work; at the limit the system ends the process (SIGXCPU, SIGALRM)."""
    limit_cpu()
    if sys.platform == "win32":
        return work()
    signal.setitimer(signal.ITIMER_REAL, WALL_CLOCK_S)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def limit_cpu() -> None:
    """From now on so many seconds."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + CPU_S, hard))
