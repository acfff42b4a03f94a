"""Several worker processes at one database: change notifications (LISTEN/NOTIFY) and table leases.

A worker that is notified of a newer version applies its entries. The bots of a table run in the
worker that holds its lease; a lease whose holder died is taken over by another worker.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from ..kernel.ask import Keys, Seat
from .storage import Store
from .tables.room import Room
from .tables.tryout import SharedTryOut

if TYPE_CHECKING:
    from .storage.listen import Listener  # needs psycopg

LEASE_POLL_S = 2.0  # between attempts to take over leases whose holder has gone
MOST_TRY_OUTS = 500  # of other workers, kept for tables that are not loaded here yet
MAX_PAYLOAD_BYTES = 7_000  # PostgreSQL carries 8,000

logger = logging.getLogger(__name__)


class Cluster:
    """Keeps the rooms of this process up to date with what other workers write."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._listener: Listener | None = None
        self._polling: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._name = secrets.token_hex(4)
        self._try_outs: OrderedDict[tuple[str, Seat], SharedTryOut] = OrderedDict()

    async def start(self) -> None:
        from .storage.listen import Listener  # needs psycopg, which only PostgreSQL does

        loop = asyncio.get_running_loop()
        self._listener = Listener(
            self._store.address,
            lambda table, version: _soon(loop, self._on_version, table, version),
            lambda table, news: _soon(loop, self._on_message, table, news),
            lambda: _soon(loop, self._on_reconnect),
        )
        await asyncio.to_thread(self._listener.start)
        self._polling = asyncio.create_task(self._poll_leases())

    async def stop(self) -> None:
        if self._polling is not None:
            self._polling.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)

    async def claim(self, table: str) -> bool:
        """Try to get the lease of a table."""
        leases = self._store.leases
        return leases is not None and await asyncio.to_thread(leases.claim, table)

    async def release(self, table: str) -> None:
        if self._store.leases is not None:
            await asyncio.to_thread(self._store.leases.release, table)

    async def share(
        self, table: str, seat: Seat, game_version: int, answers: list[Keys] | None
    ) -> None:
        """Tell the other workers what a seat tries out."""
        self._try_outs.pop((table, seat), None)  # what was heard of it before is old
        news = msgspec.json.encode(SharedTryOut(self._name, seat, game_version, answers)).decode()
        if len(news) > MAX_PAYLOAD_BYTES:
            logger.warning("a try at table %s is too long to be told to other workers", table)
            return
        await self._store.announce(table, news)

    async def restore_try_outs(self, room: Room) -> None:
        """A room just loaded adopts the what-ifs that its seats have open at other workers."""
        for (table, _), tried in list(self._try_outs.items()):
            if table == room.id:
                await self._adopt(room, tried)

    def _on_version(self, table: str, version: int) -> None:
        room = self._rooms.get(table)
        if room is not None and version > room.version:
            self._start(room.catch_up())

    def _on_message(self, table: str, news: str) -> None:
        tried = msgspec.json.decode(news, type=SharedTryOut)
        if tried.worker == self._name:
            return
        self._try_outs.pop((table, tried.seat), None)
        if tried.answers is not None:
            self._try_outs[table, tried.seat] = tried
            if len(self._try_outs) > MOST_TRY_OUTS:
                self._try_outs.popitem(last=False)
        room = self._rooms.get(table)
        if room is not None:
            self._start(self._adopt(room, tried))

    async def _adopt(self, room: Room, tried: SharedTryOut) -> None:
        if tried.game_version > room.log.game_version:
            await room.catch_up()
        room.adopt_try_out(tried.seat, tried.game_version, tried.answers)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _on_reconnect(self) -> None:
        for table in self._rooms:
            self._on_version(table, 1 << 62)

    async def _poll_leases(self) -> None:
        """Try for ever: a database that fails for a moment must not end it."""
        while True:
            await asyncio.sleep(LEASE_POLL_S)
            try:
                await self._take_over_leases()
            except Exception:
                logger.exception("the leases could not be checked")

    async def _take_over_leases(self) -> None:
        """Take over leases whose holder has gone; after a lost connection we hold none."""
        leases = self._store.leases
        if leases is None or not await asyncio.to_thread(leases.alive):
            for room in self._rooms.values():
                room.bots.owned = False
            return
        for table, room in list(self._rooms.items()):
            if not room.bots.owned and await self.claim(table):
                room.bots.owned = True  # so that catching up wakes the bots
                try:
                    await room.catch_up()
                except Exception:
                    room.bots.owned = False  # and so it is tried again
                    raise


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[..., None], *args: object) -> None:
    """Call from another thread, unless the loop has ended meanwhile."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(work, *args)
