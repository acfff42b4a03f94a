"""The snapshot: all that one seat is shown. Pages, fragments and the API are built from it alone.

It is put together from the seat's view, the seat's questions and the lines the seat may read, so
what a seat must not know cannot get into a page by way of a template.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.ask import Kind
from ..lobby.settings import SeatKind
from ..tables.event_log import TalkKind


class Answer(msgspec.Struct, frozen=True):
    """One button. `hotkey` is empty where the keyboard has no key left."""

    key: str
    label: str
    hotkey: str = ""


class Blocked(msgspec.Struct, frozen=True):
    """An answer a player would expect, and why it is not open."""

    key: str
    label: str
    why: str


class Question(msgspec.Struct, frozen=True):
    """An open question of this seat. Of a long `amount` no answers are listed: any whole number
    from `least` to `most` will do. `optional` is a side offer, which may be left alone."""

    seat: int
    rule: str
    kind: Kind
    text: str
    about: str
    least: int
    most: int
    optional: bool
    answers: list[Answer]
    blocked: list[Blocked]


class SeatCard(msgspec.Struct, frozen=True):
    """Who sits where. `present` has the table open just now (a bot always has)."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    thinking: bool
    present: bool
    is_you: bool


class ChronicleLine(msgspec.Struct, frozen=True):
    """A line of the chronicle, as text and as message with arguments; `number` counts the lines
    this seat may read, from 1."""

    number: int
    text: str
    id: str = ""
    args: dict[str, str | int] = {}


class Event(msgspec.Struct, frozen=True):
    """Something that has just happened, to be told: a line of the chronicle with its `number`
    there, its message id and arguments besides its text."""

    id: str
    args: dict[str, str | int]
    text: str
    number: int = 0


class Vote(msgspec.Struct, frozen=True):
    """Somebody asks the others to let a choice be taken back."""

    seat: int
    name: str
    steps: int
    yes: list[int]
    waiting: list[int]
    yours: bool  # this seat has still to vote


class Undo(msgspec.Struct, frozen=True):
    """Whether this seat can take back its last choice; if not `free`, the others are asked."""

    possible: bool
    free: bool
    steps: int = 0
    vote: Vote | None = None


class WhatIf(msgspec.Struct, frozen=True):
    """A private try: the answers so far, in words. `ended`: chance, something hidden or somebody
    else would decide now, so it can only be kept or dropped. The view is that of the try."""

    answers: list[str]
    ended: bool


class ChatLine(msgspec.Struct, frozen=True):
    """Something said, or a notice. `kind` is said, undo, redo, ask (an undo is asked for), yes,
    no (votes) or sit; `text` is what was said, or the choices taken back if they were your own.
    `number` is the version at which it happened."""

    number: int
    seat: int | None
    name: str
    kind: TalkKind
    text: str


class Place(msgspec.Struct, frozen=True):
    place: int
    seat: int
    name: str
    score: int


class ResultCard(msgspec.Struct, frozen=True):
    """The end: seats from best to worst, tied ones with the same place; `reason` in words."""

    places: list[Place]
    reason: str
    winners: list[int]


class Snapshot(msgspec.Struct, frozen=True):
    """The table as one seat sees it (None: a spectator) at one version."""

    table: str
    game: str
    title: str
    version: int
    seat: int | None
    language: str
    hot_seat: bool
    options: dict[str, str]
    view: Any  # the game's own typed view
    questions: list[Question]
    waiting_for: list[int]
    seats: list[SeatCard]
    chronicle: list[ChronicleLine]
    whole_chronicle: bool
    lines: int  # how many lines of the chronicle this seat may read
    events: list[Event]
    choices: int
    history_at: int | None
    undo: Undo
    redo_possible: bool
    whatif: WhatIf | None
    whatif_possible: bool
    chat: list[ChatLine]
    over: bool
    result: ResultCard | None
    round: int
    export_possible: bool
    seed_hash: str
    seed: str | None  # as text, because it is larger than the numbers a browser keeps


class Hint(msgspec.Struct, frozen=True):
    """The adviser's answer, as keys and in words, and its reasons as sentences."""

    seat: int
    version: int
    rule: str
    keys: tuple[str, ...]
    label: str
    reasons: list[str]


class Regret(msgspec.Struct, frozen=True):
    """A choice that something else would have beaten; `at` is its place in the history."""

    at: int
    rule: str
    question: str
    reasons: list[str]
