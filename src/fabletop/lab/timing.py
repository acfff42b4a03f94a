"""Timing of function calls."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

ANSWERS = 5  # copies made in a row: a bot copies a position once for each answer it tries


def timed(work: Callable[[], object], times: int = 1) -> float:
    """Seconds per call, the mean of `times` calls."""
    begin = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - begin) / times
