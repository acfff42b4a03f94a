"""Abilities that act in a window: which of them fit an event, and using them."""

from __future__ import annotations

from functools import cache, partial

from ....kernel.ask import Deed, Rule
from ..effects.abilities import Trigger
from ..effects.aim import Aim
from ..effects.registry import effects
from ..library import library
from ..records import MonsterTrigger
from ..state import Player, Table
from .concern import concerns, side_of_player, unit_fits
from .counts import all_hold, facing
from .events import OF_A_UNIT, Event
from .filters import realm_fits
from .land import distances
from .mimicry import MIMIC, abilities_of, copy, may_copy, standing_abilities, triggers_of
from .paying import can_pay, pay
from .standing import element_fits, heard, held_of, stands, triggers_on
from .tiles import owed
from .units import fits
from .uses import (
    by_mimic,
    copied,
    note_in_battle,
    note_in_turn,
    used_in_battle,
    used_in_turn,
)


def owned(game: Table, player: Player, event: Event, must: bool) -> dict[str, Deed]:
    """The triggers of a player that fit an event, by key."""
    found: dict[str, Deed] = {}
    window = heard(event.window)
    wanted = window.must if must else window.may
    if wanted:
        known = triggers_on(event.window)
        for id, orb in held_of(player, wanted):
            for name, trigger, element, needs_orb in known[id]:
                if needs_orb and not orb:
                    continue
                optional = trigger.may or bool(trigger.pay.size)
                aim = Aim(player, id, element, event.here, event.unit, side_of_player(game, player))
                if optional == must or not matches(game, aim, name, trigger, event):
                    continue
                key = f"use:{name}" if f"use:{name}" not in found else f"use:{name}:2"
                found[key] = partial(use, game, aim, name, trigger)
    if MIMIC in player.units and not must:
        found |= mimicked(game, player, event)
    return found


def out_of_purse(game: Table, player: Player, event: Event) -> bool:
    """EL-FREE-3: is there an ability here that only cashing treasure could pay for?"""
    wanted = heard(event.window).may
    shown = {kind for one in player.treasure for kind in library().treasures[one].shows}
    if not wanted or not shown:
        return False
    known = triggers_on(event.window)
    for id, orb in held_of(player, wanted):
        for name, trigger, element, needs_orb in known[id]:
            cost = owed(trigger.pay)
            if not cost or (needs_orb and not orb) or shown.isdisjoint(("gold", *cost)):
                continue
            aim = Aim(player, id, element, event.here, event.unit, side_of_player(game, player))
            if not can_pay(player, cost) and matches(game, aim, name, trigger, event, paid=True):
                return True
    return False


def mimicked(game: Table, player: Player, event: Event) -> dict[str, Deed]:
    """EL-VAR-MERC-8: abilities of other kinds of units that the Mimic may use now, by key."""
    found: dict[str, Deed] = {}
    for ability in abilities_of(player):
        if not may_copy(player, ability.id):
            continue
        for trigger in triggers_of(ability.id):
            if trigger.on != event.window:
                continue
            side = side_of_player(game, player)
            aim = Aim(player, player.faction, player.element, event.here, event.unit, side)
            if matches(game, aim, by_mimic(ability.id), trigger, event):
                found[f"mimic:{ability.id}"] = partial(
                    use, game, aim, ability.id, trigger, copying=True
                )
    if event.window == "join" and not copied(player):
        where = player.units[MIMIC]
        if where >= 0 and 0 <= distances(game.state.hexes, event.here)[where] <= 2:
            found |= mimicries(game, player)
    return found


def mimicries(game: Table, player: Player) -> dict[str, Deed]:
    """D-40: abilities that change rules are copied by saying so, for the rest of the turn."""
    if copied(player):
        return {}
    return {
        f"mimic:{ability}": partial(copy, game, player, ability)
        for ability in standing_abilities(player.faction)
    }


def matches(
    game: Table, aim: Aim, name: str, trigger: Trigger, event: Event, paid: bool = False
) -> bool:
    """Does everything named on the ability fit the event? `paid` leaves its price aside."""
    player = aim.player
    if not concerns(game, player, trigger.who, event):
        return False
    anywhere = event.window in ("battle-pending", "join") and trigger.who == "anyone"
    if not anywhere and not unit_fits(game, player, trigger.unit, event):
        return False
    if event.here >= 0 and not realm_fits(game, aim, event.here, trigger.realm):
        return False
    if event.element and not element_fits(trigger.element, event.element, aim.element):
        return False
    return ready_to_use(game, aim, name, trigger, paid)


def ready_to_use(game: Table, aim: Aim, name: str, trigger: Trigger, paid: bool = False) -> bool:
    """How often it was used, its conditions, its price, and whether it can do anything."""

    player, battle = aim.player, game.state.battle
    once = "turn" if trigger.on == "own-turn" else trigger.once
    if once == "turn" and used_in_turn(player, name):
        return False
    if once == "battle" and battle is not None and used_in_battle(battle, player, name):
        return False
    if trigger.against != "any" and not facing(game, aim, trigger.against):
        return False
    if trigger.when and not all_hold(game, aim, trigger.when):
        return False
    if trigger.pay.size and not paid and not can_pay(player, owed(trigger.pay)):
        return False
    return not trigger.may or effects.possible(game, aim, trigger.effects)


def use(game: Table, aim: Aim, name: str, trigger: Trigger, copying: bool = False) -> Rule[None]:
    """Use an ability: pay, note it, do its effects."""
    player, battle = aim.player, game.state.battle
    noted = by_mimic(name) if copying else name
    if trigger.once == "turn" or trigger.on == "own-turn":
        note_in_turn(player, noted)
    if trigger.once == "battle" and battle is not None:
        note_in_battle(battle, player, noted)
    if copying:
        copy(game, player, name)
    game.tell("used", who=player.faction, what=name)
    if trigger.pay.size:
        yield from pay(game, player, owed(trigger.pay), name)
    yield from effects.run(game, aim, trigger.effects)


# Monsters that act while they stand on a realm


@cache
def monster_triggers_on(window: str) -> dict[str, tuple[MonsterTrigger, ...]]:
    """EL-MONSTER-8: what binds every player while a monster is on the map."""
    found: dict[str, tuple[MonsterTrigger, ...]] = {}
    for id, monster in library().monsters.items():
        some = tuple(
            trigger
            for one in monster.abilities
            if one.scope == "while"
            for trigger in one.triggers
            if trigger.on == window
        )
        if some:
            found[id] = some
    return found


def monsters_act(game: Table, event: Event) -> Rule[None]:

    state = game.state
    known = monster_triggers_on(event.window)
    if not known or state.peace or event.actor is None or event.actor.ghost:
        return
    for id, triggers in known.items():
        if not stands(state, id):
            continue
        for trigger in triggers:
            aim = Aim(event.actor, id, library().monsters[id].element or "", event.here, event.unit)
            if event.window in OF_A_UNIT and not fits(event.unit, trigger.unit):
                continue
            if event.here >= 0 and not realm_fits(game, aim, event.here, trigger.realm):
                continue
            if all_hold(game, aim, trigger.when):
                game.tell("monster-acts", monster=id)
                yield from effects.run(game, aim, trigger.effects)
