"""What-if: a private fork of the session, up to where chance or something hidden would decide.

Nobody else sees it. An answer that would draw, roll or reveal is noted but its
outcome is not shown: from there the try can only be kept, which plays it for good, or dropped.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...kernel.ask import Keys, Seat
from ...kernel.session import Session
from ...kernel.session.journal import Choice
from ..http.errors import NotAllowed


class SharedTryOut(msgspec.Struct, frozen=True):
    """A what-if as it is sent to other workers, which may be asked for the same seat's page. No
    answers at all (None): it has ended."""

    worker: str
    seat: Seat
    game_version: int  # `TableLog.game_version` of the table that was tried on
    answers: list[Keys] | None


class TryOut:
    """The what-if of one seat: a fork of the session and the answers given on it."""

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
        settled = self.session.foretell(self.seat, keys).settled
        self.answers.append(Choice(request.rule, self.seat, tuple(keys)))
        if not settled:
            self.ended = True
            return
        trial = self.session.fork()
        trial.answer(self.seat, keys)
        if not trial.over:
            self.session = trial
        self.ended = trial.request(self.seat) is None
