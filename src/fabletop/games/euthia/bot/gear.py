"""Evaluation of equipment: the tiles on a hero's board, and which things from the bags to wear."""

from __future__ import annotations

from functools import cache, lru_cache
from math import sqrt
from typing import NamedTuple

from ..library import library
from ..rules.belongings import EQUIPMENT, health_of, open_slots, slot_kind
from ..state import Player
from .odds import odds, typical, typical_elite
from .power import force_of, mean_hits

UNTIDY = 4e9  # a personal tile that does not lie on the first slot of its kind: worse than to lose
WORN = 7.0  # whatever is worn at all
LEARNED = 8.0  # more than a tile that waits beside a slot is worth
# how much of a turn's fight each level is, and what it brings
FIGHTS = ((1, 0.2, 3.0), (2, 0.25, 6.0), (3, 0.15, 9.0))
ELITES = ((1, 0.2, 8.0), (2, 0.2, 13.0))
USE = 0.5


class Gear(NamedTuple):
    """What follows from the tiles on the board."""

    health: int
    turn: float  # what a turn is worth with them
    order: float  # worn at all, and tidily
    score: float  # reputation in final scoring
    idle: int  # unlocked slots that nothing lies on


@lru_cache(maxsize=8192)
def gear_of(hero: str, slots: tuple[str, ...], unlocked: tuple[int, ...], health: int) -> Gear:
    """With all tiles ready and the health full."""
    turn = 0.0
    foes = [(typical(level), share * prize) for level, share, prize in FIGHTS]
    foes += [(typical_elite(level), share * prize) for level, share, prize in ELITES]
    for foe, worth in foes:
        # the root: a little more strength counts before it decides anything
        turn += worth * sqrt(odds(slots, foe.vitality, health, 2, foe))
    order = 0.0
    idle = 0
    empty: set[str] = set()
    for place, slot in enumerate(library().heroes[hero].slots):
        if slot.lock is not None and place not in unlocked:
            continue
        if not slots[place]:
            empty.add(slot.kind)
            if slot.lock is not None:
                idle += 1
            continue
        one = library().tiles[slots[place]]
        order += WORN if one.kind in EQUIPMENT else LEARNED
        if one.hero and slot.kind in empty:
            order -= UNTIDY
    force = force_of(slots)
    return Gear(health, turn + USE * force.use, order, force.score, idle)


@cache
def merit(id: str) -> float:
    """What a tile by itself does for its owner, roughly in reputation a turn."""
    one = library().tiles[id]
    force = force_of((id,))
    value = 0.22 * one.health + 0.1 * one.sockets + 0.08 * min(0, one.bags) + 0.6 * force.use
    value += 1.2 * force.hits + 0.35 * (force.clover + force.paw) + 1.0 * force.wounds
    value += 0.3 * force.once_hits + 0.1 * (force.once_clover + force.once_paw)
    value += 0.25 * (force.once_wounds + force.heal) + 0.5 * (force.skips + force.again)
    value += 0.15 * force.ease + 0.1 * force.gaar + 0.15 * force.score
    value += sum(0.7 * (mean_hits(*strike, -1) - 1.3) for strike in force.weapons)
    value += sum(0.25 * mean_hits(*strike, -1) for strike in force.skills + force.first)
    return value


class Dress(NamedTuple):
    """What would be worn with the better things from the bags put on."""

    gear: Gear
    slots: tuple[str, ...]
    number: int  # of things to put on
    filled: int  # those for empty slots

    @property
    def rank(self) -> tuple[float, tuple[str, ...]]:
        """Of two ways to dress always one is the better, or they would be changed for ever."""
        return round(self.gear.turn + self.gear.score, 6), self.slots


def dressed(player: Player, slots: tuple[str, ...], health: int) -> Dress | None:
    """Each thing from the bags on an empty slot, or else where it helps most; a shield takes no
    place that a hero's only weapon needs. None with no such thing in the bags."""
    tiles = library().tiles
    unlocked = tuple(player.unlocked)
    found: Dress | None = None
    for id in player.bags:
        one = tiles.get(id)
        if one is None or one.kind not in EQUIPMENT:
            continue
        places = open_slots(player, slot_kind(one))
        if not places:
            continue
        if found is None:
            found = Dress(gear_of(player.hero, slots, unlocked, health), slots, 0, 0)
        before = found
        empty = [place for place in places if not before.slots[place]]
        ways = [] if empty else [before]
        for place in empty or places:
            old = before.slots[place]
            after = (*before.slots[:place], id, *before.slots[place + 1 :])
            more = health_of(player, id) - (health_of(player, old) if old else 0)
            gear = gear_of(player.hero, after, unlocked, before.gear.health + more)
            ways.append(Dress(gear, after, before.number + 1, before.filled + (not old)))
        found = max(ways, key=lambda way: way.rank)
    return found
