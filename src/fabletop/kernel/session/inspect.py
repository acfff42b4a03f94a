"""Inspection of a checkpoint that comes in somebody's file, before it is trusted.

A journal of these rules is played again choice by choice. One of other rules goes on from the state
it brings, which may hold anything that has the right types. What the rules would stumble over
(numbers without bound, seats that nobody has, cards that do not exist) is refused here.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NoReturn

import msgspec

from ..bounds import SEAT, Within
from ..chance import SEED_BITS, Chance
from ..chronicle import Line
from ..components import Holds, fields_of
from ..gamedef import BadSetup, GameDef
from ..secrecy import Audience, Zone
from .journal import BadJournal, Journal

MOST = 10_000  # of any number, up or down, if its field says no other bounds (`kernel.bounds`)
LONGEST = 1_000  # list, mapping or pile of cards
LONGEST_TEXT = 200
LONGEST_OPTION = 200_000  # an option may be a whole document
MOST_IN_LINE = 1_000_000  # of a number in the chronicle, up or down
MOST_VALUES = 50_000
MOST_LINES = 50_000
MOST_USES = 1 << 40  # of chance

Metadata = tuple[Any, ...]  # of an annotation: `Annotated[int, SEAT]` has (SEAT,)

IN_LIST = object()  # in metadata: a number in a list of components is an id, else an amount


def inspect(
    game: GameDef[Any, Any],
    journal: Journal,
    state: Any,
    lines: list[Line],
    pending: Mapping[int, Any],
) -> None:
    """Refuse a checkpoint that no game can have led to. Raises BadJournal."""
    fewest, most = game.seats
    if not fewest <= journal.seats <= most:
        _refuse(f"{game.title} is not for {journal.seats} players")
    if not 0 <= journal.seed < 1 << SEED_BITS:
        _refuse("its seed is out of bounds")
    choices = [*journal.choices, *(one for back in journal.undone for one in back.choices)]
    for seat in (*(one.seat for one in choices), *pending):
        if not 0 <= seat < journal.seats:
            _refuse(f"it has no seat {seat}")
    Inspector(game, journal).look(state, game.rules.state, (), "state")
    _inspect_lines(lines, journal.seats)
    if game.rules.inspect is not None:
        fault = game.rules.inspect(state, journal.seats)
        if fault is not None:
            _refuse(fault)


def _inspect_lines(lines: list[Line], seats: int) -> None:
    if len(lines) > MOST_LINES:
        _refuse("its chronicle is too long")
    for number, line in enumerate(lines):
        where = f"line {number} of the chronicle"
        try:
            msgspec.convert(msgspec.to_builtins(line), Line)
        except (msgspec.ValidationError, TypeError, OverflowError):
            _refuse(f"{where} cannot be read")
        _check_audience(line.audience, seats, where)
        for value in (line.id, *line.args, *line.args.values()):
            if isinstance(value, str):
                _check_text(value, where, LONGEST_OPTION)
            elif not -MOST_IN_LINE <= value <= MOST_IN_LINE:
                _refuse(f"{where} holds the number {value}")


class Inspector:
    """Looks at every value of a state, led by the annotations of its type."""

    def __init__(self, game: GameDef[Any, Any], journal: Journal) -> None:
        self.seats = journal.seats
        self.left = MOST_VALUES
        try:
            fresh = game.rules.setup(Chance(0, {}, {}), journal.seats, game.settle(journal.options))
        except BadSetup as error:
            _refuse(str(error))
        self.box = _kinds(game)
        self.known = {*_texts(fresh), *game.names()}
        self.held = _held(fresh, self.box)
        self.say = game.voice()

    def look(self, value: Any, hint: Any, metadata: Metadata, where: str) -> None:
        """Refuse this value, or one in it, if it is impossible."""
        self.left -= 1
        if self.left < 0:
            _refuse("its state is too large")
        while typing.get_origin(hint) is typing.Annotated:
            hint, *more = typing.get_args(hint)
            metadata = (*metadata, *more)
        if typing.get_origin(hint) in (typing.Union, types.UnionType):
            self.look(value, _member(hint, value), metadata, where)
        elif isinstance(value, Zone):
            self._zone(value, metadata, where)
        elif isinstance(value, Chance):
            _check_chance(value, where)
        elif isinstance(value, msgspec.Struct):
            for name, field in _hints(type(value)).items():
                self.look(getattr(value, name), field, (), f"{where}.{name}")
        elif isinstance(value, dict):
            self._mapping(value, typing.get_args(hint), metadata, where)
        elif isinstance(value, list | tuple):
            self._sequence(value, hint, metadata, where)
        elif isinstance(value, str):
            self._text(value, metadata, where)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            self._number(value, metadata, where)

    def _zone(self, zone: Zone, metadata: Metadata, where: str) -> None:
        for audience in (zone.audience, *zone.seen):
            _check_audience(audience, self.seats, where)
        if len(zone.seen) > len(zone.cards):
            _refuse(f"{where}: more cards were seen than there are")
        self._sequence(zone.cards, list[str], metadata, where)

    def _mapping(
        self, value: dict[Any, Any], args: tuple[Any, ...], metadata: Metadata, where: str
    ) -> None:
        _check_length(value, where)
        key, item = args if len(args) == 2 else (Any, Any)
        bounds = tuple(one for one in metadata if isinstance(one, Within))
        most = LONGEST_OPTION if where == "state.options" else LONGEST_TEXT
        for name, one in value.items():
            self.look(name, key, bounds, where)
            if isinstance(one, str) and most != LONGEST_TEXT:
                _check_text(one, where, most)
            else:
                self.look(one, item, metadata, f"{where}[{name}]")

    def _sequence(self, value: Any, hint: Any, metadata: Metadata, where: str) -> None:
        _check_length(value, where)
        args = typing.get_args(hint)
        single = len(args) == 1 or args[1:] == (Ellipsis,)
        for place, one in enumerate(value):
            item = args[0] if single else args[place] if place < len(args) else Any
            self.look(one, item, (*metadata, IN_LIST), f"{where}[{place}]")

    def _number(self, value: float, metadata: Metadata, where: str) -> None:
        least, most = -MOST, MOST
        for one in metadata:
            if isinstance(one, Within):
                least, most = one.least, one.most
            elif one is SEAT:  # -1 is nobody; a player without a person sits after the others
                least, most = -1, self.seats
            elif isinstance(one, Holds) and IN_LIST not in metadata:
                least = 0
        if not least <= value <= most:
            _refuse(f"{where} is {value}, but must be from {least} to {most}")

    def _text(self, value: str, metadata: Metadata, where: str) -> None:
        _check_text(value, where, LONGEST_TEXT)
        holds = [one for one in metadata if isinstance(one, Holds)]
        if value and holds and not self._fits(value, holds):
            _refuse(f"{where}: {value!r} has no place there")

    def _fits(self, id: str, holds: list[Holds]) -> bool:
        """Does the game have such a component? It must be of a kind that lies in such places after
        a setup, too, if any does."""
        kinds = self.box.get(id) or self.box.get(_design(id))
        if kinds is None:
            known = id in self.known or self._spoken(id)
            return known or any(_picks(one, id) for one in holds)
        claims = [one for one in holds if one.only is None or one.only(id)]
        usual = [self.held.get(one.kind) for one in claims]
        return not usual or any(one is None or kinds & one for one in usual)

    def _spoken(self, value: str) -> bool:
        """Terms of the rules, which are no records: an element, a long rest."""
        return self.say.has(value) or self.say.has(f"term-{value}")


def _kinds(game: GameDef[Any, Any]) -> Mapping[str, frozenset[str]]:
    """The kinds of records that an id names; some records are known by a number."""
    found: dict[str, frozenset[str]] = {}
    for kind, records in game.kinds().items():
        for record in records:
            for name in ("id", "number"):
                id = getattr(record, name, None)
                if id is not None:
                    found[str(id)] = found.get(str(id), frozenset()) | {kind}
    return found


def _held(fresh: Any, box: Mapping[str, frozenset[str]]) -> Mapping[str, frozenset[str]]:
    """The kinds of records that lie in places for a kind of component after a setup."""
    found: dict[str, frozenset[str]] = {}
    for holds, id in _components(fresh, ()):
        kinds = box.get(id) or box.get(_design(id))
        if kinds and (holds.only is None or holds.only(id)):
            found[holds.kind] = found.get(holds.kind, frozenset()) | kinds
    return found


def _components(value: Any, holds: tuple[Holds, ...]) -> Iterator[tuple[Holds, str]]:
    """All ids in places for components, each with what its place holds."""
    if isinstance(value, str):
        yield from ((one, value) for one in holds)
    elif isinstance(value, Zone):
        yield from _components(value.cards, holds)
    elif isinstance(value, msgspec.Struct):
        for name, more in fields_of(type(value)):
            yield from _components(getattr(value, name), holds + more)
    elif isinstance(value, dict):
        yield from (pair for one in value.values() for pair in _components(one, holds))
    elif isinstance(value, list | tuple):
        yield from (pair for one in value for pair in _components(one, holds))


def _picks(holds: Holds, id: str) -> bool:
    """Does the annotation take this very id, and not whatever comes?"""
    return holds.only is not None and holds.only(id) and not holds.only("")


def _design(copy: str) -> str:
    """``gale-2`` is a copy of ``gale``."""
    design, dash, number = copy.rpartition("-")
    return design if dash and number.isdecimal() else copy


def _texts(value: Any) -> Iterator[str]:
    """All texts in a state."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _texts(getattr(value, name))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _texts(key)
            yield from _texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)


