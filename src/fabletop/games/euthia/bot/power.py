"""How strong a hero is in combat, from the tiles on the board."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from ..effects import standing as s
from ..effects import vocabulary as e
from ..effects.uses import Use
from ..library import library
from ..records import Tile
from ..rules.places import in_range

ROLLS = tuple(one + two for one in range(1, 7) for two in range(1, 7))
# what counts amount to in the middle of a game
COUNTS = {
    "once": 1.0, "set": 2.0, "gaar": 2.0, "dwurt": 3.0, "missing": 2.0, "round": 2.0,
    "essences": 1.0, "gems": 1.0, "trophies": 1.5, "cards": 3.0, "hope": 1.0, "chaos": 1.0,
    "hits": 3.0, "skills": 3.0,
}  # fmt: skip
UNSURE = 0.5  # a use under a condition
OUT_OF_SET = 0.12  # a use whose set is not worn yet


class Force(msgspec.Struct):
    """Means of combat: in every combat round, and once in a fight; and what helps elsewhere."""

    hits: float = 0.0
    clover: float = 0.0
    paw: float = 0.0
    wounds: float = 0.0
    once_hits: float = 0.0
    once_clover: float = 0.0
    once_paw: float = 0.0
    once_wounds: float = 0.0
    skips: float = 0.0  # monster attacks that do not happen
    again: float = 0.0  # further attacks
    heal: float = 0.0
    ease: float = 0.0
    gaar: float = 0.0  # what a Gaar does beyond the common
    use: float = 0.0  # reputation a turn brings by it outside combat
    score: float = 0.0  # reputation in final scoring
    weapons: tuple[tuple[str, int], ...] = ()
    skills: tuple[tuple[str, int], ...] = ()
    first: tuple[tuple[str, int], ...] = ()


@cache
def mean_hits(id: str, strike: int, shift: int) -> float:
    """Hits of an average attack with two dice and this much added."""
    diagram = library().tiles[id].uses[strike].diagram
    total = 0.0
    for roll in ROLLS:
        found = in_range(diagram, roll + shift)
        if found is not None:
            total += found.hits + sum(side_hits(one) for one in found.effects)
    return total / 36


def side_hits(effect: e.AnyEffect) -> float:
    """What else a line of a weapon's diagram does, in hits."""
    if isinstance(effect, e.EachRound):
        return 1.5 * sum(side_hits(one) for one in effect.effects)
    if isinstance(effect, e.Hit | e.Hits):
        return float(effect.amount)
    if isinstance(effect, e.Paw | e.Heal | e.Clover):
        return 0.25 * abs(effect.amount)
    if isinstance(effect, e.Wound):
        return -0.5 * effect.amount
    return 0.2


# Tiles


def add_use(force: Force, id: str, one: Tile, number: int, use: Use, worn: int) -> None:
    share = 1.0
    if use.set_size and worn < use.set_size:
        share = OUT_OF_SET if worn == use.set_size - 1 else OUT_OF_SET / 2
    if use.when != Use("none").when:
        share *= UNSURE
    if use.diagram and share > UNSURE / 2:
        strike = (id, number)
        if use.timing == "first-strike":
            force.first += (strike,)
        elif one.kind == "weapon":
            force.weapons += (strike,)
        else:
            force.skills += (strike,)
    cost = 0.35 * (use.cost.gaar + use.cost.dwurt) + 0.15 * use.cost.coins + 0.2 * use.cost.health
    force.once_hits -= share * cost
    steady = one.kind == "shield" or use.timing == "permanent"
    if use.trigger == "wounded":
        share *= 1.5
    elif use.trigger:
        steady = False
    for change in use.changes:
        add_change(force, change, share)
    for effect in use.effects:
        add_effect(force, effect, share, steady)


def add_change(force: Force, change: s.AnyStanding, share: float) -> None:
    if isinstance(change, s.RollBonus):
        if change.rolls != "confront":
            force.clover += share * change.amount * COUNTS[change.per]
    elif isinstance(change, s.StrengthShift):
        force.paw -= share * change.amount
    elif isinstance(change, s.WoundShift):
        force.wounds -= share * change.amount
    elif isinstance(change, s.HitShift):
        force.hits += share * change.amount * COUNTS[change.per]
    elif isinstance(change, s.EasePenalty):
        force.ease += share * change.amount
    elif isinstance(change, s.GaarPower):
        force.gaar += share * (change.roll + change.monster)
    elif isinstance(change, s.FullShield):
        force.clover += share * 0.5
    elif isinstance(change, s.FinalScore):
        force.score += share * change.amount * COUNTS[change.per]
    elif isinstance(change, s.Discount | s.BetterSale):
        force.use += share * 0.25 * change.coins
    else:
        force.use += share * other_change(change)


