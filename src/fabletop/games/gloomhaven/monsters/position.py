"""What an automated figure's turn depends on, as one value seen from that figure.

Whoever wants to know what a monster does builds a `Position`: the engine from its state, the
solver from a file. Everything in this package is a pure function of it:

    focus_of(position, shape)                 which enemies may be the focus     (focus.py)
    moves_of(position, shape, points, focus)  where it may go, and for whom      (movement.py)
    groups_of(position, shape, focus)         whom it may attack from its hex    (attack.py)
    turn_of(position, shape, points)          all outcomes of move and attack    (outcomes.py)
    explain(position, shape, points)          why it is so                       (explain.py)

More than one entry in an answer is a tie, and the players choose (GH-MOTHER-07).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ....kernel.hexes import Hex
from ..map.areas import Pattern
from ..map.cells import Ground
from ..map.footing import Gait

EVERYBODY = 1 << 10  # as many extra targets as there are


class Foe(msgspec.Struct, frozen=True, gc=False):
    """An enemy of the figure whose turn it is.

    `order` is its place in the initiative order, lower is earlier; equal places are ties.
    `also` are the further hexes of a figure that covers several (GH-SPECIAL-17).
    """

    id: str
    at: Hex
    order: int
    invisible: bool = False  # GH-FOCUS-16: neither focus nor target
    also: tuple[Hex, ...] = ()


class Mover(msgspec.Struct, frozen=True, gc=False):
    """The figure whose turn it is. `gait`: "fly" if it flies, else "jump" if its card's move is."""

    at: Hex
    gait: Gait = "walk"
    muddled: bool = False
    also: tuple[Hex, ...] = ()


class AttackShape(msgspec.Struct, frozen=True, gc=False):
    """GH-FOCUS-13: the shape of an attack, as far as it decides who can be attacked from where.

    `extra` are the single targets after the first, or beside the area. A melee area is laid around
    the attacker at `(0, 0)`, a ranged one anywhere (relative to any hex).
    """

    reach: int = 1
    ranged: bool = False
    extra: int = 0
    area: Pattern | None = None


MELEE = AttackShape()  # GH-FOCUS-04: also for a card without an attack


class Position(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The map and everybody on it.

    `friends` are the hexes of all figures that may be passed but not stopped on; `harmful` are
    unsprung traps and hazardous terrain.
    """

    ground: Ground
    mover: Mover
    foes: tuple[Foe, ...]
    friends: tuple[Hex, ...] = ()
    obstacles: tuple[Hex, ...] = ()
    harmful: tuple[Hex, ...] = ()
    difficult: tuple[Hex, ...] = ()

    def without(self, left_out: Iterable[str]) -> Position:
        """The same position with some enemies that can be neither focus nor target."""
        out = frozenset(left_out)
        if not out:
            return self
        foes = tuple(
            msgspec.structs.replace(foe, invisible=True) if foe.id in out else foe
            for foe in self.foes
        )
        return msgspec.structs.replace(self, foes=foes)


def printed_shape(range: int, targets: int, area: Pattern | None = None) -> AttackShape:
    """An attack by its printed numbers: range 0 is melee, targets -1 are all in range."""
    extra = EVERYBODY if targets < 0 else targets - 1
    return AttackShape(range or 1, range > 0, extra, area or None)
