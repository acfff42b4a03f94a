"""Undo, redo, and the history that both leave."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop import IllegalChoice
from fabletop.kernel.ask import Rule, ask_all, pick
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game
from fabletop.kernel.secrecy import EVERYONE, NOBODY, Zone, only
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying
from fabletop.kernel.session.journal import Choice, Journal

from .looks import looks
from .player import any_answer, play
from .tiny import Notes, start
from .toy import TOY

Table = Game[Notes]
Fair = Callable[..., Session]

SEEDS = range(3)


def without_history(session: Session) -> dict[str, object]:
    seen = looks(session)
    del seen["undone"]
    return seen


def steps_of(session: Session, seed: int) -> list[dict[str, object]]:
    """What the session looked like after each journalled choice, and with answers pending."""
    seen = [without_history(session)]
    for _ in play(session, seed):
        if not session._pending:
            seen.append(without_history(session))
    return seen


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_then_redo_changes_nothing_at_any_point(fair: Fair, seed: int) -> None:
    session = fair(seed=seed)
    for _ in play(session, seed):
        if session.journal.choices and not session._pending:
            before = looks(session)
            session.undo()
            assert len(session.journal.choices) < len(before["choices"])
            session.redo()
            assert looks(session) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_goes_back_to_the_very_start_and_redo_to_the_very_end(fair: Fair, seed: int) -> None:
    session = fair(seed=seed)
    steps = steps_of(session, seed)
    end = looks(session)
    back = 0
    while session.journal.choices or session._pending:
        session.undo()
        back += 1
        if not session._pending:
            assert without_history(session) in steps
    assert without_history(session) == steps[0]
    for _ in range(back):
        session.redo()
    assert looks(session) == end


def test_undo_restores_chance(fair: Fair) -> None:
    def roll(game: Table) -> Rule[None]:
        yield from pick(0, "TI-1", {"a": 1, "b": 2})
        game.state.notes.append(str(game.chance.roll("die", 6)))
        game.state.step += 1

    session = start(roll, roll, roll)
    session.answer(0, ("a",))
    session.answer(0, ("a",))
    rolled = list(session.state.notes)
    session.undo()
    session.undo()
    assert session.state.notes == []
    session.answer(0, ("b",))
    session.answer(0, ("b",))
    assert session.state.notes == rolled


def test_redo_is_gone_once_something_else_was_chosen(fair: Fair) -> None:
    session = fair(20)
    session.undo()
    request = next(one for one in session.requests if not one.optional)
    session.answer(request.seat, any_answer(request, Chance(99)))
    with pytest.raises(IllegalChoice, match="bring back"):
        session.redo()


def test_nothing_to_undo_and_nothing_to_redo(fair: Fair) -> None:
    session = fair()
    before = looks(session)
    with pytest.raises(IllegalChoice, match="take back"):
        session.undo()
    with pytest.raises(IllegalChoice, match="bring back"):
        session.redo()
    assert looks(session) == before


def three(game: Table) -> Rule[None]:
    for number in range(3):
        chosen = yield from pick(0, f"TI-{number}", {key: key for key in "abc"})
        yield from pick(1, "TI-FORCED", {"only": 1})
        game.state.notes.append(chosen)
    game.state.step += 1


def test_what_was_undone_stays_in_the_journal_as_history() -> None:
    session = start(three)
    session.answer(0, ("a",))
    session.answer(0, ("b",))
    session.undo()
    session.answer(0, ("c",))
    taken_back = [Choice("TI-1", 0, ("b",)), Choice("TI-FORCED", 1, ("only",), True)]
    assert [(one.at, one.choices) for one in session.journal.undone] == [(2, taken_back)]
    again = Journal.from_json(session.journal.to_json())
    assert [(one.at, one.choices) for one in again.undone] == [(2, taken_back)]
    replayed = replaying.replay(session.game, again)
    assert replayed.journal.undone == again.undone
    assert replayed.state.notes == ["a", "c"]


def test_a_redone_choice_is_history_no_longer() -> None:
    session = start(three)
    session.answer(0, ("a",))
    session.undo()
    session.redo()
    assert session.journal.undone == []


def test_undo_skips_answers_that_left_no_choice() -> None:
    session = start(three)
    session.answer(0, ("a",))
    assert session.journal.choices[-1].forced
    session.undo()
    assert session.journal.choices == [] and session.requests[0].rule == "TI-0"


# Free or by consent


def barrier(game: Table) -> Rule[None]:
    options = {"still": 0, "roll": 1, "reveal": 2, "deal": 3}
    for number in range(4):
        chosen = yield from pick(0, f"TI-{number}", options)
        if chosen == 1:
            game.chance.die("any")
        if chosen == 2:
            game.reveal()
        yield from pick(1, "TI-FORCED", {"only": 1})
    game.state.step += 1


def test_undo_is_free_until_a_choice_revealed_something_or_used_chance() -> None:
    session = start(barrier)
    assert not session.undo_is_free, "there is nothing to undo"
    session.answer(0, ("still",))
    assert session.undo_is_free
    session.answer(0, ("roll",))
    assert not session.undo_is_free
    session.undo()
    assert session.undo_is_free
    session.redo()
    assert not session.undo_is_free
    session.answer(0, ("still",))
    assert session.undo_is_free
    session.answer(0, ("reveal",))
    assert not session.undo_is_free
    assert not session.fork().undo_is_free
    session.undo()
    assert session.undo_is_free and session.fork().undo_is_free


def test_a_card_dealt_to_new_eyes_is_a_barrier() -> None:
    def deals(game: Table) -> Rule[None]:
        places = {
            "nobody": Zone(NOBODY),
            "mine": Zone(only(0)),
            "all": Zone(EVERYONE),
        }
        for number in range(3):
            target = yield from pick(0, f"TI-{number}", places)
            game.deal(game.state.deck, target)
        game.state.step += 1

    for target, free in (("nobody", True), ("mine", False), ("all", False)):
        session = start(deals)
        session.answer(0, (target,))
        assert session.undo_is_free is free, target


def together(game: Table) -> Rule[None]:
    first = yield from pick(0, "TI-FIRST", {"still": 0, "roll": 1})
    if first:
        game.chance.die("any")
    answers = yield from ask_all("TI-ALL", {seat: {"a": "a", "b": "b"} for seat in range(3)})
    game.state.notes.extend(answers.values())
    yield from pick(0, "TI-LAST", {"a": 1, "b": 2})
    game.state.step += 1


def test_a_secret_answer_is_taken_back_freely_while_others_are_awaited() -> None:
    session = start(together)
    session.answer(0, ("roll",))
    assert not session.undo_is_free
    session.answer(1, ("a",))
    assert session.undo_is_free, "nobody has seen this answer"
    session.undo()
    assert [one.seat for one in session.requests] == [0, 1, 2]
    assert not session.undo_is_free


def test_a_secret_answer_taken_back_can_be_redone() -> None:
    session = start(together)
    session.answer(0, ("still",))
    session.answer(2, ("b",))
    session.undo()
    session.redo()
    assert [one.seat for one in session.requests] == [0, 1]


def test_undo_after_all_are_in_needs_consent() -> None:
    """By then everybody has seen the others' answers."""
    session = start(together)
    session.answer(0, ("still",))
    for seat in range(3):
        session.answer(seat, ("a",))
    assert not session.undo_is_free


