"""Standing changes: what tiles on the board alter for their owner while they lie there.

EU-GEN-1: text on a component goes before the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from ..effects.standing import (
    AnyStanding,
    BetterSale,
    Count,
    Discount,
    HandLimit,
    NoFees,
    Shelter,
    Standing,
)
from ..effects.uses import ALWAYS, Condition, Use
from ..fields import on_map
from ..library import library
from ..state import EuthiaState, Player
from ..terms import Element
from .belongings import max_health, set_size
from .decks import HAND
from .land import elements_at, location

S = TypeVar("S", bound=Standing)


@cache
def works_in_bag(id: str) -> bool:
    """Artifacts need no slot."""
    one = library().tiles.get(id)
    return one is not None and one.kind == "artifact"


@cache
def triggered_uses(id: str) -> tuple[Use, ...]:
    return tuple(
        one for one in library().tiles[id].uses if one.timing == "permanent" and one.trigger
    )


@cache
def changes_on(id: str, kind: type[S]) -> tuple[tuple[Use, S], ...]:
    """The standing changes of one kind on a tile, with the use that each belongs to."""
    return tuple(
        (use, change)
        for use in library().tiles[id].uses
        if use.timing == "permanent"
        for change in use.changes
        if isinstance(change, kind)
    )


def working_tiles(player: Player) -> list[str]:
    """What acts by lying there: the tiles on the board, and artifacts in bags."""
    found = [id for id in player.slots if id]
    if player.bags:
        found += [id for id in player.bags if works_in_bag(id)]
    return found


def changes(state: EuthiaState, player: Player, kind: type[S]) -> Iterator[tuple[str, S]]:
    """All standing changes of one kind that work now, with the tile each comes from."""
    for id in working_tiles(player):
        for use, change in changes_on(id, kind):
            if stands(state, player, use):
                yield id, change
    if state.blessings and player.seat == state.active:
        for blessing in state.blessings:
            if isinstance(blessing, kind):
                yield "blessing", blessing


def stands(state: EuthiaState, player: Player, use: Use) -> bool:
    """EU-ITEMS-10: the set is worn; and the condition holds."""
    if use.set_size and set_size(player) < use.set_size:
        return False
    return holds(state, player, use.when)


def holds(state: EuthiaState, player: Player, when: Condition) -> bool:
    """Is the condition of a use true now?"""
    if when == ALWAYS:
        return True
    fight, roll = state.fight, state.roll
    if when.health_at_most and player.health > when.health_at_most:
        return False
    if when.affected and (
        not on_map(player.at) or when.affected not in elements_at(state, player.at)
    ):
        return False
    if when.at and (not on_map(player.at) or location(state, player.at) not in when.at):
        return False
    if when.no_gaar and (player.gaar or player.dwurt):
        return False
    if when.double and (roll is None or len(roll.dice) < 2 or roll.dice[0] != roll.dice[1]):
        return False
    if when.first_round and fight is not None and fight.round > 1:
        return False
    if when.monster_hurt and (fight is None or not fight.hits):
        return False
    if when.unhurt and fight is not None and fight.suffered:
        return False
    return not (when.elite and (fight is None or fight.foe == "monster"))


def counted(state: EuthiaState, player: Player, per: Count, source: str) -> int:
    """What an amount is multiplied by at this moment."""
    fight = state.fight
    if per == "once":
        return 1
    if per == "set":
        return set_size(player)
    if per == "gaar":
        return player.gaar
    if per == "dwurt":
        return player.dwurt
    if per == "missing":
        return max_health(player) - player.health
    if per == "essences":
        return len(player.inlaid.get(source, ()))
    if per == "gems":
        return sum(len(player.inlaid.get(id, ())) for id in player.slots if _socketed(id))
    if per == "trophies":
        return sum(id not in library().tiles for id in player.bags)
    if per == "cards":
        return len(player.silver.cards) + len(player.gold.cards)
    if per == "skills":
        return sum(bool(id) and library().tiles[id].kind.endswith("skill") for id in player.slots)
    if fight is None:
        return 0
    return {"round": fight.round, "hope": fight.hope, "chaos": fight.chaos, "hits": fight.hits}[per]


def _socketed(id: str) -> bool:
    return bool(id) and library().tiles[id].sockets > 0


# The changes that many chapters ask for


def sheltered(state: EuthiaState, player: Player, element: Element) -> bool:
    """EU-TIME-1 (Sleep): elementals whose essences lie on the tile do not touch the hero."""
    for id, change in changes(state, player, Shelter):
        if element in change.elements:
            return True
        if change.laid and element in player.inlaid.get(id, ()):
            return True
    return False


def pays_no_fees(state: EuthiaState, player: Player) -> bool:
    return any(True for _ in changes(state, player, NoFees))


def discount(state: EuthiaState, player: Player, on: str) -> int:
    return sum(one.coins for _, one in changes(state, player, Discount) if one.on == on)


def better_sale(state: EuthiaState, player: Player) -> int:
    return sum(one.coins for _, one in changes(state, player, BetterSale))


def cards_held(state: EuthiaState, player: Player) -> int:
    """EU-CARDS-2: the hand limit of this hero."""
    return HAND + sum(one.cards for _, one in changes(state, player, HandLimit))


def any_of(state: EuthiaState, player: Player, kind: type[AnyStanding]) -> bool:
    return any(True for _ in changes(state, player, kind))
