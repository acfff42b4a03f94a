"""Substitution in records: the same text with another word for a kind of unit."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ..terms import UnitKind
from .measures import Count, UnitFilter

T = TypeVar("T", bound=msgspec.Struct)


def with_unit(record: T, kind: UnitKind, instead: UnitFilter, counted: UnitFilter) -> T:
    """A trigger, effect or modifier in which every field `unit` that names `kind` names `instead`;
    `counted` in what is counted. Records inside it are rewritten, too."""
    if isinstance(record, Count):
        instead = counted
    changed: dict[str, object] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if name == "unit":
            changed[name] = instead if value == kind else value
        else:
            changed[name] = _inside(value, kind, instead, counted)
    return msgspec.structs.replace(record, **changed)


def _inside(value: object, kind: UnitKind, instead: UnitFilter, counted: UnitFilter) -> object:
    if isinstance(value, tuple):
        return tuple(_inside(one, kind, instead, counted) for one in value)
    if isinstance(value, msgspec.Struct):
        return with_unit(value, kind, instead, counted)
    return value
