"""How monsters act in solo and cooperative combat (EU-SOLO-9 to EU-SOLO-17)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ....kernel.secrecy import Zone
from ..effects.vocabulary import MonsterHeals
from ..library import library
from ..records import Power
from ..state import NOBODY_PLAYS, Fight, Table
from ..terms import Colour
from .combat import current
from .decks import refill
from .monster_attack import monster_gaar, open_roll
from .powers import lay, power, resolve

LOW = 3  # EU-SOLO-10


def reveal_card(game: Table) -> None:
    """EU-SOLO-9: the top combat card sets the dice; an air essence takes the one on the left."""
    state, fight = game.state, current(game)
    refill(game, "combat")
    card = library().combat_cards[state.decks["combat"].draw()]
    state.discards["combat"].append(card.id)
    game.reveal()
    game.tell("combat-card", first=card.left, second=card.right, gaar=card.gaar, chaos=card.chaos)
    dice = [card.right] if fight.fewer_dice else [card.left, card.right]
    open_roll(game, fight, dice, NOBODY_PLAYS)
    fight.symbols = (card.gaar, card.chaos)
    fight.stage = "mon-c1"


def act(game: Table) -> Rule[None]:
    """Step C: monster Gaar, chaos actions; the hero's reaction follows (EU-SOLO-12)."""
    fight = current(game)
    gaar, chaos = fight.symbols
    for _ in range(gaar):
        use_gaar(game, fight)
    if not fight.barred:
        yield from chaos_actions(game, fight, chaos)
    fight.stage = "mon-c2"


def use_gaar(game: Table, fight: Fight) -> None:
    """EU-SOLO-10: for each symbol, if there is Gaar and the lowest die shows 1 to 3."""
    roll = game.state.roll
    assert roll is not None
    lowest = min(range(len(roll.dice)), key=lambda die: roll.dice[die])
    if fight.gaar and roll.dice[lowest] <= LOW:
        monster_gaar(game, fight, lowest)


def heals_monster(one: Power) -> bool:
    return any(isinstance(effect, MonsterHeals) for field in one.fields for effect in field)


def bank_of(game: Table, czech: Colour | None) -> Zone | None:
    """EU-SOLO-15: gold first, decided for each set. CZ decides once for the whole card (A10)."""
    decks = game.state.decks
    for colour in ("gold", "silver"):
        if czech is not None and colour != czech:
            continue
        if decks[f"{colour}-bank"].cards:
            return decks[f"{colour}-bank"]
    return None


def chaos_actions(game: Table, fight: Fight, symbols: int) -> Rule[None]:
    """EU-SOLO-11: one per symbol, each with a chaos token and a card in a bank. The sets are laid
    first, then a token is spent for each and its cards take effect."""
    for cards in lay_sets(game, fight, min(symbols, fight.chaos)):
        fight.chaos -= 1
        if power(cards[0]).timing == "hero-before":  # EU-SOLO-13: in the hero attack phase
            lay(game, fight, cards)
            fight.curses.append((power(cards[0]).id, len(cards)))
        else:
            yield from resolve(game, fight, cards)


def lay_sets(game: Table, fight: Fight, actions: int) -> list[list[str]]:
    """EU-SOLO-13, EU-SOLO-14: a set of equal cards for each action, as far as there are cards."""
    czech: Colour | None = None
    if game.state.options["edition"] == "czech":
        czech = "gold" if game.state.decks["gold-bank"].cards else "silver"
    sets: list[list[str]] = []
    start: str | None = None  # EU-SOLO-14: the different card that begins the second set
    healed = False
    for number in range(actions):
        last = number == actions - 1
        cards, start = build_set(game, fight, start, last, healed, czech)
        if not cards:
            break
        sets.append(cards)
        healed = healed or closes_alone(fight, power(cards[0]))
        game.reveal()
    return sets


def closes_alone(fight: Fight, one: Power) -> bool:
    """EU-SOLO-16: a healing card that meets an unhurt monster."""
    return heals_monster(one) and not fight.hits


def build_set(
    game: Table, fight: Fight, start: str | None, last: bool, healed: bool, czech: Colour | None
) -> tuple[list[str], str | None]:
    """EU-SOLO-13, EU-SOLO-14: equal cards from the top of a bank; what starts the next set."""
    bank: Zone | None
    if start is not None:
        bank = game.state.decks[f"{power(start).colour}-bank"]
        cards = [start]
    else:
        bank = bank_of(game, czech)
        if bank is None:
            return [], None
        cards = [bank.draw()]
    if healed and closes_alone(fight, power(cards[0])):
        return skip_heals(game, fight, cards[0], bank, last, czech)
    return complete(bank, fight, cards, last)


def complete(
    bank: Zone, fight: Fight, cards: list[str], last: bool
) -> tuple[list[str], str | None]:
    one = power(cards[0])
    if closes_alone(fight, one):  # EU-SOLO-16: the upper field, no further card
        return cards, None
    while len(cards) < len(one.fields) and bank.cards:
        card = bank.draw()
        if power(card).id == one.id:
            cards.append(card)
        elif last:
            bank.put_under(card)
            return cards, None
        else:
            return cards, card
    return cards, None


def skip_heals(
    game: Table, fight: Fight, card: str, bank: Zone, last: bool, czech: Colour | None
) -> tuple[list[str], str | None]:
    """EU-SOLO-16: further healing cards go under the bank; another type starts the second set,
    or else silver does (not in CZ, A10: there was gold when the combat card came)."""
    aside = [card]
    while bank.cards:
        card = bank.draw()
        if not heals_monster(power(card)):
            for heal in aside:
                bank.put_under(heal)
            return complete(bank, fight, [card], last)
        aside.append(card)
    for heal in aside:
        bank.put_under(heal)
    silver = game.state.decks["silver-bank"]
    if bank is silver or not silver.cards or czech == "gold":
        return [], None
    return complete(silver, fight, [silver.draw()], last)
