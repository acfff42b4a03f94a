"""Random play of two source trees, turn about in one run: is the new one slower?

    git worktree add /somewhere/old v0.1.0
    python bench/compare.py --old /somewhere/old/src --rounds 6

Each round plays the same seeds with the old tree and with the new one in fresh processes and takes
CPU seconds per decision, since a busy machine shares its cores. The median of the rounds' ratios is
printed with the lowest and the highest: 1.00 is as fast, 1.05 is 5 % slower.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1] / "src"
GAMES = ("witcher", "eldervale", "euthia", "gloomhaven")

PLAY = """
import json, sys, time
import fabletop
from fabletop.bots.random import RandomBot

game, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
definition = fabletop.games()[game]
seats = definition.seats[1]

def play(seed):
    session = fabletop.new(game, seats, seed, keep=False, log=False)
    bots = [RandomBot(seed * 10 + seat) for seat in range(seats)]
    decisions = 0
    while not session.over and decisions < 6000:
        request = session.requests[0]
        session.answer(request.seat, bots[request.seat].choose(session, request))
        decisions += 1
    return decisions

play(first)  # reads content and warms caches
before, decisions = time.process_time(), 0
for seed in range(first + 1, first + 1 + count):
    decisions += play(seed)
print(json.dumps([time.process_time() - before, decisions]))
"""


def cost(tree: Path, game: str, first: int, count: int) -> float:
    """CPU seconds per decision."""
    env = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-c", PLAY, game, str(first), str(count)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    seconds, decisions = json.loads(done.stdout)
    return float(seconds) / int(decisions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--old", type=Path, required=True, help="the src folder of the old tree")
    parser.add_argument("--new", type=Path, default=HERE)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=4, help="games a round")
    options = parser.parse_args()
    for game in GAMES:
        ratios = []
        for number in range(options.rounds):
            first = 100 + number * (options.games + 1)
            trees = (options.old, options.new)
            order = trees if number % 2 == 0 else trees[::-1]
            found = {tree: cost(tree, game, first, options.games) for tree in order}
            ratios.append(found[options.new] / found[options.old])
        middle = statistics.median(ratios)
        print(f"{game}: {middle:.3f} ({min(ratios):.3f} to {max(ratios):.3f})", flush=True)


if __name__ == "__main__":
    main()
