"""Hidden zones: pools of cards that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.secrecy import Eyes, Zone
from ..state import REST, GloomhavenState


def hidden(state: GloomhavenState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """The pools of cards that these eyes cannot tell apart."""
    yield [state.modifiers]
    yield [state.room_deck]
    yield [state.filling_deck]
    for deck in state.decks.values():
        yield [deck.draw]
    for hero in state.heroes:
        yield [hero.deck]
        if not eyes.may(hero.hand.audience):
            secret_picks = not eyes.may(hero.picks.audience) and REST not in hero.picks.cards
            yield [hero.hand, hero.picks] if secret_picks else [hero.hand]
    goals = [one.goals for one in state.heroes if not eyes.may(one.goals.audience)]
    yield [state.goal_deck, *goals]
