"""Monsters: rush, control, the way home, defeat (EL-MONSTER).

EL-VAR-SOUND-1: each move of a monster is a line of the chronicle, which the table may make heard.
"""

from __future__ import annotations

from functools import cache

from ....kernel.ask import Rule, pick
from ..effects.aim import Aim
from ..effects.modifiers import (
    Charge,
    Hoard,
    Homing,
    NoRush,
    RushAt,
    RushReach,
    RushSkips,
    Uncontrollable,
)
from ..effects.registry import effects
from ..library import library
from ..state import GONE, READY, Place, Player, Table
from .counts import all_hold
from .events import Event
from .filters import realm_fits
from .land import distances, home_of, monster_at, near, occupied
from .standing import by_kind, changes_here, monster_changes
from .underworld import send_to_underworld
from .units import fits
from .windows import fire

GUARDIAN = "guardian"
GUARDIAN_DICE = 4  # EL-SOLO-7


def strength(monster: str) -> int:
    """EL-BATTLE-7: its dice."""
    return GUARDIAN_DICE if monster == GUARDIAN else library().monsters[monster].strength


def element_of_monster(monster: str) -> str:
    return "" if monster == GUARDIAN else library().monsters[monster].element or ""


# Rush


def rush(game: Table, player: Player, unit: str, place: Place) -> Rule[None]:
    """EL-MONSTER-5: after a placement one monster close by moves in; it is mandatory.

    EL-MONSTER-6: never after a relocation; EL-PEACE-1, EL-MONSTER-4: not during peace.
    """
    state = game.state
    if state.peace or monster_at(state, place):  # EL-MONSTER-3
        return
    for change, element in changes_here(game, player, NoRush):
        if fits(unit, change.unit) and realm_fits(
            game, Aim(player, element=element), place, change.realm
        ):
            return
    rushing = candidates(game, player, unit, place)
    if not rushing:
        return
    state.rush_stopped = False
    yield from fire(game, Event("rush", player, place, unit))
    rushing = [one for one in rushing if state.monsters.get(one, -1) >= 0]
    if state.rush_stopped or not rushing or monster_at(state, place):
        return
    if player.ghost:  # EL-SOLO-9: the one with most dice
        monster = max(rushing, key=strength)
    else:
        options = {f"rush:{one}": one for one in rushing}
        monster = yield from pick(player.seat, "EL-MONSTER-5", options)
    state.monsters[monster] = place  # EL-MONSTER-7: it rushes from there later
    game.tell("rushed", monster=monster, realm=state.realms[place].tile)
    add_due(game, place)
    yield from after_rush(game, player, monster, unit, place)


def candidates(game: Table, player: Player, unit: str, place: Place) -> list[str]:
    """Monsters that can rush to this realm, in the order of elements."""
    state = game.state
    found: list[str] = []
    for monster, where in state.monsters.items():
        if where < 0 or monster == GUARDIAN:  # EL-SOLO-7: it never rushes
            continue
        reach, calls, skips = _rushes(monster)
        if not (calls or 0 < distances(state.hexes, where)[place] <= reach):
            continue
        aim = Aim(player, monster, element_of_monster(monster), place, unit)
        called = any(  # EL-VAR-MOTHER-5
            fits(unit, one.unit) and realm_fits(game, aim, place, one.realm) for one in calls
        )
        skipped = any(
            fits(unit, one.unit) and realm_fits(game, aim, place, one.realm) for one in skips
        )
        close = 0 < distances(state.hexes, where)[place] <= reach
        if (called or close) and not skipped:
            found.append(monster)
    return found


@cache
def _rushes(monster: str) -> tuple[int, tuple[RushAt, ...], tuple[RushSkips, ...]]:
    """How far a monster rushes, what calls it from anywhere, what it lets pass."""
    reach = max([1, *(one.reach for one in monster_changes(monster, RushReach))])
    return reach, monster_changes(monster, RushAt), monster_changes(monster, RushSkips)


