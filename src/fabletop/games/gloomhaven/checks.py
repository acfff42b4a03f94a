"""Content checks between records; a broken link names the file, the record and the field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ...kernel.content import require
from . import records as r
from .effects import vocabulary as s

if TYPE_CHECKING:
    from .library import Library

NEIGHBOURS: tuple[s.Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def check(box: Library) -> None:
    _check_classes(box)
    _check_monsters(box)
    for scenario in box.scenarios.values():
        _check_scenario(box, scenario)
    for room in box.dungeon_rooms.values():
        _check_room(room)
    for card in box.dungeon_cards.values():
        for filling in card.fillings:
            require(
                (filling.monster in box.monsters) == (filling.kind == "monster"),
                "dungeon.toml",
                card.id,
                "fillings.monster",
                "a monster type where one stands",
            )


def parts(value: object) -> Iterator[s.Shape]:
    """Every part of the ability language inside a record."""
    if isinstance(value, tuple):
        for one in value:
            yield from parts(one)
    elif isinstance(value, msgspec.Struct):
        if isinstance(value, s.Shape):
            yield value
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))


def _check_classes(box: Library) -> None:
    for id, one in box.classes.items():
        boxes = sum(perk.boxes for perk in one.perks)
        require(boxes == 15, "classes.toml", id, "perks", "15 boxes in all")
        for perk in one.perks:
            for cards in (*perk.remove, *perk.add):
                require(
                    cards.card in box.modifiers, "classes.toml", id, "perks", "a modifier card's id"
                )
        levels = [box.cards[card].level for card in box.hands[id]]
        require(
            levels.count("1") == one.hand,
            f"cards-{id}.toml",
            id,
            "level",
            f"{one.hand} cards of level 1",
        )
    for id, card in box.cards.items():
        file = f"cards-{card.owner}.toml"
        require(card.owner in box.classes, file, id, "owner", "the id of a class")
        for half in (card.top, card.bottom):
            lasting = any(
                isinstance(part, s.Bonus | s.Shield | s.Retaliate | s.Summon | s.ControlTurn)
                for part in parts(half)
            )
            require(
                lasting or not half.duration,
                file,
                id,
                "duration",
                "a bonus or summon in an action that lasts",
            )
            require(
                not half.slots or half.duration == "persistent",
                file,
                id,
                "slots",
                "slots only on persistent bonuses",
            )
        for part in parts(card):
            if isinstance(part, s.Summon):
                require(part.summon in box.summons, file, id, "summon", "the id of a summon")


def _check_monsters(box: Library) -> None:
    for id, one in box.monsters.items():
        require(one.deck in box.decks, "monsters.toml", id, "deck", "the id of a deck")
    for deck, cards in box.decks.items():
        require(len(cards) == 8, "monster-cards.toml", deck, "deck", "eight cards")
    for id, other in box.named.items():
        require(other.of in box.monsters, "named.toml", id, "of", "the id of a monster type")
    for id, record in (*box.monster_cards.items(), *box.bosses.items()):
        for part in parts(record):
            if isinstance(part, s.SummonMonster | s.ExtraTurns | s.Hatch):
                types = (part.monster, *getattr(part, "cycle", ()))
                require(
                    all(one in box.monsters for one in types),
                    "monster-cards.toml",
                    id,
                    "monster",
                    "the id of a monster type",
                )


def _check_scenario(box: Library, one: r.Scenario) -> None:
    file = f"scenario-{one.number:02}.toml"
    hexes = {room.id: set(room.hexes) for room in one.rooms}
    doors = {door.id for door in one.doors}
    for monster in (*one.monsters, *one.allied, *(spawn.monster for spawn in one.spawns)):
        require(
            monster in box.monsters or monster in box.bosses,
            file,
            one.id,
            "monsters",
            f"the id of a monster or boss, not {monster}",
        )
    for spawn in one.spawns:
        require(
            spawn.at in hexes.get(spawn.room, ()),
            file,
            one.id,
            "spawns",
            f"{spawn.monster} at {spawn.at} inside its room",
        )
    for overlay in one.overlays:
        require(
            set(overlay.hexes) <= hexes.get(overlay.room, set()),
            file,
            one.id,
            "overlays",
            f"{overlay.art} at {overlay.hexes} inside its room",
        )
    arts = {trap.art for trap in one.traps}
    require(
        {over.art for over in one.overlays if over.kind == "trap"} == arts,
        file,
        one.id,
        "traps",
        "an effect for each look of a trap",
    )
    first = next(room for room in one.rooms if room.start)
    require(set(one.start) <= hexes[first.id], file, one.id, "start", "hexes of the first room")
    for door in one.doors:
        beside = {(door.at[0] + q, door.at[1] + r_) for q, r_ in NEIGHBOURS}
        require(
            all(beside & hexes[room] for room in door.rooms),
            file,
            one.id,
            "doors",
            f"door {door.id} between its two rooms",
        )
    for script in one.scripts:
        named = {*script.doors, *script.until, *script.opens}
        require(named <= doors, file, one.id, "scripts", "doors of this scenario")
        for wave in script.waves:
            require(
                bool(one.marker(wave.marker)), file, one.id, "scripts", "a marker of this scenario"
            )
    for tile in one.treasures:
        require(
            not tile.number or tile.number in box.treasures,
            file,
            one.id,
            "treasures",
            "the number of a treasure",
        )


def _check_room(room: r.DungeonRoom) -> None:
    hexes = set(room.hexes)
    require(
        set(room.spots) <= hexes and len(set(room.spots)) == 12,
        "dungeon.toml",
        room.id,
        "spots",
        "twelve different hexes of the room",
    )
    for gate in (*room.entrances, *room.exits):
        beside = {(gate.at[0] + q, gate.at[1] + r_) for q, r_ in NEIGHBOURS}
        require(
            gate.at not in hexes and bool(beside & hexes),
            "dungeon.toml",
            room.id,
            "entrances",
            "gates beside the room",
        )
