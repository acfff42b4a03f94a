"""The core of both environments: a session driven by actions of the discrete action space.

If several questions are open, side offers come first, each seat once, then the main question.
Seats that choose simultaneously are asked in seat order; no answer is visible before all are given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, cast, get_args

from .. import new
from ..kernel.ask import Keys, Request, Seat
from ..kernel.gamedef import BadSetup, Result
from ..kernel.session import Session
from .action_space import QuestionActions, check_size

Reward: TypeAlias = Literal["win", "rank", "score"]


class EnvCore:
    """The session of the present episode, and the question to be answered next."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, str] | None, size: int, keep: bool
    ) -> None:
        self._setup = (game, seats, dict(options or {}))
        self._size = check_size(size)
        self._keep = keep
        self.seats = seats
        self.reset(0)  # a setup that cannot be played is refused now, not at the first reset

    def reset(self, seed: int) -> None:
        """Start the game of this seed."""
        game, seats, options = self._setup
        self.session: Session = new(game, seats, seed, options, keep=self._keep, log=False)
        self._declined: set[Seat] = set()
        self.question: QuestionActions | None = None
        self._ask()

    @property
    def seat(self) -> Seat | None:
        """Whose turn it is; None when the game is over."""
        return None if self.question is None else self.question.request.seat

    @property
    def result(self) -> Result | None:
        return self.session.result

    def act(self, action: int) -> None:
        """Take an action for the seat in turn. After `IllegalAction` nothing has changed."""
        assert self.question is not None
        keys = self.question.act(action)
        if keys is not None:
            self.answer(keys)

    def answer(self, keys: Keys) -> None:
        """Answer the whole question at once; `()` declines a side offer."""
        assert self.question is not None
        request = self.question.request
        if request.optional and not keys:
            self._declined.add(request.seat)
        else:
            self.session.answer(request.seat, keys)
            self._declined.clear()
        self._ask()

    def _ask(self) -> None:
        request = self._next()
        self.question = None if request is None else QuestionActions(request, self._size)

    def _next(self) -> Request | None:
        open_now = self.session.requests
        for request in open_now:
            if request.optional and request.seat not in self._declined:
                return request
        return next((request for request in open_now if not request.optional), None)


def check_reward(reward: str) -> Reward:
    """Refuse an unknown kind of reward."""
    known = get_args(Reward)
    if reward not in known:
        raise BadSetup(f"There is no reward {reward!r}; there are: {', '.join(known)}.")
    return cast(Reward, reward)


def rewards(result: Result, reward: Reward) -> list[float]:
    """The reward of each seat at the end.

    `win`: 1 for a first place, also a shared one, and -1 for any other. `rank`: from 1 for the
    first to -1 for the last in equal steps, tied seats the mean of theirs; where all win or lose
    together 1 or -1. `score`: the score less the mean of the others'.
    """
    seats = len(result.scores)
    if reward == "score":
        return [_lead(result.scores, seat) for seat in range(seats)]
    first = result.ranking[0] if result.ranking else ()
    if reward == "win" or len(first) in (0, seats):
        return [1.0 if seat in first else -1.0 for seat in range(seats)]
    found = [0.0] * seats
    place = 0
    for tied in result.ranking:
        middle = place + (len(tied) - 1) / 2
        for seat in tied:
            found[seat] = 1 - 2 * middle / (seats - 1)
        place += len(tied)
    return found


def _lead(scores: tuple[int, ...], seat: Seat) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (sum(others) / len(others) if others else 0.0)
