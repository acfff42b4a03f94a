"""Killing a busy process again and again, and looking what is left. Used by the test and by
`bench/kill.py`."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from fabletop.bots import RandomBot
from fabletop.kernel.chance import Chance
from fabletop.web.http.errors import Stale
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room

from .load import TABLES, Acknowledged

ROOT = Path(__file__).parents[2]


class Harvest(msgspec.Struct):
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    tables: int = 0
    entries: int = 0


def kill_often(url: str, folder: Path, kills: int, seed: int = 1) -> Harvest:
    """Start, kill at a random moment, check; so many times. Fails by AssertionError."""
    luck, harvest = Chance(seed), Harvest()
    log, tables = folder / "log", folder / "tables"
    for number in range(kills):
        _run_and_kill(url, log, tables, luck.below("moment", 1500) / 1000, number)
        harvest.kills += 1
        asyncio.run(_check(url, log, tables, harvest))
    return harvest


def _run_and_kill(url: str, log: Path, tables: Path, moment: float, number: int) -> None:
    """The moment is counted from the first acknowledgement; the very first kills and some others
    come earlier, while tables are being opened or set up."""
    before = log.stat().st_size if log.exists() else 0
    command = [
        sys.executable,
        "-m",
        "tests.web.load",
        url,
        str(log),
        str(tables),
        str(number * 100),
    ]
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore"}  # semaphores of the killed are no news
    process = subprocess.Popen(command, cwd=ROOT, env=quiet)
    try:
        for _ in range(0 if number % 5 == 4 else 600):
            if log.exists() and log.stat().st_size > before:
                break
            assert _alive(process, 0.05), "the process has ended by itself"
        _alive(process, moment)
        assert process.poll() is None, "the process has ended by itself"
    finally:
        process.kill()
        process.wait()


def _alive(process: subprocess.Popen[bytes], seconds: float) -> bool:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return True
    return False


async def _check(url: str, log: Path, file: Path, harvest: Harvest) -> None:
    """Every acknowledged line is in the journal, and every table goes on."""
    lines = log.read_bytes().splitlines() if log.exists() else []
    promised = [msgspec.json.decode(line, type=Acknowledged) for line in lines]
    tables = [one.partition(":")[2] for one in file.read_text().split()] if file.exists() else []
    rooms = Rooms(url, bot_workers=1)
    await rooms.start()
    try:
        harvest.entries = 0
        for table in tables:
            written = {one.version: one for one in await rooms.store.entries(table)}
            assert list(written) == list(range(1, len(written) + 1))
            harvest.entries += len(written)
            for line in promised:
                if line.table == table:
                    entry = written[line.version]
                    assert (entry.kind, entry.seat) == (line.kind, line.seat), line
                    assert line.kind != "choice" or sorted(entry.keys) == sorted(line.keys)
        for table in tables[-TABLES:]:
            await _goes_on(await rooms.room(table))
        harvest.acknowledged, harvest.tables = len(promised), len(tables)
    finally:
        await rooms.stop()


async def _goes_on(room: Room) -> None:
    """Somebody's answer is taken; a bot that was woken with the room may be quicker for a while."""
    for request in list(room.session.requests):
        if room.seats[request.seat].kind == "human" and not request.optional:
            keys = RandomBot(7).choose(room.session, request)
            key = f"check/{room.version}"
            before = room.version
            try:
                assert await room.answer(request.seat, keys, version=before, key=key) > before
            except Stale:
                assert any(one.kind == "bot" for one in room.seats)
                await _goes_on(room)
            return
    waits_for_bot = any(room.seats[one.seat].kind == "bot" for one in room.session.requests)
    assert room.session.over or waits_for_bot
