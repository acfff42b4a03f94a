"""A folder of results: games that are in it are not played again.

``plan.json`` says what is played, with the rules and the content it is played by; ``parts/`` holds
finished games, a few to a file, each file written whole or not at all. After an interruption, even
by a power cut, the same plan goes on where the parts end; a plan with more games adds to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from .. import games
from ..kernel.gamedef import BadSetup
from .play import Plan, Played

MOST_IN_PART = 16


class Header(msgspec.Struct, frozen=True):
    """What all games of a folder have in common."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, str]
    rules_version: int
    content: str
    cards: bool


class Store:
    """The folder; open it with the plan it is for."""

    def __init__(self, folder: Path, plan: Plan, *, cards: bool = True) -> None:
        self.folder = folder
        self._parts = folder / "parts"
        self._parts.mkdir(parents=True, exist_ok=True)
        self._claim(header(plan, cards))
        last = max(self._parts.glob("*.msgpack"), default=None)
        self._next = 0 if last is None else int(last.stem) + 1

    def _claim(self, wanted: Header) -> None:
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
                    f"{_said(was)}, not {_said(now)}. Choose another folder."
                )

    def parts(self, plan: Plan) -> Iterator[list[Played]]:
        """The games of the plan that are here with all that was written down, a few at a time, so
        that a million of them need not be in memory together. What was played last counts."""
        wanted = range(plan.seed, plan.seed + plan.games)
        seen: set[int] = set()
        for file in sorted(self._parts.glob("*.msgpack"), reverse=True):
            some = [one for one in _read(file) if one.seed in wanted and one.seed not in seen]
            seen.update(one.seed for one in some)
            if some:
                yield some

    def played(self, plan: Plan) -> list[Played]:
        """The games of the plan that are here, by seed, without the cards used."""
        found = [light(one) for some in self.parts(plan) for one in some]
        return sorted(found, key=lambda one: one.seed)

    def add(self, some: Sequence[Played]) -> None:
        """Keep some finished games for good."""
        _write(self._parts / f"{self._next:09}.msgpack", msgspec.msgpack.encode(some))
        self._next += 1


def light(one: Played) -> Played:
    """A game without the cards used in it, which are most of its weight."""
    return msgspec.structs.replace(one, uses=())


def _read(file: Path) -> list[Played]:
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=list[Played])
    except msgspec.DecodeError:
        raise BadSetup(f"{file} is damaged; delete it, its games are played anew.") from None


def header(plan: Plan, cards: bool) -> Header:
    """What a plan's games have in common; their number is left open."""
    game = games()[plan.game]
    return Header(
        plan.game, plan.seats, plan.seed, game.settle(plan.options), game.rules.version,
        game.content_hash(), cards,
    )  # fmt: skip


def _write(file: Path, data: bytes) -> None:
    """All of it under its name, or nothing."""
    draft = file.with_suffix(".draft")
    draft.write_bytes(data)
    draft.replace(file)


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "none"
    return str(value)
