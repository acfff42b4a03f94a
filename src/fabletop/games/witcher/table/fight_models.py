"""What is drawn of a fight, of dice and of a story, while it lasts."""

from __future__ import annotations

import msgspec

from .models import CardArt


class Term(msgspec.Struct, frozen=True):
    """A tile of a ledger."""

    amount: str
    label: str
    kind: str  # plain, link, bonus, less, quiet, harm, good


class Ledger(msgspec.Struct, frozen=True):
    id: str
    title: str
    rule: str
    terms: tuple[Term, ...]
    total: Term


class Step(msgspec.Struct, frozen=True):
    name: str
    state: str  # done, now, later


class Link(msgspec.Struct, frozen=True):
    """Between two cards of a combo: the extension used, or none."""

    colour: str
    label: str


class Played(msgspec.Struct, frozen=True):
    card: CardArt
    link: Link | None  # to the card before it


class Side(msgspec.Struct, frozen=True):
    """One side of a fight."""

    name: str
    icon: str
    school: str  # empty: a monster
    sub: str
    text: str
    life: int
    life_of: int
    hand: int
    deck: int
    shield: int
    shield_maximum: int
    potions: int
    badge: str
    acts: bool


class Blow(msgspec.Struct, frozen=True):
    """One side of a monster fight card."""

    side: str
    name: str
    text: str
    damage: str
    announced: bool
    key: str


class FightCardArt(msgspec.Struct, frozen=True):
    id: str
    name: str
    sides: tuple[Blow, ...]


class FightArt(msgspec.Struct, frozen=True):
    title: str
    steps: tuple[Step, ...]
    now: str
    left: Side
    right: Side
    combo: tuple[Played, ...]
    shown: tuple[FightCardArt, ...]
    known: tuple[FightCardArt, ...]
    announce: tuple[Blow, ...]
    ledgers: tuple[Ledger, ...]
    bets: tuple[str, ...]


class Die(msgspec.Struct, frozen=True):
    id: str
    face: int
    key: str
    counts: bool


class Roll(msgspec.Struct, frozen=True):
    seat: int
    name: str
    school: str
    dice: tuple[Die, ...]
    rank: str
    leads: bool


class DiceArt(msgspec.Struct, frozen=True):
    rolls: tuple[Roll, ...]
    ranks: tuple[tuple[str, bool], ...]


class Choice(msgspec.Struct, frozen=True):
    letter: str
    label: str
    price: int
    key: str


class Story(msgspec.Struct, frozen=True):
    """An open exploration or event card; of its outcomes only the one chosen."""

    id: str
    name: str
    kind: str
    kind_name: str
    intro: str
    choices: tuple[Choice, ...]
    outcome: str
    effects: tuple[str, ...]


class SchoolArt(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    rows: tuple[str, ...]
    flavour: str
    key: str
