"""Attributes, Shield and level (WI-ATTR, WI-LEVEL)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..effects.vocabulary import ShieldMaximum
from ..library import library
from ..state import Player, Table
from ..terms import ATTRIBUTES, Attribute
from .cards import draw
from .potions import gain_potion
from .standing import changes

HIGHEST = 5
SHIELD_TRACK = 4


def raise_attribute(game: Table, player: Player, name: Attribute) -> Rule[None]:
    """One step up, with all that follows from it."""
    value = player.attribute(name)
    if value >= HIGHEST:  # WI-ATTR-2
        return
    setattr(player, name, value + 1)
    game.tell("raised", who=player.school, attribute=name, value=value + 1)
    # WI-ATTR-3: Shield goes along with Defence, except on the step to 5
    if name == "defence" and value + 1 < HIGHEST:
        raise_shield(game, player, 1)
    if name == "alchemy":
        yield from gain_potion(game, player)  # WI-ATTR-5
    level_up(game, player)


def lower_attribute(game: Table, player: Player, name: Attribute) -> bool:
    """One step down where that is possible; says whether it was."""
    value = player.attribute(name)
    # WI-ATTR-6: never below 1. WI-ATTR-7: what has reached 5 is never lowered
    if value <= 1 or value >= HIGHEST:
        return False
    setattr(player, name, value - 1)
    game.tell("lowered", who=player.school, attribute=name, value=value - 1)
    if name == "defence":
        cap_shield(game, player)  # WI-ATTR-6, WI-EVENT-8
    return True


def defence(game: Table, player: Player) -> int:
    """Defence as it counts now; to count as less is not to be lowered (WI-ATTR-7)."""
    fight = game.state.fight
    if fight is not None and fight.monster and player.seat == fight.attacker:
        ability = library().monsters[fight.monster].ability
        if ability.kind == "less-defence":
            return max(1, player.defence - ability.amount)
    return player.defence


def shield_maximum(game: Table, player: Player) -> int:
    """WI-ATTR-4: Defence, but the track ends at 4; a trophy may add to it."""
    more = sum(change.amount for change in changes(player, ShieldMaximum))
    return min(defence(game, player), SHIELD_TRACK) + more


def raise_shield(game: Table, player: Player, amount: int) -> int:
    """Up to the maximum; surplus is lost. Says by how much it rose."""
    room = shield_maximum(game, player) - player.shield
    amount = max(0, min(amount, room))
    player.shield += amount
    if amount and game.recording:
        game.tell("shield-rose", who=player.school, value=player.shield)
    return amount


def lower_shield(game: Table, player: Player, amount: int) -> int:
    """Never below 0. Says by how much it fell."""
    amount = min(amount, player.shield)
    player.shield -= amount
    if amount and game.recording:
        game.tell("shield-fell", who=player.school, value=player.shield)
    return amount


def cap_shield(game: Table, player: Player) -> None:
    player.shield = min(player.shield, shield_maximum(game, player))


def level_up(game: Table, player: Player) -> None:
    """WI-LEVEL-1: as soon as all four attributes are higher than the level, it rises."""
    # WI-LEVEL-3: it never falls, so nothing undoes this
    while player.level < HIGHEST and all(
        player.attribute(name) > player.level for name in ATTRIBUTES
    ):
        player.level += 1
        game.tell("level-up", who=player.school, level=player.level)
        # WI-LEVEL-2: one card at II and III, two at IV and V; WI-LEVEL-4: also in a fight
        draw(game, player, 1 if player.level <= 3 else 2)
