"""Is there a well of coins? A bot that looks for gain within one action, from many positions.

    python bench/trade_loops.py                      # every game, 200 positions each
    python bench/trade_loops.py euthia --positions 40 --choices 300

From each position one seat goes on as long as it is asked alone. Each option is tried on a fork
(`Seeker`), and the action is not ended while anything else can be done. Whoever gains more than
luck explains in the first half of many such choices, and again in the second, has found a loop with
profit. Exit code 1 if one was found.

Chance is not foreseen: a fork gets its own dice, so a good roll cannot be picked out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import fabletop
from fabletop.bots import make
from fabletop.games import game_of, games
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.sales import LOOSE
from fabletop.games.euthia.state import Trade
from fabletop.games.euthia.terms import SHOPS
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.session import Session

POSITIONS, CHOICES, START = 200, 240, 12
DEEP = 400  # choices into a game, at most, where a position is taken
PROFIT = 12  # what one lucky chest may bring
LAST = ("done", "pass", "end-turn", "end", "decline", "stop")
LOOKED_AT = 16  # options tried of one question

UNSOLD = 0.99
SMALL = 1  # what may be spent on something new

Cash = Callable[[Session, int], float]


class Found(NamedTuple):
    position: str
    start: float
    middle: float
    end: float
    choices: int

    @property
    def loops(self) -> bool:
        """Richer by more than luck, and as much in the second half as in the first."""
        first, second = self.middle - self.start, self.end - self.middle
        return first > PROFIT and second > PROFIT


def euthia_cash(session: Session, seat: int) -> float:
    """Coins, and what can be sold at a fixed price, a little less so that it is sold."""
    player = session.state.players[seat]
    tiles = [library().tiles.get(id) for id in (*player.bags, *player.slots)]
    sold = sum((one.sell or 0) for one in tiles if one is not None)
    sides = sum(max(side.coins for side in one.sides) for one in tiles if one and one.sides)
    return float(player.coins + UNSOLD * (sold + sides + LOOSE * len(player.loose)))


def plain_cash(session: Session, seat: int) -> float:
    """Coins or gold of the seat, as most games name it."""
    state = session.state
    for group in ("players", "heroes", "seats"):
        owners = getattr(state, group, None)
        if isinstance(owners, list) and seat < len(owners):
            for name in ("coins", "gold"):
                if isinstance(found := getattr(owners[seat], name, None), int):
                    return found
    return 0


CASH: dict[str, Cash] = {"euthia": euthia_cash}


# Positions


def in_play(game: str, number: int) -> Session:
    """Somewhere in a game of random players."""
    definition = game_of(game)
    assert definition is not None
    least, most = definition.seats
    session = fabletop.new(game, least + number % (most - least + 1), number, {}, log=False)
    dice = random.Random(number)
    bots = [make("random", 9 * number + seat) for seat in range(most)]
    for _ in range(dice.randrange(DEEP)):
        if not session.requests:
            break
        request = session.requests[0]
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return session


def in_a_shop(number: int) -> Session:
    """Euthia: the first turn, in a trade action of one of the shops, with money."""
    session = fabletop.new("euthia", 1 + number % 2, number, {"heroes": "random"}, log=False)
    state = session.state
    player = state.player
    player.coins = START + number % 9
    if number % 3 == 0:  # with everything that makes goods cheaper
        player.bags.append("peddlers-medallion")
    state.trade = Trade(SHOPS[number % len(SHOPS)], paid=True)
    again = Session(session.game, state, session.journal, log=False)
    again.begin()
    return again


def positions(game: str, number: int) -> Iterator[tuple[str, Session]]:
    for one in range(number):
        if game == "euthia" and one % 2 == 0:
            yield f"shop {one}", in_a_shop(one // 2)
        else:
            yield f"game {one}", in_play(game, one)


# Looking for gain


class Seeker:
    """Takes the option that gains most, counting what can be done only after it. Where nothing
    gains, the one that opens most of what was seldom seen yet, for little money, and more so where
    gain came of it before."""

    def __init__(self, cash: Cash, seed: int) -> None:
        self.cash = cash
        self.dice = random.Random(seed)
        self.seen: Counter[str] = Counter()
        self.tried: Counter[str] = Counter()
        self.paid_off: Counter[str] = Counter()
        self.last = ""

    def choose(self, session: Session, request: Request) -> Keys:
        keys = [one for one in request.keys if verb(one) not in LAST]
        if request.least > 1 or not keys:
            return tuple(self.dice.sample(request.keys, max(1, request.least)))
        self.seen.update(request.keys)
        now = self.cash(session, request.seat)
        looked_at = self.dice.sample(keys, min(LOOKED_AT, len(keys)))
        outlook = {key: self.ahead(session, request, key) for key in looked_at}
        best = max(looked_at, key=lambda key: outlook[key].cash)
        if outlook[best].cash > now:
            self.paid_off[self.last] += 1
            return (best,)
        cheap = [key for key in looked_at if outlook[key].cash >= now - SMALL] or looked_at
        chosen = max(cheap, key=lambda key: outlook[key].news * self.hope(verb(key)))
        self.last = verb(chosen)
        self.tried[self.last] += 1
        return (chosen,)

    def hope(self, verb: str) -> float:
        """How often gain came next after this."""
        return (1 + self.paid_off[verb]) / (1 + self.tried[verb])

    def ahead(self, session: Session, request: Request, key: str) -> Outlook:
        """The cash after this answer, or after one more that only this one made possible."""
        seat = request.seat
        after = session.imagine(seat, self.dice.randrange(1 << 30), keep=False)
        after.answer(seat, (key,))
        most = self.cash(after, seat)
        follow = after.request(seat)
        if follow is None or follow.least > 1:
            return Outlook(most, 0)
        new = [one for one in follow.keys if one not in request.keys]
        for one in new[:LOOKED_AT]:
            further = after.fork(keep=False, log=False)
            further.answer(seat, (one,))
            most = max(most, self.cash(further, seat))
        return Outlook(most, sum(1 / (1 + self.seen[one]) for one in new))


def verb(key: str) -> str:
    return key.split(":")[0]


class Outlook(NamedTuple):
    cash: float
    news: float


def seek(position: str, session: Session, seeker: Seeker, choices: int) -> Found:
    """Follow the gain for so many choices, or until the action ends."""
    cash = seeker.cash
    if not session.requests:
        return Found(position, 0, 0, 0, 0)
    seat = session.requests[0].seat
    start = middle = end = cash(session, seat)
    made = 0
    while made < choices and len(session.requests) == 1:
        request = session.requests[0]
        if request.seat != seat or all(verb(one) in LAST for one in request.keys):
            break
        session.answer(seat, seeker.choose(session, request))
        made += 1
        end = cash(session, seat)
        if made <= choices // 2:
            middle = end
    return Found(position, start, middle, end, made)


def search(game: str, number: int, choices: int) -> list[Found]:
    seeker = Seeker(CASH.get(game, plain_cash), 1)
    return [seek(name, session, seeker, choices) for name, session in positions(game, number)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--choices", type=int, default=CHOICES)
    wanted = parser.parse_args(arguments)
    loops = 0
    for game in wanted.games or games():
        found = search(game, wanted.positions, wanted.choices)
        if not any(one.start or one.end for one in found):
            print(
                f"{game}: no coins or gold seen in {len(found)} positions, so nothing was searched"
            )
            continue
        wells = [one for one in found if one.loops]
        most = max((one.end - one.start for one in found), default=0)
        print(f"{game}: {len(found)} positions, largest gain {most:.0f}, loops {len(wells)}")
        for one in wells:
            print(f"  {one}")
        loops += len(wells)
    return 1 if loops else 0


if __name__ == "__main__":
    sys.exit(main())
