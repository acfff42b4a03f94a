"""Entries of the event log: how a table began, and every change since, in order."""

from __future__ import annotations

from typing import Literal

import msgspec

EntryKind = Literal["choice", "undo", "redo", "ask", "vote", "chat", "sit"]


class Entry(msgspec.Struct, frozen=True):
    """One change; the table's version is the number of its last entry.

    `key` is the sender's idempotency key, by which a command sent twice is known. For `undo`,
    `redo` and `ask` the one key is the number of choices; for `vote` it is yes or no.
    """

    version: int
    kind: EntryKind
    seat: int | None
    rule: str = ""
    keys: tuple[str, ...] = ()
    key: str | None = None
    text: str = ""


class StoredTable(msgspec.Struct, frozen=True):
    """The beginning of a table and its last checkpoint: the saved session at a version."""

    id: str
    plan: str
    start: str
    checkpoint: str
    checkpoint_version: int
