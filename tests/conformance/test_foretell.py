"""Foretelling in every game: it never tells what a seat may not know, it changes nothing, and what
it tells comes true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session
from fabletop.kernel.session.foretell import Foretold

from ..kernel.looks import asked
from .cases import Run, Sample
from .test_conformance import legal_answers, seen
from .test_secrecy import view_of, waits_for

TABLES = 3  # on which what the seat may not know is dealt differently
ANSWERS = 4
SAMPLES = 20


def possible(run: Run) -> Iterator[tuple[Sample, Request, Keys]]:
    """Some answers at some points of a run."""
    luck = Chance(run.case.seed)
    for sample in run.few(SAMPLES):
        for request in sample.session.requests:
            for keys in legal_answers(request, luck)[:ANSWERS]:
                yield sample, request, keys


def outcome(foretold: Foretold) -> dict[str, Any]:
    """All that a foretelling says."""
    return {
        "lines": msgspec.json.encode(foretold.lines),
        "next": foretold.next and asked(foretold.next),
        "settled": foretold.settled,
        "nothing": foretold.nothing,
        "view": msgspec.json.encode(foretold.view),
    }


def test_foretelling_never_tells_what_the_seat_may_not_know(run: Run) -> None:
    rearranged = 0
    for sample, request, keys in possible(run):
        session, seat = sample.session, request.seat
        expected = outcome(session.foretell(seat, keys))
        for seed in range(100, 100 + TABLES):
            other = session.imagine(seat, seed)
            rearranged += other.digest != session.digest
            assert outcome(other.foretell(seat, keys)) == expected, f"{request.rule} {keys}"
    assert rearranged


def test_foretelling_leaves_the_session_as_it_was(run: Run) -> None:
    for sample in run.few(SAMPLES):
        before = seen(sample.session)
        for request in sample.session.requests:
            for keys in legal_answers(request, Chance(1))[:ANSWERS]:
                sample.session.foretell(request.seat, keys)
        assert seen(sample.session) == before


def test_what_is_foretold_comes_true(run: Run) -> None:
    for sample, request, keys in possible(run):
        session, seat = sample.session, request.seat
        foretold = session.foretell(seat, keys)
        real = session.fork()
        real.answer(seat, keys)
        lines = readable(real, seat, session.told)
        place = f"{request.rule} {keys}"
        assert lines[: len(foretold.lines)] == list(foretold.lines), place
        if foretold.settled:
            assert len(lines) == len(foretold.lines), place
            now = real.request(seat)
            assert (now and asked(now)) == (foretold.next and asked(foretold.next)), place
            assert msgspec.json.encode(foretold.view) == view_of(real, seat), place
            assert foretold._table is not None
            assert waits_for(foretold._table) == waits_for(real), place


def readable(session: Session, seat: int, told: int) -> list[Any]:
    eyes = Eyes(seat)
    return [line for line in session.lines[told:] if eyes.may(line.audience)]
