"""View-models that the kit's macros render for every game. Immutable, so that rendered fragments
can be cached."""

from __future__ import annotations

import msgspec


class AnswerArt(msgspec.Struct, frozen=True):
    """How an answer looks in the question panel."""

    icon: str
    note: str = ""
    colour: str = ""
    marks: tuple[tuple[str, str], ...] = ()  # icons with numbers


class Part(msgspec.Struct, frozen=True):
    """A part of a sentence."""

    text: str
    strong: bool


class ChronicleArt(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    parts: tuple[Part, ...]


class TurnArt(msgspec.Struct, frozen=True):
    """A turn in the log, from line `number` to line `last`. `round` heads the first of a round;
    `title` and `seat` say whose turn it is; `brief` is the turn in one sentence. Only `open` turns
    have their `lines` on the page."""

    number: int
    last: int
    round: str
    title: str
    seat: int | None
    brief: tuple[Part, ...]
    open: bool
    lines: tuple[ChronicleArt, ...]


class Phase(msgspec.Struct, frozen=True):
    """A phase of a turn or round; `state` is done, now or later."""

    name: str
    state: str
