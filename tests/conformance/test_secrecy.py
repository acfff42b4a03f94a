"""Secrecy: rearrange all that a seat cannot know; what it sees must not change by one character.

Three ways, from mild to strict. After the fact: the table of the moment is rearranged. One choice
ahead: the rules run on over the rearranged table; as long as a choice reveals nothing, all must
stay alike. From the checkpoint: the whole step is played over a table rearranged before it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fabletop import Journal
from fabletop.kernel.ask import Seat, Together
from fabletop.kernel.chance import Chance
from fabletop.kernel.copying import copier
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session

from ..kernel.looks import asked, everyone
from .cases import Run, Sample
from .test_conformance import legal_answers

DREAMS = 6
KEYS_AHEAD = 6
LEAK = "a secret shows, or something was shown without game.reveal()"


def view_of(session: Session, seat: Seat | None) -> bytes:
    return msgspec.json.encode(session.view(seat))


def question_of(session: Session, seat: Seat | None) -> bytes:
    request = None if seat is None else session.request(seat)
    return msgspec.json.encode(request and asked(request))


def waits_for(session: Session) -> list[tuple[Seat, str]]:
    """Whom the table waits for, which everybody can see."""
    return [(one.seat, one.rule) for one in session.requests if not one.optional]


def lines_of(session: Session, seat: Seat | None, since: int = 0) -> bytes:
    eyes, lines = Eyes(seat), session.lines[since:]
    return msgspec.json.encode([line for line in lines if eyes.may(line.audience)])


def dreams(sample: Sample) -> range:
    """Seeds of imagined tables, others at each point."""
    return range(DREAMS * sample.at, DREAMS * (sample.at + 1))


def seen_by(session: Session, seat: Seat | None, since: int) -> dict[str, Any]:
    """All that reaches a seat, with the lines written since the two tables parted."""
    return {
        "view": view_of(session, seat),
        "question": question_of(session, seat),
        "waits for": waits_for(session),
        "lines": lines_of(session, seat, since),
        "over": session.over,
    }


def test_what_a_seat_cannot_know_does_not_show(run: Run) -> None:
    rearranged = 0
    for sample in run.few(12):
        session = sample.session
        for seat in everyone(session):
            for seed in dreams(sample):
                dream = session.imagine(seat, seed)
                assert view_of(dream, seat) == view_of(session, seat)
                assert question_of(dream, seat) == question_of(session, seat)
                rearranged += dream.digest != session.digest
                told = session.fork(log=True)
                told._redetermine(seat, seed)
                assert lines_of(told, seat) == lines_of(session, seat)
                assert view_of(told, seat) == view_of(session, seat)
                assert run.case.definition.rules.components(
                    told.state
                ) == run.case.definition.rules.components(session.state)
    assert rearranged


def test_a_choice_that_reveals_nothing_tells_nothing(run: Run) -> None:
    luck = Chance(run.case.seed)
    for sample in run.few(30):
        session = sample.session
        if isinstance(session._asked, Together):
            continue  # answers of others to the same question were made from their real hands
        for request in session.requests:
            for keys in legal_answers(request, luck)[:KEYS_AHEAD]:
                real = session.fork()
                real.answer(request.seat, keys)
                if not real.undo_is_free:
                    continue
                since = len(session.lines)
                expected = seen_by(real, request.seat, since)
                for seed in dreams(sample):
                    dream = session.fork()
                    dream._redetermine(request.seat, seed)
                    dream.answer(request.seat, keys)
                    same = seen_by(dream, request.seat, since) == expected
                    assert same, f"{request.rule} {keys}: {LEAK}"


def test_a_step_that_reveals_nothing_tells_nothing(run: Run) -> None:
    checked = 0
    for sample in run.samples:
        session, mark = sample.session, sample.session._marks[-1]
        if not nothing_revealed(session):
            continue
        own = {one.seat for one in session.journal.choices[mark.at :]}
        for seat in everyone(session):
            if not own <= {seat}:
                continue
            expected = seen_by(session, seat, mark.lines)
            for seed in dreams(sample)[:3]:
                other = from_checkpoint(session, seat, seed)
                same = seen_by(other, seat, mark.lines) == expected
                assert same, f"{waits_for(session)} seen by {seat}: {LEAK}"
                checked += 1
    assert checked, "at least one step asks before it reveals"


def nothing_revealed(session: Session) -> bool:
    """True if the step so far has neither shown anything to anybody nor used chance."""
    again = session.fork()
    before = session._marks[-1].state.chance.uses
    return not again._table.revealed and bool(again.state.chance.uses == before)


def from_checkpoint(session: Session, seat: Seat | None, seed: int) -> Session:
    """The step played again over a table rearranged before it."""
    mark, old, game = session._marks[-1], session.journal, session.game
    journal = Journal(
        old.game,
        old.rules_version,
        old.content,
        old.seats,
        old.options,
        old.seed,
        old.choices[: mark.at],
    )
    state = copier(game.rules.state)(mark.state)
    other = Session(game, state, journal, lines=session.lines[: mark.lines])
    other._redetermine(seat, seed)
    other.begin()
    for choice in old.choices[mark.at :]:
        if not choice.forced:
            other.answer(choice.seat, choice.keys)
    if session._pending:
        other._pending = dict(session._pending)
    return other
