"""What a hero has and wears (EU-ITEMS): room, equipment, sets, gems, health that follows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..library import library
from ..records import HeroBoard, Holds, Tile
from ..state import Player
from ..stones import Stone, is_active
from ..terms import ELEMENTS, Slot

BAGS = 3  # CONST-BAGS
SMALL = ("potion", "gaar", "dwurt", "essence")
EQUIPMENT = ("weapon", "shield", "armour", "jewellery")


def board_of(player: Player) -> HeroBoard:
    assert player.hero
    return library().heroes[player.hero]


def tile(id: str) -> Tile:
    return library().tiles[id]


def slot_kind(one: Tile) -> Slot:
    """EU-ITEMS-2, EU-TILES-1: the kind of slot a tile goes on."""
    if one.kind in ("weapon", "shield"):
        return "sword"
    if one.kind == "armour":
        assert one.piece
        return one.piece
    if one.kind == "jewellery":
        assert one.jewel
        return one.jewel
    return "first-strike" if one.kind == "first-strike-skill" else "skill"


def is_open(player: Player, place: int) -> bool:
    """EU-TILES-8: a slot without a lock, or an unlocked one."""
    return board_of(player).slots[place].lock is None or place in player.unlocked


def open_slots(player: Player, kind: Slot) -> list[int]:
    unlocked = player.unlocked
    return [
        place for place, lock in slots_of_kind(player.hero, kind) if not lock or place in unlocked
    ]


@cache
def slots_of_kind(hero: str, kind: Slot) -> tuple[tuple[int, bool], ...]:
    """The places of such slots on a hero's board, and whether each is locked at first."""
    slots = library().heroes[hero].slots
    return tuple(
        (place, slot.lock is not None) for place, slot in enumerate(slots) if slot.kind == kind
    )


def is_skill(one: Tile) -> bool:
    return one.kind in ("skill", "first-strike-skill")


# Health


def rubies(player: Player, id: str) -> int:
    """EU-ITEMS-9: gems that act for good while their item is worn."""
    if not player.inlaid:
        return 0
    held = player.inlaid.get(id)
    if not held:
        return 0
    gems = library().gems
    return sum(gems[one].health for one in held if is_active(one) and one in gems)


def health_of(player: Player, id: str) -> int:
    return tile(id).health + rubies(player, id)


def max_health(player: Player) -> int:
    """EU-DEATH-2: start, symbols on equipped items and skills, socketed rubies. EU-TIME-4: whether
    a tile is exhausted does not matter."""
    tiles, total = library().tiles, board_of(player).health
    for id in player.slots:
        if id:
            total += tiles[id].health
            if player.inlaid:
                total += rubies(player, id)
    return total


# Bags and room


def bag_sum(player: Player) -> int:
    tiles, total = library().tiles, 0
    for id in player.slots:
        if id:
            total += tiles[id].bags
    return total


def bags_of(player: Player) -> int:
    """EU-ITEMS-8: three bags, fewer with heavy things, never more."""
    return BAGS + min(0, max(-BAGS, bag_sum(player)))


def without_space(player: Player) -> int:
    """How many things have no space of their own and need a bag or a container."""
    board = board_of(player)
    number = len(player.bags)
    if player.gaar > board.gaar_spaces:
        number += player.gaar - board.gaar_spaces
    if player.dwurt > board.dwurt_spaces:
        number += player.dwurt - board.dwurt_spaces
    if len(player.loose) > board.gem_spaces:
        number += len(player.loose) - board.gem_spaces
    return number


def unstored(player: Player) -> list[str]:
    """The kinds of all those things."""
    board = board_of(player)
    # EU-ITEMS-14: Skoldur's board has no spaces for Gaar
    over = ["gaar"] * max(0, player.gaar - board.gaar_spaces)
    over += ["dwurt"] * max(0, player.dwurt - board.dwurt_spaces)
    spare = len(player.loose) - board.gem_spaces
    if spare > 0:  # essences first: pouches take them more readily than gems
        kinds = ["essence" if one in ELEMENTS else "gem" for one in player.loose]
        over += sorted(kinds)[:spare]
    for id in player.bags:
        known = library().tiles.get(id)
        over.append(known.kind if known is not None else "trophy")
    return over


def surplus(player: Player) -> int:
    """EU-ITEMS-4: how many things have no place."""
    number = without_space(player)
    if not number:
        return 0
    room = bags_of(player)
    if number <= room:
        return 0
    over = unstored(player)
    held = [tile(id).holds for id in player.bags if id in library().tiles]
    containers = [one for one in held if one is not None]
    for container in sorted(containers, key=lambda one: not one.small):
        for _ in range(container.items):  # EU-ITEMS-13
            kind = next((kind for kind in over if _fits(container, kind)), None)
            if kind is None:
                break
            over.remove(kind)
    return max(0, len(over) - room)


def _fits(container: Holds, kind: str) -> bool:
    if kind in ("pouch", "rucksack"):
        return False
    return not container.small or kind in SMALL


# Sets


def set_size(player: Player) -> int:
    """EU-ITEMS-10: the largest number of different pieces of one colour worn at once."""
    worn: dict[str, int] = {}
    for id in player.slots:
        if id:
            one = library().tiles[id]
            if one.armour:  # a board has one slot for each piece
                worn[one.armour] = worn.get(one.armour, 0) + 1
    return max(worn.values(), default=0)


# Gems


def active_gems(player: Player) -> Iterator[tuple[str, Stone]]:
    """EU-ITEMS-9: active gems in sockets of equipped things, with their item."""
    if player.inlaid:
        for id in player.slots:
            for one in player.inlaid.get(id, ()):
                if is_active(one) and one in library().gems:
                    yield id, one


def inactive_gems(player: Player) -> Iterator[tuple[str, Stone]]:
    for id, held in player.inlaid.items():
        for one in held:
            if not is_active(one):
                yield id, one


def turn_gem(player: Player, id: str, old: Stone, new: Stone) -> None:
    """EU-ITEMS-9: a used gem is inactive until the next round, unless something wakes it."""
    held = list(player.inlaid[id])
    held[held.index(old)] = new
    player.inlaid[id] = tuple(held)
