"""What somebody wishes to do at a table, turned into entries, or refused.

Each function looks at the present course and gives the entries that would bring the wish about. An
answer that was given already gives the version it led to instead. `version` is the one the wish was
made at: a wish about something that has changed since is stale. (None: made by whoever sees the
room itself.)
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

import fabletop

from ...kernel.ask import Keys, Seat, Text
from ...kernel.session import Session
from ...kernel.session.journal import BadJournal
from ...kernel.session.legal import IllegalChoice, checked
from ..http.errors import NotAllowed, Stale
from ..storage.entries import Entry, EntryKind
from ..view.build import redo_possible, undo_steps
from .event_log import Course
from .undo import people

LONGEST_CHAT = 500
LONGEST_NAME = 40
LONGEST_KEY = 128


def answer(
    course: Course, seat: Seat, keys: Sequence[str], version: int, key: str
) -> list[Entry] | int:
    """A choice, if the question is still the one that was seen."""
    done = _done(course, seat, key)
    if done is not None:
        return done
    since = course.asked_since(seat)
    oldest = course.version if since is None else since
    if not oldest <= version <= course.version:
        raise Stale(course.version)
    request = course.session.asked(seat)
    given = checked(request, keys, course.session.voice)
    return [_entry(course, "choice", seat, given, rule=request.rule, key=key)]


def undo(course: Course, seat: Seat, version: int | None = None) -> list[Entry]:
    """Back at once where it is free, else a question to the others."""
    _sitting(course, seat)
    fresh(course, course.moved, version)
    if course.ballot is not None:
        raise NotAllowed("web-vote-open")
    steps, free = undo_steps(course, seat)
    if steps == 0:
        raise IllegalChoice(Text("illegal-nothing-to-undo"))
    others = [one for one in people(course.seats) if one != seat]
    kind: EntryKind = "undo" if free or not others else "ask"
    return [_entry(course, kind, seat, (str(steps),))]


def redo(course: Course, seat: Seat, version: int | None = None) -> list[Entry]:
    fresh(course, course.moved, version)
    if not redo_possible(course, seat):
        raise IllegalChoice(Text("illegal-nothing-to-redo"))
    return [_entry(course, "redo", seat, (str(len(course.turned[-1].choices)),))]


def vote(course: Course, seat: Seat, yes: bool, version: int | None = None) -> list[Entry]:
    """The last yes brings the undo with it, in one piece."""
    ballot = course.ballot
    if ballot is None:
        raise NotAllowed("web-no-vote")
    fresh(course, ballot.opened, version)
    if seat not in ballot.waiting and (yes or seat != ballot.asker):
        raise NotAllowed("web-not-your-vote")
    entries = [_entry(course, "vote", seat, ("yes" if yes else "no",))]
    if yes and ballot.waiting == [seat]:
        last = _entry(course, "undo", ballot.asker, (str(ballot.steps),))
        entries.append(msgspec.structs.replace(last, version=course.version + 2))
    return entries


def chat(course: Course, seat: Seat | None, text: str, key: str = "") -> list[Entry] | int:
    done = _done(course, seat, key) if key else None
    if done is not None:
        return done
    said = clean(text, LONGEST_CHAT)
    if not said:
        raise NotAllowed("web-chat-nothing")
    return [_entry(course, "chat", seat, text=said, key=key or None)]


def rename(course: Course, seat: Seat, name: str) -> list[Entry] | int:
    _sitting(course, seat)
    wanted = clean(name, LONGEST_NAME)
    if not wanted:
        raise NotAllowed("web-name-empty")
    one = course.seats[seat]
    if one.name == wanted and one.kind != "open":
        return course.version
    return [_entry(course, "sit", seat, text=wanted)]


def sit(course: Course, seat: Seat) -> list[Entry] | int:
    _sitting(course, seat)
    if course.seats[seat].kind != "open":
        return course.version
    return [_entry(course, "sit", seat)]


def back_then(session: Session, at: int) -> Session:
    """The game as it stood after so many choices."""
    if not 0 <= at <= len(session.journal.choices):
        raise NotAllowed("web-history-none")
    with suppress(IllegalChoice):
        return session.back_at(at)
    journal = msgspec.structs.replace(
        session.journal, choices=session.journal.choices[:at], undone=[]
    )
    try:
        return fabletop.replay(journal)
    except BadJournal:  # written under older rules
        raise NotAllowed("web-history-none") from None


def clean(text: str, longest: int) -> str:
    """What people have typed, without signs that cannot be shown or stored."""
    return "".join(sign for sign in text.strip() if sign.isprintable())[:longest]


def fresh(course: Course, since: int, version: int | None) -> None:
    """What the wish is about is so since that version: whoever wishes must have seen it."""
    if version is not None and not since <= version <= course.version:
        raise Stale(course.version)


def _done(course: Course, seat: Seat | None, key: str) -> int | None:
    """The version that the same wish has led to already."""
    if not key.isprintable() or not 0 < len(key) <= LONGEST_KEY:
        raise NotAllowed("web-bad-key")
    return course.replies.get((seat, key))


def _sitting(course: Course, seat: Seat) -> None:
    if not 0 <= seat < len(course.seats) or course.seats[seat].kind == "bot":
        raise NotAllowed("web-not-your-seat")


def _entry(
    course: Course, kind: EntryKind, seat: Seat | None, keys: Keys = (), *,
    rule: str = "", key: str | None = None, text: str = "",
) -> Entry:  # fmt: skip
    return Entry(course.version + 1, kind, seat, rule, keys, key, text)
