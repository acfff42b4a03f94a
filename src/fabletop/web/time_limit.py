"""A limit of CPU time for a computation in the main thread of a process."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

ALARM_INTERVAL_S = 0.1  # should the first alarm be lost, another follows


class TooLong(RuntimeError):
    """Raised in the midst of a computation whose time is over."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """So much CPU time for what is done here; then TooLong is raised in the midst of it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, ALARM_INTERVAL_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _ring(*_: object) -> None:
    raise TooLong("the time for this is over")
