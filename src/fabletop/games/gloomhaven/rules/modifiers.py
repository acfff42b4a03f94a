"""GH-MOD: attack modifier decks."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from ....kernel.secrecy import Zone
from ..effects.vocabulary import Boost
from ..library import library
from ..records import Modifier
from ..state import Figure, GloomhavenState, Hero, Table

Luck: TypeAlias = int
ADVANTAGE, NORMAL, DISADVANTAGE = 1, 0, -1

BLESS, CURSE = "bless", "curse"
REDUCED = 2  # GH-VAR-01
NOTHING = Boost()


class Deck(msgspec.Struct, gc=False):
    """A modifier deck wherever it lies: the hero's own or the monsters'."""

    draw: Zone
    drawn: Zone
    hero: Hero | None
    stream: str


def deck_of(state: GloomhavenState, figure: Figure) -> Deck:
    """GH-MOD-01: a hero and its summons share the hero's deck, all others the monsters' one."""
    if figure.owner >= 0:
        hero = state.heroes[figure.owner]
        return Deck(hero.deck, hero.drawn, hero, f"modifiers-{hero.seat}")
    return Deck(state.modifiers, state.drawn, None, "modifiers")


def draw(game: Table, deck: Deck) -> Modifier:
    """The top card, laid on the discard pile."""
    state = game.state
    if not deck.draw.cards:  # GH-MOD-09
        deck.draw.cards[:] = deck.drawn.cards
        deck.drawn.cards.clear()
        deck.draw.shuffle(game.chance, deck.stream)
    id = deck.draw.draw()
    game.reveal()
    card = library().modifiers[id]
    if id == BLESS:  # GH-MOD-08: bless and curse go back to their supply
        state.blesses += 1
    elif id == CURSE:
        if deck.hero is None:
            state.monster_curses += 1
        else:
            state.curses += 1
    else:
        deck.drawn.put(id)
    if card.shuffle:  # GH-MOD-10
        if deck.hero is None:
            state.reshuffle = True
        else:
            deck.hero.reshuffle = True
    return card


def draw_for_attack(game: Table, deck: Deck, luck: Luck, value: int) -> list[Modifier]:
    """The cards that apply to an attack of this value."""
    if luck == NORMAL:  # GH-MOD-03
        return draw_to_the_end(game, deck, [])
    first, second = draw(game, deck), draw(game, deck)
    if first.rolling and second.rolling:
        drawn = draw_to_the_end(game, deck, [first, second])
        return drawn if luck == ADVANTAGE else drawn[-1:]
    if first.rolling or second.rolling:
        if luck == ADVANTAGE:  # GH-MOD-04
            return [first, second] if first.rolling else [second, first]
        return [second] if first.rolling else [first]  # GH-MOD-05
    better = better_of(game.state, first, second, value)
    if better is None:
        return [first]  # GH-MOD-06: ambiguous, the first drawn
    worse = second if better is first else first
    return [better if luck == ADVANTAGE else worse]


def draw_to_the_end(game: Table, deck: Deck, drawn: list[Modifier]) -> list[Modifier]:
    while True:
        card = draw(game, deck)
        drawn.append(card)
        if not card.rolling:
            return drawn


def number(state: GloomhavenState, card: Modifier, value: int) -> int:
    """GH-MOD-07: what a card adds, for comparing; a Null lies below everything."""
    if state.options.get("randomness") == "reduced" and card.times != 1:  # GH-VAR-01
        return REDUCED if card.times else -REDUCED
    if card.times == 0:
        return -1000
    return value if card.times == 2 else card.value


def better_of(
    state: GloomhavenState, first: Modifier, second: Modifier, value: int
) -> Modifier | None:
    """GH-MOD-06: more by number and effects; None where it cannot be told."""
    a, b = number(state, first, value), number(state, second, value)
    more = effects_of(first) - effects_of(second)
    fewer = effects_of(second) - effects_of(first)
    if a >= b and not fewer and (a > b or more):
        return first
    if b >= a and not more and (b > a or fewer):
        return second
    return None


@cache
def effects_of(card: Modifier) -> frozenset[tuple[str, str]]:
    """The added effects of a card, to be compared as a set."""
    found: set[tuple[str, str]] = set()
    for name in card.boost.__struct_fields__:
        value = getattr(card.boost, name)
        if value != getattr(NOTHING, name):
            parts = value if isinstance(value, tuple) else (value,)
            found.update((name, str(part)) for part in parts)
    return frozenset(found)


def put_bless(game: Table, figure: Figure) -> None:
    """GH-MOD-11 to GH-MOD-13: shuffled into the draw pile, while the supply lasts."""
    state = game.state
    if state.blesses:
        state.blesses -= 1
        shuffle_in(game, deck_of(state, figure), BLESS)
        game.tell("blessed", who=figure.id)


def put_curse(game: Table, figure: Figure) -> None:
    """GH-MOD-12: cursing any monster curses the common deck."""
    state = game.state
    deck = deck_of(state, figure)
    if deck.hero is None:
        if not state.monster_curses:
            return
        state.monster_curses -= 1
    else:
        if not state.curses:
            return
        state.curses -= 1
    shuffle_in(game, deck, CURSE)
    game.tell("cursed", who=figure.id)


def shuffle_in(game: Table, deck: Deck, card: str) -> None:
    deck.draw.put(card)
    deck.draw.shuffle(game.chance, deck.stream)


def reshuffle_decks(game: Table) -> None:
    """GH-EOR-01: decks that gave a standard 2x or Null this round are whole again."""
    state = game.state
    for hero in state.heroes:
        if hero.reshuffle:
            hero.reshuffle = False
            whole_again(game, hero.deck, hero.drawn, f"modifiers-{hero.seat}")
    if state.reshuffle:
        state.reshuffle = False
        whole_again(game, state.modifiers, state.drawn, "modifiers")


def whole_again(game: Table, draw_pile: Zone, drawn: Zone, stream: str) -> None:
    draw_pile.cards.extend(drawn.cards)
    drawn.cards.clear()
    draw_pile.shuffle(game.chance, stream)
