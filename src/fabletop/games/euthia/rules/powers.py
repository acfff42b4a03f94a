"""Playing silver and gold cards for the monster (EU-CARDS-4 to EU-CARDS-9)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, follow, pick
from ....kernel.secrecy import only
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.vocabulary import Clover
from ..library import library
from ..records import Power
from ..state import NOBODY_PLAYS, Fight, Player, Table, Term
from ..terms import CardTiming
from .cards import exchange_silver
from .decks import EXCHANGE, discard_played, hand


def power(card: str) -> Power:
    return library().power_cards[card]


def sets_in_hand(rival: Player, timings: tuple[CardTiming, ...]) -> dict[str, list[str]]:
    """Cards of fitting timing in hand, by type."""
    found: dict[str, list[str]] = {}
    for card in (*rival.silver.cards, *rival.gold.cards):
        one = power(card)
        if one.timing in timings:
            found.setdefault(one.id, []).append(card)
    return found


def play_options(
    game: Table, fight: Fight, rival: Player, timings: tuple[CardTiming, ...]
) -> dict[str, Deed]:
    """EU-CARDS-5: one chaos token, one to two equal silver or one to three equal gold cards."""
    options: dict[str, Deed] = {}
    if not fight.chaos or fight.barred:
        return options
    for kind, cards in sets_in_hand(rival, timings).items():
        for number in range(1, min(len(cards), len(library().powers[kind].fields)) + 1):
            options[f"play:{kind}:{number}"] = partial(
                play_from_hand, game, fight, rival, cards[:number]
            )
    return options


def play_from_hand(game: Table, fight: Fight, rival: Player, cards: list[str]) -> Rule[None]:
    for card in cards:
        hand(rival, power(card).colour).take(card)
    game.reveal(only(rival.seat))
    fight.chaos -= 1
    yield from resolve(game, fight, cards)


def resolve(game: Table, fight: Fight, cards: list[str]) -> Rule[None]:
    """EU-CARDS-5: the number of cards chooses the field; exactly one takes effect."""
    lay(game, fight, cards)
    yield from take_effect(game, fight, power(cards[0]), len(cards))


def lay(game: Table, fight: Fight, cards: list[str]) -> None:
    """EU-CARDS-7: where played cards lie, and how long. EU-CARDS-8: lasting once per play."""
    one = power(cards[0])
    game.tell("played", card=one.id, number=len(cards))
    field = one.fields[len(cards) - 1]
    if one.lasting:
        fight.lasting.extend(cards)
        fight.regeneration.append(one.id)
    elif any(isinstance(effect, Clover) for effect in field):
        fight.clovered.extend(cards)
    else:
        fight.played.extend(cards)


def take_effect(game: Table, fight: Fight, one: Power, number: int) -> Rule[None]:
    aim = Aim(game.state.players[fight.hero], one.id, "foe")
    yield from effects.run(game, aim, one.fields[number - 1])


def card_window(
    game: Table, fight: Fight, rule: str, timings: tuple[CardTiming, ...]
) -> Rule[None]:
    """The monster-player plays sets while chaos lasts; asked as long as there are cards at all,
    so that silence tells nothing."""
    if fight.monster == NOBODY_PLAYS:
        return
    rival = game.state.players[fight.monster]
    while fight.chaos and not fight.barred and (rival.silver.cards or rival.gold.cards):
        options = play_options(game, fight, rival, timings)
        if len(rival.silver.cards) >= EXCHANGE:  # EU-CARDS-3
            options["exchange"] = partial(exchange_silver, game, rival)
        deed = yield from pick(rival.seat, rule, {**options, "pass": None}, always=True)
        if deed is None:
            return
        yield from follow(deed)


def end_clovers(game: Table, fight: Fight) -> None:
    """EU-COMBAT-14 (b): clover penalties of the previous round end, their cards are discarded."""
    fight.clovers = []
    discard_played(game.state, fight.clovered)


def add_clover(fight: Fight, what: str, amount: int) -> None:
    """EU-CARDS-9: on all hero rolls until it ends."""
    fight.clovers.append(Term(what, amount))
