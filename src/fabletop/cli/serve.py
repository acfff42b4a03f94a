"""`fabletop serve`, and `fabletop` without a command: the web server."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from ..web import serve as server
from ..web.bots import BOT_WORKERS
from ..web.http.limits import TABLES_PER_MINUTE
from .errors import WrongUse, report_errors
from .voice import voice

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def serve_command(
    host: Annotated[
        str, typer.Option(help="Address to listen at; 0.0.0.0 is all of them.")
    ] = server.HOST,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port; 0 takes any free one.")
    ] = None,
    db: Annotated[
        str | None, typer.Option(help="sqlite:///file or postgresql://…; else the user's own file.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; needs PostgreSQL.")] = 1,
    thinkers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes in which each worker's bots think.")
    ] = BOT_WORKERS,
    tables_per_minute: Annotated[
        float, typer.Option(min=1, max=6000, help="New tables that one address may open a minute.")
    ] = TABLES_PER_MINUTE,
    browser: Annotated[bool, typer.Option(help="Open the browser when ready.")] = False,
) -> None:
    """Start the server of the web table."""
    with report_errors():
        start(host, port, db, workers, thinkers, tables_per_minute, browser)


def start(
    host: str = server.HOST,
    port: int | None = None,
    db: str | None = None,
    workers: int = 1,
    thinkers: int = BOT_WORKERS,
    tables_per_minute: float = TABLES_PER_MINUTE,
    browser: bool = False,
) -> None:
    """Serve until stopped; without a port, on a free one near the default."""
    say = voice()
    url = _checked_url(db or server.default_db(), workers)
    chosen_port = server.free_port(host, server.PORT) if port is None else port
    settings = server.Settings(url, host, chosen_port, workers, thinkers, tables_per_minute)

    def ready(address: str) -> None:
        typer.echo(say("serve-ready", address=address))
        if browser and _has_display():
            _open_browser(address)

    server.run(settings, ready)


def _checked_url(url: str, workers: int) -> str:
    """Validate the database URL; several workers cannot share an SQLite file."""
    kind = url.partition(":")[0]
    if kind == "sqlite":
        if workers > 1:
            raise WrongUse(voice()("serve-workers"))
        return url
    if kind in ("postgresql", "postgres", "postgresql+psycopg"):
        return url
    raise WrongUse(voice()("serve-db", url=url.partition("@")[0][:60]))


def _has_display() -> bool:
    """Is standard output a terminal, and is there a display for a browser?"""
    screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, DISPLAYS))
    return sys.stdout.isatty() and bool(screen)


def _open_browser(address: str) -> None:
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
