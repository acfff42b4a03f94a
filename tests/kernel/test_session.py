"""Answers: the legal ones are taken, all others leave everything as it was."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from fabletop import IllegalChoice
from fabletop.kernel.ask import (
    Offer,
    Rule,
    Text,
    amount,
    ask_all,
    order,
    pick,
    pick_amid,
    pick_some,
)
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game, GameEnded
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying
from fabletop.kernel.session.journal import Choice
from fabletop.kernel.words import LANGUAGES

from .looks import looks
from .player import any_answer, play
from .tiny import Notes, start
from .toy import TOY, Fair

Table = Game[Notes]

MALFORMED: list[Any] = [
    None,
    5,
    5.5,
    True,
    "rest",
    "",
    b"rest",
    {"rest": 1},
    {"rest"},
    object(),
    (),
    [],
    [None],
    [5],
    [True],
    [["rest"]],
    [("rest",)],
    [{"rest": "rest"}],
    [b"rest"],
    ["rest", None],
    [""],
    ["REST"],
    ["rest "],
    ["no-such-key"],
    ["x" * 1_000_000],
    ["\udcff"],
    ["-1"],
    ["99"],
    ["1.0"],
    ["٣"],
    ["9" * 10_000],
    ["rest"] * 1_000,
    [object()],
    [float("nan")],
    [10**5000],
]


def refused(session: Session, seat: Any, keys: Any) -> IllegalChoice:
    """The refusal of an answer, which must be readable and must have changed nothing."""
    before = looks(session)
    with pytest.raises(IllegalChoice) as caught:
        session.answer(seat, keys)
    assert looks(session) == before
    reason = str(caught.value)
    assert reason and len(reason) < 1_000, "a reason is for people"
    assert "{" not in reason
    for language in LANGUAGES:
        assert caught.value.text(session.voice(language))
    return caught.value


def every_kind(game: Table) -> Rule[None]:
    state = game.state
    options = {key: key for key in ("rest", "run", "hide")}
    state.notes.append((yield from pick(0, "TI-PICK", options)))
    state.notes.extend((yield from pick_some(0, "TI-SOME", options, least=1, most=2)))
    state.notes.append(str((yield from amount(0, "TI-AMOUNT", 2, 12))))
    state.notes.extend((yield from order(0, "TI-ORDER", options)))
    state.step += 1


LEGAL = [("run",), ("hide", "rest"), ("7",), ("run", "hide", "rest")]


@pytest.mark.parametrize("answered", range(4), ids=["pick", "pick_some", "amount", "order"])
@pytest.mark.parametrize("keys", MALFORMED, ids=[str(place) for place in range(len(MALFORMED))])
def test_malformed_answers_are_refused(answered: int, keys: Any) -> None:
    session = start(every_kind)
    for legal in LEGAL[:answered]:
        session.answer(0, legal)
    refused(session, 0, keys)
    session.answer(0, LEGAL[answered])


def test_legal_answers_reach_the_rule_with_picks_in_the_order_offered() -> None:
    session = start(every_kind)
    for legal in LEGAL:
        session.answer(0, legal)
    assert session.over
    assert session.state.notes == ["run", "rest", "hide", "7", "run", "hide", "rest"]
    assert [choice.keys for choice in session.journal.choices] == [
        ("run",),
        ("rest", "hide"),
        ("7",),
        ("run", "hide", "rest"),
    ]


def test_a_list_is_as_good_as_a_tuple() -> None:
    one, other = start(every_kind), start(every_kind)
    one.answer(0, ("run",))
    other.answer(0, ["run"])
    assert looks(one) == looks(other)


@pytest.mark.parametrize("written", ["7", "07", "0007"])
def test_an_amount_is_journalled_in_one_form(written: str) -> None:
    session = start(every_kind)
    for legal in LEGAL[:2]:
        session.answer(0, legal)
    session.answer(0, (written,))
    assert session.journal.choices[-1].keys == ("7",)


def test_each_refusal_says_why() -> None:
    session = start(every_kind)
    assert "swim" in str(refused(session, 0, ["swim"]))
    assert "exactly one" in str(refused(session, 0, ["run", "hide"]))
    session.answer(0, ("run",))
    assert "twice" in str(refused(session, 0, ["run", "run"]))
    assert "between 1 and 2" in str(refused(session, 0, []))
    assert "gave 3" in str(refused(session, 0, ["run", "hide", "rest"]))
    session.answer(0, ("run",))
    assert "from 2 to 12" in str(refused(session, 0, ["13"]))
    assert "from 2 to 12" in str(refused(session, 0, ["1"]))
    session.answer(0, ("2",))
    assert "every answer" in str(refused(session, 0, ["run", "hide"]))
    assert "twice" in str(refused(session, 0, ["run", "hide", "hide"]))


def test_both_bounds_of_an_amount_are_open() -> None:
    for written in ("2", "12"):
        session = start(every_kind)
        for legal in LEGAL[:2]:
            session.answer(0, legal)
        session.answer(0, (written,))
        assert session.state.notes[-1] == written


WRONG_SEATS: list[Any] = [1, 2, 3, -1, 99, 10**5000, None, "0", "", 0.5, (0,), [0], object()]


@pytest.mark.parametrize("seat", WRONG_SEATS, ids=[str(n) for n in range(len(WRONG_SEATS))])
def test_a_wrong_seat_is_refused(seat: Any) -> None:
    refused(start(every_kind), seat, ("run",))


@pytest.mark.parametrize("seat", [0.0, False])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    """Something equal to a seat is either refused or journalled as the seat itself."""
    session = start(every_kind)
    try:
        session.answer(seat, ("run",))
    except IllegalChoice:
        return
    assert type(session.journal.choices[0].seat) is int
    assert (
        replaying.replay(session.game, session.journal.from_json(session.journal.to_json())).digest
        == session.digest
    )


def test_the_refusal_names_the_seats_waited_for(fair: Callable[..., Session]) -> None:
    session = fair()
    for request in session.requests[::2]:
        session.answer(request.seat, request.keys[:1])
    assert "waits for 1" in str(refused(session, 0, ("lay:amber-1",)))


def test_nothing_is_answered_after_the_end(fair: Callable[..., Session]) -> None:
    session = fair(10_000)
    assert session.over and session.requests == ()
    for seat in (0, 1, 99, None):
        assert "over" in str(refused(session, seat, ("rest",)))


def test_a_blocked_answer_is_refused_with_its_reason() -> None:
    def closed(game: Table) -> Rule[None]:
        reasons = {"dare": Text("blocked-coins", {"coins": 1})}
        yield from pick(0, "TI-1", {"a": 1, "b": 2}, reasons=lambda: reasons)
        game.state.step += 1

    session = start(closed)
    refusal = refused(session, 0, ("dare",))
    assert "it costs 1 coin" in str(refusal)
    assert "stojí to 1 minci" in refusal.text(session.voice("cs"))
    assert session.requests[0].blocked == {"dare": Text("blocked-coins", {"coins": 1})}


def test_every_refusal_in_random_play_changes_nothing(fair: Callable[..., Session]) -> None:
    session = fair(seats=4, seed=5)
    for number in play(session, 5):
        if number % 9 == 0 and not session.over:
            for seat in range(-1, 5):
                refused(session, seat, ("no-such-key",))


# Answers the kernel gives itself


def test_a_question_with_one_answer_is_answered_and_recorded() -> None:
    def lonely(game: Table) -> Rule[None]:
        notes = game.state.notes
        notes.append((yield from pick(0, "TI-1", {"a": "a"})))
        notes.extend((yield from pick_some(1, "TI-2", {"b": "b", "c": "c"}, least=2)))
        notes.extend((yield from pick_some(1, "TI-3", {})))
        notes.append(str((yield from amount(2, "TI-4", 3, 3))))
        notes.extend((yield from order(0, "TI-5", {"d": "d"})))
        notes.extend((yield from order(0, "TI-6", {})))
        notes.append((yield from pick(1, "TI-7", {"e": "e"}, always=True)))
        game.state.step += 1

    session = start(lonely)
    assert session.journal.choices == [
        Choice("TI-1", 0, ("a",), True),
        Choice("TI-2", 1, ("b", "c"), True),
        Choice("TI-3", 1, (), True),
        Choice("TI-4", 2, ("3",), True),
        Choice("TI-5", 0, ("d",), True),
        Choice("TI-6", 0, (), True),
    ]
    assert [one.rule for one in session.requests] == ["TI-7"]
    session.answer(1, ("e",))
    assert session.over
    assert session.state.notes == ["a", "b", "c", "3", "d", "e"]
    assert not session.journal.choices[-1].forced


def test_always_asks_also_when_nothing_can_be_picked() -> None:
    def quiet(game: Table) -> Rule[None]:
        yield from pick_some(0, "TI-1", {}, always=True)
        game.state.step += 1

    session = start(quiet)
    assert [one.rule for one in session.requests] == ["TI-1"]
    session.answer(0, ())
    assert session.over


@pytest.mark.parametrize(
    "step",
    [
        pytest.param(lambda game: pick(0, "TI-1", {}), id="pick"),
        pytest.param(lambda game: amount(0, "TI-1", 3, 2), id="amount"),
        pytest.param(lambda game: ask_all("TI-1", {0: {"a": 1}, 1: {}}), id="ask_all"),
        pytest.param(lambda game: pick_amid(0, "TI-1", dict, list), id="pick_amid"),
    ],
)
def test_a_question_without_an_answer_is_a_fault_of_the_asker(step: Any) -> None:
    with pytest.raises(RuntimeError, match="TI-1"):
        start(step)


def test_a_question_to_nobody_does_not_stop_the_game() -> None:
    def nobody(game: Table) -> Rule[None]:
        answers: dict[int, str] = yield from ask_all("TI-1", {})
        game.state.notes.append(str(answers))
        game.state.step += 1

    session = start(nobody)
    assert session.over and session.state.notes == ["{}"]


# Simultaneous answers


def test_simultaneous_answers_in_any_order_give_the_same(fair: Callable[..., Session]) -> None:
    start_of_all = fair(seats=4)
    answers = {one.seat: any_answer(one, Chance(one.seat)) for one in start_of_all.requests}
    assert sorted(answers) == [0, 1, 2, 3]
    seen = []
    for seats in permutations(answers):
        session = start_of_all.fork()
        for seat in seats:
            session.answer(seat, answers[seat])
        assert [choice.seat for choice in session.journal.choices[:4]] == [0, 1, 2, 3]
        seen.append(looks(session))
    assert all(one == seen[0] for one in seen)


def test_simultaneous_answers_stay_secret_until_all_are_in(fair: Callable[..., Session]) -> None:
    session = fair()
    before = looks(session)
    session.answer(1, session.requests[1].keys[:1])
    after = looks(session)
    assert [one.seat for one in session.requests] == [0, 2]
    del before["requests"], after["requests"], before["free"], after["free"]
    assert before == after


def test_nobody_answers_twice_in_a_simultaneous_question(fair: Callable[..., Session]) -> None:
    session = fair()
    keys = session.requests[1].keys[:1]
    session.answer(1, keys)
    refused(session, 1, keys)


# Side offers


def offered(game: Table) -> Rule[None]:
    state = game.state

    def shout() -> None:
        state.notes.append("shout")

    def think() -> Rule[None]:
        state.notes.append((yield from pick(1, "TI-THINK", {"deep": "deep", "hard": "hard"})))

    def options() -> dict[str, str]:
        return {"go": "go", "stay": "stay", **{f"after-{one}": one for one in state.notes}}

    def offers() -> list[Offer]:
        if "shout" in state.notes:
            return []
        return [
            Offer(1, "TI-SIDE", {"shout": shout, "think": think}),
            Offer(2, "TI-SIDE", {"shout": shout}),
        ]

    state.notes.append((yield from pick_amid(0, "TI-MAIN", options, offers)))
    state.step += 1


def test_side_offers_are_optional() -> None:
    session = start(offered)
    assert [(one.seat, one.optional) for one in session.requests] == [
        (0, False),
        (1, True),
        (2, True),
    ]
    session.answer(0, ("stay",))
    assert session.over and session.state.notes == ["stay"]


def test_a_side_offer_taken_runs_and_the_question_is_put_anew() -> None:
    session = start(offered)
    session.answer(1, ("think",))
    assert [one.rule for one in session.requests] == ["TI-THINK"]
    session.answer(1, ("deep",))
    assert session.requests[0].keys == ("go", "stay", "after-deep")
    session.answer(2, ("shout",))
    assert [one.seat for one in session.requests] == [0]
    session.answer(0, ("after-shout",))
    assert session.state.notes == ["deep", "shout", "shout"]
    assert [(one.seat, one.keys) for one in session.journal.choices] == [
        (1, ("think",)),
        (1, ("deep",)),
        (2, ("shout",)),
        (0, ("after-shout",)),
    ]


def test_side_offers_refuse_what_is_not_offered() -> None:
    session = start(offered)
    refused(session, 1, ("go",))
    refused(session, 2, ("think",))
    refused(session, 0, ("shout",))
    assert "waits for 0" in str(refused(start(offered, seats=4), 3, ("shout",)))


def test_a_question_with_one_answer_and_no_offers_is_not_put() -> None:
    def alone(game: Table) -> Rule[None]:
        game.state.notes.append((yield from pick_amid(0, "TI-1", lambda: {"a": "a"}, list)))
        game.state.step += 1

    assert start(alone).over


# Faults in rules


def crashing(game: Table) -> Rule[None]:
    """Changes everything, then crashes if it is told to."""
    state = game.state
    options = {"good": "good", "bad": "bad"}
    for round in range(3):
        chosen = yield from pick(0, f"TI-{round}", options)
        state.notes.append(chosen)
        game.tell("line-rest", seat=round)
        game.chance.roll("any", 3)
        yield from pick(1, "TI-FORCED", {"only": 1})
        yield from pick(1, "TI-FORCED", {"only": 1})
        if chosen == "bad":
            raise ZeroDivisionError
    state.step += 1


def late(game: Table) -> None:
    """A step that crashes before it asks anything."""
    game.chance.die("any")
    game.state.notes.append("late")
    raise ZeroDivisionError


def crashed(session: Session, seat: int, keys: tuple[str, ...]) -> None:
    before = looks(session)
    with pytest.raises(ZeroDivisionError):
        session.answer(seat, keys)
    assert looks(session) == before


def test_a_rule_that_crashes_leaves_the_session_unchanged() -> None:
    session = start(crashing, crashing)
    for good in range(5):
        crashed(session, 0, ("bad",))
        session.answer(0, ("good",))
        assert session.state.notes == ["good"] * (good + 1)


def test_a_crash_in_the_next_step_leaves_the_session_unchanged() -> None:
    session = start(crashing, late)
    session.answer(0, ("good",))
    session.answer(0, ("good",))
    crashed(session, 0, ("good",))
    session.undo()
    assert session.state.notes == ["good"]


@pytest.mark.parametrize("seats", list(permutations(range(3))))
def test_a_crash_after_simultaneous_answers_leaves_the_session_unchanged(
    seats: tuple[int, int, int],
) -> None:
    def all_at_once(game: Table) -> Rule[None]:
        answers = yield from ask_all("TI-1", {seat: {"a": "a", "b": "b"} for seat in range(3)})
        game.state.notes.extend(answers.values())
        if len(set(answers.values())) == 1:
            raise ZeroDivisionError
        game.state.step += 1

    session = start(all_at_once)
    for seat in seats[:-1]:
        session.answer(seat, ("a",))
    crashed(session, seats[-1], ("a",))
    session.answer(seats[-1], ("b",))
    assert session.over
    assert session.state.notes == ["b" if seat == seats[-1] else "a" for seat in range(3)]


def test_a_crash_in_a_side_offer_leaves_the_session_unchanged() -> None:
    def amid(game: Table) -> Rule[None]:
        def fall() -> None:
            game.state.notes.append("fall")
            raise ZeroDivisionError

        yield from pick_amid(
            0, "TI-1", lambda: {"a": 1, "b": 2}, lambda: [Offer(1, "TI-2", {"fall": fall})]
        )
        game.state.step += 1

    session = start(amid)
    crashed(session, 1, ("fall",))
    session.answer(0, ("a",))
    assert session.over


def test_a_crash_keeps_what_can_be_redone() -> None:
    session = start(crashing, crashing)
    session.answer(0, ("good",))
    session.undo()
    crashed(session, 0, ("bad",))
    session.redo()
    assert session.state.notes == ["good"]


# The digest


def test_the_digest_covers_the_whole_state(fair: Callable[..., Session]) -> None:
    changes: list[Callable[[Fair], object]] = [
        lambda state: setattr(state, "bank", state.bank + 1),
        lambda state: setattr(state, "leader", state.leader + 1),
        lambda state: state.deck.cards.reverse(),
        lambda state: state.deck.show_top(1, 0),
        lambda state: state.traders[1].hand.cards.reverse(),
        lambda state: setattr(state.traders[2], "peeked", True),
        lambda state: state.chance.die("new stream"),
        lambda state: state.chance.reseed(5),
    ]
    session = fair(12)
    digests = {session.digest}
    for change in changes:
        fork = session.fork()
        assert fork.digest == session.digest
        change(fork.state)
        digests.add(fork.digest)
    assert len(digests) == 1 + len(changes)


# The end


def test_the_game_ends_at_once_where_a_rule_says_so() -> None:
    def ends(game: Table) -> Rule[None]:
        yield from pick(0, "TI-1", {"on": 1, "end": 2})
        game.state.notes.append("before")
        if len(game.state.notes) == 2:
            raise GameEnded
        game.state.step += 1

    session = start(ends, ends, ends)
    session.answer(0, ("on",))
    session.answer(0, ("end",))
    assert session.over and session.requests == () and session.state.step == 1
    assert session.result is not None and session.result.reason == "end"
    session.undo()
    assert not session.over and session.state.notes == ["before"]


def test_the_toy_ends_in_both_ways() -> None:
    reasons = set()
    for seed in range(40):
        session = replaying.start(TOY, 2, seed, {"length": "long", "ending": "sudden"})
        for _ in play(session, seed):
            pass
        assert session.result is not None and isinstance(session.state, Fair)
        reasons.add(session.result.reason)
    assert reasons == {"riches", "rounds"}


def test_a_stop_iteration_inside_a_plain_step_is_a_fault_and_not_its_end() -> None:
    """Otherwise the step would be tried again for ever."""

    def stumble(game: Game[Notes]) -> None:
        next(iter(()))

    with pytest.raises(RuntimeError, match="StopIteration"):
        start(stumble)
