"""View models: the records of which the view of a seat is made."""

from __future__ import annotations

import msgspec

from ....kernel.secrecy import Pile
from ..state import Blow, Dice, Strike


class Trail(msgspec.Struct, frozen=True):
    terrain: str
    place: str | None  # only if it lay face up before


class QuestView(msgspec.Struct, frozen=True):
    card: str
    side: str
    place: str
    event: int
    payment: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    school: str
    place: str
    combat: int
    defence: int
    alchemy: int
    specialisation: int
    level: int
    shield: int
    shield_maximum: int
    gold: int
    position: int
    hand: Pile
    deck: Pile
    deck_top: tuple[str, ...]
    discard: Pile
    potions: tuple[str, ...]
    trophies: tuple[str, ...]
    keepsakes: tuple[int, ...]
    trails: tuple[Trail, ...]
    tracks: tuple[str, ...]
    quests: tuple[QuestView, ...]
    boards: Pile


class Slot(msgspec.Struct, frozen=True):
    card: str
    price: int


class SectionView(msgspec.Struct, frozen=True):
    terrain: str
    monster: str
    place: str


class Prospect(msgspec.Struct, frozen=True):
    """What the combo comes to if nothing is added to it. Once step 3a is done, damage and Shield
    are None: they are on the table, or nobody can tell whether they are."""

    damage: int | None
    shield: int | None  # the witcher's Shield after step 3b
    draw: int  # in step 4, before the hand is full or the deck empty


class Harm(msgspec.Struct, frozen=True):
    """How a damage instance lands. Not `sure`: cards of the hand may be falling already."""

    stopped: int
    lost: int
    sure: bool


class FighterView(msgspec.Struct, frozen=True):
    seat: int
    turns: int
    potions: tuple[str, ...]
    specialised: int


class FightView(msgspec.Struct, frozen=True):
    attacker: int
    defender: int
    monster: str
    terrain: str
    stage: str
    acting: int
    life: Pile
    life_top: tuple[str, ...]
    lost: Pile
    shown: tuple[str, ...]
    turned: bool  # the card of the monster's present turn lies open
    announcer: int
    bets: tuple[tuple[int, str], ...]
    fighters: tuple[FighterView, ...]
    blow: Blow | None
    prospect: Prospect | None
    strike: Strike | None
    harm: Harm | None
    outcome: str


class OpenCardView(msgspec.Struct, frozen=True):
    """A card being resolved; the outcome not chosen is never shown to anyone."""

    card: str
    side: str


class TableView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    turns: int
    first: int
    active: int
    players: tuple[PlayerView, ...]
    market: tuple[Slot, ...]
    shared: Pile
    shared_discard: Pile
    potion_deck: Pile
    potion_discard: Pile
    city: Pile
    wilds: Pile
    location_tokens: dict[str, Pile]
    monster_tokens: tuple[Pile, ...]
    driven_away: tuple[tuple[str, ...], ...]
    extra: Pile
    sections: tuple[SectionView, ...]
    fight_deck: Pile
    attribute_trophies: tuple[str, ...]
    boards: Pile
    removed: tuple[str, ...]
    tavern: str
    moved: bool
    acted: tuple[str, ...]
    fight: FightView | None
    dice: Dice | None
    skirmish: Blow | None
    open_card: OpenCardView | None
    winner: int
