"""Icons: which symbol of which sheet stands for whom."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ..library import library

SHARED = ""
OWN = "gloomhaven"
SLOT = "slot"  # drawn by the template

# Signs that the shared sheet has.
COMMON = {
    "heal": "heart",
    "hp": "heart",
    "loot": "coins",
    "shield": "defence",
    "target": "person",
    "recover": "return",
    "refresh": "redo",
    "shuffle": "redo",
    "damage": "damage",
    "kill": "skull",
    "self": "person",
    "pull": "return",
    "legs": "walk",
}
OTHER = {
    "create-trap": "trap",
    "disarm-trap": "trap",
    "spring-trap": "trap",
    "create-obstacle": "rocks",
    "destroy-obstacle": "rocks",
    "move-obstacle": "rocks",
    "summon-monster": "summon",
    "special": "boss",
    "unrecoverable": "lost",
    "lose-cards": "lost",
}
ELEMENTAL = ("infuse-", "consume-")

# Figures are drawn by a word of their id that names a symbol of the sheet ("stone-golem"); other
# words, and ids with several, stand for a symbol here.
LOOKS = {
    "artillery": "machine",
    "bot": "golem",
    "burning": "fire",
    "decoy": "guard",
    "falcon": "jump",
    "flame": "fire",
    "frost": "ice",
    "hound": "beast",
    "icestorm": "ice",
    "infester": "terror",
    "inox-archer": "archer",
    "lavaflow": "fire",
    "mystic": "spirit",
    "night": "dark",
    "sun": "light",
    "vermling": "rat",
    "wind": "air",
}

TILES = {
    "spike": "trap",
    "bear": "trap",
    "poison": "poison",
    "thorns": "trap",
    "hot-coals": "fire",
    "water": "ooze",
    "rubble": "rocks",
    "table": "table",
    "shelf": "crate",
    "crate": "crate",
    "barrel": "crate",
    "bookcase": "crate",
    "cabinet": "crate",
    "bush": "earth",
    "tree-3": "earth",
}
KINDS = {"trap": "trap", "hazard": "fire", "difficult": "ooze", "obstacle": "rocks"}


def sign_of(id: str) -> tuple[str, str]:
    """Icon and sheet of a symbol on a card."""
    for start in ELEMENTAL:
        if id.startswith(start):
            element = id.removeprefix(start)
            return ("other" if element == "any" else element), OWN
    if id in COMMON:
        return COMMON[id], SHARED
    if id in OTHER:
        return OTHER[id], OWN
    return (id if id in symbols() or id == SLOT else "other"), OWN


@cache
def symbols() -> frozenset[str]:
    """The ids of the game's own icon sheet."""
    sheet = (Path(__file__).parent / "icons.svg").read_text(encoding="utf-8")
    return frozenset(re.findall(r'<symbol id="([\w-]+)"', sheet))


@cache
def face_of(type: str) -> str:
    """The picture of a class, a monster or a summon."""
    box = library()
    if type in box.named:
        return face_of(box.named[type].of)
    if type in box.bosses:
        return "guard" if type.endswith("guard") else "boss"
    for word in (type, *type.split("-")):
        look = LOOKS.get(word, word)
        if look in symbols():
            return look
    return "spirit"


def tile_of(kind: str, art: str) -> str:
    return TILES.get(art, KINDS[kind])
