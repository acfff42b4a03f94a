"""How good a position is, for bots that look one step ahead."""

from __future__ import annotations

from .state import WitcherState


def evaluate(state: WitcherState, seat: int) -> float:
    return float(state.players[seat].position)
