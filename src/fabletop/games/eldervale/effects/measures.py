"""What effects measure with: resources in a bag, which units and realms, counts and conditions.

"You" is the player who owns or plays the thing (EL-GEN-2). "This card" is the card the record
stands on, "this element" its element (of a faction ability: the faction's element, of a monster:
the monster's). The *realm concerned* is the one in which the announced thing happens: of a
placement its realm, of a battle the battle realm, of a dwelling its realm, of a unit put into the
Underworld the realm it came from. The *unit concerned* is the unit placed or put into the
Underworld.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..terms import AdventureKind, Element, Resource

# Which units: "advanced" is dragon, wizard or warrior; mercenaries and controlled monsters are only
# "any"; "this" is the unit concerned.
UnitFilter: TypeAlias = Literal["any", "worker", "dragon", "wizard", "warrior", "advanced", "this"]
# Which realms, seen by "you": "unoccupied"/"occupied" as EL-GEN-8; "own-dwelling" holds your
# dwelling; "beside-dwelling" is adjacent to a realm with your dwelling, or has one itself;
# "beside-ruin" is adjacent to a ruin; "beside-unit" is adjacent to a realm with a unit of yours;
# "with-unit" holds a unit of yours; "with-opponent" holds a unit of an opponent; "with-monster"
# holds an uncontrolled monster; "this-element" belongs to this element; "here" is the realm
# concerned; "beside-here" is adjacent to it. "lair" is an element realm with a monster symbol.
RealmFilter: TypeAlias = Literal[
    "any",
    "unoccupied",
    "occupied",
    "ruin",
    "element",
    "lair",
    "own-dwelling",
    "beside-dwelling",
    "beside-ruin",
    "beside-unit",
    "with-unit",
    "with-opponent",
    "with-monster",
    "this-element",
    "here",
    "beside-here",
]
ElementFilter: TypeAlias = Element | Literal["any", "this"]
Whose: TypeAlias = Literal["own", "opponent", "any"]
Against: TypeAlias = Literal["any", "monster", "player"]


class Bag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Resources. As a price `any` is any token or magic card, as a gain a kind chosen by the
    gainer (EL-RES-5); `magic` is spent from the hand, gained from the deck."""

    gem: int = 0
    scroll: int = 0
    potion: int = 0
    tool: int = 0
    sword: int = 0
    gold: int = 0
    magic: int = 0
    any: int = 0

    @property
    def size(self) -> int:
        return (
            self.gem
            + self.scroll
            + self.potion
            + self.tool
            + self.sword
            + self.gold
            + self.magic
            + self.any
        )


NOTHING = Bag()

# units: units in realms that fit `unit`, `realm`, `whose`
# underworld: units in the Underworld that fit `unit`, `whose`
# ready: units in the ready area that fit `unit`
# summoned: your own units of the kind that left the tray, dwellings not counted
# dwellings: dwellings that fit `whose`, `element` and `realm`
# dwelling-elements: different elements among the realms with your dwellings
# dwelling-chain: the largest group of your dwellings hanging together by adjacency
# cards: adventure cards in your tableau that fit `element` and `kind`; no start card
# card-elements: different elements among them
# cards-of-one: the most of them that share one element
# resource: what you have of `resource` (magic: hand cards)
# resource-kinds: different kinds of tokens (of six) in your supply
# resources: all your tokens and hand cards
# treasures: treasure tokens in your tray
# stored: treasure tokens on slots of your cards, the start card included
# symbols: resource symbols on the tokens on this very card (EL-VAULT-2)
# power: your power value on the track of `element`; "any": your highest
# tracks: tracks with a token of yours; leads: tracks on which you alone stand highest (EL-DOOR-2)
# tops: tracks on which you stand on level 5
# glory: your space on the glory track
# orbs: your unplaced orbs; placed-orbs: orbs on your adventure cards
# monsters: uncontrolled monsters on the map; defeated: all monsters set aside as defeated
# controlled: monsters you control
# quests: your completed quests
# vp: your victory points
# foes: other sides in this battle; fighters: your units in this battle that fit `unit`
# dice: your dice in this battle; behind: dice of the strongest other side minus yours, at least 0
# neighbours: realms adjacent to the realm concerned that fit `realm`
Counted: TypeAlias = Literal[
    "units",
    "underworld",
    "ready",
    "summoned",
    "dwellings",
    "dwelling-elements",
    "dwelling-chain",
    "cards",
    "card-elements",
    "cards-of-one",
    "resource",
    "resource-kinds",
    "resources",
    "treasures",
    "stored",
    "symbols",
    "power",
    "tracks",
    "leads",
    "tops",
    "glory",
    "orbs",
    "placed-orbs",
    "monsters",
    "defeated",
    "controlled",
    "quests",
    "vp",
    "foes",
    "fighters",
    "dice",
    "behind",
    "neighbours",
]


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number read from the table: `each` for every full `per` of the things counted, at most
    `most` in all. `whose` "any" counts everybody's things together, "opponent" the opponents'."""

    of: Counted
    each: int = 1
    per: int = 1
    most: int = 99
    whose: Whose = "own"
    unit: UnitFilter = "any"
    realm: RealmFilter = "any"
    element: ElementFilter = "any"
    resource: Resource = "gold"
    kind: AdventureKind | Literal["any"] = "any"


Amount: TypeAlias = int | Count


class Condition(msgspec.Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    """Something that is true or false at the table; the tag after `is` names it."""


class AtLeast(Condition, tag="at_least", frozen=True):
    count: Count
    number: int


class AtMost(Condition, tag="at_most", frozen=True):
    count: Count
    number: int


class Most(Condition, tag="most", frozen=True):
    """Your number is greater than that of every other player; with `tie`, no other player's is
    greater, even if all are 0."""

    count: Count
    tie: bool = False


class Fewest(Condition, tag="fewest", frozen=True):
    """No other player's number is smaller than yours."""

    count: Count


class Leads(Condition, tag="leads", frozen=True):
    """EL-DOOR-2: you alone stand highest on the track of `element`; "any" means on some track."""

    element: ElementFilter = "this"


class Facing(Condition, tag="facing", frozen=True):
    """In this battle a monster / another player is among the other sides."""

    against: Literal["monster", "player"]


class Active(Condition, tag="active", frozen=True):
    """It is your turn (`yes`), or another player's (`yes = false`)."""

    yes: bool = True


AnyCondition: TypeAlias = AtLeast | AtMost | Most | Fewest | Leads | Facing | Active
