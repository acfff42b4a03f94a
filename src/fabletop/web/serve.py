"""The server process: data folder, secret key, uvicorn with one or more workers.

The command line reads defaults from here, so the server itself is imported only to be run.
"""

from __future__ import annotations

import os
import secrets
import socket
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import msgspec
import platformdirs

from .bots import BOT_WORKERS
from .http.limits import TABLES_PER_MINUTE

if TYPE_CHECKING:
    from starlette.applications import Starlette

APP = "fabletop.web.serve:make_app"
SETTINGS = "FABLETOP_SERVE"
SECRET = "FABLETOP_SECRET"
LOOPBACK = ("localhost", "127.0.0.1", "::1")
HOST = "127.0.0.1"
PORT = 8711


class Settings(msgspec.Struct):
    """How a server is to run; workers get it through their environment."""

    db: str
    host: str = HOST
    port: int = PORT
    workers: int = 1
    bot_workers: int = BOT_WORKERS
    tables_per_minute: float = TABLES_PER_MINUTE


def data_folder() -> Path:
    """The user's folder for tables, made if it is not there."""
    folder = Path(platformdirs.user_data_dir("fabletop", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def default_db() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


def secret(folder: Path) -> bytes:
    """The key that signs cookies: from the environment, or made once and kept for the user only."""
    given = os.environ.get(SECRET, "")
    if given:
        return given.encode()
    file = folder / "secret"
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
            new.write(secrets.token_hex(32).encode())
    except FileExistsError:
        pass
    return file.read_bytes()


def make_app() -> Starlette:
    """The application of one worker, as its environment says."""
    from .app import create_app
    from .tables.registry import Rooms

    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    rooms = Rooms(settings.db, bot_workers=settings.bot_workers)
    hosts = LOOPBACK if settings.host in LOOPBACK else ()
    key = os.environ[SECRET].encode()
    return create_app(rooms, key=key, hosts=hosts, tables_per_minute=settings.tables_per_minute)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` is told the address as soon as it answers."""
    os.environ[SECRET] = secret(data_folder()).decode()
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    how: dict[str, Any] = {
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "log_level": "warning",
        "access_log": False,  # addresses hold the secrets of seats
        "server_header": False,
        "timeout_graceful_shutdown": 3,
        "timeout_keep_alive": 30,
    }
    if settings.workers > 1:
        _run_many(settings, how, ready)
    else:
        _run_one(how, ready)


def _run_one(how: dict[str, Any], ready: Callable[[str], None]) -> None:
    import uvicorn

    class AnnouncingServer(uvicorn.Server):
        """Tells when it is ready, with the port it really has."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                port = self.servers[0].sockets[0].getsockname()[1]
                ready(address(how["host"], port))

    AnnouncingServer(uvicorn.Config(APP, **how)).run()


def _run_many(settings: Settings, how: dict[str, Any], ready: Callable[[str], None]) -> None:
    import uvicorn

    where = address(settings.host, settings.port)
    Thread(target=_when_it_answers, args=(where, ready), daemon=True).start()
    uvicorn.run(APP, workers=settings.workers, **how)


def _when_it_answers(where: str, ready: Callable[[str], None]) -> None:
    """The port is open before any worker is: only an answer says that one is there."""
    while True:
        try:
            with urlopen(where, timeout=30):
                break
        except OSError:
            time.sleep(0.1)
    ready(where)


def address(host: str, port: int) -> str:
    """Where a browser finds a server that listens here."""
    named = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{named}:{port}/"


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or 0 (any free one) if somebody has it already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, wanted))
        except OSError:
            return 0
    return wanted
