"""`fabletop serve` as a process, played by programs over HTTP and killed in the middle of it. Used
by the test and by `bench/kill.py --http`."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec

from fabletop.kernel.chance import Chance
from fabletop.web.storage import Entry, Store

TABLES = 3
LONGEST = 700  # milliseconds from the first acknowledgement to the kill
START = 120  # seconds; the machine may be busy


class Wish(msgspec.Struct, frozen=True):
    """An answer as it was sent."""

    table: str
    seat: str
    version: int
    keys: list[str]
    key: str


class Harvest(msgspec.Struct):
    """What came of it: `resent` were sent again after a kill that came before the reply."""

    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    tables: int = 0
    entries: int = 0


class Program:
    """Plays both seats of one table, answer by answer, and remembers what it was told."""

    def __init__(self, number: int, seed: int) -> None:
        self.number, self.luck = number, Chance(seed + number)
        self.table, self.tokens = "", dict[str, str]()
        self.tables: list[str] = []
        self.sent: Wish | None = None
        self.told: list[tuple[Wish, int]] = []
        self.refused: list[Wish] = []
        self.resent = 0

    def play(self, address: str) -> None:
        """Until nobody answers any more."""
        with suppress(httpx.TransportError), _client(address) as client:
            while True:
                self.step(client)

    def step(self, client: httpx.Client) -> None:
        """One answer. What was sent before a kill is sent once more, exactly as it was."""
        if self.sent is not None:
            self.resent += 1
        wish = self.sent = self.sent or self._next(client)
        body = {"version": wish.version, "keys": wish.keys, "key": wish.key}
        path, bearer = f"/tables/{wish.table}/answer", self._bearer(wish.seat)
        reply = client.post(path, json=body, headers=bearer)
        assert reply.status_code in (200, 409), reply.text
        self.sent = None
        if reply.status_code == 200:
            self.told.append((wish, reply.json()["version"]))
        else:
            self.refused.append(wish)

    def _next(self, client: httpx.Client) -> Wish:
        while True:
            if not self.table:
                self._open(client)
            for seat in self.tokens:
                snap = client.get(f"/tables/{self.table}", headers=self._bearer(seat)).json()
                asked = [one for one in snap["questions"] if not one["optional"]]
                if asked:
                    key = f"program-{self.number}-{self.luck.below('key', 1 << 60)}"
                    return Wish(self.table, seat, snap["version"], self._keys(asked[0]), key)
            assert snap["over"], "nobody is asked, and it is not over"
            self.table = ""

    def _open(self, client: httpx.Client) -> None:
        seats = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]
        reply = client.post("/tables", json={"game": "witcher", "seats": seats})
        assert reply.status_code == 201, reply.text
        made = reply.json()
        self.table, self.tokens = made["table"], made["seats"]
        self.tables.append(self.table)

    def _keys(self, question: dict[str, Any]) -> list[str]:
        """Any lawful answer."""
        keys = [one["key"] for one in question["answers"]]
        if question["kind"] == "amount":
            return [str(question["least"])]
        if question["kind"] == "pick":
            return [keys[self.luck.below("pick", len(keys))]]
        return keys[: question["least"]]

    def _bearer(self, seat: str) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}


def kill_served(url: str, folder: Path, kills: int, seed: int = 1) -> Harvest:
    """Serve, play, kill -9 at a random moment, so many times; then everything acknowledged is
    there and every table goes on. Fails by AssertionError."""
    luck = Chance(seed)
    programs = [Program(number, 100 * seed) for number in range(TABLES)]
    for _ in range(kills):
        _play_and_kill(url, folder, programs, luck.below("moment", LONGEST) / 1000)
    with serving(url, folder) as (_, address), _client(address) as client:
        for program in programs:
            before = len(program.told)
            for _ in range(4):  # one may have to be sent again, and be too late by now
                program.step(client)
            assert len(program.told) > before, "a table does not go on"
    harvest = Harvest(kills, resent=sum(one.resent for one in programs))
    asyncio.run(_check(url, programs, harvest))
    return harvest


def _play_and_kill(url: str, folder: Path, programs: list[Program], moment: float) -> None:
    def told() -> int:
        return sum(len(one.told) for one in programs)

    with serving(url, folder) as (process, address), ThreadPoolExecutor(TABLES) as pool:
        before = told()
        playing = [pool.submit(one.play, address) for one in programs]
        until = time.monotonic() + START
        while told() == before and not any(one.done() for one in playing):
            assert time.monotonic() < until, "nothing was acknowledged"
            time.sleep(0.005)
        time.sleep(moment)
        assert process.poll() is None, "the server has ended by itself"
        process.kill()
        for one in playing:
            one.result(START)


@contextmanager
def serving(url: str, folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server as a user starts it, and its address; it is ended properly if it still runs."""
    fabletop = str(Path(sys.executable).with_name("fabletop"))
    command = [fabletop, "serve", "--port", "0", "--no-browser", "--thinkers", "1", "--db", url]
    env = os.environ | {"XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "LANGUAGE": "en"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://[^ ]+:\d+", said)
        assert address, f"the server did not start: {said!r}"
        yield process, address[0]
    finally:
        process.terminate()
        process.wait(START)


def _client(address: str) -> httpx.Client:
    return httpx.Client(base_url=f"{address}/api/v1", timeout=60)


async def _check(url: str, programs: list[Program], harvest: Harvest) -> None:
    """Each acknowledged answer is written once, as it was given; a refused one is not."""
    store = Store(url)
    await store.start()
    try:
        written: dict[str, list[Entry]] = {}
        for table in (one for program in programs for one in program.tables):
            entries = await store.entries(table)
            assert [one.version for one in entries] == list(range(1, len(entries) + 1))
            harvest.tables, harvest.entries = harvest.tables + 1, harvest.entries + len(entries)
            for entry in entries:
                written.setdefault(entry.key or "", []).append(entry)
    finally:
        await store.stop()
    for program in programs:
        for wish, version in program.told:
            found = written.get(wish.key, [])
            assert len(found) == 1, f"{wish} was acknowledged and is written {len(found)} times"
            entry = found[0]
            assert (str(entry.seat), sorted(entry.keys)) == (wish.seat, sorted(wish.keys))
            assert wish.version < entry.version <= version
        assert not [one for one in program.refused if one.key in written]
        harvest.acknowledged += len(program.told)
