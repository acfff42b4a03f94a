"""View models: what a seat may see of the table. `build.py` makes them."""

from __future__ import annotations

import msgspec

from ....kernel.secrecy import Pile
from ..effects.vocabulary import AnyEffect
from ..state import Term
from ..stones import Stone

# EU-SCORE-1 to EU-SCORE-5: the parts of a final score
SHEET = (
    "reputation",
    "belongings",
    "hero",
    "interaction",
    "trade",
    "taken",
    "quests",
    "elites",
    "fallen",
    "scenario",
    "tiles",
)


def field_parts(key: str) -> tuple[str, int]:
    """The map tile and the number on it (0: the centre, 1 to 3: a hex) of a field as views name it,
    ``tile:number``; nowhere is an empty tile."""
    tile, _, number = key.partition(":")
    return tile, int(number or 0)


class HandView(msgspec.Struct, frozen=True):
    """EU-CARDS-2: colours and numbers for all, types for the owner."""

    silver: Pile
    gold: Pile


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hero: str
    at: str
    health: int
    max_health: int
    reputation: int
    coins: int
    gaar: int
    dwurt: int
    dwurt_die: int
    tokens: tuple[str, ...]
    slots: tuple[str, ...]
    unlocked: tuple[int, ...]
    bags: tuple[str, ...]
    bags_open: int
    surplus: int
    set_size: int
    loose: tuple[str, ...]
    exhausted: tuple[str, ...]
    inlaid: dict[str, tuple[Stone, ...]]
    pile: tuple[str, ...]
    beside: tuple[str, ...]
    hand: HandView
    control: int
    fallen: int
    taken: int
    quests: int
    bounties: int


class TileView(msgspec.Struct, frozen=True):
    """A placed tile: where its three hexes lie, and which of them still hold monsters."""

    tile: str
    hexes: tuple[tuple[int, int], ...]
    monsters: tuple[int, int, int]
    rubble: tuple[int, ...]


class TokenView(msgspec.Struct, frozen=True):
    field: str
    seat: int
    kind: str
    number: int


class BackView(msgspec.Struct, frozen=True):
    """The back of the top monster card; the card itself for those who know its front."""

    level: int
    vitality: int
    least: int
    most: int | None
    wounds: int
    left: int
    card: str | None
    reward: tuple[AnyEffect, ...]


class QuestsView(msgspec.Struct, frozen=True):
    kind: str
    open: tuple[str, ...]
    left: int


class RollView(msgspec.Struct, frozen=True):
    seat: int
    of: str
    natural: tuple[int, ...]
    dice: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int


class FightView(msgspec.Struct, frozen=True):
    hero: int
    monster: int
    field: str
    foe: str
    card: str
    stage: str
    round: int
    first_strike: bool
    vitality: int
    hits: int
    chaos: int
    gaar: int
    hope: int
    weapon: str
    wounds: tuple[Term, ...]
    hit_terms: tuple[Term, ...]
    clovers: tuple[Term, ...]
    next_clovers: tuple[Term, ...]
    paws: tuple[Term, ...]
    bonuses: tuple[Term, ...]
    played: tuple[str, ...]
    strike: int
    extra: int  # unsigned wounds or hits that join the attack in progress
    blow: tuple[Term, ...]  # signed changes of its wounds or hits, standing ones among them
    immune: bool  # EU-ELEM-6: elementals do not touch the foe


class PerilView(msgspec.Struct, frozen=True):
    at: str
    hits: int
    raids: int
    ruined: int
    slain: bool
    magic: dict[str, int]


class TradeView(msgspec.Struct, frozen=True):
    shop: str
    refreshed: int
    refresh_price: int
    buy_discount: int
    learn_discount: int
    unlock_discount: int
    better_sale: int  # coins more for a resource


class TableView(msgspec.Struct, frozen=True):
    seat: int | None
    scenario: str
    mode: str
    phase: str
    round: int
    rounds: int
    first: int
    active: int
    mp: int
    sheltered: tuple[str, ...]  # elements that do not touch the active hero
    players: tuple[PlayerView, ...]
    tiles: tuple[TileView, ...]
    tokens: tuple[TokenView, ...]
    stack: tuple[int, ...]
    stack_top: int
    offers: dict[str, tuple[str, ...]]
    piles: dict[str, Pile]
    discards: dict[str, tuple[str, ...]]
    monsters: tuple[BackView | None, ...]
    encounters: tuple[QuestsView, ...]
    bounty: str
    next_bounty: str
    bounties_left: tuple[int, ...]
    wanted: int  # bounties to be won together; 0 where everybody plays for points
    trade: TradeView | None
    fight: FightView | None
    roll: RollView | None
    peril: PerilView
    won: bool
    scores: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]  # what each score is made of, in the order of `SHEET`