def other_change(change: s.AnyStanding) -> float:
    """Reputation a turn, roughly, of a rule that reads otherwise for the hero."""
    if isinstance(change, s.WiderFame):
        return 0.03 * change.amount
    if isinstance(change, s.HealMore):
        return 0.15 * change.amount
    if isinstance(change, s.Shelter):
        return 0.2 * max(1, len(change.elements))
    if isinstance(change, s.HandLimit):
        return 0.1 * change.cards
    return 0.3


def add_effect(force: Force, effect: e.AnyEffect, share: float, steady: bool) -> None:
    amount = share * float(getattr(effect, "amount", 1))
    if isinstance(effect, e.Counted):
        amount *= COUNTS[effect.per]
        if effect.most:
            amount = max(-effect.most, min(effect.most, amount))
    if isinstance(effect, e.Hits | e.Hit):
        if steady:
            force.hits += amount
        else:
            force.once_hits += amount
    elif isinstance(effect, e.Clover):
        if steady:
            force.clover += amount
        else:
            force.once_clover += amount
    elif isinstance(effect, e.Paw):
        if steady:
            force.paw -= amount
        else:
            force.once_paw -= amount
    elif isinstance(effect, e.Wounds):
        if steady:
            force.wounds -= amount
        else:
            force.once_wounds -= amount
    elif isinstance(effect, e.Heal):
        force.heal += amount
    elif isinstance(effect, e.Wound):
        force.heal -= amount
    elif isinstance(effect, e.ThisCombat):
        for change in effect.changes:
            add_change(force, change, share * 0.9)
    elif isinstance(effect, e.EachRound):
        for one in effect.effects:
            add_effect(force, one, share * 0.8, True)
    elif isinstance(effect, e.ChooseOne):
        for bundle in effect.of:
            for one in bundle.effects:
                add_effect(force, one, share * 1.2 / len(effect.of), steady)
    elif isinstance(effect, e.Roll):
        for line in effect.ranges:
            for one in line.effects:
                add_effect(force, one, share / len(effect.ranges), steady)
    else:
        add_other(force, effect, amount, share)


def add_other(force: Force, effect: e.AnyEffect, amount: float, share: float) -> None:
    if isinstance(effect, e.Reroll | e.TurnDie):
        if effect.whose == "hero":
            force.once_clover += 2 * share
        else:
            force.once_paw += 2 * share
    elif isinstance(effect, e.DropDie):
        force.skips += 0.6 * share
    elif isinstance(effect, e.SkipAttack):
        force.skips += share
    elif isinstance(effect, e.StrikeAgain):
        force.again += 0.8 * share
    elif isinstance(effect, e.Riposte):
        force.once_hits += 0.4 * share * effect.hits
    elif isinstance(effect, e.Gaar | e.Dwurt | e.TakeGaar | e.Hope):
        force.once_hits += 0.45 * amount
    elif isinstance(effect, e.Chaos):  # each token is a play of cards
        force.once_wounds -= amount
    elif isinstance(effect, e.MonsterGaar):
        force.once_wounds -= 0.5 * amount
    elif isinstance(effect, e.BarCards | e.Silence):
        force.once_wounds += 1.2 * share
    else:
        force.use += share * other_use(effect)


def other_use(effect: e.AnyEffect) -> float:
    """Reputation, roughly, of what a tile does outside combat."""
    if isinstance(effect, e.Move):
        return 0.22 * effect.amount
    if isinstance(effect, e.Coins):
        return 0.2 * effect.amount
    if isinstance(effect, e.Reputation):
        return 0.6 * effect.amount
    if isinstance(effect, e.TakeAction):
        return {"combat": 0.9, "mining": 0.5, "trade": 0.4}[effect.action]
    if isinstance(effect, e.TradeAt):
        return 0.5
    if isinstance(effect, e.GainGem | e.GainEssence | e.GainTile):
        return 0.45 * effect.amount
    if isinstance(effect, e.Teleport):
        return 0.1 + 0.12 * effect.range
    if isinstance(effect, e.Draw):
        return 0.25 if effect.colour == "gold" else 0.08
    if isinstance(effect, e.Withdraw):
        return 0.8
    if isinstance(effect, e.Ready | e.TeleportTo | e.Cart):
        return 0.3
    if isinstance(effect, e.Scout | e.Track):
        return 0.2
    return 0.08


@lru_cache(maxsize=4096)
def force_of(slots: tuple[str, ...]) -> Force:
    """Of all tiles on the board that are ready to be used (others as "")."""
    tiles = [library().tiles[id] for id in slots if id]
    worn: dict[str, int] = {}
    for one in tiles:
        if one.armour:
            worn[one.armour] = worn.get(one.armour, 0) + 1
    pieces = max(worn.values(), default=0)
    force = Force()
    for id in slots:
        if id:
            one = library().tiles[id]
            for number, use in enumerate(one.uses):
                add_use(force, id, one, number, use, pieces)
    return force
