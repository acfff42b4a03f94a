"""Evaluation of the positions in which simulations end."""

from __future__ import annotations

from ...kernel.ask import Seat
from ...kernel.gamedef import GameDef
from ...kernel.session import Session
from .normalization import Normalization
from .tree import TERMINAL_THRESHOLD


class Evaluator:
    """The game's evaluation (`GameDef.foresee`), with terminal positions on the same scale."""

    __slots__ = ("_evaluate", "_normalization")

    def __init__(self, game: GameDef, normalization: Normalization) -> None:
        self._evaluate = game.foresee
        self._normalization = normalization

    def value(self, session: Session, seat: Seat) -> float:
        """What a position is worth to a seat."""
        result = session.result
        if result is None:
            value = float(self._evaluate(session.state, seat))
            if abs(value) < TERMINAL_THRESHOLD:
                return value
            return self._normalization.terminal_value(1.0 if value > 0 else -1.0)
        winners = result.ranking[0] if result.ranking else ()
        if seat not in winners:
            return self._normalization.terminal_value(-1.0)
        cooperative = len(winners) == session.journal.seats
        return self._normalization.terminal_value(1.0 if cooperative else 1.0 / len(winners))
