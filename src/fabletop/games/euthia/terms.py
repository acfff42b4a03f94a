"""The closed word lists of the game: heroes, elements, places, kinds of things, windows."""

from __future__ import annotations

from typing import Literal, TypeAlias

Origin: TypeAlias = Literal["rulebook", "public", "design"]
Mode: TypeAlias = Literal["competitive", "solo", "coop"]

HeroName: TypeAlias = Literal["ael", "dral", "keleia", "maeldur", "skoldur", "taesiri"]
HEROES: tuple[HeroName, ...] = ("ael", "dral", "keleia", "maeldur", "skoldur", "taesiri")

# The map

Element: TypeAlias = Literal["air", "earth", "water", "fire"]
ELEMENTS: tuple[Element, ...] = ("air", "earth", "water", "fire")

TileKind: TypeAlias = Literal["fixed", "encounter", "scenario", "general", "start"]
Special: TypeAlias = Literal["", "church", "towers", "fortress", "lord", "legendary"]

Mine: TypeAlias = Literal["mountains", "lake", "cave"]
MINES: tuple[Mine, ...] = ("mountains", "lake", "cave")

# What one hex shows. Elementals are named by their element; on special tiles the location is the
# centre (EU-MAP-12), their hexes show nothing but monsters.
Location: TypeAlias = Literal[
    "",
    "mountains",
    "lake",
    "cave",
    "treasure-1",
    "treasure-2",
    "treasure-3",
    "air",
    "earth",
    "water",
    "fire",
    "portal",
    "merchants",
    "alchemists",
    "encounter",
    "ruins",
]

# the level of the treasure that a location shows
TREASURES: dict[Location, int] = {"treasure-1": 1, "treasure-2": 2, "treasure-3": 3}

# EU-ELITE-2: where an elite monster lives: on such a field, next to it, or on a hex of the tile
Lair: TypeAlias = Literal["on", "next-to", "tile"]

# Shops, decks and piles

Shop: TypeAlias = Literal["merchants", "alchemists", "dragonslayers"]
SHOPS: tuple[Shop, ...] = ("merchants", "alchemists", "dragonslayers")

# Every tile that is not a personal one returns to the pile of its source when discarded.
Source: TypeAlias = Literal[
    "merchants",
    "alchemists",
    "dragonslayers",
    "mountains",
    "lake",
    "cave",
    "treasure-1",
    "treasure-2",
    "treasure-3",
    "hunter",
    "armourer",
    "witch",
    "healing",
    "supplies",
    "artifacts",
    "teleports",
    "personal",
]

# Things and the places for them

Action: TypeAlias = Literal["mining", "trade", "combat"]
ACTIONS: tuple[Action, ...] = ("mining", "trade", "combat")

ItemKind: TypeAlias = Literal[
    "weapon",
    "shield",
    "armour",
    "jewellery",
    "scroll",
    "potion",
    "resource",
    "chest",
    "flask",
    "artifact",
    "pouch",
    "rucksack",
    "supplies",
    "skill",
    "first-strike-skill",
]

Piece: TypeAlias = Literal["helmet", "cuirass", "gloves", "greaves", "boots"]
PIECES: tuple[Piece, ...] = ("helmet", "cuirass", "gloves", "greaves", "boots")
Armour: TypeAlias = Literal["leather", "chainmail", "plate", "dragon"]  # set colours
Jewel: TypeAlias = Literal["amulet", "ring"]

# Slots of a hero board: three kinds of hero slots, five pieces of armour, two kinds of jewellery
HeroSlot: TypeAlias = Literal["skill", "first-strike", "sword"]
Slot: TypeAlias = Literal[
    "skill",
    "first-strike",
    "sword",
    "helmet",
    "cuirass",
    "gloves",
    "greaves",
    "boots",
    "amulet",
    "ring",
]

GemKind: TypeAlias = Literal[
    "amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demonite", "diamond"
]
GEMS: tuple[GemKind, ...] = (
    "amethyst",
    "emerald",
    "onyx",
    "opal",
    "ruby",
    "sapphire",
    "demonite",
    "diamond",
)

Colour: TypeAlias = Literal["silver", "gold"]  # of monster cards in hand and bank

# EU-TIME-1: when an effect may be used
Timing: TypeAlias = Literal[
    "none",  # own turn outside combat, up to and including "before combat"
    "permanent",  # always on, never exhausted
    "anytime",  # in and out of combat; healing only in healing phases (EU-TIME-7)
    "prep",  # EU-COMBAT-9: after the monster is revealed, before First Strike
    "first-strike",  # step B of First Strike
    "attack",  # step B of the hero attack phase
    "mon-before",  # step A of the monster attack phase
    "mon-both",  # steps A and C of the monster attack phase
    "mon-after",  # step C (part 2) of the monster attack phase
    "hero-before",  # step A of the hero attack phase
    "hero-after",  # step C of the hero attack phase
    "hero-roll",  # with any hero roll, in or out of combat: clovers and emeralds
    "mining",  # with a mining action: the mining cart
]

# EU-CARDS-6: silver and gold cards
CardTiming: TypeAlias = Literal["mon-before", "mon-after", "mon-both", "hero-before"]

# 8.1: where a scenario's own rules take hold
Moment: TypeAlias = Literal["round-start", "round-end", "turn-start", "turn-end"]

ROMAN = ("", "I", "II", "III", "IV", "V")  # chapters and levels, as printed
