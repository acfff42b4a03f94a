"""The map: neighbours, distances, who stands where (EL-GEN, EL-GEO)."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.hexes import Hex
from ..state import (
    GONE,
    ON_CARD,
    READY,
    ROOFED,
    TRAY,
    UNDERWORLD,
    EldervaleState,
    Place,
    Player,
)
from .tiles import lair_of, tiles

# Section 4.1: the fixed order of directions
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def beside(at: Hex, direction: int) -> Hex:
    q, r = DIRECTIONS[direction % 6]
    return at[0] + q, at[1] + r


@lru_cache(maxsize=2048)
def graph(hexes: tuple[Hex, ...]) -> tuple[tuple[Place, ...], ...]:
    """EL-GEN-9, EL-GEO-1: neighbours of each realm by number.

    The other four sides of the Bridge stay empty, so plain neighbourhood is enough for it and
    for the realm beyond (EL-VAR-FROST-9).
    """
    number = {at: place for place, at in enumerate(hexes)}
    return tuple(
        tuple([number[q + x, r + y] for x, y in DIRECTIONS if (q + x, r + y) in number])
        for q, r in hexes
    )


@lru_cache(maxsize=2048)
def within_two(hexes: tuple[Hex, ...]) -> tuple[tuple[Place, ...], ...]:
    """EL-PLACE-5: realms one or two steps away over existing realms."""
    near = graph(hexes)
    found = []
    for place, first in enumerate(near):
        reached = dict.fromkeys(first)
        for one in first:
            reached.update(dict.fromkeys(near[one]))
        reached.pop(place, None)
        found.append(tuple(reached))
    return tuple(found)


def near(state: EldervaleState, place: Place) -> tuple[Place, ...]:
    return graph(state.hexes)[place]


@lru_cache(maxsize=4096)
def distances(hexes: tuple[Hex, ...], start: Place) -> tuple[int, ...]:
    """EL-GEO-2: steps over existing realms; -1 where no way leads."""
    ways = graph(hexes)
    steps = [-1] * len(hexes)
    steps[start] = 0
    reached = [start]
    for place in reached:
        for one in ways[place]:
            if steps[one] < 0:
                steps[one] = steps[place] + 1
                reached.append(one)
    return tuple(steps)


@lru_cache(maxsize=512)
def _closed(bridge: Hex, axis: int) -> frozenset[Hex]:
    """EL-VAR-FROST-5: the four sides of the Bridge that stay empty."""
    return frozenset(beside(bridge, way) for way in range(6) if (way - axis) % 3)


@lru_cache(maxsize=2048)
def _open_hexes(hexes: tuple[Hex, ...], bridge: Hex | None, axis: int) -> tuple[Hex, ...]:
    land = frozenset(hexes)
    shut = _closed(bridge, axis) if bridge is not None else frozenset()
    touched: dict[Hex, int] = {}
    for q, r in hexes:
        for x, y in DIRECTIONS:
            one = (q + x, r + y)
            if one not in land and one not in shut:
                touched[one] = touched.get(one, 0) + 1
    return tuple(sorted(at for at, sides in touched.items() if sides >= 2))


def open_hexes(state: EldervaleState) -> tuple[Hex, ...]:
    """EL-GEO-4, EL-REALM-5: empty, at least two neighbours, not a closed side of the Bridge."""
    bridge = state.hexes[state.bridge] if state.bridge >= 0 else None
    return _open_hexes(state.hexes, bridge, state.bridge_axis)


@lru_cache(maxsize=512)
def bridge_sites(hexes: tuple[Hex, ...]) -> tuple[tuple[Hex, int], ...]:
    """EL-GEO-5: an empty hex beside exactly one realm, the hex beyond it empty as well.

    The number is the direction from the Bridge to that realm.
    """
    land = frozenset(hexes)
    sites: dict[tuple[Hex, int], None] = {}
    for at in hexes:
        for way in range(6):
            site = beside(at, way)
            if site in land:
                continue
            sides = [one for one in range(6) if beside(site, one) in land]
            if len(sides) == 1 and beside(site, sides[0] + 3) not in land:
                sites[site, sides[0]] = None
    return tuple(sorted(sites))


# Who stands where


def units_at(player: Player, place: Place) -> list[str]:
    return [unit for unit, where in player.units.items() if where == place]


OFF_MAP = frozenset((TRAY, READY, UNDERWORLD, ROOFED, ON_CARD, GONE))


def occupied(state: EldervaleState) -> set[Place]:
    """EL-GEN-8: realms with any unit or monster; dwellings do not count."""
    taken = set(state.monsters.values())
    for player in state.players:
        taken.update(player.units.values())
    return taken - OFF_MAP


def monster_at(state: EldervaleState, place: Place) -> str:
    """EL-GEN-10: at most one."""
    for monster, where in state.monsters.items():
        if where == place:
            return monster
    return ""


def dwelling_at(state: EldervaleState, place: Place) -> Player | None:
    """EL-GEN-10: at most one."""
    for player in state.players:
        if place in player.dwellings:
            return player
    return None


def is_element(state: EldervaleState, place: Place) -> bool:
    return tiles()[state.realms[place].tile].kind == "element"


def is_ruin(state: EldervaleState, place: Place) -> bool:
    """EL-REALM-2, EL-REALM-4; EL-REALM-3: the Bridge is neither an element realm nor a ruin."""
    return tiles()[state.realms[place].tile].ruin


def element_of(state: EldervaleState, place: Place) -> str:
    return tiles()[state.realms[place].tile].element


def home_of(state: EldervaleState, monster: str) -> Place | None:
    """The realm a monster belongs to, if it lies on the map."""
    home = lair_of(monster)
    for place, realm in enumerate(state.realms):
        if realm.tile == home:
            return place
    return None
