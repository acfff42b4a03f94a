"""Weights of the evaluation, on the scale of the trophy track."""

from __future__ import annotations

from ..terms import Attribute

STEP = 100.0  # one step up the trophy track

# What each value of an attribute is worth, 1 to 5
ATTRIBUTE_WORTH: dict[Attribute, tuple[float, ...]] = {
    "combat": (0, 0, 16, 28, 37, 46),
    "defence": (0, 0, 8, 15, 21, 28),
    "alchemy": (0, 0, 6, 11, 15, 22),
    "specialisation": (0, 0, 7, 13, 18, 25),
}
LEVEL = 3
READY_TO_MEDITATE = 25  # an attribute at 5 whose trophy is still there

GOLD = 1.3
GOLD_ENOUGH = 6  # more than that is hardly ever spent
SURPLUS_GOLD = 0.5
POTION = 3.0
SURPLUS_POTION = 1.0  # beyond what Alchemy allows in a fight
TRAIL = 5
TRAIL_QUEST = 3
QUEST = 3
KEEPSAKE = 6
TROPHY = 3
CARD_IN_HAND = 0.4
REST = 1.3  # a card more or less in phase III, like a piece of gold
SHIELD = 0.5

# What rivals have, taken off the own position
RIVAL = 0.12
RIVAL_GOLD = 2

# Action cards, on the scale of section 2.6.5
SHIELD_SYMBOL = 0.75
LINK = 0.6  # an extension is worth something by linking alone
LINK_CHANCE = 0.3  # that a card of one colour of the extension is at hand
WILD_TERRAIN = 0.3
CARD_OF_LIFE = 0.8  # every card is a point of life
CARD_QUALITY = 0.75  # for each point above the plainest card
