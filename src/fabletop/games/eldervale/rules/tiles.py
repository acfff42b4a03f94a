"""The tiles of the map as the rules use them: element realms and landmarks alike (EL-REALM)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

import msgspec

from ..effects.measures import Bag
from ..effects.vocabulary import AnyEffect
from ..library import library
from ..terms import RESOURCES


@lru_cache(maxsize=2048)
def owed(bag: Bag) -> Mapping[str, int]:
    """A bag of the content as kinds and numbers."""
    return {kind: getattr(bag, kind) for kind in (*RESOURCES, "any") if getattr(bag, kind)}


@cache
def card_costs() -> dict[str, Mapping[str, int]]:
    """What adventure cards and spells cost, by id."""
    box = library()
    found = {id: owed(card.cost) for id, card in box.adventures.items()}
    for id, magic in box.magic.items():
        found[id] = owed(magic.casting.pay) if magic.casting is not None else {}
    return found


class Tile(msgspec.Struct, frozen=True):
    """EL-REALM-1: element, symbols, treasure spaces with a printed resource, dwelling cost."""

    id: str
    kind: str
    element: str = ""
    symbols: int = 0
    spaces: tuple[str, ...] = ()
    cost: Mapping[str, int] = {}
    lair: bool = False
    ruin: bool = False
    pay: Mapping[str, int] = {}
    action: tuple[AnyEffect, ...] = ()


@cache
def tiles() -> dict[str, Tile]:
    """All tiles of the box, by id."""
    found = {
        id: Tile(id, "element", one.element, one.symbols, one.spaces, owed(one.cost), one.lair)
        for id, one in library().realms.items()
    }
    for id, mark in library().landmarks.items():
        found[id] = Tile(id, mark.kind, ruin=mark.ruin, pay=owed(mark.pay), action=mark.action)
    return found


def printed_under(spaces: Sequence[str], number: int) -> str:
    """EL-ACTION-2: the resource under a column.

    A table saved before rules version 4 may have a column more than the realm has spaces now.
    """
    return spaces[min(number, len(spaces) - 1)]


@cache
def lair_of(monster: str) -> str:
    """The tile a monster enters with: EL-MONSTER-1, EL-VAR-MOTHER-3, EL-VAR-FROST-6."""
    record = library().monsters.get(monster)
    if record is None:  # the guardian of the solo game has no home
        return ""
    if record.lair:
        return record.lair
    return next(id for id, tile in tiles().items() if tile.lair and tile.element == record.element)
