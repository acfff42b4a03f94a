"""A PostgreSQL server of our own in a temporary folder, where Debian's is installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """The folder of the newest server, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


@contextmanager
def running() -> Iterator[str]:
    """The URL of an empty database; the server ends with the block."""
    bin = programs()
    assert bin is not None
    folder = Path(tempfile.mkdtemp(prefix="fabletop-pg-"))
    data, port = folder / "data", _free_port()
    try:
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        _run(bin / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "-N", "-E", "UTF8")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        _run(bin / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            _run(bin / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(*command: str | Path) -> None:
    """The server refuses to run as root, so there it runs as its own user."""
    words = [str(one) for one in command]
    if os.getuid() == 0:
        words = ["runuser", "-u", "postgres", "--", *words]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd="/")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
