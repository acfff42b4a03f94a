"""Clauses of the ability language: what must hold (3.2)."""

from __future__ import annotations

from itertools import pairwise

from ..effects.parts import ALWAYS
from ..effects.vocabulary import Attack, If
from ..state import ActionTally, Figure, GloomhavenState
from . import where
from .figures import allies_of, hostile


def neighbours(state: GloomhavenState, figure: Figure, others: list[Figure]) -> int:
    return sum(one is not figure and where.far(state, figure.at, one.at) == 1 for one in others)


def holds(
    state: GloomhavenState,
    when: If,
    performer: Figure,
    tally: ActionTally,
    target: Figure | None = None,
    attack: Attack | None = None,
    melee: bool = True,
) -> bool:
    """Everything named must be true."""
    if when is ALWAYS or when == ALWAYS:
        return True
    if when.attack and (attack is None or (when.attack == "melee") != melee):
        return False
    if when.single_target and (attack is None or not single(attack)):
        return False
    if when.self_has and not any(one in performer.conditions for one in when.self_has):
        return False
    if when.straight and not straight(tally):
        return False
    if when.returned and (not tally.entered or tally.entered[-1] != tally.began):
        return False
    if 0 <= when.moved_at_most < state.turn.moved:
        return False
    return target is None or holds_for(state, when, performer, target)


def holds_for(state: GloomhavenState, when: If, performer: Figure, target: Figure) -> bool:
    if when.beside_ally and not neighbours(state, target, allies_of(state, performer)):
        return False
    if when.target_alone:
        friends = [one for one in allies_of(state, target) if hostile(one, performer)]
        if neighbours(state, target, friends):
            return False
    if when.target_has and not any(one in target.conditions for one in when.target_has):
        return False
    return not when.target_hp_at_most or target.hp <= when.target_hp_at_most


def single(attack: Attack) -> bool:
    return attack.targets == 1 and attack.area is None and attack.who is None


def straight(tally: ActionTally) -> bool:
    """The last move went in one straight line, one hex at least."""
    if not tally.entered:
        return False
    way = (tally.began, *tally.entered)
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)}
    return len(steps) == 1
