"""Questions as actions of a fixed size: what a learning player may do, as numbers.

Every key has a home among the actions, found from its letters alone, so that the same key is the
same action in every question and in every game; where two keys of a question share a home, the one
later in the alphabet takes the next free place. Action `DONE` ends a choice of several or leaves a
side offer alone, `MORE` turns to the next keys where they are too many for one page. A choice of
several, or of an order, is made key by key.
"""

from __future__ import annotations

from zlib import crc32

from ..kernel.ask import Keys, Request
from ..kernel.gamedef import BadSetup

DONE = 0
MORE = 1
FIRST = 2  # the first action that stands for a key
ACTIONS = 512
FEWEST = 8


class IllegalAction(ValueError):
    """An action that is not open now. Nothing has changed."""


class Asking:
    """One open question on its way to an answer."""

    __slots__ = ("_size", "actions", "chosen", "page", "request")

    def __init__(self, request: Request, size: int = ACTIONS) -> None:
        self.request = request
        self.chosen: tuple[str, ...] = ()
        self.page = 0
        self._size = size
        self.actions = self._open()  # action: the key it stands for, "" for DONE and MORE

    def act(self, action: int) -> Keys | None:
        """Take an action: the whole answer when it is complete, None while it is not."""
        if action not in self.actions:
            raise IllegalAction(
                f"Action {action} is not open; {self.request.rule} offers: "
                f"{', '.join(str(one) for one in self.actions)}."
            )
        if action == DONE:
            return self.chosen
        if action == MORE:
            self.page = (self.page + 1) % self._pages
        else:
            self.page = 0
            self.chosen = (*self.chosen, self.actions[action])
            if len(self.chosen) == self._whole:
                return self.chosen
            if self.request.kind == "order" and len(self.chosen) == self._whole - 1:
                return (*self.chosen, *self._left())
        self.actions = self._open()
        return None

    @property
    def _whole(self) -> int:
        """How many keys make the answer complete without a `DONE`."""
        kind = self.request.kind
        if kind == "pick_some":
            return self.request.most
        return len(self.request.keys) if kind == "order" else 1

    @property
    def _pages(self) -> int:
        return -(-len(self._left()) // (self._size - FIRST))

    def _left(self) -> list[str]:
        """The keys that may still be chosen."""
        if self.request.kind == "amount":
            return [str(number) for number in range(self.request.least, self.request.most + 1)]
        return [key for key in self.request.keys if key not in self.chosen]

    def _open(self) -> dict[int, str]:
        room = self._size - FIRST
        keys = sorted(self._left())
        shown = keys[self.page * room : (self.page + 1) * room]
        open_now = {} if not self._may_end else {DONE: ""}
        if len(keys) > room:
            open_now[MORE] = ""
        for key in shown:
            action = FIRST + home(key, room)
            while action in open_now:
                action = action + 1 if action + 1 < self._size else FIRST
            open_now[action] = key
        return dict(sorted(open_now.items()))

    @property
    def _may_end(self) -> bool:
        if self.request.optional:
            return not self.chosen
        return self.request.kind == "pick_some" and len(self.chosen) >= self.request.least


def home(key: str, room: int) -> int:
    """Where a key belongs among so many places; the same on every machine."""
    return crc32(key.encode()) % room


def check_size(size: int) -> int:
    """Refuse a number of actions that leaves no room for keys."""
    if size < FEWEST:
        raise BadSetup(f"At least {FEWEST} actions are needed, not {size}.")
    return size
