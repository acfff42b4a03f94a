"""Words: every sentence shown to anybody, in English, Czech and Polish (Project Fluent).

Messages live in ``words/<language>.ftl`` of the kernel and of each game; more files beside it
(``en.cards.ftl``) keep the words of one part together. Arguments that are ids are spoken by name:
``term-<id>`` if the words have it (so that it is translated), else the name that the game's content
gives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from .ask import Text

Language: TypeAlias = Literal["en", "cs", "pl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

Names = Callable[[], Mapping[str, str]]


class MissingWords(KeyError):
    """A message that no language file has."""


def files(folder: Path, language: str) -> list[Path]:
    """All word files of a language, the plain one first; none where it is not spoken."""
    plain = folder / f"{language}.ftl"
    return [*([plain] if plain.is_file() else []), *sorted(folder.glob(f"{language}.*.ftl"))]


Format = Callable[[dict[str, Any]], tuple[object, list[Exception]]]


class Messages:
    """The messages of some folders in one language, and in English where that lacks one."""

    __slots__ = ("_bundles", "_formats", "constant")

    def __init__(self, folders: tuple[Path, ...], language: str) -> None:
        self._bundles = [_bundle(folders, one) for one in dict.fromkeys((language, "en"))]
        self._formats: dict[str, Format] = {}
        self.constant: dict[str, str] = {}
        """Messages formatted without arguments: names of things, most of all."""

    def __contains__(self, id: str) -> bool:
        return id in self._formats or any(one.has_message(id) for one in self._bundles)

    def format_of(self, id: str) -> Format:
        """What formats a message; `MissingWords` if there is none."""
        found = self._formats.get(id)
        if found is None:
            found = self._formats[id] = self._look_up(id)
        return found

    def _look_up(self, id: str) -> Format:
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is None:
                    break
                return partial(bundle.format_pattern, pattern)
        raise MissingWords(id)


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in files(folder, language):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _messages(folders: tuple[Path, ...], language: str) -> Messages:
    return Messages(folders, language)


class Say:
    """A voice in one language. ``say("message", amount=2)`` gives the sentence."""

    __slots__ = ("_messages", "_names", "language")

    def __init__(self, folders: tuple[Path, ...], language: str, names: Names) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"No words in {language!r}; there are: {', '.join(LANGUAGES)}.")
        self.language = language
        self._messages = _messages(folders, language)
        self._names = names

    def __call__(self, id: str, **args: str | int) -> str:
        """The message with its arguments; ids among them are spoken by name."""
        constant = self._messages.constant
        if not args and id in constant:
            return constant[id]
        spoken = {
            key: self.name(value) if isinstance(value, str) else value
            for key, value in args.items()
        }
        text, errors = self._messages.format_of(id)(spoken)
        if errors:
            raise MissingWords(f"{id} ({self.language}): {errors[0]}")
        if not args:
            constant[id] = str(text)
        return str(text)

    def has(self, id: str) -> bool:
        """Is there such a message, if only in English?"""
        return id in self._messages

    def text(self, text: Text) -> str:
        """A message with its arguments, as a rule or an error carries them."""
        return self(text.id, **text.args)

    def name(self, id: str) -> str:
        """How an id is spoken."""
        term = f"term-{id}"
        if self.has(term):
            return self(term)
        return self._names().get(id, id)


def no_names() -> Mapping[str, str]:
    """The names of a voice without a game."""
    return {}


KERNEL_WORDS = Path(__file__).parent / "words"


def kernel_voice(language: str = "en") -> Say:
    """The voice of the kernel alone, for messages that belong to no game."""
    return Say((KERNEL_WORDS,), language, no_names)
