"""The voice of the web table: its own words beside those of the kernel and of the game.

``words/`` may hold several files per language (``en.ftl``, ``en.b.ftl``), so that each part of the
table keeps its words together; all of them are read.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ..kernel.game import GameDef
from ..kernel.words import KERNEL_WORDS, LANGUAGES, Say, no_names

WORDS = Path(__file__).parent / "words"
LANGUAGE_NAMES = {"en": "English", "cs": "Čeština", "pl": "Polski"}


def files(folder: Path, language: str) -> list[Path]:
    """All word files of a language, the plain one first."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))]


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in files(folder, language):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class WebSay(Say):
    """A `Say` that reads all word files of a folder."""

    __slots__ = ()

    def __init__(self, language: str, game: GameDef | None) -> None:
        own = (game.folder / "words",) if game else ()
        folders = (KERNEL_WORDS, *own, WORDS)
        super().__init__(folders, language, game.names if game else no_names)
        self._bundle = _bundle(folders, language)
        self._fallback = _bundle(folders, "en")


def voice(language: str, game: GameDef | None = None) -> WebSay:
    """The words of the table in one language, with those of a game if one is on it."""
    return WebSay(language if language in LANGUAGES else "en", game)
