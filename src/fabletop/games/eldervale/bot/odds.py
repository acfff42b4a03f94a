"""Evaluation of a battle: the odds, what victory brings, what defeat costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from ..effects.abilities import Ability
from ..effects.measures import UnitFilter
from ..effects.modifiers import AnyModifier
from ..effects.vocabulary import AnyEffect
from ..library import library
from ..rules.dice import MOST, comparable, unit_dice
from ..rules.land import graph
from ..rules.monsters import GUARDIAN, GUARDIAN_DICE
from ..rules.units import fits
from ..state import MONSTER, Battle, EldervaleState, Place, Player
from .summary import Summary
from .worths import worth_of_change, worth_of_effect

GLORY = 2.6
POWER = 0.8  # the choice of power instead of glory
HARM = 0.25  # the defeat of another side
WORKER, ADVANCED = 0.9, 1.3  # a unit sent to the Underworld, less the sword it brings
DICE_POWER = 1.6  # the odds of winning go with about this power of the dice
LEADING, TRAILING = 12.0, 1.0  # the strength of a side after the roll
SWORD = 0.5  # dice that a sword not yet spent may bring

Gifts: TypeAlias = dict[
    str, tuple[tuple[UnitFilter, float], ...]
]  # by owner: for which unit, how much


@cache
def dice() -> dict[str, int]:
    """The dice of every figure."""
    box = library()
    own = ("dragon", "wizard", "warrior", *(f"worker-{number}" for number in range(1, 7)))
    found = {id: unit_dice(id) for id in (*own, *box.mercenaries, *box.monsters)}
    return {**found, GUARDIAN: GUARDIAN_DICE}


# What abilities add


def abilities() -> Iterator[tuple[str, Ability]]:
    """Those of factions and cards, without what an orb adds."""
    box = library()
    for faction in box.factions.values():
        for one in faction.abilities:
            yield faction.id, one.ability
    for card in box.adventures.values():
        if card.orb.symbol != "required":
            yield card.id, card.ability


def gathered(
    windows: tuple[str, ...],
    of_effect: Callable[[AnyEffect], float],
    of_change: Callable[[AnyModifier], float] | None = None,
) -> Gifts:
    """What all abilities are worth by these measures; 0 and less is left out."""
    found: dict[str, list[tuple[UnitFilter, float]]] = {}
    for id, ability in abilities():
        gifts = [
            (trigger.unit, sum(map(of_effect, trigger.effects)))
            for trigger in ability.triggers
            if trigger.on in windows and trigger.who == "you"
        ]
        if of_change is not None:
            gifts += [(getattr(one, "unit", "any"), of_change(one)) for one in ability.modifiers]
        found.setdefault(id, []).extend(one for one in gifts if one[1] > 0)
    return {id: tuple(gifts) for id, gifts in found.items() if gifts}


@cache
def edges() -> Gifts:
    """Dice, or as good as dice."""
    return gathered(
        ("dice", "rolled"),
        lambda effect: worth_of_effect(effect).dice,
        lambda change: worth_of_change(change).dice,
    )


@cache
def spoils() -> Gifts:
    """What victory brings besides."""
    return gathered(("won",), lambda effect: worth_of_effect(effect).spoils)


@cache
def comforts() -> Gifts:
    """What makes up for defeat."""
    return gathered(("remove", "underworld"), lambda effect: worth_of_effect(effect).spoils)


def gifts(known: Gifts, player: Player, fighters: list[str]) -> float:
    """All that a player owns of these, as far as a unit of the kind takes part."""
    total = 0.0
    for id in (player.faction, *(held.id for held in player.tableau)):
        for wanted, much in known.get(id, ()):
            if any(fits(unit, wanted) for unit in fighters):
                total += much
    return total


# A battle


def fight(state: EldervaleState, player: Player, battle: Battle, summary: Summary) -> float:
    """The chance of winning times what is won, less what defeat would cost."""
    pools = strengths(state, battle)
    own = pools.pop(player.seat, 0.0)
    if not own or not pools:
        return 0.0
    chance = own / (own + sum(pools.values()))
    fighters = [unit for unit, where in player.units.items() if where == battle.at]
    prize = GLORY if player.glory >= 0 else 0.0
    prize += (POWER if MONSTER in pools else 0.0) + HARM * len(pools)
    prize += gifts(spoils(), player, fighters)
    cost = 0.0
    for unit in fighters:
        cost += WORKER if unit[:7] == "worker-" else ADVANCED
    cost = max(0.0, cost - gifts(comforts(), player, fighters))
    return chance * prize - (1 - chance) * cost * min(1.0, 4 * summary.left)


def strengths(state: EldervaleState, battle: Battle) -> dict[int, float]:
    """How strong each side is: odds of winning are about as these numbers."""
    if battle.stage in ("rolled", "winner"):
        best = max(comparable(side.dice) for side in battle.sides)
        return {
            side.seat: LEADING if comparable(side.dice) == best else TRAILING
            for side in battle.sides
        }
    if battle.sides:
        found = {}
        for side in battle.sides:
            pool: float = side.pool + side.preset.count(6)
            if battle.stage == "swords" and side.seat in battle.waiting:
                pool += hoped(state.players[side.seat], MOST - side.pool)
            found[side.seat] = max(1.0, pool) ** DICE_POWER
        return found
    found = {}
    for player in state.players:
        pool = expected_dice(state, player, battle.at)
        if pool:
            found[player.seat] = pool**DICE_POWER
    for monster, where in state.monsters.items():
        if where == battle.at:
            found[MONSTER] = dice()[monster] ** DICE_POWER
    return found


def hoped(player: Player, most: int) -> float:
    """Dice that swords not yet spent may bring."""
    return SWORD * min(2, most, player.supply["sword"])


def expected_dice(state: EldervaleState, player: Player, at: Place) -> float:
    """EL-BATTLE-5, and what abilities and swords may add."""
    fighters = [unit for unit, where in player.units.items() if where == at]
    if not fighters:
        return 0.0
    rolls = dice()
    pool = hoped(player, 2)
    for unit in fighters:
        pool += rolls[unit]
    beside = graph(state.hexes)[at]
    for place in player.dwellings:
        pool += place == at or place in beside
    return min(float(MOST), pool + gifts(edges(), player, fighters))
