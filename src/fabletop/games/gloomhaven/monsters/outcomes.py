"""All outcomes of a figure's move and attack among which the players choose."""

from __future__ import annotations

import msgspec

from ....kernel.hexes import Hex
from .field import field_of
from .focus import focuses
from .movement import moves
from .position import MELEE, AttackShape, Position


class Outcome(msgspec.Struct, frozen=True, order=True, gc=False):
    """Where it ends, whom it attacks from there, and who was its focus."""

    end: Hex
    targets: tuple[str, ...]
    focus: str | None


def turn_of(position: Position, shape: AttackShape | None, movement: int) -> tuple[Outcome, ...]:
    """Every equally good outcome of "Move, Attack"; without an shape there is no attack.

    A figure that does not move at all is one with no points: it finds its focus just the same.
    """
    field = field_of(position, shape or MELEE, False)
    found: dict[Outcome, None] = {}
    for focus in focuses(field):
        for move in moves(field, movement, focus, attacking=shape is not None):
            found[Outcome(move.to, move.targets, position.foes[focus].id)] = None
    if not found:
        found[Outcome(position.mover.at, (), None)] = None  # GH-FOCUS-10
    return tuple(sorted(found, key=lambda one: (one.end, one.targets, one.focus or "")))
