"""Content records (docs/rules/gloomhaven.md, section 2)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .effects.vocabulary import AnyAbility, AnyElement, Bonus, Boost, Condition, Measure, Value
from .forms import (
    LEVELS,
    NONE,
    CardLevel,
    Count,
    Id,
    Immunity,
    Initiative,
    Levels,
    Origin,
    Part,
    Record,
    Slot,
    Text,
)
from .layouts import (
    Achieved,
    Door,
    DungeonCard,
    DungeonRoom,
    Filling,
    Gate,
    Goal,
    Marker,
    Objective,
    Overlay,
    Penalty,
    Ranks,
    Rewards,
    Room,
    Scenario,
    ScenarioEffect,
    Script,
    Spawn,
    TrapKind,
    TreasureTile,
    Wave,
)

__all__ = [
    "LEVELS",
    "NONE",
    "AbilityCard",
    "Achieved",
    "Action",
    "BattleGoal",
    "Boss",
    "CardLevel",
    "Cards",
    "Columns",
    "Count",
    "Door",
    "DungeonCard",
    "DungeonRoom",
    "Feat",
    "Filling",
    "Gate",
    "Goal",
    "HeroClass",
    "Id",
    "Immunity",
    "Initiative",
    "Item",
    "Levels",
    "Marker",
    "Modifier",
    "Monster",
    "MonsterCard",
    "Objective",
    "Origin",
    "Overlay",
    "Part",
    "Penalty",
    "Perk",
    "Ranks",
    "Record",
    "Rewards",
    "Room",
    "Scenario",
    "ScenarioEffect",
    "Script",
    "Slot",
    "Spawn",
    "Stats",
    "Summoned",
    "Text",
    "TrapKind",
    "Treasure",
    "TreasureTile",
    "Wave",
]

# Attack modifiers and perks


class Modifier(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One face of an attack modifier card. `times` 2 is the double, 0 the miss."""

    id: Id
    value: int = 0
    times: Literal[0, 1, 2] = 1
    rolling: bool = False
    shuffle: bool = False
    kind: Literal["standard", "class", "bless", "curse"] = "class"
    boost: Boost = Boost()


