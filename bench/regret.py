"""What does a search give away? Ways of searching, compared on positions instead of in games.

    python bench/regret.py gloomhaven --rules GH-ROUND-02,GH-ROUND-03 --try ahead=2 --try ahead=12
    python bench/regret.py witcher --positions 30 --seconds 0.2 --try narrow=3,explore=0.8

Positions of games between quick searching bots are searched at length, every answer equally often.
Then each way of searching answers with its short budget; its regret is how much less its answer is
worth by the long search. Both judge by the same evaluation: this measures the search alone. A match
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
from fabletop.bots.mcts.budget import Watch
from fabletop.bots.mcts.settings import Manner
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.session import Session

SEATS = 4
QUICK = Budget(iterations=16)  # for those who play the games
APART = 13  # of so many questions of the kind one is a position
FEWEST = 4  # answers
TWICE = 2  # searches of each kind for a position


def manner(text: str) -> Manner:
    """ "ahead=2,narrow=5" as a manner; a wrong name or value is told."""
    usual = msgspec.to_builtins(Manner())
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in usual:
            raise SystemExit(f"A search has no {name!r}; there are: {', '.join(usual)}.")
        usual[name] = msgspec.json.decode(value)
    return msgspec.convert(usual, Manner)


def positions(game: str, rules: list[str], seed: int) -> Iterator[tuple[Session, Request]]:
    """Questions of many answers, far enough apart to be different."""
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


def worths(session: Session, request: Request, times: int) -> dict[Keys, float]:
    """What each answer is worth by the long search, on average."""
    search = MctsBot(0, Budget(iterations=1)).search(session, request)
    search.run(Watch(Budget(iterations=times * len(search.answers))), evenly=True)
    means = ((keys, search.trials[keys].worths) for keys in search.answers)
    return {keys: sum(some) / len(some) for keys, some in means if some}


def main() -> None:
    parser = argparse.ArgumentParser(description="What does a search give away?")
    parser.add_argument("game", choices=sorted(fabletop.games()))
    parser.add_argument("--rules", default="", help="only questions of these rules")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--times", type=int, default=60, help="continuations of each answer")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=8000)
    parser.add_argument("--try", dest="tries", action="append", default=[], help="ahead=2,narrow=5")
    chosen = parser.parse_args()
    ways: dict[str, Manner] = {text: manner(text) for text in chosen.tries}
    ways["as it is"] = Manner()
    lost: dict[str, list[float]] = {"greedy": [], **{name: [] for name in ways}}
    budget = Budget(seconds=chosen.seconds)
    rules = [one for one in chosen.rules.split(",") if one]
    found = positions(chosen.game, rules, chosen.seed)
    for number in range(chosen.positions):
        session, request = next(found)
        known = worths(session, request, chosen.times)
        best = max(known.values())
        for turn in range(TWICE):
            seed = TWICE * number + turn
            bots: dict[str, Any] = {"greedy": make("greedy", seed)}
            bots |= {name: MctsBot(seed, budget, way) for name, way in ways.items()}
            for name, bot in bots.items():
                lost[name].append(best - known[bot.choose(session, request)])
        print(f"{number + 1} of {chosen.positions}", end="\r", flush=True)
    print("| search | regret | standard error |\n|---|---|---|")
    for name, some in lost.items():
        mean = sum(some) / len(some)
        error = sqrt(sum((one - mean) ** 2 for one in some) / (len(some) * max(1, len(some) - 1)))
        print(f"| {name} | {mean:.2f} | {error:.2f} |")


if __name__ == "__main__":
    main()
