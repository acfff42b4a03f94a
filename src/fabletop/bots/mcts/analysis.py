"""Looking back on a game: which choices of a seat cost most, and what was better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt

import msgspec

from ...games import game_of
from ...kernel.ask import Keys, Request, Seat
from ...kernel.gamedef import GameDef
from ...kernel.session import Session
from ...kernel.session import replay as replaying
from ...kernel.session.journal import BadJournal, Choice, Journal
from .advice import Advice, Reason, advice_of
from .bot import MctsBot
from .budget import Budget, Watch
from .search import Search

MOST = 3
DOUBTS = 3  # for each choice to be named so many are looked at twice
QUICK = 0.25  # of the budget for the first look

Progress = Callable[[int, int], None]


class Costly(msgspec.Struct, frozen=True):
    """A choice that something else would have beaten. `at` is its place in the journal, `least` and
    `most` how many keys the question wanted; `cost` is on the scale of the game's evaluation."""

    at: int
    round: int
    seat: Seat
    rule: str
    about: str
    least: int
    most: int
    chosen: Keys
    better: Keys
    cost: float
    advice: Advice
    reasons: tuple[Reason, ...]

    @property
    def request(self) -> Request:
        """The question without its answers, enough to be worded."""
        return Request(self.seat, self.rule, "pick", (), self.least, self.most, self.about)


class _Moment(msgspec.Struct, frozen=True):
    """A choice of the game that was one, with the table before it."""

    at: int
    session: Session
    request: Request
    chosen: Keys


def analyse(
    journal: Journal,
    seat: Seat,
    budget: Budget,
    *,
    most: int = MOST,
    seed: int = 0,
    game: GameDef | None = None,
    progress: Progress | None = None,
) -> tuple[Costly, ...]:
    """The costliest choices of a seat, worst first, judged by what the seat could know then. The
    budget is for each choice; `progress` hears how many of how many have been looked at."""
    game = game or game_of(journal.game)
    if game is None:
        raise BadJournal(f"It is of a game {journal.game!r}, which is not known here.")
    if not 0 <= seat < journal.seats:
        raise BadJournal(f"It has no seat {seat}; the seats are 0 to {journal.seats - 1}.")
    whole = replaying.replay(game, journal, keep=False, log=False)
    own = sum(one.seat == seat and not one.forced for one in whole.journal.choices)
    doubts: list[tuple[float, _Moment]] = []
    for looked, moment in enumerate(_moments(game, journal, seat), 1):
        if progress is not None:
            progress(looked, own)
        search = _searched(moment, budget.part(QUICK), seed)
        doubts.append((_cost(search, moment.chosen) / search.scale.spread, moment))
        doubts = sorted(doubts, key=lambda one: (-one[0], one[1].at))[: DOUBTS * most]
    found = [_costly(moment, budget, seed) for cost, moment in doubts if cost > 0]
    worst = sorted((one for one in found if one is not None), key=lambda one: -one.cost)
    return tuple(worst[:most])


def _moments(game: GameDef, journal: Journal, seat: Seat) -> Iterator[_Moment]:
    """The game again from its start, with a stop before each real choice of the seat."""
    session = replaying.start(game, journal.seats, journal.seed, journal.options, log=False)
    for at, choice in enumerate(journal.choices):
        if choice.forced:
            continue
        if choice.seat == seat:
            moment = _moment(session, at, choice)
            if moment is not None:
                yield moment
        session.answer(choice.seat, choice.keys)


def _moment(session: Session, at: int, choice: Choice) -> _Moment | None:
    request = session.request(choice.seat)
    if request is None:
        return None
    return _Moment(at, session.fork(log=False), request, choice.keys)


def _searched(moment: _Moment, budget: Budget, seed: int) -> Search:
    bot = MctsBot(seed + moment.at, budget)
    return bot.search(moment.session, moment.request, moment.chosen)


def _cost(search: Search, chosen: Keys) -> float:
    """How much the best answer is above the one chosen."""
    best = search.ranked()[0]
    if best == chosen:
        return 0.0
    return search.root.edges[best].mean - search.root.edges[chosen].mean


def _costly(moment: _Moment, budget: Budget, seed: int) -> Costly | None:
    """A second, closer look: the answer chosen against the best one, and no other."""
    search = _searched(moment, budget, seed + 1)
    better, chosen = search.ranked()[0], moment.chosen
    if better == chosen:
        return None
    search.answers = [better, chosen]
    search.run(Watch(budget), evenly=True)
    cost = _cost(search, chosen)
    if cost <= _doubt(search, better, chosen):
        return None
    advice = advice_of(search)
    request = moment.request
    now = moment.session.game.rules.rounds(moment.session.state)
    said = Reason(
        "bot-costly",
        {"round": now, "cost": cost},
        {"chosen": chosen, "better": better},
    )
    return Costly(
        moment.at, now, request.seat, request.rule, request.about, request.least, request.most,
        chosen, better, cost, advice, (said, *advice.reasons[len(advice.others) + 1 :]),
    )  # fmt: skip


def _doubt(search: Search, better: Keys, chosen: Keys) -> float:
    """The standard error of the difference of two means."""
    total = 0.0
    for keys in (better, chosen):
        worths = search.trials[keys].worths
        if len(worths) < 2:
            return float("inf")
        mean = sum(worths) / len(worths)
        total += sum((one - mean) ** 2 for one in worths) / (len(worths) * (len(worths) - 1))
    return sqrt(total)
