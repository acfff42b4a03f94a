"""The Dungeon expedition and the Oracle (EL-DUNGEON, EL-VAR-ORACLE)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ....kernel.ask import Deed, Rule, follow
from ..library import library
from ..state import Player, Table
from .asking import pick_free
from .piles import bury
from .prices import Changes, affordable, discount, discounts, less_by, pay_price
from .realms import explore_realm
from .resources import gain
from .tableau import gain_card, refill
from .thrift import without_price
from .tiles import card_costs


def buyable(
    game: Table, player: Player, unit: str = "", less: int = 0, element: str = ""
) -> list[str]:
    """Face-up cards whose cost can be paid."""
    found: list[str] = []
    cheaper, costs = discounts(game, player, "card"), card_costs()
    for one, card in game.state.offers.items():
        if card and element in ("", one):
            spared = less + less_by(cheaper, one, unit) if cheaper else less
            if affordable(player, costs[card], spared):
                found.append(card)
    return found


def can_buy(player: Player, offers: Mapping[str, str], cheaper: Changes, unit: str) -> bool:
    """EL-ACTION-6: is there a face-up card whose cost can be paid?"""
    costs = card_costs()
    for element, card in offers.items():
        if card:
            less = less_by(cheaper, element, unit) if cheaper else 0
            if affordable(player, costs[card], less):
                return True
    return False


def buy(game: Table, player: Player, card: str, unit: str = "", less: int = 0) -> Rule[None]:
    """EL-DUNGEON-2: pay the cost, add the card to the tableau, gain 1 power in its element."""
    record = library().adventures[card]
    cheaper = less + discount(game, player, "card", record.element, unit)
    yield from pay_price(game, player, card_costs()[card], cheaper, card)
    yield from gain_card(game, player, card)


def burn(game: Table, card: str) -> None:
    """EL-DUNGEON-3: turned down and put at the bottom of its deck."""
    element = library().adventures[card].element
    game.state.offers[element] = ""
    bury(game, element, card)
    game.tell("burned", card=card)


def expedition(game: Table, player: Player, unit: str = "") -> Rule[None]:
    """EL-DUNGEON-1 to -4: new realm, first card, second card or burning, refill."""
    state = game.state
    yield from explore_realm(game, player)

    def purchases() -> dict[str, Deed]:
        return {
            f"buy:{card}": partial(buy, game, player, card, unit)
            for card in buyable(game, player, unit)
        }

    def second() -> dict[str, Deed]:
        burns = {
            f"burn:{card}": partial(burn, game, card) for card in state.offers.values() if card
        }
        return {**purchases(), **burns}

    # EL-DUNGEON-5: free actions between the steps may pay for the next
    for step in (purchases, second):
        if not step():  # EL-DUNGEON-3: no face-up card left
            continue
        first = step is purchases
        deed = yield from pick_free(
            game,
            player,
            "EL-DUNGEON-2" if first else "EL-DUNGEON-3",
            step,
            allowed=without_price if first else None,  # EL-DUNGEON-8
        )
        if deed is not None:
            yield from follow(deed)
    for element in state.elements:  # EL-DUNGEON-4
        refill(game, element)


def oracle(game: Table, player: Player, unit: str = "") -> Rule[None]:
    """EL-VAR-ORACLE-2: a magic card, or steps 2 and 4 of an expedition.

    EL-VAR-ORACLE-3: burned and discarded cards stay at the bottom of their decks.
    """

    def options() -> dict[str, Deed]:
        found: dict[str, Deed] = {"gain:magic": partial(_draw, game, player)}
        for card in buyable(game, player, unit):
            found[f"buy:{card}"] = partial(buy, game, player, card, unit)
        return found

    deed = yield from pick_free(game, player, "EL-VAR-ORACLE-2", options)
    if deed is not None:
        yield from follow(deed)
    for element in game.state.elements:
        refill(game, element)


def _draw(game: Table, player: Player) -> None:
    gain(game, player, "magic")
