"""The state of a scenario: plain data. What follows from it is asked for, never stored.

The map itself is content (`scenario_of`); the state says which rooms are revealed, which doors are
open and what lies on the hexes now. Tuples of frozen things are shared by copies.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ...kernel.bounds import SEAT
from ...kernel.chance import Chance
from ...kernel.components import Holds
from ...kernel.gamedef import Game
from ...kernel.secrecy import EVERYONE, NOBODY, Zone
from .terms import Condition, Element, Half, Hex, Kind, Rank, Side, Terrain

Seat: TypeAlias = Annotated[int, SEAT]
NO_SEAT = -1
REST = "long-rest"

# Kinds of components, for counting them
ABILITY_CARDS, MONSTER_CARDS, BATTLE_GOALS = "ability cards", "monster cards", "battle goals"
BLESS_CARDS, CURSE_CARDS, MONSTER_CURSES = "bless cards", "curse cards", "monster curses"
FIGURES = "figures"

AbilityCards: TypeAlias = Annotated[Zone, Holds(ABILITY_CARDS, only=lambda id: id != REST)]
MonsterCards: TypeAlias = Annotated[Zone, Holds(MONSTER_CARDS)]
BattleGoals: TypeAlias = Annotated[Zone, Holds(BATTLE_GOALS)]
HeroModifiers: TypeAlias = Annotated[
    Zone,
    Holds(BLESS_CARDS, only=lambda id: id == "bless"),
    Holds(CURSE_CARDS, only=lambda id: id == "curse"),
]
MonsterModifiers: TypeAlias = Annotated[
    Zone,
    Holds(BLESS_CARDS, only=lambda id: id == "bless"),
    Holds(MONSTER_CURSES, only=lambda id: id == "curse"),
]

Phase: TypeAlias = Literal[
    "classes",  # GH-SETUP: who plays which class
    "pool",  # cards gained by level
    "perks",
    "goals",
    "equip",
    "hand",
    "place",
    "round",  # start of a round: scenario effects, exhaustion
    "lead",  # secret: leading card or long rest
    "second",  # secret: the second card
    "initiative",
    "turns",
    "end-of-round",
    "short-rests",
    "over",
]
Outcome: TypeAlias = Literal["", "won", "lost"]


class Boon(msgspec.Struct, frozen=True):
    """Something a figure has until the end of the round."""

    kind: Literal["shield", "retaliate", "bonus"]
    amount: int = 0
    range: int = 1
    xp: int = 0  # for the owner each time it retaliates
    card: str = ""  # the card it comes from
    number: int = 0  # a bonus: which of those on the card
    lasting: bool = False  # as long as its card lies in the active area


class Figure(msgspec.Struct, gc=False):
    """Whatever stands on a hex and has hit points."""

    id: str  # the class for heroes; "bandit-guard-3"; "battle-bot-1"
    kind: Kind
    type: str  # class, monster, summon or objective
    at: Hex
    hp: int
    most: int  # maximum hit points
    side: Side = "monsters"
    rank: Annotated[Rank, Holds(FIGURES)] = ""  # only monsters have one, and only they are counted
    number: int = 0
    owner: Seat = NO_SEAT  # of heroes and their summons
    conditions: tuple[Condition, ...] = ()
    fresh: tuple[Condition, ...] = ()  # GH-COND-02: received during the own turn in progress
    boons: tuple[Boon, ...] = ()  # GH-MOTHER-04: until the end of the round
    spawned: bool = False  # summoned or spawned: leaves no money
    waits: bool = False  # GH-SUMMON-03: came this round and does not act in it
    acted: bool = False
    revealed: bool = False  # GH-DOOR-08: came to light in the turn in progress
    order: int = 0  # of summoning
    source: str = ""  # the card or item that made it


class Active(msgspec.Struct, gc=False):
    """A card in the active area."""

    card: Annotated[str, Holds(ABILITY_CARDS)]
    half: Half
    lost: bool  # goes to the lost pile
    slot: int = 0
    figure: str = ""  # its summon, or the figure it is attached to
    round: bool = False  # ends with the round
    bonuses: tuple[int, ...] = ()  # those of the half that were performed, by number
    uses: int = 0  # of a bonus without slots


class Carried(msgspec.Struct, gc=False):
    """An equipped item."""

    item: str
    state: Literal["ready", "active", "spent", "consumed"] = "ready"
    slot: int = 0


class Hero(msgspec.Struct, gc=False):
    """A character and everything beside its board; its figure stands in `figures`."""

    seat: Seat
    hand: AbilityCards
    picks: AbilityCards  # between selection and turn, the leading card first; or `REST`
    discard: AbilityCards
    lost: AbilityCards
    deck: HeroModifiers
    drawn: Zone
    goals: BattleGoals  # dealt, then the one kept
    type: str = ""  # class
    level: int = 1
    pool: tuple[str, ...] = ()
    perks: tuple[int, ...] = ()  # boxes ticked, by number of the perk
    items: list[Carried] = []
    active: list[Active] = []
    played: tuple[str, ...] = ()  # both cards from the reveal on
    initiative: int = 0
    reshuffle: bool = False  # GH-MOD-10
    exhausted: bool = False
    dead: bool = False  # GH-VAR-02
    hp_left: int = 0  # when it left the map
    xp: int = 0
    tokens: int = 0  # money tokens
    gold: int = 0  # from treasures, not converted
    treasures: tuple[str, ...] = ()
    found: tuple[str, ...] = ()  # items and designs from treasures
    checks: int = 0  # checkmarks from treasures, then of the battle goal
    feats: dict[str, int] = {}  # what battle goals count


class MonsterDeck(msgspec.Struct, gc=False):
    """The ability cards of one or more monster types."""

    draw: MonsterCards
    gone: MonsterCards
    current: Annotated[str, Holds(MONSTER_CARDS)] = ""
    consumed: tuple[str, ...] = ()  # GH-ELEM-07: augments this round, by type and line
    kept: tuple[str, ...] = ()  # ... and those it could not have


class Overlay(msgspec.Struct, frozen=True):
    """A tile on a hex. A trap's `card` is the card that made it ("" = the scenario's)."""

    at: Hex
    kind: Terrain
    art: str = ""
    damage: int = 0
    conditions: tuple[Condition, ...] = ()
    maker: Seat = NO_SEAT
    xp: int = 0  # for its maker when an enemy springs it


class Laid(msgspec.Struct, frozen=True):
    """A room of a random dungeon: both its cards, and which entrance and exit are used."""

    room: str
    filling: str
    entrance: int = 0
    exit: int = -1  # none: the way ends here


class Place(msgspec.Struct, frozen=True):
    """An entry of the initiative order (GH-INIT-08)."""

    who: str  # class id, monster type, objective id
    kind: Kind
    initiative: int


class ActionTally(msgspec.Struct, gc=False):
    """What the abilities of an action in progress have done, for those that refer to it."""

    targets: tuple[Hex, ...] = ()  # where the targets of the last attack stood
    area: tuple[Hex, ...] = ()
    obstacle: tuple[Hex, ...] = ()  # created, destroyed or moved by the last ability
    passed: tuple[Hex, ...] = ()  # the last move without its first and last hex
    entered: tuple[Hex, ...] = ()
    killed: tuple[Hex, ...] = ()
    hex: tuple[Hex, ...] = ()
    same: tuple[str, ...] = ()  # figures chosen or hit by the ability before
    began: Hex = (0, 0)  # where the last move began
    moved: int = 0  # by the moves of this action
    dealt: int = 0  # by the last attack
    destroyed: int = 0  # hexes of obstacles
    trap: Overlay | None = None  # disarmed by the ability before
    boosts: tuple[int, ...] = ()  # lines whose consumed elements change those that follow


class Turn(msgspec.Struct, gc=False):
    """The turn in progress."""

    figure: str = ""
    stage: Literal["begin", "choose", "line", "finish", "end"] = "begin"
    halves: tuple[Half, ...] = ("top", "bottom")  # not yet performed
    card: str = ""  # being performed
    half: Half = "top"
    basic: bool = False
    line: int = 0
    performed: bool = False  # an ability of this action was
    moved: int = 0  # hexes this turn
    inflicted: int = 0  # damage by the figure's attacks
    done: tuple[str, ...] = ()  # bonuses used in this turn
    extra: bool = False  # an extra turn, by an item
    opened: bool = False  # a room was revealed in it
    tally: ActionTally = msgspec.field(default_factory=ActionTally, name="deed")


class Blow(msgspec.Struct, frozen=True, gc=False):
    """The last attack as arithmetic, for whoever wants to reckon it up: its terms in the order of
    the rules, each with what it is, its number and the card or item it comes from."""

    attacker: str
    target: str
    terms: tuple[tuple[str, int, str], ...]
    cards: tuple[str, ...]  # modifiers drawn
    damage: int
    suffered: bool = False  # it has been decided what becomes of the damage


class GloomhavenState(msgspec.Struct, gc=False):
    """Everything on the table."""

    chance: Chance
    options: dict[str, str]
    heroes: list[Hero]
    scenario: str
    level: int  # L
    figures: dict[str, Figure]
    overlays: tuple[Overlay, ...]
    elements: dict[str, int]
    decks: dict[str, MonsterDeck]
    modifiers: MonsterModifiers  # the monsters' attack modifier deck
    drawn: Zone
    goal_deck: BattleGoals
    goal_discard: BattleGoals
    numbers: Annotated[dict[str, tuple[int, ...]], Holds(FIGURES)]  # free figures by monster type
    revealed: tuple[str, ...] = ()  # rooms
    opened: tuple[str, ...] = ()  # doors
    unlocked: tuple[str, ...] = ()
    money: tuple[Hex, ...] = ()
    treasures: tuple[tuple[Hex, str], ...] = ()
    blesses: Annotated[int, Holds(BLESS_CARDS)] = 10  # GH-MOD-13: left in the supply
    curses: Annotated[int, Holds(CURSE_CARDS)] = 10
    monster_curses: Annotated[int, Holds(MONSTER_CURSES)] = 10
    reshuffle: bool = False
    infusing: tuple[Element, ...] = ()  # strong at the end of this turn
    phase: Phase = "classes"
    seat: Seat = 0  # who is to choose in the present part of the setup
    round: int = 0
    order: tuple[Place, ...] = ()
    turn: Turn = msgspec.field(default_factory=Turn)
    blow: Blow | None = None  # the last attack of the round
    extra: tuple[str, ...] = ()  # figures that act now, out of order (GH-DOOR-08)
    summoned: int = 0  # summons so far
    flags: dict[str, int] = {}  # what the scenario remembers; only `rules.memory` reads and writes
    outcome: Outcome = ""
    dungeon: tuple[Laid, ...] = ()  # the cards of a random dungeon, as they lie
    room_deck: Zone = msgspec.field(default_factory=lambda: Zone(NOBODY))
    filling_deck: Zone = msgspec.field(default_factory=lambda: Zone(NOBODY))
    asked: Seat = 0  # who enters the group's answers

    @property
    def count(self) -> int:
        """C: the characters that started the scenario (GH-EXHAUST-05)."""
        return len(self.heroes)

    def hero(self, id: str) -> Hero:
        for hero in self.heroes:
            if hero.type == id:
                return hero
        raise KeyError(f"nobody plays {id}")


def public() -> Zone:
    return Zone(EVERYONE)


def secret() -> Zone:
    return Zone(NOBODY)


Table: TypeAlias = Game[GloomhavenState]  # the table as the rules see it
