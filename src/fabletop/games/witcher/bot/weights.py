"""Weights of the evaluation, on the scale of the trophy track."""

from __future__ import annotations

from ..terms import Attribute

STEP = 100.0

# What each value of an attribute is worth, 1 to 5
ATTRIBUTE_WORTH: dict[Attribute, tuple[float, ...]] = {
    "combat": (0, 0, 16, 28, 37, 46),
    "defence": (0, 0, 8, 15, 21, 28),
    "alchemy": (0, 0, 6, 11, 15, 22),
    "specialisation": (0, 0, 7, 13, 18, 25),
}
