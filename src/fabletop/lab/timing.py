"""How long something takes."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

ANSWERS = 5  # a bot copies a position once for each answer it tries; so many are copied in a row


def timed(work: Callable[[], object], times: int = 1) -> float:
    """Seconds one call takes, the mean of so many in a row."""
    begin = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - begin) / times
