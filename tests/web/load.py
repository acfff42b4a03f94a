"""A process under load, made to be killed: five tables, played at random as fast as they go.

What was acknowledged is written to a log after the acknowledgement, as a client would note it.
Usage: python -m tests.web.load URL LOG TABLES SEED
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from fabletop.bots import RandomBot
from fabletop.kernel.chance import Chance
from fabletop.kernel.session.legal import IllegalChoice
from fabletop.web.http.errors import NotAllowed, Stale
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room

TABLES = 5


class Acknowledged(msgspec.Struct):
    """One line of the log."""

    table: str
    version: int
    kind: str
    seat: int
    keys: list[str] = []


class Log:
    """Lines that are in the hands of the system as soon as they are written."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)

    def write(self, line: Acknowledged) -> None:
        os.write(self._file, msgspec.json.encode(line) + b"\n")


async def table(rooms: Rooms, file: Path, number: int) -> str:
    """The table of this number: an old one that is not over, or a new one."""
    known = file.read_text().split() if file.exists() else []
    mine = [one for one in known if one.startswith(f"{number}:")]
    if mine:
        id = mine[-1].partition(":")[2]
        if not (await rooms.room(id)).session.over:
            return id
    seats = [SeatPlan("human", "Ann"), SeatPlan("human", "Ben")]
    if number % 2:
        seats.append(SeatPlan("bot", bot="random"))
    opened = await rooms.create(TablePlan("witcher", seats))
    with file.open("a") as out:
        out.write(f"{number}:{opened.table}\n")
    return opened.table


async def play(rooms: Rooms, file: Path, number: int, log: Log, luck: Chance) -> None:
    while True:
        room = await rooms.room(await table(rooms, file, number))
        async for _ in room.listen():
            if room.session.over:
                break
            with suppress(Stale, IllegalChoice, NotAllowed):
                await act(room, log, luck)
            await asyncio.sleep(0)


async def act(room: Room, log: Log, luck: Chance) -> None:
    """Mostly an answer, at times a word, an undo, a vote."""
    wish = luck.below("wish", 40)
    if wish == 0:
        log.write(Acknowledged(room.id, await room.chat(0, "Well met!"), "chat", 0))
    elif wish == 1 or room.log.ballot is not None:
        await take_back(room, log)
    else:
        for request in room.session.requests:
            if room.seats[request.seat].kind == "human" and not request.optional:
                keys = RandomBot(luck.below("bot", 1 << 40)).choose(room.session, request)
                before, key = room.version, f"load/{luck.below('key', 1 << 60)}"
                version = await room.answer(request.seat, keys, version=before, key=key)
                log.write(Acknowledged(room.id, version, "choice", request.seat, list(keys)))
                again = await room.answer(request.seat, keys, version=before, key=key)
                assert again == version
                return


async def take_back(room: Room, log: Log) -> None:
    if room.log.ballot is None:
        await room.undo(0)
    if room.log.ballot is not None:
        version = await room.vote(1, True)
        log.write(Acknowledged(room.id, version, "undo", 0))


async def main(url: str, log: str, file: str, seed: str) -> None:
    rooms = Rooms(url, bot_workers=1)
    await rooms.start()
    players = (
        play(rooms, Path(file), number, Log(log), Chance(int(seed) + number))
        for number in range(TABLES)
    )
    await asyncio.gather(*players)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
