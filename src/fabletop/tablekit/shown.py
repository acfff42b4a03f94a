"""Protocols of a snapshot: the parts of it that a game's page may use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

V_co = TypeVar("V_co", covariant=True)


class Labelled(Protocol):
    """An answer."""

    @property
    def key(self) -> str: ...
    @property
    def hotkey(self) -> str: ...


class Asked(Protocol):
    """A question."""

    @property
    def seat(self) -> int: ...
    @property
    def rule(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def answers(self) -> Iterable[Labelled]: ...


class Written(Protocol):
    """A line of the log: its message and arguments besides the text."""

    @property
    def number(self) -> int: ...
    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, str | int]: ...
    @property
    def text(self) -> str: ...


class Happened(Protocol):
    """An event: a log line since the last snapshot, with its arguments."""

    @property
    def number(self) -> int: ...
    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, str | int]: ...
    @property
    def text(self) -> str: ...


class Seated(Protocol):
    """A player on a seat."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...


class Ranked(Protocol):
    """A row of the result."""

    @property
    def place(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def score(self) -> int: ...


class Ended(Protocol):
    """The result."""

    @property
    def places(self) -> Sequence[Ranked]: ...


class Shown(Protocol[V_co]):
    """A snapshot, with the view of one game."""

    @property
    def view(self) -> V_co: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def version(self) -> int: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def seats(self) -> Sequence[Seated]: ...
    @property
    def waiting_for(self) -> Sequence[int]: ...
    @property
    def questions(self) -> Sequence[Asked]: ...
    @property
    def chronicle(self) -> Sequence[Written]: ...
    @property
    def whole_chronicle(self) -> bool: ...
    @property
    def events(self) -> Sequence[Happened]: ...
    @property
    def choices(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def result(self) -> Ended | None: ...
