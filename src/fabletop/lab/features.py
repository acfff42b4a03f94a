"""Feature vectors: a seat's view and question, by signed feature hashing.

The view is traversed from its outermost record to its leaves. The path of a leaf is hashed to an
index and a sign: numbers add their value there, strings add one at the hash of path and string.
Lists of seats are read relative to the observer's seat, other lists without order. The first `HEAD`
entries are not hashed and describe the question. Only the seat's own view and question go in, so no
hidden information can come out.

This module needs numpy; import it within `extras.extra`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, get_args
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..kernel.ask import Kind, Seat
from ..kernel.gamedef import BadSetup
from .action_space import QuestionActions
from .sizes import DEFAULT_FEATURES

Vector: TypeAlias = NDArray[np.float32]

MIN_FEATURES = 64
MAX_VALUE = 32.0
KINDS: tuple[Kind, ...] = get_args(Kind)  # their order is part of every trained model
HEAD = len(KINDS) + 8


Slot: TypeAlias = tuple[int, float]  # index in the vector, and sign


class _Path(dict[str | int, "_Path"]):
    """A path through views: its continuations and its slots in the vector, cached."""

    __slots__ = ("_name", "_room", "number", "words")

    def __init__(self, name: str, room: int) -> None:
        self._name = name
        self._room = room
        self.number = _slot(name, room)
        self.words = _Words(name, room)

    def __missing__(self, step: str | int) -> _Path:
        self[step] = found = _Path(f"{self._name}/{step}", self._room)
        return found


class _Words(dict[str, Slot]):
    """The slots of the strings at the end of a path, cached."""

    __slots__ = ("_name", "_room")

    def __init__(self, name: str, room: int) -> None:
        self._name = name
        self._room = room

    def __missing__(self, word: str) -> Slot:
        self[word] = found = _slot(f"{self._name}={word}", self._room)
        return found


def _slot(text: str, room: int) -> Slot:
    """The slot of a path; CRC-32, so the same on every machine."""
    sign = 1.0 if crc32(text[::-1].encode()) & 1 else -1.0
    return HEAD + crc32(text.encode()) % room, sign


class Features:
    """Makes vectors of one size; caches the slots of the paths it has met."""

    def __init__(self, size: int = DEFAULT_FEATURES) -> None:
        if size < MIN_FEATURES:
            raise BadSetup(f"At least {MIN_FEATURES} features are needed, not {size}.")
        self.size = size
        self._view = _Path("view", size - HEAD)
        self._ask = _Path("ask", size - HEAD)

    def vector(self, view: Any, seat: Seat, seats: int, question: QuestionActions | None) -> Vector:
        """The features of a seat's view, and of its question if it is asked."""
        raw = [0.0] * self.size
        _walk(raw, self._view, msgspec.to_builtins(view), seat, seats)
        raw[len(KINDS)] = float(seat)
        raw[len(KINDS) + 1] = float(seats)
        if question is not None:
            self._add_question(raw, question)
        found = np.array(raw, dtype=np.float32)
        compressed: Vector = np.copysign(np.log1p(np.abs(found)), found)
        return np.clip(compressed, -MAX_VALUE, MAX_VALUE, out=compressed)

    def _add_question(self, raw: list[float], question: QuestionActions) -> None:
        request = question.request
        raw[KINDS.index(request.kind)] = 1.0
        facts = (
            1,
            request.least,
            request.most,
            len(request.keys),
            len(question.chosen),
            question.page,
        )
        for index, fact in enumerate(facts, len(KINDS) + 2):
            raw[index] = float(fact)
        ask = self._ask
        _add(raw, ask["rule"].words[request.rule])
        _add(raw, ask["about"].words[request.about])
        for key in request.keys:
            _add(raw, ask["key"].words[key])
        for key in question.chosen:
            _add(raw, ask["chosen"].words[key])


def _add(raw: list[float], slot: Slot) -> None:
    raw[slot[0]] += slot[1]


def _walk(raw: list[float], path: _Path, record: Mapping[str, Any], seat: Seat, seats: int) -> None:
    """Add a record of a view. Leaves are handled inline: there are hundreds in a view."""
    for name, part in record.items():
        kind = type(part)
        if kind is str:
            index, sign = path[name].words[part]
            raw[index] += sign
        elif kind is int or kind is bool or kind is float:
            if part:
                index, sign = path[name].number
                raw[index] += sign * part
        elif kind is dict:
            _walk(raw, path[name], part, seat, seats)
        elif kind is list or kind is tuple:
            _walk_list(raw, path[name], part, seat, seats)


def _walk_list(raw: list[float], path: _Path, parts: Sequence[Any], seat: Seat, seats: int) -> None:
    """Add a list: seats by their distance from the observer, numbers by index, the rest without
    order."""
    for number, part in enumerate(parts):
        kind = type(part)
        if kind is str:
            index, sign = path.words[part]
            raw[index] += sign
        elif kind is dict:
            whose = part.get("seat")
            seated = type(whose) is int and whose >= 0
            _walk(raw, path[(whose - seat) % seats] if seated else path, part, seat, seats)
        elif kind is int or kind is bool or kind is float:
            index, sign = path[number].number
            raw[index] += sign * part
        elif kind is list or kind is tuple:
            _walk_list(raw, path[number], part, seat, seats)
