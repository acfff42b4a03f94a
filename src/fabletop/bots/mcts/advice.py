"""Advice of the search: what to answer and why, as data; `wording.py` puts it into words."""

from __future__ import annotations

from math import sqrt
from typing import Literal

import msgspec

from ...kernel.ask import Keys, Request, Seat
from ...kernel.session import Session
from .bot import MctsBot
from .budget import Budget
from .search import AnswerStatistics, Search

MAX_OTHERS = 3
SIGNIFICANT = 2.0  # standard errors
TAIL = 10  # bad luck is the worst tenth of the simulations
ROUNDING = 0.1  # values are shown to a tenth
MIN_LOSS = 0.15  # standard deviations; smaller losses are not mentioned
MIN_REPLIES = 4  # simulations with a reply, and as many without it, for a comparison
RARE_REPLY = 20  # a reply in fewer than one of this many simulations is not mentioned


class NotAsked(LookupError):
    """A hint for a seat to which no question is open."""


class Reason(msgspec.Struct, frozen=True):
    """A sentence as data: the id of a message, its arguments, and the answers among them."""

    id: str
    args: dict[str, int | float] = {}
    answers: dict[str, Keys] = {}


class AnswerValue(msgspec.Struct, frozen=True, rename={"value": "worth"}):
    """An answer, its mean value and its number of simulations. The scale is that of the game's
    evaluation: points, or hundredths of a trophy. In JSON the value is called `worth`."""

    keys: Keys
    value: float
    visits: int


class Risk(msgspec.Struct, frozen=True):
    """The largest risk of an answer: the reply of another seat, or the tail of bad luck."""

    kind: Literal["reply", "luck"]
    loss: float
    seat: Seat = -1
    keys: Keys = ()


class Advice(msgspec.Struct, frozen=True, rename={"risk": "fear", "simulations": "continuations"}):
    """The best answer, the alternatives, and the reasons in order. `sure`: the best is
    significantly better than the next one. JSON has `fear` and `continuations`, as released."""

    seat: Seat
    rule: str
    best: AnswerValue
    others: tuple[AnswerValue, ...]
    sure: bool
    risk: Risk | None
    simulations: int
    reasons: tuple[Reason, ...]


def hint(session: Session, seat: Seat, budget: Budget, seed: int = 0) -> Advice:
    """Advice on the question open to this seat; the session is not changed."""
    request = session.request(seat)
    if request is None:
        raise NotAsked(f"Seat {seat} is not asked anything.")
    return advice_of(MctsBot(seed, budget).search(session, request))


def advice_of(search: Search) -> Advice:
    """The result of a finished search."""
    best, *others = [answer_value(search, keys) for keys in search.ranked()]
    risk = largest_risk(search.statistics[best.keys], search.normalization.deviation)
    sure = not others or is_better(search, best.keys, others[0].keys)
    request = search.request
    shown = tuple(one for one in others if one.visits)[:MAX_OTHERS]
    simulations = search.normalization.count
    return Advice(
        request.seat,
        request.rule,
        best,
        shown,
        sure,
        risk,
        simulations,
        reasons(request, best, shown, sure, risk, simulations),
    )


def answer_value(search: Search, keys: Keys) -> AnswerValue:
    edge = search.root.edges[keys]
    return AnswerValue(keys, edge.mean, edge.visits)


def is_better(search: Search, keys: Keys, other: Keys) -> bool:
    """Is the first answer significantly better than the second?"""
    mine, theirs = search.statistics[keys].values, search.statistics[other].values
    if len(mine) < 2 or len(theirs) < 2:
        return len(mine) > len(theirs)
    gap = sum(mine) / len(mine) - sum(theirs) / len(theirs)
    return gap > SIGNIFICANT * sqrt(squared_error(mine) + squared_error(theirs))


def squared_error(values: list[float]) -> float:
    """The squared standard error of the mean of at least two values."""
    count = len(values)
    mean = sum(values) / count
    return sum((one - mean) ** 2 for one in values) / (count * (count - 1))


def largest_risk(statistics: AnswerStatistics, deviation: float) -> Risk | None:
    """The reply that costs most, or bad luck if that costs twice as much."""
    values = sorted(statistics.values)
    if len(values) < 2 * TAIL:
        return None
    mean = sum(values) / len(values)
    tail = values[: len(values) // TAIL]
    luck = mean - sum(tail) / len(tail)
    reply = worst_reply(statistics, MIN_LOSS * deviation)
    if reply is not None and 2 * reply.loss >= luck:
        return reply
    return Risk("luck", luck) if luck > MIN_LOSS * deviation else None


def worst_reply(statistics: AnswerStatistics, min_loss: float) -> Risk | None:
    """The reply of another seat that costs most, if that is more than `min_loss`."""
    worst: Risk | None = None
    for (seat, rule, keys), values in statistics.replies.items():
        if not keys or len(values) * RARE_REPLY < len(statistics.values):
            continue
        rest = [
            value
            for (other_seat, other_rule, other_keys), others in statistics.replies.items()
            if (other_seat, other_rule) == (seat, rule) and other_keys != keys
            for value in others
        ]
        loss = reply_loss(values, rest)
        if loss > max(min_loss, worst.loss if worst else 0.0):
            worst = Risk("reply", loss, seat, keys)
    return worst


def reply_loss(values: list[float], rest: list[float]) -> float:
    """What a reply costs against the mean of all replies to the same question; 0 if the difference
    is not significant (two-sample t statistic with pooled variance)."""
    few, many = len(values), len(rest)
    if min(few, many) < MIN_REPLIES:
        return 0.0
    mine, theirs = sum(values) / few, sum(rest) / many
    squares = sum((one - mine) ** 2 for one in values) + sum((one - theirs) ** 2 for one in rest)
    error = sqrt(squares / (few + many - 2) * (1 / few + 1 / many))
    gap = theirs - mine
    return gap * many / (few + many) if gap > SIGNIFICANT * error else 0.0


def reasons(
    request: Request,
    best: AnswerValue,
    others: tuple[AnswerValue, ...],
    sure: bool,
    risk: Risk | None,
    simulations: int,
) -> tuple[Reason, ...]:
    """The advice as sentences."""
    answer = {"answer": best.keys}
    if not simulations:
        return (Reason("bot-at-once", {}, answer),)
    found = [Reason("bot-best", {"worth": best.value, "count": simulations}, answer)]
    found += [compare(best, other) for other in others]
    if others and not sure:
        found.append(Reason("bot-close"))
    if risk is not None and risk.kind == "reply":
        args: dict[str, int | float] = {"player": risk.seat + 1, "loss": risk.loss}
        found.append(Reason("bot-fear-reply", args, {"answer": risk.keys}))
    elif risk is not None:
        found.append(Reason("bot-fear-luck", {"loss": risk.loss}))
    return tuple(found)


def compare(best: AnswerValue, other: AnswerValue) -> Reason:
    """How another answer compares with the best. That is the one with most visits, so one with few
    visits may have a higher mean: the sentence says so."""
    less = best.value - other.value
    answer = {"answer": other.keys}
    if abs(less) < ROUNDING / 2:
        return Reason("bot-other-even", {}, answer)
    if less < 0:
        return Reason("bot-other-seldom", {"more": -less, "count": other.visits}, answer)
    return Reason("bot-other", {"less": less}, answer)
