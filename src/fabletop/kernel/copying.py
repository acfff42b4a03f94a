"""One copy for all states: a function written from the field types, once per type.

Values that cannot change are shared; lists, dicts and mutable structs are made anew.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

FEW_FIELDS = 4

_COPIERS: dict[type, Callable[[Any], Any]] = {}


def copier(shape: type[T]) -> Callable[[T], T]:
    """The copy function of a mutable struct type."""
    made = _COPIERS.get(shape)
    if made is None:
        made = _COPIERS[shape] = _write(shape)
    return made


def _write(shape: type) -> Callable[[Any], Any]:
    hints = typing.get_type_hints(shape)
    names: dict[str, Any] = {"Shape": shape}
    fields = ", ".join(
        _copy(hints[field.name], f"old.{field.name}", names)
        for field in msgspec.structs.fields(shape)
    )
    source = f"def copy(old):\n    return Shape({fields})\n"
    exec(compile(source, f"<copy of {shape.__name__}>", "exec"), names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def _copy(hint: Any, old: str, names: dict[str, Any]) -> str:
    """The expression that copies a value of this type."""
    if _shared(hint):
        return old
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        return f"[*{old}]" if _shared(args[0]) else f"[{_copy(args[0], 'x', names)} for x in {old}]"
    if origin is dict:
        if _shared(args[1]):
            return f"{old}.copy()"
        return f"{{k: {_copy(args[1], 'v', names)} for k, v in {old}.items()}}"
    if origin in (typing.Union, types.UnionType):
        inner = [one for one in args if one is not types.NoneType]
        if len(inner) == 1:
            return f"(None if {old} is None else {_copy(inner[0], old, names)})"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not _frozen(hint):
        return _copy_struct(hint, old, names)
    raise TypeError(f"{hint!r} has no place in a state: plain data only")


def _copy_struct(shape: type[msgspec.Struct], old: str, names: dict[str, Any]) -> str:
    """A call of the struct's own copy function; small structs are written out on the spot."""
    fields = msgspec.structs.fields(shape)
    hints = typing.get_type_hints(shape)
    simple = all(_shared(one) or _shared_list(one) for one in hints.values())
    if len(fields) > FEW_FIELDS or not simple:
        return f"{_name(copier(shape), names)}({old})"
    inner = ", ".join(_copy(hints[one.name], f"{old}.{one.name}", names) for one in fields)
    return f"{_name(shape, names)}({inner})"


def _name(thing: Any, names: dict[str, Any]) -> str:
    """A name of its own for something the copy function calls."""
    for name, known in names.items():
        if known is thing:
            return name
    name = f"thing_{len(names)}"
    names[name] = thing
    return name


def _shared_list(hint: Any) -> bool:
    return typing.get_origin(hint) is list and _shared(typing.get_args(hint)[0])


def _shared(hint: Any) -> bool:
    """True for values that cannot change, which copies may have in common."""
    if hint in (int, str, bool, float, bytes, types.NoneType):
        return True
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return True
    if origin is typing.Annotated:
        return _shared(args[0])
    if origin is tuple:
        return all(one is Ellipsis or _shared(one) for one in args)
    if origin in (typing.Union, types.UnionType):
        return all(_shared(one) for one in args)
    if isinstance(hint, typing.NewType):
        return _shared(hint.__supertype__)
    return _frozen(hint) and all(_shared(one) for one in typing.get_type_hints(hint).values())


def _frozen(hint: Any) -> bool:
    return (
        isinstance(hint, type)
        and issubclass(hint, msgspec.Struct)
        and bool(hint.__struct_config__.frozen)
    )
