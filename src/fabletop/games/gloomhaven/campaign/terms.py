"""The closed word lists of the campaign."""

from __future__ import annotations

from typing import Literal, TypeAlias

Phase: TypeAlias = Literal[
    "crossroads",  # out in the world: characters may change places (GH-CAMP-47)
    "town",  # GH-CAMP-40: everybody does what they like
    "travel",  # which scenario comes next
    "terms",  # D-LEVEL: how hard it shall be
    "road",  # GH-CAMP-11: a road event comes first
    "over",
]
Deck: TypeAlias = Literal["city", "road"]
DIFFICULTIES = ("easy", "normal", "hard", "very-hard")
VARIANTS: dict[str, tuple[str, ...]] = {
    "information": ("secret", "open"),
    "randomness": ("standard", "reduced"),
    "death": ("exhaustion", "permanent"),
    "penalties": ("normal", "none", "minor", "major"),
}
SETTINGS = {"difficulty": "normal"} | {name: values[0] for name, values in VARIANTS.items()}
FEWEST, MOST = 2, 4  # characters in a scenario (1.2)
THRESHOLDS = (0, 45, 95, 150, 210, 275, 345, 420, 500)  # 2.2: experience of the levels 1 to 9
HIGHEST_LEVEL = 9
LONGEST_NAME = 24  # GH-CAMP-48
LONGEST_NOTES = 2000  # of a party
