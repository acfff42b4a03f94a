"""The wire between a browser and the server: what goes over it can be read, and it can be cut."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Wire:
    """Stands between a browser and the server and keeps whatever the server says, unpacked."""

    def __init__(self, address: str) -> None:
        where = urlsplit(address)
        self.server = (where.hostname or "", where.port or 0)
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.heard: list[bytes] = []
        self.ends: list[socket.socket] = []
        self.dead = False
        threading.Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self.door.accept()
                if self.dead:
                    browser.close()
                    continue
                server = socket.create_connection(self.server)
                self.ends += [browser, server]
                for work in (self._ask, self._tell):
                    threading.Thread(target=work, args=(browser, server), daemon=True).start()

    def _ask(self, browser: socket.socket, server: socket.socket) -> None:
        """What the browser asks goes on, but without the wish to have it packed."""
        with suppress(OSError):
            while asked := browser.recv(1 << 16):
                server.sendall(asked.replace(b"Accept-Encoding:", b"X-Accept:"))
        _close(server)

    def _tell(self, browser: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while told := server.recv(1 << 16):
                self.heard.append(told)
                browser.sendall(told)
        _close(browser)

    def cut(self) -> None:
        """Drop every connection and take no new one, until `mend`."""
        self.dead = True
        for one in self.ends:
            _close(one)

    def mend(self) -> None:
        self.dead = False

    def take(self) -> str:
        """All that came since the last time."""
        heard, self.heard = self.heard, []
        return b"".join(heard).decode(errors="replace")


def _close(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)


@contextmanager
def tapped(address: str) -> Iterator[Wire]:
    wire = Wire(address)
    try:
        yield wire
    finally:
        wire.door.close()
