"""A copy of a campaign that tells nothing hidden: new luck, decks dealt anew, other scenario seeds.

Exports to one of several players and branches are made of it: they hold the same world, parties and
story, but neither the order of a deck nor anything of a scenario that is being played elsewhere.
"""

from __future__ import annotations

import msgspec

from ....kernel.chance import Chance
from . import document
from .departure import scenario_seed
from .document import Campaign


def redealt(campaign: Campaign, seed: int) -> Campaign:
    """The same campaign with luck of its own from this seed."""
    copy = document.read(document.write(campaign))
    luck = copy.luck = Chance(seed, {}, {})
    world = copy.world
    decks = (world.city, world.road, world.designs, world.sides, world.quests)
    for number, deck in enumerate(decks):
        deck.sort()  # so that the new order depends on nothing hidden
        luck.shuffle(f"redeal-{number}", deck)
    copy.journeys = {
        party: msgspec.structs.replace(journey, seed=scenario_seed(luck))
        for party, journey in sorted(copy.journeys.items())
    }
    return copy
