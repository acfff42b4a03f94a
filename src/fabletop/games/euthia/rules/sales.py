"""Selling (EU-TRADE-7 to EU-TRADE-9), and what can be raised for a fee (EU-TRADE-2)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed
from ..library import library
from ..records import Side
from ..state import Player, Table
from ..terms import MINES, GemKind
from .belongings import EQUIPMENT
from .decks import discard
from .gear import may_lose, remove_tile
from .life import gain_gem, gain_reputation
from .standing import better_sale

LOOSE = 2  # CONST-GEMSALE
SOCKETED = 1


def sales(game: Table, player: Player) -> dict[str, tuple[str, int]]:
    """EU-TRADE-7, EU-TRADE-8: everything with a sell price, loose gems and essences."""
    found: dict[str, tuple[str, int]] = {}
    for id in player.bags:
        one = library().tiles.get(id)
        if one is None:
            continue
        if one.source in MINES:
            more = better_sale(game.state, player)
            for number, side in enumerate(one.sides, 1):
                found[f"sell:{id}:{number}"] = (id, side.coins + more)
        elif one.sell is not None:
            found[f"sell:{id}"] = (id, one.sell + SOCKETED * len(player.inlaid.get(id, ())))
    for id in player.slots:
        if id and library().tiles[id].kind in EQUIPMENT and may_lose(player, id):
            price = library().tiles[id].sell
            if price is not None:
                found[f"sell:{id}"] = (id, price + SOCKETED * len(player.inlaid.get(id, ())))
    for thing in player.loose:
        found[f"sell:{thing}"] = (thing, LOOSE)
    return found


def sell_options(game: Table, player: Player) -> dict[str, Deed]:
    return {
        key: partial(sell, game, player, key, thing, coins)
        for key, (thing, coins) in sales(game, player).items()
    }


def sell(game: Table, player: Player, key: str, thing: str, coins: int) -> None:
    """EU-TRADE-7: the tile to its discards, a personal one out of the game, gems to the supply;
    EU-TRADE-9: one side, whole."""
    game.tell("sold", who=player.hero, thing=thing, price=coins)
    player.coins += coins
    if thing in player.loose:
        player.loose.remove(thing)
        return
    one = library().tiles[thing]
    remove_tile(player, thing)
    discard(game.state, thing)
    if one.sides:
        take_side(game, player, one.sides[int(key.rsplit(":", 1)[1]) - 1])


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
    for key, (thing, coins) in sales(game, player).items():
        if thing not in player.loose:
            best[thing] = max(coins + LOOSE * len(gems_of(key, thing)), best.get(thing, 0))
    return best


def gems_of(key: str, thing: str) -> tuple[GemKind, ...]:
    """The gems that come with the side of a resource which this sale takes."""
    sides = library().tiles[thing].sides
    return sides[int(key.rsplit(":", 1)[1]) - 1].gems if sides else ()


def sales_for(game: Table, player: Player, fees: int) -> dict[str, Deed]:
    """EU-TRADE-2: sales after which the fees can still be raised: not what brings fame alone."""
    deeds = sell_options(game, player)
    return {
        key: deeds[key]
        for key, (thing, coins) in sales(game, player).items()
        if thing in player.loose
        or coins + LOOSE * len(gems_of(key, thing)) + player.coins + raisable(game, player, thing)
        >= fees
    }
