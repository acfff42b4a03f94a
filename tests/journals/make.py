"""Writes golden journals: ``python -m tests.journals.make [GAME...]`` from the project's root.

For each number of seats some games by a player who answers at random and one by a player who takes
what `GameDef.evaluate` likes best. Write them anew only when the rules version rises.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import GameDef
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from ..conformance.cases import LIMIT, known_games
from ..kernel.player import any_answer, any_request

FOLDER = Path(__file__).parent
EVERY = 25
RANDOM_SEEDS = (1, 2)
GREEDY_SEEDS = (3,)
TRIED = 8
GREEDY_LIMIT = 3_000


def greedy_answer(session: Session, request: Request, luck: Chance) -> Keys:
    """The best of a few answers by the look of the table right after."""
    tried = [any_answer(request, luck) for _ in range(TRIED)]
    best, most = tried[0], float("-inf")
    for answer in dict.fromkeys(tried):
        fork = session.fork(keep=False, log=False)
        fork.answer(request.seat, answer)
        worth = session.game.evaluate(fork.state, request.seat)
        if worth > most:
            best, most = answer, worth
    return best


def play(session: Session, seed: int, greedy: bool) -> None:
    """Play to the end and note the digest at every 25th choice and at the last."""
    luck = Chance(seed)
    noted = answers = 0
    while not session.over:
        answers += 1
        if answers > LIMIT:
            raise SystemExit(f"{session.game.id} does not end")
        request = any_request(session, luck)
        # whoever is greedy may go round in circles for ever; after a while luck takes over
        if greedy and answers < GREEDY_LIMIT:
            answer = greedy_answer(session, request, luck)
        else:
            answer = any_answer(request, luck)
        session.answer(request.seat, answer)
        made = len(session.journal.choices)
        if session.over or (made // EVERY > noted and not session._pending):
            noted = made // EVERY
            session.journal.digests[str(made)] = session.digest


def options_for(game: GameDef, number: int) -> dict[str, str]:
    """Options in turn, so that each value comes up in some file."""
    chosen = {}
    for name, setting in game.options.items():
        if setting.open:
            continue
        chosen[name] = setting.choices[number % len(setting.choices)]
        number //= len(setting.choices)
    return chosen


def make(game: GameDef) -> list[Path]:
    folder = FOLDER / game.id
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seed in (*RANDOM_SEEDS, *GREEDY_SEEDS):
            session = replaying.start(game, seats, seed, options_for(game, len(written)))
            play(session, seed, seed in GREEDY_SEEDS)
            player = "greedy" if seed in GREEDY_SEEDS else "random"
            path = folder / f"{seats}-{player}-{seed}.json"
            path.write_text(session.journal.to_json(), encoding="utf-8")
            written.append(path)
    return written


def main(names: list[str]) -> None:
    known = known_games()
    for name in names or list(known):
        if name not in known:
            raise SystemExit(f"There is no game {name!r}; there are: {', '.join(known)}.")
        for path in make(known[name]):
            print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main(sys.argv[1:])
