"""Counting components: what the annotations of the state say, less what came in during the game."""

from __future__ import annotations

from ...kernel.components import count
from .kinds import CONTROL_CARDS, MONSTERS, QUESTS, TILES
from .library import library
from .rules.encounters import cards_for
from .setup import CONTROL
from .state import EuthiaState


def components(state: EuthiaState) -> dict[str, int]:
    """How many of each limited component are on the table: none may appear or vanish."""
    found = dict(count(state))
    heroes = [player.hero for player in state.players if player.hero]
    # personal tiles come with their heroes, quests with their encounters
    found[TILES.kind] -= sum(len(library().personal[hero]) for hero in heroes)
    found[QUESTS.kind] -= sum(len(cards_for(state, kind)) for kind in state.open_quests)
    if found[CONTROL_CARDS.kind] and len(heroes) == len(state.players):  # EU-SETUP-13
        found[CONTROL_CARDS.kind] -= CONTROL * len(heroes)
    found[MONSTERS.kind] += met_monster(state)
    return found


def met_monster(state: EuthiaState) -> bool:
    """A monster card beside the fight; once beaten it may be a trophy or a discard already."""
    fight = state.fight
    if fight is None or fight.foe != "monster" or not fight.card:
        return False
    elsewhere = [*(one.bags for one in state.players), *state.discards.values()]
    return not any(fight.card in cards for cards in elsewhere)
