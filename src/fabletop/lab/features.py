"""A seat's view and question as a vector of fixed size.

The view is walked through from its outermost record to its last number. Each path through it has a
place in the vector, found from its letters alone (feature hashing with signs): numbers add their
value there, words a one at the place of path and word. Lists of seats are read from the observer's
own seat on, other lists as heaps. The first `HEAD` entries are not hashed and tell the question.
Nothing but the seat's own view and its own question goes in, so nothing hidden can come out.

This module needs numpy; import it within `extras.extra`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..kernel.ask import Seat
from ..kernel.gamedef import BadSetup
from .action_space import Asking

Vector: TypeAlias = NDArray[np.float32]

FEATURES = 1024
FEWEST = 64
HIGHEST = 32.0
KINDS = ("pick", "pick_some", "amount", "order")
HEAD = len(KINDS) + 8


Place: TypeAlias = tuple[int, float]  # where in the vector, and with which sign


class _Path(dict[str | int, "_Path"]):
    """A path through views: where it goes on, and its places in the vector.

    What was met once is a plain look-up from then on.
    """

    __slots__ = ("_name", "_room", "number", "words")

    def __init__(self, name: str, room: int) -> None:
        self._name = name
        self._room = room
        self.number = _place(name, room)
        self.words = _Words(name, room)

    def __missing__(self, step: str | int) -> _Path:
        self[step] = found = _Path(f"{self._name}/{step}", self._room)
        return found


class _Words(dict[str, Place]):
    """The places of the words at the end of a path."""

    __slots__ = ("_name", "_room")

    def __init__(self, name: str, room: int) -> None:
        self._name = name
        self._room = room

    def __missing__(self, word: str) -> Place:
        self[word] = found = _place(f"{self._name}={word}", self._room)
        return found


def _place(text: str, room: int) -> Place:
    """Found from the letters alone, so the same on every machine."""
    sign = 1.0 if crc32(text[::-1].encode()) & 1 else -1.0
    return HEAD + crc32(text.encode()) % room, sign


class Features:
    """Makes vectors of one size; keeps the places of paths it has met."""

    def __init__(self, size: int = FEATURES) -> None:
        if size < FEWEST:
            raise BadSetup(f"At least {FEWEST} features are needed, not {size}.")
        self.size = size
        self._view = _Path("view", size - HEAD)
        self._ask = _Path("ask", size - HEAD)

    def vector(self, view: Any, seat: Seat, seats: int, asking: Asking | None) -> Vector:
        """What a seat sees, and the question if it is the seat's own."""
        raw = [0.0] * self.size
        _walk(raw, self._view, msgspec.to_builtins(view), seat, seats)
        raw[len(KINDS)] = float(seat)
        raw[len(KINDS) + 1] = float(seats)
        if asking is not None:
            self._tell(raw, asking)
        found = np.array(raw, dtype=np.float32)
        squeezed: Vector = np.copysign(np.log1p(np.abs(found)), found)
        return np.clip(squeezed, -HIGHEST, HIGHEST, out=squeezed)

    def _tell(self, raw: list[float], asking: Asking) -> None:
        request = asking.request
        raw[KINDS.index(request.kind)] = 1.0
        facts = (1, request.least, request.most, len(request.keys), len(asking.chosen), asking.page)
        for place, fact in enumerate(facts, len(KINDS) + 2):
            raw[place] = float(fact)
        ask = self._ask
        _add(raw, ask["rule"].words[request.rule])
        _add(raw, ask["about"].words[request.about])
        for key in request.keys:
            _add(raw, ask["key"].words[key])
        for key in asking.chosen:
            _add(raw, ask["chosen"].words[key])


def _add(raw: list[float], place: Place) -> None:
    raw[place[0]] += place[1]


def _walk(raw: list[float], path: _Path, record: Mapping[str, Any], seat: Seat, seats: int) -> None:
    """Add a record of a view. Leaves are dealt with on the spot: there are hundreds in a view."""
    for name, part in record.items():
        kind = type(part)
        if kind is str:
            place, sign = path[name].words[part]
            raw[place] += sign
        elif kind is int or kind is bool or kind is float:
            if part:
                place, sign = path[name].number
                raw[place] += sign * part
        elif kind is dict:
            _walk(raw, path[name], part, seat, seats)
        elif kind is list or kind is tuple:
            _walk_list(raw, path[name], part, seat, seats)


def _walk_list(raw: list[float], path: _Path, parts: Sequence[Any], seat: Seat, seats: int) -> None:
    """Add a list: seats by their distance from the observer, numbers by place, the rest as a
    heap."""
    for number, part in enumerate(parts):
        kind = type(part)
        if kind is str:
            place, sign = path.words[part]
            raw[place] += sign
        elif kind is dict:
            whose = part.get("seat")
            seated = type(whose) is int and whose >= 0
            _walk(raw, path[(whose - seat) % seats] if seated else path, part, seat, seats)
        elif kind is int or kind is bool or kind is float:
            place, sign = path[number].number
            raw[place] += sign * part
        elif kind is list or kind is tuple:
            _walk_list(raw, path[number], part, seat, seats)
