"""The map on the table (EU-MAP): fields, neighbours, liberation, elementals' reach."""

from __future__ import annotations

from functools import cache

from ..fields import (
    CENTRE,
    PARTS,
    Field,
    field_of,
    hexes_on,
    is_centre,
    mark_of,
    number_of,
    place_of,
)
from ..library import library
from ..records import Field as Printed
from ..records import MapTile
from ..state import EuthiaState, Seat
from ..terms import ELEMENTS, MINES, Element, Location, Shop, Special
from .lattice import AROUND, ORIGIN, TOUCHING, Anchor, tile_distance

BOUND = 4  # EU-MAP-11: tiles around the start tile, if a limit was agreed


def tile_id(state: EuthiaState, field: Field) -> str:
    """The id of the map tile on which a field lies."""
    return state.placed[place_of(field)]


def tile_at(state: EuthiaState, field: Field) -> MapTile:
    return library().map_tiles[state.placed[place_of(field)]]


def hex_at(state: EuthiaState, field: Field) -> Printed:
    """What is printed on a hex; not for centres."""
    return tile_at(state, field).fields[number_of(field) - 1]


@cache
def printed_locations(tile: str) -> tuple[Location, ...]:
    """Nothing for the centre, then the locations of A, B, C."""
    a, b, c = library().map_tiles[tile].fields
    return "", a.location, b.location, c.location


@cache
def printed_monsters(tile: str) -> tuple[int, ...]:
    a, b, c = library().map_tiles[tile].fields
    return 0, a.monster, b.monster, c.monster


def location(state: EuthiaState, field: Field) -> Location:
    """EU-MAP-10: what lies on a hex now; rubble is nothing."""
    if state.peril.rubble and field in state.peril.rubble:
        return ""
    place, number = PARTS[field]
    return printed_locations(state.placed[place])[number]


def special(state: EuthiaState, field: Field) -> Special:
    """EU-MAP-12: the special place of a centre."""
    if not is_centre(field) or field in state.peril.rubble:
        return ""
    return tile_at(state, field).special


def shop_at(state: EuthiaState, field: Field) -> Shop | None:
    """EU-TRADE-1: merchants, alchemists, or the centre of the towers."""
    here = location(state, field)
    if here == "merchants":
        return "merchants"
    if here == "alchemists":
        return "alchemists"
    return "dragonslayers" if special(state, field) == "towers" else None


def encounter_at(state: EuthiaState, field: Field) -> str:
    """EU-QUEST-2: the encounter on a field: fortress and lord in their centres."""
    tile = tile_at(state, field)
    if not tile.encounter:
        return ""
    if tile.special:
        return tile.encounter if special(state, field) else ""
    return tile.encounter if location(state, field) == "encounter" else ""


def neighbours_of(state: EuthiaState, field: Field) -> list[Field]:
    """EU-MOVE-1, EU-MAP-7: adjacent hexes, and between a centre and the hexes of its tile."""
    place, number = PARTS[field]
    if number == CENTRE:
        return [*hexes_on(place)]
    anchor, grid = state.anchors[place], state.grid
    found = []
    for offset, near in AROUND[number]:
        other = grid.get(anchor + offset)
        if other is not None:
            found.append(field_of(other, near))
    if library().map_tiles[state.placed[place]].special:
        found.append(field_of(place))
    return found


def all_fields(state: EuthiaState) -> list[Field]:
    """Every field on the table: tiles in placement order, hexes A, B, C, then the centre."""
    found: list[Field] = []
    for place, tile in enumerate(state.placed):
        found += hexes_on(place)
        if library().map_tiles[tile].special:
            found.append(field_of(place))
    return found


def steps_from(state: EuthiaState, start: Field, most: int = 1000) -> dict[Field, int]:
    """4.3: fewest steps over existing fields, ignoring monsters, nearest first."""
    reached = {start: 0}
    edge = [start]
    steps = 0
    while edge and steps < most:
        steps += 1
        further = []
        for at in edge:
            for near in neighbours_of(state, at):
                if near not in reached:
                    reached[near] = steps
                    further.append(near)
        edge = further
    return reached


