"""The snapshot builder: what one seat is shown of a table."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection, Sequence
from string import ascii_lowercase
from typing import NamedTuple

import msgspec

from ...kernel.ask import Request, Seat
from ...kernel.chronicle import Line
from ...kernel.phrasing import label, question
from ...kernel.secrecy import Audience, Eyes
from ...kernel.session import Session
from ...kernel.words import Say
from ..tables.event_log import TableLog, Talk
from ..tables.tokens import seed_hash
from ..tables.tryout import TryOut
from ..tables.undo import redo_possible, undo_steps
from . import snapshot as s
from .voice import page_voice

MOST_LINES = 160  # of the chronicle on a page; the whole is a page of its own
MOST_EVENTS = 400
MOST_SPOKEN = 1200  # lines of one table kept in words: the newest ones in each language
MOST_CHAT = 60
MOST_AMOUNTS = 24  # a longer range is asked for as a number
RESERVED = "hruwlc"  # the page's own keys: hint, redo, undo, what if, log, chat
HOTKEYS = [*"123456789", *(letter for letter in ascii_lowercase if letter not in RESERVED)]


class Viewer(msgspec.Struct, frozen=True):
    """Who looks, in which language, and what is known of the table beside its log."""

    table: str
    seat: Seat | None
    language: str
    present: Collection[Seat] = ()
    thinking: Collection[Seat] = ()
    since: int | None = None
    whole: bool = False  # the chronicle from its beginning


class LineCache:
    """A cache of the chronicle's lines in words: they never change, so each is formatted once in
    each language."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, int], tuple[Line, str]] = {}
        self._readable: dict[int, tuple[Line, array[int]]] = {}

    def readable(self, lines: Sequence[Line], mask: Audience) -> array[int]:
        """The places of the lines these eyes may read. The chronicle grows at its end; where it was
        cut since (by an undo), it is read anew."""
        last, places = self._readable.get(mask, (None, array("L")))
        if not places or places[-1] >= len(lines) or lines[places[-1]] is not last:
            places = array("L")
        first = places[-1] + 1 if places else 0
        places.extend(at for at in range(first, len(lines)) if lines[at].audience & mask)
        if places:
            self._readable[mask] = (lines[places[-1]], places)
        return places

    def text(self, place: int, line: Line, say: Say) -> str:
        found = self._texts.get((say.language, place))
        if found is not None and found[0] is line:
            return found[1]
        text = say(line.id, **line.args)
        if len(self._texts) >= MOST_SPOKEN:
            del self._texts[next(iter(self._texts))]  # the one said longest ago
        self._texts[say.language, place] = (line, text)
        return text


def snapshot(
    log: TableLog, viewer: Viewer, line_cache: LineCache, try_out: TryOut | None
) -> s.Snapshot:
    """The present table, or the try of the seat that looks."""
    session = log.session if try_out is None else try_out.session
    open_now = try_out is None or not try_out.ended
    since = log.version - 1 if viewer.since is None else viewer.since
    return _build(
        log,
        session,
        viewer,
        line_cache,
        try_out,
        questions=open_now,
        history_at=None,
        first_event=log.first_line_after(since),
    )


def replayed(
    log: TableLog, viewer: Viewer, line_cache: LineCache, first: int, last: int
) -> s.Snapshot:
    """The present table, and what some lines of the chronicle told as its events."""
    now = snapshot(log, viewer, line_cache, None)
    lines = log.session.lines
    readable = line_cache.readable(lines, Eyes(viewer.seat).mask)
    say = page_voice(viewer.language, log.session.game.id)
    told = _Told(lines, readable, line_cache, say).between(
        first, min(last, first + MOST_EVENTS - 1)
    )
    return msgspec.structs.replace(now, events=told)


def past(log: TableLog, session: Session, at: int, viewer: Viewer) -> s.Snapshot:
    """The table as it was after so many choices."""
    return _build(
        log,
        session,
        viewer,
        LineCache(),
        None,
        questions=False,
        history_at=at,
        first_event=len(session.lines),
    )


def _build(
    log: TableLog,
    session: Session,
    viewer: Viewer,
    line_cache: LineCache,
    try_out: TryOut | None,
    *,
    questions: bool,
    history_at: int | None,
    first_event: int,
) -> s.Snapshot:
    say = page_voice(viewer.language, session.game.id)
    seat, over = viewer.seat, log.session.over
    asked = [one for one in session.requests if questions and one.seat == seat]
    readable = line_cache.readable(session.lines, Eyes(seat).mask)
    told = _Told(session.lines, readable, line_cache, say)
    return s.Snapshot(
        table=viewer.table,
        game=session.game.id,
        title=session.game.title,
        version=log.version,
        seat=seat,
        language=viewer.language,
        hot_seat=log.plan.hot_seat,
        options=_options(session),
        view=session.view(seat),
        questions=[ask(one, say) for one in asked],
        waiting_for=sorted({one.seat for one in session.requests if not one.optional}),
        seats=_seats(log, viewer),
        chronicle=told.newest(len(readable) if viewer.whole else MOST_LINES),
        whole_chronicle=viewer.whole,
        lines=len(readable),
        events=told.since(first_event),
        choices=len(log.session.journal.choices),
        history_at=history_at,
        undo=_undo(log, seat),
        redo_possible=redo_possible(log.undone, seat, alone=log.alone),
        whatif=None if try_out is None else _whatif(try_out, say),
        whatif_possible=try_out is None and history_at is None and bool(asked),
        chat=[_chat(one, log, seat, say) for one in list(log.talk)[-MOST_CHAT:]],
        over=over,
        result=_result(log, session, say),
        round=session.game.rules.rounds(session.state),
        export_possible=export_possible(log, seat),
        seed_hash=seed_hash(log.session.journal.seed),
        seed=str(log.session.journal.seed) if over else None,
    )


