"""How fast is the research environment? Steps per second of one core, random legal actions.

python bench/env.py
python bench/env.py --games witcher --steps 5000
"""

from __future__ import annotations

import argparse
from time import process_time

import numpy as np

import fabletop
from fabletop.games import games
from fabletop.lab.env import TableEnv

SEATS = 3


def rate(game: str, steps: int, observed: bool) -> float:
    """Steps of one environment per second; `observed`: the acting agent looks before each."""
    env: TableEnv = fabletop.env(game, seats=SEATS)
    luck = np.random.default_rng(1)
    env.reset(seed=1)
    begin = process_time()
    for _ in range(steps):
        agent = env.agent_selection
        if env.terminations[agent]:
            env.reset()
            agent = env.agent_selection
        if observed:
            env.observe(agent)
        env.step(int(luck.choice(list(env.legal(agent)))))
    return steps / (process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast is the research environment?")
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--steps", type=int, default=4000)
    chosen = parser.parse_args()
    print("| game | steps/s | without observations |\n|---|---|---|")
    for name in chosen.games.split(","):
        seen, blind = (rate(name, chosen.steps, observed) for observed in (True, False))
        print(f"| {name} | {seen:,.0f} | {blind:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
