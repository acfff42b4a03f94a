"""Values of the ability language: numbers counted when they are needed (3.2)."""

from __future__ import annotations

from ..effects.vocabulary import Measure, Value
from ..state import ActionTally, Figure, GloomhavenState
from ..terms import NEGATIVE
from . import where
from .clauses import neighbours
from .defence import shield_of
from .figures import allies_of, foes_of
from .levels import monster_level


def measure(
    state: GloomhavenState,
    value: Value,
    performer: Figure,
    tally: ActionTally | None = None,
    target: Figure | None = None,
) -> int:
    """3.2: never below 0 for a counted number."""
    if isinstance(value, int):
        return value
    number = counted(state, value, performer, tally or ActionTally(), target) * value.times
    if value.half == "up":
        number = (number + 1) // 2
    elif value.half == "down":
        number //= 2
    return max(0, number + value.plus)


def counted(
    state: GloomhavenState,
    value: Measure,
    performer: Figure,
    tally: ActionTally,
    target: Figure | None,
) -> int:
    of = value.of
    if of == "characters":
        return state.count  # GH-SPECIAL-14
    if of == "level":
        return state.level
    if of == "by-level":
        return value.steps[monster_level(state)]
    if of == "moved":
        return state.turn.moved
    if of == "moved-now":
        return tally.moved
    if of == "dealt":
        return state.turn.inflicted
    if of == "dealt-to-target":
        return tally.dealt
    if of == "max-hp":
        return (target or performer).most
    if of == "own-hp":
        return performer.hp
    if of == "destroyed":
        return tally.destroyed
    if of == "figures":
        return sum(one.type == value.monster for one in state.figures.values())
    if of == "enemies-next-to-self":
        return neighbours(state, performer, foes_of(state, performer))
    if of == "allies-near":
        return sum(
            where.within(state, performer.at, one.at, value.within)
            for one in allies_of(state, performer)
        )
    if target is None:
        return 0
    if of == "negative-conditions":
        return sum(one in NEGATIVE for one in target.conditions)
    if of == "allies-next-to-target":
        return neighbours(state, target, allies_of(state, performer))
    return shield_of(state, target)
