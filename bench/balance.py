"""Is the Witcher fair? Four greedy players, schools and seats rotating.

    python bench/balance.py --games 1000 --jobs 2 [--file games.jsonl] [--json]

Prints how often each school wins the games it takes part in (fair: 25 %), each seat in turn order,
how long games last, and which action cards nobody ever took. With `--file` every finished game is
written down at once, and a later run goes on with the games that are missing.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out
from fabletop.games.witcher import GAME
from fabletop.games.witcher.library import library
from fabletop.games.witcher.terms import SCHOOLS

FIELDS = list(combinations(SCHOOLS, 4))


def play(number: int) -> dict[str, Any]:
    """Game `number`: the field of schools and their seats rotate with it."""
    field = FIELDS[number % len(FIELDS)]
    turn = number // len(FIELDS) % 4
    wanted = field[turn:] + field[:turn]
    session = fabletop.new("witcher", 4, 1000 + number, {"schools": "free"}, log=False)
    bots = [make("greedy", 4 * number + seat) for seat in range(4)]
    while session.requests[0].rule == "WI-SETUP-11":
        seat = session.requests[0].seat
        session.answer(seat, (f"board:{wanted[seat]}",))
    play_out(session, bots)
    state = session.state
    taken = {
        key.removeprefix("take:")
        for one in session.journal.choices
        for key in one.keys
        if one.rule == "WI-MARKET-4" and key.startswith("take:")
    }
    winner = state.players[state.winner]
    return {
        "number": number,
        "content": content(),
        "schools": wanted,
        "winner": winner.school,
        "turn": (winner.seat - state.first) % 4,
        "rounds": state.round,
        "choices": len(session.journal.choices),
        "trophies": winner.trophies,
        "taken": sorted(taken),
    }


def content() -> str:
    return f"{GAME.rules.version}/{GAME.content_hash()}"


def finished(numbers: Sequence[int], jobs: int) -> Iterator[dict[str, Any]]:
    """Games as they end."""
    if jobs == 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(play, number) for number in numbers]):
            yield done.result()


def collect(games: int, jobs: int, file: Path | None) -> list[dict[str, Any]]:
    """Those in the file that were played with the same rules and cards, and the missing ones."""
    lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    kept = [json.loads(line) for line in lines]
    known = {one["number"]: one for one in kept if one["content"] == content()}
    for one in finished([number for number in range(games) if number not in known], jobs):
        known[one["number"]] = one
        if file:
            with file.open("a", encoding="utf-8") as notes:
                notes.write(json.dumps(one) + "\n")
    return [known[number] for number in range(games)]


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def report(results: list[dict[str, Any]]) -> dict[str, Any]:
    played = Counter(school for one in results for school in one["schools"])
    won = Counter(one["winner"] for one in results)
    rounds = sorted(one["rounds"] for one in results)
    taken = Counter(card for one in results for card in one["taken"])
    return {
        "games": len(results),
        "schools": {
            school: {
                "wins": won[school],
                "games": played[school],
                "share": won[school] / max(1, played[school]),
                "interval": interval(won[school], played[school]),
            }
            for school in SCHOOLS
        },
        "turn_order_wins": [sum(one["turn"] == turn for one in results) for turn in range(4)],
        "rounds_mean": sum(rounds) / len(rounds),
        "rounds_5_50_95": [rounds[int(len(rounds) * part)] for part in (0.05, 0.5, 0.95)],
        "choices_mean": sum(one["choices"] for one in results) / len(results),
        "never_taken": [card for card in library().shared if not taken[card]],
        "least_taken": taken.most_common()[:-11:-1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, help="one line per game; a stopped run goes on here")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = report(collect(chosen.games, chosen.jobs, chosen.file))
    if chosen.json:
        print(json.dumps(found))
        return
    print(f"{found['games']} games of four greedy players, rules version {GAME.rules.version}")
    for school, one in found["schools"].items():
        low, high = one["interval"]
        print(f"  {school:8} wins {one['share']:6.1%} of {one['games']} ({low:.1%} to {high:.1%})")
    print(f"  by turn order: {found['turn_order_wins']}")
    low, middle, high = found["rounds_5_50_95"]
    print(f"  rounds: mean {found['rounds_mean']:.1f}, 5-50-95 %: {low}, {middle}, {high}")
    print(f"  choices a game: {found['choices_mean']:.0f}")
    print(f"  cards never taken: {', '.join(found['never_taken']) or 'none'}")
    print(f"  least taken: {found['least_taken']}")


if __name__ == "__main__":
    main()
