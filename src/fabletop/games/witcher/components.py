"""Counting components: what the state's annotations say, and what they cannot say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...kernel.components import count
from .state import ACTION_CARDS, MONSTERS, TOKENS, WitcherState

STARTING_DECK = 10


def components(state: WitcherState) -> Mapping[str, int]:
    """How many components of each kind are on the table: none may appear or vanish."""
    found = Counter(count(state))
    # a section keeps the number of its location token, from 0 on, or -1
    found[TOKENS.kind] += sum(one.place >= 0 for one in state.sections)
    fight = state.fight
    if fight is not None and fight.outcome == "defeated":
        # a defeated monster is on its way to the trophies
        found[MONSTERS.kind] += fight.monster not in state.players[fight.attacker].trophies
    if all(player.school for player in state.players) and state.phase != "deal":
        # starting decks come on the table with the boards
        found[ACTION_CARDS.kind] -= STARTING_DECK * len(state.players)
    return found
