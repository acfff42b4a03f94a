"""The random bot: uniform over the legal answers. The benchmark's player."""

from __future__ import annotations

from ..kernel.ask import Keys, Request
from ..kernel.chance import Chance
from ..kernel.session import Session

_STREAM = "bot"


class RandomBot:
    """Answers at random. For `pick_some` the size of the set is drawn first, then the keys."""

    name = "random"
    looks_ahead = False

    __slots__ = ("_chance",)

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed, {}, {})

    def choose(self, session: Session, request: Request) -> Keys:
        keys = request.keys
        if request.kind == "pick":
            if request.optional:
                return self._optional(keys)
            return (keys[self._chance.below(_STREAM, len(keys))],)
        if request.kind == "amount":
            span = request.most - request.least + 1
            return (str(request.least + self._chance.below(_STREAM, span)),)
        if request.kind == "order":
            return self._sample(keys, len(keys))
        size = request.least + self._chance.below(_STREAM, request.most - request.least + 1)
        return self._sample(keys, size)

    def _optional(self, keys: Keys) -> Keys:
        """A side offer: declining it is one more answer, as likely as each of the others."""
        place = self._chance.below(_STREAM, len(keys) + 1)
        return keys[place : place + 1]

    def _sample(self, keys: Keys, size: int) -> Keys:
        """A random sample without replacement (partial Fisher-Yates shuffle)."""
        left = list(keys)
        for place in range(size):
            other = place + self._chance.below(_STREAM, len(left) - place)
            left[place], left[other] = left[other], left[place]
        return tuple(left[:size])
