"""The voice of the game and of its campaign: an enhanced card is spoken by the name of the card."""

from __future__ import annotations

from pathlib import Path

from ...kernel.words import Say
from .enhanced import MARK, plain

WORDS = Path(__file__).parent / "words"
SIGN = "✦"


class Voice(Say):
    """Says ids by name, enhanced cards with a sign."""

    __slots__ = ()

    def name(self, id: str) -> str:
        if MARK not in id:
            return super().name(id)
        base, number = plain(id), id.rpartition("-")[2]
        if number.isdecimal():  # a figure: a summon with its number
            return super().name(f"{base}-{number}")
        return f"{super().name(base)} {SIGN}"
