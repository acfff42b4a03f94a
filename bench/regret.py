"""Regret of a search: settings compared on single positions instead of in matches.

    python bench/regret.py gloomhaven --rules GH-ROUND-02,GH-ROUND-03 --try max_depth=20
    python bench/regret.py witcher --positions 30 --try initial_width=3,exploration=0.8

Positions of games between quick MCTS bots are searched at length, every answer equally often. Then
each settings answers with a short budget; the regret is how much less its answer is worth by the
long search. Both use the same evaluation: this measures the search alone. A match
(`bench/strength.py`) needs an hour for what this shows in minutes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from typing import Any

import msgspec

import fabletop
from fabletop.bots import make
from fabletop.bots.mcts import Budget, MctsBot
from fabletop.bots.mcts.budget import BudgetTracker
from fabletop.bots.mcts.settings import SearchSettings
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.session import Session

SEATS = 4
QUICK = Budget(iterations=16)  # for those who play the games
APART = 13  # one question in this many of the kind is a position
FEWEST = 4  # answers
REPEATS = 2  # searches with each settings at a position


def settings(text: str) -> SearchSettings:
    """Settings from "max_depth=20,initial_width=5"; the others have their defaults."""
    usual = msgspec.to_builtins(SearchSettings())
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in usual:
            raise SystemExit(f"There is no setting {name!r}; there are: {', '.join(usual)}.")
        usual[name] = msgspec.json.decode(value)
    return msgspec.convert(usual, SearchSettings)


def positions(game: str, rules: list[str], seed: int) -> Iterator[tuple[Session, Request]]:
    """Questions with several answers, spaced over games."""
    asked = 0
    while True:
        session = fabletop.new(game, SEATS, seed, {}, log=False)
        bots = [MctsBot(SEATS * seed + seat, QUICK) for seat in range(SEATS)]
        while session.result is None:
            request = next(one for one in session.requests if not one.optional)
            wanted = not rules or request.rule in rules
            if wanted and request.kind == "pick" and len(request.keys) >= FEWEST:
                asked += 1
                if asked % APART == 0:
                    yield session, request
            session.answer(request.seat, bots[request.seat].choose(session, request))
        seed += 1


def values(session: Session, request: Request, times: int) -> dict[Keys, float]:
    """The mean value of each answer by the long search."""
    search = MctsBot(0, Budget(iterations=1)).search(session, request)
    tracker = BudgetTracker(Budget(iterations=times * len(search.answers)))
    search.run(tracker, uniform=True)
    means = ((keys, search.statistics[keys].values) for keys in search.answers)
    return {keys: sum(some) / len(some) for keys, some in means if some}


def main() -> None:
    parser = argparse.ArgumentParser(description="Regret of search settings.")
    parser.add_argument("game", choices=sorted(fabletop.games()))
    parser.add_argument("--rules", default="", help="only questions of these rules")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--times", type=int, default=60, help="simulations of each answer")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=8000)
    parser.add_argument("--try", dest="tries", action="append", default=[], help="NAME=VALUE,…")
    chosen = parser.parse_args()
    tried: dict[str, SearchSettings] = {text: settings(text) for text in chosen.tries}
    tried["default"] = SearchSettings()
    regrets: dict[str, list[float]] = {"greedy": [], **{name: [] for name in tried}}
    budget = Budget(seconds=chosen.seconds)
    rules = [one for one in chosen.rules.split(",") if one]
    found = positions(chosen.game, rules, chosen.seed)
    for number in range(chosen.positions):
        session, request = next(found)
        known = values(session, request, chosen.times)
        best = max(known.values())
        for turn in range(REPEATS):
            seed = REPEATS * number + turn
            bots: dict[str, Any] = {"greedy": make("greedy", seed)}
            bots |= {name: MctsBot(seed, budget, one) for name, one in tried.items()}
            for name, bot in bots.items():
                regrets[name].append(best - known[bot.choose(session, request)])
        print(f"{number + 1} of {chosen.positions}", end="\r", flush=True)
    print("| search | regret | standard error |\n|---|---|---|")
    for name, some in regrets.items():
        mean = sum(some) / len(some)
        error = sqrt(sum((one - mean) ** 2 for one in some) / (len(some) * max(1, len(some) - 1)))
        print(f"| {name} | {mean:.2f} | {error:.2f} |")


if __name__ == "__main__":
    main()
