"""What the templates draw of the players, their cards, a battle and the end."""

from __future__ import annotations

import msgspec

from .models import Mark, UnitArt


class SlotArt(msgspec.Struct, frozen=True):
    """A slot of a card: what lies on it, or what is printed there."""

    kind: str
    element: str
    marks: tuple[Mark, ...]
    slash: bool
    orb: bool
    title: str
    key: str


class CardArt(msgspec.Struct, frozen=True):
    """An adventure card of a tableau."""

    id: str
    name: str
    element: str
    kind: str
    kind_name: str
    worth: int
    body: str
    text: str
    slots: tuple[SlotArt, ...]
    symbol: str  # the unit that activates it
    orb: str  # none, required, upgrade, covered
    orb_title: str
    host: str
    key: str


class StartRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    icon: str
    key: str


class StartArt(msgspec.Struct, frozen=True):
    """The start card."""

    id: str
    name: str
    element: str
    worth: int
    text: str
    rows: tuple[StartRow, ...]
    slots: tuple[SlotArt, ...]


class MagicArt(msgspec.Struct, frozen=True):
    """A magic card of the own hand, or of a packet."""

    id: str
    name: str
    kind: str
    when: str
    body: str
    text: str
    cost: tuple[Mark, ...]
    element: str
    power: int
    vp: int
    key: str


class Token(msgspec.Struct, frozen=True):
    """A treasure token in a tray."""

    id: str
    element: str
    shows: tuple[str, ...]
    slash: bool
    title: str
    key: str


class Good(msgspec.Struct, frozen=True):
    """Tokens of one resource."""

    id: str
    name: str
    count: int
    key: str


class Ability(msgspec.Struct, frozen=True):
    id: str
    name: str
    unit: str
    text: str
    key: str


class Own(msgspec.Struct, frozen=True):
    """The own area."""

    seat: int
    name: str
    faction: str
    tone: str
    shape: str
    sub: str
    call: str  # to regroup, if that is open
    abilities: tuple[Ability, ...]
    ready: tuple[UnitArt, ...]
    tray: tuple[UnitArt, ...]
    goods: tuple[Good, ...]
    treasure: tuple[Token, ...]
    orbs: int
    orb_key: str
    tactics: int
    tactics_key: str
    start: StartArt | None
    tableau: tuple[CardArt, ...]
    first: MagicArt | None
    hand: tuple[MagicArt, ...]
    hand_count: int
    quests: tuple[MagicArt, ...]


class Rival(msgspec.Struct, frozen=True):
    """A row in the list of players; of a spectator's page also a shelf."""

    seat: int
    name: str
    faction: str
    faction_name: str
    tone: str
    shape: str
    vp: int
    active: bool
    ghost: bool
    mate: bool
    goods: tuple[Good, ...]
    counts: tuple[tuple[str, str, str], ...]  # icon, number, what it is
    ready: tuple[UnitArt, ...]
    treasure: tuple[Token, ...]
    cards: tuple[CardArt, ...]
    quests: tuple[MagicArt, ...]
    text: str
    key: str


class Step(msgspec.Struct, frozen=True):
    name: str
    state: str  # done, now, later


class Die(msgspec.Struct, frozen=True):
    id: str
    face: int  # 0: no die; -1: not yet rolled
    key: str
    decides: bool
    set: bool


class Fighter(msgspec.Struct, frozen=True):
    """A side of a battle: where its dice come from, and what they show."""

    id: str
    name: str
    icon: str
    tone: str
    shape: str  # empty: a monster
    sources: tuple[Mark, ...]
    title: str
    dice: tuple[Die, ...]
    pool: int
    leads: bool
    key: str


class BattleArt(msgspec.Struct, frozen=True):
    title: str
    steps: tuple[Step, ...]
    rule: str
    now: str
    likely: bool  # the dice are not counted yet
    sides: tuple[Fighter, ...]
    tied: int  # so many columns are level
    decides: int  # the column that decides; -1: none
    verdict: str


class FactionArt(msgspec.Struct, frozen=True):
    """A faction to choose."""

    id: str
    name: str
    element: str
    element_name: str
    abilities: tuple[Ability, ...]
    flavour: str
    key: str


class Standing(msgspec.Struct, frozen=True):
    """A row of the final ranking with its sheet."""

    place: int
    seat: int
    name: str
    faction: str
    faction_name: str
    tone: str
    shape: str
    score: int
    sheet: tuple[tuple[str, int], ...]
