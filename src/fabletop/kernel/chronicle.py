"""The chronicle: what has happened, line by line, for any language."""

from __future__ import annotations

import msgspec

from .secrecy import Audience


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of the chronicle: a message, its arguments, and who may read it."""

    id: str
    args: dict[str, str | int]
    audience: Audience
