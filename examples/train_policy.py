"""Train a small policy by policy gradient (REINFORCE) and see whether it beats random play.

    python examples/train_policy.py --game witcher --seats 2 --minutes 3
    python examples/train_policy.py --game eldervale --seats 3 --games 400 --save weights.npz

The policy is a table of weights: a legal answer is worth the sum of the weights of its features,
which are the parts of its key, with and without the rule that asks. It plays itself on all seats,
and each seat moves its weights towards what it did if it scored above the others. Needs only
`pip install 'fabletop[lab]'`.
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
BATCH = 4  # games between two changes of the weights

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]


class Policy:
    """Weights of hashed features, and a softmax over what the legal answers are worth."""

    def __init__(self, seed: int) -> None:
        self.weights: Numbers = np.zeros(WEIGHTS)
        self._luck = np.random.default_rng(seed)
        self._known: dict[tuple[str, str], Places] = {}

    def features(self, rule: str, key: str) -> Places:
        """The places of the weights of an answer: its verb and its whole key, each alone and with
        the rule. "" is the answer that ends a choice or leaves an offer alone."""
        found = self._known.get((rule, key))
        if found is None:
            verb = key.partition(":")[0]
            named = (f"{rule}|{verb}|", f"{rule}|{key}", f"|{verb}|", f"|{key}")
            places = [crc32(name.encode()) % WEIGHTS for name in named]
            found = self._known[rule, key] = np.array(places)
        return found

    def odds(self, options: NDArray[np.int64]) -> Numbers:
        """How likely each answer is."""
        worth = self.weights[options].sum(axis=1)
        odds: Numbers = np.exp(worth - worth.max())
        odds /= odds.sum()
        return odds

    def choose(self, rule: str, legal: dict[int, str]) -> tuple[int, Places, Numbers, int]:
        """An action drawn by its odds, and what is needed to learn from it."""
        options = np.stack([self.features(rule, key) for key in legal.values()])
        odds = self.odds(options)
        place = int(self._luck.choice(len(odds), p=odds))
        return list(legal)[place], options, odds, place


class Learner:
    """Adam on the gradient of expected reward."""

    def __init__(self, policy: Policy, rate: float) -> None:
        self.policy = policy
        self._rate = rate
        self._mean: Numbers = np.zeros(WEIGHTS)
        self._square: Numbers = np.zeros(WEIGHTS)
        self._steps = 0

    def learn(self, gradient: Numbers) -> None:
        """Move the weights a step up the gradient."""
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.99**self._steps)
        self.policy.weights += self._rate * mean / (np.sqrt(square) + 1e-8)


def gradient_of_game(policy: Policy, env: TableEnv, seed: int) -> tuple[Numbers, int]:
    """One game of the policy against itself: the gradient it gives and its number of actions."""
    env.reset(seed=seed)
    pulls = {agent: np.zeros(WEIGHTS) for agent in env.agents}
    actions = 0
    while not env.session.over:
        agent = env.agent_selection
        request = env.request(agent)
        assert request is not None
        action, options, odds, place = policy.choose(request.rule, env.legal(agent))
        if len(odds) > 1:  # towards what was done, away from what would usually be done
            np.add.at(pulls[agent], options[place], 1.0)
            np.subtract.at(pulls[agent], options, odds[:, None])
        env.step(action)
        actions += 1
    leads = np.array([env.rewards[agent] for agent in env.possible_agents])
    scale = np.abs(leads).mean() or 1.0
    gradient = sum(
        (lead / scale * pull for lead, pull in zip(leads, pulls.values(), strict=True)),
        start=np.zeros(WEIGHTS),
    )
    return gradient, actions


def train(
    policy: Policy, game: str, seats: int, *, games: int | None, minutes: float, rate: float
) -> int:
    """Play and learn for so many games, or so long; how many games it were."""
    env = fabletop.env(game, seats, reward="score")
    learner = Learner(policy, rate)
    end = monotonic() + 60 * minutes
    played = actions = 0
    while played < games if games is not None else monotonic() < end:
        gradient = np.zeros(WEIGHTS)
        for _ in range(BATCH):
            pull, taken = gradient_of_game(policy, env, 1_000_000 + played)
            gradient += pull / BATCH
            played += 1
            actions += taken
        learner.learn(gradient)
        if played % (BATCH * 5) == 0:
            print(f"{played} games, {actions} actions", flush=True)
    return played


def evaluate(policy: Policy | None, game: str, seats: int, games: int) -> tuple[int, float]:
    """Games won against random bots on changing seats, and the mean lead in score; no policy is
    one more random player."""
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
    """Train, then compare; the share of games won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="witcher", choices=list(fabletop.games()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, help="train for so many games instead")
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
