"""History heuristic: the default policy of rollouts, after MAST.

A rollout must be cheap, so its answers are not evaluated one by one. Answers that occurred in good
simulations are preferred, whatever the position (move-average sampling technique), with an
epsilon-greedy choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Keys
from ...kernel.chance import Chance

EPSILON = 150  # of a thousand answers this many are drawn uniformly
UNSEEN_VALUE = 0.2  # the value of a key never tried, in deviations: optimism
NOISE = 0.3  # upper bound of the random amount added to each value, to vary rollouts
MAX_SAMPLES = 200.0  # from there on sum and count are halved, so that old samples fade
MAX_ADVANTAGE = 3.0  # samples are clipped to this many deviations


class HistoryHeuristic:
    """Mean advantage of single keys by rule, over all simulations of a game."""

    __slots__ = ("_chance", "_samples")

    def __init__(self) -> None:
        self._chance = Chance(0, {}, {})
        self._samples: dict[tuple[str, str], list[float]] = {}  # sum and count

    def reseed(self, seed: int) -> None:
        """Simulations with the same determinization also have the same random rollout choices."""
        self._chance.reseed(seed)

    def choose(self, rule: str, answers: Sequence[Keys]) -> Keys:
        """One of the answers: epsilon-greedy by mean advantage with noise."""
        chance = self._chance
        if len(answers) == 1:
            return answers[0]
        # The names of random streams are part of the seed: renaming one changes the choices.
        if chance.below("whim", 1000) < EPSILON:
            return answers[chance.below("whim", len(answers))]
        best, best_value = answers[0], float("-inf")
        for keys in answers:
            value = self.value(rule, keys) + NOISE * chance.below("jitter", 1000) / 1000
            if value > best_value:
                best, best_value = keys, value
        return best

    def value(self, rule: str, keys: Keys) -> float:
        """The mean advantage of the keys of an answer, in standard deviations."""
        samples = self._samples
        total = 0.0
        for key in keys or ("",):
            found = samples.get((rule, key))
            total += UNSEEN_VALUE if found is None else found[0] / (found[1] + 1)
        return total / (len(keys) or 1)

    def update(self, rule: str, keys: Keys, advantage: float) -> None:
        """Add the result of a simulation with this answer: its value above the mean, in standard
        deviations."""
        advantage = max(-MAX_ADVANTAGE, min(MAX_ADVANTAGE, advantage))
        for key in keys or ("",):
            found = self._samples.setdefault((rule, key), [0.0, 0.0])
            found[0] += advantage
            found[1] += 1
            if found[1] > MAX_SAMPLES:
                found[0] /= 2
                found[1] /= 2
