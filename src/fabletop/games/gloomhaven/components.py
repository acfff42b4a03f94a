"""Counting components: nothing on the table may appear or vanish."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.components import count
from .library import library
from .state import ABILITY_CARDS, FIGURES, MONSTER_CARDS, GloomhavenState


def components(state: GloomhavenState) -> Mapping[str, int]:
    """What lies on the table by kind. Hands, monster decks and figures come out of the box step by
    step, so of these the whole sets in play are taken off."""
    box = library()
    hands = [box.classes[one.type].hand for one in state.heroes if count(one).get(ABILITY_CARDS)]
    found = {ABILITY_CARDS: 0, MONSTER_CARDS: 0, FIGURES: 0, **count(state)}
    found[ABILITY_CARDS] -= sum(hands)
    found[MONSTER_CARDS] -= sum(len(box.decks[name]) for name in state.decks)
    found[FIGURES] -= sum(box.figures(type) for type in state.numbers)
    return found
