"""The evaluation: the reputation one seat can expect at the end of the game.

The sum of what would be scored now, what the hero's means bring in the turns left (`means`), the
goals within reach (`prospects`) and the fight in progress (`fighting`).
"""

from __future__ import annotations

from ..fields import on_map
from ..library import library
from ..rules.foes import special_rule
from ..rules.hearths import settlements
from ..rules.land import monster_on
from ..rules.scoring import tokens_of
from ..scenarios import Raids
from ..state import EuthiaState, Player
from .fighting import TOKEN_TAKEN, field_worth, fight_worth, winning
from .means import means
from .prospects import PLAIN, Temper, prospects
from .targets import Want, against_level, at_hand, endurance, loss_of
from .worth import column, counted

RIVAL = 0.25
DEATH = 2.0  # beside what it costs in scoring: somebody holds the token
HASTE = 0.05  # with nothing left to do, end the turn
PEEP = 0.6  # a look at a monster is worth a coin only where it changes a plan
PERIL = 0.5  # a hit on the dragon or golem, where all must bring it down
SETTLEMENT, WARD = 1.0, 0.7


def evaluate(state: EuthiaState, seat: int, temper: Temper = PLAIN) -> float:
    """The own expectation, less a part of the best rival's."""
    if state.chosen < len(state.players):
        return 0.0
    player = state.players[seat]
    value = expectation(state, player, temper)
    fight = state.fight
    if fight is not None and fight.monster == seat and fight.card:
        value += TOKEN_TAKEN * (1 - winning(state, state.players[fight.hero], fight))
    if state.mode == "competitive":
        rivals = (one.reputation + 0.2 * one.coins for one in state.players if one is not player)
        return value - RIVAL * max(rivals, default=0.0)
    return value + common(state, seat)


def expectation(state: EuthiaState, player: Player, temper: Temper) -> float:
    """Turns of rounds to come count by the hero's strength, this round's by the tokens left."""
    turns = library().scenarios[state.options["scenario"]].rounds - state.round
    tokens = tokens_of(state, player)
    value = counted(state, player, tokens) - DEATH * player.fallen
    value += means(state, player, turns)
    if not on_map(player.at):
        return value
    in_turn = player.seat == state.active and state.phase == "turn"
    value += prospects(state, player, tokens, in_turn, turns, temper)
    if in_turn:
        value -= HASTE + (PEEP if state.peeked else 0.0)
        fight = state.fight
        more = {one: column(one, has + 1) - column(one, has) for one, has in tokens.items()}
        want = Want(more, turns, 0.0)
        if fight is not None and fight.hero == player.seat:
            value += fight_worth(state, player, fight, want)
        elif state.arrived and (level := monster_on(state, player.at)):
            gaar = player.gaar + player.dwurt
            won, fame = against_level(
                state, player, at_hand(player), endurance(player), gaar, level, turns
            )
            value += won * (fame + field_worth(state, player.at, want))
            value -= (1 - won) * loss_of(state, player)
    return value


def common(state: EuthiaState, seat: int) -> float:
    """Alone or together: what serves the common goal."""
    value = PERIL * state.peril.hits
    if special_rule(state, Raids) is not None:
        value += SETTLEMENT * len(settlements(state)) + WARD * sum(state.peril.magic.values())
    others = [one for one in state.players if one.seat != seat]
    return value + 0.3 * sum(one.reputation + 2 * len(one.bounties) for one in others)
