"""Why a figure on the table would do what it does now, for the page (GH-MOTHER-07)."""

from __future__ import annotations

from ..effects import vocabulary as e
from ..records import NONE
from ..rules.augments import foreseen
from ..rules.conditions import has
from ..rules.figures import stats
from ..rules.values import measure
from ..state import Figure, GloomhavenState
from .explain import Explanation, explain
from .from_state import abilities_of, attack_shape, can_attack_with, jumps, position_for


def insight(state: GloomhavenState, figure: Figure) -> Explanation:
    """The reasons of its turn, were it to begin at this moment."""
    lines = abilities_of(state, figure)
    attack = next((one for one in lines if can_attack_with(state, figure, one)), None)
    assert attack is None or isinstance(attack, e.Attack)
    position = position_for(state, figure, jump=jumps(state, figure, lines))
    shape = None if attack is None else attack_shape(state, figure, attack)
    return explain(position, shape, points_of(state, figure, lines))


def points_of(state: GloomhavenState, figure: Figure, lines: tuple[e.AnyAbility, ...]) -> int:
    """The movement points of the first move on the card; none for who cannot move."""
    move = next((one for one in lines if isinstance(one, e.Move)), None)
    own = stats(state, figure).move
    if move is None or has(figure, "immobilize") or (move.relative and own == NONE):
        return 0
    points = measure(state, move.value, figure) + (own if move.relative else 0)
    return max(0, points + sum(boost.move for boost in foreseen(state, figure, move)))
