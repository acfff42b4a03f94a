"""Dice of a battle: how many, rolled, compared (EL-BATTLE-5 to -12)."""

from __future__ import annotations

from ..effects.aim import Aim
from ..effects.measures import UnitFilter
from ..effects.modifiers import Dice, DwellingDice, SupportFire, SwordDice, WinTies
from ..library import library
from ..state import MONSTER, Battle, Place, Player, Seat, Side, Table
from ..terms import MERCENARIES
from .counts import amount, facing
from .filters import realm_fits
from .land import distances, monster_at, near, units_at
from .monsters import element_of_monster, strength
from .standing import changes_here, monster_changes
from .units import fits, kind_of

MOST = 6  # EL-BATTLE-5


def unit_dice(unit: str) -> int:
    """EL-BATTLE-5: worker 1, warrior 2, dragon 3, the others as on their card."""
    if unit in MERCENARIES:
        return library().mercenaries[unit].dice
    if unit in library().monsters:  # EL-MONSTER-12
        return strength(unit)
    dice: int = getattr(library().constants, f"dice_{kind_of(unit)}")
    return dice


def has_fighter(player: Player, at: Place, wanted: UnitFilter) -> bool:
    return any(where == at and fits(unit, wanted) for unit, where in player.units.items())


def side_of(battle: Battle, seat: Seat) -> Side | None:
    return next((one for one in battle.sides if one.seat == seat), None)


def count_sides(game: Table, battle: Battle) -> None:
    """EL-BATTLE-5, -18: counted once, in step 2."""
    state = game.state
    battle.sides = [Side(player.seat) for player in state.players if units_at(player, battle.at)]
    battle.monster = monster_at(state, battle.at)
    if battle.monster:
        battle.sides.append(Side(MONSTER, battle.monster))
    for side in battle.sides:
        side.pool = min(MOST, base_pool(game, battle, side))
    for side in battle.sides:
        less = foes_change(game, battle, side)
        if less:
            side.pool = max(1, min(MOST, side.pool + less))


def base_pool(game: Table, battle: Battle, side: Side) -> int:
    """Dice of units, dwellings and standing changes; EL-WEAPON-1: weapons are among these."""
    state = game.state
    if side.seat == MONSTER:  # EL-BATTLE-7
        pool = strength(side.monster)
        aim = Aim(state.player, side.monster, element_of_monster(side.monster), battle.at, "", side)
        for change in monster_changes(side.monster, Dice):
            meant = change.side == "own" and facing(game, aim, change.against)
            if meant and realm_fits(game, aim, battle.at, change.realm):
                pool += amount(game, aim, change.amount)
        return max(1, pool)
    player = state.players[side.seat]
    fighters = units_at(player, battle.at)
    pool = sum(unit_dice(unit) for unit in fighters)
    pool += support(game, player, battle.at) + dwelling_dice(game, battle, player)
    for change, element in changes_here(game, player, Dice):
        aim = Aim(player, "", element, battle.at, "", side)
        number = sum(fits(unit, change.unit) for unit in fighters)
        if not number or change.side != "own" or not facing(game, aim, change.against):
            continue
        if realm_fits(game, aim, battle.at, change.realm):
            pool += amount(game, aim, change.amount) * (number if change.each else 1)
    return max(1, pool)


def support(game: Table, player: Player, at: Place) -> int:
    """G-2: archers in adjacent realms add their dice without moving."""
    wanted = [change.unit for change, _ in changes_here(game, player, SupportFire)]
    if not wanted:
        return 0
    beside = near(game.state, at)
    return sum(
        unit_dice(unit)
        for unit, where in player.units.items()
        if where in beside and any(fits(unit, one) for one in wanted)
    )


