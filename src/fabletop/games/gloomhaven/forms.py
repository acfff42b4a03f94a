"""Field types and base classes that all content records share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .effects.vocabulary import Condition

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Initiative: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Origin: TypeAlias = Literal["rulebook", "public", "design"]
CardLevel: TypeAlias = Literal["1", "X", "2", "3", "4", "5", "6", "7", "8", "9", "M"]
Slot: TypeAlias = Literal["head", "body", "legs", "one-hand", "two-hands", "small"]
Immunity: TypeAlias = Condition | Literal["push", "pull"]

LEVELS = 8
NONE = -1
"""A value printed as a dash: no such ability."""

Levels: TypeAlias = Annotated[tuple[int, ...], Meta(min_length=LEVELS, max_length=LEVELS)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a record."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of content; `origin` says where its facts come from."""

    origin: Origin
