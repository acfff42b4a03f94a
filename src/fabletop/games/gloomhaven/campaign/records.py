"""Records of the campaign (docs/rules/gloomhaven.md, sections 2.12, 2.14 to 2.16 and 4.29)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ..effects.vocabulary import Condition, Hex
from ..forms import Count, Id, Part, Record, Slot, Text
from .effects import ALWAYS, AnyEffect, Case, Deck, Positive

Half: TypeAlias = Literal["top", "bottom"]
AnyElement: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]

# Events


class Outcome(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One consequence of an option. `after`: what becomes of the card; `other`: as the other option
    says."""

    case: Case = ALWAYS
    story: Text
    effects: tuple[AnyEffect, ...] = ()
    after: Literal["remove", "return", "other"]


class Option(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`label`: what the party does, on the front; `outcomes`: the back, in printed order."""

    label: Text
    outcomes: Annotated[tuple[Outcome, ...], Meta(min_length=1)]


class Event(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A city or road event. Numbers 1 to 30 make up the first decks (GH-CAMP-25)."""

    id: Id
    deck: Deck
    number: Positive
    name: Text
    story: Text
    a: Option
    b: Option


# Personal quests

Feat: TypeAlias = Literal[
    "scenarios",  # scenarios completed
    "kills",  # monsters killed by the character or its summons
    "items",  # items owned
    "gold",  # gold owned
    "donations",  # gold given to the sanctuary
    "enhancements",  # stickers bought
    "checks",  # checkmarks earned by battle goals
    "exhausted",  # times the character itself was exhausted
    "others-exhausted",  # times another character of the party was exhausted
    "others-quests",  # personal quests that other characters achieved
    "item-found",  # this item obtained
    "item-kills",  # monsters killed with this item
]


class QuestStep(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is counted, and how far. Filters that are not set do not matter; of several values one
    must fit. `different`: each scenario or monster type counts once. `monsters`: types by id;
    `regions`: of the scenario; `slots`: of the items."""

    feat: Feat
    count: Positive
    monsters: tuple[Id, ...] = ()
    elite: bool = False
    regions: tuple[Text, ...] = ()
    scenarios: tuple[int, ...] = ()
    boss: bool = False
    side: bool = False
    different: bool = False
    slots: tuple[Slot, ...] = ()
    item: Count = 0


class Quest(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A personal quest. `sequential`: a step counts only when the one before is done; then
    `unlocks` is put on the map after the first. `opens`: the box of its reward. Not `dealt`: it
    cannot be fulfilled with the scenarios of this box and stays out of the deck."""

    id: Id
    number: Annotated[int, Meta(ge=510, le=533)]
    name: Text
    story: Text
    farewell: Text
    steps: Annotated[tuple[QuestStep, ...], Meta(min_length=1)]
    sequential: bool = False
    unlocks: Count = 0
    opens: Id
    dealt: bool = True


# The world


class Achievement(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GH-CAMP-04, -05. `type`: only one of a type is active. `counted`: may be held several times.
    `start`: the world begins with it."""

    id: Id
    name: Text
    scope: Literal["global", "party"]
    type: str = ""
    counted: bool = False
    start: bool = False


Point: TypeAlias = tuple[int, int]


class Region(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the world map, 1500 wide and 1000 high; `at` is where its name stands."""

    id: Id
    name: Text
    at: Point
    outline: tuple[Point, ...] = ()
    story: Text


class Place(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a scenario lies on the world map. `city`: linked to Gloomhaven, no road event from
    there (GH-CAMP-12). `items`: numbers of those that are won there, a copy each (GH-CAMP-70).
    `rumour`: what the taverns know of it once it is on the map."""

    scenario: Positive
    at: Point
    city: bool = False
    items: tuple[Positive, ...] = ()
    rumour: Text


class Calling(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The event numbers of a class: both decks get the card at its unlocking and at its first
    retirement (GH-CAMP-67). 0: none, or not in this box. `names`: what its heroes may be called."""

    id: Id
    name: Text
    unlock: Count = 0
    retirement: Count = 0
    names: tuple[Text, ...] = ()


class Box(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sealed box or envelope. `calling`: the class that becomes available (if its cards are in
    this box of content)."""

    id: Id
    name: Text
    calling: str = ""
    story: Text
    effects: tuple[AnyEffect, ...] = ()


class Needs(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must have happened; everything named must hold. `party_achievements`: one party has all
    of them. `prosperity`: the level; `scenarios`: how many are completed; `completed`: these are;
    `boxes`: how many are open."""

    retirements: Count = 0
    donated: Count = 0
    prosperity: Count = 0
    scenarios: Count = 0
    completed: tuple[int, ...] = ()
    boxes: Count = 0
    reputation_at_least: int | None = None
    reputation_at_most: int | None = None
    global_achievements: tuple[Id, ...] = ()
    party_achievements: tuple[Id, ...] = ()
    times: Positive = 1  # so many of each global achievement


class Milestone(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GH-CAMP-82: looked at after every change; happens once in a campaign."""

    id: Id
    needs: Needs
    effects: Annotated[tuple[AnyEffect, ...], Meta(min_length=1)]


class Chapter(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A chapter of the city record, read in order of the numbers when its needs are met."""

    number: Positive
    name: Text
    needs: Needs
    story: Text
    effects: tuple[AnyEffect, ...] = ()


class Tier(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GH-CAMP-69: the points at which a prosperity level begins."""

    level: Annotated[int, Meta(ge=1, le=9)]
    points: Annotated[int, Meta(ge=0, le=64)]


class PriceBand(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GH-CAMP-36: the change of a shop price from this reputation upward to the next band."""

    reputation: Annotated[int, Meta(ge=-20, le=20)]
    change: Annotated[int, Meta(ge=-5, le=5)]


class Offering(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GH-CAMP-83: a donation total that raises prosperity by a point once envelope B is open."""

    total: Positive


class DesignCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of the random item design deck."""

    item: Positive


class SideCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of the random side scenario deck."""

    scenario: Positive


# Enhancement


Line: TypeAlias = Literal[
    "move",
    "attack",
    "range",
    "shield",
    "push",
    "pull",
    "pierce",
    "retaliate",
    "heal",
    "target",
    "summon-move",
    "summon-attack",
    "summon-range",
    "summon-hp",
]


class Sticker(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GH-CAMP-59, -60: `price` is the base price; that of a hex is divided by the hexes of the
    pattern. A +1 names the line it goes `on`."""

    id: Id
    kind: Literal["plus", "negative", "positive", "jump", "element", "hex"]
    price: Positive
    on: Line | Literal[""] = ""
    condition: Condition | Literal[""] = ""
    element: AnyElement | Literal[""] = ""


class Spot(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place for one sticker. `line`: the ability of the half, from 0. `on`: `main` for the line
    itself, else the number or the part of it; a hex spot adds the `hex` to the pattern."""

    half: Half
    line: Count
    on: Literal[
        "main",
        "range",
        "target",
        "push",
        "pull",
        "pierce",
        "hex",
        "summon-hp",
        "summon-move",
        "summon-attack",
        "summon-range",
    ]
    hex: Hex | None = None


class Spots(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All spots of an ability card; a spot is named by its place in this list."""

    card: Id
    spots: Annotated[tuple[Spot, ...], Meta(min_length=1)]
