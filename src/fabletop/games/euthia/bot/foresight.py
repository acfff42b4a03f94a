"""The evaluation for searching bots: `evaluate` with corrections fitted to played games.

The weights of `evaluate` were set by hand, the corrections were measured (`bench/judgement.py`): in
about 200 games each player had small random changes of the weights, and those were kept that went
with points and victories. Prospects count less than in `evaluate`, health and things at hand more,
and the strongest foes are avoided. Greedy keeps the uncorrected evaluation, with which the balance
of the content was measured.
"""

from __future__ import annotations

from ..library import library
from ..state import EuthiaState
from .evaluate import evaluate
from .prospects import Temper

PROMISE, MENDED = 0.6, 0.25  # `Temper`
HEALTH = 0.14  # a point of health, less in the last three turns
THING, GAAR = 0.4, 0.15  # in a bag, on the board; less and less in the last ten turns
COIN = -0.04
# in a fight, by the level of the foe
FEARED = {"monster": (0.0, 0.7, 0.0, -3.0), "elite": (0.0, 0.0, -4.0, -6.0)}
# How often a hero wins, of what would be fair (`bench/results/euthia.md`)
FAVOUR = {
    "keleia": 1.37,
    "skoldur": 1.01,
    "ael": 1.00,
    "maeldur": 1.00,
    "dral": 0.84,
    "taesiri": 0.80,
}
FORTUNE = 12.0  # what an even chance more is worth


def foresee(state: EuthiaState, seat: int) -> float:
    """What this seat would give for the position, in reputation."""
    if state.mode != "competitive":
        return evaluate(state, seat)
    player = state.players[seat]
    value = FORTUNE * (FAVOUR.get(player.hero, 1.0) - 1)
    if state.chosen < len(state.players):
        return value
    value += evaluate(state, seat, Temper(PROMISE, MENDED))
    turns = library().scenarios[state.options["scenario"]].rounds - state.round
    value += HEALTH * min(1.0, 0.25 * (turns + 1)) * player.health + COIN * player.coins
    at_hand = THING * len(player.bags) + GAAR * (player.gaar + player.dwurt)
    value += min(1.0, 0.1 * turns) * at_hand
    fight = state.fight
    if fight is not None and fight.hero == seat and fight.foe in FEARED:
        value += FEARED[fight.foe][fight.level]
    return value
