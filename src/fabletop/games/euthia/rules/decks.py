"""Decks and piles (EU-GEN): drawing, discarding, silver and gold cards, banks."""

from __future__ import annotations

from ....kernel.ask import Rule, Seat, pick
from ....kernel.secrecy import EVERYONE, Zone, only
from ..library import library
from ..state import EuthiaState, Player, Table
from ..terms import Colour

HAND = 5  # CONST-HAND
EXCHANGE = 4  # CONST-EXCHANGE


def refill(game: Table, pile: str) -> bool:
    """EU-GEN-2: an empty deck is made anew of its discards; EU-GEN-8: False if there is none."""
    state = game.state
    deck = state.decks[pile]
    if deck.cards:
        return True
    discards = state.discards.get(pile)
    if not discards:
        return False
    deck.cards.extend(discards)
    discards.clear()
    deck.shuffle(game.chance, pile)
    return True


def draw(game: Table, pile: str) -> str | None:
    """The top tile or card of a pile, for all to see."""
    if not refill(game, pile):
        return None
    game.reveal()
    return game.state.decks[pile].draw()


def discard(state: EuthiaState, id: str) -> None:
    """A tile goes to its discard pile; personal ones leave the game, EU-GEN-3: potions return."""
    source = library().tiles[id].source
    if source == "personal":
        state.removed.append(id)
    elif source != "healing":  # these are not counted
        state.discards[source].append(id)


# Silver and gold cards (EU-CARDS)


def hand(player: Player, colour: Colour) -> Zone:
    return player.silver if colour == "silver" else player.gold


def draw_cards(game: Table, player: Player, colour: Colour, number: int, bank: bool = True) -> int:
    """EU-CARDS-1: to the hand. EU-SOLO-4: alone the bank grows too (not by the Dwurt die)."""
    drawn = 0
    for _ in range(number):
        if refill(game, colour):
            game.deal(game.state.decks[colour], hand(player, colour))
            drawn += 1
        if game.state.alone and bank:
            feed_bank(game, colour)
    if drawn:
        game.tell(f"drew-{colour}", who=player.hero, number=drawn)
    return drawn


def discard_card(state: EuthiaState, card: str, colour: Colour) -> None:
    """EU-SOLO-6: alone, discarded cards go under their deck; there are no discard piles."""
    if state.alone:
        state.decks[colour].put_under(card)
    else:
        state.discards[colour].append(card)


def colour_of(card: str) -> Colour:
    return library().power_cards[card].colour


def discard_played(state: EuthiaState, cards: list[str]) -> None:
    for card in cards:
        discard_card(state, card, colour_of(card))
    cards.clear()


def feed_bank(game: Table, colour: Colour) -> None:
    """EU-SOLO-4: one card from the deck to the bank, unseen."""
    state = game.state
    if refill(game, colour):
        state.decks[f"{colour}-bank"].put(state.decks[colour].draw())
        if colour == "silver":
            turn_silver_bank(game)


def turn_silver_bank(game: Table) -> None:
    """EU-SOLO-5: four silver cards of the bank become one gold card; the top four go."""
    state = game.state
    bank = state.decks["silver-bank"]
    while len(bank.cards) >= EXCHANGE:
        for _ in range(EXCHANGE):
            discard_card(state, bank.draw(), "silver")
        game.tell("bank-turned")
        feed_bank(game, "gold")


def hand_size(player: Player) -> int:
    return len(player.silver.cards) + len(player.gold.cards)


def exchange(game: Table, player: Player) -> None:
    """EU-CARDS-3: four silver cards for one gold card."""
    game.tell("exchanged-silver", who=player.hero)
    draw_cards(game, player, "gold", 1)


def choose_silver(game: Table, player: Player, rule: str) -> Rule[None]:
    """Four silver cards of the own choice are discarded."""
    for _ in range(EXCHANGE):
        card = yield from pick(
            player.seat, rule, {f"card:{one}": one for one in player.silver.cards}
        )
        player.silver.take(card)
        discard_card(game.state, card, "silver")
        tell_discard(game, player.seat, card, "silver")


def tell_discard(game: Table, seat: Seat, card: str, colour: Colour) -> None:
    """EU-CARDS-2: what is laid on an open discard pile is seen; what goes under a deck is not."""
    who = game.state.players[seat].hero
    if game.state.alone:
        game.tell(f"discarded-{colour}", who=who)
    else:
        game.reveal(only(seat))
        game.tell("discarded-card", EVERYONE, who=who, card=card)


# Monster decks


def draw_monster(game: Table, level: int) -> str:
    """EU-GEN-8: an empty level is replaced by the next lower, then the next higher one."""
    for one in (level, *range(level - 1, 0, -1), *range(level + 1, 4)):
        if refill(game, f"monster-{one}"):
            game.reveal()
            deck = game.state.decks[f"monster-{one}"]
            card = deck.draw()
            game.state.fronts[one - 1] = 0
            show_back(game.state, one)
            return card
    raise RuntimeError("no monster card is left in any deck")


def return_monster(state: EuthiaState, card: str) -> None:
    """EU-DEATH-3 (1): face down on top of its deck; everybody knows it there."""
    level = library().monsters[card].level
    state.decks[f"monster-{level}"].put(card)
    state.fronts[level - 1] = EVERYONE
    show_back(state, level)


def show_back(state: EuthiaState, level: int) -> None:
    """The back of the top card lies open, and no two backs are alike."""
    deck = state.decks[f"monster-{level}"]
    deck.seen = (EVERYONE,) if deck.cards else ()
