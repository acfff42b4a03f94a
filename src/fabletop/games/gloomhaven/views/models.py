"""View models: what a seat sees, as plain records."""

from __future__ import annotations

import msgspec

from ....kernel.secrecy import Pile
from ..state import Blow, Laid
from ..terms import Condition, Hex, Kind, Rank, Side, Terrain


class ActiveView(msgspec.Struct, frozen=True):
    card: str
    half: str
    slot: int
    figure: str
    round: bool


class ItemView(msgspec.Struct, frozen=True):
    item: str
    state: str
    slot: int


class HeroView(msgspec.Struct, frozen=True):
    seat: int
    type: str
    name: str  # that a campaign gave it; "" without one
    level: int
    hand: Pile
    picks: Pile  # who rests and who plays is hidden until all are ready
    ready: bool
    resting: bool
    played: tuple[str, ...]
    initiative: int
    discard: Pile
    lost: Pile
    active: tuple[ActiveView, ...]
    items: tuple[ItemView, ...]
    pool: tuple[str, ...]
    perks: tuple[int, ...]
    deck: Pile
    drawn: Pile
    goals: Pile
    feat: int  # what the kept battle goal has counted so far; 0 for those who may not see it
    xp: int
    tokens: int
    gold: int
    treasures: tuple[str, ...]
    found: tuple[str, ...]
    checks: int
    exhausted: bool


class FigureView(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    type: str
    rank: Rank
    number: int
    side: Side
    owner: int
    at: tuple[int, int]
    hp: int
    most: int
    shield: int
    conditions: tuple[Condition, ...]
    acted: bool
    waits: bool


class TileView(msgspec.Struct, frozen=True):
    at: Hex
    kind: Terrain
    art: str
    damage: int
    conditions: tuple[Condition, ...]


class DeckView(msgspec.Struct, frozen=True):
    name: str
    draw: Pile
    gone: Pile
    current: str


class PlaceView(msgspec.Struct, frozen=True):
    who: str
    kind: Kind
    initiative: int


class TurnView(msgspec.Struct, frozen=True):
    figure: str
    stage: str
    card: str
    half: str
    basic: bool
    line: int


class TableView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    scenario: str
    dungeon: tuple[Laid, ...]
    level: int
    monster_level: int
    gold_per_token: int
    trap_damage: int
    hazard_damage: int
    heroes: tuple[HeroView, ...]
    figures: tuple[FigureView, ...]
    tiles: tuple[TileView, ...]
    revealed: tuple[str, ...]
    opened: tuple[str, ...]
    unlocked: tuple[str, ...]
    money: tuple[tuple[int, int], ...]
    treasures: tuple[tuple[tuple[int, int], bool], ...]  # where, and whether it is a goal
    elements: dict[str, int]
    infusing: tuple[str, ...]
    decks: tuple[DeckView, ...]
    modifiers: Pile
    drawn: Pile
    blesses: int
    curses: int
    monster_curses: int
    order: tuple[PlaceView, ...]
    turn: TurnView
    outcome: str
    blow: Blow | None
    kills: tuple[int, int]  # done and wanted, where the goal is a number of kills
    goals_looted: int
