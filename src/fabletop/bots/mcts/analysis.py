"""Analysis of a finished game: the costliest choices of a seat, and what was better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt

import msgspec

from ...games import game_of
from ...kernel.ask import Keys, Request, Seat
from ...kernel.gamedef import GameDef
from ...kernel.session import Session
from ...kernel.session import replay as kernel_replay
from ...kernel.session.journal import BadJournal, Choice, Journal
from .advice import Advice, Reason, advice_of, squared_error
from .bot import MctsBot
from .budget import Budget, BudgetTracker
from .search import Search

MAX_CHOICES = 3
SECOND_PASS_FACTOR = 3  # positions searched a second time, per choice to be named
FIRST_PASS_SHARE = 0.25  # of the budget, for the first search of every position

Progress = Callable[[int, int], None]


class Costly(msgspec.Struct, frozen=True):
    """A choice to which another answer was better. `at` is its index in the journal, `least` and
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
        """The question without its answers, for `phrasing.question`."""
        return Request(self.seat, self.rule, "pick", (), self.least, self.most, self.about)


class _Position(msgspec.Struct, frozen=True):
    """A choice of the game that was not forced, with the session before it."""

    at: int
    session: Session
    request: Request
    chosen: Keys


def analyse(
    journal: Journal,
    seat: Seat,
    budget: Budget,
    *,
    most: int = MAX_CHOICES,
    seed: int = 0,
    game: GameDef | None = None,
    progress: Progress | None = None,
) -> tuple[Costly, ...]:
    """The costliest choices of a seat, worst first, judged by what the seat could know then.

    Two passes: every position is searched with a part of the budget, then the most suspicious ones
    with the whole of it. `progress` is called with the number of positions searched and their
    total.
    """
    game = game or game_of(journal.game)
    if game is None:
        raise BadJournal(f"It is of a game {journal.game!r}, which is not known here.")
    if not 0 <= seat < journal.seats:
        raise BadJournal(f"It has no seat {seat}; the seats are 0 to {journal.seats - 1}.")
    finished = kernel_replay.replay(game, journal, keep=False, log=False)
    total = sum(one.seat == seat and not one.forced for one in finished.journal.choices)
    suspects: list[tuple[float, _Position]] = []
    for number, position in enumerate(_positions(game, journal, seat), 1):
        if progress is not None:
            progress(number, total)
        search = _search(position, budget.scaled(FIRST_PASS_SHARE), seed)
        cost = _cost(search, position.chosen) / search.normalization.deviation
        suspects.append((cost, position))
        suspects = sorted(suspects, key=lambda one: (-one[0], one[1].at))
        suspects = suspects[: SECOND_PASS_FACTOR * most]
    found = [_second_pass(position, budget, seed) for cost, position in suspects if cost > 0]
    worst = sorted((one for one in found if one is not None), key=lambda one: -one.cost)
    return tuple(worst[:most])


def _positions(game: GameDef, journal: Journal, seat: Seat) -> Iterator[_Position]:
    """Replay the journal; yields the position before each choice of the seat, forced ones left
    out."""
    session = kernel_replay.start(game, journal.seats, journal.seed, journal.options, log=False)
    for at, choice in enumerate(journal.choices):
        if choice.forced:
            continue
        if choice.seat == seat:
            position = _position(session, at, choice)
            if position is not None:
                yield position
        session.answer(choice.seat, choice.keys)


def _position(session: Session, at: int, choice: Choice) -> _Position | None:
    request = session.request(choice.seat)
    if request is None:
        return None
    return _Position(at, session.fork(log=False), request, choice.keys)


def _search(position: _Position, budget: Budget, seed: int) -> Search:
    bot = MctsBot(seed + position.at, budget)
    return bot.search(position.session, position.request, position.chosen)


def _cost(search: Search, chosen: Keys) -> float:
    """The mean value of the best answer less that of the one chosen (regret)."""
    best = search.ranked()[0]
    if best == chosen:
        return 0.0
    return search.root.edges[best].mean - search.root.edges[chosen].mean


def _second_pass(position: _Position, budget: Budget, seed: int) -> Costly | None:
    """Compare the answer chosen with the best one, and no other; None if the difference is within
    its standard error."""
    search = _search(position, budget, seed + 1)
    better, chosen = search.ranked()[0], position.chosen
    if better == chosen:
        return None
    search.answers = [better, chosen]
    search.run(BudgetTracker(budget), uniform=True)
    cost = _cost(search, chosen)
    if cost <= _standard_error(search, better, chosen):
        return None
    advice = advice_of(search)
    request = position.request
    now = position.session.game.rules.rounds(position.session.state)
    said = Reason(
        "bot-costly",
        {"round": now, "cost": cost},
        {"chosen": chosen, "better": better},
    )
    return Costly(
        position.at,
        now,
        request.seat,
        request.rule,
        request.about,
        request.least,
        request.most,
        chosen,
        better,
        cost,
        advice,
        (said, *advice.reasons[len(advice.others) + 1 :]),
    )


def _standard_error(search: Search, better: Keys, chosen: Keys) -> float:
    """The standard error of the difference of two means; infinite with too few values."""
    samples = [search.statistics[keys].values for keys in (better, chosen)]
    if any(len(values) < 2 for values in samples):
        return float("inf")
    return sqrt(sum(squared_error(values) for values in samples))
