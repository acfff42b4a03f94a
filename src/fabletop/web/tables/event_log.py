"""Event sourcing: the state of a table as its entries, applied one after another, have made it.

Loading a table, catching up with another worker and making a change here are the same thing:
`apply` an entry. A change is first run on a fork (`dry_run`), then stored, then applied.
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
from .undo import Ballot, Undone, alone, people, undo_choices

TALK = 200  # lines of chat and notices in memory
RECENT = 256  # versions whose lines and idempotency keys are known

TalkKind = Literal["said", "undo", "redo", "ask", "yes", "no", "sit"]


class EntryMismatch(RuntimeError):
    """An entry that cannot be applied: the rules have changed since it was written."""


class Talk(msgspec.Struct, frozen=True):
    """Something said at the table, or a notice about it."""

    version: int
    seat: Seat | None
    kind: TalkKind
    text: str = ""
    choices: list[Choice] = []


class TableLog:
    """The event-sourced state of a table at its present version."""

    def __init__(self, plan: TablePlan, session: Session) -> None:
        self.plan = plan
        self.session = session
        self.seats = [SeatPlan(one.kind, one.name, one.bot) for one in plan.seats]
        self.version = 0
        self.game_version = 0  # the version at which the game itself was changed last
        self.since_checkpoint = 0
        self.talk: deque[Talk] = deque(maxlen=TALK)
        self.ballot: Ballot | None = None
        self.undone: list[Undone] = []
        self.replies: dict[tuple[Seat | None, str], int] = {}
        self._first_lines: deque[tuple[int, int]] = deque(maxlen=RECENT)
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
        """The index in the chronicle of the first line that came after this version."""
        first = len(self.session.lines)
        for at, line in reversed(self._first_lines):
            if at <= version:
                break
            first = min(first, line)
        return first

    # Applying entries

    def dry_run(self, entries: list[Entry]) -> Session | None:
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
                undo_choices(trial, int(entry.keys[0]))
            elif entry.kind == "redo":
                for choice in self.undone[-1].choices:
                    trial.answer(choice.seat, choice.keys)
                    del trial.journal.undone[-1:]
        return trial

    def apply(self, entry: Entry, *, play: bool = True) -> None:
        """Apply the next entry. Without `play` the game itself is left alone: it was loaded
        from a checkpoint that is newer."""
        if entry.version != self.version + 1:
            raise EntryMismatch(f"entry {entry.version} after {self.version}")
        self.version = entry.version
        if entry.key is not None:
            self.replies[entry.seat, entry.key] = entry.version
            if len(self.replies) > RECENT:
                del self.replies[next(iter(self.replies))]  # by now it would come too late anyway
        if entry.kind in ("choice", "undo", "redo"):
            if play:
                self._play(entry)
            elif entry.kind != "choice":
                self.talk.append(Talk(entry.version, entry.seat, entry.kind))
            self.ballot = None
        elif entry.kind == "ask":
            self._open_vote(entry)
        elif entry.kind == "vote":
            self._count_vote(entry)
        elif entry.kind == "sit":
            self._sit(entry)
        else:
            self.talk.append(Talk(entry.version, entry.seat, "said", entry.text))

    def _play(self, entry: Entry) -> None:
        lines = len(self.session.lines)
        if entry.kind == "choice":
            self._choose(entry)
        elif entry.kind == "undo":
            self._undo(entry)
        else:
            self._redo(entry)
        self.game_version = entry.version
        self._first_lines.append((entry.version, min(lines, len(self.session.lines))))
        self._note_questions()

    def _choose(self, entry: Entry) -> None:
        request = self.session.request(_seat(entry))
        if request is None or request.rule != entry.rule:
            raise EntryMismatch(f"entry {entry.version} answers {entry.rule}, which is not asked")
        self.session.answer(request.seat, entry.keys)
        self.since_checkpoint += 1
        self.undone.clear()

    def _undo(self, entry: Entry) -> None:
        choices = undo_choices(self.session, int(entry.keys[0]))
        self.undone.append(Undone(_seat(entry), choices))
        self.talk.append(Talk(entry.version, entry.seat, "undo", "", choices))

    def _redo(self, entry: Entry) -> None:
        undone = self.undone.pop()
        for _ in undone.choices:
            self.session.redo()
        self.talk.append(Talk(entry.version, entry.seat, "redo"))

    def _open_vote(self, entry: Entry) -> None:
        seat = _seat(entry)
        voters = [one for one in people(self.seats) if one != seat]
        self.ballot = Ballot(seat, int(entry.keys[0]), voters, entry.version)
        self.talk.append(Talk(entry.version, seat, "ask"))

    def _count_vote(self, entry: Entry) -> None:
        ballot, seat = self.ballot, _seat(entry)
        yes = entry.keys[0] == "yes"
        self.talk.append(Talk(entry.version, seat, "yes" if yes else "no"))
        if ballot is not None and yes:
            ballot.yes.append(seat)
        elif not yes:
            self.ballot = None

    def _sit(self, entry: Entry) -> None:
        one = self.seats[_seat(entry)]
        if one.kind == "open":
            one.kind = "human"
            self.talk.append(Talk(entry.version, entry.seat, "sit"))
        if entry.text:
            one.name = entry.text

    def _note_questions(self) -> None:
        """Remember since when each question is open: a question that stays the same through the
        answers of others can be answered from an older page."""
        before, self._asked = self._asked, {}
        for request in self.session.requests:
            known = before.get(request.seat)
            same = known is not None and known[0] is request
            self._asked[request.seat] = known if known and same else (request, self.version)


def _seat(entry: Entry) -> Seat:
    if entry.seat is None:
        raise EntryMismatch(f"entry {entry.version} has no seat")
    return entry.seat
