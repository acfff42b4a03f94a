"""95 % confidence intervals of proportions and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z = 1.96


def wilson(wins: int, games: int, z: float = Z) -> tuple[float, float]:
    """The Wilson score interval of a proportion; valid for few games and rates near 0 or 1, too."""
    if games == 0:
        return 0.0, 1.0
    rate, weight = wins / games, z * z / games
    centre = (rate + weight / 2) / (1 + weight)
    reach = z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean(values: Sequence[float], z: float = Z) -> tuple[float, float, float]:
    """The mean and its confidence interval (normal approximation)."""
    count = len(values)
    middle = sum(values) / count
    if count == 1:
        return middle, middle, middle
    spread = sum((one - middle) ** 2 for one in values) / (count - 1)
    reach = z * sqrt(spread / count)
    return middle, middle - reach, middle + reach
