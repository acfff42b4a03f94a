"""Habits: which answers have served well so far, whatever the position.

A continuation must be cheap, so its answers are not weighed one by one; those that stood in good
continuations are given more often (the move-average sampling of general game playing).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Keys
from ...kernel.chance import Chance

WHIM = 150  # of a thousand answers so many are given without a thought
HOPE = 0.2  # what is expected of an answer never tried
JITTER = 0.3
MOST = 200.0  # older experience fades
EXTREME = 3.0


class Habits:
    """Experience with single keys, rule by rule."""

    __slots__ = ("_chance", "_known")

    def __init__(self) -> None:
        self._chance = Chance(0, {}, {})
        self._known: dict[tuple[str, str], list[float]] = {}

    def reseed(self, luck: int) -> None:
        """Continuations with the same luck have the same whims, too."""
        self._chance.reseed(luck)

    def pick(self, rule: str, answers: Sequence[Keys]) -> Keys:
        """One of the answers, mostly one that has served well."""
        chance = self._chance
        if len(answers) == 1:
            return answers[0]
        if chance.below("whim", 1000) < WHIM:
            return answers[chance.below("whim", len(answers))]
        best, top = answers[0], float("-inf")
        for keys in answers:
            liking = self.liking(rule, keys) + JITTER * chance.below("jitter", 1000) / 1000
            if liking > top:
                best, top = keys, liking
        return best

    def liking(self, rule: str, keys: Keys) -> float:
        """The mean experience with the keys of an answer, in deviations from the usual."""
        known = self._known
        total = 0.0
        for key in keys or ("",):
            seen = known.get((rule, key))
            total += HOPE if seen is None else seen[0] / (seen[1] + 1)
        return total / (len(keys) or 1)

    def learn(self, rule: str, keys: Keys, advantage: float) -> None:
        """Remember how a continuation with this answer went, in deviations from the usual."""
        advantage = max(-EXTREME, min(EXTREME, advantage))
        for key in keys or ("",):
            seen = self._known.setdefault((rule, key), [0.0, 0.0])
            seen[0] += advantage
            seen[1] += 1
            if seen[1] > MOST:
                seen[0] /= 2
                seen[1] /= 2
