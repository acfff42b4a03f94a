"""The state of a game: plain data. What follows from it is asked for, never stored.

An anchor is a packed hex (`rules.lattice`); fields are explained in `fields`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ...kernel.bounds import SEAT, Within
from ...kernel.chance import Chance
from ...kernel.gamedef import Game
from ...kernel.secrecy import EVERYONE, NOBODY, Zone
from .effects.standing import AnyStanding
from .fields import NOWHERE, Field, Mark
from .kinds import (
    BOUNTIES,
    COMBAT_CARDS,
    CONTROL_CARDS,
    DRAGON_ATTACKS,
    MAP_TILES,
    MONSTERS,
    POWERS,
    QUESTS,
    TILES,
)
from .stones import Stone
from .terms import Action, HeroName, Mode, Shop

Seat: TypeAlias = Annotated[int, SEAT]
NOBODY_PLAYS = -1
ANCHORS = Within(0, 1_000_000)  # packed hexes

Phase: TypeAlias = Literal["heroes", "round", "turn", "turn-end", "round-end", "score", "over"]
Foe: TypeAlias = Literal["monster", "elite", "dragon", "golem"]
Stage: TypeAlias = Literal[
    "before",
    "control",
    "prep",
    "first-strike",
    "heal-1",
    "mon-a",
    "mon-cards",
    "mon-b",
    "mon-c1",
    "mon-c2",
    "mon-d",
    "heal-2",
    "curse",
    "hero-a",
    "hero-b",
    "hero-c",
    "hero-d",
    "round-end",
    "broken",
]


class Term(msgspec.Struct, frozen=True):
    """One number of a sum: what it comes from, and how much."""

    what: str
    amount: int


class Roll(msgspec.Struct, gc=False):
    """The roll in progress, or the last one: its dice and every number added to them."""

    seat: Seat  # whose dice: NOBODY_PLAYS for a monster without a player
    of: Literal["monster", "hero"]
    natural: list[int]
    dice: list[int]
    terms: list[Term]
    done: bool = False  # nothing more is added to it

    @property
    def total(self) -> int:
        """EU-ROLL-8: no clamping."""
        return sum(self.dice) + sum(one.amount for one in self.terms)


class Player(msgspec.Struct, gc=False):
    """A hero and everything on and beside the hero board.

    `slots` is aligned with the slots of the board; `bags` holds tiles and trophies, `loose` gems
    and essences. Where exactly a thing lies does not matter: it may be moved freely (EU-ITEMS-3),
    so only whether everything has room is asked.
    """

    seat: Seat
    silver: Annotated[Zone, POWERS]  # cards in hand
    gold: Annotated[Zone, POWERS]
    hero: HeroName | Literal[""] = ""
    at: Field = NOWHERE
    health: int = 0
    reputation: int = 0
    coins: int = 0
    gaar: int = 0
    dwurt: int = 0
    dwurt_die: int = 0
    tokens: list[Action] = []  # unused action tokens
    slots: Annotated[list[str], TILES] = []
    unlocked: list[int] = []  # slots that were bought
    bags: Annotated[list[str], TILES, MONSTERS] = []
    loose: list[str] = []
    exhausted: list[str] = []
    inlaid: dict[str, tuple[Stone, ...]] = {}  # by tile: gems in sockets, essences on skills
    pile: Annotated[list[str], TILES] = []  # face-down personal tiles, lowest value first
    beside: Annotated[list[str], TILES] = []  # revealed, not on the board
    control: Annotated[int, CONTROL_CARDS] = 0  # own control cards in hand
    fallen: int = 0  # own hero tokens held by others; solo: chaos tokens on the board
    taken: int = 0  # hero tokens of others
    quests: Annotated[list[str], QUESTS] = []
    bounties: Annotated[list[str], BOUNTIES] = []


class Trade(msgspec.Struct, gc=False):
    """A trade action in progress."""

    shop: Shop
    refreshed: int = 0
    paid: bool = False  # EU-TRADE-2: the fee, if there is one


class Fight(msgspec.Struct, gc=False):
    """A combat in progress."""

    hero: Seat
    field: Field
    foe: Foe
    level: int
    card: str = ""  # the monster, elite or scenario card, once revealed
    monster: Seat = NOBODY_PLAYS
    stage: Stage = "before"
    round: int = 0
    first_strike: bool = False  # the attack in progress is the First Strike
    hits: int = 0
    dealt: int = 0  # hits dealt in this combat
    chaos: int = 0
    gaar: int = 0
    hope: int = 0
    fewer_dice: int = 0
    weapon: str = ""
    strike: int = 0  # which of the weapon's attacks
    wounds: list[Term] = []  # signed changes of the wounds of this attack
    hit_terms: list[Term] = []  # signed changes of the hits of this attack
    extra_hits: int = 0  # unsigned, with the attack in progress
    extra_wounds: int = 0
    clovers: list[Term] = []  # penalties from cards and elites, until step A(b)
    next_clovers: list[Term] = []  # on the next hero attack only: shields
    paws: list[Term] = []  # collected before the monster's roll
    bonuses: list[Term] = []  # collected before the hero's roll
    played: Annotated[list[str], POWERS] = []  # discarded at the end of the round
    clovered: Annotated[list[str], POWERS] = []  # until step A(b)
    lasting: Annotated[list[str], POWERS] = []  # until the end of combat
    regeneration: list[str] = []  # the lasting effects in force, once per play
    curses: list[tuple[str, int]] = []  # solo: card fields waiting for the hero attack phase
    waiting: list[str] = []  # tiles whose later effects still come, with the window of their use
    used: list[str] = []  # shields used in this round
    each_round: list[str] = []  # tiles that act at the end of every combat round
    suffered: int = 0  # wounds suffered in this combat
    silenced: bool = False  # card penalties count nothing in this hero attack
    barred: bool = False  # no card is played in this monster attack phase
    skipped: bool = False  # the monster does not attack in this round
    riposte: int = 0
    again: int = 0  # a further attack in this round: 0 no, 1 asked for, 2 made
    struck: list[str] = []  # weapons used in this round
    withdrawn: bool = False
    symbols: tuple[int, int] = (0, 0)  # solo: Gaar and chaos of the combat card


class Peril(msgspec.Struct, gc=False):
    """What a scenario adds to the table."""

    at: Field = NOWHERE  # dragon or golem
    hits: int = 0
    raids: int = 0
    ruined: int = 0
    slain: bool = False
    magic: dict[Field, int] = {}  # defensive magic tokens by field
    rubble: list[Field] = []
    most_hits: int = 0  # the most hits it has had at the end of a combat round


class EuthiaState(msgspec.Struct, gc=False):
    """Everything on the table."""

    chance: Chance
    options: dict[str, str]
    mode: Mode
    players: list[Player]
    decks: Annotated[
        dict[str, Zone],
        TILES,
        MONSTERS,
        POWERS,
        BOUNTIES,
        QUESTS,
        MAP_TILES,
        COMBAT_CARDS,
        DRAGON_ATTACKS,
        CONTROL_CARDS,
    ]
    discards: Annotated[
        dict[str, list[str]], TILES, MONSTERS, POWERS, COMBAT_CARDS, DRAGON_ATTACKS, CONTROL_CARDS
    ]
    offers: Annotated[dict[str, list[str]], TILES]
    placed: Annotated[list[str], MAP_TILES] = []  # map tiles by placement number
    anchors: Annotated[list[int], ANCHORS] = []
    grid: Annotated[dict[int, int], ANCHORS] = {}  # anchor -> placement number
    hero_tokens: dict[Field, Seat] = {}  # field -> owner
    trade_tokens: dict[Field, Seat] = {}
    interactions: dict[Mark, int] = {}  # number of tokens by field and seat
    open_quests: Annotated[dict[str, list[str]], QUESTS] = {}
    quests_left: dict[str, int] = {}  # cards that may still be turned up
    bounties_left: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    bounty: Annotated[str, BOUNTIES] = ""  # face up
    next_bounty: Annotated[str, BOUNTIES] = ""  # shown beforehand, where the scenario says so
    bounty_won: bool = False  # in this turn
    # who knows the front of the top monster card, by level
    fronts: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    removed: Annotated[list[str], TILES] = []
    phase: Phase = "heroes"
    round: int = 0
    first: Seat = 0
    active: Seat = 0
    chosen: int = 0  # heroes chosen
    mp: int = 0
    portals: list[Field] = []  # used in this turn
    tried: list[str] = []  # quests failed in this turn
    peeked: bool = False  # the look at a monster deck was taken in this turn
    begun: bool = False  # the active player's turn, with all that happens first
    arrived: bool = False  # the entered field is still to be explored and fought for
    risen: list[Seat] = []  # heroes resurrected outside combat, whose tiles still act on it
    blessings: list[AnyStanding] = []  # standing changes of the next combat, or of this one
    trade: Trade | None = None
    fight: Fight | None = None
    roll: Roll | None = None
    peril: Peril = msgspec.field(default_factory=Peril)
    won: bool = False  # solo and cooperative: the common goal
    scores: list[int] = []  # final reputation by seat

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def alone(self) -> bool:
        """Solo or cooperative: monsters are run by combat cards and banks."""
        return self.mode != "competitive"

    @property
    def order(self) -> list[Player]:
        """All players in turn order."""
        return self.players[self.first :] + self.players[: self.first]


def public() -> Zone:
    return Zone(EVERYONE)


def secret() -> Zone:
    return Zone(NOBODY)


Table: TypeAlias = Game[EuthiaState]  # the table as the rules see it