def _options(session: Session) -> dict[str, str]:
    """The settings; a text that somebody handed in may hold secrets, so only that there is one."""
    settings = session.game.options
    return {
        name: "…" if value and name in settings and settings[name].open else value
        for name, value in session.journal.options.items()
    }


def ask(request: Request, say: Say) -> s.Question:
    """A question in words."""
    keys = request.keys
    if request.kind == "amount" and request.most - request.least < MOST_AMOUNTS:
        keys = tuple(str(number) for number in range(request.least, request.most + 1))
    hotkeys = HOTKEYS + [""] * max(0, len(keys) - len(HOTKEYS))
    spoken = [key if request.kind == "amount" else label(key, say) for key in keys]
    return s.Question(
        request.seat,
        request.rule,
        request.kind,
        question(request, say),
        request.about,
        request.least,
        request.most,
        request.optional,
        [s.Answer(*one) for one in zip(keys, spoken, hotkeys, strict=False)],
        [s.Blocked(key, label(key, say), say.text(why)) for key, why in request.blocked.items()],
    )


def name_of(log: TableLog, seat: Seat, say: Say) -> str:
    return log.seats[seat].name or say("seat-numbered", number=seat + 1)


def _seats(log: TableLog, viewer: Viewer) -> list[s.SeatCard]:
    say = page_voice(viewer.language, log.session.game.id)
    return [
        s.SeatCard(
            seat,
            name_of(log, seat, say),
            one.kind,
            one.bot,
            thinking=seat in viewer.thinking,
            present=one.kind == "bot" or seat in viewer.present,
            is_you=seat == viewer.seat,
        )
        for seat, one in enumerate(log.seats)
    ]


class _Told(NamedTuple):
    """The lines that a seat may read, in its language."""

    lines: Sequence[Line]
    readable: Sequence[int]
    cache: LineCache
    say: Say

    def newest(self, most: int) -> list[s.ChronicleLine]:
        first = max(0, len(self.readable) - most)
        return [
            s.ChronicleLine(number, self._text(at), self.lines[at].id, self.lines[at].args)
            for number, at in enumerate(self.readable[first:], first + 1)
        ]

    def since(self, line: int) -> list[s.Event]:
        """What was told from a line on."""
        first = max(bisect_left(self.readable, line), len(self.readable) - MOST_EVENTS)
        return self.between(first + 1, len(self.readable))

    def between(self, first: int, last: int) -> list[s.Event]:
        """The lines with these numbers, the first and the last included."""
        begin = max(1, first)
        return [
            s.Event(self.lines[at].id, self.lines[at].args, self._text(at), number)
            for number, at in enumerate(self.readable[begin - 1 : max(0, last)], begin)
        ]

    def _text(self, at: int) -> str:
        return self.cache.text(at, self.lines[at], self.say)


def _undo(log: TableLog, seat: Seat | None) -> s.Undo:
    vote = _vote(log, seat)
    if seat is None:
        return s.Undo(False, False, 0, vote)
    steps, free = undo_steps(log.session, log.seats, seat, alone=log.alone)
    return s.Undo(steps > 0 and vote is None, free, steps, vote)


def _vote(log: TableLog, seat: Seat | None) -> s.Vote | None:
    ballot = log.ballot
    if ballot is None:
        return None
    name = name_of(log, ballot.asker, log.session.voice(log.plan.language))
    waiting = ballot.waiting
    return s.Vote(ballot.asker, name, ballot.steps, list(ballot.yes), waiting, seat in waiting)


def export_possible(log: TableLog, seat: Seat | None) -> bool:
    """The journal holds everything, so before the end only who hides nothing from others may have
    it. That of a part of a game holds the whole it goes on from: nobody may have it."""
    if log.session.game.part_of:
        return False
    return log.session.over or (seat is not None and log.alone)


def _whatif(try_out: TryOut, say: Say) -> s.WhatIf:
    return s.WhatIf([said(one.keys, say) for one in try_out.answers], try_out.ended)


def said(keys: Collection[str], say: Say) -> str:
    return ", ".join(label(key, say) for key in keys)


def _chat(one: Talk, log: TableLog, seat: Seat | None, say: Say) -> s.ChatLine:
    name = "" if one.seat is None else name_of(log, one.seat, say)
    own = [said(each.keys, say) for each in one.choices if each.seat == seat]
    return s.ChatLine(one.version, one.seat, name, one.kind, one.text or "; ".join(own))


def _result(log: TableLog, session: Session, say: Say) -> s.ResultCard | None:
    result = session.result
    if result is None:
        return None
    places: list[s.Place] = []
    nobody = not (result.ranking and result.ranking[0])  # all have lost together
    for seats in result.ranking:
        place = len(places) + 1 + nobody
        for seat in seats:
            places.append(s.Place(place, seat, name_of(log, seat, say), result.scores[seat]))
    reason = say(result.reason) if say.has(result.reason) else result.reason
    return s.ResultCard(places, reason, [one.seat for one in places if one.place == 1])
