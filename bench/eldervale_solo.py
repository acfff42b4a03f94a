"""How hard is the ghost of Dwellings of Eldervale? One greedy player against each level.

    python bench/eldervale_solo.py --games 24 [--bot greedy] [--levels easy normal hard]

Prints how often the player wins (EL-SOLO-8: a tie is a loss) and the mean points of both sides.
"""

from __future__ import annotations

import argparse
from statistics import mean

import fabletop
from fabletop.bots import make
from fabletop.games.eldervale.state import EldervaleState

LEVELS = ("easy", "normal", "hard")


def play(number: int, level: str, bot: str) -> tuple[int, int, int, int]:
    """Points of the player and of the ghost, the ghost's dwellings, the rounds."""
    session = fabletop.new("eldervale", 1, 9000 + number, {"ghost": level}, log=False)
    player = make(bot, number)
    while not session.over:
        request = session.requests[0]
        session.answer(request.seat, player.choose(session, request))
    state: EldervaleState = session.state
    own, ghost = state.players
    return own.vp, ghost.vp, len(ghost.dwellings), state.round


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    given = parser.parse_args()
    print("| level | player wins | player VP | ghost VP | ghost's dwellings | rounds |")
    print("|---|---|---|---|---|---|")
    for level in given.levels:
        games = [play(number, level, given.bot) for number in range(given.games)]
        won = sum(own > ghost for own, ghost, _, _ in games)
        own, ghost, roofs, rounds = (mean(column) for column in zip(*games, strict=True))
        print(
            f"| {level} | {won} of {given.games} | {own:.0f} | {ghost:.0f} "
            f"| {roofs:.1f} | {rounds:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
