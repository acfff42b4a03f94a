"""Selling (EU-TRADE-7 to EU-TRADE-9), and what can be raised for a fee (EU-TRADE-2)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ....kernel.ask import Deed
from ..library import library
from ..records import Side
from ..state import Player, Table
from ..terms import MINES
from .belongings import EQUIPMENT
from .decks import discard
from .gear import may_lose, remove_tile
from .life import gain_gem, gain_reputation
from .standing import better_sale

LOOSE = 2  # CONST-GEMSALE
SOCKETED = 1


class Sale(NamedTuple):
    """What can be sold for how many coins; of a resource one side."""

    thing: str
    coins: int
    side: Side | None = None

    @property
    def worth(self) -> int:
        """The coins, and what the gems that come with the side can be sold for."""
        return self.coins + (LOOSE * len(self.side.gems) if self.side is not None else 0)


def sales(game: Table, player: Player) -> dict[str, Sale]:
    """EU-TRADE-7, EU-TRADE-8: everything with a sell price, loose gems and essences."""
    found: dict[str, Sale] = {}
    for id in player.bags:
        one = library().tiles.get(id)
        if one is None:
            continue
        if one.source in MINES:
            more = better_sale(game.state, player)
            for number, side in enumerate(one.sides, 1):
                found[f"sell:{id}:{number}"] = Sale(id, side.coins + more, side)
        elif one.sell is not None:
            found[f"sell:{id}"] = Sale(id, one.sell + SOCKETED * len(player.inlaid.get(id, ())))
    for id in player.slots:
        if id and library().tiles[id].kind in EQUIPMENT and may_lose(player, id):
            price = library().tiles[id].sell
            if price is not None:
                found[f"sell:{id}"] = Sale(id, price + SOCKETED * len(player.inlaid.get(id, ())))
    for thing in player.loose:
        found[f"sell:{thing}"] = Sale(thing, LOOSE)
    return found


def sell_options(game: Table, player: Player) -> dict[str, Deed]:
    return {key: partial(sell, game, player, sale) for key, sale in sales(game, player).items()}


def sell(game: Table, player: Player, sale: Sale) -> None:
    """EU-TRADE-7: the tile to its discards, a personal one out of the game, gems to the supply;
    EU-TRADE-9: one side, whole."""
    thing = sale.thing
    game.tell("sold", who=player.hero, thing=thing, price=sale.coins)
    player.coins += sale.coins
    if thing in player.loose:
        player.loose.remove(thing)
        return
    remove_tile(player, thing)
    discard(game.state, thing)
    if sale.side is not None:
        take_side(game, player, sale.side)


def take_side(game: Table, player: Player, side: Side) -> None:
    gain_reputation(game, player, side.reputation)
    for gem in side.gems:
        gain_gem(game, player, gem)


# What a fee needs


def raisable(game: Table, player: Player, without: str = "") -> int:
    """What selling everything would bring, gems of resources sold after them; without one thing,
    if that is used up first."""
    best = best_prices(game, player)
    return sum(best.values()) - best.get(without, 0) + LOOSE * len(player.loose)


def best_prices(game: Table, player: Player) -> dict[str, int]:
    best: dict[str, int] = {}
    for sale in sales(game, player).values():
        if sale.thing not in player.loose:
            best[sale.thing] = max(sale.worth, best.get(sale.thing, 0))
    return best


def sales_for(game: Table, player: Player, fees: int) -> dict[str, Deed]:
    """EU-TRADE-2: sales after which the fees can still be raised: not what brings fame alone."""
    return {
        key: partial(sell, game, player, sale)
        for key, sale in sales(game, player).items()
        if sale.thing in player.loose
        or sale.worth + player.coins + raisable(game, player, sale.thing) >= fees
    }
