"""Game flow: the next step and the result, said from the state alone."""

from __future__ import annotations

from ...kernel.gamedef import Result, Step
from . import setup
from .effects import run_combat, run_tiles
from .effects import run_turn as run
from .rules import alone, combat, hero_attack, monster_attack
from .rules.aftermath import finish, rise
from .rules.foes import beaten
from .rules.scoring import score, tiebreak
from .rules.trade import trade_step
from .rules.turn import arrive, end_round, end_turn, start_round, turn
from .state import EuthiaState, Fight

EFFECTS = (run, run_combat, run_tiles)  # what effects do is entered by loading these

STEPS: dict[str, Step] = {
    "heroes": setup.choose_hero,
    "round": start_round,
    "turn": turn,
    "turn-end": end_turn,
    "round-end": end_round,
    "score": score,
}

STAGES: dict[str, Step] = {
    "before": combat.before,
    "control": combat.choose_monster_player,
    "prep": combat.prepare,
    "first-strike": hero_attack.first_strike,
    "heal-1": combat.heal_before,
    "mon-a": monster_attack.step_a,
    "mon-cards": monster_attack.step_a_cards,
    "mon-b": monster_attack.step_b,
    "mon-c1": monster_attack.step_c1,
    "mon-c2": monster_attack.step_c2,
    "mon-d": monster_attack.step_d,
    "heal-2": combat.heal_between,
    "curse": hero_attack.curse,
    "hero-a": hero_attack.step_a,
    "hero-b": hero_attack.step_b,
    "hero-c": hero_attack.step_c,
    "hero-d": hero_attack.step_d,
    "round-end": hero_attack.end_round,
}
ALONE: dict[str, Step] = {"mon-b": alone.reveal_card, "mon-c1": alone.act}


def next_step(state: EuthiaState) -> Step | None:
    if state.phase == "over":
        return None
    if state.risen:
        return rise
    fight = state.fight
    if fight is not None:
        return fight_step(state, fight)
    if state.trade is not None:
        return trade_step
    if state.arrived:  # EU-MOVE-4
        return arrive
    return STEPS[state.phase]


def fight_step(state: EuthiaState, fight: Fight) -> Step:
    """EU-COMBAT-22, EU-COMBAT-27: a death ends the combat at once."""
    dead = state.players[fight.hero].health <= 0
    if dead or fight.withdrawn or fight.stage == "broken" or beaten(state, fight):
        return finish
    if state.alone and fight.stage in ALONE:
        return ALONE[fight.stage]
    return STAGES[fight.stage]


def result(state: EuthiaState) -> Result:
    """EU-SCORE-6: most reputation wins; cards in hand break ties, then the victory is shared.
    EU-SOLO-19, EU-COOP-8: alone or together all win or nobody does."""
    scores = tuple(state.scores)
    seats = tuple(range(len(state.players)))
    if state.alone:
        if state.won:
            return Result((seats,), scores, "result-goal-reached")
        return Result(((), seats), scores, "result-goal-missed")
    marks = [(scores[one.seat], tiebreak(one)) for one in state.players]
    ranking = [
        tuple(seat for seat in seats if marks[seat] == mark)
        for mark in sorted(set(marks), reverse=True)
    ]
    return Result(tuple(ranking), scores, "result-most-reputation")
