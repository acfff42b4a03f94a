"""The state of a game: plain data. What follows from it is computed on demand, never stored."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ...kernel.chance import Chance
from ...kernel.components import Holds
from ...kernel.gamedef import Game
from ...kernel.secrecy import EVERYONE, NOBODY, Zone
from .library import library
from .terms import Attribute, School, Side, Terrain

Seat: TypeAlias = int
NOWHERE = -1
MONSTER = -1

Phase: TypeAlias = Literal[
    "boards", "level-two", "deal", "bonus", "travel", "choose", "fight", "train", "over"
]
Outcome: TypeAlias = Literal["", "defeated", "driven-away", "total-defeat", "attacker", "defender"]


# What fields hold, so that the kernel can count the components on the table
ACTION_CARDS = Holds("action cards")
POTIONS = Holds("potions")
TOKENS = Holds("location tokens")
MONSTERS = Holds("monsters")
EXPLORATIONS = Holds("explorations")
FIGHT_CARDS = Holds("fight cards")
BOARDS = Holds("boards")


def is_exploration(card: str) -> bool:
    """Open cards and quests may also be events."""
    return card in library().explorations


def is_monster(trophy: str) -> bool:
    """Trophies are also won from witchers and by meditation."""
    return trophy in library().monsters


OPEN_EXPLORATION = Holds("explorations", only=is_exploration)
MONSTER_TROPHIES = Holds("monsters", only=is_monster)


class HeldQuest(msgspec.Struct, frozen=True):
    """A quest beside a player's board: the card it is printed on, where, and what it leads to."""

    card: Annotated[str, OPEN_EXPLORATION]  # an exploration id, or "event-12"
    side: str
    place: int
    event: int
    payment: int
    token: Annotated[bool, TOKENS]  # a location token marks the place
    turn: int = 0  # when it was taken: the number of the turn
    moves: int = 0  # and the moves made in that turn until then


class Player(msgspec.Struct, gc=False):
    """A witcher and everything that belongs to him."""

    seat: Seat
    deck: Annotated[Zone, ACTION_CARDS]
    hand: Annotated[Zone, ACTION_CARDS]
    discard: Annotated[Zone, ACTION_CARDS]
    school: Annotated[School | Literal[""], BOARDS] = ""
    place: int = 0
    combat: int = 1
    defence: int = 1
    alchemy: int = 1
    specialisation: int = 1
    level: int = 1
    shield: int = 1
    gold: int = 0
    position: int = 0  # on the trophy track
    potions: Annotated[list[str], POTIONS] = []
    trophies: Annotated[list[str], MONSTER_TROPHIES] = []
    tokens_of_school: list[str] = []  # own witcher trophies, not yet won by anybody
    trails: Annotated[list[Zone], TOKENS] = []  # one face-down location token each
    tracks: Annotated[list[int], TOKENS] = []  # trail quests: the printed locations
    quests: list[HeldQuest] = []
    keepsakes: list[int] = []
    used_in_turn: list[str] = []
    used_in_fight: list[str] = []

    def attribute(self, name: Attribute) -> int:
        """WI-ATTR-1: cards drawn in a fight turn, Shield maximum, potions per fight, school row."""
        value: int = getattr(self, name)
        return value

    @property
    def cards_left(self) -> int:
        return len(self.deck.cards) + len(self.hand.cards)


class Section(msgspec.Struct, gc=False):
    """The monster of one terrain: which one, and the location it lives on."""

    terrain: Terrain
    place: int
    monster: Annotated[str, MONSTERS] = ""


class Fighter(msgspec.Struct, gc=False):
    """What one witcher has done in the present fight."""

    seat: Seat
    turns: int = 0
    potions: Annotated[list[str], POTIONS] = []  # used, face down
    free_potions: int = 0  # used ones that do not count against the limit
    specialised: int = 0
    armoured: int = 0  # the own fight turn in which Armour was used last
    lowest: int = 99


class Blow(msgspec.Struct, gc=False):
    """A witcher's fight turn in progress: the combo and what has been added to it."""

    combo: Annotated[list[str], ACTION_CARDS] = []
    links: list[int] = []  # for each card but the first: the extension used below it, -1 for none
    colours: list[str] = []  # of the finished combo
    damage: int = 0
    draw: int = 0
    shield_gained: int = 0
    unlinked: int = 0  # cards that may still be added without a link
    wild: int = 0  # cards that may still count as any colour
    doubled: bool = False
    dealt: int = -1  # cards or points, once step 3a is done
    made_discard: bool = False


