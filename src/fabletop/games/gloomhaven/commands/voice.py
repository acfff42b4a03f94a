"""Localized messages of the game's own commands, beside those of the command line."""

from __future__ import annotations

from pathlib import Path

from ....cli.voice import voice as cli_voice
from ....kernel.words import Say

WORDS = Path(__file__).parent / "words"


def voice(language: str | None = None) -> Say:
    """The messages in this language, in that of ``FABLETOP_LANG``, or in English."""
    return cli_voice(language, WORDS)
