"""GH-CAMP-55, GH-CAMP-83: the sanctuary."""

from __future__ import annotations

import msgspec

from ..document import Character
from ..library import archive
from ..state import Town, TownState
from .prosperity import gain_prosperity
from .quests import count_feat

DONATION = 10
BLESSES = 2
SANCTUARY_BOX = "envelope-b"


def can_donate(character: Character) -> bool:
    """GH-CAMP-55: once per visit."""
    return not character.donated and character.gold >= DONATION


def donate(game: Town, character: Character) -> None:
    """GH-CAMP-55: ten gold, and two blessings for the next scenario."""
    character.gold -= DONATION
    character.donated = True
    start = character.start
    character.start = msgspec.structs.replace(start, blesses=start.blesses + BLESSES)
    game.state.world.donated += DONATION
    count_feat(character, "donations", DONATION)
    game.tell("town-donated", who=character.type, total=game.state.world.donated)


def offerings_due(state: TownState) -> int:
    """GH-CAMP-83: marks of the donation total that have not raised prosperity yet."""
    world = state.world
    if SANCTUARY_BOX not in world.boxes:
        return 0
    return sum(one.total <= world.donated for one in archive().offerings) - world.offerings


def reward_offerings(game: Town) -> None:
    """GH-CAMP-83: a point of prosperity for each mark reached."""
    due = offerings_due(game.state)
    game.state.world.offerings += due
    gain_prosperity(game, due)
