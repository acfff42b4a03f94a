"""Tournaments: all line-ups are played, and the better bot is rated higher."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from fabletop.cli.main import app
from fabletop.lab.card_use import Side
from fabletop.lab.play import FinishedGame, Plan, SeatResult

pytest.importorskip("openskill")

from fabletop.lab.tournament import (
    GAME_AS_OPPONENT,
    above,
    pairings,
    plays_cooperatively,
    standings,
    tournament,
)

NO_SIDE = Side("", "")


def finished(seed: int, *places: int) -> FinishedGame:
    """A game in which entry `i` sat on seat `i` and came in at `places[i]`."""
    seats = tuple(
        SeatResult(seat, seat, NO_SIDE, place, -place, place == 1)
        for seat, place in enumerate(places)
    )
    return FinishedGame(seed, "", 1, 1, tuple(one.entry for one in seats if one.won), "", seats)


def test_every_lineup_of_different_bots_meets() -> None:
    assert pairings(("a", "b", "c"), 2, cooperative=False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(("a", "b"), 3, cooperative=False) == [("a", "a", "b"), ("a", "b", "b")]
    assert pairings(("a", "b"), 3, cooperative=True) == [("a", "a", "a"), ("b", "b", "b")]


def test_the_better_bot_is_rated_higher_and_surer_with_more_games() -> None:
    few = standings([(("a", "b"), [finished(seed, 2, 1) for seed in range(3)])], False)
    many = standings([(("a", "b"), [finished(seed, 2, 1) for seed in range(30)])], False)
    assert [one.bot for one in many] == ["b", "a"]
    assert many[0].low > many[1].high
    assert few[0].low < few[1].high
    assert many[0].sigma < few[0].sigma
    assert (many[0].wins, many[0].seats, many[1].wins) == (30, 30, 0)


def test_equal_bots_stay_equal() -> None:
    games = [finished(seed, *((1, 2) if seed % 2 else (2, 1))) for seed in range(40)]
    one, other = standings([(("a", "b"), games)], False)
    assert one.low < other.mu < one.high


def test_a_bot_on_two_seats_gets_the_mean_of_both() -> None:
    alone = standings([(("a", "c", "b"), [finished(0, 1, 3, 2)])], False)
    twice = standings([(("a", "a", "b"), [finished(0, 1, 3, 2)])], False)
    apart, mixed = ({one.bot: one.mu for one in some} for some in (alone, twice))
    assert mixed["a"] == pytest.approx((apart["a"] + apart["c"]) / 2, abs=2e-3)
    assert mixed["b"] == apart["b"]
    assert {one.bot: one.seats for one in twice} == {"a": 2, "b": 1}


def test_in_a_cooperative_game_the_game_is_the_opponent() -> None:
    won = [finished(seed, 1, 1) for seed in range(20)]
    lost = [finished(seed, 2, 2) for seed in range(20)]
    found = standings([(("good", "good"), won), (("bad", "bad"), lost)], True)
    assert [one.bot for one in found] == ["good", GAME_AS_OPPONENT, "bad"]


def test_who_came_before_whom() -> None:
    results = [(("a", "b", "c"), [finished(0, 1, 2, 2), finished(1, 3, 1, 2)])]
    assert above(results, ("a", "b", "c")) == {
        "a": {"b": 1, "c": 1},
        "b": {"a": 1, "c": 1},
        "c": {"a": 1, "b": 0},
    }


def test_greedy_beats_random_and_the_games_do_not_depend_on_the_jobs() -> None:
    plan = Plan("toy", 20, ("random",) * 2, 3)
    one = tournament(plan, ("random", "greedy"))
    assert [standing.bot for standing in one.standings] == ["greedy", "random"]
    assert one == tournament(plan, ("random", "greedy"), jobs=2)
    assert not one.common


def test_heroes_play_against_the_game() -> None:
    assert plays_cooperatively(Plan("gloomhaven", 1, ("random",) * 2))
    assert not plays_cooperatively(Plan("witcher", 1, ("random",) * 2))


def test_from_the_command_line() -> None:
    words = ["tournament", "toy", "--bots", "random,greedy", "--games", "8", "--jobs", "1"]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.stderr
    assert "1. greedy: rating" in told.stdout
    found = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    assert found["games"] == 8
    assert [one["bot"] for one in found["standings"]] == ["greedy", "random"]
    assert sum(len(digests) for digests in found["digests"].values()) == 8


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("toy", "--bots", "random,random"), "at least two different bots"),
        (("chess",), "There is no game “chess”"),
        (("toy", "--seats", "9"), "2 to 4 players"),
        (("toy", "--bots", "random,bob"), "There is no player “bob”"),
    ],
)
def test_what_cannot_be_is_refused(words: tuple[str, ...], sentence: str) -> None:
    told = CliRunner().invoke(app, ["tournament", *words])
    assert told.exit_code == 2
    assert sentence in told.stderr
