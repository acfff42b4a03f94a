"""`GameDef`: everything a game gives to the kernel, the bots, the laboratory and the table.

A definition is made of five parts. Only `Rules` is compulsory; each of the others has defaults, so
that a small game says only what it has to say:

- `Rules`: how it is played: state, setup, steps, result, options.
- `Secrets`: who may know what. Default: everything outside of zones is public.
- `Content`: folder, words, card library, texts. Default: none.
- `Judgement`: what a position is worth to a seat, for bots. Default: the score so far.
- `Face`: what the table shows: lobby facts, description, page, extra pages and commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

import msgspec
from typing_extensions import TypeVar

from . import defaults
from .ask import Rule, Seat, Text
from .chance import Chance
from .components import count
from .context import Game
from .library import EmptyLibrary, Holdings, content_hash
from .rulebook import Rulebook, rulebook
from .secrecy import Eyes, Zone
from .words import KERNEL_WORDS, Say

if TYPE_CHECKING:
    from .session import Session

__all__ = [
    "BadSetup",
    "Box",
    "Content",
    "Face",
    "Game",
    "GameDef",
    "GameEnded",
    "Judgement",
    "Options",
    "Result",
    "Rules",
    "Secrets",
    "Setting",
    "Step",
]

S = TypeVar("S", default=Any)
V = TypeVar("V", default=Any)


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


NOWHERE = Path(__file__).parent / "nowhere"

Options: TypeAlias = Mapping[str, str]
Step: TypeAlias = Callable[[Game[Any]], Rule[None] | None]
Address: TypeAlias = str
"""An object named by ``"module:attribute"`` and imported when it is first wanted."""


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """How the game is played."""

    state: type[S]
    """The type of its state: a msgspec struct of plain data with the field ``chance``."""
    setup: Callable[[Chance, int, Options], S]
    """``setup(chance, seats, options)``: the first state. Raises `BadSetup`."""
    next_step: Callable[[S], Step | None]
    """Says from the state alone which step comes next; None when the game is over."""
    result: Callable[[S], Result]
    """Who has won. Called at the end, and by the default `Judgement` at any time."""
    version: int = 1
    """Raised when a change makes old journals go another way."""
    options: Mapping[str, Setting] = field(default_factory=dict)
    """What can be chosen before the game, by name."""
    rounds: Callable[[S], int] = defaults.no_rounds
    """The number of the present round; 0 throughout for a game without rounds."""
    components: Callable[[S], Mapping[str, int]] = count
    """How many components of each kind lie on the table; conformance checks that none appears or
    vanishes. Default: what the state's annotations say (`kernel.components`)."""
    inspect: Callable[[S, int], str | None] | None = None
    """``inspect(state, seats)`` says what is impossible about a state from a file, beyond what
    `session.inspect` sees by itself; None if nothing is."""
    in_vain: Callable[[S, S], bool] | None = None
    """``in_vain(before, after)``: has the answer that led from one state to the other come to
    nothing, so that a player is better asked once more? Only asked where neither chance nor a
    secret decided. Default: nothing has changed, and the same is asked again."""
    prefix: str = ""
    """The first part of its rule ids, ``WI`` of ``WI-TURN-1``; empty without numbered rules."""
    book: Path | None = None
    """The specification with its numbered rules; default ``docs/rules/<id>.md`` of the project."""


@dataclass(frozen=True, slots=True)
class Secrets(Generic[S, V]):
    """Who may know what."""

    view: Callable[[S, Eyes], V] = defaults.plain_view  # type: ignore[assignment]
    """What these eyes see, built up from nothing. Default: every field of the state by name,
    zones as their audience may see them."""
    hidden: Callable[[S, Eyes], Iterable[Sequence[Zone]]] = defaults.hidden_zones
    """Pools of zones whose cards these eyes cannot tell apart: what `Session.imagine` redeals.
    Default: all zones they may not look into, a pool for each kind of component held."""


@dataclass(frozen=True, slots=True)
class Content:
    """Words, cards and texts."""

    folder: Path | None = None
    """The game's folder, with ``words/<language>.ftl`` and, for an own face, ``table/``."""
    library: Callable[[], Holdings] = EmptyLibrary
    """Opens the card library; called often, so a cached function (`functools.cache`)."""
    names: Callable[[], Mapping[str, str]] | None = None
    """The English names of ids; default: those of the library."""
    hash: Callable[[], str] | None = None
    """A hash of the content, written into journals; default: one of all records."""
    texts: Callable[[str, Say], str] = defaults.no_text
    """The text of a card by id, rendered from its effects; empty for what has none."""
    words: tuple[Path, ...] = ()
    """Folders with words besides the game's own, searched before it."""
    voice: Callable[[tuple[Path, ...], str, Callable[[], Mapping[str, str]]], Say] = Say
    """Makes the voice of the game, for one that speaks some ids in a way of its own."""


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """What a position is worth, for bots."""

    evaluate: Callable[[S, Seat], float] | None = None
    """Worth of the position to a seat; higher is better. Default: its score so far."""
    foresee: Callable[[S, Seat], float] | None = None
    """The same for bots that search; default: `evaluate`."""
    long_turns: bool = False
    """Turns of a dozen answers and more, with chance between them: rollouts are cut earlier."""


