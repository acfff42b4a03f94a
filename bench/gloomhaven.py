"""Can greedy heroes win? Whole scenarios of Gloomhaven, classes as the bots choose them.

    python bench/gloomhaven.py --games 100 --scenario 1 --heroes 4 --difficulty easy [--json]

Prints how often they win (with Wilson's interval), how long games last, what they kill, and which
classes are exhausted, by wounds or for want of cards.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from time import process_time
from typing import Any

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out
from fabletop.games.gloomhaven.rules import memory

FIRST_SEED = 1000


def play(
    number: int, scenario: str, heroes: int, difficulty: str, classes: str, first: int
) -> dict[str, Any]:
    options = {"scenario": scenario, "difficulty": difficulty, "classes": classes}
    session = fabletop.new("gloomhaven", heroes, first + number, options, log=False)
    began = process_time()
    play_out(session, [make("greedy", heroes * number + seat) for seat in range(heroes)])
    state = session.state
    return {
        "won": state.outcome == "won",
        "rounds": state.round,
        "rooms": memory.rooms_laid_out(state),
        "kills": memory.kills(state),
        "left": sum(one.kind == "monster" for one in state.figures.values()),
        "classes": [one.type for one in state.heroes],
        "exhausted": [one.type for one in state.heroes if one.exhausted],
        "fallen": [one.type for one in state.heroes if one.exhausted and one.hp_left <= 0],
        "choices": len(session.journal.choices),
        "seconds": process_time() - began,
    }


def told(results: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A line for each game as it ends, on the side."""
    wins = 0
    for number, one in enumerate(results, 1):
        wins += one["won"]
        end = "won" if one["won"] else "lost"
        print(f"{number}: {end} in round {one['rounds']}, {wins} won so far", file=sys.stderr)
        yield one


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def report(results: list[dict[str, Any]]) -> dict[str, Any]:
    games = len(results)
    wins = sum(one["won"] for one in results)
    played = Counter(name for one in results for name in one["classes"])
    won = Counter(name for one in results if one["won"] for name in one["classes"])
    exhausted = Counter(name for one in results for name in one["exhausted"])
    fallen = Counter(name for one in results for name in one["fallen"])

    def mean(what: str) -> float:
        return float(sum(one[what] for one in results) / max(1, games))

    return {
        "games": games,
        "wins": wins,
        "share": wins / max(1, games),
        "interval": interval(wins, games),
        "rounds_mean": mean("rounds"),
        "rooms_mean": mean("rooms"),
        "kills_mean": mean("kills"),
        "left_mean": mean("left"),
        "choices_mean": mean("choices"),
        "seconds_mean": mean("seconds"),
        "classes": {
            name: {
                "games": played[name],
                "wins": won[name],
                "exhausted": exhausted[name],
                "by_wounds": fallen[name],
            }
            for name in sorted(played)
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--scenario", default="1")
    parser.add_argument("--heroes", type=int, default=4)
    parser.add_argument("--difficulty", default="easy")
    parser.add_argument("--classes", default="choose", choices=("choose", "deal"))
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    one = partial(
        play,
        scenario=chosen.scenario,
        heroes=chosen.heroes,
        difficulty=chosen.difficulty,
        classes=chosen.classes,
        first=chosen.first_seed,
    )
    if chosen.jobs == 1:
        found = report(list(told(map(one, range(chosen.games)))))
    else:
        with ProcessPoolExecutor(chosen.jobs) as pool:
            found = report(list(told(pool.map(one, range(chosen.games)))))
    if chosen.json:
        print(json.dumps(found))
        return
    low, high = found["interval"]
    print(f"{found['games']} games of scenario {chosen.scenario}, {chosen.heroes} greedy heroes")
    print(f"  won {found['wins']}: {found['share']:.1%} ({low:.1%} to {high:.1%})")
    print(f"  rounds {found['rounds_mean']:.1f}, rooms {found['rooms_mean']:.1f}")
    print(f"  monsters killed {found['kills_mean']:.1f}, left {found['left_mean']:.1f}")
    print(f"  choices {found['choices_mean']:.0f}, seconds of CPU {found['seconds_mean']:.1f}")
    for name, line in found["classes"].items():
        print(
            f"  {name:12} {line['games']:4} games, {line['wins']:4} won, "
            f"exhausted {line['exhausted']:4}, by wounds {line['by_wounds']:4}"
        )


if __name__ == "__main__":
    main()
