"""The greedy bot: one-ply search. It tries each answer and takes the one with the best evaluation.

It knows no game. Answers are tried on determinizations (`Session.imagine` draws anew what the seat
cannot know), so it cannot cheat; answers that use chance are averaged over several of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from ..kernel.ask import Keys, Request, Seat
from ..kernel.chance import Chance
from ..kernel.gamedef import Result
from ..kernel.session import Session
from .candidates import candidates, initial_sets, one_key_larger
from .random import RandomBot

VICTORY = 1e9  # value of a win; a loss is -VICTORY
DETERMINIZATIONS = 3


class ScoredAnswer(msgspec.Struct, frozen=True):
    """An answer and its evaluation one step ahead."""

    keys: Keys
    value: float


Evaluation: TypeAlias = Callable[[Any, Seat], float]


class GreedyBot:
    """Looks one answer ahead. With `foresee` it uses the evaluation of the MCTS bot."""

    name = "greedy"
    looks_ahead = True

    __slots__ = ("_chance", "_foresee")

    def __init__(self, seed: int, *, foresee: bool = False) -> None:
        self._chance = Chance(seed, {}, {})
        self._foresee = foresee

    def choose(self, session: Session, request: Request) -> Keys:
        ranked = self.rank(session, request)
        best = [one.keys for one in ranked if one.value == ranked[0].value]
        if request.optional and () in best:
            return ()  # a side offer that brings nothing is left alone
        return best[0] if len(best) == 1 else self._chance.pick("ties", best)

    def rank(self, session: Session, request: Request) -> list[ScoredAnswer]:
        """The answers with their values, best first; ties stay in the order offered."""
        seeds = [self._chance.below("imagine", 1 << 62) for _ in range(DETERMINIZATIONS)]
        game = session.game
        evaluate = game.foresee if self._foresee else game.evaluate
        answers = candidates(request)
        if answers is None:
            scored = _grow(session, request, seeds, evaluate)
        else:
            scored = [_score(session, request, keys, seeds, evaluate) for keys in answers]
        if request.optional:
            scored.append(_score(session, request, (), seeds, evaluate))
        return sorted(scored, key=lambda one: -one.value)


def _grow(
    session: Session, request: Request, seeds: list[int], evaluate: Evaluation
) -> list[ScoredAnswer]:
    """Greedy construction of a set, key by key: there are too many sets to score them all."""

    def value(keys: Keys) -> float:
        return _score(session, request, keys, seeds, evaluate).value

    tried = [ScoredAnswer(keys, value) for keys, value in initial_sets(request, value).items()]
    best = max(tried, key=lambda one: one.value)
    while len(best.keys) < request.most:
        larger = [ScoredAnswer(keys, value(keys)) for keys in one_key_larger(request, best.keys)]
        tried += larger
        next_best = max(larger, key=lambda one: one.value)
        if next_best.value <= best.value:
            break
        best = next_best
    return tried


def _score(
    session: Session, request: Request, keys: Keys, seeds: list[int], evaluate: Evaluation
) -> ScoredAnswer:
    """The value of an answer: of one determinization, or the mean of several if it uses chance."""
    value, chance_used = _try(session, request, keys, seeds[0], evaluate)
    if chance_used:
        more = [_try(session, request, keys, seed, evaluate)[0] for seed in seeds[1:]]
        value = (value + sum(more)) / len(seeds)
    return ScoredAnswer(keys, value)


def _try(
    session: Session, request: Request, keys: Keys, seed: int, evaluate: Evaluation
) -> tuple[float, bool]:
    """The value of one determinization after the answer, and whether chance was used."""
    seat = request.seat
    fork = session.imagine(seat, seed, keep=False)
    before = fork.state.chance.uses
    if keys or not request.optional:
        length = fork.length
        fork.answer(seat, keys)
        if fork.length == length:
            _answer_for_others(fork, seed)
    if fork.result is not None:
        return _terminal_value(fork.result, seat), fork.state.chance.uses != before
    return float(evaluate(fork.state, seat)), fork.state.chance.uses != before


def _answer_for_others(fork: Session, seed: int) -> None:
    """In a simultaneous choice the answers of the other seats are secret: draw random ones.

    Their questions may differ between determinizations (`ask_all` with a function).
    """
    others = RandomBot(seed)
    for request in fork.requests:
        fork.answer(request.seat, others.choose(fork, request))


def _terminal_value(result: Result, seat: Seat) -> float:
    """Beyond every evaluation: a win, a part of it for a shared first place, or a loss."""
    winners = result.ranking[0] if result.ranking else ()
    if seat not in winners:
        return -VICTORY
    return VICTORY / len(winners)
