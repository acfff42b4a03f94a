"""What the web table costs: a server on one core, random clients on another.

    python bench/web.py [--tables 50] [--choices 10000] [--streams 500] [--alone] [--json]

A choice is measured from the first byte of the POST to the last byte of the reply, which holds the
page of the seat after the commit. Every seat listens to its stream meanwhile; one half of the
players learns of its turn from there. Four paces: that of people (each table waits 2 s on average
between its choices), busy (1 s), hurried (0.5 s), and as fast as the server can. Where npm is at
hand, boardgame.io's server stands the same paces afterwards (`rival.py`).

The paces are run with new games; "busy_old" is the busy one with games of every age, from the first
choice to nearly the last. For the memory, too, all tables go on from such games, anew before each
quarter of the choices, so that the server holds as many games of the same age whenever it is looked
at: what grows then is not the history of the games, which takes about 1 KB a choice
(tests/web/test_memory.py).

`stolen` is the part of the time in which somebody else had the processors of a virtual machine: a
choice that falls into it waits, whatever the server does.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import fabletop
import rival
from fabletop.bots import make

HUMAN, BUSY, HURRIED = 2.0, 1.0, 0.5
LONG = 60  # choices of a table at the busy pace: of a thousand the slowest ten say little
QUARTERS = 4  # memory is looked at after each quarter of the choices
LONELY = 2.0  # seconds after which the server forgets a table that was left
FORM = re.compile(
    r'<form class="ask[^>]*data-kind="(\w+)" data-least="(\d+)" data-most="(\d+)">(.*?)</form>',
    re.S,
)
KEY = re.compile(r'name="keys" value="([^"]*)"')
VERSION = re.compile(r'data-version="(\d+)"')
ASSET = re.compile(r'(?:src|href)="(/static/[^"#]+)')


class Wire:
    """One connection with keep-alive; only what a benchmark needs of HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(
        self,
        method: str,
        path: str,
        form: list[tuple[str, str]] | None = None,
        packed: bool = False,
    ) -> tuple[int, dict[str, str], bytes]:
        reader, _ = await self.open(method, path, form, packed)
        status, headers = await self.head(reader)
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        return status, headers, body

    async def open(
        self, method: str, path: str, form: list[tuple[str, str]] | None, packed: bool
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        body = urlencode(form or []).encode()
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = [
            f"{method} {path} HTTP/1.1",
            f"host: 127.0.0.1:{self.port}",
            f"cookie: {cookie}",
            f"accept-encoding: {'gzip' if packed else 'identity'}",
        ]
        if method == "POST":
            head += [
                f"content-length: {len(body)}",
                "content-type: application/x-www-form-urlencoded",
            ]
        self._streams[1].write("\r\n".join(head).encode() + b"\r\n\r\n" + body)
        return self._streams

    async def head(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        raw = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers: dict[str, str] = {}
        for line in raw[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
            headers[name.lower()] = value
        return int(raw[0].split()[1]), headers

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    choices: int = 0
    refused: int = 0
    heard: int = 0


@dataclass
class Player:
    """A seat: one connection for its choices, one for its stream."""

    table: str
    seat: int
    wire: Wire
    stream: Wire
    shown: str = ""


class Table:
    """Two players; whoever is asked answers at random."""

    def __init__(self, port: int, figures: Figures, luck: random.Random) -> None:
        self.port, self.figures, self.luck = port, figures, luck
        self.news = asyncio.Event()
        self.players: list[Player] = []
        self.listening: list[asyncio.Task[None]] = []
        self.id = ""

    async def open(self, journal: str = "") -> None:
        """A new game, or one that goes on from here."""
        self.close()
        wire = Wire(self.port)
        form = [("game", "witcher"), ("seat-0", "you"), ("seat-1", "open"), ("name", "A")]
        where, form = ("/import", [*form, ("journal", journal)]) if journal else ("/tables", form)
        _, headers, _ = await wire.send("POST", where, form)
        self.id = headers["location"].removeprefix("/t/")
        other = Wire(self.port)
        await other.send("GET", f"/s/{wire.cookies['invite-1']}")
        await other.send("POST", f"/t/{self.id}/sit?seat=1", [("name", "B")])
        self.players = [self._player(0, wire), self._player(1, other)]
        for player in self.players:
            self.listening.append(asyncio.create_task(self._listen(player)))

    def _player(self, seat: int, wire: Wire) -> Player:
        stream = Wire(self.port)
        stream.cookies = wire.cookies
        return Player(self.id, seat, wire, stream)

    def close(self) -> None:
        for task in self.listening:
            task.cancel()
        self.listening.clear()
        for player in self.players:
            player.wire.close()
            player.stream.close()

    async def _listen(self, player: Player) -> None:
        path = f"/t/{self.id}/stream?seat={player.seat}"
        reader, _ = await player.stream.open("GET", path, None, False)
        await player.stream.head(reader)
        while True:
            line = await reader.readline()
            if line.startswith(b"data: "):
                self.figures.heard += 1
                self._show(player, line[6:].decode())

    def _show(self, player: Player, text: str) -> None:
        if not player.shown or version(text) >= version(player.shown):
            player.shown = text
            self.news.set()

    async def play(self, until: int, pace: float) -> None:
        while self.figures.choices < until:
            if pace:
                await asyncio.sleep(self.luck.expovariate(1 / pace))
            asked = next((one for one in self.players if FORM.search(one.shown)), None)
            if asked is None:
                self.news.clear()
                try:
                    await asyncio.wait_for(self.news.wait(), 3)
                except TimeoutError:
                    await self._look()
                continue
            await self._choose(asked)

    async def _look(self) -> None:
        """Nothing was heard for a while: has the stream fallen behind, or is the game over?"""
        for player in self.players:
            self._show(player, await self._page(player))
        if not any(FORM.search(player.shown) for player in self.players):
            await self.open()

    async def _page(self, player: Player) -> str:
        _, _, body = await player.wire.send("GET", f"/t/{self.id}/table?seat={player.seat}")
        return body.decode()

    async def _choose(self, player: Player) -> None:
        keys = choice(player.shown, self.luck)
        form = [("seat", str(player.seat)), ("version", str(version(player.shown)))]
        form += [("keys", key) for key in keys]
        start = time.perf_counter()
        status, _, reply = await player.wire.send("POST", f"/t/{self.id}/answer", form, packed=True)
        self.figures.waits.append(time.perf_counter() - start)
        body = gzip.decompress(reply)
        if status == 200:
            self.figures.choices += 1
            self._show(player, body.decode())
        else:
            self.figures.refused += 1
            player.shown = await self._page(player)


def begun(luck: random.Random) -> str:
    """The journal of a game of two that is somewhere between its start and its end."""
    seed = luck.randrange(1 << 32)
    whole = played(seed, 1 << 32)
    return played(seed, int(luck.random() * whole.length)).journal.to_json()


def played(seed: int, choices: int) -> fabletop.Session:
    session, bot = fabletop.new("witcher", 2, seed, log=False), make("random", seed)
    while not session.over and session.length < choices:
        request = session.requests[0]
        session.answer(request.seat, bot.choose(session, request))
    return session


def version(text: str) -> int:
    found = VERSION.search(text)
    return int(found[1]) if found else -1


def choice(text: str, luck: random.Random) -> list[str]:
    """A random legal answer to the first question of a page."""
    found = FORM.search(text)
    assert found is not None
    kind, least, most = found[1], int(found[2]), int(found[3])
    keys = [unescape(key) for key in KEY.findall(found[4])]
    if kind == "amount" and not keys:
        return [str(luck.randint(least, most))]
    if kind == "order":
        return luck.sample(keys, len(keys))
    if kind == "pick_some":
        return luck.sample(keys, luck.randint(least, min(most, len(keys))))
    return [luck.choice(keys)]


# The server


def serve(folder: str, core: int) -> None:
    """The server process: the real application, without a ration of new tables."""
    os.sched_setaffinity(0, {core})
    import uvicorn

    from fabletop.web.app import create_app
    from fabletop.web.tables.registry import Rooms

    rooms = Rooms(f"sqlite:///{folder}/tables.db", bot_workers=1, idle_timeout=LONELY)
    app = create_app(rooms, key=b"bench", tables_at_once=10**9)
    config = uvicorn.Config(
        app, port=0, log_level="warning", access_log=False, timeout_keep_alive=600
    )
    server = uvicorn.Server(config)

    async def run() -> None:
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        print(server.servers[0].sockets[0].getsockname()[1], flush=True)
        await serving

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def spread(waits: list[float]) -> dict[str, float]:
    ordered = sorted(waits)
    return {
        "p50_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 2),
        "max_ms": round(1000 * ordered[-1], 2),
    }


async def sizes(port: int, table: Table) -> dict[str, int]:
    """Bytes on the wire, compressed: lobby, a table's first visit with all it loads, a snapshot."""
    player = table.players[0]
    _, _, lobby = await player.wire.send("GET", "/", packed=True)
    _, _, snapshot = await player.wire.send("GET", f"/t/{table.id}/table?seat=0", packed=True)
    _, _, page = await player.wire.send("GET", f"/t/{table.id}?seat=0", packed=True)
    _, _, plain = await player.wire.send("GET", f"/t/{table.id}?seat=0")
    loaded = len(page)
    for path in sorted(set(ASSET.findall(plain.decode()))):
        _, _, body = await player.wire.send("GET", unescape(path), packed=True)
        loaded += len(body)
    return {
        "lobby": len(lobby),
        "table": len(page),
        "first_visit": loaded,
        "snapshot": len(snapshot),
        "snapshot_plain": len(plain),
    }


async def watchers(port: int, tables: list[Table], count: int) -> list[asyncio.Task[int]]:
    """Spectators, spread over the tables."""

    async def watch(table: Table) -> int:
        wire, heard = Wire(port), 0
        wire.cookies = {"watch": table.players[0].wire.cookies["watch"]}
        reader, _ = await wire.open("GET", f"/t/{table.id}/stream", None, True)
        await wire.head(reader)
        try:
            while True:
                heard += len(await reader.read(1 << 16))
        except asyncio.CancelledError:
            return heard

    return [asyncio.create_task(watch(tables[n % len(tables)])) for n in range(count)]


async def phase(tables: list[Table], figures: Figures, count: int, pace: float) -> dict[str, float]:
    figures.waits.clear()
    before, start, busy = figures.choices, time.perf_counter(), ticks()
    await asyncio.gather(*(table.play(before + count, pace) for table in tables))
    seconds = time.perf_counter() - start
    made = figures.choices - before
    stolen, passed = (after - early for after, early in zip(ticks(), busy, strict=True))
    return {
        "choices": made,
        "per_second": round(made / seconds, 1),
        **spread(figures.waits),
        "stolen": round(stolen / passed, 4) if passed else 0.0,
    }


def ticks() -> tuple[int, int]:
    """Ticks of all processors that others had, and all ticks; zeros where nobody counts them."""
    try:
        counted = [int(one) for one in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    except OSError:
        return 0, 0
    return counted[7], sum(counted)


async def reopen(tables: list[Table], games: list[str]) -> None:
    for table, game in zip(tables, games, strict=True):
        await table.open(game)


async def measure(port: int, pid: int, wanted: argparse.Namespace) -> dict[str, object]:
    luck, figures = random.Random(wanted.seed), Figures()
    tables = [Table(port, figures, random.Random(luck.random())) for _ in range(wanted.tables)]
    games = [begun(luck) for _ in tables]
    for table in tables:
        await table.open()
    found: dict[str, object] = {"tables": wanted.tables}
    await phase(
        tables, figures, 20 * len(tables), 0.0
    )  # templates, voices and caches are warm afterwards
    found["sizes"] = await sizes(port, tables[0])
    found["human"] = await phase(tables, figures, 10 * len(tables), HUMAN)
    found["busy"] = await phase(tables, figures, LONG * len(tables), BUSY)
    found["hurried"] = await phase(tables, figures, 20 * len(tables), HURRIED)
    sizes_seen = []
    for quarter in range(-QUARTERS, QUARTERS + 1):  # until caches and checkpoints are full, and on
        await reopen(tables, games)
        found["flat_out"] = await phase(tables, figures, wanted.choices // QUARTERS, 0.0)
        await asyncio.sleep(2 * LONELY)
        if quarter >= 0:
            sizes_seen.append(round(memory(pid), 1))
    found["memory_mb"] = sizes_seen
    found["busy_old"] = await phase(tables, figures, LONG * len(tables), BUSY)
    extra = await watchers(port, tables, max(0, wanted.streams - 2 * len(tables)))
    found["streams"] = wanted.streams
    await asyncio.sleep(2)
    found["busy_with_streams"] = await phase(tables, figures, 20 * len(tables), BUSY)
    found["memory_with_streams_mb"] = round(memory(pid), 1)
    for task in extra:
        task.cancel()
    found["refused"] = figures.refused
    for table in tables:
        table.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--choices", type=int, default=10_000)
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io beside us")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if wanted.serve:
        serve(wanted.serve, cores[0])
        return
    os.sched_setaffinity(0, set(cores[1:]) or set(cores))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        env = {**os.environ}
        started = time.perf_counter()
        server = subprocess.Popen(
            ["taskset", "-c", str(cores[0]), *command], stdout=subprocess.PIPE, env=env
        )
        assert server.stdout is not None
        try:
            port = int(server.stdout.readline())
            starting = time.perf_counter() - started
            found = asyncio.run(measure(port, server.pid, wanted))
            found["start_s"] = round(starting, 2)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(10)
    if not wanted.alone:
        paces = {
            "human": (HUMAN, 10),
            "busy": (BUSY, LONG),
            "hurried": (HURRIED, 20),
            "flat_out": (0.0, 60),
        }
        count = wanted.tables
        loads = {name: (pace, count * choices) for name, (pace, choices) in paces.items()}
        found["boardgame.io"] = rival.measure(count, cores, loads)
    print(json.dumps(found, indent=None if wanted.json else 2))


if __name__ == "__main__":
    main()
