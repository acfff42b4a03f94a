"""Trade (EU-TRADE)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Reasons, Rule, Text, follow, pick
from ..fields import hexes_on, is_centre, place_of
from ..library import library
from ..state import EuthiaState, Player, Seat, Table, Trade
from ..terms import Shop
from .belongings import max_health
from .cards import card_options, hand_limit
from .decks import draw
from .gear import arrange_options
from .land import centre_open, monster_on, shop_at
from .life import gain_coins, gain_gaar, heal
from .personal import (
    REVEAL,
    hidden_tiles,
    learn_options,
    own_arms,
    reveal,
    shift_options,
    unlock_options,
)
from .room import settle, take_tile
from .sales import raisable, sales_for, sell_options
from .skoldur import exchange_gaar, has_dwurt
from .standing import discount, pays_no_fees
from .windows import trigger, usable

FEE = 1
OFFER = 4
REFRESH = 1  # CONST-REFRESH
GAAR_PRICE = 1  # CONST-TOWERGAAR
HEALS: dict[Shop, int] = {"merchants": 3, "alchemists": 4, "dragonslayers": 5}  # CONST-TRADEHEAL


def may_trade(game: Table, player: Player, source: str = "") -> Shop | None:
    """EU-TRADE-1: a liberated shop, towers in their centre; EU-TRADE-2: the fee can be raised,
    without the tile that grants the action."""
    state = game.state
    shop = shop_at(state, player.at)
    if shop is None or monster_on(state, player.at):
        return None
    if shop == "dragonslayers" and not centre_open(state, player.at):
        return None
    fees = FEE * len(fee_takers(state, player))
    if fees <= player.coins or fees <= player.coins + raisable(game, player, source):
        return shop
    return None


def fee_takers(state: EuthiaState, player: Player) -> list[Seat]:
    """EU-TRADE-2: the other player whose trade token lies here; EU-COOP-4: nobody. Towers: only
    with the switch, as their tokens lie on the hexes."""
    if state.mode == "coop":
        return []
    fields = [player.at]
    if state.options["tower-fee"] == "yes" and is_centre(player.at):
        fields = [*hexes_on(place_of(player.at))]
    tokens = state.trade_tokens
    owners = {tokens[one] for one in fields if one in tokens and tokens[one] != player.seat}
    return sorted(owners) if owners and not pays_no_fees(state, player) else []


def start_trade(game: Table, player: Player, shop: Shop, fee: bool = True) -> None:
    game.state.trade = Trade(shop, paid=not (fee and fee_takers(game.state, player)))
    game.tell("trades", who=player.hero, shop=shop)


def trade_step(game: Table) -> Rule[None]:
    """EU-TRADE-3, EU-TRADE-11: one transaction; any number, in any order. EU-TRADE-5: what was
    bought may be used or equipped at once (EU-TURN-7)."""
    state, player = game.state, game.state.player
    trade = state.trade
    assert trade is not None
    if not trade.paid:
        yield from pay_fee(game, player, trade)
        return
    options = transactions(game, player, trade)
    deed = yield from pick(
        player.seat,
        "EU-TRADE-3",
        {**options, "done": None},
        about=trade.shop,
        reasons=lambda: why_not(game, player, trade),
    )
    if deed is None:
        state.trade = None
        game.tell("trade-ended", who=player.hero)
        yield from trigger(game, player, "traded")
        yield from settle(game, player)  # EU-ITEMS-4: at the end of the action, not before
        return
    yield from follow(deed)
    yield from hand_limit(game, player)


def pay_fee(game: Table, player: Player, trade: Trade) -> Rule[None]:
    """EU-TRADE-2: one coin first; with none, items are sold until it can be paid. If in the end it
    cannot, as one sale barred another (EU-ITEMS-7), there is no trade."""
    takers = fee_takers(game.state, player)
    fees = FEE * len(takers)
    while player.coins < fees:
        options = sales_for(game, player, fees)
        if not options:
            game.state.trade = None
            yield from settle(game, player)
            return
        deed = yield from pick(player.seat, "EU-TRADE-2", options)
        yield from follow(deed)
    for seat in takers:
        player.coins -= FEE
        game.state.players[seat].coins += FEE
        game.tell("paid-fee", who=player.hero, to=game.state.players[seat].hero)
    trade.paid = True


def transactions(game: Table, player: Player, trade: Trade) -> dict[str, Deed]:
    options: dict[str, Deed] = {}
    state = game.state
    cheaper = discount(state, player, "buy")
    for id in (*state.offers[trade.shop], *own_arms(player)):
        price = price_of(id, cheaper)
        if price is not None and price <= player.coins:
            options[f"buy:{id}"] = partial(buy, game, player, trade, id, price)
    options |= sell_options(game, player)
    if player.coins and player.health < max_health(player):
        options["trade-heal"] = partial(trade_heal, game, player, trade)
    if trade.shop == "dragonslayers" and player.coins >= GAAR_PRICE:
        options["buy-gaar"] = partial(buy_gaar, game, player)
    if player.coins >= REVEAL and hidden_tiles(player):
        options["reveal"] = partial(reveal, game, player)
    options |= learn_options(game, player)
    options |= shift_options(game, player)
    options |= unlock_options(game, player)
    if player.coins >= refresh_price(trade):
        options["refresh"] = partial(refresh, game, player, trade)
    options |= arrange_options(game, player)
    options |= usable(game, player, "before")
    options |= card_options(game, player)
    if player.gaar and has_dwurt(player):  # EU-SKOLDUR-3
        options["gaar-to-dwurt"] = partial(exchange_gaar, game, player)
    return options


def why_not(game: Table, player: Player, trade: Trade) -> Reasons:
    cheaper = discount(game.state, player, "buy")
    reasons: dict[str, Text] = {}
    for id in (*game.state.offers[trade.shop], *own_arms(player)):
        price = price_of(id, cheaper)
        if price is not None and price > player.coins:
            reasons[f"buy:{id}"] = Text("why-coins", {"price": price})
    return reasons


# Buying


def price_of(id: str, cheaper: int) -> int | None:
    """EU-TRADE-13: the first of two numbers; resources and treasures have none. EU-TRADE-12:
    healing potions are in no offer."""
    price = library().tiles[id].buy
    return None if price is None else max(0, price - cheaper)


def buy(game: Table, player: Player, trade: Trade, id: str, price: int) -> Rule[None]:
    """EU-TRADE-4: the space is refilled at once, before any further decision."""
    gain_coins(game, player, -price)
    game.tell("bought", who=player.hero, thing=id, price=price)
    if id in player.beside:
        player.beside.remove(id)
    else:
        game.state.offers[trade.shop].remove(id)
        fill_offer(game, trade.shop)
    yield from take_tile(game, player, id)


def fill_offer(game: Table, shop: Shop) -> None:
    offer = game.state.offers[shop]
    while len(offer) < OFFER:
        id = draw(game, shop)
        if id is None:
            return
        offer.append(id)


def refresh_price(trade: Trade) -> int:
    """EU-TRADE-6: the first in a trade action is free."""
    return REFRESH if trade.refreshed else 0


def refresh(game: Table, player: Player, trade: Trade) -> None:
    """EU-TRADE-6: four new tiles, at any moment of the action."""
    state = game.state
    gain_coins(game, player, -refresh_price(trade))
    trade.refreshed += 1
    old = state.offers[trade.shop]
    state.offers[trade.shop] = []
    state.discards[trade.shop].extend(old)
    game.tell("refreshed", who=player.hero, shop=trade.shop)
    fill_offer(game, trade.shop)


def buy_gaar(game: Table, player: Player) -> None:
    gain_coins(game, player, -GAAR_PRICE)
    gain_gaar(game, player, 1)


def trade_heal(game: Table, player: Player, trade: Trade) -> None:
    """EU-TRADE-10: one coin, as much as the shop's kind gives."""
    gain_coins(game, player, -1)
    heal(game, player, HEALS[trade.shop])
