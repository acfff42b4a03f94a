"""Value normalization: games count in trophies, points or lives, so the search measures values in
standard deviations of the values it has seen."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

MIN_SAMPLES = 6  # below this the range of the first estimates replaces the deviation
TERMINAL_DEVIATIONS = 8.0  # a win is this far above the mean, a loss as far below
MIN_TERMINAL_SHARE = 0.02  # of the mean: the least distance of a win, even if all values are equal
MIN_DEVIATION = 1e-6


class Normalization:
    """Running mean and standard deviation of the simulated values, for the seat that searches.

    Until there are enough of them it uses `estimates`, the one-step values of the root's answers.
    """

    __slots__ = (
        "_estimated_mean",
        "_estimated_range",
        "_sum",
        "_sum_of_squares",
        "_terminal_center",
        "_terminal_distance",
        "count",
    )

    def __init__(self, estimates: Sequence[float]) -> None:
        self.count = 0
        self._sum = 0.0
        self._sum_of_squares = 0.0
        self._estimated_mean = sum(estimates) / len(estimates) if estimates else 0.0
        self._estimated_range = max(estimates) - min(estimates) if estimates else 0.0
        self._terminal_center = self._terminal_distance = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self._sum += value
        self._sum_of_squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else self._estimated_mean

    @property
    def deviation(self) -> float:
        """The standard deviation; with few samples the range of the estimates."""
        if self.count < MIN_SAMPLES:
            return max(MIN_DEVIATION, self._estimated_range)
        mean = self._sum / self.count
        return max(MIN_DEVIATION, sqrt(max(0.0, self._sum_of_squares / self.count - mean * mean)))

    def terminal_value(self, outcome: float) -> float:
        """The value of a win (1), a shared win (a fraction) or a loss (-1).

        The distance is fixed when the first terminal position is met: terminal values are part of
        mean and deviation, so a distance computed anew would grow without bound.
        """
        if not self._terminal_distance:
            self._terminal_center = self.mean
            unit = max(
                self.deviation,
                self._estimated_range,
                MIN_TERMINAL_SHARE * abs(self._terminal_center),
            )
            self._terminal_distance = TERMINAL_DEVIATIONS * unit
        return self._terminal_center + outcome * self._terminal_distance
