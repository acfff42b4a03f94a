"""What comes next, said from the state alone."""

from __future__ import annotations

from ...kernel.gamedef import Result, Step
from ...kernel.interrupts import interruptible
from . import setup
from .rules import battle, ghost, regroup, turn
from .rules.cashing import cashing
from .rules.ending import standing_of
from .state import EldervaleState, teammate

BEFORE: dict[str, Step] = {
    "colours": setup.choose_colour,
    "elements": setup.choose_elements,
    "build": setup.build,
    "draft": setup.draft,
}
TURNS: dict[str, Step] = {
    "start": turn.start_step,
    "main": turn.main_step,
    "placed": turn.placed_step,
    "action": turn.action_step,
    "pending": battle.pending_step,
    "battle": battle.battle_step,
    "regroup": regroup.regroup_step,
    "return": regroup.return_step,
    "late": turn.late_step,
    "end": turn.end_step,
    "ghost": ghost.ghost_turn,
}
STEPS = BEFORE | {phase: interruptible(step, cashing) for phase, step in TURNS.items()}


def next_step(state: EldervaleState) -> Step | None:
    return None if state.phase == "over" else STEPS[state.phase]


def result(state: EldervaleState) -> Result:
    """EL-SCORE-7: most VP, then most resources; still tied: shared victory."""
    if state.solo:
        return solo_result(state)
    scores = tuple(player.vp for player in state.players)
    groups: dict[tuple[int, int], list[int]] = {}
    for player in state.players:
        key = standing_of(player)
        if state.teams:  # EL-VAR-TEAM-3: the sum of both members
            own, other = standing_of(player), standing_of(state.players[teammate(player.seat)])
            key = own[0] + other[0], own[1] + other[1]
        groups.setdefault(key, []).append(player.seat)
    ranking = tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
    return Result(ranking, scores, "won-by-team" if state.teams else "won-by-points")


def solo_result(state: EldervaleState) -> Result:
    """EL-SOLO-8: more VP than the ghost; a tie is a loss."""
    player, rival = state.players
    won = player.vp > rival.vp
    return Result(((0,),), (player.vp,), "ghost-beaten" if won else "ghost-won")