class Cards(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many cards of one face."""

    card: Id
    n: Annotated[int, Meta(ge=1)] = 1


class Perk(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each ticked box applies it once. A replacement is a removal and an addition together."""

    boxes: Annotated[int, Meta(ge=1, le=3)] = 1
    remove: tuple[Cards, ...] = ()
    add: tuple[Cards, ...] = ()
    ignore_items: bool = False  # negative item effects
    ignore_scenario: bool = False  # negative scenario effects


# Characters


class HeroClass(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    race: Id
    hand: Annotated[int, Meta(ge=8, le=12)]
    hp: Annotated[tuple[int, ...], Meta(min_length=9, max_length=9)]
    perks: tuple[Perk, ...]
    locked: bool = False
    flavour: Text


class Action(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One half of an ability card. `slots`: experience of each use slot of a persistent bonus."""

    abilities: Annotated[tuple[AnyAbility, ...], Meta(min_length=1)]
    lost: bool = False
    unrecoverable: bool = False
    duration: Literal["", "round", "persistent"] = ""
    slots: tuple[int, ...] = ()
    xp: Count = 0
    infuse: tuple[AnyElement, ...] = ()


class AbilityCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    number: int
    owner: Id  # the class
    name: Text
    level: CardLevel
    initiative: Initiative
    top: Action
    bottom: Action

    @property
    def unrecoverable(self) -> bool:
        return self.top.unrecoverable or self.bottom.unrecoverable


class Summoned(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The stat block of a character's summon. `range` 0 is melee; `NONE` is a dash."""

    id: Id
    name: Text
    hp: Annotated[int, Meta(ge=1)]
    move: int
    attack: Value
    range: Count = 0
    flying: bool = False
    conditions: tuple[Condition, ...] = ()
    traits: tuple[Bonus, ...] = ()


# Monsters


class Stats(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a monster of one level and rank has. `range` 0 is melee; `NONE` is a dash."""

    hp: Value
    move: int
    attack: Value
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    targets: int = 1
    conditions: tuple[Condition, ...] = ()
    advantage: bool = False
    attackers_disadvantage: bool = False
    flying: bool = False
    immune: tuple[Immunity, ...] = ()


class Columns(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rank of a statistic card: a value for each of the levels 0 to 7."""

    hp: Levels
    move: Levels
    attack: Levels
    range: Levels = (0,) * LEVELS
    shield: Levels = (0,) * LEVELS
    retaliate: Levels = (0,) * LEVELS
    retaliate_range: Levels = (1,) * LEVELS
    pierce: Levels = (0,) * LEVELS
    targets: Levels = (1,) * LEVELS
    conditions: Annotated[
        tuple[tuple[Condition, ...], ...], Meta(min_length=LEVELS, max_length=LEVELS)
    ] = ((),) * LEVELS
    advantage: Levels = (0,) * LEVELS  # 1: yes
    attackers_disadvantage: Levels = (0,) * LEVELS


class Monster(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    deck: Id
    figures: Literal[4, 6, 10]
    flying: bool = False
    normal: Columns
    elite: Columns


class MonsterCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    deck: Id
    initiative: Initiative
    shuffle: bool = False
    abilities: Annotated[tuple[AnyAbility, ...], Meta(min_length=1)]
    infuse: tuple[AnyElement, ...] = ()


class Boss(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`hp` is for each character; `attack_more` is added to the attack."""

    id: Id
    name: Text
    figures: Literal[1, 2] = 1
    hp: Levels
    move: Levels
    attack: Levels
    attack_more: Measure | None = None
    range: Levels = (0,) * LEVELS
    immune: tuple[Immunity, ...]
    special_1: Annotated[tuple[AnyAbility, ...], Meta(min_length=1)]
    special_2: Annotated[tuple[AnyAbility, ...], Meta(min_length=1)]


class Named(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GH-SPECIAL-13: a figure of a scenario built on a type, with its deck and statistics of its
    own. `level_more`: played so many levels above the scenario's (7 at most). `hp_of`: its hit
    points are for each character, or for every two of them, rounded up. What else is peculiar to
    it stands with its scenario."""

    id: Id
    name: Text
    of: Id
    scenario: Annotated[int, Meta(ge=1, le=95)]
    level_more: Literal[0, 1] = 0
    hp_of: Literal["", "characters", "half-characters"] = ""
    stats: Columns


# Items, battle goals, treasures


class Item(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`use_slots`: so many uses before the card turns (0: one)."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=150)]
    name: Text
    price: Count
    copies: Annotated[int, Meta(ge=1, le=4)] = 2
    prosperity: Count = 0
    slot: Slot
    use: Literal["spent", "consumed", "passive"]
    use_slots: Count = 0
    minus_ones: Count = 0
    bonuses: Annotated[tuple[Bonus, ...], Meta(min_length=1)]


Feat: TypeAlias = Literal[
    "cards-left",  # in hand and discard at the end
    "xp",  # gained in the scenario
    "hp-left",
    "hp-missing",  # at the end
    "traps",  # sprung or disarmed because of it, in its turn or its summon's
    "treasures",  # tiles looted
    "allies-exhausted",
    "rooms-revealed",  # by opening a door in its own turn
    "tokens",  # money tokens looted
    "loot",  # money tokens and treasure tiles looted
    "kills",
    "elite-kills",
    "items-used",
    "empty-rounds",  # rounds that began without a monster on the map
    "overkills",  # kills with 4 or more damage to spare
    "first-kill",  # the first monster killed in the scenario
    "below-half",  # times its hit points were below half of the maximum, rounded up
    "clean-kills",  # undamaged monsters killed with one attack
    "short-rests",
    "long-rests",
]


class BattleGoal(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Met if the count is at least `least` and at most `most`; `level`: add the own level to
    `least`."""

    id: Id
    name: Text
    checks: Literal[1, 2]
    feat: Feat
    least: Count = 0
    most: int | None = None
    level: bool = False
    flavour: Text


class Treasure(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a numbered treasure tile holds for its looter."""

    number: Annotated[int, Meta(ge=1, le=75)]
    gold: Count = 0
    xp: Count = 0
    checks: Count = 0
    damage: Count = 0
    conditions: tuple[Condition, ...] = ()
    items: tuple[int, ...] = ()
    designs: tuple[int, ...] = ()
    random_design: bool = False
    random_scenario: bool = False
    scenario: int = 0
