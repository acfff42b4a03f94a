"""Words: every sentence shown to anybody, in English, Czech and Polish (Project Fluent).

Messages live in ``words/<language>.ftl`` of the kernel and of each game; more files beside it
(``en.cards.ftl``) keep the words of one part together. Arguments that are ids are spoken by name:
``term-<id>`` if the words have it (so that it is translated), else the name that the game's content
gives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

from .ask import Text

LANGUAGES = ("en", "cs", "pl")

Names = Callable[[], Mapping[str, str]]


class MissingWords(KeyError):
    """A message that no language file has."""


def files(folder: Path, language: str) -> list[Path]:
    """All word files of a language, the plain one first; none where it is not spoken."""
    plain = folder / f"{language}.ftl"
    return [*([plain] if plain.is_file() else []), *sorted(folder.glob(f"{language}.*.ftl"))]


class Whole(FluentInt):
    """A number short enough to have no groups of digits is said as it is written, in all our
    languages. Babel comes to the same, twenty times slower, and pages are full of numbers."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -1000 < self < 1000 else str(super().format(locale))


whole = lru_cache(maxsize=4096)(Whole)


class Bundle(FluentBundle):
    """Messages that are given numbers as `Whole`."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        given = {
            name: whole(value) if isinstance(value, int) else value
            for name, value in (args or {}).items()
        }
        errors: list[Exception] = []
        environment = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=given), errors=errors
        )
        return pattern(environment), errors


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> Bundle:
    bundle = Bundle([language], use_isolating=False)
    for folder in folders:
        for file in files(folder, language):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Say:
    """A voice in one language. ``say("message", amount=2)`` gives the sentence."""

    __slots__ = ("_bundle", "_fallback", "_names", "language")

    def __init__(self, folders: tuple[Path, ...], language: str, names: Names) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"No words in {language!r}; there are: {', '.join(LANGUAGES)}.")
        self.language = language
        self._bundle = _bundle(folders, language)
        self._fallback = _bundle(folders, "en")
        self._names = names

    def __call__(self, id: str, **args: str | int) -> str:
        """The message with its arguments; ids among them are spoken by name."""
        bundle = self._bundle if self._bundle.has_message(id) else self._fallback
        if not bundle.has_message(id):
            raise MissingWords(id)
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise MissingWords(id)
        spoken = {
            key: self.name(value) if isinstance(value, str) else value
            for key, value in args.items()
        }
        text, errors = bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingWords(f"{id} ({self.language}): {errors[0]}")
        return str(text)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id) or self._fallback.has_message(id)

    def text(self, text: Text) -> str:
        return self(text.id, **text.args)

    def name(self, id: str) -> str:
        """How an id is spoken."""
        term = f"term-{id}"
        if self.has(term):
            return self(term)
        return self._names().get(id, id)


def no_names() -> Mapping[str, str]:
    return {}


KERNEL_WORDS = Path(__file__).parent / "words"


def kernel_voice(language: str = "en") -> Say:
    """The voice of the kernel alone, for messages that belong to no game."""
    return Say((KERNEL_WORDS,), language, no_names)
