"""What a monster does in its turn, as far as it has come."""

from __future__ import annotations

import msgspec

from ..effects import vocabulary as e
from ..state import Deed, Figure, Seat
from .position import Aim, Position


class Course(msgspec.Struct, gc=False):
    """One turn while it is taken."""

    figure: Figure
    seat: Seat
    lines: tuple[e.AnyAbility, ...]
    jump: bool
    deed: Deed
    attack: int | None = None  # the line for which the focus was found
    focus: str = ""
    planned: tuple[tuple[str, ...], ...] = ()  # the groups for which it moved
    attacked: tuple[str, ...] = ()
    seen: Position | None = None  # as long as nothing has changed since
    aims: dict[int | None, Aim] = {}

    def forget(self) -> None:
        """Something has happened on the table."""
        self.seen = None
        self.aims = {}
