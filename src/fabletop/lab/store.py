"""The result store of a simulation: a folder; games that are in it are not played again.

``plan.json`` is the plan with rules version and content hash; ``parts/`` holds finished games, a
batch to a file, each file written atomically. After an interruption, even a power cut, the same
plan resumes after the last part; a plan with more games adds to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from .. import games
from ..kernel.gamedef import BadSetup
from .play import FinishedGame, Plan

MAX_GAMES_IN_PART = 16


class Header(msgspec.Struct, frozen=True):
    """What all games of a store have in common."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, str]
    rules_version: int
    content: str
    cards: bool


class Store:
    """The store of one plan."""

    def __init__(self, folder: Path, plan: Plan, *, cards: bool = True) -> None:
        self.folder = folder
        self._parts = folder / "parts"
        self._parts.mkdir(parents=True, exist_ok=True)
        self._check_header(header(plan, cards))
        last = max(self._parts.glob("*.msgpack"), default=None)
        self._next_part = 0 if last is None else int(last.stem) + 1

    def _check_header(self, wanted: Header) -> None:
        file = self.folder / "plan.json"
        if not file.exists():
            _write(file, msgspec.json.format(msgspec.json.encode(wanted), indent=2))
            return
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Header)
        except msgspec.DecodeError:
            raise BadSetup(f"{file} is no plan of a simulation.") from None
        for field in Header.__struct_fields__:
            was, now = getattr(found, field), getattr(wanted, field)
            if was != now:
                raise BadSetup(
                    f"{self.folder} holds games with another {field.replace('_', ' ')}: "
                    f"{_shown(was)}, not {_shown(now)}. Choose another folder."
                )

    def parts(self, plan: Plan) -> Iterator[list[FinishedGame]]:
        """The stored games of the plan with all that was recorded, part by part: a million of them
        do not fit into memory. Of a game played twice the last result counts."""
        wanted = range(plan.seed, plan.seed + plan.games)
        seen: set[int] = set()
        for file in sorted(self._parts.glob("*.msgpack"), reverse=True):
            some = [one for one in _read(file) if one.seed in wanted and one.seed not in seen]
            seen.update(one.seed for one in some)
            if some:
                yield some

    def played(self, plan: Plan) -> list[FinishedGame]:
        """The stored games of the plan, by seed, without the cards used."""
        found = [without_cards(one) for some in self.parts(plan) for one in some]
        return sorted(found, key=lambda one: one.seed)

    def add(self, some: Sequence[FinishedGame]) -> None:
        """Write finished games as a new part."""
        _write(self._parts / f"{self._next_part:09}.msgpack", msgspec.msgpack.encode(some))
        self._next_part += 1


def without_cards(one: FinishedGame) -> FinishedGame:
    """A game without the cards used in it, which are most of its size."""
    return msgspec.structs.replace(one, uses=())


def _read(file: Path) -> list[FinishedGame]:
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=list[FinishedGame])
    except msgspec.DecodeError:
        raise BadSetup(f"{file} is damaged; delete it, its games are played anew.") from None


def header(plan: Plan, cards: bool) -> Header:
    """The header of a plan; the number of games is not part of it."""
    game = games()[plan.game]
    return Header(
        plan.game,
        plan.seats,
        plan.seed,
        game.settle(plan.options),
        game.rules.version,
        game.content_hash(),
        cards,
    )


def _write(file: Path, data: bytes) -> None:
    """Write a file atomically."""
    draft = file.with_suffix(".draft")
    draft.write_bytes(data)
    draft.replace(file)


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "none"
    return str(value)
