"""What effects do to units and realms."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..rules.actions import act, feasible, may_summon, summon
from ..rules.dwellings import build, sites
from ..rules.filters import realm_fits
from ..rules.land import distances
from ..rules.realms import explore_realm
from ..rules.standing import changes
from ..rules.tiles import tiles
from ..rules.underworld import send_to_underworld
from ..rules.units import fits, kind_of
from ..state import READY, UNDERWORLD, Player, Table
from . import vocabulary as e
from .aim import Aim
from .measures import RealmFilter, UnitFilter, Whose
from .modifiers import Shielded
from .registry import effects

CHOICE = "EL-GEN-1"
Found = dict[str, tuple[Player, str]]


def owners(game: Table, aim: Aim, whose: Whose) -> list[Player]:
    """Whose units may be meant; opponents' only if they are not shielded."""
    player = aim.player
    if whose == "own":
        return [player]
    others = [
        one
        for one in game.state.opponents(player.seat)
        if not any(change.what == "units" for change in changes(game, one, Shielded))
    ]
    return others if whose == "opponent" else [player, *others]


def units_found(game: Table, aim: Aim, unit: UnitFilter, whose: Whose, start: RealmFilter) -> Found:
    """Units in realms that fit, one for each owner, kind and realm."""
    found: Found = {}
    state = game.state
    for owner in owners(game, aim, whose):
        for one, where in owner.units.items():
            if where >= 0 and fits(one, unit, aim.unit):
                key = f"{owner.faction}:{kind_of(one)}:{state.realms[where].tile}"
                if key not in found and realm_fits(game, aim, where, start):
                    found[key] = (owner, one)
    return found


def choose_unit(
    game: Table, aim: Aim, verb: str, found: Found, optional: bool
) -> Rule[tuple[Player, str] | None]:
    options: dict[str, tuple[Player, str] | None] = {
        f"{verb}:{key}": one for key, one in found.items()
    }
    if optional:
        options["pass"] = None
    return (yield from pick(aim.player.seat, CHOICE, options, about=aim.source))


# Moving


@effects.on(e.Relocate)
def run_relocate(game: Table, aim: Aim, effect: e.Relocate) -> Rule[None]:
    """EL-GEN-6: relocating triggers no action, no rush, no battle."""
    state = game.state
    for _ in range(effect.amount):
        found = {
            key: one
            for key, one in units_found(game, aim, effect.unit, effect.whose, effect.start).items()
            if goals(game, aim, one, effect)
        }
        if not found:
            return
        # EL-GEN-1: "one of your units" is as far as possible, "up to" is a choice
        chosen = yield from choose_unit(game, aim, "move", found, optional=effect.amount > 1)
        if chosen is None:
            return
        owner, unit = chosen
        options = {
            f"to:{state.realms[place].tile}": place for place in goals(game, aim, chosen, effect)
        }
        place = yield from pick(aim.player.seat, CHOICE, options, about=kind_of(unit))
        owner.units[unit] = place
        game.tell(
            "relocated", who=owner.faction, unit=kind_of(unit), realm=state.realms[place].tile
        )


def goals(game: Table, aim: Aim, one: tuple[Player, str], effect: e.Relocate) -> list[int]:
    owner, unit = one
    steps = distances(game.state.hexes, owner.units[unit])
    reach = effect.reach or 99
    return [
        place
        for place, far in enumerate(steps)
        if 0 < far <= reach and realm_fits(game, aim, place, effect.to)
    ]


@effects.possible_if(e.Relocate)
def can_relocate(game: Table, aim: Aim, effect: e.Relocate) -> bool:
    found = units_found(game, aim, effect.unit, effect.whose, effect.start)
    return any(goals(game, aim, one, effect) for one in found.values())


@effects.on(e.Recall)
def run_recall(game: Table, aim: Aim, effect: e.Recall) -> Rule[None]:
    for _ in range(effect.amount):
        found = recallable(game, aim, effect)
        if not found:
            return
        verb = "recall" if effect.source == "map" else "raise-unit"
        chosen = yield from choose_unit(game, aim, verb, found, optional=effect.amount > 1)
        if chosen is None:
            return
        owner, unit = chosen
        owner.units[unit] = READY
        game.tell("recalled", who=owner.faction, unit=kind_of(unit))


def recallable(game: Table, aim: Aim, effect: e.Recall) -> Found:
    if effect.source == "map":
        return units_found(game, aim, effect.unit, effect.whose, effect.start)
    return {
        f"{owner.faction}:{kind_of(unit)}": (owner, unit)
        for owner in owners(game, aim, effect.whose)
        for unit, where in owner.units.items()
        if where == UNDERWORLD and fits(unit, effect.unit, aim.unit)
    }


@effects.possible_if(e.Recall)
def can_recall(game: Table, aim: Aim, effect: e.Recall) -> bool:
    return bool(recallable(game, aim, effect))


