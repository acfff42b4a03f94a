"""Hearing of changes that other workers have made (LISTEN of PostgreSQL), in a thread."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread

import psycopg

from .store import CHANNEL

log = logging.getLogger(__name__)

Heard = Callable[[str, int], None]
Told = Callable[[str, str], None]


class Hearing:
    """Calls `heard(table, version)` from its thread for every change, and `told(table, news)` for
    what is not written down. After a break in the line it calls `missed()`, because nobody knows
    what was said meanwhile."""

    def __init__(
        self, address: str, heard: Heard, told: Told, missed: Callable[[], None]
    ) -> None:  # fmt: skip
        self._address = address
        self._heard = heard
        self._told = told
        self._missed = missed
        self._ending = Event()
        self._ready = Event()
        self._thread = Thread(target=self._run, name="hearing", daemon=True)

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
                log.warning("the line to the database broke: %s", error)
                self._ending.wait(1)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self._ready.is_set():
                self._missed()
            self._ready.set()
            while not self._ending.is_set():
                for notice in connection.notifies(timeout=0.5):
                    table, _, news = notice.payload.partition(" ")
                    if news.isdecimal():
                        self._heard(table, int(news))
                    else:
                        self._told(table, news)
