"""Sequences of answers: all are given, or none."""

from __future__ import annotations

import pickle

import pytest

from fabletop import Drafted, IllegalChoice
from fabletop.kernel.ask import Rule, Text, pick
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES

from .looks import looks
from .tiny import Notes, start

Table = Game[Notes]
GO = {"go": "go", "stay": "stay"}


def no_wings() -> dict[str, Text]:
    return {"fly": Text("illegal-one")}


def walk(game: Table) -> Rule[None]:
    """Two picks of seat 0, then one of seat 1."""
    for rule in ("TI-ONE", "TI-TWO"):
        where = yield from pick(0, rule, GO, reasons=no_wings)
        game.state.notes.append(where)
        game.tell("line-bid", seat=0, coins=len(game.state.notes))
    game.state.notes.append((yield from pick(1, "TI-OTHER", GO)))
    game.state.step += 1


ONE, TWO = Drafted("TI-ONE", ("go",)), Drafted("TI-TWO", ("stay",))


def refused(session: Session, *answers: Drafted) -> IllegalChoice:
    before = looks(session)
    with pytest.raises(IllegalChoice) as caught:
        session.answer_all(0, answers)
    assert looks(session) == before
    return caught.value


def test_a_sequence_is_played_as_if_answer_by_answer() -> None:
    whole, single = start(walk, walk), start(walk, walk)
    whole.answer_all(0, [ONE, TWO])
    single.answer(0, ONE.keys)
    single.answer(0, TWO.keys)
    assert looks(whole) == looks(single)
    assert whole.request(1) is not None


def test_an_empty_sequence_changes_nothing() -> None:
    session = start(walk)
    before = looks(session)
    session.answer_all(0, [])
    assert looks(session) == before


def test_one_bad_answer_spoils_all_and_is_named_by_its_number() -> None:
    session = start(walk)
    bad = refused(session, ONE, Drafted("TI-TWO", ("swim",)))
    assert bad.number == 2 and bad.reason.id == "illegal-key"
    assert str(bad).startswith("Answer 2: “swim”")
    assert refused(session, Drafted("TI-ONE", ("fly",)), TWO).number == 1


def test_an_answer_meant_for_another_question_is_refused() -> None:
    session = start(walk)
    bad = refused(session, ONE, ONE)
    assert bad.number == 2
    assert "TI-ONE" in str(bad) and "TI-TWO" in str(bad)


def test_no_answer_comes_after_the_question_of_somebody_else() -> None:
    bad = refused(start(walk), ONE, TWO, TWO)
    assert bad.number == 3 and bad.reason.id == "illegal-seat"


def test_no_answer_comes_after_the_end() -> None:
    def step(game: Table) -> Rule[None]:
        yield from pick(0, "TI-ONE", GO)
        game.state.step += 1

    assert refused(start(step), ONE, ONE).reason.id == "illegal-over"


def test_the_refusal_is_said_in_every_language_and_survives_a_pickle() -> None:
    session = start(walk)
    bad = refused(session, ONE, Drafted("TI-TWO", ("fly",)))
    same = pickle.loads(pickle.dumps(bad))
    assert str(same) == str(bad) and same.number == 2
    for language in LANGUAGES:
        text = bad.text(session.voice(language))
        assert "2" in text and "{" not in text
        assert same.text(session.voice(language)) == text


def test_a_sequence_is_undone_answer_by_answer() -> None:
    session = start(walk)
    session.answer_all(0, [ONE, TWO])
    assert session.undo_is_free
    session.undo()
    request = session.request(0)
    assert request is not None and request.rule == "TI-TWO"
