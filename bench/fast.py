"""What does the compiled build gain? Interpreted, compiled and catanatron side by side in one run.

    python bench/fast.py                      # compiles into a temporary folder first
    python bench/fast.py --build FOLDER       # a folder made by tools/fast.py
    python bench/fast.py --games witcher --rounds 20 --runs 3

Three processes play the same seeds turn about, one game each at a time, and only the processor's
time counts, so a busy machine hurts all alike. Forks are the median of positions all over games.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

from fabletop.games import games

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
ROUNDS = 12
WARM = 2

_PLAYER = """
import gc, json, sys
from statistics import median
from time import process_time
import fabletop
from fabletop.kernel.built import build
from fabletop.lab import bench, peer
name = sys.argv[1]
game = None if name == "catanatron" else fabletop.games()[name]
play = peer.random_game if game is None else lambda seed: bench.random_game(game, seed)
play(0)
gc.collect()
gc.freeze()
print(json.dumps({"build": build()}), flush=True)
for line in sys.stdin:
    if line.strip() == "fork":
        spent = [] if game is None else [
            bench.timed(one.fork) * 1e6 for one in bench.positions(game, 200)]
        print(json.dumps({"fork_us": median(spent) if spent else 0}), flush=True)
        continue
    begin = process_time()
    decisions = play(int(line))
    print(json.dumps({"decisions": decisions, "seconds": process_time() - begin}), flush=True)
"""


class Player:
    """One process that plays games of one build when told to."""

    def __init__(self, folder: Path, name: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, name],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.decisions = 0.0
        self.seconds = 0.0
        self.build = str(json.loads(_pipe(self._process.stdout).readline())["build"])

    def _say(self, word: str) -> dict[str, float]:
        told = _pipe(self._process.stdin)
        told.write(f"{word}\n")
        told.flush()
        answer: dict[str, float] = json.loads(_pipe(self._process.stdout).readline())
        return answer

    def play(self, seed: int, count: bool) -> None:
        found = self._say(str(seed))
        if count:
            self.decisions += found["decisions"]
            self.seconds += found["seconds"]

    def fork_us(self) -> float:
        return self._say("fork")["fork_us"]

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds

    def end(self) -> None:
        _pipe(self._process.stdin).close()
        self._process.wait()


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def race(name: str, compiled: Path, rounds: int, with_forks: bool) -> str:
    """One line of the table: both builds against the peer."""
    players = [Player(SOURCE, name), Player(compiled, name), Player(SOURCE, "catanatron")]
    plain, fast, peer = players
    try:
        if (plain.build, fast.build) != ("interpreted", "compiled"):
            sys.exit(f"The builds are {plain.build} and {fast.build}, not one of each.")
        for seed in range(1, rounds + WARM + 1):
            for player in players:
                player.play(seed, seed > WARM)
            players.reverse()
        line = (
            f"| {name} | {plain.rate / peer.rate:.2f} | {fast.rate / peer.rate:.2f} "
            f"| {fast.rate / plain.rate:.2f} | {plain.rate:.0f}, {fast.rate:.0f}, {peer.rate:.0f} |"
        )
        return line + (f" {plain.fork_us():.0f}, {fast.fork_us():.0f} |" if with_forks else "")
    finally:
        for player in players:
            player.end()


def main() -> None:
    parser = argparse.ArgumentParser(description="What does the compiled build gain?")
    parser.add_argument("--build", type=Path, help="a folder made by tools/fast.py")
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--forks", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = wanted.build
        if folder is None:
            folder = Path(made)
            compiling = [sys.executable, str(ROOT / "tools" / "fast.py"), made]
            subprocess.run([*compiling, "--games", wanted.games], check=True)
        print("| game | interpreted | compiled | gain | decisions/s: both, catanatron |", end="")
        print(
            " forks, µs |\n|---|---|---|---|---|---|" if wanted.forks else "\n|---|---|---|---|---|"
        )
        for _ in range(wanted.runs):
            for name in wanted.games.split(","):
                print(race(name, folder.resolve(), wanted.rounds, wanted.forks), flush=True)


if __name__ == "__main__":
    main()
