"""Counting components."""

from __future__ import annotations

from ..library import library
from ..state import REST, GloomhavenState


def components(state: GloomhavenState) -> dict[str, int]:
    """How many components are missing or too many: none may appear or vanish."""
    cards = expected = 0
    blesses, curses = state.blesses, state.curses
    goals = len(state.goal_deck) + len(state.goal_discard)
    for hero in state.heroes:
        own = len(hero.hand) + len(hero.discard) + len(hero.lost) + len(hero.active)
        own += sum(one != REST for one in hero.picks.cards)
        cards += own
        expected += library().classes[hero.type].hand if own else 0
        blesses += hero.deck.cards.count("bless")
        curses += hero.deck.cards.count("curse")
        goals += len(hero.goals)
    blesses += state.modifiers.cards.count("bless")
    decks = {
        name: len(one.draw) + len(one.gone) + bool(one.current) for name, one in state.decks.items()
    }
    return {
        "ability cards": cards - expected,
        "monster cards": sum(decks.values()) - sum(len(library().decks[one]) for one in decks),
        "bless cards": blesses,
        "curse cards": curses,
        "monster curses": state.monster_curses + state.modifiers.cards.count("curse"),
        "battle goals": goals,
        "figures": sum(figures_off(state, type) for type in state.numbers),
    }


def figures_off(state: GloomhavenState, type: str) -> int:
    total = library().figures(type)
    standing = sum(one.type == type and one.kind == "monster" for one in state.figures.values())
    return len(state.numbers[type]) + standing - total
