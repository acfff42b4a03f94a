"""Records of scenarios and random dungeons (docs/rules/gloomhaven.md, sections 2.10 and 2.15)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .effects.vocabulary import Condition, Element, Hex, Rank, Value
from .forms import Count, Id, Initiative, Part, Record, Text

# Scenarios


class Room(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`hexes` without door hexes, corridors between its tiles included."""

    id: Text
    tiles: tuple[str, ...] = ()
    start: bool = False
    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]


class Door(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Text
    at: Hex
    rooms: tuple[str, str]
    art: Text = "stone"
    label: str = ""  # as scripts and bosses name it
    locked: bool = False


class Overlay(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tile that lies on one or more hexes of a room."""

    kind: Literal["obstacle", "trap", "hazard", "difficult"]
    art: Text
    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    room: Text


class TrapKind(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the traps of one look do: `damage`: the scenario's trap damage."""

    art: Text
    damage: bool = True
    conditions: tuple[Condition, ...] = ()


Ranks: TypeAlias = Annotated[tuple[Rank | Literal["none"], ...], Meta(min_length=3, max_length=3)]


class Spawn(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A monster of the setup: its rank with two, three and four characters."""

    monster: Id
    at: Hex
    room: Text
    ranks: Ranks


class TreasureTile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`number` 0 is a goal treasure."""

    at: Hex
    number: Count = 0
    room: Text


class Objective(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A figure of the scenario (GH-SPECIAL-11). It moves `move` toward the marker on its turn and
    opens doors; traps only if there is no other way."""

    id: Id
    name: Text
    at: Hex
    hp: Value
    initiative: Initiative = 99
    side: Literal["heroes", "monsters"] = "heroes"
    move: Count = 0
    toward: str = ""


class Goal(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What wins the scenario; everything named must hold.

    `kill_all`: no enemy left and every room revealed; `kill_revealed`: no enemy on the map; `kill`:
    all figures of these ids are dead (they must have been on the map); `kill_count`: so many
    enemies were killed; `reveal`: these rooms are revealed; `loot_goals`: all goal treasures were
    looted; `reach`: the objective ended its turn adjacent to its marker."""

    kill_all: bool = False
    kill_revealed: bool = False
    kill: tuple[Id, ...] = ()
    kill_count: Value = 0
    reveal: tuple[str, ...] = ()
    loot_goals: bool = False
    reach: str = ""


class ScenarioEffect(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A negative scenario effect at setup, for each character (GH-SETUP-11)."""

    curses: Count = 0
    minus_ones: Count = 0
    conditions: tuple[Condition, ...] = ()
    damage: Value = 0


class Wave(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Monsters that a script spawns at a marker: their ranks with two, three, four characters."""

    monster: Id
    marker: str
    ranks: Annotated[tuple[tuple[Rank, ...], ...], Meta(min_length=3, max_length=3)]


class Script(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special rule: when it happens and what follows.

    `on` door: one of `doors` is opened; `round-start`, `round-end`: at the start or end of the
    rounds named by `rounds` for two, three, four characters, as long as none of the doors `until`
    is open; `plates`: at the end of a character's turn all plates (markers) of the list for the
    number of characters are occupied by characters. `waves` spawn; the doors `opens` are opened and
    their rooms revealed; `elements` become strong; every character suffers `damage`. A script
    `once` happens a single time."""

    on: Literal["door", "round-start", "round-end", "plates"]
    doors: tuple[str, ...] = ()
    until: tuple[str, ...] = ()
    rounds: Annotated[
        tuple[Literal["none", "odd", "even", "every"], ...], Meta(min_length=3, max_length=3)
    ] = ("every", "every", "every")
    plates: Annotated[tuple[tuple[Hex, ...], ...], Meta(min_length=3, max_length=3)] = (
        (),
        (),
        (),
    )
    waves: tuple[Wave, ...] = ()
    opens: tuple[str, ...] = ()
    elements: tuple[Element, ...] = ()
    damage: Value = 0
    once: bool = True


class Rewards(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    gold_each: int = 0
    xp_each: int = 0
    reputation: int = 0
    prosperity: int = 0
    global_achievements: tuple[Id, ...] = ()
    party_achievements: tuple[Id, ...] = ()
    designs: tuple[int, ...] = ()
    choose_scenario: tuple[int, ...] = ()


class Achieved(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One achievement that must be, or must not yet be, complete."""

    id: Id
    scope: Literal["global", "party"]
    complete: bool = True


class Marker(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hexes with a letter: spawn points, plates, goals of a walk."""

    id: Text
    hexes: tuple[Hex, ...]


class Scenario(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`requires`: alternatives; inside one, all must hold. `allied`: monster types on the side of
    the characters. `goals_by_action`: goal treasures only by a Loot ability. `walls`: pairs of
    neighbouring hexes with a wall between them."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=95)]
    name: Text
    grid: Text
    regions: tuple[str, ...] = ()
    side: bool = False
    boss: bool = False
    unlocks: tuple[int, ...] = ()
    links: tuple[int, ...] = ()
    requires: tuple[tuple[Achieved, ...], ...] = ()
    introduction: Text
    conclusion: Text
    monsters: tuple[Id, ...]
    allied: tuple[Id, ...] = ()
    goal: Goal
    lose: tuple[Id, ...] = ()  # objectives whose death loses the scenario
    effects: tuple[ScenarioEffect, ...] = ()
    scripts: tuple[Script, ...] = ()
    goals_by_action: bool = False
    objectives: tuple[Objective, ...] = ()
    markers: tuple[Marker, ...] = ()
    rooms: Annotated[tuple[Room, ...], Meta(min_length=1)]
    doors: tuple[Door, ...] = ()
    walls: tuple[tuple[Hex, Hex], ...] = ()
    corridors: tuple[Hex, ...] = ()
    plates: tuple[Hex, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    traps: tuple[TrapKind, ...] = ()
    treasures: tuple[TreasureTile, ...] = ()
    money: tuple[Hex, ...] = ()
    start: Annotated[tuple[Hex, ...], Meta(min_length=4)]
    spawns: tuple[Spawn, ...]
    rewards: Rewards = Rewards()

    def marker(self, id: str) -> tuple[Hex, ...]:
        return next((one.hexes for one in self.markers if one.id == id), ())

    def room(self, id: str) -> Room:
        return next(one for one in self.rooms if one.id == id)


# Random dungeons


class Gate(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entrance or exit: a door hex next to the room's hexes."""

    type: Literal["A", "B"]
    at: Hex


class Penalty(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a room does when it is revealed (GH-RANDOM-09). Fields that are not set do nothing.

    `opener`: only the character that opened the door is hit, else every character. `conditions`
    on characters; `enemy_conditions` on the room's monsters (`elites`: only on elites)."""

    opener: bool = False
    damage: Count = 0
    discards: Count = 0
    losses: Count = 0
    curses: Count = 0
    minus_ones: Count = 0
    conditions: tuple[Condition, ...] = ()
    spend_items: Count = 0
    inert: bool = False  # all elements become inert
    blesses: Count = 0  # into the monsters' deck
    enemy_conditions: tuple[Condition, ...] = ()
    elites: bool = False
    enemy_shield: Count = 0  # until the end of the round
    promote: Count = 0  # so many normal monsters of the room become elite


class DungeonRoom(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room card, in axial hexes of its own. `spots`: the hexes of the numbers 1 to 12."""

    id: Id
    name: Text
    hexes: Annotated[tuple[Hex, ...], Meta(min_length=12)]
    entrances: Annotated[tuple[Gate, ...], Meta(min_length=1)]
    exits: Annotated[tuple[Gate, ...], Meta(min_length=1)]
    spots: Annotated[tuple[Hex, ...], Meta(min_length=12, max_length=12)]
    overlays: tuple[Overlay, ...] = ()
    minor: Penalty
    major: Penalty


class Filling(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a monster card puts on one numbered spot."""

    spot: Annotated[int, Meta(ge=1, le=12)]
    kind: Literal["monster", "money", "treasure", "trap", "hazard", "difficult", "obstacle"]
    monster: str = ""
    ranks: Ranks = ("none", "none", "none")


class DungeonCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A monster card. `trap_damage`: the scenario's trap damage; its treasure holds `gold` times
    the value of a money token, and `xp`."""

    id: Id
    name: Text
    fillings: tuple[Filling, ...]
    trap_damage: bool = True
    trap_conditions: tuple[Condition, ...] = ()
    gold: Count = 0
    xp: Count = 0
