"""Errors of commands and of the store, beside the kernel's `IllegalChoice`."""

from __future__ import annotations


class NoSuchTable(LookupError):
    """A table that the store does not have."""


class Stale(ValueError):
    """An answer to a question that is no longer the one asked. Nothing has changed."""

    def __init__(self, version: int) -> None:
        super().__init__(f"The table is at version {version}.")
        self.version = version


class NotAllowed(ValueError):
    """Something this seat may not do now; `why` is the id of a message of the interface."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class StoreFailed(RuntimeError):
    """The store could not write. The change was not made."""
