"""View models of a visit, as plain records."""

from __future__ import annotations

import msgspec

from ...party import Start
from ..document import Said


class QuestStepView(msgspec.Struct, frozen=True):
    feat: str
    count: int
    now: int


class CharacterView(msgspec.Struct, frozen=True):
    id: int
    seat: int
    name: str
    type: str
    status: str
    level: int
    xp: int
    next_xp: int  # of the next level; 0 at the highest
    gold: int
    hp: int
    items: tuple[str, ...]
    pool: tuple[str, ...]
    cards: tuple[str, ...]  # the pool as it is played, with its stickers
    perks: tuple[int, ...]
    checks: int
    bonus: int
    owed_perks: int
    owes_card: bool
    quest: str
    offered: tuple[str, ...]
    steps: tuple[QuestStepView, ...]
    fulfilled: bool
    may_level: bool
    donated: bool
    start: Start
    lineage: int
    retired_before: int  # retirements in its line


class PlaceView(msgspec.Struct, frozen=True):
    """A scenario on the map."""

    number: int
    scenario: str
    status: str  # open, blocked (requirements), completed
    at: tuple[int, int]
    city: bool
    here: bool
    linked: bool  # to where the party is
    road_event: bool


class WareView(msgspec.Struct, frozen=True):
    item: str
    price: int
    printed: int
    stock: int
    copies: int


class PartyView(msgspec.Struct, frozen=True):
    number: int
    name: str
    players: tuple[str, ...]
    location: int
    place: str  # the scenario's id; "gloomhaven" in the city
    reputation: int
    price_change: int
    achievements: tuple[str, ...]
    settings: dict[str, str]
    notes: str


class WorldView(msgspec.Struct, frozen=True):
    prosperity: int
    level: int
    next_points: int  # of the next level; 0 at the highest
    donated: int
    achievements: tuple[str, ...]
    classes: tuple[str, ...]
    boxes: tuple[str, ...]
    record: int
    city: int
    road: int
    designs: int
    sides: int
    quests: int
    retired: tuple[str, ...]
    treasures: tuple[str, ...]
    enhancements: dict[str, tuple[str, ...]]


class PlanView(msgspec.Struct, frozen=True):
    scenario: str  # "" while none is chosen
    mode: str
    road: bool


class HomeView(msgspec.Struct, frozen=True):
    """The scenario a party has just come from."""

    scenario: str
    outcome: str
    lines: tuple[Said, ...]


class TownView(msgspec.Struct, frozen=True):
    seat: int | None
    campaign: str
    phase: str
    days: int
    in_city: bool
    city_event: bool  # one may still be drawn in this visit
    event: str  # the card on the table; only its front may be shown
    deck: str
    ready: tuple[bool, ...]
    plan: PlanView
    recommended: int  # scenario level for the characters present; -1 without any
    world: WorldView
    party: PartyView
    others: tuple[PartyView, ...]
    characters: tuple[CharacterView, ...]
    places: tuple[PlaceView, ...]
    shop: tuple[WareView, ...]
    rewards: tuple[str, ...]  # items and scenarios to be decided about
    chapters: int  # visits and scenarios so far
    home: HomeView | None  # what the scenario brought that the party comes from
