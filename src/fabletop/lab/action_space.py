"""Questions as a fixed discrete action space, for learning agents.

A key is hashed to its action (CRC-32), so that the same key is the same action in every question
and every game; if two keys of a question collide, the later one in alphabetical order takes the
next free action (linear probing). Action `DONE` ends a choice of several keys or declines a side
offer, `NEXT_PAGE` shows the next keys if there are too many for one page. A choice of several keys,
or of an order, is made key by key.
"""

from __future__ import annotations

from zlib import crc32

from ..kernel.ask import Keys, Request
from ..kernel.gamedef import BadSetup
from .sizes import DEFAULT_ACTIONS

DONE = 0
NEXT_PAGE = 1
FIRST_KEY = 2  # the first action that stands for a key
MIN_ACTIONS = 8


class IllegalAction(ValueError):
    """An action outside the action mask. Nothing has changed."""


class QuestionActions:
    """The actions open for one question, and the keys chosen so far."""

    __slots__ = ("_size", "actions", "chosen", "page", "request")

    def __init__(self, request: Request, size: int = DEFAULT_ACTIONS) -> None:
        self.request = request
        self.chosen: tuple[str, ...] = ()
        self.page = 0
        self._size = size
        self.actions = self._open()  # action: its key, "" for DONE and NEXT_PAGE

    def act(self, action: int) -> Keys | None:
        """Take an action. Returns the answer if it is complete now, otherwise None."""
        if action not in self.actions:
            raise IllegalAction(
                f"Action {action} is not open; {self.request.rule} offers: "
                f"{', '.join(str(one) for one in self.actions)}."
            )
        if action == DONE:
            return self.chosen
        if action == NEXT_PAGE:
            self.page = (self.page + 1) % self._pages
        else:
            self.page = 0
            self.chosen = (*self.chosen, self.actions[action])
            if len(self.chosen) == self._complete_size:
                return self.chosen
            if self.request.kind == "order" and len(self.chosen) == self._complete_size - 1:
                return (*self.chosen, *self._remaining())
        self.actions = self._open()
        return None

    @property
    def _complete_size(self) -> int:
        """How many keys complete the answer without `DONE`."""
        kind = self.request.kind
        if kind == "pick_some":
            return self.request.most
        return len(self.request.keys) if kind == "order" else 1

    @property
    def _pages(self) -> int:
        return -(-len(self._remaining()) // (self._size - FIRST_KEY))

    def _remaining(self) -> list[str]:
        """The keys that may still be chosen."""
        if self.request.kind == "amount":
            return [str(number) for number in range(self.request.least, self.request.most + 1)]
        return [key for key in self.request.keys if key not in self.chosen]

    def _open(self) -> dict[int, str]:
        room = self._size - FIRST_KEY
        keys = sorted(self._remaining())
        shown = keys[self.page * room : (self.page + 1) * room]
        open_now = {} if not self._may_end else {DONE: ""}
        if len(keys) > room:
            open_now[NEXT_PAGE] = ""
        for key in shown:
            action = FIRST_KEY + key_hash(key, room)
            while action in open_now:
                action = action + 1 if action + 1 < self._size else FIRST_KEY
            open_now[action] = key
        return dict(sorted(open_now.items()))

    @property
    def _may_end(self) -> bool:
        if self.request.optional:
            return not self.chosen
        return self.request.kind == "pick_some" and len(self.chosen) >= self.request.least


def key_hash(key: str, room: int) -> int:
    """A number from 0 to `room` - 1, the same on every machine."""
    return crc32(key.encode()) % room


def check_size(size: int) -> int:
    """Refuse an action space with no room for keys."""
    if size < MIN_ACTIONS:
        raise BadSetup(f"At least {MIN_ACTIONS} actions are needed, not {size}.")
    return size
