"""GH-CARDS: the piles of ability cards and the active area."""

from __future__ import annotations

from ..library import library
from ..state import Active, Hero, Table
from ..terms import Half
from .removal import dismiss


def discards_of(hero: Hero) -> list[str]:
    """GH-CARDS-10, GH-DAMAGE-03, GH-EXHAUST-06: discarded cards, also those still active."""
    return hero.discard.cards + [one.card for one in hero.active if not one.lost]


def losses_of(hero: Hero) -> list[str]:
    """Lost cards, also those still active; unrecoverable ones never come back (GH-CARDS-25)."""
    cards = hero.lost.cards + [one.card for one in hero.active if one.lost]
    return [one for one in cards if not library().cards[one].unrecoverable]


def lose_from_hand(game: Table, hero: Hero, card: str) -> None:
    hero.lost.put(hero.hand.take(card))
    game.tell("lost-card", who=hero.type, what=card)


def lose_from_discard(game: Table, hero: Hero, card: str) -> None:
    if card not in hero.discard.cards:
        end_active(game, hero, active_card(hero, card))
    hero.lost.put(hero.discard.take(card))
    game.tell("lost-card", who=hero.type, what=card)


def active_card(hero: Hero, card: str) -> Active:
    return next(one for one in hero.active if one.card == card)


def activate(game: Table, hero: Hero) -> Active:
    """The card being performed lies in the active area already while its action goes on."""
    turn = game.state.turn
    for active in hero.active:
        if active.card == turn.card:
            return active
    record = library().cards[turn.card]
    action = record.top if turn.half == "top" else record.bottom
    active = Active(turn.card, turn.half, action.lost, round=action.duration == "round")
    for pile in (hero.picks, hero.hand):
        if turn.card in pile.cards:
            pile.take(turn.card)
    hero.active.append(active)
    game.tell("bonus-begins", who=hero.type, what=turn.card)
    return active


def end_active(game: Table, hero: Hero, active: Active) -> None:
    """GH-CARDS-11, GH-CARDS-17: the card goes to its pile, its bonus and its summon end."""
    hero.active.remove(active)
    (hero.lost if active.lost else hero.discard).put(active.card)
    game.tell("bonus-ended", who=hero.type, what=active.card)
    for figure in game.state.figures.values():
        if any(one.card == active.card for one in figure.boons):
            figure.boons = tuple(one for one in figure.boons if one.card != active.card)
    if active.figure:
        dismiss(game, active.figure)


def put_away(game: Table, hero: Hero, card: str, half: Half, performed: bool) -> None:
    """GH-CARDS-04: the played card moves at once, by the symbols of the performed action, so that
    the other action may already recover it (GH-CARDS-05). Until then it lies apart from all piles
    (GH-CARDS-12)."""
    if card not in hero.picks.cards:
        return  # it went elsewhere with its hero
    hero.picks.take(card)
    if not performed:  # GH-CARDS-06: the lost symbol counts only if something was performed
        hero.discard.put(card)
        return
    record = library().cards[card]
    action = record.top if half == "top" else record.bottom
    if action.duration:
        if any(one.card == card for one in hero.active):
            return
        hero.active.append(Active(card, half, action.lost, round=action.duration == "round"))
    elif action.lost:
        hero.lost.put(card)
        game.tell("lost-card", who=hero.type, what=card)
    else:
        hero.discard.put(card)


def recover(game: Table, hero: Hero, card: str) -> None:
    """GH-CARDS-25: back to hand; GH-CARDS-26: an active card's bonus ends."""
    if card not in hero.discard.cards and card not in hero.lost.cards:
        end_active(game, hero, active_card(hero, card))
    pile = hero.discard if card in hero.discard.cards else hero.lost
    hero.hand.put(pile.take(card))
    game.tell("recovered", who=hero.type, what=card)


def gain_xp(game: Table, hero: Hero, amount: int) -> None:
    """GH-CARDS-20, GH-CARDS-21: at once, on a counter of the scenario."""
    if amount:
        hero.xp += amount
        game.tell("gained-xp", who=hero.type, amount=amount)
