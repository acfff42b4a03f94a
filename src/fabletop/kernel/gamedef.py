"""What a game gives to the kernel (`GameDef`) and what its rules get from it (`Game`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from .ask import Rule, Seat, Text
from .chance import Chance
from .chronicle import Line
from .context import Game, State
from .secrecy import Eyes, Zone
from .words import KERNEL_WORDS, Say

__all__ = [
    "BadSetup",
    "Game",
    "GameDef",
    "GameEnded",
    "Line",
    "Options",
    "Result",
    "Setting",
    "State",
    "Step",
]


class GameEnded(Exception):
    """Raised by a rule at the very moment the game is over; nothing after it is carried out."""


class Result(msgspec.Struct, frozen=True):
    """How it ended: seats from best to worst (tied seats side by side), scores by seat."""

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str


class Setting(msgspec.Struct, frozen=True):
    """A choice to be made before the game: its default and what else is possible.

    An open one takes any text (a saved party, say); the game's setup checks it (`BadSetup`), and
    no lobby offers it."""

    default: str
    choices: tuple[str, ...] = ()
    open: bool = False


Options: TypeAlias = Mapping[str, str]
Step: TypeAlias = Callable[[Game[Any]], Rule[None] | None]


@dataclass(frozen=True, slots=True)
class GameDef:
    """A whole game, as the kernel, the bots, the laboratory and the table use it."""

    id: str
    title: str
    seats: tuple[int, int]
    rules_version: int
    state: type
    setup: Callable[[Chance, int, Options], Any]
    next_step: Callable[[Any], Step | None]
    result: Callable[[Any], Result]
    view: Callable[[Any, Eyes], Any]
    hidden: Callable[[Any, Eyes], Iterable[Sequence[Zone]]]
    components: Callable[[Any], Mapping[str, int]]
    evaluate: Callable[[Any, Seat], float]
    rounds: Callable[[Any], int]
    names: Callable[[], Mapping[str, str]]
    texts: Callable[[str, Say], str]
    describe: Callable[[Any, Say], list[str]]
    check_content: Callable[[], Mapping[str, Sequence[Any]]]
    content_hash: Callable[[], str]
    folder: Path
    prefix: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    foresee: Callable[[Any, Seat], float] | None = None  # for bots that search
    long_turns: bool = False  # of a dozen answers and more, with luck between them

    def voice(self, language: str = "en") -> Say:
        """The words of the game in one language."""
        return Say((KERNEL_WORDS, self.folder / "words"), language, self.names)

    def settle(self, options: Options) -> dict[str, str]:
        """The options with defaults filled in; unknown ones are refused."""
        settled = {name: setting.default for name, setting in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup(f"{self.title} has no option {name!r}; it has: {known}.")
            setting = self.options[name]
            if not setting.open and value not in setting.choices:
                known = ", ".join(self.options[name].choices)
                raise BadSetup(f"Option {name!r} is {value!r}, but must be one of: {known}.")
            settled[name] = value
        return settled


class BadSetup(ValueError):
    """A game that cannot be set up as asked. What a player can do wrong is `said` in every
    language; what only a program can has the English sentence alone."""

    def __init__(self, why: str, said: Text | None = None) -> None:
        super().__init__(why)
        self.said = said
