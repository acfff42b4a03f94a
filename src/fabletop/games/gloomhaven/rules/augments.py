"""Element uses of abilities (GH-ELEM-03, GH-ELEM-06, GH-ELEM-07, GH-ELEM-10)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Rule, pick
from ..effects.aim import Aim
from ..effects.vocabulary import AnyAbility, Augment, Boost, Consume
from ..state import Figure, GloomhavenState, MonsterDeck, Table
from .cards import gain_xp
from .decks import deck_name
from .elements import consume, ways_to_pay


def offered(game: Table, aim: Aim, ability: AnyAbility) -> Rule[list[Augment]]:
    """A player's choice: each augment by itself and in any order (3.7)."""
    state = game.state
    used: list[Augment] = []
    left = list(enumerate(ability.augments))
    while True:
        options: dict[str, tuple[int, Augment] | None] = {
            consume_key(one.elements, number): (number, one)
            for number, one in left
            if ways_to_pay(state, one.elements)
        }
        if not options:
            return used
        options["go"] = None
        answer = yield from pick(aim.seat, "GH-ELEM-03", options)
        if answer is None:
            return used
        left.remove(answer)
        augment = answer[1]
        yield from consume(game, aim.seat, augment.elements)
        gain_xp(game, state.heroes[aim.figure.owner], augment.xp)
        used.append(augment)


def consume_key(elements: Sequence[str], number: int) -> str:
    """Which elements, and which of the uses of the line."""
    verb = {1: "consume", 2: "consume-two"}.get(len(elements), "consume-three")
    return ":".join((verb, *elements, str(number)))


def stored_under(figure: Figure, part: Augment | Consume) -> str:
    return f"{figure.type}:{hash_of(part)}"


def hash_of(part: Augment | Consume) -> str:
    """A short name that stays the same from run to run."""
    return "+".join(part.elements) + ("!" if isinstance(part, Consume) else "")


def deck_of_type(state: GloomhavenState, figure: Figure) -> MonsterDeck | None:
    return state.decks.get(deck_name(figure.type)) if figure.kind == "monster" else None


def foreseen(state: GloomhavenState, figure: Figure, ability: AnyAbility) -> tuple[Boost, ...]:
    """GH-ELEM-10: the changes a monster's attack counts with when it chooses."""
    deck = deck_of_type(state, figure)
    found = []
    for augment in ability.augments:
        name = stored_under(figure, augment)
        if deck is not None and name in deck.consumed:
            holds = True
        elif deck is not None and name in deck.kept:
            holds = False
        else:
            holds = ways_to_pay(state, augment.elements)
        if holds and augment.boost is not None:
            found.append(augment.boost)
    return tuple(found)


def settle(game: Table, figure: Figure, ability: AnyAbility) -> Rule[tuple[Augment, ...]]:
    """GH-ELEM-06: monsters always consume if they can; once for all of the type."""
    used = []
    for augment in ability.augments:
        if (yield from settled(game, figure, augment)):
            used.append(augment)
    return tuple(used)


def settled(game: Table, figure: Figure, part: Augment | Consume) -> Rule[bool]:
    """GH-ELEM-07: checked when the first of the type performs it, then remembered."""
    state = game.state
    deck = deck_of_type(state, figure)
    name = stored_under(figure, part)
    if deck is not None and name in deck.consumed:
        return True
    if deck is not None and name in deck.kept:
        return False
    able = ways_to_pay(state, part.elements)
    if able:
        yield from consume(game, state.asked, part.elements)
    if deck is not None:
        if able:
            deck.consumed = (*deck.consumed, name)
        else:
            deck.kept = (*deck.kept, name)
    return able
