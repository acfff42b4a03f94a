"""Stones in sockets: the only place that knows how a gem or essence laid into a tile is encoded.

A stone is written by its kind (``ruby``, ``fire``); an inactive gem has a minus before it.
"""

from __future__ import annotations

from typing import NewType

Stone = NewType("Stone", str)

_INACTIVE = "-"


def laid(kind: str) -> Stone:
    """A gem or essence just laid in, active."""
    return Stone(kind)


def kind_of(stone: Stone) -> str:
    return stone.removeprefix(_INACTIVE)


def is_active(stone: Stone) -> bool:
    return not stone.startswith(_INACTIVE)


def active(stone: Stone) -> Stone:
    """The stone with its active side up."""
    return Stone(stone.removeprefix(_INACTIVE))


def inactive(stone: Stone) -> Stone:
    """The gem turned over: used in this round."""
    return stone if stone.startswith(_INACTIVE) else Stone(_INACTIVE + stone)
