"""Hidden information: the pools of cards that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.secrecy import Eyes, Zone
from ..rules.trails import terrain_of
from ..state import WitcherState
from ..terms import TERRAINS


def hidden(state: WitcherState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """The pools of cards that these eyes cannot tell apart."""
    yield [state.shared]
    yield [state.potion_deck]
    yield [state.city]
    yield [state.wilds]
    for terrain in TERRAINS:
        trails = [
            trail
            for player in state.players
            for trail in player.trails
            if terrain_of(trail.cards[0]) == terrain and not eyes.may(trail.audience)
        ]
        yield [state.location_tokens[terrain], *trails]
    yield [state.monster_tokens[0], state.extra]
    yield [state.monster_tokens[1]]
    yield [state.monster_tokens[2]]
    fight = state.fight
    yield [state.fight_deck, *([fight.life, fight.lost] if fight is not None else [])]
    for player in state.players:
        own = eyes.may(player.hand.audience)
        yield [player.deck] if own else [player.deck, player.hand]
    yield [state.boards, *(one for one in state.dealt_boards if not eyes.may(one.audience))]
