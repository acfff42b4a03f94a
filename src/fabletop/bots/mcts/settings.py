"""How a search goes about its work, and what it notes on the way."""

from __future__ import annotations

import msgspec

from ...kernel.ask import Keys, Seat


class Manner(msgspec.Struct, frozen=True):
    """How a search goes about its work."""

    explore: float = 0.5
    abroad: int = 3  # so many answers of others in a row mean that the own turn is over
    patience: int = 24  # the same after a choice of all at once: the own turn is yet to come
    horizon: int = 40  # answers of a continuation
    own: int = 12  # own answers among them
    ahead: int = 2  # the same after a choice of all at once, from the own turn on
    rollout: int = 99  # answers after the tree ends
    guided: bool = True  # own answers of a continuation are looked at before they are given
    floor: float = 0.08  # the attention every answer of the root gets, however poor it looks
    inner: float = 0.03  # the same further down
    narrow: int = 5  # own answers looked at further down, when a question is met there first
    few: int = 30  # where turns are long and no more continuations than that fit into the budget,
    fresh: int = 2  # each ends at the third own question that none before it has met


class Step(msgspec.Struct, frozen=True, gc=False):
    """An answer given in a continuation."""

    seat: Seat
    rule: str
    keys: Keys
