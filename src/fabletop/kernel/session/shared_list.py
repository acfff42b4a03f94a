"""A list that only grows, whose copies share what was there before them.

A game's journal and its chronicle have thousands of entries, and a fork of the game needs a copy of
both that may go its own way. Hardly any fork ever looks back, so the past is shared until it does.
"""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class SharedList(Generic[T]):
    """The first `shared` entries of `past`, then `items`.

    Whoever holds one appends to `items` himself: a list that somebody shares is only ever
    lengthened, never cut."""

    __slots__ = ("items", "past", "shared")

    def __init__(self, items: list[T]) -> None:
        self.past: list[T] = items
        self.shared = 0
        self.items = items

    def __len__(self) -> int:
        return self.shared + len(self.items)

    def whole(self) -> list[T]:
        """All entries; from now on this very list is the one that grows."""
        if self.shared:
            self.items = [*self.past[: self.shared], *self.items]
            self.shared = 0
        return self.items

    def since(self, at: int) -> list[T]:
        """The entries from this place on."""
        if at >= self.shared:
            return self.items[at - self.shared :]
        return self.whole()[at:]

    def branch(self, at: int) -> SharedList[T]:
        """A list of its own with the first `at` entries."""
        twin: SharedList[T] = SharedList([])
        twin.past = self.past if at <= self.shared else self.whole()
        twin.shared = at
        return twin

    def cut(self, at: int) -> None:
        """Forget the entries from this place on; branches keep theirs."""
        self.items = self.whole()[:at]
