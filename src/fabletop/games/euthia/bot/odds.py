"""Fight odds: the strength of monsters, and the probability that a hero wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, sqrt
from typing import NamedTuple

from ..effects import vocabulary as e
from ..library import library
from ..records import Foe
from ..rules.places import in_range
from .power import ROLLS, force_of, mean_hits

GOLD, SILVER, GAAR = 2.8, 1.0, 0.4  # wounds by a play of cards, by a Gaar
SUREST = 0.95  # of fights that look won some are lost all the same
ODD = 0.3  # what a special effect of a diagram does, in wounds

# Foes


class Bite(NamedTuple):
    """How a monster strikes: mean wounds, their spread, what one point of strength changes."""

    mean: float
    spread: float
    slope: float


@cache
def bite_of(foe: Foe) -> Bite:
    struck = [found.wounds if (found := in_range(foe.diagram, roll)) else 0 for roll in ROLLS]
    weaker = [found.wounds if (found := in_range(foe.diagram, roll - 2)) else 0 for roll in ROLLS]
    deadly = 3.0 if any(isinstance(fx, e.Slay) for one in foe.diagram for fx in one.effects) else 0
    odd = sum(len(found.effects) for roll in ROLLS if (found := in_range(foe.diagram, roll)))
    mean = (sum(struck) + ODD * odd) / 36
    spread = sqrt(sum((one - mean) ** 2 for one in struck) / 36)
    return Bite(mean + deadly / 3, spread, (sum(struck) - sum(weaker)) / 72)


class Level(NamedTuple):
    """A monster, or the middle of a deck of unknown ones."""

    vitality: float
    bite: Bite
    penalty: float
    cards: float  # what cards and Gaar add in the whole fight, in wounds


class Means(NamedTuple):
    """What a monster brings to a fight."""

    chaos: float
    gaar: float
    silver: float
    gold: float


@cache
def menace(means: Means, silver: float, gold: float) -> float:
    """Cards laid against the hero and Gaar, in wounds: as many plays as there are chaos tokens,
    gold cards first. `silver` and `gold` lie ready beside those the monster brings."""
    golden = min(means.chaos, gold + means.gold)
    silvery = min(means.chaos - golden, silver + means.silver)
    return round(GOLD * golden + SILVER * silvery + GAAR * means.gaar, 1)


@cache
def means_of(foe: Foe) -> Means:
    return Means(foe.chaos, foe.gaar, foe.silver, foe.gold)


@cache
def typical_means(level: int) -> Means:
    deck = [means_of(one) for one in library().monsters.values() if one.level == level]
    return Means(*(sum(values) / len(deck) for values in zip(*deck, strict=True)))


@cache
def level_of(foe: Foe) -> Level:
    return Level(foe.vitality, bite_of(foe), foe.penalty, menace(means_of(foe), 1, 0))


@cache
def typical(level: int) -> Level:
    return middle([one for one in library().monsters.values() if one.level == level])


@cache
def typical_elite(level: int) -> Level:
    return middle([one for one in library().elites.values() if one.level == level])


def middle(deck: Sequence[Foe]) -> Level:
    bites = [bite_of(one) for one in deck]
    number = len(deck)
    return Level(
        sum(one.vitality for one in deck) / number,
        Bite(*(sum(values) / number for values in zip(*bites, strict=True))),
        sum(one.penalty for one in deck) / number,
        sum(menace(means_of(one), 1, 0) for one in deck) / number,
    )


# Odds


@lru_cache(maxsize=20_000)
def odds(
    slots: tuple[str, ...],
    left: float,
    health: float,
    tokens: int,
    foe: Level,
    hero_first: bool = False,
    begun: bool = False,
) -> float:
    """How likely the hero outlasts the monster: blows needed against blows endured."""
    if health <= 0:
        return 0.0
    if left <= 0:
        return 1.0
    force = force_of(slots)
    shift = round(force.clover - max(0.0, foe.penalty - force.ease))
    blow = max((mean_hits(id, number, shift) for id, number in force.weapons), default=0.0)
    skilled = [mean_hits(id, number, shift) for id, number in force.skills]
    if blow <= 0:
        if not skilled:
            return 0.0
        blow = 0.4 * max(skilled)
    blow += force.hits
    pool = force.once_hits + 0.22 * force.once_clover + force.again * blow
    pool += sum(max(0.0, one + force.hits - blow) for one in skilled)
    pool += (0.5 + 0.1 * force.gaar) * min(tokens, 6)
    if not begun and force.first:
        pool += max(mean_hits(id, number, shift) for id, number in force.first) + force.hits
    needed = max(1.0, (left - 0.8 * pool) / max(0.1, blow) + 0.3)
    attacks = needed - 1.0 if hero_first else needed
    bite = foe.bite
    each = max(0.12 * bite.mean, bite.mean - 0.85 * force.wounds - bite.slope * force.paw)
    harm = attacks * each - force.once_wounds - bite.slope * force.once_paw
    harm = max(0.1 * attacks, harm - force.skips * bite.mean) + foe.cards
    margin = (health + force.heal - 0.5 - harm) / (bite.spread * sqrt(attacks + 0.2) + 0.4)
    return SUREST / (1.0 + exp(-1.0 - 1.6 * max(-20.0, min(20.0, margin))))
