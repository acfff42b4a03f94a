"""What the bot expects of a battle: odds, spoils, and what defeat would cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .effects import battle_shapes as b
from .effects import modifiers as c
from .effects import shapes as e
from .effects.abilities import Ability, Trigger
from .glance import Glance
from .library import library
from .rules.dice import MOST, comparable, unit_dice
from .rules.land import graph
from .rules.monsters import GUARDIAN, GUARDIAN_DICE
from .rules.units import fits
from .state import MONSTER, Battle, EldervaleState, Place, Player

GLORY = 2.6
POWER = 0.8  # the choice of power instead of glory
HARM = 0.25  # the defeat of another side
WORKER, ADVANCED = 0.9, 1.3  # units sent to the Underworld, less the sword they bring

Gifts = tuple[tuple[str, float], ...]  # for which unit, and how much


@cache
def dice() -> dict[str, int]:
    """The dice of every figure."""
    box = library()
    own = ("dragon", "wizard", "warrior", *(f"worker-{number}" for number in range(1, 7)))
    found = {id: unit_dice(id) for id in (*own, *box.mercenaries, *box.monsters)}
    return {**found, GUARDIAN: GUARDIAN_DICE}


# What abilities add


def abilities() -> Iterator[tuple[str, Ability]]:
    """Of factions and of cards, without what an orb adds."""
    box = library()
    for faction in box.factions.values():
        for one in faction.abilities:
            yield faction.id, one.ability
    for card in box.adventures.values():
        if card.orb.symbol != "required":
            yield card.id, card.ability


@cache
def edges() -> dict[str, Gifts]:
    """Dice, or as good as dice, by owner's id."""
    return gathered(
        lambda ability: [
            *((one.unit, die_worth(one)) for one in ability.modifiers),
            *((one.unit, sum(map(deed_worth, one.effects))) for one in ability.triggers
              if one.on in ("dice", "rolled")),
        ]  # fmt: skip
    )
