"""What if: a private try of one's own turn, up to where chance or something hidden would decide.

The try is a fork that nobody else sees. An answer that would draw, roll or reveal is noted but its
outcome is not shown: from there the try can only be kept, which plays it for good, or dropped.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...kernel.ask import Keys, Seat
from ...kernel.session import Session
from ...kernel.session.journal import Choice
from ..http.errors import NotAllowed


class Tried(msgspec.Struct, frozen=True):
    """A try as other workers are told of it: they may be asked for the same seat's page. No answers
    at all (None): it is over."""

    worker: str
    seat: Seat
    moved: int  # the version of the game that was tried on
    answers: list[Keys] | None


class Try:
    """One seat's try."""

    def __init__(self, session: Session, seat: Seat) -> None:
        if session.request(seat) is None:
            raise NotAllowed("web-whatif-not-asked")
        self.seat = seat
        self.session = session.fork()
        self.answers: list[Choice] = []
        self.ended = False

    def answer(self, keys: Sequence[str]) -> None:
        """Try one more answer; `IllegalChoice` if it is none."""
        request = self.session.request(self.seat)
        if self.ended or request is None:
            raise NotAllowed("web-whatif-ended")
        trial = self.session.fork()
        before = len(trial.journal.choices)
        trial.answer(self.seat, keys)
        secret = len(trial.journal.choices) == before  # waits for the others' answers
        self.answers.append(Choice(request.rule, self.seat, tuple(keys)))
        if secret or trial.over or not trial.undo_is_free:
            self.ended = True
            return
        self.session = trial
        self.ended = trial.request(self.seat) is None
