"""Priority of requests over streams: whoever acts is served before those who watch.

A page takes milliseconds to draw, and a server has one thread for all tables. The reply to a choice
is somebody's click; the pages of those who listen may come a moment later.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from ..interpreter import collect_garbage

LISTENER_TIMEOUT_S = 0.25  # after which a listener is served even while others act
IDLE_DELAY_S = 0.001  # from the last reply, which is on its way then, to `when_idle`


class Priority:
    """The order in which pages are drawn; `when_idle` is called after the last action is done."""

    def __init__(self, when_idle: Callable[[], None] = collect_garbage) -> None:
        self._when_idle = when_idle
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
                asyncio.get_running_loop().call_later(IDLE_DELAY_S, self._idle)

    def _idle(self) -> None:
        if not self._acting:
            self._when_idle()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """One listener after another, as soon as nobody acts."""
        async with self._one_listener:
            if not self._nobody_acts.is_set():
                with suppress(TimeoutError):  # a busy server: then it is the listener's turn
                    async with asyncio.timeout(LISTENER_TIMEOUT_S):
                        await self._nobody_acts.wait()
            yield
