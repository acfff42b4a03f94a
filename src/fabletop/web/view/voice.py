"""Localization: the web table's messages beside those of the kernel, the game and the bots."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from ...bots.mcts.wording import WORDS as BOT_WORDS
from ...games import with_parts
from ...kernel.gamedef import GameDef
from ...kernel.words import KERNEL_WORDS, LANGUAGES, Language, Say, no_names
from ..plugin import pages

WORDS = Path(__file__).parents[1] / "words"
MOST_SENTENCES = 12_000
MOST_NAMES = 8_000  # of a game's things; whatever else is asked for by name may be anything
LANGUAGE_NAMES: dict[Language, str] = {"en": "English", "cs": "Čeština", "pl": "Polski"}


class WebSay(Say):
    """The words of the table in one language, with those of a game if one is on it."""

    __slots__ = ("_game",)

    def __init__(self, language: str, game: GameDef | None) -> None:
        own = game.word_folders if game else ()
        names = game.names if game else no_names
        more = tuple(one.words for one in pages().values() if one.words is not None)
        super().__init__((KERNEL_WORDS, *own, BOT_WORDS, WORDS, *more), language, names)
        self._game = game.voice(language) if game else None

    def name(self, id: str) -> str:
        """What neither words nor content name, the game itself may know how to say."""
        found = super().name(id)
        return self._game.name(id) if found == id and self._game is not None else found


def voice(language: str, game: GameDef | None = None) -> WebSay:
    """A voice of the table; English for a language it does not speak."""
    return WebSay(language if language in LANGUAGES else "en", game)


class CachingSay(WebSay):
    """A voice with an LRU cache of its sentences. A page has some five hundred of them, and from
    one choice to the next nearly all stay the same."""

    __slots__ = ("_cached", "_cached_name")

    def __init__(self, language: str, game: GameDef | None) -> None:
        super().__init__(language, game)
        self._cached = lru_cache(MOST_SENTENCES)(super().__call__)
        self._cached_name = lru_cache(MOST_NAMES)(super().name)

    def __call__(self, id: str, **args: str | int) -> str:
        return self._cached(id, **args)

    def name(self, id: str) -> str:
        return self._cached_name(id)


@cache
def page_voice(language: str, game: str = "") -> CachingSay:
    """The voice of pages in one language, with the words of a game."""
    return CachingSay(language, with_parts()[game] if game else None)
