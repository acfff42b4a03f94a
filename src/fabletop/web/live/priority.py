"""Manners: whoever acts comes before those who watch.

A page takes milliseconds to draw, and a server has one thread for all tables. The reply to a choice
is somebody's click; the pages of those who listen may come a moment later. And the house is tidied
when nobody waits: Python's collector would come in the middle of somebody's page.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

PATIENCE = 0.25  # seconds after which a listener is served even while others act
AFTERWARDS = 0.001  # seconds; the reply is on its way then
UNTIDY = 1_500  # new objects; to look through them takes about a millisecond
SELDOM = 2_000  # such looks, some ten minutes of fifty tables; then through all, for half a second


class Manners:
    """The order in which pages are drawn."""

    def __init__(self) -> None:
        self._acting = 0
        self._nobody_acts = asyncio.Event()
        self._nobody_acts.set()
        self._one_listener = asyncio.Lock()

    @contextmanager
    def acting(self) -> Iterator[None]:
        """For the time in which somebody's action is carried out and shown to them."""
        self._acting += 1
        self._nobody_acts.clear()
        try:
            yield
        finally:
            self._acting -= 1
            if not self._acting:
                self._nobody_acts.set()
                asyncio.get_running_loop().call_later(AFTERWARDS, self._tidy)

    def _tidy(self) -> None:
        """Look through what is new, if nothing else is to be done just now; seldom, through all."""
        new, looks, _ = gc.get_count()
        if not self._acting and new > UNTIDY:
            gc.collect(0 if looks < SELDOM else 2)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """One listener after another, as soon as nobody acts."""
        async with self._one_listener:
            if not self._nobody_acts.is_set():
                with suppress(TimeoutError):  # a busy house: then it is the listener's turn
                    async with asyncio.timeout(PATIENCE):
                        await self._nobody_acts.wait()
            yield
