"""The real server, started once, and Debian's chromium in front of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from .chromium import launch
from .house import House
from .player import PATIENCE

expect.set_options(timeout=PATIENCE)

NO_CONNECTION = ("Failed to load resource", "Failed to fetch", "network error")

# As if chosen on an earlier visit; pages that are not ours have no storage
SETTINGS = """if (location.protocol.startsWith("http") && !localStorage.getItem("fabletop-pace")) {
  localStorage.setItem("fabletop-pace", "PACE");
  localStorage.setItem("fabletop-ask-always", "ALWAYS");
}"""

Contexts = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    """`fabletop serve` on a free port, with its database in a folder of its own."""
    with open_house() as made:
        yield made


@contextmanager
def open_house(packages: Path | None = None) -> Iterator[House]:
    """A running server; `packages` is a folder with further games installed."""
    with tempfile.TemporaryDirectory(prefix="fabletop-browser-") as folder:
        file = Path(folder) / "tables.db"
        process = start_server(file, packages)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"http://[^ ]+:\d+", said)
            assert address, f"the server did not start: {said!r}"
            yield House(address[0], file)
        finally:
            process.terminate()
            process.wait(60)


def start_server(file: Path, packages: Path | None = None) -> subprocess.Popen[str]:
    """The command a user would type; it says its address when it is ready."""
    fabletop = str(Path(sys.executable).with_name("fabletop"))
    command = [fabletop, "serve", "--port", "0", "--no-browser", "--tables-per-minute", "600"]
    env = os.environ | {"XDG_DATA_HOME": str(file.parent), "LANG": "C.UTF-8", "LANGUAGE": "en"}
    if packages is not None:
        env["PYTHONPATH"] = os.pathsep.join([str(packages), env.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [*command, "--db", f"sqlite:///{file}"], stdout=subprocess.PIPE, text=True, env=env
    )


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One chromium for all tests. Without it they fail: they are the proof that pages work."""
    with sync_playwright() as play:
        chromium = launch(play)
        yield chromium
        chromium.close()


@pytest.fixture
def contexts(browser: Browser) -> Iterator[Contexts]:
    """Browsers with cookies of their own. What their pages complain of fails the test."""
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(one in message.text for one in NO_CONNECTION):
            complaints.append(message.text)

    def watch(page: Page) -> None:
        page.on("pageerror", lambda fault: complaints.append(str(fault)))
        page.on("console", note)

    def new(
        width: int = 1440,
        height: int = 900,
        pace: str = "off",
        ask_always: bool = True,
        **more: Any,
    ) -> BrowserContext:
        """A browser in which what happens is told at this pace (`off` shows the table at once), and
        in which a single answer is asked for or gives itself."""
        wishes = {"reduced_motion": "reduce", "locale": "en-GB", **more}
        made = browser.new_context(viewport={"width": width, "height": height}, **wishes)
        made.set_default_timeout(PATIENCE)
        always = "yes" if ask_always else "no"
        made.add_init_script(SETTINGS.replace("PACE", pace).replace("ALWAYS", always))
        made.on("page", watch)
        opened.append(made)
        return made

    yield new
    for one in opened:
        one.close()
    assert not complaints, complaints
