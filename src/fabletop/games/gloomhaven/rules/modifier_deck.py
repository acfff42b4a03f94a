"""A deck of attack modifiers."""

from __future__ import annotations

import msgspec

from ....kernel.secrecy import Zone
from ..state import Hero


class Deck(msgspec.Struct, gc=False):
    """A modifier deck wherever it lies: the hero's own or the monsters'."""

    draw: Zone
    drawn: Zone
    hero: Hero | None
    stream: str
