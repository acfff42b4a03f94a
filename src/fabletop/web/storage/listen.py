"""Change notifications of other workers: a thread that LISTENs on PostgreSQL's channel."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread

import psycopg

from .store import CHANNEL

logger = logging.getLogger(__name__)

OnVersion = Callable[[str, int], None]
OnMessage = Callable[[str, str], None]


class Listener:
    """Calls `on_version(table, version)` from its thread for every change, and `on_message(table,
    text)` for what is not stored. After a lost connection it calls `on_reconnect()`, because
    notifications may have been missed."""

    def __init__(
        self,
        address: str,
        on_version: OnVersion,
        on_message: OnMessage,
        on_reconnect: Callable[[], None],
    ) -> None:
        self._address = address
        self._on_version = on_version
        self._on_message = on_message
        self._on_reconnect = on_reconnect
        self._ending = Event()
        self._ready = Event()
        self._thread = Thread(target=self._run, name="listen", daemon=True)

    def start(self) -> None:
        self._thread.start()
        self._ready.wait(10)

    def stop(self) -> None:
        self._ending.set()
        self._thread.join(3)

    def _run(self) -> None:
        while not self._ending.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                logger.warning("lost the connection for notifications: %s", error)
                self._ending.wait(1)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self._ready.is_set():
                self._on_reconnect()
            self._ready.set()
            while not self._ending.is_set():
                for notice in connection.notifies(timeout=0.5):
                    table, _, news = notice.payload.partition(" ")
                    if news.isdecimal():
                        self._on_version(table, int(news))
                    else:
                        self._on_message(table, news)
