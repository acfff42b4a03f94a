"""Shapes that the kit's macros draw for every game. They never change, so that what is drawn of
them can be kept."""

from __future__ import annotations

import msgspec


class AnswerArt(msgspec.Struct, frozen=True):
    """How an answer looks in the question panel."""

    icon: str
    note: str = ""
    colour: str = ""
    marks: tuple[tuple[str, str], ...] = ()  # icons with numbers


class Part(msgspec.Struct, frozen=True):
    """Some words of a sentence."""

    text: str
    strong: bool


class ChronicleArt(msgspec.Struct, frozen=True):
    """A line of the chronicle; a heading begins a turn."""

    number: int
    heading: bool
    parts: tuple[Part, ...]


class Phase(msgspec.Struct, frozen=True):
    """A step of a turn or round: done, now or later."""

    name: str
    state: str
