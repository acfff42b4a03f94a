"""The closed word lists of the game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...kernel.hexes import Hex as Hex

Condition: TypeAlias = Literal[
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "invisible",
    "strengthen",
    "bless",
    "curse",
]
Element: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark"]
ElementOrAny: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]
Half: TypeAlias = Literal["top", "bottom"]
Slot: TypeAlias = Literal["head", "body", "legs", "one-hand", "two-hands", "small"]
Use: TypeAlias = Literal["spent", "consumed", "passive"]
Rank: TypeAlias = Literal["", "normal", "elite", "boss", "named"]
Kind: TypeAlias = Literal["hero", "summon", "monster", "objective"]
Side: TypeAlias = Literal["heroes", "monsters", "third"]
Terrain: TypeAlias = Literal["obstacle", "trap", "hazard", "difficult"]
Origin: TypeAlias = Literal["rulebook", "public", "design"]
CardLevel: TypeAlias = Literal["1", "X", "2", "3", "4", "5", "6", "7", "8", "9", "M"]
Difficulty: TypeAlias = Literal["easy", "normal", "hard", "very-hard"]

Trigger: TypeAlias = Literal[
    "own-attack",  # before the modifier card is drawn
    "own-melee-attack",
    "own-ranged-attack",
    "ally-attack",
    "attacked",  # before the modifier card is drawn
    "damaged-by-attack",  # after the draw, before suffering
    "would-suffer-damage",  # any source
    "kill",
    "death",
    "enemy-enters-adjacent",
    "own-move",
    "healed",
    "start-of-turn",
    "end-of-turn",
    "start-of-round",
    "end-of-round",
    "rest",
    "own-turn",
    "while-active",
]

ELEMENTS: tuple[Element, ...] = ("fire", "ice", "air", "earth", "light", "dark")
CONDITIONS: tuple[Condition, ...] = (
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "invisible",
    "strengthen",
)
# GH-COND-02: these end with the figure's next full turn; poison and wound stay until healed
PASSING: tuple[Condition, ...] = (
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "invisible",
    "strengthen",
)
NEGATIVE: tuple[Condition, ...] = (
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "curse",
)

INERT, WANING, STRONG = 0, 1, 2
