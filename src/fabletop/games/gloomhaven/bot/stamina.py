"""Stamina valuation: what a hero's piles of cards are worth in turns."""

from __future__ import annotations

from functools import cache
from math import exp, log

from ..rules.cards import discards_of
from ..state import REST, Hero
from .sketches import Sketch, sketch_of

TURN = 10.0  # a turn that will be wanting before the end
SPARE = 20.0  # what turns are good for that will not
LASTS = 0.75  # of the turns that cards promise, what wounds leave
STEADY = 0.2  # how well the end can be foretold
QUALITY = 0.25
READY = 0.3  # a card in hand, not in the discard pile


@cache
def turns(cards: int) -> int:
    """Turns left to somebody with so many cards, all in hand, with short rests only."""
    return sum(some // 2 for some in range(2, cards + 1))


def stamina(hand: int, discard: int, need: float) -> float:
    """What the turns left are worth to a hero who will `need` so many: a turn too few is dear, a
    turn too many is cheap, and nobody knows exactly which it is."""
    left = max(0, hand) // 2 + turns(hand + discard - 1)
    doubt = 0.5 + STEADY * need
    short = doubt * log(1.0 + exp((need - LASTS * left) / doubt))
    return SPARE * log(1.0 + left) - TURN * short


def cards_worth(hero: Hero, need: float, resting: bool) -> float:
    """`need`: rounds to go; `resting`: in the middle of a short rest, whose end brings the
    discards back."""
    picked = [one for one in hero.picks.cards if one != REST]
    discard = discards_of(hero)
    hand = len(hero.hand.cards)
    worth = READY * hand
    for pile in (hero.hand.cards, picked, discard):
        for card in pile:
            worth += QUALITY * quality(card)
    if resting:
        kept = any(not one.lost for one in hero.active)
        return worth + stamina(hand + len(discard) - kept, 0, need)
    if hero.picks.cards[:1] == [REST]:  # a long rest: one card less, the others in hand
        return worth + stamina(hand + len(discard) - 1, 0, need)
    return worth + stamina(hand + len(picked), len(discard), need)


@cache
def quality(card: str) -> float:
    """How gladly a card is kept."""
    return sum(half_quality(sketch_of(card, half)) for half in ("top", "bottom"))


def half_quality(half: Sketch) -> float:
    worth = 0.8 * (half.steps + half.after) + 0.7 * half.heal + 0.5 * half.aid
    if half.strike is not None:
        one = half.strike
        worth += one.value * (one.first + one.more) * (1.0 if one.melee else 1.3) + 0.5 * one.extra
    if half.recovers:
        worth += 12.0
    return 0.5 * worth if half.lost and not half.recovers else worth


def loss_of_card(hero: Hero, need: float) -> float:
    """What it costs to lose a played card for good."""
    hand = len(hero.hand.cards) + len(hero.picks.cards)
    discard = len(discards_of(hero))
    if hand + discard < 2:
        return 0.0
    rest = max(0, hand - 2)
    return stamina(rest, discard + 2, need) - stamina(rest, discard + 1, need)
