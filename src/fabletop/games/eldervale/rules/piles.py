"""Face-down piles of which nobody knows the order: treasure columns and adventure decks."""

from __future__ import annotations

from ....kernel.secrecy import Zone
from ..state import Table


def uncover(game: Table, pile: Zone, stream: str, buried: int = 0) -> str:
    """The next piece of a shuffled pile: any of those left, found out at this moment (section 6).

    The lowest ones may be `buried` in an order everybody has seen. What lies there lies there, so
    uncovering it does not count as luck; whoever calls this reveals it.
    """
    cards = pile.cards
    loose = len(cards) - buried
    if loose <= 0:
        return cards.pop()
    chance = game.chance
    uses = chance.uses
    card = cards.pop(buried + chance.below(stream, loose))
    chance.uses = uses
    return card


def bury(game: Table, element: str, card: str) -> None:
    """EL-DUNGEON-7: face down to the bottom of its deck."""
    state = game.state
    state.decks[element].put_under(card)
    state.buried[element] = state.buried.get(element, 0) + 1


def turn_up(game: Table, element: str) -> str:
    """The top card of an adventure deck."""
    state = game.state
    deck, buried = state.decks[element], state.buried.get(element, 0)
    card = uncover(game, deck, f"deck-{element}", buried)
    if buried > len(deck.cards):
        state.buried[element] = len(deck.cards)
    return card