@cache
def _hints(shape: type) -> Mapping[str, Any]:
    hints = typing.get_type_hints(shape, include_extras=True)
    return {field.name: hints[field.name] for field in msgspec.structs.fields(shape)}


def _member(union: Any, value: Any) -> Any:
    """The member of a union that this value belongs to."""
    for one in typing.get_args(union):
        plain = typing.get_args(one)[0] if typing.get_origin(one) is typing.Annotated else one
        shape = typing.get_origin(plain) or plain
        if isinstance(shape, type) and isinstance(value, shape):
            return one
    return Any


def _check_chance(chance: Chance, where: str) -> None:
    _check_length(chance.streams, where)
    numbers = (chance.seed, *chance.streams.values())
    sane = all(0 <= one < 1 << 64 for one in numbers) and 0 <= chance.uses < MOST_USES
    if not sane or chance.fixed:
        _refuse(f"{where} was tampered with")
    for stream in chance.streams:
        _check_text(stream, where, LONGEST_TEXT)


def _check_audience(audience: Audience, seats: int, where: str) -> None:
    """One bit a seat, and one for a player without a person; all higher ones are alike."""
    if not -1 << seats + 1 <= audience < 1 << seats + 1:
        _refuse(f"{where} is shown to seats that nobody has")


def _check_length(value: Any, where: str) -> None:
    if len(value) > LONGEST:
        _refuse(f"{where} has {len(value)} entries")


def _check_text(value: str, where: str, most: int) -> None:
    if len(value) > most:
        _refuse(f"{where} holds a text of {len(value)} characters")


def _refuse(why: str) -> NoReturn:
    raise BadJournal(f"its checkpoint is impossible: {why}.", fault="position")
