"""Numbers and clauses of the ability language, counted when they are needed."""

from __future__ import annotations

from itertools import pairwise

from ..effects.parts import ALWAYS
from ..effects.vocabulary import Attack, If, Measure, Value
from ..state import ActionTally, Figure, GloomhavenState
from ..terms import NEGATIVE
from . import where
from .figures import allies_of, foes_of, hostile
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
    from .defence import shield_of  # defence reads values of its own

    return shield_of(state, target)


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