def dwelling_dice(game: Table, battle: Battle, player: Player) -> int:
    """EL-BATTLE-5, EL-BATTLE-6: one for each own dwelling in the realm and beside it."""
    state = game.state
    if not player.dwellings:
        return 0
    reach = 1
    for other in state.players:
        for change, _ in changes_here(game, other, DwellingDice):
            meant = (
                other is player
                if change.side == "own"
                else not state.allied(other.seat, player.seat)  # EL-VAR-TEAM-7
            )
            if meant and has_fighter(other, battle.at, change.unit):
                reach = change.reach
    if battle.monster:
        for one in monster_changes(battle.monster, DwellingDice):
            if one.side == "foes":
                reach = one.reach
    steps = distances(state.hexes, battle.at)
    return sum(0 <= steps[place] <= reach for place in player.dwellings)


def foes_change(game: Table, battle: Battle, side: Side) -> int:
    """Dice that other sides' abilities give to this one, or take away."""
    state = game.state
    change_in_all = 0
    for other in battle.sides:
        if state.allied(other.seat, side.seat):  # EL-VAR-TEAM-7
            continue
        if other.seat == MONSTER:
            aim = Aim(state.player, other.monster, "", battle.at, "", other)
            for one in monster_changes(other.monster, Dice):
                meant = one.side == "foes" and _against(one, side)
                if meant and realm_fits(game, aim, battle.at, one.realm):
                    change_in_all += amount(game, aim, one.amount)
            continue
        player = state.players[other.seat]
        for one, element in changes_here(game, player, Dice):
            aim = Aim(player, "", element, battle.at, "", other)
            meant = one.side == "foes" and _against(one, side)
            if not meant or not has_fighter(player, battle.at, one.unit):
                continue
            if realm_fits(game, aim, battle.at, one.realm):
                change_in_all += amount(game, aim, one.amount)
    return change_in_all


def _against(change: Dice, side: Side) -> bool:
    return change.against == "any" or (change.against == "monster") == (side.seat == MONSTER)


def dice_per_sword(game: Table, player: Player, at: Place) -> int:
    """EL-BATTLE-8: one die for each sword, unless an ability gives more."""
    return max(
        [
            1,
            *(
                change.dice
                for change, _ in changes_here(game, player, SwordDice)
                if has_fighter(player, at, change.unit)
            ),
        ]
    )


def add_dice(side: Side, number: int) -> None:
    """EL-BATTLE-8: the maximum of 6 stands; never below 1."""
    side.pool = max(1, min(MOST, side.pool + number))


def roll(game: Table, battle: Battle) -> None:
    """EL-BATTLE-9: all roll at once; preset dice are part of the pool and are not rolled."""
    for side in battle.sides:
        preset = side.preset[: side.pool]
        side.dice = [*preset, *game.chance.roll("battle", side.pool - len(preset))]
        side.dice.sort(reverse=True)
        tell_dice(game, side)


def tell_dice(game: Table, side: Side) -> None:
    faces = ", ".join(map(str, sorted(side.dice, reverse=True)))
    game.tell("rolled", who=name_of(game, side), faces=faces)


def name_of(game: Table, side: Side) -> str:
    return side.monster or game.state.players[side.seat].faction


def comparable(dice: list[int]) -> tuple[int, ...]:
    """EL-BATTLE-11: sorted from the highest, a missing die counts 0."""
    return tuple(sorted(dice, reverse=True)) + (0,) * (MOST - len(dice))


def best(game: Table, battle: Battle) -> Side | None:
    """EL-BATTLE-11: the greatest tuple wins; EL-BATTLE-12: shared, nobody does."""
    top = max(comparable(side.dice) for side in battle.sides)
    tied = [side for side in battle.sides if comparable(side.dice) == top]
    if len(tied) == 1:
        return tied[0]
    favoured = [side for side in tied if wins_ties(game, battle, side)]
    return favoured[0] if len(favoured) == 1 else None


def wins_ties(game: Table, battle: Battle, side: Side) -> bool:
    if side.seat == MONSTER:
        return bool(monster_changes(side.monster, WinTies))
    player = game.state.players[side.seat]
    return any(
        has_fighter(player, battle.at, change.unit)
        for change, _ in changes_here(game, player, WinTies)
    )
