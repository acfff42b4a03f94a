"""What the searching bot would answer, and why: data for any table, words in any language."""

from __future__ import annotations

from math import sqrt
from typing import Literal

import msgspec

from ...kernel.ask import Keys, Request, Seat
from ...kernel.session import Session
from .bot import MctsBot
from .budget import Budget
from .search import Search, Trial

OTHERS = 3
SURE = 2.0  # standard errors
WORST = 10  # bad luck is the worst tenth
TENTH = 0.1  # worth is told to a tenth
NOTABLE = 0.15  # deviations that are worth a word
FEWEST = 4  # continuations with a reply, and as many without it, before it is feared
SELDOM = 20  # a reply seen in less than one of so many continuations is not feared


class NotAsked(LookupError):
    """A hint for a seat to which no question is open."""


class Reason(msgspec.Struct, frozen=True):
    """A sentence yet to be said: a message, its arguments, and the answers among them."""

    id: str
    args: dict[str, int | float] = {}
    answers: dict[str, Keys] = {}


class Weight(msgspec.Struct, frozen=True):
    """An answer, what it was worth on average, and how many continuations say so. The scale is
    that of the game's evaluation: points, or hundredths of a trophy."""

    keys: Keys
    worth: float
    visits: int


class Fear(msgspec.Struct, frozen=True):
    """What hurt most in the search: a reply of somebody else, or luck in the worst tenth."""

    kind: Literal["reply", "luck"]
    loss: float
    seat: Seat = -1
    keys: Keys = ()


class Advice(msgspec.Struct, frozen=True):
    """The answer to give, what else was weighed, and the reasons in order."""

    seat: Seat
    rule: str
    best: Weight
    others: tuple[Weight, ...]
    sure: bool
    fear: Fear | None
    continuations: int
    reasons: tuple[Reason, ...]


def hint(session: Session, seat: Seat, budget: Budget, seed: int = 0) -> Advice:
    """Advice on the question open to this seat; the session stays as it is."""
    request = session.request(seat)
    if request is None:
        raise NotAsked(f"Seat {seat} is not asked anything.")
    return advice_of(MctsBot(seed, budget).search(session, request))


def advice_of(search: Search) -> Advice:
    """What a finished search has found."""
    weights = [weight_of(search, keys) for keys in search.ranked()]
    best, *others = weights
    fear = fear_of(search.trials[best.keys], search.scale.spread)
    sure = not others or surely_better(search, best.keys, others[0].keys)
    request = search.request
    kept = tuple(one for one in others if one.visits)[:OTHERS]
    return Advice(
        request.seat, request.rule, best, kept, sure, fear, search.scale.seen,
        reasons(request, best, kept, sure, fear, search.scale.seen),
    )  # fmt: skip


def weight_of(search: Search, keys: Keys) -> Weight:
    edge = search.root.edges[keys]
    return Weight(keys, edge.mean, edge.visits)


def surely_better(search: Search, keys: Keys, other: Keys) -> bool:
    """Is the difference larger than chance would make it?"""
    mine, theirs = search.trials[keys].worths, search.trials[other].worths
    if len(mine) < 2 or len(theirs) < 2:
        return len(mine) > len(theirs)
    gap = sum(mine) / len(mine) - sum(theirs) / len(theirs)
    return gap > SURE * sqrt(_error(mine) + _error(theirs))


def _error(worths: list[float]) -> float:
    """The squared standard error of a mean."""
    count = len(worths)
    mean = sum(worths) / count
    return sum((one - mean) ** 2 for one in worths) / (count * (count - 1))


def fear_of(trial: Trial, spread: float) -> Fear | None:
    """The reply that costs most, or bad luck where that costs twice as much."""
    worths = sorted(trial.worths)
    if len(worths) < 2 * WORST:
        return None
    mean = sum(worths) / len(worths)
    bad = worths[: len(worths) // WORST]
    luck = mean - sum(bad) / len(bad)
    reply: Fear | None = None
    for (seat, rule, keys), seen in trial.replies.items():
        if not keys or len(seen) * SELDOM < len(worths):
            continue
        rest = [
            worth
            for place, others in trial.replies.items()
            if place[:2] == (seat, rule) and place[2] != keys
            for worth in others
        ]
        loss = loss_by(seen, rest)
        if loss > max(NOTABLE * spread, reply.loss if reply else 0.0):
            reply = Fear("reply", loss, seat, keys)
    if reply is not None and 2 * reply.loss >= luck:
        return reply
    return Fear("luck", luck) if luck > NOTABLE * spread else None


def loss_by(seen: list[float], rest: list[float]) -> float:
    """What a reply costs against the mean of all replies to the same question; 0 where that may as
    well be chance."""
    few, many = len(seen), len(rest)
    if min(few, many) < FEWEST:
        return 0.0
    mine, theirs = sum(seen) / few, sum(rest) / many
    squares = sum((one - mine) ** 2 for one in seen) + sum((one - theirs) ** 2 for one in rest)
    error = sqrt(squares / (few + many - 2) * (1 / few + 1 / many))
    gap = theirs - mine
    return gap * many / (few + many) if gap > SURE * error else 0.0


def reasons(
    request: Request,
    best: Weight,
    others: tuple[Weight, ...],
    sure: bool,
    fear: Fear | None,
    seen: int,
) -> tuple[Reason, ...]:
    """The advice as sentences."""
    answer = {"answer": best.keys}
    if not seen:
        return (Reason("bot-at-once", {}, answer),)
    said = [Reason("bot-best", {"worth": best.worth, "count": seen}, answer)]
    said += [beside(best, other) for other in others]
    if others and not sure:
        said.append(Reason("bot-close"))
    if fear is not None and fear.kind == "reply":
        args: dict[str, int | float] = {"player": fear.seat + 1, "loss": fear.loss}
        said.append(Reason("bot-fear-reply", args, {"answer": fear.keys}))
    elif fear is not None:
        said.append(Reason("bot-fear-luck", {"loss": fear.loss}))
    return tuple(said)


def beside(best: Weight, other: Weight) -> Reason:
    """How another answer compares. What was looked at most is best, so one that was looked at less
    may show a better mean of a few continuations: that is said as it is."""
    less = best.worth - other.worth
    answer = {"answer": other.keys}
    if abs(less) < TENTH / 2:
        return Reason("bot-other-even", {}, answer)
    if less < 0:
        return Reason("bot-other-seldom", {"more": -less, "count": other.visits}, answer)
    return Reason("bot-other", {"less": less}, answer)
