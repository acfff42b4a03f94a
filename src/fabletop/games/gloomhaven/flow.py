"""Flow: the next step, said from the state alone."""

from __future__ import annotations

from ...kernel.gamedef import Result, Step
from ...kernel.interrupts import interruptible
from . import setup
from .effects import run  # noqa: F401 -- registers what abilities do
from .rules import rounds, turn
from .rules.bonuses import may_have
from .rules.own_turn import items_amid_question
from .state import GloomhavenState

STEPS: dict[str, Step] = {
    "classes": setup.choose_class,
    "pool": setup.choose_pool,
    "perks": setup.choose_perks,
    "goals": setup.deal_goals,
    "equip": setup.equip,
    "hand": setup.choose_hand,
    "place": setup.place_hero,
    "round": rounds.start_round,
    "lead": rounds.choose_leads,
    "second": rounds.choose_seconds,
    "initiative": rounds.initiative,
    "end-of-round": rounds.end_of_round,
    "short-rests": rounds.short_rests,
}
TURN: dict[str, Step] = {
    "begin": turn.hero_begins,
    "choose": turn.choose_action,
    "line": turn.next_line,
    "end": turn.hero_ends,
}


LINE_WITH_ITEMS = interruptible(turn.next_line, items_amid_question)


def next_step(state: GloomhavenState) -> Step | None:
    """GH-ROUND-01: card selection, initiative, turns, end of round."""
    if state.phase == "over":
        return None
    if state.phase != "turns":
        return STEPS[state.phase]
    id = state.turn.figure
    if not id:
        return turn.next_turn
    for hero in state.heroes:
        if hero.type == id:
            stage = state.turn.stage
            if stage == "line" and may_have(hero, "own-turn"):  # 3 % of random play otherwise
                return LINE_WITH_ITEMS  # GH-ITEM-01
            return TURN[stage]
    return turn.automated


def result(state: GloomhavenState) -> Result:
    """1.2: all win or lose together; after a loss nobody is first. The score of each is what it
    takes home in experience and gold (GH-END-06)."""
    seats = tuple(range(len(state.heroes)))
    scores = tuple(hero.xp + hero.gold for hero in state.heroes)
    if state.outcome == "won":
        return Result((seats,), scores, "won")
    return Result(((), seats), scores, "lost")
