"""Counting components: nothing on the table may appear or vanish.

State fields say what they hold by an annotation, and `count` adds everything up by kind::

    market: Annotated[list[str], Holds("action cards")]
    deck: Annotated[Zone, Holds("action cards")]
    pouch: Annotated[dict[str, Zone], Holds("tokens")]
    monster: Annotated[str, Holds("monsters")]      # an id, or empty
    coins: Annotated[int, Holds("coins")]

Structs without an annotation of their own are searched field by field.
"""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from .secrecy import Zone


@dataclass(frozen=True)
class Holds:
    """The kind of component a field holds; `only` leaves out ids of another kind."""

    kind: str
    only: Callable[[str], bool] | None = None


def count(state: Any) -> Mapping[str, int]:
    """How many components of each kind lie on the table."""
    found: Counter[str] = Counter()
    _count_struct(state, found)
    return found


Fields: TypeAlias = tuple[tuple[str, tuple[Holds, ...]], ...]
_FIELDS: dict[type, Fields] = {}


def fields_of(shape: type) -> Fields:
    """The fields of a struct, each with what its annotation says it holds."""
    found = _FIELDS.get(shape)
    if found is None:
        hints = typing.get_type_hints(shape, include_extras=True)
        found = _FIELDS[shape] = tuple(
            (field.name, _holds(hints[field.name])) for field in msgspec.structs.fields(shape)
        )
    return found


def _holds(hint: Any) -> tuple[Holds, ...]:
    """The annotations of a field; of an optional one, those of its type."""
    found = tuple(one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Holds))
    if found:
        return found
    return tuple(one for part in typing.get_args(hint) for one in _holds(part))


def _count_struct(record: Any, found: Counter[str]) -> None:
    for name, holds in fields_of(type(record)):
        value = getattr(record, name)
        if holds:
            for one in holds:
                found[one.kind] += _amount(value, one.only)
        else:
            _search(value, found)


def _search(value: Any, found: Counter[str]) -> None:
    """Look for annotated fields further down."""
    if isinstance(value, msgspec.Struct):
        if not isinstance(value, Zone):
            _count_struct(value, found)
    elif isinstance(value, list | tuple):
        for one in value:
            _search(one, found)
    elif isinstance(value, dict):
        for one in value.values():
            _search(one, found)


def _amount(value: Any, only: Callable[[str], bool] | None) -> int:
    """How many components a value stands for."""
    if isinstance(value, str):
        return int(bool(value) and (only is None or only(value)))
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Zone):
        return _amount(value.cards, only)
    if isinstance(value, dict):
        return sum(_amount(one, only) for one in value.values())
    if isinstance(value, list | tuple):
        # an id or a number in a list is one thing; only a number of its own is an amount
        return sum(1 if isinstance(one, int) else _amount(one, only) for one in value)
    if value is None:
        return 0
    raise TypeError(f"{type(value).__name__} cannot be counted as components")
