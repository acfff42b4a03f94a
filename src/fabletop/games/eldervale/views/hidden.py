"""Hidden information: which cards a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.secrecy import Eyes, Zone
from ..state import EldervaleState


def hidden(state: EldervaleState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """The pools of cards that these eyes cannot tell apart.

    Treasure and adventure decks have no order before they are uncovered (`rules/piles.py`).
    """
    hands = [player.hand for player in state.players]
    yield [
        state.magic,
        *(zone for zone in (*hands, *state.packets) if not eyes.may(zone.audience)),
    ]
    yield [state.stock]
    yield [state.hoard]
    if state.ghost is not None:
        yield [state.ghost.deck]