@effects.on(e.Swap)
def run_swap(game: Table, aim: Aim, effect: e.Swap) -> Rule[None]:
    mine = swappable(game, aim, effect)
    if not mine:
        return
    chosen = yield from choose_unit(game, aim, "move", mine, optional=False)
    assert chosen is not None
    _, unit = chosen
    player = aim.player
    others = partners(game, aim, unit, effect)
    verb = "swap-ready" if effect.other == "ready" else "swap"
    other = yield from choose_unit(game, aim, verb, others, optional=False)
    assert other is not None
    owner, second = other
    here, there = player.units[unit], owner.units[second]
    player.units[unit], owner.units[second] = there, here
    game.tell("swapped", who=player.faction, unit=kind_of(unit), other=kind_of(second))


def swappable(game: Table, aim: Aim, effect: e.Swap) -> Found:
    found = units_found(game, aim, effect.unit, "own", effect.start)
    return {key: one for key, one in found.items() if partners(game, aim, one[1], effect)}


def partners(game: Table, aim: Aim, unit: str, effect: e.Swap) -> Found:
    """Units that can change places with this one."""
    player = aim.player
    if effect.other == "ready":
        return {
            f"{player.faction}:{kind_of(one)}": (player, one)
            for one, where in player.units.items()
            if where == READY
        }
    found = units_found(game, aim, "any", effect.other, "any")
    here = player.units[unit]
    return {key: one for key, one in found.items() if one[0].units[one[1]] != here}


@effects.possible_if(e.Swap)
def can_swap(game: Table, aim: Aim, effect: e.Swap) -> bool:
    return bool(swappable(game, aim, effect))


@effects.on(e.Summon)
def run_summon(game: Table, aim: Aim, effect: e.Summon) -> Rule[None]:
    if may_summon(game, aim.player, effect.unit, effect.discount):
        options = {"yes": True, "pass": False}
        if (yield from pick(aim.player.seat, CHOICE, options, about=aim.source)):
            yield from summon(game, aim.player, effect.unit, effect.discount)


@effects.possible_if(e.Summon)
def can_summon(game: Table, aim: Aim, effect: e.Summon) -> bool:
    return may_summon(game, aim.player, effect.unit, effect.discount)


@effects.on(e.Banish)
def run_banish(game: Table, aim: Aim, effect: e.Banish) -> Rule[None]:
    for _ in range(effect.amount):
        found = units_found(game, aim, effect.unit, effect.whose, effect.start)
        if not found:
            return
        chosen = yield from choose_unit(game, aim, "banish", found, optional=False)
        assert chosen is not None
        yield from send_to_underworld(game, *chosen)


@effects.possible_if(e.Banish)
def can_banish(game: Table, aim: Aim, effect: e.Banish) -> bool:
    return bool(units_found(game, aim, effect.unit, effect.whose, effect.start))


# Dwellings and realms


@effects.on(e.Build)
def run_build(game: Table, aim: Aim, effect: e.Build) -> Rule[None]:
    where = building_sites(game, aim, effect)
    if where:
        options = {"yes": True, "pass": False}
        if (yield from pick(aim.player.seat, CHOICE, options, about=aim.source)):
            yield from build(game, aim.player, effect.discount, where)


def building_sites(game: Table, aim: Aim, effect: e.Build) -> list[int]:
    found = sites(game, aim.player, effect.discount)
    return [place for place in found if realm_fits(game, aim, place, effect.realm)]


@effects.possible_if(e.Build)
def can_build(game: Table, aim: Aim, effect: e.Build) -> bool:
    return bool(building_sites(game, aim, effect))


@effects.on(e.NewRealm)
def run_new_realm(game: Table, aim: Aim, effect: e.NewRealm) -> Rule[None]:
    yield from explore_realm(game, aim.player)


@effects.possible_if(e.NewRealm)
def can_new_realm(game: Table, aim: Aim, effect: e.NewRealm) -> bool:
    return bool(game.state.stock.cards)


@effects.on(e.RealmAction)
def run_realm_action(game: Table, aim: Aim, effect: e.RealmAction) -> Rule[None]:
    """As if a unit had been placed there; nothing rushes and no battle follows."""
    state = game.state
    options: dict[str, int] = {
        f"realm:{state.realms[place].tile}": place for place in action_places(game, aim, effect)
    }
    if options:
        options["pass"] = -1
        place = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        if place >= 0:
            yield from act(game, aim.player, place, state.placed_by(aim.player))


def action_places(game: Table, aim: Aim, effect: e.RealmAction) -> list[int]:
    state = game.state
    return [
        place
        for place, realm in enumerate(state.realms)
        if effect.kind in ("any", tiles()[realm.tile].kind)
        and realm_fits(game, aim, place, effect.realm)
        and feasible(game, aim.player, place, state.placed_by(aim.player))
    ]


@effects.possible_if(e.RealmAction)
def can_realm_action(game: Table, aim: Aim, effect: e.RealmAction) -> bool:
    return bool(action_places(game, aim, effect))
