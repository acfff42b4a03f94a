"""Command handlers: each turns a command into the entries it leads to, or refuses it.

A command whose idempotency key is known gives the version it led to instead. `version` is the one
the sender has seen: a command about something that has changed since is stale. (None: sent by code
that sees the room itself.)
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

import fabletop

from ...kernel.ask import Keys, Seat, Text
from ...kernel.session import Session
from ...kernel.session.journal import BadJournal, Drafted
from ...kernel.session.legal import IllegalChoice, checked
from ..http.errors import NotAllowed, Stale
from ..http.limits import ENTRY_KEY_LENGTH, clean_chat, clean_name
from ..storage.entries import Entry, EntryKind
from .event_log import TableLog
from .undo import people, redo_possible, undo_steps


def answer(
    log: TableLog, seat: Seat, keys: Sequence[str], version: int, key: str
) -> list[Entry] | int:
    """A choice, if the question is still the one that was seen."""
    done = _replied(log, seat, key)
    if done is not None:
        return done
    _require_question(log, seat, version)
    request = log.session.asked(seat)
    given = checked(request, keys, log.session.voice)
    return [_entry(log, "choice", seat, given, rule=request.rule, key=key)]


def answer_all(
    log: TableLog, seat: Seat, answers: Sequence[Drafted], version: int, key: str
) -> list[Entry] | int:
    """A sequence of choices, all or none. The idempotency key is that of the last one: it leads to
    the version after all of them."""
    done = _replied(log, seat, key)
    if done is not None:
        return done
    if not answers:
        raise NotAllowed("web-sequence-empty")
    _require_question(log, seat, version)
    entries = [
        msgspec.structs.replace(
            _entry(log, "choice", seat, choice.keys, rule=choice.rule),
            version=log.version + number,
        )
        for number, choice in enumerate(log.session.checked_all(seat, answers), 1)
    ]
    return [*entries[:-1], msgspec.structs.replace(entries[-1], key=key)]


def undo(log: TableLog, seat: Seat, version: int | None = None) -> list[Entry]:
    """Back at once where it is free, else a question to the others."""
    _require_person(log, seat)
    require_current(log, log.game_version, version)
    if log.ballot is not None:
        raise NotAllowed("web-vote-open")
    steps, free = undo_steps(log.session, log.seats, seat, alone=log.alone)
    if steps == 0:
        raise IllegalChoice(Text("illegal-nothing-to-undo"))
    others = [one for one in people(log.seats) if one != seat]
    kind: EntryKind = "undo" if free or not others else "ask"
    return [_entry(log, kind, seat, (str(steps),))]


def redo(log: TableLog, seat: Seat, version: int | None = None) -> list[Entry]:
    require_current(log, log.game_version, version)
    if not redo_possible(log.undone, seat, alone=log.alone):
        raise IllegalChoice(Text("illegal-nothing-to-redo"))
    return [_entry(log, "redo", seat, (str(len(log.undone[-1].choices)),))]


def vote(log: TableLog, seat: Seat, yes: bool, version: int | None = None) -> list[Entry]:
    """The last yes brings the undo with it, in one piece."""
    ballot = log.ballot
    if ballot is None:
        raise NotAllowed("web-no-vote")
    require_current(log, ballot.opened, version)
    if seat not in ballot.waiting and (yes or seat != ballot.asker):
        raise NotAllowed("web-not-your-vote")
    entries = [_entry(log, "vote", seat, ("yes" if yes else "no",))]
    if yes and ballot.waiting == [seat]:
        last = _entry(log, "undo", ballot.asker, (str(ballot.steps),))
        entries.append(msgspec.structs.replace(last, version=log.version + 2))
    return entries


def chat(log: TableLog, seat: Seat | None, text: str, key: str = "") -> list[Entry] | int:
    done = _replied(log, seat, key) if key else None
    if done is not None:
        return done
    said = clean_chat(text)
    if not said:
        raise NotAllowed("web-chat-nothing")
    return [_entry(log, "chat", seat, text=said, key=key or None)]


def rename(log: TableLog, seat: Seat, name: str) -> list[Entry] | int:
    _require_person(log, seat)
    wanted = clean_name(name)
    if not wanted:
        raise NotAllowed("web-name-empty")
    one = log.seats[seat]
    if one.name == wanted and one.kind != "open":
        return log.version
    return [_entry(log, "sit", seat, text=wanted)]


def sit(log: TableLog, seat: Seat) -> list[Entry] | int:
    _require_person(log, seat)
    if log.seats[seat].kind != "open":
        return log.version
    return [_entry(log, "sit", seat)]


def back_then(session: Session, at: int) -> Session:
    """The game as it stood after so many choices."""
    if not 0 <= at <= len(session.journal.choices):
        raise NotAllowed("web-history-none")
    with suppress(IllegalChoice):  # from before the first checkpoint: replayed instead
        return session.back_at(at)
    journal = msgspec.structs.replace(
        session.journal, choices=session.journal.choices[:at], undone=[]
    )
    try:
        return fabletop.replay(journal)
    except BadJournal:  # written under older rules
        raise NotAllowed("web-history-none") from None


def require_current(log: TableLog, since: int, version: int | None) -> None:
    """Refuse a command whose sender has not seen the version `since` (optimistic locking)."""
    if version is not None and not since <= version <= log.version:
        raise Stale(log.version)


def _require_question(log: TableLog, seat: Seat, version: int) -> None:
    """Refuse an answer to a question that has changed since its sender saw it."""
    since = log.asked_since(seat)
    oldest = log.version if since is None else since
    if not oldest <= version <= log.version:
        raise Stale(log.version)


def _replied(log: TableLog, seat: Seat | None, key: str) -> int | None:
    """The version that a command with the same idempotency key has led to."""
    if not key.isprintable() or not 0 < len(key) <= ENTRY_KEY_LENGTH:
        raise NotAllowed("web-bad-key")
    return log.replies.get((seat, key))


def _require_person(log: TableLog, seat: Seat) -> None:
    if not 0 <= seat < len(log.seats) or log.seats[seat].kind == "bot":
        raise NotAllowed("web-not-your-seat")


def _entry(
    log: TableLog,
    kind: EntryKind,
    seat: Seat | None,
    keys: Keys = (),
    *,
    rule: str = "",
    key: str | None = None,
    text: str = "",
) -> Entry:
    return Entry(log.version + 1, kind, seat, rule, keys, key, text)
