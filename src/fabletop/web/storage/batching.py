"""Write batching (group commit): entries of many tables in one transaction.

While one batch is being written the next one gathers, so a busy server commits a few times for
fifty tables instead of fifty times, and nobody waits longer than for two commits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor

import msgspec
from sqlalchemy.exc import IntegrityError

from .entries import Entry


class Change(msgspec.Struct, frozen=True):
    """Entries of one table; `checkpoint` gives the saved session as it is after them."""

    table: str
    entries: Sequence[Entry]
    checkpoint: Callable[[], str] | None = None


Write = Callable[[Sequence[Change]], None]


class BatchWriter:
    """One writer thread; changes that come while it is busy are committed together. A batch in
    which one change collides with a newer one is written change by change, so only that one
    fails."""

    def __init__(self, threads: Executor, write: Write) -> None:
        self._threads = threads
        self._write = write
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._busy: asyncio.Task[None] | None = None

    async def append(self, change: Change) -> None:
        """Returns after the commit; `IntegrityError` if there is a newer entry."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, written))
        if self._busy is None or self._busy.done():
            self._busy = asyncio.create_task(self._work())
        await written

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._commit([change for change, _ in batch])
            except IntegrityError:
                for change, written in batch:
                    await self._alone(change, written)
            except Exception as error:
                for _, written in batch:
                    _settle(written, error)
            else:
                for _, written in batch:
                    _settle(written, None)

    async def _alone(self, change: Change, written: asyncio.Future[None]) -> None:
        try:
            await self._commit([change])
        except Exception as error:
            _settle(written, error)
        else:
            _settle(written, None)

    async def _commit(self, changes: Sequence[Change]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._write, changes)


def _settle(written: asyncio.Future[None], error: Exception | None) -> None:
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
