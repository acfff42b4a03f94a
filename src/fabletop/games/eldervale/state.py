"""The state of a game: plain data. What follows from it is asked for, never stored."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ...kernel.chance import Chance
from ...kernel.components import Holds
from ...kernel.gamedef import Game
from ...kernel.hexes import Hex
from ...kernel.secrecy import Zone
from .effects.modifiers import AnyModifier
from .library import library
from .terms import Element

Seat: TypeAlias = int
Place: TypeAlias = int  # the number of a realm on the map, or one of the places below

TRAY: Place = -1  # unsummoned, in the faction tray; of a monster: not yet on the map
READY: Place = -2
UNDERWORLD: Place = -3
ROOFED: Place = -4  # a worker that has become a dwelling
ON_CARD: Place = -5  # activating a card, until the end of the regroup
GONE: Place = -6  # of a monster: defeated
MONSTER: Seat = -1

Phase: TypeAlias = Literal[
    "colours",
    "elements",
    "build",
    "draft",
    "start",
    "main",
    "placed",
    "action",
    "pending",
    "battle",
    "regroup",
    "return",
    "late",
    "end",
    "ghost",
    "over",
]
Stage: TypeAlias = Literal["join", "dice", "swords", "roll", "rolled", "winner", "removal"]


ORB = "orb"  # on a slot of a card, where otherwise treasure tokens lie

# What components the fields below hold (`kernel.components`)
MAGIC_CARDS = Holds("magic cards")
TREASURE_TOKENS = Holds("treasure tokens")
ADVENTURE_CARDS = Holds("adventure cards")
ORBS = Holds("orbs")
REALMS = Holds("realms")
HOARD_TOKENS = Holds("hoard tokens")
MERCENARIES = Holds("mercenaries")
CARD_OF_TABLEAU = Holds("adventure cards", lambda card: card in library().adventures)
TOKENS_ON_SLOTS = Holds("treasure tokens", lambda thing: thing != ORB)
ORBS_ON_SLOTS = Holds("orbs", lambda thing: thing == ORB)


def team_of(seat: Seat) -> int:
    """EL-VAR-TEAM-1: teammates sit next to each other: 0 and 1, 2 and 3."""
    return seat // 2


def teammate(seat: Seat) -> Seat:
    """The other seat of the same team."""
    return seat + 1 if seat % 2 == 0 else seat - 1


class Held(msgspec.Struct, frozen=True):
    """A card of a tableau: what lies on it, and the card an aura strengthens."""

    id: Annotated[str, CARD_OF_TABLEAU]  # an adventure card, or the start card
    # "" for empty, a treasure token, or "orb"
    slots: Annotated[tuple[str, ...], TOKENS_ON_SLOTS, ORBS_ON_SLOTS] = ()
    orb: Annotated[bool, ORBS] = False  # the orb symbol is covered
    host: str = ""  # of an aura: the card it is attached to

    @property
    def tokens(self) -> tuple[str, ...]:
        """The treasure tokens on it."""
        return tuple(one for one in self.slots if one not in ("", ORB))

    @property
    def orbs(self) -> int:
        """How many orbs lie on it."""
        return self.orb + self.slots.count(ORB)


class Realm(msgspec.Struct, frozen=True):
    """A tile on the map: its treasure columns (uncovered tokens, top last) and what is below."""

    tile: Annotated[str, REALMS]
    columns: Annotated[tuple[tuple[str, ...], ...], TREASURE_TOKENS] = ()
    covered: tuple[int, ...] = ()


class Player(msgspec.Struct, gc=False):
    """A player and everything that belongs to him; the ghost of the solo game is one, too."""

    seat: Seat
    hand: Annotated[Zone, MAGIC_CARDS]
    supply: dict[str, int]
    units: dict[str, Place]
    element: str = ""
    faction: str = ""
    vp: int = 0
    glory: int = -1  # EL-PEACE-2: not on the track before the first regroup
    orbs: Annotated[int, ORBS] = 0
    regrouped: bool = False
    tactics: int = 0  # 2 active, 1 exhausted, 0 none
    quiet: int = -1  # the turn in which this player wants to be asked no more
    dwellings: list[int] = []
    power: dict[str, int] = {}
    treasure: Annotated[list[str], TREASURE_TOKENS] = []
    tableau: list[Held] = []
    quests: Annotated[list[str], MAGIC_CARDS] = []
    hoard: Annotated[list[str], HOARD_TOKENS] = []
    hired: dict[str, int] = {}  # mercenaries: the turn of the hire; 0 with an orb
    used: list[str] = []  # abilities used in the present turn
    acted: list[str] = []  # card actions used in the present regroup
    granted: list[AnyModifier] = []  # until the end of this turn
    granted_now: list[AnyModifier] = []  # until the end of this battle
    ghost: bool = False


class Side(msgspec.Struct, gc=False):
    """One side of a battle: a player, or the monster."""

    seat: Seat
    monster: str = ""
    pool: int = 0  # dice counted so far
    preset: list[int] = []  # faces that are not rolled
    dice: list[int] = []
    won: bool = False


class Battle(msgspec.Struct, gc=False):
    """A battle in one realm, step by step."""

    at: Place
    stage: Stage = "join"
    waiting: list[Seat] = []  # who is still to be asked in this step
    sides: list[Side] = []
    monster: str = ""  # that took part when the dice were counted
    used: list[str] = []  # abilities used in this battle: "seat:id"
    keep: list[str] = []  # units of defeated players that stay: "seat:unit"


class Echo(msgspec.Struct, frozen=True):
    """Something that happened in this turn and may still be answered by a card."""

    window: str
    actor: Seat
    here: Place
    unit: str
    element: str
    cards: tuple[str, ...]  # "seat:card": whose hand, if it held the card, could answer


class Ghost(msgspec.Struct, gc=False):
    """What the automated opponent of the solo game remembers."""

    deck: Zone
    spent: list[str] = []
    removals: dict[str, int] = {}  # tokens taken from realms, by element
    regroups: int = 0
    added: int = 0  # units added to its ready area
    card: str = ""


class EldervaleState(msgspec.Struct, gc=False):
    """Everything on the table."""

    chance: Chance
    options: dict[str, str]
    players: list[Player]
    elements: tuple[Element, ...]  # in play
    hexes: tuple[Hex, ...]  # of the realms, by number
    realms: list[Realm]
    stock: Annotated[Zone, REALMS]
    decks: Annotated[dict[str, Zone], ADVENTURE_CARDS]
    offers: Annotated[dict[str, str], ADVENTURE_CARDS]  # the face-up card of each deck
    buried: dict[str, int]  # cards at the bottom of each deck whose order everybody has seen
    # treasure tokens face down, on the map or beside it
    pools: Annotated[dict[str, Zone], TREASURE_TOKENS]
    spent: Annotated[list[str], TREASURE_TOKENS]  # that left the game
    magic: Annotated[Zone, MAGIC_CARDS]
    magic_discard: Annotated[Zone, MAGIC_CARDS]
    monsters: dict[str, Place]  # all that are nobody's
    power_orbs: Annotated[list[str], ORBS]
    glory_orbs: Annotated[list[int], ORBS]
    menu: Annotated[list[str], ORBS]  # spaces of the reward menu that an orb covers
    hoard: Annotated[Zone, HOARD_TOKENS]
    packets: Annotated[list[Zone], MAGIC_CARDS]
    mercenaries: Annotated[list[str], MERCENARIES]  # in the common area
    phase: Phase = "colours"
    first: Seat = 0
    active: Seat = 0
    turns: int = 0  # turns begun
    left: int = -1  # EL-END-2: turns still to come after the trigger, -1 before
    trigger: Seat = -1
    bridge: Place = -1
    bridge_axis: int = 0
    hoard_left: int = 0
    orbs_box: Annotated[int, ORBS] = 0  # orbs left out of this game
    orbs_gone: Annotated[int, ORBS] = 0  # orbs that left the game with a card
    setup_left: int = 0
    drawn: Annotated[str, REALMS] = ""  # a realm drawn and not yet laid
    placed: str = ""  # the unit whose placement or activation is going on
    placed_at: Place = -1
    doing: str = ""  # the card action that is begun
    due: list[Place] = []  # realms in which a battle is due
    rush_stopped: bool = False
    cancelled: bool = False  # the pending battle
    released: list[str] = []  # mercenaries that went back in this very turn
    echoes: list[Echo] = []
    chain: list[str] = []  # cards whose action is being resolved
    casting: Annotated[list[str], MAGIC_CARDS] = []  # magic cards being resolved
    battle: Battle | None = None
    ghost: Ghost | None = None
    sheet: list[tuple[int, ...]] = []  # EL-SCORE, by seat, once the game is over

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def peace(self) -> bool:
        """EL-PEACE-1: until all players have carried out their first regroup."""
        return False in [player.regrouped for player in self.players]

    @property
    def solo(self) -> bool:
        return self.ghost is not None

    @property
    def difficulty(self) -> Literal["easy", "normal", "hard"]:
        """EL-SOLO-10: of the ghost."""
        chosen = self.options["ghost"]
        return "easy" if chosen == "easy" else "hard" if chosen == "hard" else "normal"

    @property
    def teams(self) -> bool:
        """EL-VAR-TEAM-1: exactly four players."""
        return self.options["team"] == "on"

    @property
    def round(self) -> int:
        return max(0, self.turns - 1) // len(self.players) + 1

    def mate(self, seat: Seat) -> Seat | None:
        """The teammate, in the team game."""
        return teammate(seat) if self.teams else None

    def allied(self, seat: Seat, other: Seat) -> bool:
        """EL-VAR-TEAM-7: a seat itself or its teammate; a monster is nobody's ally."""
        return seat == other or (seat >= 0 and self.mate(seat) == other)

    def opponents(self, seat: Seat) -> list[Player]:
        """EL-GEN-11: everybody else, without the teammate."""
        mate = self.mate(seat)
        return [one for one in self.players if one.seat not in (seat, mate)]

    def placed_by(self, player: Player) -> str:
        """EL-GEN-2: the unit whose placement or activation is going on, if it is this player's."""
        return self.placed if player.seat == self.active else ""

    def asking_order(self) -> tuple[Seat, ...]:
        """EL-GEN-4: clockwise from the active player's left, the active player last."""
        return _CLOCKWISE[len(self.players)][self.active]


_CLOCKWISE = [
    [tuple((active + step) % seats for step in range(1, seats + 1)) for active in range(seats)]
    for seats in range(6)
]


Table: TypeAlias = Game[EldervaleState]  # the table as the rules see it
