"""Kinds of components, for the annotations of the state: which ids are tiles, cards, quests."""

from __future__ import annotations

from ...kernel.components import Holds
from .library import library


def is_tile(id: str) -> bool:
    """EU-GEN-3: healing potions are alike and without limit, so they are not counted."""
    one = library().tiles.get(id)
    return one is not None and one.source != "healing"


TILES = Holds("tiles", is_tile)
MONSTERS = Holds("monsters", lambda id: id in library().monsters)
POWERS = Holds("silver and gold cards", lambda id: id in library().power_cards)
BOUNTIES = Holds("bounties", lambda id: id in library().bounties)
QUESTS = Holds("quests beyond those in encounters", lambda id: id in library().quests)
MAP_TILES = Holds("map tiles", lambda id: id in library().map_tiles)
COMBAT_CARDS = Holds("combat cards", lambda id: id in library().combat_cards)
DRAGON_ATTACKS = Holds("dragon attacks", lambda id: id in library().dragon_attacks)
CONTROL_CARDS = Holds("control cards", lambda id: id in library().heroes)  # they show a hero
