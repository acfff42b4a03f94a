"""The scale of one search: games count in trophies, points or lives, so worth is measured in
standard deviations of what the search has seen."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

FEW = 6
ENDING = 8.0  # a victory is so many deviations better than the usual, a defeat as much worse
SMALL = 0.02  # of the usual worth: endings are further off than that, even where all looks alike
LEAST = 1e-6


class Scale:
    """Mean and deviation of the worth of imagined continuations, for the seat that searches. The
    answers' worth at first sight is a guess to begin with."""

    __slots__ = ("_far", "_first", "_guess", "_middle", "_squares", "_sum", "seen")

    def __init__(self, first: Sequence[float]) -> None:
        self.seen = 0
        self._sum = 0.0
        self._squares = 0.0
        self._first = sum(first) / len(first) if first else 0.0
        self._guess = max(first) - min(first) if first else 0.0
        self._middle = self._far = 0.0

    def add(self, value: float) -> None:
        self.seen += 1
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / self.seen if self.seen else self._first

    @property
    def spread(self) -> float:
        """The standard deviation; of very few it is not trusted."""
        if self.seen < FEW:
            return max(LEAST, self._guess)
        mean = self._sum / self.seen
        return max(LEAST, sqrt(max(0.0, self._squares / self.seen - mean * mean)))

    def ending(self, share: float) -> float:
        """What a victory is worth (1), a part of one, or a defeat (-1). Once the first ending has
        been seen this stays the same: endings count in mean and spread, and would otherwise drive
        each other further and further off."""
        if not self._far:
            self._middle = self.mean
            height = max(self.spread, self._guess, SMALL * abs(self._middle))
            self._far = ENDING * height
        return self._middle + share * self._far
