"""The greedy bot: it tries each answer on an imagined table and takes the one that looks best.

It knows no game. What it may not see is dealt anew before it looks, so it cannot cheat; answers
that lean on luck are tried several times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from ..kernel.ask import Keys, Request, Seat
from ..kernel.chance import Chance
from ..kernel.gamedef import Result
from ..kernel.session import Session
from .candidates import candidates, grown, smallest
from .random import RandomBot

VICTORY = 1e9
TRIES = 3


class Weighed(msgspec.Struct, frozen=True):
    """An answer and what it seems to be worth."""

    keys: Keys
    value: float


Judge: TypeAlias = Callable[[Any, Seat], float]


class GreedyBot:
    """Looks one answer ahead. With `foresee` it judges as the searching bot does."""

    name = "greedy"
    looks_ahead = True

    __slots__ = ("_chance", "_foresee")

    def __init__(self, seed: int, *, foresee: bool = False) -> None:
        self._chance = Chance(seed, {}, {})
        self._foresee = foresee

    def choose(self, session: Session, request: Request) -> Keys:
        ranked = self.why(session, request)
        best = [one.keys for one in ranked if one.value == ranked[0].value]
        if request.optional and () in best:
            return ()  # a side offer that brings nothing is left alone
        return best[0] if len(best) == 1 else self._chance.pick("ties", best)

    def why(self, session: Session, request: Request) -> list[Weighed]:
        """The answers weighed, best first; equal ones stay in the order offered."""
        seeds = [self._chance.below("imagine", 1 << 62) for _ in range(TRIES)]
        game = session.game
        judge = game.foresee if self._foresee else game.evaluate
        open_answers = candidates(request)
        if open_answers is None:
            weighed = _grow(session, request, seeds, judge)
        else:
            weighed = [_weigh(session, request, keys, seeds, judge) for keys in open_answers]
        if request.optional:
            weighed.append(_weigh(session, request, (), seeds, judge))
        return sorted(weighed, key=lambda one: -one.value)


def _grow(session: Session, request: Request, seeds: list[int], judge: Judge) -> list[Weighed]:
    """Build a set key by key while that helps; too many sets are open to try them all."""
    first = smallest(request, lambda keys: _weigh(session, request, keys, seeds, judge).value)
    tried = [Weighed(keys, value) for keys, value in first.items()]
    best = max(tried, key=lambda one: one.value)
    while len(best.keys) < request.most:
        larger = [
            _weigh(session, request, keys, seeds, judge) for keys in grown(request, best.keys)
        ]
        tried += larger
        next_best = max(larger, key=lambda one: one.value)
        if next_best.value <= best.value:
            break
        best = next_best
    return tried


def _weigh(
    session: Session, request: Request, keys: Keys, seeds: list[int], judge: Judge
) -> Weighed:
    """The value of an answer; one look will do unless luck had a part in it."""
    value, lucky = _try(session, request, keys, seeds[0], judge)
    if lucky:
        more = [_try(session, request, keys, seed, judge)[0] for seed in seeds[1:]]
        value = (value + sum(more)) / len(seeds)
    return Weighed(keys, value)


def _try(
    session: Session, request: Request, keys: Keys, seed: int, judge: Judge
) -> tuple[float, bool]:
    """The value for the asked seat after this answer on one imagined table; whether luck spoke."""
    seat = request.seat
    twin = session.imagine(seat, seed, keep=False)
    before = twin.state.chance.uses
    if keys or not request.optional:
        answered = twin.length
        twin.answer(seat, keys)
        if twin.length == answered:
            _others_answer(twin, seed)
    if twin.result is not None:
        return _final(twin.result, seat), twin.state.chance.uses != before
    return float(judge(twin.state, seat)), twin.state.chance.uses != before


def _others_answer(twin: Session, seed: int) -> None:
    """Seats that choose at the same time keep their answers secret, so imagine any.

    The imagined table has worded their questions anew (`ask_all` with a function).
    """
    stranger = RandomBot(seed)
    for request in twin.requests:
        twin.answer(request.seat, stranger.choose(twin, request))


def _final(result: Result, seat: Seat) -> float:
    """Winning outweighs every position, losing is worse than any; a shared first place is less."""
    first = result.ranking[0] if result.ranking else ()
    if seat not in first:
        return -VICTORY
    return VICTORY / len(first)
