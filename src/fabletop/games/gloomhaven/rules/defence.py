"""GH-DAMAGE-10 and GH-ATTACK-20: shields and retaliation."""

from __future__ import annotations

from ..state import ActionTally, Figure, GloomhavenState
from . import where
from .bonuses import triggered
from .clauses import holds
from .figures import stats


def shield_of(state: GloomhavenState, figure: Figure) -> int:
    """GH-DAMAGE-10: shields add up."""
    amount = stats(state, figure).shield if figure.kind == "monster" else 0
    for boon in figure.boons:
        if boon.kind == "shield":
            amount += boon.amount
    for held in triggered(state, "always", figure):
        if held.bonus.shield and holds(state, held.bonus.only, held.bearer, ActionTally()):
            amount += held.bonus.shield
    return amount


def retaliation(state: GloomhavenState, figure: Figure, attacker: Figure) -> tuple[int, int]:
    """GH-ATTACK-20: the sum of the values whose range covers the attacker, and experience."""
    distance = where.far(state, figure.at, attacker.at)
    amount = xp = 0
    if figure.kind == "monster":
        own = stats(state, figure)
        if own.retaliate and distance <= own.retaliate_range:
            amount += own.retaliate
    for boon in figure.boons:
        if boon.kind == "retaliate" and distance <= boon.range:
            amount += boon.amount
            xp += boon.xp
    for held in triggered(state, "always", figure):
        if held.bonus.retaliate and distance <= held.bonus.retaliate_range:
            amount += held.bonus.retaliate
    return amount, xp