def test_redo_brings_the_whole_simultaneous_question_back() -> None:
    session = start(together)
    session.answer(0, ("still",))
    for seat, key in ((2, "b"), (0, "a"), (1, "b")):
        session.answer(seat, (key,))
    end = looks(session)
    back = 0
    while session.journal.choices or session._pending:
        session.undo()
        back += 1
    for _ in range(back):
        session.redo()
    assert looks(session) == end


# Undo where checkpoints are few


def test_a_fork_can_go_back_as_far_as_its_origin(fair: Fair) -> None:
    """Or it says that it cannot; it never pretends."""
    origin = fair(30)
    for _ in range(12):
        fork, twin = origin.fork(), origin.fork()
        origin.undo()
        try:
            fork.undo()
        except (IllegalChoice, RuntimeError):
            assert fork.digest == twin.digest and fork.journal.choices == twin.journal.choices
        else:
            assert fork.digest == origin.digest
            assert fork.journal.choices == origin.journal.choices


def test_a_resumed_session_can_go_back_or_says_that_it_cannot(fair: Fair) -> None:
    origin = fair(30)
    for _ in range(12):
        resumed = replaying.resume(TOY, Journal.from_json(origin.save()))
        origin.undo()
        try:
            resumed.undo()
        except (IllegalChoice, RuntimeError):
            continue
        assert resumed.digest == origin.digest
        assert resumed.journal.choices == origin.journal.choices


def test_undo_reaches_far_back_past_thinned_checkpoints() -> None:
    def short(game: Table) -> Rule[None]:
        game.state.notes.append((yield from pick(0, "TI-1", {"a": "a", "b": "b"})))
        game.chance.die("any")
        game.state.step += 1

    session = start(*[short] * 300)
    seen = []
    for number in range(300):
        seen.append(session.digest)
        session.answer(0, ("ab"[number % 3 % 2],))
    assert len(session._marks) < 150
    for digest in reversed(seen):
        session.undo()
        assert session.digest == digest
    for _ in range(300):
        session.redo()
    assert session.over and len(session.journal.choices) == 300
