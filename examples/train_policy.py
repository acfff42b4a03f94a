"""Train a linear policy by policy gradient (REINFORCE) in self-play; test it against random bots.

    python examples/train_policy.py --game witcher --seats 2 --minutes 3
    python examples/train_policy.py --game eldervale --seats 3 --games 400 --save weights.npz

The policy is a softmax over linear scores of the legal answers; their features are the verb and the
whole key, with and without the rule of the question, hashed. The reward of a seat is its score less
the mean of the others'. Needs only `pip install 'fabletop[lab]'`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

import fabletop
from fabletop.lab.env import TableEnv
from fabletop.lab.intervals import wilson
from fabletop.lab.solo import SoloEnv

WEIGHTS = 1 << 14
BATCH = 4  # games for one gradient step

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]


class Policy:
    """Weights of hashed features, and a softmax over the legal answers."""

    def __init__(self, seed: int) -> None:
        self.weights: Numbers = np.zeros(WEIGHTS)
        self._rng = np.random.default_rng(seed)
        self._cache: dict[tuple[str, str], Places] = {}

    def features(self, rule: str, key: str) -> Places:
        """The indices of the features of an answer: its verb and its whole key, each alone and with
        the rule. "" is the action that ends a choice or declines an offer."""
        found = self._cache.get((rule, key))
        if found is None:
            verb = key.partition(":")[0]
            named = (f"{rule}|{verb}|", f"{rule}|{key}", f"|{verb}|", f"|{key}")
            places = [crc32(name.encode()) % WEIGHTS for name in named]
            found = self._cache[rule, key] = np.array(places)
        return found

    def probabilities(self, options: NDArray[np.int64]) -> Numbers:
        """The probability of each answer."""
        scores = self.weights[options].sum(axis=1)
        found: Numbers = np.exp(scores - scores.max())
        found /= found.sum()
        return found

    def choose(self, rule: str, legal: dict[int, str]) -> tuple[int, Places, Numbers, int]:
        """A sampled action, and its features, the probabilities and its index for the gradient."""
        options = np.stack([self.features(rule, key) for key in legal.values()])
        probabilities = self.probabilities(options)
        index = int(self._rng.choice(len(probabilities), p=probabilities))
        return list(legal)[index], options, probabilities, index


class Learner:
    """Adam, ascending the gradient of the expected reward."""

    def __init__(self, policy: Policy, rate: float) -> None:
        self.policy = policy
        self._rate = rate
        self._mean: Numbers = np.zeros(WEIGHTS)
        self._square: Numbers = np.zeros(WEIGHTS)
        self._steps = 0

    def learn(self, gradient: Numbers) -> None:
        """One gradient step."""
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.99**self._steps)
        self.policy.weights += self._rate * mean / (np.sqrt(square) + 1e-8)


def gradient_of_game(policy: Policy, env: TableEnv, seed: int) -> tuple[Numbers, int]:
    """One game of self-play: its policy gradient and its number of actions."""
    env.reset(seed=seed)
    gradients = {agent: np.zeros(WEIGHTS) for agent in env.agents}
    actions = 0
    while not env.session.over:
        agent = env.agent_selection
        request = env.request(agent)
        assert request is not None
        action, options, probabilities, index = policy.choose(request.rule, env.legal(agent))
        if len(probabilities) > 1:  # gradient of the log-probability of the action
            np.add.at(gradients[agent], options[index], 1.0)
            np.subtract.at(gradients[agent], options, probabilities[:, None])
        env.step(action)
        actions += 1
    leads = np.array([env.rewards[agent] for agent in env.possible_agents])
    scale = np.abs(leads).mean() or 1.0
    gradient = sum(
        (lead / scale * one for lead, one in zip(leads, gradients.values(), strict=True)),
        start=np.zeros(WEIGHTS),
    )
    return gradient, actions


def train(
    policy: Policy, game: str, seats: int, *, games: int | None, minutes: float, rate: float
) -> int:
    """Train for a number of games or of minutes; returns the number of games."""
    env = fabletop.env(game, seats, reward="score")
    learner = Learner(policy, rate)
    end = monotonic() + 60 * minutes
    played = actions = 0
    while played < games if games is not None else monotonic() < end:
        gradient = np.zeros(WEIGHTS)
        for _ in range(BATCH):
            one, taken = gradient_of_game(policy, env, 1_000_000 + played)
            gradient += one / BATCH
            played += 1
            actions += taken
        learner.learn(gradient)
        if played % (BATCH * 5) == 0:
            print(f"{played} games, {actions} actions", flush=True)
    return played


def evaluate(policy: Policy | None, game: str, seats: int, games: int) -> tuple[int, float]:
    """Games won against random bots on random seats, and the mean lead in score; without a policy,
    of one more random player."""
    env: SoloEnv = fabletop.solo_env(game, ("random",) * (seats - 1), seat=None, reward="score")
    player = policy or Policy(7)
    wins, lead = 0, 0.0
    for seed in range(games):
        env.reset(seed=seed)
        over, reward = env.session.over, 0.0
        while not over:
            request = env.request()
            assert request is not None
            action = player.choose(request.rule, env.legal())[0]
            _, reward, over, _, _ = env.step(action)
        assert env.session.result is not None
        wins += env.session.result.ranking[0] == (env.seat,)
        lead += reward / games
    return wins, lead


def report(who: str, wins: int, lead: float, games: int) -> None:
    low, high = wilson(wins, games)
    share = f"{wins / games:.1%} ({low:.1%} to {high:.1%})"
    told = f"won {wins} of {games} against random, {share}; lead in score {lead:+.1f}"
    print(f"{who}: {told}", flush=True)


def main(words: Sequence[str] | None = None) -> float:
    """Train and compare; returns the win rate."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="witcher", choices=list(fabletop.games()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, help="train for this many games instead")
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file for the weights")
    chosen = parser.parse_args(words)
    policy = Policy(chosen.seed)
    wins, lead = evaluate(None, chosen.game, chosen.seats, chosen.test_games)
    report("before", wins, lead, chosen.test_games)
    train(
        policy,
        chosen.game,
        chosen.seats,
        games=chosen.games,
        minutes=chosen.minutes,
        rate=chosen.rate,
    )
    wins, lead = evaluate(policy, chosen.game, chosen.seats, chosen.test_games)
    report("after", wins, lead, chosen.test_games)
    if chosen.save is not None:
        np.savez(chosen.save, weights=policy.weights)
    return float(wins / chosen.test_games)


if __name__ == "__main__":
    main()
