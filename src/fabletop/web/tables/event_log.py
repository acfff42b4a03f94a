"""The course of a table: what its entries, followed one after another, have made of it.

Loading a table, hearing of a change made by another worker and making one here are the same thing:
`follow` an entry. A change is first tried on a fork, then written down, then followed.
"""

from __future__ import annotations

from collections import deque
from typing import Literal

import msgspec

from ...kernel.ask import Request, Seat
from ...kernel.session import Session
from ...kernel.session.journal import Choice
from ..lobby.settings import SeatPlan, TablePlan
from ..storage.entries import Entry
from .undo import Ballot, Turned, alone, people, take_back

TALK = 200  # so much of the talk is kept at hand
RECENT = 256  # for so many versions we know which lines they brought, and whose wish they were

SaidKind = Literal["said", "undo", "redo", "ask", "yes", "no", "sit"]


class Astray(RuntimeError):
    """An entry that does not fit: the rules have changed since it was written."""


class Said(msgspec.Struct, frozen=True):
    """Something said at the table, or a notice about it."""

    version: int
    seat: Seat | None
    kind: SaidKind
    text: str = ""
    choices: list[Choice] = []


class Course:
    """A table at its present version."""

    def __init__(self, plan: TablePlan, session: Session) -> None:
        self.plan = plan
        self.session = session
        self.seats = [SeatPlan(one.kind, one.name, one.bot) for one in plan.seats]
        self.version = 0
        self.moved = 0  # the version at which the game itself was changed last
        self.since_checkpoint = 0
        self.talk: deque[Said] = deque(maxlen=TALK)
        self.ballot: Ballot | None = None
        self.turned: list[Turned] = []
        self.replies: dict[tuple[Seat | None, str], int] = {}
        self._kept: deque[tuple[int, int]] = deque(maxlen=RECENT)
        self._asked: dict[Seat, tuple[Request, int]] = {}
        self._note_questions()

    # What is so now

    @property
    def alone(self) -> bool:
        return alone(self.seats, self.plan.hot_seat)

    def asked_since(self, seat: Seat) -> int | None:
        """The version at which this seat's question was put; None if it has none."""
        found = self._asked.get(seat)
        return None if found is None else found[1]

    def first_line_after(self, version: int) -> int:
        """The place in the chronicle of the first line that came after this version."""
        first = len(self.session.lines)
        for at, kept in reversed(self._kept):
            if at <= version:
                break
            first = min(first, kept)
        return first

    # Following

    def try_out(self, entries: list[Entry]) -> Session | None:
        """Play the entries on a fork: whatever is wrong with them shows before they are written.
        None if the game is not touched by them."""
        if not any(one.kind in ("choice", "undo", "redo") for one in entries):
            return None
        trial = self.session.fork()
        trial.journal.undone = list(self.session.journal.undone)
        for entry in entries:
            if entry.kind == "choice":
                trial.answer(_seat(entry), entry.keys)
            elif entry.kind == "undo":
                take_back(trial, int(entry.keys[0]))
            elif entry.kind == "redo":
                for choice in self.turned[-1].choices:
                    trial.answer(choice.seat, choice.keys)
                    del trial.journal.undone[-1:]
        return trial

    def follow(self, entry: Entry, *, play: bool = True) -> None:
        """Take in the next entry. Without `play` the game itself is left alone: it was loaded
        from a checkpoint that is newer."""
        if entry.version != self.version + 1:
            raise Astray(f"entry {entry.version} after {self.version}")
        self.version = entry.version
        if entry.key is not None:
            self.replies[entry.seat, entry.key] = entry.version
            if len(self.replies) > RECENT:
                del self.replies[next(iter(self.replies))]  # by now it would come too late anyway
        if entry.kind in ("choice", "undo", "redo"):
            if play:
                self._play(entry)
            elif entry.kind != "choice":
                self.talk.append(Said(entry.version, entry.seat, entry.kind))
            self.ballot = None
        elif entry.kind == "ask":
            self._open_vote(entry)
        elif entry.kind == "vote":
            self._count(entry)
        elif entry.kind == "sit":
            self._sit(entry)
        else:
            self.talk.append(Said(entry.version, entry.seat, "said", entry.text))

    def _play(self, entry: Entry) -> None:
        lines = len(self.session.lines)
        if entry.kind == "choice":
            self._choose(entry)
        elif entry.kind == "undo":
            self._turn_back(entry)
        else:
            self._turn_again(entry)
        self.moved = entry.version
        self._kept.append((entry.version, min(lines, len(self.session.lines))))
        self._note_questions()

    def _choose(self, entry: Entry) -> None:
        request = self.session.request(_seat(entry))
        if request is None or request.rule != entry.rule:
            raise Astray(f"entry {entry.version} answers {entry.rule}, which is not asked")
        self.session.answer(request.seat, entry.keys)
        self.since_checkpoint += 1
        self.turned.clear()

    def _turn_back(self, entry: Entry) -> None:
        choices = take_back(self.session, int(entry.keys[0]))
        self.turned.append(Turned(_seat(entry), choices))
        self.talk.append(Said(entry.version, entry.seat, "undo", "", choices))

    def _turn_again(self, entry: Entry) -> None:
        turned = self.turned.pop()
        for _ in turned.choices:
            self.session.redo()
        self.talk.append(Said(entry.version, entry.seat, "redo"))

    def _open_vote(self, entry: Entry) -> None:
        seat = _seat(entry)
        voters = [one for one in people(self.seats) if one != seat]
        self.ballot = Ballot(seat, int(entry.keys[0]), voters, entry.version)
        self.talk.append(Said(entry.version, seat, "ask"))

    def _count(self, entry: Entry) -> None:
        ballot, seat = self.ballot, _seat(entry)
        yes = entry.keys[0] == "yes"
        self.talk.append(Said(entry.version, seat, "yes" if yes else "no"))
        if ballot is not None and yes:
            ballot.yes.append(seat)
        elif not yes:
            self.ballot = None

    def _sit(self, entry: Entry) -> None:
        one = self.seats[_seat(entry)]
        if one.kind == "open":
            one.kind = "human"
            self.talk.append(Said(entry.version, entry.seat, "sit"))
        if entry.text:
            one.name = entry.text

    def _note_questions(self) -> None:
        """Remember since when each question is open: a question that stays the same through the
        answers of others can be answered from an older page."""
        before, self._asked = self._asked, {}
        for request in self.session.requests:
            same = before.get(request.seat)
            kept = same is not None and same[0] is request
            since = same[1] if same is not None and kept else self.version
            self._asked[request.seat] = (request, since)


def _seat(entry: Entry) -> Seat:
    if entry.seat is None:
        raise Astray(f"entry {entry.version} has no seat")
    return entry.seat
