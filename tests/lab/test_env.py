"""The environments: PettingZoo's and Gymnasium's own checks, and no hidden information."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator

import pytest

import fabletop
from fabletop.kernel.gamedef import BadSetup, Result
from fabletop.lab.env_core import EnvCore, rewards
from fabletop.lab.extras import MissingExtra

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from fabletop.lab.action_space import DONE, IllegalAction
from fabletop.lab.env import TableEnv
from fabletop.lab.features import HEAD, Features

GAMES = ("witcher", "eldervale", "euthia", "gloomhaven")


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """The checkers warn about dict observations, which PettingZoo itself asks for with masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


def played(env: TableEnv, seed: int, most: int = 100_000) -> int:
    """Take random legal actions up to the end, or `most` of them; returns how many."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    steps = 0
    for agent in env.agent_iter(most):
        if env.terminations[agent] or env.truncations[agent]:
            break
        env.step(int(rng.choice(list(env.legal(agent)))))
        steps += 1
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_pettingzoos_own_tests(game: str) -> None:
    api_test(fabletop.env(game, seats=3), num_cycles=60)
    seed_test(lambda: fabletop.env(game, seats=3), num_cycles=20)


def test_it_passes_pettingzoos_own_tests_to_the_end_of_a_game() -> None:
    api_test(fabletop.env("toy", seats=3), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_against_bots_passes_gymnasiums_check(game: str) -> None:
    check_env(fabletop.solo_env(game, ("random", "random")))


@pytest.mark.parametrize("game", ["eldervale", "gloomhaven"])
def test_a_game_ends_with_a_reward_for_everybody(game: str) -> None:
    env = fabletop.env(game, seats=2)
    played(env, 3)
    assert env.session.over
    assert all(env.terminations.values())
    assert set(env.rewards.values()) <= {1.0, -1.0}
    again = fabletop.replay(env.session.journal)
    assert again.digest == env.session.digest


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_in_an_observation(game: str) -> None:
    env = fabletop.env(game, seats=3, keep=True)
    other = Features(1024)
    for steps in (1, 30, 90):
        played(env, 5, steps)
        agent = env.agent_selection
        seat = env.seat(agent)
        seen = env.observe(agent)["observation"]
        for seed in range(3):
            redealt = env.session.imagine(seat, seed)
            question = env._core.question
            vector = other.vector(redealt.view(seat), seat, 3, question)
            assert np.array_equal(vector, seen)


def test_only_the_seat_that_is_asked_sees_the_question() -> None:
    env = fabletop.env("gloomhaven", seats=3)
    env.reset(seed=1)
    first, *others = [env.agent_selection, *(a for a in env.agents if a != env.agent_selection)]
    assert env.observe(first)["action_mask"].sum() == len(env.legal(first)) > 1
    for other in others:
        assert env.observe(other)["action_mask"].sum() == 0
        assert env.request(other) is None
        assert env.infos[other] == {}


def test_the_view_is_the_games_own() -> None:
    env = fabletop.env("witcher", seats=2)
    env.reset(seed=1)
    assert env.view("seat_1") == fabletop.new("witcher", 2, 1).view(1)


def test_the_view_comes_with_the_features() -> None:
    """As it is after every action, and at the end for everybody."""
    env = fabletop.env("toy", seats=2)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    while not env.session.over:
        agent = env.agent_selection
        seen, *_, info = env.last()
        assert info["view"] == env.session.view(env.seat(agent))
        vector = Features(1024).vector(
            env.session.view(env.seat(agent)), env.seat(agent), 2, env._core.question
        )
        assert np.array_equal(seen["observation"], vector)
        env.step(int(rng.choice(list(env.legal(agent)))))
    for agent in env.agents:
        assert env.infos[agent]["view"] == env.session.view(env.seat(agent))
    solo = fabletop.solo_env("toy", ("random",))
    _, info = solo.reset(seed=1)
    assert info["view"] == solo.session.view(0)
    *_, info = solo.step(next(iter(solo.legal())))
    assert info["view"] == solo.session.view(0)


def test_the_seed_is_that_of_the_game() -> None:
    env = fabletop.env("toy", seats=2)
    env.reset(seed=7)
    assert env.session.journal.seed == 7
    env.reset()
    next_seed = env.session.journal.seed
    env.reset(seed=7)
    env.reset()
    assert env.session.journal.seed == next_seed != 7


def test_an_action_that_is_not_open_changes_nothing() -> None:
    env = fabletop.env("toy", seats=2)
    env.reset(seed=7)
    before = env.session.digest, env.agent_selection
    closed = next(one for one in range(512) if one not in env.legal(env.agent_selection))
    with pytest.raises(IllegalAction):
        env.step(closed)
    assert (env.session.digest, env.agent_selection) == before


def test_a_game_can_be_cut_short() -> None:
    env = fabletop.env("witcher", seats=2, most_steps=10)
    assert played(env, 1) == 10
    assert all(env.truncations.values())


def test_seats_are_seen_from_the_own_seat_on() -> None:
    features = Features(256)
    own = {"players": [{"seat": 0, "gold": 5}, {"seat": 1, "gold": 2}]}
    turned = {"players": [{"seat": 0, "gold": 2}, {"seat": 1, "gold": 5}]}
    one, other = features.vector(own, 0, 2, None), features.vector(turned, 1, 2, None)
    # "seat" itself is a number of the view and differs; the gold does not
    assert one[HEAD:].any()
    gold = features._view["players"][0]["gold"].number[0]
    assert one[gold] == other[gold] != 0


def test_features_are_bounded_and_of_the_size_asked_for() -> None:
    features = Features(128)
    vector = features.vector({"a": 10**12, "b": -(10**9)}, 0, 2, None)
    assert vector.shape == (128,)
    assert vector.dtype == np.float32
    assert abs(vector).max() <= 32
    with pytest.raises(BadSetup, match="At least 64 features"):
        Features(10)


# Side offers


def test_a_side_offer_is_made_once_and_can_be_declined() -> None:
    core = EnvCore("eldervale", 3, {}, 512, keep=False)
    rng = np.random.default_rng(2)
    offers = 0
    for _ in range(600):
        if core.question is None:
            break
        if core.question.request.optional:
            offers += 1
            choices = len(core.session.journal.choices)
            asked = core.question.request.seat
            core.act(DONE)
            assert len(core.session.journal.choices) == choices
            assert core.question is not None
            assert core.question.request.seat != asked or not core.question.request.optional
            continue
        core.act(int(rng.choice(list(core.question.actions))))
    assert offers > 3


# Rewards


@pytest.mark.parametrize(
    ("ranking", "scores", "kind", "wanted"),
    [
        (((2,), (0,), (1,)), (5, 3, 9), "win", [-1, -1, 1]),
        (((2,), (0,), (1,)), (5, 3, 9), "rank", [0, -1, 1]),
        (((2,), (0,), (1,)), (5, 3, 9), "score", [-1, -4, 5]),
        (((0, 1), (2,)), (4, 4, 1), "win", [1, 1, -1]),
        (((0, 1), (2,)), (4, 4, 1), "rank", [0.5, 0.5, -1]),
        (((), (0, 1)), (2, 1), "rank", [-1, -1]),
        (((0, 1),), (2, 1), "rank", [1, 1]),
        (((), (0,)), (7,), "win", [-1]),
        (((0,),), (7,), "score", [7]),
    ],
)
def test_rewards_follow_the_result(
    ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...], kind: str, wanted: list[float]
) -> None:
    assert rewards(Result(ranking, scores, ""), kind) == wanted  # type: ignore[arg-type]


# One seat against bots


def test_the_reward_comes_at_the_end() -> None:
    env = fabletop.solo_env("toy", ("greedy", "random"), seat=None)
    rng = np.random.default_rng(0)
    sat = set()
    for seed in range(6):
        env.reset(seed=seed)
        sat.add(env.seat)
        gained, over = [], False
        while not over:
            assert env.action_masks().sum() == len(env.legal())
            _, reward, over, _, _ = env.step(int(rng.choice(list(env.legal()))))
            gained.append(reward)
        assert gained[-1] in (-1.0, 1.0)
        assert not any(gained[:-1])
        assert env.session.journal.seed == seed
    assert len(sat) > 1


def test_a_closed_action_costs_and_is_named() -> None:
    env = fabletop.solo_env("toy", ("random",))
    env.reset(seed=1)
    before = env.session.digest
    closed = next(one for one in range(512) if one not in env.legal())
    _, reward, over, cut, info = env.step(closed)
    assert reward < 0
    assert not over and not cut
    assert "is not open" in info["illegal"]
    assert env.session.digest == before


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"game": "chess", "seats": 2}, "no game 'chess'"),
        ({"game": "witcher", "seats": 9}, "1 to 5"),
        ({"game": "witcher", "seats": 2, "reward": "fame"}, "no reward 'fame'"),
        ({"game": "witcher", "seats": 2, "options": {"mood": "x"}}, "no option 'mood'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(words: dict[str, object], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        fabletop.env(**words)  # type: ignore[arg-type]


def test_without_pettingzoo_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "fabletop.lab.env")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r"pettingzoo.*fabletop\[lab\]"):
        fabletop.env("witcher", seats=2)
