"""Random play of two source trees, turn about in one run: is the new one slower?

    git worktree add /somewhere/old v0.1.0
    python bench/compare.py --old /somewhere/old/src
    python bench/compare.py --old /somewhere/old/src eldervale euthia --seeds 40

A process of each tree plays the same seeds, turn about, each seed several times; the quickest time
of a seed counts, since whatever else the machine does only makes it slower. Printed is the ratio of
CPU seconds per decision, new to old, with the range in which 95 % of resampled ratios lie: 1.00 is
as fast, 1.05 is 5 % slower.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parents[1] / "src"
GAMES = ("witcher", "eldervale", "euthia", "gloomhaven")
FIRST_SEED = 100
WARM_UP = 3
RESAMPLES = 2000

PLAYER = """
import gc, json, sys, time
import fabletop
from fabletop.bots.random import RandomBot

def play(game, seed):
    seats = fabletop.games()[game].seats[1]
    session = fabletop.new(game, seats, seed, keep=False, log=False)
    bots = [RandomBot(seed * 10 + seat) for seat in range(seats)]
    decisions = 0
    while not session.over and decisions < 6000:
        request = session.requests[0]
        session.answer(request.seat, bots[request.seat].choose(session, request))
        decisions += 1
    return decisions

for line in sys.stdin:
    game, seed = json.loads(line)
    gc.collect()
    before = time.process_time()
    decisions = play(game, seed)
    print(json.dumps([time.process_time() - before, decisions]), flush=True)
"""


class Played(NamedTuple):
    seconds: float
    decisions: int


class Player:
    """A process that plays games with the code of one tree."""

    def __init__(self, tree: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, game: str, seed: int) -> Played:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps([game, seed]), file=self._process.stdin, flush=True)
        return Played(*json.loads(self._process.stdout.readline()))

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def compared(
    old: Player, new: Player, game: str, games: int, repeats: int
) -> list[tuple[Played, Played]]:
    """The quickest time of each seed with either tree."""
    for seed in range(WARM_UP):
        old.play(game, seed)
        new.play(game, seed)
    best = []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        pairs = [(old.play(game, seed), new.play(game, seed)) for _ in range(repeats)]
        best.append((min(pair[0] for pair in pairs), min(pair[1] for pair in pairs)))
    return best


def ratio(pairs: list[tuple[Played, Played]]) -> float:
    """CPU seconds per decision, new to old."""
    return _cost([new for _, new in pairs]) / _cost([old for old, _ in pairs])


def _cost(played: list[Played]) -> float:
    return sum(one.seconds for one in played) / sum(one.decisions for one in played)


def interval(pairs: list[tuple[Played, Played]]) -> tuple[float, float]:
    """95 % of the ratios of resampled seeds."""
    lots = random.Random(1)
    found = sorted(ratio(lots.choices(pairs, k=len(pairs))) for _ in range(RESAMPLES))
    return found[RESAMPLES // 40], found[-RESAMPLES // 40]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--old", type=Path, required=True, help="the src folder of the old tree")
    parser.add_argument("--new", type=Path, default=HERE)
    parser.add_argument("--seeds", type=int, default=20, help="games of each kind")
    parser.add_argument("--repeats", type=int, default=4, help="how often each seed is played")
    options = parser.parse_args()
    old, new = Player(options.old), Player(options.new)
    try:
        for game in options.games:
            pairs = compared(old, new, game, options.seeds, options.repeats)
            low, high = interval(pairs)
            same = all(one.decisions == other.decisions for one, other in pairs)
            note = "" if same else " (other games were played: rules differ)"
            print(f"{game}: {ratio(pairs):.3f} ({low:.3f} to {high:.3f}){note}", flush=True)
    finally:
        old.stop()
        new.stop()


if __name__ == "__main__":
    main()
