"""The cost of foretelling an answer, and how much of it can be foretold.

    python bench/foretell.py [GAME…] [--positions N] [--json]

Positions of random games, the first answers to their open question. Times are CPU time; those of a
fork are measured beside them, for scale. `settled` answers are foretold up to the next question,
`told` ones have at least one line, those of `nothing` would be given in vain.
"""

from __future__ import annotations

import argparse
import gc
import sys
from statistics import median, quantiles
from time import process_time

import msgspec

from fabletop import games
from fabletop.kernel.gamedef import GameDef
from fabletop.lab.bench import positions
from fabletop.lab.timing import timed
from fabletop.web.bots.foretell import preview_all, single_answers

ANSWERS = 6  # of each question
WARM_UP = 20  # positions whose times do not count


class Cost(msgspec.Struct, frozen=True):
    """Times in µs, of all answers to a question in ms; shares of all answers."""

    foretell_us: float
    p95_us: float
    fork_us: float
    question_ms: float
    question_p95_ms: float
    complete: float
    settled: float
    told: float
    nothing: float


def cost_of(game: GameDef, count: int) -> Cost:
    spent: list[float] = []
    forks: list[float] = []
    questions: list[float] = []
    complete: list[bool] = []
    kinds: list[tuple[bool, bool, bool]] = []
    for number, session in enumerate(positions(game, count + WARM_UP)):
        request = next(one for one in session.requests if not one.optional)
        answers = single_answers(request)[:ANSWERS]
        warm = number >= WARM_UP
        for keys in answers:
            began = process_time()
            told = session.foretell(request.seat, keys)
            if warm:
                spent.append(process_time() - began)
                kinds.append((told.settled, bool(told.lines), told.nothing))
        if warm and answers:
            forks.append(timed(session.fork))
            began = process_time()
            complete.append(preview_all(session, request).complete)
            questions.append(process_time() - began)
    shares = [round(sum(kind) / len(kinds), 3) for kind in zip(*kinds, strict=True)]
    return Cost(
        round(median(spent) * 1e6, 1),
        round(quantiles(spent, n=20)[-1] * 1e6, 1),
        round(median(forks) * 1e6, 1),
        round(median(questions) * 1e3, 2),
        round(quantiles(questions, n=20)[-1] * 1e3, 2),
        round(sum(complete) / len(complete), 3),
        *shares,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    gc.freeze()
    found = {name: cost_of(games()[name], options.positions) for name in options.games}
    if options.json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return
    for name, cost in found.items():
        sys.stdout.write(
            f"{name:11} foretell {cost.foretell_us:6.0f} µs (p95 {cost.p95_us:.0f}), "
            f"fork {cost.fork_us:.0f} µs; a question {cost.question_ms:.1f} ms "
            f"(p95 {cost.question_p95_ms:.1f}, complete {cost.complete:.0%}); "
            f"settled {cost.settled:.0%}, told {cost.told:.0%}, nothing {cost.nothing:.0%}\n"
        )


if __name__ == "__main__":
    main()
