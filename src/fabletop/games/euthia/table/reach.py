"""Where the hero may go: the price of each field, and what entering it does."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.hexes import Hex
from ....tablekit.lights import Lights
from ..fields import CENTRE
from ..library import library
from ..rules.land import BOUND
from ..rules.lattice import COMPASS, ORIGIN, packed, tile_distance
from ..rules.movement import FIRE, STEP, WATER
from ..terms import ELEMENTS
from ..views.models import PlayerView, TableView, TileView, field_parts
from .geometry import around
from .models import Shape

FREE = ("to", "portal")  # EU-PORTAL-1: no movement points


class Reach(Shape, frozen=True):
    """Fields by ``tile:number``, with the movement points they cost."""

    own: str  # where the viewer stands; empty where there is no way to choose
    now: dict[str, int]  # an answer of the open question leads there
    later: dict[str, int]  # further steps of the points that are left

    @property
    def choosing(self) -> bool:
        return bool(self.own)


NOWHERE = Reach("", {}, {})


def reach(view: TableView, own: PlayerView | None, lights: Lights) -> Reach:
    if own is None or not own.at:
        return NOWHERE
    now = dict(offered(lights))
    if not now and not lights.first("explore"):
        return NOWHERE
    steps = [key for key, price in now.items() if price]
    later = further(view, own, steps) if own.seat == view.active else {}
    return Reach(own.at, now, {key: price for key, price in later.items() if key not in now})


def offered(lights: Lights) -> Iterator[tuple[str, int]]:
    for key in lights.keys:
        verb, _, field = key.partition(":")
        if verb == "step":
            yield field, STEP
        elif verb in FREE:
            yield field, 0


def further(view: TableView, own: PlayerView, first: list[str]) -> dict[str, int]:
    """EU-MOVE-1: what the points that are left still reach, past fields without a monster."""
    held = holders(view)
    fights = "combat" in own.tokens or any(held[one] for one in first)
    found = dict.fromkeys(first, STEP)
    edge, price = list(first), STEP
    while edge and price + STEP <= view.mp:
        price += STEP
        near = {
            field
            for one in edge
            if not held[one]
            for field in beside(view, one)
            if field != own.at and field not in found and enterable(held, field, fights)
        }
        found |= dict.fromkeys(near, price)
        edge = sorted(near)
    return {field: cost for field, cost in found.items() if cost > STEP}


def holders(view: TableView) -> dict[str, bool]:
    """Fields that monsters hold; a centre is held while any of its three hexes is (EU-MAP-8)."""
    found = {}
    for tile in view.tiles:
        for number, level in enumerate(tile.monsters, 1):
            found[f"{tile.tile}:{number}"] = bool(level)
        if library().map_tiles[tile.tile].special:
            found[f"{tile.tile}:{CENTRE}"] = any(tile.monsters)
    return found


def enterable(held: dict[str, bool], field: str, fights: bool) -> bool:
    """EU-MOVE-3, EU-MAP-8."""
    _, number = field_parts(field)
    return not held[field] or (fights and number != CENTRE)


def beside(view: TableView, field: str) -> list[str]:
    """EU-MAP-7: adjacent hexes, and between a centre and the hexes of its tile."""
    id, number = field_parts(field)
    tile = next(one for one in view.tiles if one.tile == id)
    if number == CENTRE:
        return [f"{id}:{one}" for one in (1, 2, 3)]
    near = set(around(tile.hexes[number - 1])[1:])
    found = [
        f"{one.tile}:{place}"
        for one in view.tiles
        for place, hex in enumerate(one.hexes, 1)
        if hex in near
    ]
    if library().map_tiles[id].special:
        found.append(f"{id}:{CENTRE}")
    return found


def distances(view: TableView, start: str) -> dict[str, int]:
    """4.3: fewest steps over existing fields, ignoring monsters."""
    found, edge = {start: 0}, [start]
    while edge:
        near = [field for one in edge for field in beside(view, one) if field not in found]
        found |= dict.fromkeys(near, found[edge[0]] + 1)
        edge = list(dict.fromkeys(near))
    return found


def elements_on(view: TableView, field: str) -> set[str]:
    """EU-ELEM-1: the elements that act on a field: its own, and those around it."""
    found: set[str] = set()
    for one in (field, *beside(view, field)):
        id, number = field_parts(one)
        tile = next(tile for tile in view.tiles if tile.tile == id)
        if number != CENTRE and number not in tile.rubble:
            found.add(library().map_tiles[id].fields[number - 1].location)
    return found & {*ELEMENTS}


def harm(elements: tuple[str, ...], sheltered: tuple[str, ...]) -> int:
    """EU-ELEM-2 to EU-ELEM-4: what entering costs or heals; both elements do nothing."""
    fire, water = "fire" in elements, "water" in elements
    if fire and not water and "fire" not in sheltered:
        return -FIRE
    if water and not fire and "water" not in sheltered:
        return WATER
    return 0


def explores(view: TableView, tile: TileView, number: int, bounded: bool) -> bool:
    """EU-MAP-3: is a tile added when a hero enters this hex?"""
    if number == CENTRE or not view.stack_top:
        return False
    anchors = {one.hexes[0] for one in view.tiles}
    return any(
        anchor not in anchors and (not bounded or inside(anchor))
        for anchor in positions(tile.hexes[0], tile.hexes[number - 1])
    )


def inside(anchor: Hex) -> bool:
    """EU-MAP-11."""
    return tile_distance(packed(anchor), ORIGIN) <= BOUND


def positions(home: Hex, hex: Hex) -> list[Hex]:
    """The tile positions around a tile that touch one of its hexes."""
    q, r = home
    near = set(around(hex))
    found = []
    for dq, dr in COMPASS.values():
        a, b = q + dq, r + dr
        if near & {(a, b), (a + 1, b), (a, b + 1)}:
            found.append((a, b))
    return found
