"""The own silver and gold cards outside combat (EU-CARDS-3, EU-SOLO-7)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, follow, pick
from ..state import Player, Table
from .costs import give_card
from .decks import (
    EXCHANGE,
    HAND,
    choose_silver,
    colour_of,
    discard_card,
    exchange,
    hand,
    hand_size,
    tell_discard,
)
from .life import gain_coins
from .standing import cards_held


def card_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-CARDS-3: four silver cards for a gold one; EU-SOLO-7: alone also for a coin, as is a
    gold card. The editions allow one or the other for silver (A9)."""
    options: dict[str, Deed] = {}
    state = game.state
    edition = state.options["edition"]
    if len(player.silver.cards) >= EXCHANGE:
        if not state.alone or edition != "czech":
            options["exchange"] = partial(exchange_silver, game, player)
        if state.alone and edition != "polish":
            options["silver-to-coin"] = partial(silver_to_coin, game, player)
    if state.alone and player.gold.cards:
        options["gold-to-coin"] = partial(gold_to_coin, game, player)
    return options


def exchange_silver(game: Table, player: Player) -> Rule[None]:
    yield from choose_silver(game, player, "EU-CARDS-3")
    exchange(game, player)


def silver_to_coin(game: Table, player: Player) -> Rule[None]:
    yield from choose_silver(game, player, "EU-SOLO-7")
    gain_coins(game, player, 1)


def gold_to_coin(game: Table, player: Player) -> Rule[None]:
    yield from give_card(game, player, "gold", "EU-SOLO-7")
    gain_coins(game, player, 1)


def too_many_cards(game: Table, player: Player) -> bool:
    """EU-CARDS-2: more than five; some tiles let their owner keep more."""
    held = hand_size(player)
    return held > HAND and held > cards_held(game.state, player)


def hand_limit(game: Table, player: Player) -> Rule[None]:
    """EU-CARDS-2: at most five cards outside combat: exchange silver, or discard by choice;
    EU-SOLO-7: alone cards may be sold at any time, so here too."""
    while too_many_cards(game, player):
        options: dict[str, Deed] = card_options(game, player)
        for card in (*player.silver.cards, *player.gold.cards):
            options[f"discard:{card}"] = partial(discard_from_hand, game, player, card)
        deed = yield from pick(player.seat, "EU-CARDS-2", options)
        yield from follow(deed)


def discard_from_hand(game: Table, player: Player, card: str) -> None:
    colour = colour_of(card)
    hand(player, colour).take(card)
    discard_card(game.state, card, colour)
    tell_discard(game, player.seat, card, colour)
