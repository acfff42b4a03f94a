"""The judgement of the searching bot: what it adds to the plain one."""

from __future__ import annotations

from math import isfinite

import pytest

import fabletop
from fabletop.bots import GreedyBot, RandomBot
from fabletop.bots.mcts import Budget, MctsBot
from fabletop.games.eldervale.bot.evaluate import evaluate
from fabletop.games.eldervale.bot.foresee import FAVOUR, SUMMONED, foresee
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.state import READY, UNDERWORLD

from .scene import Scene


def test_every_faction_is_known() -> None:
    assert set(FAVOUR) == set(library().factions)
    assert sum(FAVOUR.values()) / len(FAVOUR) == pytest.approx(1.0, abs=0.01)


def test_of_two_factions_it_takes_the_one_that_wins_more_often() -> None:
    for seed in range(6):
        session = fabletop.new("eldervale", 3, seed, {})
        request = session.requests[0]
        assert request.rule == "EL-SETUP-1"
        better = max(request.keys, key=lambda key: FAVOUR[key.removeprefix("faction:")])
        bot = MctsBot(seed, Budget(iterations=16))
        assert bot.choose(session, request) == (better,)


def more(table: Scene) -> float:
    """What it adds to the plain judgement for the first player."""
    return foresee(table.state, table.a.seat) - evaluate(table.state, table.a.seat)


@pytest.mark.parametrize("unit", SUMMONED)
def test_great_units_are_worth_more_than_they_seem(scene: type[Scene], unit: str) -> None:
    table = scene("order", "earth")
    before = more(table)
    table.a.units[unit] = READY
    ready = more(table)
    assert ready - before >= SUMMONED[unit]  # and it may bring the lead
    table.a.units[unit] = UNDERWORLD
    assert before < more(table) < ready


def test_whoever_is_ahead_wants_to_stay_it(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.vp = table.b.vp = 10
    even = more(table)
    table.a.vp = 20
    ahead = more(table)
    table.a.vp = 0
    assert more(table) < even < ahead


def test_what_rivals_hope_for_counts(scene: type[Scene]) -> None:
    """More to the searching bot than to greedy, to whom rivals are little more than points."""
    table = scene("order", "earth")
    table.state.turns = 1
    before, plain = more(table), evaluate(table.state, table.a.seat)
    table.give(table.b, gem=3, tool=3)
    assert more(table) < before - 0.5
    assert evaluate(table.state, table.a.seat) > plain - 2


@pytest.mark.parametrize("options", [{}, {"team": "on"}])
def test_it_judges_whole_games(options: dict[str, str]) -> None:
    session = fabletop.new("eldervale", 4, 3, options, log=False)
    bots = [RandomBot(seat) for seat in range(4)]
    while session.result is None:
        assert all(isfinite(foresee(session.state, seat)) for seat in range(4))
        request = next(one for one in session.requests if not one.optional)
        session.answer(request.seat, bots[request.seat].choose(session, request))


def test_it_judges_the_solo_game_and_greedy_does_not_listen() -> None:
    session = fabletop.new("eldervale", 1, 5, {"ghost": "normal"}, log=False)
    assert isfinite(foresee(session.state, 0))
    plain = GreedyBot(1).rank(session, session.requests[0])
    taught = GreedyBot(1, foresee=True).rank(session, session.requests[0])
    assert [one.value for one in plain] != [one.value for one in taught]
