"""What a monster wants of its movement, and what comes of it."""

from __future__ import annotations

import msgspec

from ....kernel.hexes import Hex
from ..map.cells import Cell
from .field import Foes


class Move(msgspec.Struct, frozen=True, order=True, gc=False):
    """One way to end a movement. Without targets the focus is out of reach this turn."""

    to: Hex
    targets: tuple[str, ...]
    towards: Hex  # the hex it wants to attack from; `to`, if it gets there


class Wish(msgspec.Struct, frozen=True, gc=False):
    """A hex to attack from and whom to attack there."""

    cell: Cell
    group: Foes


class Plan(msgspec.Struct, frozen=True, gc=False):
    """The equally good destinations, and whether they can be reached this turn."""

    wishes: tuple[Wish, ...]
    now: bool
