"""GH-CAMP-42 to GH-CAMP-44: buying and selling."""

from __future__ import annotations

from ...library import library
from ..document import Character
from ..state import Town, TownState
from .reputation import price_of


def held(state: TownState, item: str) -> int:
    """Copies with the characters of the playing party. GH-CAMP-44: those of others count as in the
    shop."""
    return sum(item in one.items for one in state.present)


def in_stock(state: TownState, item: str) -> int:
    """GH-CAMP-44: copies in circulation that nobody of the party has."""
    return state.world.items.get(item, 0) - held(state, item)


def for_sale(state: TownState) -> list[str]:
    """What lies in the shop, in the order of the item numbers."""
    order = sorted(state.world.items, key=lambda one: library().items[one].number)
    return [item for item in order if in_stock(state, item) > 0]


def can_buy(state: TownState, character: Character, item: str) -> bool:
    """GH-CAMP-42: never two of the same; nobody lends gold."""
    return item not in character.items and price_of(state, library().items[item]) <= character.gold


def buy(game: Town, character: Character, item: str) -> None:
    """GH-CAMP-42: the price of the reputation, a copy out of the shop."""
    price = price_of(game.state, library().items[item])
    character.gold -= price
    character.items.append(item)
    game.tell("town-bought", who=character.type, what=item, amount=price)


def sell(game: Town, character: Character, item: str) -> None:
    """GH-CAMP-43: half the printed price, rounded down, whatever the reputation; the card goes
    back to the shop."""
    price = library().items[item].price // 2
    character.items.remove(item)
    character.gold += price
    game.tell("town-sold", who=character.type, what=item, amount=price)


def receive(game: Town, character: Character, item: str) -> None:
    """A copy that is a reward. GH-LOOT-04: who owns one already sells it at once."""
    if item in character.items:
        price = library().items[item].price // 2
        put_in_circulation(game.state, item)
        character.gold += price
        game.tell("town-sold", who=character.type, what=item, amount=price)
        return
    if not put_in_circulation(game.state, item) and in_stock(game.state, item) <= 0:
        game.tell("town-no-copy", what=item)
        return
    character.items.append(item)
    game.tell("town-received", who=character.type, what=item)


def put_in_circulation(state: TownState, item: str) -> bool:
    """One more copy is in the game; False when there are no more in the box."""
    there = state.world.items.get(item, 0)
    if there >= library().items[item].copies:
        return False
    state.world.items[item] = there + 1
    return True
