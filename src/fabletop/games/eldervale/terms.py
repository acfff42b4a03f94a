"""The closed word lists of the game: elements, resources, kinds of units, realms and cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

Element: TypeAlias = Literal["air", "earth", "fire", "water", "light", "darkness", "order", "chaos"]
Basic: TypeAlias = Literal["gem", "scroll", "potion", "tool", "sword"]
Token: TypeAlias = Literal["gem", "scroll", "potion", "tool", "sword", "gold"]
# EL-RES-1: everything that is a resource; "magic" is a magic card
Resource: TypeAlias = Literal["gem", "scroll", "potion", "tool", "sword", "gold", "magic"]
UnitKind: TypeAlias = Literal["worker", "dragon", "wizard", "warrior"]
Advanced: TypeAlias = Literal["dragon", "wizard", "warrior"]
Mercenary: TypeAlias = Literal["minotaur", "mimic"]

# EL-REALM: what a tile of the map is
RealmKind: TypeAlias = Literal[
    "element",
    "mage-tower",
    "fortress",
    "mill",
    "portal",
    "dungeon",
    "oracle",
    "dragons-lair",
    "bridge",
]
AdventureKind: TypeAlias = Literal[
    "doorway", "vault", "aura", "ward", "weapon", "activation", "passive"
]
MagicKind: TypeAlias = Literal["spell", "quest", "prophecy"]
Edition: TypeAlias = Literal["base", "legendary", "special"]
OrbSymbol: TypeAlias = Literal["none", "required", "upgrade"]
Origin: TypeAlias = Literal["rulebook", "public", "design"]

# Section 2.5.13: when a card or an ability may act
Window: TypeAlias = Literal[
    "turn-start",  # W-TURN-START: start-of-turn effects of the active player
    "own-turn",  # W-OWN-TURN: whenever free actions are allowed
    "placed",  # W-PLACED: a unit has just been placed, before the rush
    "rush",  # W-RUSH: a monster is about to rush
    "action",  # W-ACTION: during a realm action
    "battle-pending",  # W-BATTLE-PENDING: a battle is about to be triggered
    "join",  # W-JOIN: step 1 of a battle, while this player decides
    "dice",  # W-DICE: steps 2 and 3 of a battle
    "rolled",  # W-ROLLED: step 4 of a battle, after the roll
    "won",  # W-WON: step 6, for the winner
    "remove",  # W-REMOVE: step 7, before the defeated leave
    "underworld",  # W-UNDERWORLD: a unit has been put into the Underworld
    "power",  # W-POWER: a player has gained power
    "card-gained",  # W-CARD-GAINED: an adventure card has been gained
    "dwell",  # W-DWELL: a dwelling has been built
    "regroup",  # W-REGROUP: between the steps of an own regroup
    "turn-end",  # W-TURN-END: end-of-turn effects of the active player
    "anytime",  # W-ANYTIME
    "game-end",  # W-GAME-END: scoring
]

ELEMENTS: tuple[Element, ...] = (
    "air",
    "earth",
    "fire",
    "water",
    "light",
    "darkness",
    "order",
    "chaos",
)
BASICS: tuple[Basic, ...] = ("gem", "scroll", "potion", "tool", "sword")
TOKENS: tuple[Token, ...] = ("gem", "scroll", "potion", "tool", "sword", "gold")
RESOURCES: tuple[Resource, ...] = (*TOKENS, "magic")
KINDS: tuple[UnitKind, ...] = ("worker", "dragon", "wizard", "warrior")
ADVANCED: tuple[Advanced, ...] = ("dragon", "wizard", "warrior")
MERCENARIES: tuple[Mercenary, ...] = ("minotaur", "mimic")
RUINS: tuple[RealmKind, ...] = (
    "mage-tower",
    "fortress",
    "mill",
    "portal",
    "dungeon",
    "oracle",
    "dragons-lair",
)
