"""View models of tiles, gems, essences and trophies, and their icons."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ....kernel.words import Say
from ..effects.vocabulary import Range
from ..library import library
from ..records import Tile
from ..telling import text_of
from ..terms import ELEMENTS
from .models import Thing

KINDS = {
    "weapon": "weapon",
    "shield": "shield",
    "scroll": "scroll",
    "potion": "potion",
    "resource": "resource",
    "chest": "treasure",
    "flask": "alchemists",
    "artifact": "ward",
    "pouch": "container",
    "rucksack": "bag",
    "supplies": "container",
    "skill": "skill",
    "first-strike-skill": "first-strike",
    "gain": "treasure",
}
FOES = {
    "hound": ("hound", "jackal"),
    "boar": ("boar", "tusk"),
    "spider": ("widow",),
    "imp": ("imp", "sprite", "pilferer", "rat", "usurer", "cutpurse"),
    "insect": ("dragonfly", "moth", "flies", "hive"),
    "tree": ("scarecrow", "root", "bramble", "splinters", "stag"),
    "serpent": (
        "eel",
        "basilisk",
        "hydra",
        "whale",
        "leviathan",
        "worm",
        "silt",
        "well",
        "bog",
        "marsh",
        "sunken",
    ),
    "winged": ("harpy", "drake", "seraph", "sphinx", "gryphon", "farruga"),
    "giant": ("titan", "quarry", "golem", "stone", "mud", "behemoth"),
    "troll": ("troll", "cyclops", "brute", "gatekeeper", "tollman", "foreman", "maws"),
    "spirit": ("wraith", "regent", "abbess", "saint", "lady", "herald", "weeping"),
}


@lru_cache(maxsize=6000)
def text(id: str, say: Say) -> str:
    """What a card or tile does, in words; they never change."""
    return text_of(id, say)


@lru_cache(maxsize=200)
def foe_icon(id: str) -> str:
    return next((icon for icon, words in FOES.items() if any(one in id for one in words)), "dead")


def tile_icon(tile: Tile) -> str:
    return tile.piece or tile.jewel or KINDS[tile.kind]


def thing(id: str, say: Say, key: str = "", *, spent: bool = False) -> Thing:
    """Anything that can be had, by its id."""
    found = _told(id, say)
    if key or spent:
        return msgspec.structs.replace(found, key=key, spent=spent)
    return found


@lru_cache(maxsize=6000)
def _told(id: str, say: Say) -> Thing:
    box = library()
    name, text = say.name(id), text_of(id, say)
    if id in box.tiles:
        return _tile(id, box.tiles[id], name, text)
    if id in box.gems:
        return Thing(id, "gem", "gem", id, name, text)
    if id in ELEMENTS:
        return Thing(id, "essence", id, id, name, text)
    return Thing(id, "trophy", foe_icon(id), "", name, text)


def _tile(id: str, tile: Tile, name: str, text: str) -> Thing:
    tone = tile.armour or (tile.source if tile.kind == "resource" else tile.kind)
    diagram = next((use.diagram for use in tile.uses if use.diagram), ())
    return Thing(
        id=id,
        kind=tile.kind,
        icon=tile_icon(tile),
        tone=tone,
        name=name,
        text=text,
        price=str(tile.buy) if tile.buy is not None else "",
        sale=str(tile.sell) if tile.sell is not None else "",
        sockets=((("", False),) * tile.sockets),
        diagram=tuple((f"{one.least or 0}+", str(one.hits)) for one in diagram),
        health=tile.health,
    )


def span(one: Range) -> str:
    """4–7, 12+, ≤3."""
    if one.least is None:
        return f"≤{0 if one.most is None else one.most}"
    if one.most is None:
        return f"{one.least}+"
    return str(one.least) if one.least == one.most else f"{one.least}–{one.most}"
