"""Enumerations: the colours, terrains, attributes, schools, windows and actions of the game."""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["blue", "red", "green", "yellow", "purple"]
Terrain: TypeAlias = Literal["forest", "mountain", "water"]
CardTerrain: TypeAlias = Literal["forest", "mountain", "water", "wild"]
Attribute: TypeAlias = Literal["combat", "defence", "alchemy", "specialisation"]
School: TypeAlias = Literal["wolf", "griffin", "bear", "cat", "viper"]
Special: TypeAlias = Literal["take_top_discard", "return_self"]
Side: TypeAlias = Literal["charge", "bite"]
Origin: TypeAlias = Literal["rulebook", "public", "design"]

Window: TypeAlias = Literal[
    "START",  # after the life decks exist, before the first fight turn
    "STEP1",  # own fight turn: before the combo
    "STEP2",  # own fight turn: while building the combo
    "STEP3",  # own fight turn: own damage being resolved
    "STEP4",  # own fight turn: the draw
    "REACT_TYPE",  # the monster's attack type was announced against you
    "REACT_DAMAGE",  # damage is about to be applied to you
    "END",  # the outcome of the fight is known, its results not yet carried out
    "PHASE1",
    "PHASE3",
]

# WI-LOC-3: kinds of location actions; the four attributes have a place each
Action: TypeAlias = Literal[
    "combat",
    "defence",
    "alchemy",
    "specialisation",
    "potion",
    "gamble",
    "exchange",
    "trail",
    "market",
    "school",
]

COLOURS: tuple[Colour, ...] = ("blue", "red", "green", "yellow", "purple")
TERRAINS: tuple[Terrain, ...] = ("forest", "mountain", "water")
ATTRIBUTES: tuple[Attribute, ...] = ("combat", "defence", "alchemy", "specialisation")
SCHOOLS: tuple[School, ...] = ("wolf", "griffin", "bear", "cat", "viper")
