"""Light enough for a phone on a train: the first page, the later snapshots, and the start."""

from __future__ import annotations

import os
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page

from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts, start_server
from .house import House
from .truth import Wanted, reached

KB = 1024
PAGE = 150 * KB
SNAPSHOT = 15 * KB
START = 2.0  # seconds
START_BUSY = 5.0  # of the process's own time, on a machine that others keep busy


def _late(session: Session, request: Request) -> bool:
    return bool(session.state.round > 8)


def _fighting(session: Session, request: Request) -> bool:
    return request.rule == "WI-COMBO-2"


class Scales:
    """What a page brings over the wire, as the browser counts it."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.bytes = 0
        self.talk: CDPSession = context.new_cdp_session(page)
        self.talk.on("Network.loadingFinished", self._add)
        self.talk.send("Network.enable")

    def _add(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])


@pytest.mark.parametrize("where", ["lobby", "table"])
def test_a_fresh_page(house: House, contexts: Contexts, where: str) -> None:
    context = contexts()
    path = "/"
    if where == "table":
        path = "/t/" + house.bring(context, reached(5, _late), "you", *["greedy"] * 4)
    page = context.new_page()
    scales = Scales(context, page)
    page.goto(house.address + path)
    page.wait_for_timeout(500)
    assert 10 * KB < scales.bytes <= PAGE, f"{scales.bytes:,} bytes"


@pytest.mark.parametrize("moment", [_late, _fighting], ids=["late", "fight"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_snapshot(house: House, contexts: Contexts, moment: Wanted, seats: int) -> None:
    context = contexts()
    table = house.bring(context, reached(seats, moment), "you", *["open"] * (seats - 1))
    token = house.token(context, table, "seat-0")
    path = f"{house.address}/t/{table}/table?seat=0"
    headers = {"accept-encoding": "gzip", "cookie": f"seat-0={token}"}
    with httpx.stream("GET", path, headers=headers) as reply:
        assert reply.status_code == 200
        size = sum(len(part) for part in reply.iter_raw())
        assert reply.headers["content-encoding"] == "gzip"
    assert size <= SNAPSHOT, f"{size:,} bytes"


def test_the_start(tmp_path: Path) -> None:
    """Best of three. On a machine that others keep busy the process's own time counts."""
    taken = [_start(tmp_path / f"{number}.db") for number in range(3)]
    wall, own = min(taken)[0], min(one[1] for one in taken)
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    assert (own < START_BUSY) if busy else (wall < START), taken


def _start(file: Path) -> tuple[float, float]:
    """Seconds until the server says it is ready: by the clock, and of its own work."""
    begin = time.monotonic()
    process = start_server(file)
    try:
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        wall = time.monotonic() - begin
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return wall, own
    finally:
        process.terminate()
        process.wait(15)
