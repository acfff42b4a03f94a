"""The market, and the parts of phase III (WI-MARKET)."""

from __future__ import annotations

from ....kernel.ask import Rule, Text, pick, pick_some
from ..effects.vocabulary import RefillAfterLoss
from ..library import library
from ..state import Player, Table
from .cards import discard, draw, top_of
from .standing import changes

SLOTS = 6  # WI-MARKET-1
PRICE_CHANGE = (1, 1, 0, 0, 0, -1)  # WI-MARKET-4, slots from left to right
HAND_KEPT = 3  # WI-HAND-2: the only limit between turns


def drop_cards(game: Table, player: Player) -> Rule[None]:
    """WI-MARKET-2: any number may go, at most three stay; fewer after a bad rest."""
    hand, kept = player.hand.cards, game.state.visit.kept
    if not hand:
        return
    dropped = yield from pick_some(
        player.seat,
        "WI-MARKET-2",
        {card: card for card in hand},
        least=max(0, len(hand) - kept),
        most=len(hand),
        about=str(kept),
    )
    for card in dropped:
        discard(game, player, card)


def refill_hand(game: Table, player: Player) -> None:
    """WI-MARKET-3: up to 3 cards, fewer after some defeats; WI-EXPLORE-10 says another number."""
    draw(game, player, game.state.visit.refill - len(player.hand.cards))


def refill_after_loss(player: Player, granted: int) -> int:
    """2 cards after a lost fight, unless something the player has says otherwise."""
    return max([2, granted, *(change.cards for change in changes(player, RefillAfterLoss))])


def price(market: list[str], card: str) -> int:
    """WI-MARKET-4: printed cost and the slot's change, at least 0."""
    slot = SLOTS - len(market) + market.index(card)  # a short row lies at the right
    return max(0, library().cards[card].cost + PRICE_CHANGE[slot])


def take_market_card(game: Table, player: Player) -> Rule[None]:
    """WI-MARKET-5: exactly one, and it goes to the hand."""
    state, hand = game.state, player.hand.cards
    prices = {card: price(state.market, card) for card in state.market}
    payable = {f"take:{card}": card for card in prices if prices[card] <= len(hand)}
    if not payable:
        return

    def too_dear() -> dict[str, Text]:
        return {
            f"take:{card}": Text("why-price", {"price": owed, "hand": len(hand)})
            for card, owed in prices.items()
            if owed > len(hand)
        }

    card = yield from pick(player.seat, "WI-MARKET-4", payable, reasons=too_dear)
    last_slot = card == state.market[-1]
    owed = prices[card]
    paid = yield from pick_some(
        player.seat, "WI-MARKET-4", {one: one for one in hand}, least=owed, most=owed, about=card
    )
    for one in paid:
        discard(game, player, one)
    state.market.remove(card)
    player.hand.put(card)
    game.tell("bought", who=player.school, card=card)
    refill_market(game)
    if state.solo and not last_slot and state.market:
        clear_last_slot(game)


def clear_last_slot(game: Table) -> None:
    """WI-SOLO-10: what now lies in slot 6 goes, unless slot 6 was just bought."""
    card = game.state.market.pop()
    game.state.shared_discard.put(card)
    game.tell("slot-cleared", card=card)
    refill_market(game)


def refill_market(game: Table) -> None:
    """WI-MARKET-6: cards shift right, new ones come in from the left."""
    market = game.state.market
    while len(market) < SLOTS:
        card = top_shared(game)
        if card is None:
            return
        market.insert(0, card)


def top_shared(game: Table) -> str | None:
    return top_of(game, game.state.shared, game.state.shared_discard, "shared")


def gain_card_of_cost(game: Table, player: Player, cost: int, rule: str) -> Rule[None]:
    """WI-EXPLORE-8 and WI-MARKET-8: a card of this printed cost to the own discard pile."""
    state = game.state
    # WI-MARKET-7: slots do not matter and nothing is paid
    offered = {card: card for card in state.market if library().cards[card].cost == cost}
    if offered:
        card = yield from pick(player.seat, rule, offered)
        state.market.remove(card)
        refill_market(game)
    else:
        found = reveal_card_of_cost(game, cost)
        if found is None:
            return
        card = found
    player.discard.put(card)
    game.tell("gained-card", who=player.school, card=card)


def reveal_card_of_cost(game: Table, cost: int) -> str | None:
    """Turn cards of the shared deck over until one of this cost comes."""
    revealed: list[str] = []
    found: str | None = None
    while (card := top_shared(game)) is not None:
        if library().cards[card].cost == cost:
            found = card
            break
        revealed.append(card)
    # WI-MARKET-10: only now do the revealed cards join the shared discard
    for card in revealed:
        game.state.shared_discard.put(card)
    return found


def add_free_card(game: Table, player: Player) -> Rule[None]:
    """WI-MARKET-8: a cost-0 card for whoever was beaten."""
    yield from gain_card_of_cost(game, player, 0, "WI-MARKET-8")
