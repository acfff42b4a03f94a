"""Localized messages of the command line."""

from __future__ import annotations

import os
from pathlib import Path

from ..kernel.words import LANGUAGES, Say, no_names

WORDS = Path(__file__).parent / "words"
LANGUAGE = "FABLETOP_LANG"


def voice(language: str | None = None, *more: Path) -> Say:
    """The messages in this language, in that of ``FABLETOP_LANG``, or in English; `more` are
    folders with the messages of a game's own commands."""
    chosen = language or os.environ.get(LANGUAGE, "")
    return Say((WORDS, *more), chosen if chosen in LANGUAGES else "en", no_names)
