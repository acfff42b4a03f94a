"""How strong is the searching bot? Matches with seeds, resumable.

    python bench/strength.py witcher --games 60 --seconds 0.2 --jobs 1 --out strength.jsonl
    python bench/strength.py --table strength.jsonl [more.jsonl ...]

In a game for rivals one mcts seat plays three greedy ones (fair share 25 %), its seat rotating; in
a game for allies all four heroes are mcts. Game `i` has seed S + i. Each finished game is one line
in the file; games that are there already are not played again, so a stopped run can go on. Take a
new file for another version of the bot: the lines do not tell versions apart.

Seconds are those the searching thread spends on a core (`Budget`), not those of the clock on the
wall: on a busy machine a match takes longer, but the bot is not weaker.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import fabletop
from fabletop.bots import Bot, make
from fabletop.bots.mcts import Budget, MctsBot
from fabletop.bots.play import play_out

SEATS = 4
TOGETHER = ("gloomhaven",)
WANTED = 0.60


class Match(NamedTuple):
    """One game to be played."""

    game: str
    seed: int
    place: int
    seconds: float
    iterations: int
    rival: str

    @property
    def budget(self) -> Budget:
        if self.iterations:
            return Budget(iterations=self.iterations)
        return Budget(seconds=self.seconds)

    @property
    def label(self) -> str:
        """What is measured: games under one label are counted together."""
        cost = f"{self.iterations} it" if self.iterations else f"{self.seconds:g} s"
        return f"{self.game} {cost} {self.rival}"


def play(match: Match) -> dict[str, object]:
    """Play one game and tell how it went."""
    began = time.process_time()
    session = fabletop.new(match.game, SEATS, match.seed, {}, log=False)
    together = match.game in TOGETHER

    def player(seat: int) -> Bot:
        seed = SEATS * match.seed + seat
        if seat == match.place or (together and match.rival == "greedy"):
            return MctsBot(seed, match.budget)
        return make(match.rival, seed)

    play_out(session, [player(seat) for seat in range(SEATS)])
    result = session.result
    assert result is not None
    first = result.ranking[0]
    return {
        "label": match.label,
        "seed": match.seed,
        "seat": match.place,
        "won": match.place in first,
        "shared": len(first) if not together else 1,
        "scores": result.scores,
        "choices": len(session.journal.choices),
        "cpu": round(time.process_time() - began, 1),
    }


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def lines(file: Path) -> Iterator[dict[str, object]]:
    """The games in a file; a line broken off by a stop is left out."""
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            yield json.loads(line)
        except json.JSONDecodeError:
            continue


def table(*files: Path) -> str:
    """Win rates with intervals, as a table in Markdown. A shared victory counts in part."""
    found: dict[str, list[dict[str, object]]] = {}
    for file in files:
        for one in lines(file):
            found.setdefault(str(one["label"]), []).append(one)
    rows = ["| match | games | won | rate | 95 % | cpu s/game |", "|---|---|---|---|---|---|"]
    for label, games in sorted(found.items()):
        wins = sum(1 / int(str(one["shared"])) for one in games if one["won"])
        low, high = interval(wins, len(games))
        cost = sum(float(str(one["cpu"])) for one in games) / len(games)
        rows.append(
            f"| {label} | {len(games)} | {wins:g} | {wins / len(games):.0%} "
            f"| {low:.0%} to {high:.0%} | {cost:.0f} |"
        )
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(fabletop.games()))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--iterations", type=int, default=0, help="instead of seconds")
    parser.add_argument("--rival", default="greedy", help="who sits in the other seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("strength.jsonl"))
    parser.add_argument("--table", type=Path, nargs="+", help="only print the table of files")
    chosen = parser.parse_args()
    if chosen.table is not None:
        print(table(*chosen.table))
        return
    if chosen.game is None:
        parser.error("name a game, or a file with --table")
    matches = [
        Match(
            chosen.game,
            chosen.seed + number,
            number % SEATS,
            chosen.seconds,
            chosen.iterations,
            chosen.rival,
        )
        for number in range(chosen.games)
    ]
    done = {(one["label"], one["seed"]) for one in lines(chosen.out)}
    todo = [match for match in matches if (match.label, match.seed) not in done]
    context = multiprocessing.get_context("spawn")
    with context.Pool(chosen.jobs) as pool, chosen.out.open("a", encoding="utf-8") as out:
        for number, one in enumerate(pool.imap_unordered(play, todo), len(done) + 1):
            out.write(json.dumps(one) + "\n")
            out.flush()
            print(number, json.dumps(one), flush=True)
    print(table(chosen.out))


if __name__ == "__main__":
    main()
