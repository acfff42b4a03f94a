"""Other workers at the same database: hearing of their changes, and owning tables among them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from ..kernel.ask import Keys, Seat
from .storage import Store
from .tables.tryout import Tried

if TYPE_CHECKING:
    from .storage.listen import Hearing
    from .tables.room import Room

LOOK_AROUND = 2.0  # seconds between looks for tables whose owner has gone
MOST_TRIES = 500  # of other workers, remembered for tables that are not at hand yet
LONGEST_NEWS = 7_000  # bytes; PostgreSQL carries 8,000

log = logging.getLogger(__name__)


class Neighbours:
    """Keeps the rooms of this process in step with what other workers write."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._hearing: Hearing | None = None
        self._looking: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()
        self._name = secrets.token_hex(4)
        self._tries: OrderedDict[tuple[str, Seat], Tried] = OrderedDict()

    async def start(self) -> None:
        from .storage.listen import Hearing  # needs psycopg, which only PostgreSQL does

        loop = asyncio.get_running_loop()
        self._hearing = Hearing(
            self._store.address,
            lambda table, version: _soon(loop, self._heard, table, version),
            lambda table, news: _soon(loop, self._told, table, news),
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

    async def share(
        self, table: str, seat: Seat, moved: int, answers: list[Keys] | None
    ) -> None:  # fmt: skip
        """Tell the other workers what a seat tries out."""
        self._tries.pop((table, seat), None)  # what was heard of it before is old
        news = msgspec.json.encode(Tried(self._name, seat, moved, answers)).decode()
        if len(news) > LONGEST_NEWS:
            log.warning("a try at table %s is too long to be told to other workers", table)
            return
        await self._store.announce(table, news)

    async def welcome(self, room: Room) -> None:
        """A room just set up takes over what its seats are trying out elsewhere."""
        for (table, _), tried in list(self._tries.items()):
            if table == room.id:
                await self._take_over(room, tried)

    def _heard(self, table: str, version: int) -> None:
        room = self._rooms.get(table)
        if room is not None and version > room.version:
            self._soon(room.catch_up())

    def _told(self, table: str, news: str) -> None:
        tried = msgspec.json.decode(news, type=Tried)
        if tried.worker == self._name:
            return
        self._tries.pop((table, tried.seat), None)
        if tried.answers is not None:
            self._tries[table, tried.seat] = tried
            if len(self._tries) > MOST_TRIES:
                self._tries.popitem(last=False)
        room = self._rooms.get(table)
        if room is not None:
            self._soon(self._take_over(room, tried))

    async def _take_over(self, room: Room, tried: Tried) -> None:
        if tried.moved > room.course.moved:
            await room.catch_up()
        room.take_over(tried.seat, tried.moved, tried.answers)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
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
