"""Content records: what each kind of component carries (docs/rules/euthia.md, section 2.2)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .effects.uses import Cost, Use
from .effects.vocabulary import AnyEffect, Range
from .terms import (
    Armour,
    CardTiming,
    Colour,
    Element,
    GemKind,
    HeroName,
    ItemKind,
    Jewel,
    Lair,
    Location,
    Origin,
    Piece,
    Slot,
    Source,
    Special,
    TileKind,
)

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
IdOrNone: TypeAlias = Annotated[str, Meta(pattern=r"^([a-z0-9]+(-[a-z0-9]+)*)?$")]  # or empty
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=3)]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of content; `origin` says where its facts come from."""

    id: Id
    name: Text
    origin: Origin


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a record."""


# The map


class Loot(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    coins: Count = 0
    gaar: Count = 0
    potions: Count = 0
    silver: Count = 0
    gold: Count = 0


class Field(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    location: Location = ""
    monster: Annotated[int, Meta(ge=0, le=3)] = 0
    loot: Loot = Loot()


class MapTile(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`chapter` 0: start tiles. Special tiles have a centre; `encounter`, the id of an encounter,
    is what stands on the `encounter` field or in the centre. `scenario`: the scenario that uses a
    scenario tile."""

    chapter: Annotated[int, Meta(ge=0, le=5)]
    kind: TileKind
    solo: bool = False
    special: Special = ""
    priest: bool = False
    encounter: IdOrNone = ""
    scenario: Literal["", "wings-over-the-vale", "legendary", "walking-disaster", "mirrezil"] = ""
    fields: Annotated[tuple[Field, ...], Meta(min_length=3, max_length=3)]
    flavour: Text


# Heroes and tiles


class Lock(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What opens a slot: coins, or one essence."""

    coins: Count = 0
    essence: Element | Literal[""] = ""


class SlotRecord(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Slot
    lock: Lock | None = None


class HeroBoard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: HeroName
    colour: Literal["white", "blue", "yellow", "red", "black", "purple"]
    health: Annotated[int, Meta(ge=5, le=8)]
    slots: tuple[SlotRecord, ...]
    bags: Literal[3] = 3
    gaar_spaces: Count
    dwurt_spaces: Count = 0
    gem_spaces: Count
    way: Text
    flavour: Text


class Holds(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """EU-ITEMS-13: what a container holds; `small` are potions, Gaar, Dwurt and essences."""

    items: Count
    small: bool = False


class Side(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a resource's sale."""

    coins: Count = 0
    reputation: Count = 0
    gems: tuple[GemKind, ...] = ()


class Tile(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that lies on a hero board, in a bag, an offer or a pile.

    Potions, scrolls, flasks, chests and supplies work from a bag and are discarded after use;
    artifacts work from a bag and are exhausted by use. `buy` of a skill is its learning cost.
    `gain` happens at once when the tile is drawn, which is then discarded. `essences` are places
    for essences on a skill: a player may lay loose ones there in their turn outside combat, for
    good.
    """

    kind: ItemKind | Literal["gain"]
    source: Source
    copies: Annotated[int, Meta(ge=1)] = 1
    buy: int | None = None
    sell: int | None = None
    piece: Piece | Literal[""] = ""
    armour: Armour | Literal[""] = ""
    jewel: Jewel | Literal[""] = ""
    health: int = 0
    bags: int = 0
    sockets: Count = 0
    holds: Holds | None = None
    uses: tuple[Use, ...] = ()
    gain: tuple[AnyEffect, ...] = ()
    sides: tuple[Side, ...] = ()
    hero: HeroName | Literal[""] = ""
    starting: bool = False
    value: Count = 0
    players: Literal["any", "solo", "many"] = "any"
    essences: Count = 0
    flavour: str = ""


class Gem(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`health`: while socketed in an equipped item. A use turns the gem inactive."""

    id: GemKind
    health: int = 0
    uses: tuple[Use, ...] = ()
    flavour: Text


class Essence(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each use discards the essence; with several uses the player takes one of them."""

    id: Element
    uses: tuple[Use, ...]
    flavour: Text


# Monsters and their cards


class Foe(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    level: Level
    vitality: int
    silver: Count = 0
    gold: Count = 0
    chaos: Count = 0
    gaar: Count = 0
    diagram: tuple[Range, ...]
    penalty: Annotated[int, Meta(ge=0, le=4)] = 0
    immune: bool = False
    flavour: Text


class Monster(Foe, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`least` to `most` (none: no limit): the reputation that earns the reward."""

    least: Count
    most: int | None = None
    reward: tuple[AnyEffect, ...]


class Elite(Foe, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Bounty(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`where`: a location, or `towers` or `start` with the lair `tile` (EU-ELITE-2)."""

    level: Level
    elite: Id
    lair: Lair
    where: Location | Literal["towers", "start"]
    reward: tuple[AnyEffect, ...]
    flavour: Text


class Power(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A type of silver or gold card: 2 or 3 fields by the number of equal cards played; `lasting`
    happens at the end of each combat round until the combat ends."""

    colour: Colour
    timing: CardTiming
    copies: int = 8
    fields: tuple[tuple[AnyEffect, ...], ...]
    lasting: tuple[AnyEffect, ...] = ()
    solo: bool = False
    competitive: bool = True
    flavour: Text


class CombatCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    left: Annotated[int, Meta(ge=1, le=6)]
    right: Annotated[int, Meta(ge=1, le=6)]
    gaar: Annotated[int, Meta(ge=0, le=2)]
    chaos: Annotated[int, Meta(ge=0, le=2)]


# Encounters and places


class Want(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to fulfil a quest: the cost and, with `roll`, a hero roll of at least that much.
    A failed roll: the cost stays paid, the card stays and cannot be tried again this turn."""

    cost: Cost = Cost()
    roll: int = 0


class Quest(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Id
    wants: Annotated[tuple[Want, ...], Meta(min_length=1, max_length=2)]
    reward: tuple[AnyEffect, ...]
    solo: bool = False
    story: Text


class Encounter(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    flavour: Text


class Elemental(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    element: Element
    ranges: tuple[Range, ...]
    flavour: Text


class DwurtFace(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """EU-SKOLDUR-7: gains first, then losses."""

    face: Annotated[int, Meta(ge=0, le=5)]
    gain: tuple[AnyEffect, ...] = ()
    loss: tuple[AnyEffect, ...] = ()
