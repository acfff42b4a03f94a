"""The glory track (EL-GLORY)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..effects.aim import Aim
from ..effects.registry import effects
from ..library import library
from ..state import Player, Table
from .rewards import take_orb


def gain_glory(game: Table, player: Player, number: int = 1) -> Rule[None]:
    """EL-GLORY-5: several glory at once are resolved one by one."""
    for _ in range(number):
        if player.glory < 0:  # EL-PEACE-3: without a token on the track the gain is lost
            game.tell("glory-lost", who=player.faction)
            continue
        track = library().glory
        if player.glory == len(track):  # EL-GLORY-4: on the last space the token stays
            yield from effects.run(game, Aim(player), library().constants.glory_beyond)
            continue
        player.glory += 1  # EL-GLORY-1: one space to the right, its reward at once
        game.tell("gained-glory", who=player.faction, space=player.glory)
        yield from reward(game, player)


def reward(game: Table, player: Player) -> Rule[None]:
    """EL-GLORY-2: the reward of the space just entered."""
    space = library().glory[player.glory - 1]
    if space.orb and space.number in game.state.glory_orbs:
        game.state.glory_orbs.remove(space.number)  # EL-GLORY-3: only the first to arrive
        take_orb(game, player)
    else:
        yield from effects.run(game, Aim(player), space.effects)
