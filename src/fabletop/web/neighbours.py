"""Other workers at the same database: hearing of their changes, and owning tables among them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from .storage import Store

if TYPE_CHECKING:
    from .room import Room
    from .storage.hearing import Hearing

LOOK_AROUND = 2.0  # seconds between looks for tables whose owner has gone


class Neighbours:
    """Keeps the rooms of this process in step with what other workers write."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._hearing: Hearing | None = None
        self._looking: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        from .storage.hearing import Hearing  # needs psycopg, which only PostgreSQL does

        loop = asyncio.get_running_loop()
        self._hearing = Hearing(
            self._store.address,
            lambda table, version: _soon(loop, self._heard, table, version),
            lambda: _soon(loop, self._missed),
        )
        await asyncio.to_thread(self._hearing.start)
        self._looking = asyncio.create_task(self._look_around())

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        if self._hearing is not None:
            await asyncio.to_thread(self._hearing.stop)

    async def claim(self, table: str) -> bool:
        owning = self._store.owning
        return owning is not None and await asyncio.to_thread(owning.claim, table)

    async def release(self, table: str) -> None:
        if self._store.owning is not None:
            await asyncio.to_thread(self._store.owning.release, table)

    def _heard(self, table: str, version: int) -> None:
        room = self._rooms.get(table)
        if room is not None and version > room.version:
            task = asyncio.create_task(room.catch_up())
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    def _missed(self) -> None:
        for table in self._rooms:
            self._heard(table, 1 << 62)

    async def _look_around(self) -> None:
        """Take over tables whose owner has gone; if our own line was cut, own nothing."""
        while True:
            await asyncio.sleep(LOOK_AROUND)
            owning = self._store.owning
            if owning is None or not await asyncio.to_thread(owning.alive):
                for room in self._rooms.values():
                    room.bots.owned = False
                continue
            for table, room in list(self._rooms.items()):
                if not room.bots.owned and await self.claim(table):
                    room.bots.owned = True
                    await room.catch_up()


def _soon(loop: asyncio.AbstractEventLoop, work: object, *args: object) -> None:
    """Call from another thread, unless the loop has ended meanwhile."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(work, *args)  # type: ignore[arg-type]
