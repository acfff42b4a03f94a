"""GH-CAMP-20, GH-CAMP-21, GH-CAMP-25: event decks and random decks."""

from __future__ import annotations

from ...library import library
from ..library import archive
from ..state import Town, TownState
from ..terms import Deck
from .scenarios import unlock


def deck_of(state: TownState, deck: Deck) -> list[str]:
    return state.world.city if deck == "city" else state.world.road


def add_event(game: Town, id: str) -> None:
    """GH-CAMP-25: the deck is shuffled after a card was added."""
    world = game.state.world
    record = archive().events.get(id)
    if record is None or id in world.city or id in world.road or id == game.state.event:
        return
    if id in world.removed:
        return
    cards = deck_of(game.state, record.deck)
    cards.append(id)
    game.chance.shuffle(record.deck, cards)
    game.tell("town-event-added", deck=f"deck-{record.deck}", number=record.number)


def draw_event(game: Town, deck: Deck) -> str:
    """GH-CAMP-26: the top card, of which everybody sees the front."""
    state = game.state
    state.event = deck_of(state, deck).pop()
    state.deck = deck
    game.reveal()
    game.tell("town-event-drawn", deck=f"deck-{deck}", what=state.event)
    return state.event


def put_event_back(game: Town, remove: bool) -> None:
    """GH-CAMP-25: returned cards go under the deck, without a shuffle; GH-CAMP-33."""
    state = game.state
    id, state.event = state.event, ""
    if remove:
        state.world.removed.append(id)
    else:
        deck_of(state, state.deck).insert(0, id)
    game.tell("town-event-removed" if remove else "town-event-returned", what=id)


def release(game: Town, item: str) -> None:
    """All copies of an item come to the shop."""
    game.state.world.items[item] = library().items[item].copies
    game.tell("town-design", what=item)


def release_number(game: Town, number: int) -> None:
    """An item design by its number; one that is not in this box is replaced by a random one."""
    item = library().item_numbers.get(number)
    if item is None:
        random_design(game)
    else:
        release(game, item)


def random_design(game: Town) -> None:
    """GH-CAMP-20: the drawn card and the other copies go to the shop; an empty deck gives
    nothing."""
    designs = game.state.world.designs
    if not designs:
        game.tell("town-no-design")
        return
    game.reveal()
    release(game, designs.pop())


def random_scenario(game: Town) -> None:
    """GH-CAMP-21: the drawn scenario is unlocked, its card leaves the game."""
    sides = game.state.world.sides
    if not sides:
        game.tell("town-no-side-scenario")
        return
    game.reveal()
    unlock(game, library().scenarios[sides.pop()].number)
