"""What effects do in and around battles, and to monsters."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..rules.counts import amount, own_side
from ..rules.dice import add_dice, name_of, tell_dice
from ..rules.filters import realm_fits
from ..rules.land import distances, home_of, monster_at, units_at
from ..rules.monsters import GUARDIAN, control, controllable, defeat, send_home, strength
from ..rules.units import fits, kind_of
from ..state import GONE, READY, Battle, Side, Table
from . import vocabulary as e
from .aim import Aim
from .dice_choices import choose_dice, choose_side
from .measures import RealmFilter
from .registry import effects

CHOICE = "EL-GEN-1"


def sides(game: Table, aim: Aim) -> tuple[Side | None, list[Side]]:
    """The own side in this battle, and those it is against; EL-VAR-TEAM-7: no teammate."""
    battle = game.state.battle
    if battle is None:
        return None, []
    own = own_side(battle, aim)
    seat = own.seat if own is not None else aim.player.seat
    return own, [one for one in battle.sides if not game.state.allied(seat, one.seat)]


def rolled(game: Table) -> bool:
    battle = game.state.battle
    return battle is not None and battle.stage not in ("join", "dice", "swords")


# Dice before the roll


@effects.on(e.AddDice)
def run_add_dice(game: Table, aim: Aim, effect: e.AddDice) -> None:
    own, _ = sides(game, aim)
    if own is not None:
        add_dice(own, amount(game, aim, effect.amount))
        game.tell("has-dice", who=name_of(game, own), number=own.pool)


@effects.possible_if(e.AddDice)
def can_add_dice(game: Table, aim: Aim, effect: e.AddDice) -> bool:
    own, _ = sides(game, aim)
    return own is not None and own.pool < 6 and amount(game, aim, effect.amount) > 0


@effects.on(e.RemoveDice)
def run_remove_dice(game: Table, aim: Aim, effect: e.RemoveDice) -> Rule[None]:
    found = removable(game, aim, effect)
    if effect.side == "one" and found:
        found = [(yield from choose_side(game, aim, found))]
    for side in found:
        add_dice(side, -effect.amount)
        game.tell("has-dice", who=name_of(game, side), number=side.pool)


@effects.possible_if(e.RemoveDice)
def can_remove_dice(game: Table, aim: Aim, effect: e.RemoveDice) -> bool:
    return bool(removable(game, aim, effect))


def removable(game: Table, aim: Aim, effect: e.RemoveDice) -> list[Side]:
    _, others = sides(game, aim)
    return [one for one in others if one.pool > 1 and (effect.side != "monster" or one.monster)]


# Dice after the roll


@effects.on(e.SetDie)
def run_set_die(game: Table, aim: Aim, effect: e.SetDie) -> Rule[None]:
    own, others = sides(game, aim)
    if not rolled(game):  # EL-BATTLE-9: preset dice are not rolled
        if own is not None and effect.side == "own":
            own.preset += [effect.face] * effect.dice
        return
    side = own
    if effect.side == "foe":
        side = (yield from choose_side(game, aim, others)) if others else None
    if side is None:
        return
    chosen = yield from choose_dice(game, aim, side, effect.dice, lambda face: face != effect.face)
    for place in chosen:
        side.dice[place] = effect.face
    tell_dice(game, side)


@effects.possible_if(e.SetDie)
def can_set_die(game: Table, aim: Aim, effect: e.SetDie) -> bool:
    own, others = sides(game, aim)
    if not rolled(game):
        return effect.side == "own" and own is not None and len(own.preset) < own.pool
    targets = others if effect.side == "foe" else [own] if own is not None else []
    return any(face != effect.face for side in targets for face in side.dice)


@effects.on(e.Reroll)
def run_reroll(game: Table, aim: Aim, effect: e.Reroll) -> Rule[None]:
    found = rerollable(game, aim, effect)
    if not found:
        return
    side = found[0]
    if len(found) > 1:
        side = yield from choose_side(game, aim, found)
    if effect.all_of:
        while any(face <= effect.upto for face in side.dice) and effect.upto < 6:
            side.dice = [
                game.chance.die("battle") if face <= effect.upto else face for face in side.dice
            ]
    else:
        chosen = yield from choose_dice(
            game,
            aim,
            side,
            effect.dice,
            lambda face: face <= effect.upto,
            optional=True,
            highest=effect.side != "own",
        )
        for place in chosen:
            side.dice[place] = game.chance.die("battle")
    tell_dice(game, side)


@effects.possible_if(e.Reroll)
def can_reroll(game: Table, aim: Aim, effect: e.Reroll) -> bool:
    return bool(rerollable(game, aim, effect))


def rerollable(game: Table, aim: Aim, effect: e.Reroll) -> list[Side]:
    own, others = sides(game, aim)
    if effect.side == "own":
        found = [own] if own is not None else []
    elif effect.side == "monster":
        found = [one for one in others if one.monster]
    else:
        found = others
    return [one for one in found if any(face <= effect.upto for face in one.dice)]


@effects.on(e.ShiftDie)
def run_shift_die(game: Table, aim: Aim, effect: e.ShiftDie) -> Rule[None]:
    own, _ = sides(game, aim)
    if own is None:
        return
    chosen = yield from choose_dice(
        game,
        aim,
        own,
        effect.dice,
        lambda face: 1 <= face + effect.by <= 6,
        optional=True,
        highest=effect.by > 0,
    )
    for place in chosen:
        own.dice[place] += effect.by
    tell_dice(game, own)


@effects.possible_if(e.ShiftDie)
def can_shift_die(game: Table, aim: Aim, effect: e.ShiftDie) -> bool:
    own, _ = sides(game, aim)
    return own is not None and any(1 <= face + effect.by <= 6 for face in own.dice)


@effects.on(e.SwapDie)
def run_swap_die(game: Table, aim: Aim, effect: e.SwapDie) -> Rule[None]:
    own, others = sides(game, aim)
    if own is None or not own.dice or not others:
        return
    other = others[0] if len(others) == 1 else (yield from choose_side(game, aim, others))
    if own.monster and min(own.dice) >= max(other.dice):  # EL-MONSTER-8: it would only lose
        return
    mine = yield from choose_dice(game, aim, own, 1, lambda face: True)
    theirs = yield from choose_dice(game, aim, other, 1, lambda face: True, highest=True)
    if mine and theirs:
        a, b = mine[0], theirs[0]
        own.dice[a], other.dice[b] = other.dice[b], own.dice[a]
        tell_dice(game, own)
        tell_dice(game, other)


@effects.possible_if(e.SwapDie)
def can_swap_die(game: Table, aim: Aim, effect: e.SwapDie) -> bool:
    own, others = sides(game, aim)
    return own is not None and bool(own.dice) and any(one.dice for one in others)


# Around the battle


@effects.on(e.CancelBattle)
def run_cancel(game: Table, aim: Aim, effect: e.CancelBattle) -> None:
    game.state.cancelled = True


@effects.on(e.SaveUnits)
def run_save_units(game: Table, aim: Aim, effect: e.SaveUnits) -> Rule[None]:
    player, battle = aim.player, game.state.battle
    if battle is None:
        return
    for _ in range(effect.amount):
        options: dict[str, str] = {
            f"save:{kind_of(unit)}": unit for unit in savable(game, aim, battle, effect)
        }
        if not options:
            return
        options["pass"] = ""
        unit = yield from pick(player.seat, CHOICE, options, about=aim.source)
        if not unit:
            return
        if effect.to == "ready":
            player.units[unit] = READY
        else:
            battle.keep.append(f"{player.seat}:{unit}")


def savable(game: Table, aim: Aim, battle: Battle, effect: e.SaveUnits) -> list[str]:
    player = aim.player
    return [
        unit
        for unit in units_at(player, battle.at)
        if fits(unit, effect.unit, aim.unit) and f"{player.seat}:{unit}" not in battle.keep
    ]


@effects.possible_if(e.SaveUnits)
def can_save(game: Table, aim: Aim, effect: e.SaveUnits) -> bool:
    battle = game.state.battle
    return battle is not None and bool(savable(game, aim, battle, effect))


@effects.on(e.StopRush)
def run_stop_rush(game: Table, aim: Aim, effect: e.StopRush) -> None:
    game.state.rush_stopped = True


# Monsters


def monsters_in(game: Table, aim: Aim, realm: RealmFilter, most: int = 5) -> list[str]:
    """Uncontrolled monsters on the map that fit."""
    return [
        monster
        for monster, where in game.state.monsters.items()
        if where >= 0 and strength(monster) <= most and realm_fits(game, aim, where, realm)
    ]


def choose_monster(game: Table, aim: Aim, found: list[str]) -> Rule[str]:
    options = {f"monster:{one}": one for one in found}
    return (yield from pick(aim.player.seat, CHOICE, options, about=aim.source))


@effects.on(e.ControlMonster)
def run_control(game: Table, aim: Aim, effect: e.ControlMonster) -> Rule[None]:
    found = to_control(game, aim, effect)
    if found:
        control(game, aim.player, (yield from choose_monster(game, aim, found)))


def to_control(game: Table, aim: Aim, effect: e.ControlMonster) -> list[str]:
    found = monsters_in(game, aim, effect.realm, effect.strength)
    return [one for one in found if controllable(one)]


@effects.possible_if(e.ControlMonster)
def can_control(game: Table, aim: Aim, effect: e.ControlMonster) -> bool:
    return bool(to_control(game, aim, effect))


@effects.on(e.SendHome)
def run_send_home(game: Table, aim: Aim, effect: e.SendHome) -> Rule[None]:
    found = away(game, aim, effect)
    if found:
        yield from send_home(game, (yield from choose_monster(game, aim, found)))


def away(game: Table, aim: Aim, effect: e.SendHome) -> list[str]:
    state = game.state
    return [
        one
        for one in monsters_in(game, aim, effect.realm)
        if home_of(state, one) not in (None, state.monsters[one])
    ]


@effects.possible_if(e.SendHome)
def can_send_home(game: Table, aim: Aim, effect: e.SendHome) -> bool:
    return bool(away(game, aim, effect))


@effects.on(e.MoveMonster)
def run_move_monster(game: Table, aim: Aim, effect: e.MoveMonster) -> Rule[None]:
    state = game.state
    movable = [
        one for one in monsters_in(game, aim, "any") if monster_goals(game, aim, one, effect)
    ]
    if not movable:
        return
    monster = yield from choose_monster(game, aim, movable)
    options = {
        f"to:{state.realms[place].tile}": place
        for place in monster_goals(game, aim, monster, effect)
    }
    place = yield from pick(aim.player.seat, CHOICE, options, about=monster)
    state.monsters[monster] = place
    game.tell("monster-moved", monster=monster, realm=state.realms[place].tile)


def monster_goals(game: Table, aim: Aim, monster: str, effect: e.MoveMonster) -> list[int]:
    state = game.state
    steps = distances(state.hexes, state.monsters[monster])
    return [
        place
        for place, far in enumerate(steps)
        if 0 < far <= effect.reach
        and not monster_at(state, place)
        and realm_fits(game, aim, place, effect.to)
    ]


@effects.possible_if(e.MoveMonster)
def can_move_monster(game: Table, aim: Aim, effect: e.MoveMonster) -> bool:
    return any(monster_goals(game, aim, one, effect) for one in monsters_in(game, aim, "any"))


@effects.on(e.DefeatMonster)
def run_defeat(game: Table, aim: Aim, effect: e.DefeatMonster) -> Rule[None]:
    found = monsters_in(game, aim, effect.realm, effect.strength)
    if found:
        yield from defeat(game, (yield from choose_monster(game, aim, found)))


@effects.possible_if(e.DefeatMonster)
def can_defeat(game: Table, aim: Aim, effect: e.DefeatMonster) -> bool:
    return bool(monsters_in(game, aim, effect.realm, effect.strength))


@effects.on(e.ReviveMonster)
def run_revive(game: Table, aim: Aim, effect: e.ReviveMonster) -> Rule[None]:
    found = revivable(game, effect)
    if not found:
        return
    monster = yield from choose_monster(game, aim, found)
    if effect.control:
        control(game, aim.player, monster)
    else:
        yield from send_home(game, monster)


def revivable(game: Table, effect: e.ReviveMonster) -> list[str]:
    state = game.state
    return [
        one
        for one, where in state.monsters.items()
        if where == GONE
        and one != GUARDIAN
        and (controllable(one) if effect.control else home_of(state, one) is not None)
    ]


@effects.possible_if(e.ReviveMonster)
def can_revive(game: Table, aim: Aim, effect: e.ReviveMonster) -> bool:
    return bool(revivable(game, effect))
