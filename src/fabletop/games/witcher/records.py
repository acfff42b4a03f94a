"""Content records, one type for each kind of component (docs/rules/witcher.md, section 2.2)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .effects.vocabulary import Ability, AnyEffect
from .terms import Action, Attribute, CardTerrain, Colour, Origin, School, Special, Terrain, Window

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of content; `origin` says where its facts come from."""

    origin: Origin


class Extension(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The link a card offers to the next one in a combo."""

    colours: Annotated[tuple[Colour, ...], Meta(min_length=1)]
    damage: Count = 0
    shield: Count = 0
    draw: int = 0
    special: tuple[Special, ...] = ()


class ActionCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    school: School | Literal["shared"] = "shared"
    colour: Colour
    cost: Annotated[int, Meta(ge=0, le=3)] = 0
    terrain: CardTerrain
    damage: Count = 0
    shield: Count = 0
    draw: int = 0
    special: tuple[Special, ...] = ()
    extensions: tuple[Extension, ...] = ()


class Potion(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    copies: int = 2
    window: Window
    hunts_only: bool = False
    ability: Ability
    flavour: Text


class MonsterAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a monster's ability works and which named one it is (`rules/beasts.py`)."""

    trigger: Literal["init", "pre", "post", "w1", "m1", "w*", "m*", "fight", "end"]
    kind: Id
    amount: int = 0
    colours: tuple[Colour, ...] = ()


class Monster(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    level: Annotated[int, Meta(ge=1, le=3)]
    life: Annotated[int, Meta(ge=1, le=20)]
    ability: MonsterAbility
    trophy: Ability
    story: Text


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a monster fight card; exactly one of the fields is set."""

    damage: int = 0
    by_level: tuple[int, ...] = ()
    equal_to: Attribute | None = None
    discard_random: bool = False
    remove: bool = False
    lower: Attribute | None = None


class FightCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    charge: Attack
    bite: Attack


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    place: Terrain | Id
    event: Annotated[int, Meta(ge=1, le=56)]
    payment: Count = 0


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    story: Text
    effects: tuple[AnyEffect, ...] = ()
    quest: Quest | None = None


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    label: Text
    price: Count = 0
    story: Text
    effects: tuple[AnyEffect, ...] = ()
    quest: Quest | None = None


class Exploration(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    intro: Text
    a: Option
    b: Option


class AttributeTest(
    msgspec.Struct, frozen=True, tag_field="kind", tag="attribute", forbid_unknown_fields=True
):
    attribute: Attribute
    at_least: Annotated[int, Meta(ge=2, le=4)]


class CardTest(
    msgspec.Struct, frozen=True, tag_field="kind", tag="cards", forbid_unknown_fields=True
):
    """Reveal and discard the top cards of the deck; a colour or a total damage must be there."""

    reveal: Annotated[int, Meta(ge=1, le=3)]
    colour: Colour | None = None
    damage: int = 0


PokerRank: TypeAlias = Literal[
    "pair",
    "two-pairs",
    "three-of-a-kind",
    "five-high-straight",
    "six-high-straight",
    "full-house",
    "four-of-a-kind",
    "five-of-a-kind",
]


class DiceTest(
    msgspec.Struct, frozen=True, tag_field="kind", tag="dice", forbid_unknown_fields=True
):
    at_least: PokerRank


Test: TypeAlias = AttributeTest | CardTest | DiceTest


class Event(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`kind`: story (a), test (b), fight (c), keepsake (d)."""

    number: Annotated[int, Meta(ge=1, le=56)]
    name: Text
    kind: Literal["story", "test", "fight", "keepsake"]
    intro: Text
    a: Option | None = None
    b: Option | None = None
    test: Test | None = None
    life: int = 0
    success: Outcome | None = None
    failure: Outcome | None = None
    companion: bool = False
    ability: Ability | None = None
    keep_until: Literal["", "fight-lost", "fight-won"] = ""


class Place(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A location; the neighbours are numbers, as in the specification's table."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=18)]
    name: Text
    terrain: Terrain | Literal["any"]
    action: Action
    school: School | Literal["", "manticore"] = ""
    neighbours: tuple[int, ...]
    waterways: tuple[int, ...] = ()
    x: int
    y: int
    flavour: Text


class SchoolBoard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: School
    name: Text
    home: int
    specialisation: Text
    rows: tuple[tuple[int, int], ...]
    flavour: Text


class AttributeTrophy(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    attribute: Attribute
    copies: int = 2
    ability: Ability
    story: Text


class WitcherTrophy(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One design per school; each of its four copies tells another story."""

    id: Id
    name: Text
    school: School
    ability: Ability
    stories: Annotated[tuple[str, ...], Meta(min_length=4, max_length=4)]
