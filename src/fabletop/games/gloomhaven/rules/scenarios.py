"""The scenario being played: a record of the content, or a dungeon laid out of cards."""

from __future__ import annotations

from functools import cache

from ..library import library
from ..records import Door, Goal, Overlay, Room, Scenario, Spawn, TrapKind, TreasureTile
from ..state import GloomhavenState, Laid
from ..terms import Hex

FAR_AWAY: Hex = (9999, 9999)


def scenario_of(state: GloomhavenState) -> Scenario:
    if state.dungeon:
        return dungeon_of(state.dungeon)
    return library().scenarios[state.scenario]


def offsets(dungeon: tuple[Laid, ...]) -> list[Hex]:
    """Each room is laid so that its entrance is the exit of the one before."""
    found: list[Hex] = []
    at: Hex = (0, 0)
    for number, laid in enumerate(dungeon):
        room = library().dungeon_rooms[laid.room]
        if number:
            entrance = room.entrances[laid.entrance].at
            at = (at[0] - entrance[0], at[1] - entrance[1])
        found.append(at)
        if laid.exit >= 0:
            gate = room.exits[laid.exit].at
            at = (at[0] + gate[0], at[1] + gate[1])
    return found


def shifted(at: Hex, by: Hex) -> Hex:
    return at[0] + by[0], at[1] + by[1]


@cache
def dungeon_of(dungeon: tuple[Laid, ...]) -> Scenario:
    """GH-RANDOM-02, GH-RANDOM-04: the scenario that the cards on the table make."""
    places = offsets(dungeon)
    rooms, doors, overlays, spawns, treasures, traps = [], [], [], [], [], []
    for number, (laid, by) in enumerate(zip(dungeon, places, strict=True), 1):
        card, filling = library().dungeon_rooms[laid.room], library().dungeon_cards[laid.filling]
        id = f"R{number}"
        hexes = [shifted(at, by) for at in card.hexes]
        if number == 1:
            gate = shifted(card.entrances[laid.entrance].at, by)
            hexes += [gate] if gate not in hexes else []
        rooms.append(Room(id=id, start=number == 1, hexes=tuple(hexes)))
        art = f"trap-{number}"
        traps.append(
            TrapKind(art=art, damage=filling.trap_damage, conditions=filling.trap_conditions)
        )
        for tile in card.overlays:
            overlays.append(
                Overlay(
                    kind=tile.kind,
                    art=tile.art,
                    hexes=tuple(shifted(at, by) for at in tile.hexes),
                    room=id,
                )
            )
        for part in filling.fillings:
            at = shifted(card.spots[part.spot - 1], by)
            if part.kind == "monster":
                spawns.append(Spawn(monster=part.monster, at=at, room=id, ranks=part.ranks))
            elif part.kind == "treasure":
                treasures.append(TreasureTile(at=at, number=0, room=id))
            elif part.kind != "money":
                look = art if part.kind == "trap" else part.kind
                overlays.append(Overlay(kind=part.kind, art=look, hexes=(at,), room=id))
        if laid.exit >= 0:
            gate = shifted(card.exits[laid.exit].at, by)
            doors.append(Door(id=f"D{number}", at=gate, rooms=(id, f"R{number + 1}")))
    if dungeon[-1].exit >= 0:
        rooms.append(Room(id=f"R{len(dungeon) + 1}", hexes=(FAR_AWAY,)))
    return Scenario(
        origin="rulebook",
        id="random-dungeon",
        number=1,
        name="-",
        grid="-",
        introduction="-",
        conclusion="-",
        monsters=(),
        goal=Goal(kill_all=True),
        rooms=tuple(rooms),
        doors=tuple(doors),
        overlays=tuple(overlays),
        traps=tuple(traps),
        treasures=(),
        start=((0, 0),) * 4,
        spawns=tuple(spawns),
    )
