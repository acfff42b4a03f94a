"""The state of a visit: the campaign on the table, and what the party is about to do."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ....kernel.chance import Chance
from ....kernel.gamedef import Game
from .document import Campaign, Character, Mode, Party, World
from .terms import Deck, Phase

Seat: TypeAlias = int
LEADER: Seat = 0  # enters the group's answers


class Plan(msgspec.Struct, gc=False):
    """Where the party will go."""

    scenario: int = -1
    mode: Mode = "campaign"
    road: bool = False  # GH-CAMP-11: a road event is still to come


class TownState(msgspec.Struct, gc=False):
    """Everything on the table. The campaign's luck is `chance` as long as the visit lasts."""

    chance: Chance
    campaign: Campaign
    number: int  # of the party
    seats: int
    phase: Phase
    ready: list[bool]
    plan: Plan = msgspec.field(default_factory=Plan)
    event: str = ""  # the card on the table, front up
    deck: Deck = "city"
    days: int = 0  # things done so far in this visit

    @property
    def world(self) -> World:
        return self.campaign.world

    @property
    def party(self) -> Party:
        return self.campaign.parties[self.number]

    @property
    def present(self) -> list[Character]:
        """The characters that would set out now, in the order of their making."""
        return [one for one in self.party.characters if one.status == "present"]

    def of_seat(self, seat: Seat) -> list[Character]:
        """The present characters of a player."""
        return [one for one in self.present if self.seat_of(one) == seat]

    def seat_of(self, character: Character) -> Seat:
        return self.party.lineages[character.lineage].player

    def character(self, id: int) -> Character:
        return next(one for one in self.party.characters if one.id == id)


Town: TypeAlias = Game[TownState]  # the visit as the rules see it
