"""Equipping, unequipping, sockets (EU-ITEMS-6 to EU-ITEMS-9)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed
from ..library import library
from ..state import Player, Table
from ..stones import laid
from ..terms import ELEMENTS
from .belongings import (
    EQUIPMENT,
    bag_sum,
    bags_of,
    health_of,
    open_slots,
    rubies,
    slot_kind,
    surplus,
    tile,
    without_space,
)

LEAST_BAGS = -3  # CONST-BAGS


def remove_tile(player: Player, id: str) -> None:
    """Take a tile out of bags, off the board or from beside it, with all that lies on it."""
    if id in player.bags:
        player.bags.remove(id)
    elif id in player.slots:
        take_off(player, player.slots.index(id))
    else:
        player.beside.remove(id)
    player.inlaid.pop(id, None)
    if id in player.exhausted and id not in player.bags:
        player.exhausted.remove(id)


def take_off(player: Player, place: int) -> str:
    """EU-ITEMS-7: maximum and current health fall by what the tile gave."""
    id = player.slots[place]
    player.health -= health_of(player, id)
    player.slots[place] = ""
    return id


def put_on(player: Player, id: str, place: int) -> None:
    """EU-ITEMS-7: maximum and current health rise by what the tile gives."""
    player.slots[place] = id
    player.health += health_of(player, id)


def may_lose(player: Player, id: str) -> bool:
    """EU-ITEMS-7, EU-ITEMS-8: an item may go (sold, discarded) only if the hero stays alive without
    it, and no more than three bags are covered."""
    if id not in player.slots:
        return True
    return player.health > health_of(player, id) and bag_sum(player) - tile(id).bags >= LEAST_BAGS


def can_equip(player: Player, id: str, place: int) -> bool:
    """EU-ITEMS-7, EU-ITEMS-8: alive after the swap, and no more than three bags covered."""
    old = player.slots[place]
    health = player.health + health_of(player, id) - (health_of(player, old) if old else 0)
    bags = bag_sum(player) + tile(id).bags - (tile(old).bags if old else 0)
    return health > 0 and bags >= LEAST_BAGS


def can_unequip(player: Player, id: str) -> bool:
    """EU-ITEMS-7: alive without it; EU-ITEMS-2: and a bag is free for it."""
    if not may_lose(player, id):
        return False
    place = player.slots.index(id)
    try:
        player.slots[place] = ""
        player.bags.append(id)
        return not surplus(player)
    finally:
        player.bags.pop()
        player.slots[place] = id


def equip(game: Table, player: Player, id: str, place: int) -> None:
    """EU-ITEMS-6: outside combat, at any time; a swap is one step; the exhausted state stays."""
    player.bags.remove(id)
    if player.slots[place]:
        player.bags.append(take_off(player, place))
    put_on(player, id, place)
    game.tell("equipped", who=player.hero, thing=id)


def unequip(game: Table, player: Player, id: str) -> None:
    player.bags.append(take_off(player, player.slots.index(id)))
    game.tell("unequipped", who=player.hero, thing=id)


def alike(player: Player, id: str, worn: str) -> bool:
    """Two copies of a tile in the same state: to swap them changes nothing, and whoever looks
    only one step ahead might do so for ever."""
    return (
        bool(worn)
        and tile(id) is tile(worn)
        and (id in player.exhausted) == (worn in player.exhausted)
        and player.inlaid.get(id) == player.inlaid.get(worn)
    )


def equip_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-ITEMS-5: equipment works only when equipped."""
    options: dict[str, Deed] = {}
    for id in player.bags:
        one = library().tiles.get(id)
        if one is None or one.kind not in EQUIPMENT:
            continue
        for place in open_slots(player, slot_kind(one)):
            if can_equip(player, id, place) and not alike(player, id, player.slots[place]):
                options[f"equip:{id}:{place + 1}"] = partial(equip, game, player, id, place)
    return options


def unequip_options(game: Table, player: Player) -> dict[str, Deed]:
    options: dict[str, Deed] = {}
    tiles = library().tiles
    worn = [id for id in player.slots if id and tiles[id].kind in EQUIPMENT]
    roomy = bool(worn) and without_space(player) < bags_of(player)
    for id in worn:
        one = tiles[id]
        if roomy and one.bags == 0:  # the common case, without trying it out
            fits = player.health > one.health + rubies(player, id)
        else:
            fits = can_unequip(player, id)
        if fits:
            options[f"unequip:{id}"] = partial(unequip, game, player, id)
    return options


def socket_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-ITEMS-9: a loose gem into a free socket of equipment; EU-ITEMS-11: essences on skills."""
    options: dict[str, Deed] = {}
    if not player.loose:
        return options
    for id in (*player.slots, *player.bags):
        one = library().tiles.get(id)
        if one is None or not (one.sockets or one.essences):
            continue
        held = len(player.inlaid.get(id, ()))
        for thing in player.loose:
            essence = thing in ELEMENTS
            if held < (one.essences if essence else one.sockets):
                options[f"socket:{thing}:{id}"] = partial(socket, game, player, thing, id)
    return options


def socket(game: Table, player: Player, thing: str, id: str) -> None:
    """EU-ITEMS-9: active side up, and never to be removed, replaced or sold alone again."""
    player.loose.remove(thing)
    player.inlaid[id] = (*player.inlaid.get(id, ()), laid(thing))
    if id in player.slots and thing in library().gems:
        player.health += library().gems[thing].health
    game.tell("socketed", who=player.hero, thing=thing, into=id)


def arrange_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-TURN-7, EU-ITEMS-3: what may be rearranged at any time outside combat."""
    options: dict[str, Deed] = {}
    if player.bags:
        options |= equip_options(game, player)
    options |= unequip_options(game, player)
    if player.loose:
        options |= socket_options(game, player)
    return options
