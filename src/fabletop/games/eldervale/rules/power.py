"""Element power, orbs of the tracks, wards (EL-POWER, EL-WARD)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..state import Player, Table
from .events import Event
from .rewards import take_orb
from .windows import fire

TOP = 5  # EL-POWER-1: five levels
POWER_TOKENS = 4  # EL-POWER-2: per player


def gain_power(game: Table, player: Player, element: str, number: int = 1) -> Rule[None]:
    """EL-POWER-7: several power at once are single gains in sequence."""
    if element not in game.state.elements:
        return
    for _ in range(number):
        level = player.power.get(element, 0)
        if level >= TOP:  # EL-POWER-7: a gain at level 5 has no effect
            return
        if not level and len(player.power) == POWER_TOKENS:
            moved = yield from choose_token(game, player, element)
            if not moved:  # EL-POWER-7: ignored once, the rest of this gain is lost too
                return
        # EL-POWER-3: one level up; EL-POWER-4, EL-POWER-10: a new element takes an unused token
        player.power[element] = level + 1
        game.tell("gained-power", who=player.faction, element=element, level=level + 1)
        yield from advanced(game, player, element)


def choose_token(game: Table, player: Player, element: str) -> Rule[bool]:
    """EL-POWER-5: move a token from another track, losing all power there, or ignore the gain."""
    if player.ghost:  # EL-SOLO-9: it always ignores
        return False
    options: dict[str, str] = {"ignore": ""}
    options |= {f"move-token:{one}": one for one in player.power}
    given = yield from pick(player.seat, "EL-POWER-5", options, about=element)
    if not given:
        game.tell("ignored-power", who=player.faction, element=element)
        return False
    del player.power[given]  # EL-POWER-6: the only way to lose power
    game.tell("left-track", who=player.faction, element=given)
    return True


def advanced(game: Table, player: Player, element: str) -> Rule[None]:
    """What follows when a token enters or rises on a track."""
    state = game.state
    if player.power[element] == TOP and element in state.power_orbs:
        state.power_orbs.remove(element)  # EL-POWER-8: the first player ever to reach level 5
        take_orb(game, player)
    yield from fire(game, Event("power", player, element=element))  # EL-WARD-1, -2


def gain_any_power(game: Table, player: Player, number: int = 1) -> Rule[None]:
    """EL-GLORY-5: any element means an element in play."""
    for _ in range(number):
        if player.ghost:
            element = ghost_choice(game, player)
        else:
            options = {f"power:{one}": one for one in game.state.elements}
            element = yield from pick(player.seat, "EL-GLORY-5", options)
        if element:
            yield from gain_power(game, player, element)


def ghost_choice(game: Table, player: Player) -> str:
    """EL-SOLO-9: its highest token below level 5; ties by the order of elements."""
    below = [one for one in game.state.elements if 0 < player.power.get(one, 0) < TOP]
    return max(below, key=lambda one: player.power[one], default="")
