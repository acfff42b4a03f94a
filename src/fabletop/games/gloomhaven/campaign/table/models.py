"""What the templates of the city draw: plain records with every word said, every number reckoned.

An empty `key` means: to be looked at. A key is an open answer, and what carries it glows.
"""

from __future__ import annotations

import msgspec

from .....tablekit.models import AnswerArt, Phase, TurnArt
from ...table.models import CardArt


class Act(msgspec.Struct, frozen=True):
    """A small button for one answer."""

    key: str
    icon: str
    sheet: str
    name: str
    note: str = ""


class StepArt(msgspec.Struct, frozen=True):
    """A step of a personal quest."""

    text: str
    now: int
    count: int


class QuestArt(msgspec.Struct, frozen=True):
    id: str
    name: str
    story: str
    steps: tuple[StepArt, ...]
    opens: str = ""
    key: str = ""


class ThingArt(msgspec.Struct, frozen=True):
    """An item in somebody's hands."""

    id: str
    name: str
    icon: str
    text: str
    key: str
    worth: str


class PerkArt(msgspec.Struct, frozen=True):
    number: int
    text: str
    ticked: int
    boxes: int
    key: str


class PoolArt(msgspec.Struct, frozen=True):
    """A card that the hero may take into its hand."""

    id: str
    name: str
    level: str
    text: str


class HeroArt(msgspec.Struct, frozen=True):
    """A character sheet."""

    id: int
    seat: int
    type: str
    name: str
    calling: str
    level: int
    xp: int
    next_xp: int
    gold: int
    hp: int
    cards: int
    checks: int
    checks_to: int  # of the next perk
    perks: tuple[PerkArt, ...]
    pool: tuple[PoolArt, ...]
    items: tuple[ThingArt, ...]
    quest: QuestArt | None
    status: str
    status_name: str
    mine: bool
    fulfilled: bool
    may_level: bool
    start: str  # what waits for it in the next scenario
    acts: tuple[Act, ...]
    text: str


class PlaceNav(msgspec.Struct, frozen=True):
    """A place of the city in the rail: how many answers wait there."""

    id: str
    name: str
    note: str
    icon: str
    open: int
    shut: bool


class BuyerArt(msgspec.Struct, frozen=True):
    type: str
    name: str
    key: str
    label: str


class WareArt(msgspec.Struct, frozen=True):
    id: str
    number: int
    name: str
    icon: str
    text: str
    price: int
    printed: int
    stock: int
    copies: int
    buyers: tuple[BuyerArt, ...]


class ShelfArt(msgspec.Struct, frozen=True):
    """The wares of one slot."""

    slot: str
    name: str
    icon: str
    wares: tuple[WareArt, ...]


class RegionArt(msgspec.Struct, frozen=True):
    id: str
    name: str
    path: str
    x: int
    y: int


class SpotArt(msgspec.Struct, frozen=True):
    """A scenario on the world map."""

    id: str
    number: int
    name: str
    x: int
    y: int
    status: str
    note: str
    text: str
    here: bool
    chosen: bool
    key: str
    side: str = "below"  # where its name stands


class RoadArt(msgspec.Struct, frozen=True):
    id: str
    path: str
    kind: str


class MapArt(msgspec.Struct, frozen=True):
    regions: tuple[RegionArt, ...]
    roads: tuple[RoadArt, ...]
    spots: tuple[SpotArt, ...]
    city: SpotArt
    x: int  # of the party
    y: int
    acts: tuple[Act, ...]


class OfferArt(msgspec.Struct, frozen=True):
    """Something large to choose: a class, a quest, one of the party."""

    id: str
    icon: str
    sheet: str
    tone: str
    name: str
    note: str
    text: str
    key: str


class StickerArt(msgspec.Struct, frozen=True):
    key: str
    name: str
    price: int
    icon: str
    sheet: str


class SpotRow(msgspec.Struct, frozen=True):
    """A free spot of the card that is being enhanced."""

    title: str
    stickers: tuple[StickerArt, ...]


class BenchArt(msgspec.Struct, frozen=True):
    """The enhancer's bench: the cards that may be chosen, or the one chosen and its spots."""

    hero: str
    type: str
    gold: int
    card: CardArt | None
    spots: tuple[SpotRow, ...]
    cards: tuple[CardArt, ...]


class EventArt(msgspec.Struct, frozen=True):
    """An event card: the story and two answers."""

    id: str
    deck: str
    name: str
    story: str
    answers: tuple[tuple[str, str, str], ...]  # letter, words, key


class TaleArt(msgspec.Struct, frozen=True):
    """What has just happened, worth a pause: an outcome, a retirement, an opened box."""

    id: str
    kind: str
    icon: str
    title: str
    story: str
    lines: tuple[str, ...]


class PageArt(msgspec.Struct, frozen=True):
    """A page of the city record that was read."""

    number: int
    name: str
    story: str


class EnhancedArt(msgspec.Struct, frozen=True):
    """The enhanced cards of a class in the party: name of the card, and its stickers."""

    type: str
    text: str
    cards: tuple[tuple[str, str], ...]


class SettingArt(msgspec.Struct, frozen=True):
    name: str
    values: tuple[tuple[str, str, bool], ...]  # words, key, is it so now


class PartyArt(msgspec.Struct, frozen=True):
    name: str
    place: str
    reputation: int
    prices: str
    prosperity: int
    level: int
    next_points: int
    achievements: tuple[str, ...]
    world: tuple[str, ...]
    boxes: tuple[str, ...]
    retired: tuple[str, ...]
    donated: int
    thanks: int  # the gold at which the sanctuary shows its gratitude next; 0: no more
    enhanced: tuple[EnhancedArt, ...]
    decks: tuple[tuple[str, int], ...]
    settings: tuple[SettingArt, ...]
    notes: str
    others: tuple[str, ...]


class Picture(msgspec.Struct, frozen=True):
    """The whole page of a visit."""

    phases: tuple[Phase, ...]
    called: str
    tabs: tuple[tuple[str, str, str, int], ...]
    focus: str  # where the eyes should go; "" wherever they are
    places: tuple[PlaceNav, ...]
    party: PartyArt
    map: MapArt
    shelves: tuple[ShelfArt, ...]
    recruits: tuple[OfferArt, ...]
    offers: tuple[OfferArt, ...]
    event: EventArt | None
    tales: tuple[TaleArt, ...]
    learn: tuple[CardArt, ...]
    learn_title: str
    bench: BenchArt | None
    pages: tuple[PageArt, ...]
    own: tuple[HeroArt, ...]
    heroes: tuple[HeroArt, ...]
    ready: tuple[bool, ...]
    acts: tuple[Act, ...]
    journey: str  # where the party goes, once it has set out
    answers: dict[str, AnswerArt]
    chronicle: tuple[TurnArt, ...]
