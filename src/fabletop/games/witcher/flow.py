"""The turn structure: which step comes next, said from the state alone; the result."""

from __future__ import annotations

from ...kernel.gamedef import Result, Step
from . import setup
from .rules.fight import witcher_turn
from .rules.hunt import monster_turn
from .rules.travel import travel
from .rules.turn import fight_results, phase_three, phase_two, prepare_fight
from .state import MONSTER, WitcherState

STEPS: dict[str, Step] = {
    "level-two": setup.place_level_two,
    "boards": setup.choose_board,
    "deal": setup.deal_in,
    "bonus": setup.choose_bonus,
    "travel": travel,
    "choose": phase_two,
    "train": phase_three,
}

# WI-SOLO-11: the rating by number of turns, best first
RATINGS = ((6, "legend"), (8, "almost-legend"), (10, "professional"), (12, "hunter"))


def next_step(state: WitcherState) -> Step | None:
    if state.phase == "over":
        return None
    if state.phase != "fight":
        return STEPS[state.phase]
    fight = state.fight
    assert fight is not None
    if fight.stage == "prepare":
        return prepare_fight
    if fight.stage == "result":
        return fight_results
    return monster_turn if fight.acting == MONSTER else witcher_turn


def rating(turns: int) -> str:
    for most, name in RATINGS:
        if turns <= most:
            return name
    return "novice"


def result(state: WitcherState) -> Result:
    """WI-WIN-1: the winner first, the others by their place on the trophy track."""
    scores = tuple(player.position for player in state.players)
    if state.solo:
        return Result(((0,),), scores, f"rating-{rating(state.turns)}")
    ranking: list[tuple[int, ...]] = [(state.winner,)]
    for position in range(4, -1, -1):
        group = tuple(
            player.seat
            for player in state.players
            if player.position == position and player.seat != state.winner
        )
        if group:
            ranking.append(group)
    return Result(tuple(ranking), scores, "won-by-trophies")
