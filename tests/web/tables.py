"""Tables for tests: rooms on a fresh SQLite file, and a hand that plays legal answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from fabletop.bots import RandomBot
from fabletop.kernel.ask import Request
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room


def humans(*names: str) -> list[SeatPlan]:
    return [SeatPlan("human", name) for name in names]


def plan(*seats: SeatPlan, hot_seat: bool = False, seed: int | None = 5) -> TablePlan:
    return TablePlan("witcher", list(seats), hot_seat=hot_seat, seed=seed)


@asynccontextmanager
async def opened(
    where: Path | str, bot_workers: int = 1, idle_timeout: float = 60.0
) -> AsyncIterator[Rooms]:
    url = where if isinstance(where, str) else f"sqlite:///{where}/tables.db"
    rooms = Rooms(url, bot_workers=bot_workers, idle_timeout=idle_timeout)
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.stop()


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(story(), 120)

    asyncio.run(limited())


def asked(room: Room, seats: Sequence[int] | None = None) -> Request | None:
    """The first question that must be answered, of these seats or of any person."""
    for request in room.session.requests:
        person = room.seats[request.seat].kind != "bot" if seats is None else request.seat in seats
        if person and not request.optional:
            return request
    return None


async def play(room: Room, choices: int, seed: int = 1) -> int:
    """Let the people answer at random; how many answers they gave."""
    given, version = 0, room.version
    bot = RandomBot(seed)
    async for version in room.listen():
        while given < choices and (request := asked(room)) is not None:
            keys = bot.choose(room.session, request)
            version = room.version
            await room.answer(request.seat, keys, version=version, key=f"play/{version}")
            given += 1
        if given == choices or room.session.over:
            break
    return given
