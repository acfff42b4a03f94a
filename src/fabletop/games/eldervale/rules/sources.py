"""Where standing abilities come from."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..effects.abilities import Ability


class Source(msgspec.Struct, frozen=True):
    """Something that changes rules or acts by itself: its abilities and when they work."""

    id: str
    element: str
    ability: Ability
    orb: bool = False  # only with the orb symbol covered


class Heard(NamedTuple):
    """Who can have anything to do in a window, by owner's id: anybody, others than the one who
    acted, those who must act, those who may."""

    known: frozenset[str]
    others: frozenset[str]
    must: frozenset[str]
    may: frozenset[str]
