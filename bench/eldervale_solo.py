"""How hard is the ghost of Dwellings of Eldervale? One greedy player against each level.

    python bench/eldervale_solo.py --games 24 [--bot greedy] [--levels easy normal hard]

Prints how often the player wins (EL-SOLO-8: a tie is a loss), with Wilson's interval, and the mean
points of both sides.
"""

from __future__ import annotations

import argparse
from math import sqrt
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


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    given = parser.parse_args()
    print("| level | player wins | 95 % | player VP | ghost VP | ghost's dwellings | rounds |")
    print("|---|---|---|---|---|---|---|")
    for level in given.levels:
        games = [play(number, level, given.bot) for number in range(given.games)]
        won = sum(own > ghost for own, ghost, _, _ in games)
        low, high = interval(won, given.games)
        own, ghost, roofs, rounds = (mean(column) for column in zip(*games, strict=True))
        print(
            f"| {level} | {won} of {given.games} | {low:.0%} to {high:.0%} | {own:.0f} "
            f"| {ghost:.0f} | {roofs:.1f} | {rounds:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
