"""SplitMix64: the output function that turns a 64-bit counter into a pseudo-random number."""

from __future__ import annotations

_MASK = (1 << 64) - 1


def scaled(state: int, bound: int) -> int:
    """A number from 0 to `bound` - 1, drawn from a state of 64 bits."""
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((mixed ^ (mixed >> 31)) * bound) >> 64
