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
        return f"{old}[:]" if _shared(args[0]) else f"[{_copy(args[0], 'x', names)} for x in {old}]"
    if origin is dict:
        if _shared(args[1]):
            return f"{old}.copy()"
        return f"{{k: {_copy(args[1], 'v', names)} for k, v in {old}.items()}}"
    if origin in (typing.Union, types.UnionType):
        (inner,) = (one for one in args if one is not types.NoneType)
        return f"(None if {old} is None else {_copy(inner, old, names)})"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        name = f"copy_{hint.__name__}"
        names[name] = copier(hint)
        return f"{name}({old})"
    raise TypeError(f"{hint!r} has no place in a state: plain data only")


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
    return (
        isinstance(hint, type)
        and issubclass(hint, msgspec.Struct)
        and bool(hint.__struct_config__.frozen)
    )
