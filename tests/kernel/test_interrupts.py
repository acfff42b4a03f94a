"""Interrupts: what is offered with every question, and where it is not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pytest

from fabletop import IllegalChoice
from fabletop.kernel.ask import Deed, Request, Rule, amount, ask_all, pick, pick_some
from fabletop.kernel.gamedef import Game
from fabletop.kernel.interrupts import interruptible, undisturbed
from fabletop.kernel.session import Session

from .tiny import Notes, start

Table = Game[Notes]
COINS = ("coin-1", "coin-2")


def spend(game: Table, coin: str) -> Rule[None]:
    """Gives gold or silver; the spender says which."""
    game.state.notes.append(coin)
    metal = yield from pick(0, "TI-METAL", {"gold": "gold", "silver": "silver"})
    game.state.notes.append(metal)


def spending(game: Table, request: Request) -> Mapping[str, Deed]:
    """Seat 0 may spend two coins at any time."""
    if request.seat != 0:
        return {}
    left = [coin for coin in COINS if coin not in game.state.notes]
    return {f"spend:{coin}": partial(spend, game, coin) for coin in left}


def asked(session: Session) -> tuple[str, ...]:
    (request,) = session.requests
    return request.keys


def way(game: Table) -> Rule[None]:
    where = yield from pick(0, "TI-WAY", {"left": "left", "right": "right"})
    game.state.notes.append(where)
    game.state.step += 1


def test_an_offer_comes_with_the_question_and_the_question_comes_again() -> None:
    session = start(interruptible(way, spending))
    assert asked(session) == ("left", "right", "spend:coin-1", "spend:coin-2")
    session.answer(0, ["spend:coin-1"])
    assert asked(session) == ("gold", "silver")  # an offer being carried out is not interrupted
    session.answer(0, ["gold"])
    assert asked(session) == ("left", "right", "spend:coin-2")
    session.answer(0, ["spend:coin-2"])
    session.answer(0, ["silver"])
    assert asked(session) == ("left", "right")  # nothing is left to offer
    session.answer(0, ["right"])
    assert session.state.notes == ["coin-1", "gold", "coin-2", "silver", "right"]
    assert session.over


def test_a_fork_in_the_middle_of_an_offer_goes_on_by_itself() -> None:
    session = start(interruptible(way, spending))
    session.answer(0, ["spend:coin-2"])
    twin = session.fork()
    session.answer(0, ["gold"])
    twin.answer(0, ["silver"])
    assert asked(twin) == asked(session) == ("left", "right", "spend:coin-1")
    assert (session.state.notes, twin.state.notes) == (["coin-2", "gold"], ["coin-2", "silver"])


def test_a_deed_that_asks_nothing_is_done_at_once() -> None:
    def shouting(game: Table, request: Request) -> Mapping[str, Deed]:
        quiet = "shout" not in game.state.notes
        return {"shout": lambda: game.state.notes.append("shout")} if quiet else {}

    session = start(interruptible(way, shouting))
    session.answer(0, ["shout"])
    assert asked(session) == ("left", "right")
    assert session.state.notes == ["shout"]


def test_others_are_asked_without_offers() -> None:
    def step(game: Table) -> Rule[None]:
        game.state.notes.append((yield from pick(1, "TI-WAY", {"left": "left", "right": "right"})))
        game.state.step += 1

    session = start(interruptible(step, spending))
    assert asked(session) == ("left", "right")
    with pytest.raises(IllegalChoice):
        session.answer(1, ["spend:coin-1"])


def test_only_picks_are_interrupted() -> None:
    def step(game: Table) -> Rule[None]:
        yield from pick_some(0, "TI-SOME", {"a": 1, "b": 2})
        yield from amount(0, "TI-AMOUNT", 1, 3)
        yield from ask_all("TI-ALL", {seat: {"a": 1, "b": 2} for seat in (0, 1)})
        game.state.step += 1

    session = start(interruptible(step, spending))
    assert asked(session) == ("a", "b")
    session.answer(0, [])
    assert asked(session) == ()
    session.answer(0, ["2"])
    assert [one.keys for one in session.requests] == [("a", "b"), ("a", "b")]


def test_a_question_that_leaves_no_choice_is_not_put_for_the_sake_of_an_offer() -> None:
    def step(game: Table) -> Rule[None]:
        yield from pick(0, "TI-ONE", {"only": 1})
        yield from pick(0, "TI-ONE", {"only": 1}, always=True)
        game.state.step += 1

    session = start(interruptible(step, spending))
    assert [choice.forced for choice in session.journal.choices] == [True]
    assert asked(session) == ("only", "spend:coin-1", "spend:coin-2")  # put anyway


def test_a_question_that_offers_the_same_by_itself_is_left_alone() -> None:
    def step(game: Table) -> Rule[None]:
        yield from pick(0, "TI-SPEND", {"spend:coin-1": 1, "keep": 2})
        game.state.step += 1

    assert asked(start(interruptible(step, spending))) == ("spend:coin-1", "keep")


def test_undisturbed_questions_come_as_they_are() -> None:
    def step(game: Table) -> Rule[None]:
        first = yield from undisturbed(pick(0, "TI-WAY", {"left": "left", "right": "right"}))
        yield from undisturbed(pick(0, "TI-ONE", {"only": 1}))
        game.state.notes.append(first)
        yield from way(game)

    session = start(interruptible(step, spending))
    (request,) = session.requests
    assert type(request) is Request and request.keys == ("left", "right")
    session.answer(0, ["left"])
    assert asked(session) == ("left", "right", "spend:coin-1", "spend:coin-2")
    asked_so_far = [choice.rule for choice in session.journal.choices]
    assert asked_so_far == ["TI-WAY", "TI-ONE"]  # the second answered itself, as ever
    assert session.state.notes == ["left"]


def test_an_offer_may_ask_undisturbed_questions() -> None:
    def metal(game: Table) -> Rule[None]:
        game.state.notes.append("coin-1")
        yield from undisturbed(pick(0, "TI-METAL", {"gold": 1, "silver": 2}))

    def once(game: Table, request: Request) -> Mapping[str, Deed]:
        return {} if game.state.notes else {"spend": lambda: metal(game)}

    session = start(interruptible(way, once))
    session.answer(0, ["spend"])
    (request,) = session.requests
    assert type(request) is Request and request.keys == ("gold", "silver")


def test_a_step_that_asks_nothing_stays_one() -> None:
    def step(game: Table) -> None:
        game.state.step += 1

    session = start(interruptible(step, spending))
    assert session.over