def after_rush(game: Table, player: Player, monster: str, unit: str, place: Place) -> Rule[None]:
    """What a monster's card says for the moment after its rush."""
    if player.ghost:
        return
    aim = Aim(player, monster, element_of_monster(monster), place, unit)
    for ability in library().monsters[monster].abilities:
        for trigger in ability.triggers:
            if trigger.on != "action" or ability.scope == "while":
                continue
            if fits(unit, trigger.unit) and all_hold(game, aim, trigger.when):
                game.tell("monster-acts", monster=monster)
                yield from effects.run(game, aim, trigger.effects)


def add_due(game: Table, place: Place) -> None:
    if place not in game.state.due:
        game.state.due.append(place)


# Home, defeat, control


def send_home(game: Table, monster: str) -> Rule[None]:
    """EL-MONSTER-15: onto its lair; EL-MONSTER-16: this is relocation, no battle follows."""
    state = game.state
    home = home_of(state, monster)
    where = state.monsters.get(monster, -1)
    if home is None or where == home:  # EL-MONSTER-17: it does not move
        return
    other = monster_at(state, home)
    if other:
        yield from displace(game, other, home)
    for player in state.players:
        for unit in [one for one, at in player.units.items() if at == home]:
            yield from send_to_underworld(game, player, unit)
    state.monsters[monster] = home
    game.tell("went-home", monster=monster, realm=state.realms[home].tile)


def displace(game: Table, monster: str, lair: Place) -> Rule[None]:
    """EL-MONSTER-15, EL-GEO-3: to the nearest unoccupied realm; none: it is defeated."""
    state = game.state
    taken = occupied(state)
    steps = distances(state.hexes, lair)
    free = [place for place, far in enumerate(steps) if far > 0 and place not in taken]
    if not free:
        yield from defeat(game, monster)
        return
    least = min(steps[place] for place in free)
    nearest = [place for place in free if steps[place] == least]
    options = {f"to:{state.realms[place].tile}": place for place in nearest}
    if state.player.ghost:
        place = nearest[0]
    else:
        place = yield from pick(state.active, "EL-MONSTER-15", options, about=monster)
    state.monsters[monster] = place
    game.tell("monster-moved", monster=monster, realm=state.realms[place].tile)


def defeat(game: Table, monster: str) -> Rule[None]:
    """EL-MONSTER-10, EL-UNDER-3: set aside; EL-VAR-MOTHER-10: the Mother only goes home."""
    if monster_changes(monster, Hoard) and game.state.hoard_left:
        yield from send_home(game, monster)
        return
    game.state.monsters[monster] = -1 if monster == GUARDIAN else GONE
    game.tell("monster-defeated", monster=monster)


def homing(monster: str) -> bool:
    return bool(monster_changes(monster, Homing))


def controllable(monster: str) -> bool:
    return monster != GUARDIAN and not monster_changes(monster, Uncontrollable)


def control(game: Table, player: Player, monster: str) -> None:
    """EL-MONSTER-11: its card and figure are yours, the figure at once in your ready area."""
    del game.state.monsters[monster]
    player.units[monster] = READY
    game.tell("controlled", who=player.faction, monster=monster)


# The charge of the Minotaur


def charge(game: Table, placer: Player, place: Place) -> Rule[None]:
    """EL-VAR-MERC-7: after an opponent's placement beside it; optional, not during peace."""
    state = game.state
    for unit in by_kind(Charge):
        for player in state.players:  # a mercenary serves one of them at most
            where = player.units.get(unit, -1)
            if where < 0 or where not in near(state, place) or state.peace:
                continue
            if player is placer or player.seat == state.mate(placer.seat):
                continue
            options = {"charge": True, "pass": False}
            if (yield from pick(player.seat, "EL-VAR-MERC-7", options, about=unit)):
                player.units[unit] = place  # EL-GEN-6: the one relocation that makes a battle due
                add_due(game, place)
                game.tell("charged", who=player.faction, unit=unit)