@dataclass(frozen=True, slots=True)
class Box:
    """The facts on the side of a game's box, as the lobby shows them."""

    minutes: tuple[int, int] = (10, 30)
    """Shortest and longest usual duration."""
    weight: int = 1
    """Complexity, 1 to 5."""
    authors: str = ""
    """Who designed the game, as the credits name them."""
    publisher: str = ""
    """Who published the box; shown only beside authors."""
    shelf: int = 100
    """Games with lower numbers come first in the lobby."""
    crest: str = "icons#cards"
    """An icon of the common sheets, ``icons#…`` or ``lobby#…``, for its card in the lobby."""
    scene: str = ""
    """A template in the game's ``table/`` folder with the SVG behind its card in the lobby."""


@dataclass(frozen=True, slots=True)
class Face(Generic[V]):
    """What the table shows of the game. Whatever is missing the default face supplies."""

    box: Box = field(default_factory=Box)
    """Facts for the lobby. The description is the message ``about`` in the game's words."""
    describe: Callable[[V, Say], list[str]] = defaults.describe
    """The table in plain lines, for the terminal and the default page."""
    picture: Address = ""
    """``"module:draw"``: makes the view-model of the game's own page from a snapshot; its
    templates lie in ``table/`` and replace those of the default face part by part."""
    beats: Address = ""
    """``"module:beats"``: the beats in which the page plays what a snapshot says has happened
    (`tablekit.beats`); without it each line is told as text."""
    pages: Address = ""
    """``"module:PAGES"``: pages, storage tables and words of the game's own (`web.plugin`)."""
    commands: Address = ""
    """``"module:COMMANDS"``: a mapping of command names to Typer apps of the game's own."""


@dataclass(frozen=True, eq=False)  # a definition is itself and no other
class GameDef(Generic[S, V]):
    """A whole game."""

    id: str
    """Short and kebab-case: the name in links, journals and the entry point."""
    title: str
    """As on the box."""
    seats: tuple[int, int]
    """The fewest and the most players."""
    rules: Rules[S]
    secrets: Secrets[S, V] = field(default_factory=Secrets)
    content: Content = field(default_factory=Content)
    judgement: Judgement[S] = field(default_factory=Judgement)
    face: Face[V] = field(default_factory=Face)
    part_of: str = ""
    """The id of the game to which this one belongs (a campaign, say); no lobby offers a part."""

    def new(
        self,
        seats: int,
        seed: int,
        options: Options | None = None,
        *,
        keep: bool = True,
        log: bool = True,
    ) -> Session[S, V]:
        """A new game up to its first question; see `fabletop.new`."""
        from .session.replay import start  # sessions import this module

        return start(self, seats, seed, options or {}, keep=keep, log=log)

    def view(self, state: S, eyes: Eyes) -> V:
        """What these eyes see of a state."""
        return self.secrets.view(state, eyes)

    @cached_property
    def evaluate(self) -> Callable[[S, Seat], float]:
        """What a position is worth to a seat."""
        result = self.rules.result
        return self.judgement.evaluate or (lambda state, seat: float(result(state).scores[seat]))

    @cached_property
    def foresee(self) -> Callable[[S, Seat], float]:
        """What a position is worth to a seat, for bots that search."""
        return self.judgement.foresee or self.evaluate

    @property
    def options(self) -> Mapping[str, Setting]:
        """What can be chosen before the game, by name."""
        return self.rules.options

    def check_seats(self, seats: int) -> None:
        """Raise BadSetup if the game is not for this many players."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise BadSetup(f"{self.title} is for {fewest} to {most} players, not {seats}.")

    def settle(self, options: Options) -> dict[str, str]:
        """The options with defaults filled in; unknown ones are refused."""
        settled = {name: setting.default for name, setting in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup(f"{self.title} has no option {name!r}; it has: {known}.")
            setting = self.options[name]
            if not setting.open and value not in setting.choices:
                known = ", ".join(setting.choices)
                raise BadSetup(f"Option {name!r} is {value!r}, but must be one of: {known}.")
            settled[name] = value
        return settled

    def rulebook(self) -> Rulebook:
        """Its numbered rules. Raises NoRulebook where there is none."""
        return rulebook(self.id, self.rules.book)

    # Content

    @property
    def folder(self) -> Path:
        """The game's folder; for a game without one, a place where nothing lies."""
        return self.content.folder or NOWHERE

    @property
    def word_folders(self) -> tuple[Path, ...]:
        """Where its words lie, besides those of the kernel."""
        own = (*self.content.words, self.folder / "words")
        return tuple(one for one in own if one.is_dir())

    def names(self) -> Mapping[str, str]:
        """The English names of ids."""
        names = self.content.names
        return names() if names is not None else self.content.library().names

    def voice(self, language: str = "en") -> Say:
        """The words of the game in one language."""
        folders = (KERNEL_WORDS, *self.word_folders)
        return self.content.voice(folders, language, self.names)

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        """All content records by kind."""
        return self.content.library().kinds()

    def content_hash(self) -> str:
        """A hash of all content, written into journals."""
        content = self.content
        return content.hash() if content.hash is not None else content_hash(content.library)


class BadSetup(ValueError):
    """A game that cannot be set up as asked. What a player can do wrong is `said` in every
    language; what only a program can has the English sentence alone."""

    def __init__(self, why: str, said: Text | None = None) -> None:
        super().__init__(why)
        self.said = said
