"""Personal cards: deck, hand, discard pile (WI-DECK, WI-HAND)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick, pick_some
from ....kernel.secrecy import Zone, all_but, only
from ..state import Player, Seat, Table

HAND_LIMIT = 7


def fighting(game: Table, player: Player) -> bool:
    """True while the player's deck is a life deck."""
    fight = game.state.fight
    return (
        fight is not None
        and fight.stage == "turns"
        and player.seat in (fight.attacker, fight.defender)
    )


def draw(game: Table, player: Player, number: int) -> int:
    """Draw from the own deck; says how many cards came."""
    drawn = 0
    deck, hand = player.deck, player.hand
    while drawn < number and len(hand.cards) < HAND_LIMIT:  # WI-HAND-1: a full hand ends drawing
        if not deck.cards:
            # WI-DECK-4: in a fight the discard pile is never reshuffled
            if fighting(game, player) or not player.discard.cards:
                break
            reshuffle(game, player)  # WI-DECK-3
        card = game.deal(deck, hand)
        drawn += 1
        if game.recording:
            game.tell("drew-card", only(player.seat), who=player.school, card=card)
    if drawn and game.recording:
        game.tell("drew-cards", all_but(player.seat), who=player.school, number=drawn)
    return drawn


def top_of(game: Table, deck: Zone, discard: Zone, stream: str) -> str | None:
    """The top card of a shared pile; WI-GEN-5: an empty one is made anew from its discard pile."""
    if not deck.cards:
        deck.cards.extend(discard.cards)
        discard.cards.clear()
        deck.shuffle(game.chance, stream)
    if not deck.cards:
        return None
    game.reveal()
    return deck.draw()


def reshuffle(game: Table, player: Player) -> None:
    """The discard pile becomes part of the deck."""
    player.deck.cards.extend(player.discard.cards)
    player.discard.cards.clear()
    player.deck.shuffle(game.chance, f"deck-{player.seat}")


def shuffle_all(game: Table, player: Player) -> None:
    """Deck, discard pile and hand become one new deck."""
    player.deck.cards.extend(player.hand.cards)
    player.hand.cards.clear()
    reshuffle(game, player)


def discard(game: Table, player: Player, card: str) -> None:
    """WI-DECK-2: from hand to the top of the face-up pile."""
    player.discard.put(player.hand.take(card))
    if game.recording:
        game.tell("discarded", who=player.school, card=card)


def discard_chosen(game: Table, player: Player, number: int, rule: str) -> Rule[None]:
    """The player gives up hand cards of their choice; all of them if there are fewer."""
    chosen = yield from pick_some(
        player.seat,
        rule,
        {card: card for card in player.hand.cards},
        least=number,
        most=number,
        about="to-discard",
    )
    for card in chosen:
        discard(game, player, card)


def discard_random(game: Table, player: Player, number: int) -> int:
    """Random hand cards; says how many there were."""
    number = min(number, len(player.hand.cards))
    for _ in range(number):  # WI-GEN-4: the engine makes every random choice
        discard(game, player, game.chance.pick("random-discard", player.hand.cards))
    return number


def discard_top(game: Table, player: Player, number: int) -> int:
    """Cards from the top of the deck; says how many there were."""
    number = min(number, len(player.deck.cards))
    for _ in range(number):
        card = game.deal(player.deck, player.discard)
        if game.recording:
            game.tell("discarded", who=player.school, card=card)
    return number


def take_to_hand(game: Table, player: Player, card: str) -> bool:
    """From the own discard pile; WI-HAND-1: with a full hand the card stays where it was."""
    if len(player.hand.cards) >= HAND_LIMIT:
        return False
    player.hand.put(player.discard.take(card))
    if game.recording:
        game.tell("took-discard", who=player.school, card=card)
    return True


def put_back(pile: Zone, top_first: list[str], seat: Seat) -> None:
    """Lay looked-at cards on top of the pile again; the seat goes on knowing them."""
    for card in top_first:
        pile.take(card)
    for card in reversed(top_first):
        pile.put(card, only(seat))


def recycle(game: Table, player: Player, number: int) -> None:
    """Put the top cards of the discard pile under the deck."""
    for _ in range(min(number, len(player.discard.cards))):
        player.deck.put_under(player.discard.draw())


def owned(player: Player) -> list[str]:
    return player.hand.cards + sorted(player.deck.cards) + player.discard.cards


def remove_chosen(game: Table, player: Player, number: int, rule: str) -> Rule[None]:
    """WI-DECK-6: cards of any own zone leave the game for good."""
    # WI-DECK-7: exactly the number required, or all cards if there are fewer
    chosen = yield from pick_some(
        player.seat, rule, {card: card for card in owned(player)}, least=number, most=number
    )
    searched = any(card in player.deck.cards for card in chosen)
    for card in chosen:
        remove(game, player, card)
    if searched:
        player.deck.shuffle(game.chance, f"deck-{player.seat}")


def remove(game: Table, player: Player, card: str) -> None:
    """WI-DECK-6: removed cards never return."""
    zone = next(zone for zone in (player.hand, player.discard, player.deck) if card in zone.cards)
    game.state.removed.append(zone.take(card))
    if game.recording:
        game.tell("removed", who=player.school, card=card)


def exchange(game: Table, player: Player, rule: str) -> Rule[None]:
    """One hand card for the top card of the own discard pile."""
    if not player.hand.cards or not player.discard.cards:
        return
    given = yield from pick(
        player.seat, rule, {card: card for card in player.hand.cards}, about="to-swap"
    )
    top = player.discard.draw()
    discard(game, player, given)
    player.hand.put(top)
    if game.recording:
        game.tell("took-discard", who=player.school, card=top)