# Liberation


def tokens_on(state: EuthiaState, field: Field) -> bool:
    if field in state.hero_tokens or field in state.trade_tokens:
        return True
    interactions = state.interactions
    if not interactions:
        return False
    return any(mark_of(field, player.seat) in interactions for player in state.players)


def monster_on(state: EuthiaState, field: Field) -> int:
    """EU-MAP-9: the level of the undefeated monster on a field, 0 if it is liberated."""
    place, number = PARTS[field]
    level = printed_monsters(state.placed[place])[number]
    if level and (
        field in state.hero_tokens or tokens_on(state, field) or field in state.peril.rubble
    ):
        return 0
    return level


def centre_open(state: EuthiaState, centre: Field) -> bool:
    """EU-MAP-8: only when all three hexes of the tile are liberated."""
    return not any(monster_on(state, one) for one in hexes_on(place_of(centre)))


def interaction(state: EuthiaState, field: Field, seat: Seat) -> int:
    return state.interactions.get(mark_of(field, seat), 0)


def others_with_interaction(state: EuthiaState, field: Field, seat: Seat) -> list[Seat]:
    return [
        other.seat
        for other in state.players
        if other.seat != seat and interaction(state, field, other.seat)
    ]


# Exploration


def missing_around(state: EuthiaState, field: Field) -> dict[str, Anchor]:
    """EU-MAP-2, 4.3: tile positions that touch a hex and are not yet placed, by compass point."""
    if is_centre(field):  # EU-MAP-6
        return {}
    anchor, grid = state.anchors[place_of(field)], state.grid
    return {
        name: anchor + offset
        for offset, name in TOUCHING[number_of(field)]
        if anchor + offset not in grid and within(state, anchor + offset)
    }


def within(state: EuthiaState, anchor: Anchor) -> bool:
    """EU-MAP-11: positions outside an agreed limit count as covered."""
    return state.options["map"] != "bounded" or tile_distance(anchor, ORIGIN) <= BOUND


# Elementals


def under(state: EuthiaState, field: Field, element: Element) -> bool:
    """EU-ELEM-1: an elemental acts on its own hex and the six around; several count once."""
    return element in elements_at(state, field)


def elements_at(state: EuthiaState, field: Field) -> tuple[Element, ...]:
    """All elements that act on a field; on a centre those of its three hexes."""
    found = locations_around(state, field)
    found.append(location(state, field))
    return tuple([one for one in ELEMENTS if one in found])


def locations_around(state: EuthiaState, field: Field) -> list[Location]:
    """What lies on the neighbours of a field."""
    place, number = PARTS[field]
    if state.peril.rubble or number == CENTRE:
        return [location(state, near) for near in neighbours_of(state, field)]
    anchor, grid, placed = state.anchors[place], state.grid, state.placed
    found: list[Location] = []
    for offset, near in AROUND[number]:
        other = grid.get(anchor + offset)
        if other is not None:
            found.append(printed_locations(placed[other])[near])
    return found


def lies_around(state: EuthiaState, field: Field, what: str) -> bool:
    """Is there such a location on a neighbour of the field?"""
    place, number = PARTS[field]
    if state.peril.rubble or number == CENTRE:
        return what in locations_around(state, field)
    anchor, grid, placed = state.anchors[place], state.grid, state.placed
    for offset, near in AROUND[number]:
        other = grid.get(anchor + offset)
        if other is not None and printed_locations(placed[other])[near] == what:
            return True
    return False


def is_mine(here: Location) -> bool:
    return here in MINES


def field_key(state: EuthiaState, field: Field) -> str:
    """How a field is named in keys and lines: its tile, and 0 for the centre or 1 to 3."""
    place, number = PARTS[field]
    return f"{state.placed[place]}:{number}"
