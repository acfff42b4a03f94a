"""The judgement of the searching bot: what it adds to the plain one."""

from __future__ import annotations

from math import isfinite

import pytest

import fabletop
from fabletop.bots import GreedyBot, RandomBot
from fabletop.bots.mcts import Budget, MctsBot
from fabletop.games.euthia.bot import evaluate, foresee
from fabletop.games.euthia.bot.foresight import FAVOUR, HEALTH, MENDED, PROMISE
from fabletop.games.euthia.bot.prospects import Temper
from fabletop.games.euthia.library import library
from fabletop.kernel.session import Session

TAUGHT = Temper(PROMISE, MENDED)


def begun(seats: int = 2, options: dict[str, str] | None = None) -> Session:
    """A game whose heroes have been chosen."""
    session = fabletop.new("euthia", seats, 4, {"heroes": "random", **(options or {})})
    assert session.state.phase == "turn"
    return session


def test_every_hero_is_known() -> None:
    assert set(FAVOUR) == set(library().heroes)
    assert sum(FAVOUR.values()) / len(FAVOUR) == pytest.approx(1.0, abs=0.01)


def test_it_takes_the_hero_that_wins_most_often() -> None:
    session = fabletop.new("euthia", 4, 1, {})
    request = session.requests[0]
    assert request.rule == "EU-SETUP-6"
    assert MctsBot(1, Budget(iterations=16)).choose(session, request) == ("hero:keleia",)
    plain = {one.value for one in GreedyBot(1).rank(session, request)}
    assert plain == {0.0}  # greedy does not mind who it is


def test_health_is_worth_more_than_it_seems() -> None:
    state = begun().state
    seat = state.active
    before = foresee(state, seat) - evaluate(state, seat, TAUGHT)
    state.players[seat].health += 1
    after = foresee(state, seat) - evaluate(state, seat, TAUGHT)
    assert after - before == pytest.approx(HEALTH)


def test_hopes_are_worth_less() -> None:
    state = begun().state
    hopeful, sober = Temper(1.0, 1.0), Temper(0.0, 0.0)
    assert evaluate(state, state.active, hopeful) > evaluate(state, state.active)
    assert evaluate(state, state.active) > evaluate(state, state.active, sober)


def test_alone_and_together_it_is_the_plain_judgement() -> None:
    for session in (begun(1), begun(2, {"mode": "coop"})):
        assert foresee(session.state, 0) == evaluate(session.state, 0)


def test_it_judges_whole_games() -> None:
    session = fabletop.new("euthia", 3, 3, {}, log=False)
    bots = [RandomBot(seat) for seat in range(3)]
    while session.result is None:
        assert all(isfinite(foresee(session.state, seat)) for seat in range(3))
        request = next(one for one in session.requests if not one.optional)
        session.answer(request.seat, bots[request.seat].choose(session, request))
