"""Hidden cards: the pools that a seat cannot tell apart, for imagined tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.secrecy import Eyes, Zone
from ..state import EuthiaState

POOLED = ("silver", "gold", "silver-bank", "gold-bank")  # their cards are also in hands


def hidden(state: EuthiaState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """The pools of cards that these eyes cannot tell apart."""
    for name, zone in state.decks.items():
        if len(zone.cards) > 1 and name not in POOLED:
            yield [zone]
    for colour in ("silver", "gold"):
        pool = [state.decks[colour]]
        if state.alone:
            pool.append(state.decks[f"{colour}-bank"])
        for player in state.players:
            held = player.silver if colour == "silver" else player.gold
            if not eyes.may(held.audience):
                pool.append(held)
        yield pool
