"""The voice of the web table: its own words beside those of the kernel and of the game."""

from __future__ import annotations

from pathlib import Path

from ..kernel.game import GameDef
from ..kernel.words import KERNEL_WORDS, LANGUAGES, Say, no_names

WORDS = Path(__file__).parent / "words"
LANGUAGE_NAMES = {"en": "English", "cs": "Čeština", "pl": "Polski"}


class WebSay(Say):
    """The words of the table in one language, with those of a game if one is on it."""

    __slots__ = ("_game",)

    def __init__(self, language: str, game: GameDef | None) -> None:
        # a part of a game lies in its folder and speaks with its words, too
        around = (game.folder.parent / "words", game.folder / "words") if game else ()
        own = tuple(folder for folder in around if folder.is_dir())
        names = game.names if game else no_names
        super().__init__((KERNEL_WORDS, *own, WORDS), language, names)
        self._game = game.voice(language) if game else None

    def name(self, id: str) -> str:
        """What neither words nor content name, the game itself may know how to say."""
        found = super().name(id)
        return self._game.name(id) if found == id and self._game is not None else found


def voice(language: str, game: GameDef | None = None) -> WebSay:
    """A voice of the table; English for a language it does not speak."""
    return WebSay(language if language in LANGUAGES else "en", game)
