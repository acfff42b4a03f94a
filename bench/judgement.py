"""Is the judgement of the searching bot better than the plain one, and which way is better still?

    python bench/judgement.py match eldervale --games 300
    python bench/judgement.py lots eldervale --games 400 --jobs 2

`match`: one greedy seat that judges with `foresee` against three that judge with `evaluate` (fair
share 25 %), its seat rotating. No search, so hundreds of games take minutes.

`lots`: four greedy seats with `foresee`, and each has its own small changes of the numbers in the
game's `foresight` module, drawn by lot. How points and victories go with the changes says which
numbers should be larger or smaller: every game tells something about all of them at once. Some
effects look sure by luck alone where there are many, so look for more than three errors, change a
little, and hold a match with other seeds.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import random
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import numpy as np

import fabletop
from fabletop.bots import GreedyBot
from fabletop.bots.play import EndlessGame, play_out
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.gamedef import Result
from fabletop.kernel.session import Session
from strength import SEATS, interval

MOST = 8_000  # choices; longer games are left out and counted
LEAST = 0.1  # a number near zero is changed by so much, others by a share of themselves
SHARE = 0.5


class Task(NamedTuple):
    """One game to be played."""

    game: str
    seed: int
    lots: bool


class Outcome(NamedTuple):
    """How it went: by seat points beyond the others' mean, part in the victory, changes made."""

    seed: int
    beyond: list[float]
    won: list[float]
    changes: list[list[float]]


def module_of(game: str) -> ModuleType:
    """Where a game keeps what was measured for its `foresee`."""
    foresee = fabletop.games()[game].foresee
    if foresee is None:
        raise SystemExit(f"{game} has one judgement for all bots.")
    return importlib.import_module(foresee.__module__)


def numbers(module: ModuleType) -> dict[str, float]:
    """The constants that may be changed."""
    found = ((name, value) for name, value in vars(module).items() if name.isupper())
    return {name: value for name, value in found if isinstance(value, float)}


class Drawn:
    """A greedy player with numbers of its own."""

    name = "drawn"
    looks_ahead = True

    def __init__(self, seed: int, module: ModuleType, own: dict[str, float]) -> None:
        self._bot = GreedyBot(seed, foresee=True)
        self._module = module
        self._own = own

    def choose(self, session: Session, request: Request) -> Keys:
        vars(self._module).update(self._own)
        return self._bot.choose(session, request)


def play(task: Task) -> Outcome | None:
    """One game; None if it did not end in reasonable time."""
    session = fabletop.new(task.game, SEATS, task.seed, {}, log=False)
    seeds = [SEATS * task.seed + seat for seat in range(SEATS)]
    usual, changes = {}, [[0.0] for _ in seeds]
    if task.lots:
        module = module_of(task.game)
        usual = numbers(module)
        luck = random.Random(task.seed)
        changes = [[luck.gauss(0, 1) for _ in usual] for _ in seeds]
        owns = [
            {
                name: value + lot * max(LEAST, SHARE * abs(value))
                for (name, value), lot in zip(usual.items(), drawn, strict=True)
            }
            for drawn in changes
        ]
        bots = [Drawn(seed, module, own) for seed, own in zip(seeds, owns, strict=True)]
    else:
        bots = [GreedyBot(seed, foresee=seed % SEATS == task.seed % SEATS) for seed in seeds]
    try:
        play_out(session, bots, MOST)
    except EndlessGame:
        return None
    finally:
        if task.lots:
            vars(module).update(usual)
    result = session.result
    assert result is not None
    return Outcome(task.seed, beyond(result), won(result), changes)


def beyond(result: Result) -> list[float]:
    total = sum(result.scores)
    return [score - (total - score) / (SEATS - 1) for score in result.scores]


def won(result: Result) -> list[float]:
    first = result.ranking[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(SEATS)]


def played(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    left_out = 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for number, one in enumerate(pool.imap_unordered(play, tasks), 1):
            print(f"{number} of {len(tasks)}", end="\r", flush=True)
            if one is None:
                left_out += 1
            else:
                yield one
    if left_out:
        print(f"{left_out} games did not end within {MOST} choices and are left out.")


def tell_match(outcomes: list[Outcome]) -> None:
    games = len(outcomes)
    wins = sum(one.won[one.seed % SEATS] for one in outcomes)
    margins = [one.beyond[one.seed % SEATS] for one in outcomes]
    mean = sum(margins) / games
    error = sqrt(sum((one - mean) ** 2 for one in margins) / (games * max(1, games - 1)))
    low, high = interval(wins, games)
    print(
        f"{wins:g} of {games} won: {wins / games:.1%} ({low:.1%} to {high:.1%}), "
        f"{mean:+.1f} ± {error:.1f} points beyond the others"
    )


def tell_lots(names: list[str], outcomes: list[Outcome]) -> None:
    """Least squares: what a change by one deviation does, for all numbers at once."""
    lots = np.array([drawn for one in outcomes for drawn in one.changes])
    table = np.c_[np.ones(len(lots)), lots]
    inverse = np.linalg.inv(table.T @ table)
    columns = []
    for kind in ("beyond", "won"):
        seen = np.array([value for one in outcomes for value in getattr(one, kind)])
        effect = inverse @ table.T @ seen
        error = np.sqrt(np.diag(inverse) * np.var(seen - table @ effect))
        columns.append(list(zip(effect[1:], error[1:], strict=True)))
    print("| number | points | error | victories | error |\n|---|---|---|---|---|")
    for name, points, victories in zip(names, *columns, strict=True):
        print(
            f"| {name} | {points[0]:+.2f} | {points[1]:.2f} "
            f"| {victories[0]:+.3f} | {victories[1]:.3f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=Path(__file__).name)
    parser.add_argument("what", choices=("match", "lots"))
    parser.add_argument("game", choices=sorted(fabletop.games()))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    names = list(numbers(module_of(chosen.game)))
    lots = chosen.what == "lots"
    tasks = [Task(chosen.game, chosen.seed + number, lots) for number in range(chosen.games)]
    outcomes = list(played(tasks, chosen.jobs))
    if not outcomes:
        raise SystemExit("No game was played to its end.")
    if lots:
        tell_lots(names, outcomes)
    else:
        tell_match(outcomes)


if __name__ == "__main__":
    main()
