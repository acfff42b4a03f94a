"""Chance: named streams of whole numbers, all drawn from one seed, small enough to copy.

Each purpose has a stream of its own, so an extra roll in one place does not disturb another.
A stream is a 64-bit counter put through a mixing function (SplitMix64).
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import MutableSequence, Sequence
from operator import itemgetter
from typing import NoReturn, TypeVar

import msgspec

T = TypeVar("T")

SEED_BITS = 63  # of the seed of a game
_FEW = 8
_first = itemgetter(0)
_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


def _start(seed: int, stream: str) -> int:
    digest = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


class Undecided(BaseException):
    """Chance, or something hidden, would decide now, on a table on which an answer is foretold.

    No error: neither the session nor a rule on the way may take it for one."""


class _Forbidden(dict[str, list[int]]):
    """In place of results laid out beforehand: nothing may be drawn. In this place it costs games
    in progress no time."""

    def __bool__(self) -> bool:
        return True

    def get(self, *args: object) -> NoReturn:
        raise Undecided


class Chance(msgspec.Struct, gc=False):
    """The random streams of one game. `fixed` holds results that a test has laid out beforehand."""

    seed: int
    streams: dict[str, int] = {}
    fixed: dict[str, list[int]] = {}
    uses: int = 0

    def below(self, stream: str, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        self.uses += 1
        if self.fixed:
            laid = self.fixed.get(stream)
            if laid:
                return laid.pop(0) % bound
        state = self.streams.get(stream)
        if state is None:
            state = _start(self.seed, stream)
        state = (state + _STRIDE) & _MASK
        self.streams[stream] = state
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) * bound) >> 64

    def die(self, stream: str, sides: int = 6) -> int:
        """One die; a laid-out result is the face itself."""
        laid = self.fixed.get(stream) if self.fixed else None
        if laid:
            self.uses += 1
            return laid.pop(0)
        return self.below(stream, sides) + 1

    def roll(self, stream: str, dice: int, sides: int = 6) -> list[int]:
        """Several dice."""
        return [self.die(stream, sides) for _ in range(dice)]

    def pick(self, stream: str, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(stream, len(things))]

    def shuffle(self, stream: str, things: MutableSequence[T]) -> None:
        """Put the things into a random order, in place."""
        if len(things) > _FEW and not self.fixed:
            self._shuffle_many(stream, things)
            return
        for last in range(len(things) - 1, 0, -1):
            other = self.below(stream, last + 1)
            things[last], things[other] = things[other], things[last]

    def _shuffle_many(self, stream: str, things: MutableSequence[T]) -> None:
        """One draw of the stream is stretched to a sort key for each thing: quick for decks."""
        number = self.below(stream, 1 << 64)
        raw = hashlib.shake_128(number.to_bytes(8, "big")).digest(8 * len(things))
        keys = struct.unpack(f"<{len(things)}Q", raw)
        things[:] = [thing for _, thing in sorted(zip(keys, things, strict=True), key=_first)]

    def forbid(self) -> None:
        """From now on a draw raises `Undecided`."""
        self.fixed = _Forbidden()

    def reseed(self, seed: int) -> None:
        """Drop all streams: from now on they are derived from another seed."""
        self.seed = seed
        self.streams = {}
