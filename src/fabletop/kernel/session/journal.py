"""Journals: a game is its settings, its seed and the list of choices made.

A choice is ``[rule, seat, keys]``; a fourth element ``true`` marks one that left no alternative and
was made by the kernel. What was taken back stays readable under ``undone``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from ..ask import Keys, Seat

Fault = Literal["shape", "entry", "other-rules", "other-game", "position", "limits"]


class BadJournal(ValueError):
    """A save file that cannot be used; `entry` is the first bad choice, if it is one of those, and
    `fault` says what kind of thing is wrong, for those who tell it in another language."""

    def __init__(self, why: str, entry: int | None = None, *, fault: Fault = "shape") -> None:
        super().__init__(why if entry is None else f"Entry {entry}: {why}")
        self.entry = entry
        self.fault: Fault = fault if entry is None else "entry"


class Choice(NamedTuple):
    """One answer: to which rule's question, of which seat; `forced` if it left no alternative."""

    rule: str
    seat: Seat
    keys: Keys
    forced: bool = False


class Drafted(NamedTuple):
    """An answer that is still to be given, and the rule of the question it is meant for."""

    rule: str
    keys: Sequence[str]


class Undone(msgspec.Struct):
    """Choices taken back, and the place in the list where they stood."""

    at: int
    choices: list[Choice]


class Checkpoint(msgspec.Struct):
    """The state before the step in progress, so that a table outlives a change of the rules; with
    the chronicle so far, and secret answers that wait for others."""

    at: int
    state: Any
    lines: list[Any] = []
    pending: dict[str, list[str]] = {}


class Journal(msgspec.Struct):
    """The save file."""

    game: str
    rules_version: int
    content: str
    seats: int
    options: dict[str, str]
    seed: int
    choices: list[Choice] = []
    undone: list[Undone] = []
    digests: dict[str, str] = {}
    checkpoint: Checkpoint | None = None

    def last_choice(self) -> int | None:
        """The place of the last choice somebody really made."""
        for place in range(len(self.choices) - 1, -1, -1):
            if not self.choices[place].forced:
                return place
        return None

    def to_json(self) -> str:
        """The whole journal as text, one choice a line."""
        plain = msgspec.to_builtins(self)
        choices = plain.pop("choices")
        head = msgspec.json.encode(plain).decode()
        lines = ",\n".join(msgspec.json.encode(_short(one)).decode() for one in choices)
        return f'{head[:-1]},"choices":[\n{lines}\n]}}\n'

    @staticmethod
    def from_json(text: str | bytes) -> Journal:
        """Read a journal; a damaged one is refused with the first bad entry named."""
        try:
            return _READER.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return Journal._examined(text)

    @staticmethod
    def _examined(text: str | bytes) -> Journal:
        """Read a journal that is not in order piece by piece, to find what is wrong."""
        try:
            plain = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise BadJournal(f"This is not a journal: {error}.") from None
        if not isinstance(plain, Mapping):
            raise BadJournal("This is not a journal: an object was expected.")
        raw = plain.get("choices")
        if not isinstance(raw, list):
            raise BadJournal("This is not a journal: it has no list of choices.")
        choices = [_choice(entry, number) for number, entry in enumerate(raw)]
        undone = plain.get("undone", [])
        try:
            journal = msgspec.convert({**plain, "choices": [], "undone": []}, Journal)
            journal.undone = [
                Undone(int(one["at"]), [_choice(each, one["at"]) for each in one["choices"]])
                for one in undone
            ]
        except msgspec.ValidationError as error:
            raise BadJournal(f"This is not a journal: {error}.") from None
        except (KeyError, TypeError, ValueError):
            raise BadJournal("The list of undone choices is damaged.") from None
        journal.choices = choices
        return journal


_READER = msgspec.json.Decoder(Journal)


def _short(choice: list[Any]) -> list[Any]:
    rule, seat, keys, forced = choice
    return [rule, seat, keys, True] if forced else [rule, seat, keys]


def _choice(entry: object, number: int) -> Choice:
    """One choice of a save file, checked for shape."""
    match entry:
        case [str(rule), int(seat), [*keys]]:
            forced = False
        case [str(rule), int(seat), [*keys], bool(forced)]:
            pass
        case _:
            raise BadJournal(f"expected [rule, seat, [keys]], found {entry!r}.", number)
    if type(seat) is bool:
        raise BadJournal(f"expected the number of a seat, found {seat!r}.", number)
    if not all(isinstance(key, str) for key in keys):
        raise BadJournal(f"expected keys as strings, found {keys!r}.", number)
    return Choice(rule, seat, tuple(str(key) for key in keys), forced)
