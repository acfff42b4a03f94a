"""What the bot expects of a battle: odds, spoils, and what defeat would cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from ..effects import modifiers as c
from ..effects import vocabulary as e
from ..effects.abilities import Ability
from ..library import library
from ..rules.dice import MOST, comparable, unit_dice
from ..rules.land import graph
from ..rules.monsters import GUARDIAN, GUARDIAN_DICE
from ..rules.units import fits
from ..state import MONSTER, Battle, EldervaleState, Place, Player
from .summary import Glance

GLORY = 2.6
POWER = 0.8  # the choice of power instead of glory
HARM = 0.25  # the defeat of another side
WORKER, ADVANCED = 0.9, 1.3  # a unit sent to the Underworld, less the sword it brings

Gifts: TypeAlias = dict[str, tuple[tuple[str, float], ...]]  # by owner: for which unit, how much


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


def gathered(windows: tuple[str, ...], worth: Callable[[object], float]) -> Gifts:
    found: dict[str, list[tuple[str, float]]] = {}
    for id, ability in abilities():
        gifts = [
            (trigger.unit, sum(map(worth, trigger.effects)))
            for trigger in ability.triggers
            if trigger.on in windows and trigger.who == "you"
        ]
        if "dice" in windows:
            gifts += [(getattr(one, "unit", "any"), worth(one)) for one in ability.modifiers]
        found.setdefault(id, []).extend(one for one in gifts if one[1] > 0)
    return {id: tuple(gifts) for id, gifts in found.items() if gifts}


@cache
def edges() -> Gifts:
    """Dice, or as good as dice."""
    return gathered(("dice", "rolled"), edge)


def edge(part: object) -> float:
    match part:
        case c.Dice(amount=int(amount), side=side):
            return float(amount if side == "own" else -amount)
        case e.AddDice(amount=int(amount)):
            return float(amount)
        case e.SetDie() | e.SwapDie():
            return 1.2
        case c.SwordDice() | c.Forbid() | e.Reroll() | e.ShiftDie() | e.RemoveDice():
            return 0.7
        case c.DwellingDice() | c.WinTies():
            return 0.4
    return 0.0


@cache
def spoils() -> Gifts:
    """What victory brings besides."""
    return gathered(("won",), spoil)


@cache
def comforts() -> Gifts:
    """What takes the sting out of defeat."""
    return gathered(("remove", "underworld"), spoil)


def spoil(part: object) -> float:
    match part:
        case e.Vp(amount=int(amount)):
            return float(amount)
        case e.Gain(bag=bag):
            return 0.9 * bag.size
        case e.Steal() | e.TakeTreasure() | e.Glory():
            return 1.5
        case e.SaveUnits():
            return 0.9
    return 0.0


def gifts(known: Gifts, player: Player, fighters: list[str]) -> float:
    """All that a player owns of these, as far as a unit of the kind takes part."""
    total = 0.0
    for id in (player.faction, *(held.id for held in player.tableau)):
        for wanted, much in known.get(id, ()):
            if any(fits(unit, wanted) for unit in fighters):  # type: ignore[arg-type]
                total += much
    return total


# A battle


def fight(state: EldervaleState, player: Player, battle: Battle, glance: Glance) -> float:
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
    return chance * prize - (1 - chance) * cost * min(1.0, 4 * glance.left)


def strengths(state: EldervaleState, battle: Battle) -> dict[int, float]:
    """How strong each side is: odds of winning go with about the power 1.6 of the dice."""
    if battle.stage in ("rolled", "winner"):
        best = max(comparable(side.dice) for side in battle.sides)
        return {side.seat: 12.0 if comparable(side.dice) == best else 1.0 for side in battle.sides}
    if battle.sides:
        found = {}
        for side in battle.sides:
            pool: float = side.pool + side.preset.count(6)
            if battle.stage == "swords" and side.seat in battle.waiting:
                pool += hoped(state.players[side.seat], MOST - side.pool)
            found[side.seat] = max(1.0, pool) ** 1.6
        return found
    found = {}
    for player in state.players:
        pool = expected_dice(state, player, battle.at)
        if pool:
            found[player.seat] = pool**1.6
    for monster, where in state.monsters.items():
        if where == battle.at:
            found[MONSTER] = dice()[monster] ** 1.6
    return found


def hoped(player: Player, most: int) -> float:
    """Dice that swords not yet spent may bring."""
    return 0.5 * min(2, most, player.supply["sword"])


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