class Strike(msgspec.Struct, gc=False):
    """A damage instance about to be applied, or an attack type just announced."""

    target: Seat
    amount: int = 0
    side: Side = "charge"
    retaliate: int = 0


class Fight(msgspec.Struct, gc=False):
    """A hunt or a duel."""

    attacker: Seat
    fighters: list[Fighter]
    defender: Seat = MONSTER
    monster: str = ""
    terrain: Terrain = "forest"
    life: Annotated[Zone, FIGHT_CARDS] = msgspec.field(default_factory=lambda: Zone(NOBODY))
    lost: Annotated[Zone, FIGHT_CARDS] = msgspec.field(default_factory=lambda: Zone(NOBODY))
    shown: Annotated[list[str], FIGHT_CARDS] = []
    stage: Literal["prepare", "turns", "result"] = "prepare"
    acting: Seat = MONSTER
    monster_turns: int = 0
    announcer: Seat = 0
    quiet_turns: int = 0
    bets: list[tuple[Seat, Literal["attacker", "defender"]]] = []
    blow: Blow | None = None
    strike: Strike | None = None
    outcome: Outcome = ""
    refill: int = 0

    @property
    def hunt(self) -> bool:
        return self.defender == MONSTER


class Visit(msgspec.Struct, gc=False):
    """What the active player has done in this turn."""

    moved: bool = False
    acted: list[int] = []  # locations whose action was used
    entered: list[int] = []
    diced: list[Seat] = []
    kept: int = 3  # cards that may stay in phase III
    refill: int = 3


class Dice(msgspec.Struct, gc=False):
    """A game of dice poker in progress; all rolls are open."""

    active: Seat
    other: Seat  # who rolls against the active player; for locals the right-hand player
    locals: bool
    mine: list[int]
    theirs: list[int]
    pays: bool = False  # WI-SOLO-6: the pay table counts, not an opponent


class OpenCard(msgspec.Struct, gc=False):
    """An exploration or event card being resolved, and the outcome chosen so far."""

    card: Annotated[str, OPEN_EXPLORATION]
    side: str = ""


class WitcherState(msgspec.Struct, gc=False):
    """Everything on the table."""

    chance: Chance
    options: dict[str, str]
    players: list[Player]
    market: Annotated[list[str], ACTION_CARDS]
    shared: Annotated[Zone, ACTION_CARDS]
    shared_discard: Annotated[Zone, ACTION_CARDS]
    potion_deck: Annotated[Zone, POTIONS]
    potion_discard: Annotated[Zone, POTIONS]
    city: Annotated[Zone, EXPLORATIONS]
    wilds: Annotated[Zone, EXPLORATIONS]
    city_gone: Annotated[Zone, EXPLORATIONS]
    wilds_gone: Annotated[Zone, EXPLORATIONS]
    location_tokens: Annotated[dict[str, Zone], TOKENS]
    monster_tokens: Annotated[list[Zone], MONSTERS]
    driven_away: Annotated[list[list[str]], MONSTERS]
    extra: Annotated[Zone, MONSTERS]
    sections: list[Section]
    fight_deck: Annotated[Zone, FIGHT_CARDS]
    attribute_trophies: list[str]
    boards: Annotated[Zone, BOARDS]
    dealt_boards: Annotated[list[Zone], BOARDS]
    removed: Annotated[list[str], ACTION_CARDS]
    phase: Phase = "boards"
    first: Seat = 0
    active: Seat = 0
    turns: int = 0  # turns begun
    setup_left: int = 0  # players who still have to choose in the present part of the setup
    tavern: int = NOWHERE
    visit: Visit = msgspec.field(default_factory=Visit)
    fight: Fight | None = None
    dice: Dice | None = None
    skirmish: Blow | None = None  # the combo of a short fight
    open_card: OpenCard | None = None
    winner: Seat = -1

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def round(self) -> int:
        return max(0, self.turns - 1) // len(self.players) + 1

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 1) % len(self.players)

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.players)

    def section(self, terrain: Terrain) -> Section:
        return next(one for one in self.sections if one.terrain == terrain)


def public() -> Zone:
    return Zone(EVERYONE)


def secret() -> Zone:
    return Zone(NOBODY)


Table: TypeAlias = Game[WitcherState]  # the table as the rules see it
