"""Runs of effects on tiles, gems and dice."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..library import library
from ..rules.belongings import inactive_gems, is_skill, turn_gem
from ..rules.foes import immune
from ..rules.places import in_range
from ..rules.rolls import modify, reroll, roll_hero
from ..state import Table
from ..stones import Stone, active, kind_of
from . import vocabulary as e
from .aim import Aim
from .registry import effects
from .run_turn import CHOICE

# Tiles and gems


def tired(aim: Aim, what: str) -> list[str]:
    player = aim.player
    return [
        id
        for id in player.exhausted
        if id in player.slots
        and id != aim.source
        and (what == "tile" or is_skill(library().tiles[id]) == (what == "skill"))
    ]


@effects.on(e.Ready)
def ready_tiles(game: Table, aim: Aim, effect: e.Ready) -> Rule[None]:
    for _ in range(effect.amount):
        options = {f"ready:{id}": id for id in tired(aim, effect.what)}
        if not options:
            return
        id = yield from pick(aim.player.seat, CHOICE, options)
        aim.player.exhausted.remove(id)


@effects.possible_if(e.Ready)
def has_tired(game: Table, aim: Aim, effect: e.Ready) -> bool:
    return bool(tired(aim, effect.what))


def dull_gems(aim: Aim) -> dict[str, tuple[str, Stone]]:
    return {f"wake:{kind_of(gem)}:{id}": (id, gem) for id, gem in inactive_gems(aim.player)}


@effects.on(e.WakeGems)
def wake_gems(game: Table, aim: Aim, effect: e.WakeGems) -> Rule[None]:
    for _ in range(effect.amount):
        options = dull_gems(aim)
        if not options:
            return
        id, gem = yield from pick(aim.player.seat, CHOICE, options)
        turn_gem(aim.player, id, gem, active(gem))


@effects.possible_if(e.WakeGems)
def has_dull(game: Table, aim: Aim, effect: e.WakeGems) -> bool:
    return bool(dull_gems(aim))


# Rolls


@effects.on(e.Roll)
def roll(game: Table, aim: Aim, effect: e.Roll) -> Rule[None]:
    """EU-ROLL-9: a hero roll with all modifications."""
    before = game.state.roll if game.state.fight is not None else None
    made = roll_hero(game, aim.player, "other")
    yield from modify(game, aim.player)
    found = in_range(effect.ranges, made.total)
    if before is not None:
        game.state.roll = before
    if found is not None:
        yield from effects.run(game, aim, found.effects)


@effects.on(e.Reroll)
def reroll_dice(game: Table, aim: Aim, effect: e.Reroll) -> Rule[None]:
    made = game.state.roll
    if made is None:
        return
    if effect.dice == 2:
        for die in range(len(made.dice)):
            reroll(game, made, die)
        return
    die = yield from choose_die(game, aim)
    reroll(game, made, die)


@effects.on(e.TurnDie)
def turn_die(game: Table, aim: Aim, effect: e.TurnDie) -> Rule[None]:
    made = game.state.roll
    if made is not None:
        die = yield from choose_die(game, aim)
        made.dice[die] = effect.face or 7 - made.dice[die]


@effects.possible_if(e.Reroll, e.TurnDie)
def has_roll(game: Table, aim: Aim, effect: e.Reroll | e.TurnDie) -> bool:
    made, fight = game.state.roll, game.state.fight
    if made is None or made.of != effect.whose:
        return False
    if fight is None:
        return True
    if effect.whose == "monster" and immune(game.state, fight):  # EU-ELITE-8
        return False
    return fight.stage in ("mon-c2", "hero-c")


def choose_die(game: Table, aim: Aim) -> Rule[int]:
    made = game.state.roll
    assert made is not None
    options = {f"die:{place + 1}": place for place in range(len(made.dice))}
    return (yield from pick(aim.player.seat, CHOICE, options))
