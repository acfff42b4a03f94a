"""View models: the records a seat's view of the table is made of."""

from __future__ import annotations

import msgspec

from ....kernel.secrecy import Pile


class HeldView(msgspec.Struct, frozen=True):
    """A card of a tableau with what lies on it."""

    id: str
    slots: tuple[str, ...]
    orb: bool
    host: str


class UnitView(msgspec.Struct, frozen=True):
    """EL-VAR-SOUND-2: a controlled monster is among its controller's units."""

    id: str
    place: int  # number of a realm, or one of the places of `state`


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    faction: str
    element: str
    ghost: bool
    vp: int
    glory: int
    orbs: int
    regrouped: bool
    tactics: int
    supply: dict[str, int]
    hand: Pile
    packet: Pile | None
    units: tuple[UnitView, ...]
    dwellings: tuple[int, ...]
    power: dict[str, int]
    values: dict[str, int]
    treasure: tuple[str, ...]
    tableau: tuple[HeldView, ...]
    quests: tuple[str, ...]
    hoard: tuple[str, ...]
    hired: dict[str, int]
    ahead: tuple[int, ...]  # points of the end if it came now, as far as the seat can know


class ColumnView(msgspec.Struct, frozen=True):
    shown: tuple[str, ...]
    height: int


class RealmView(msgspec.Struct, frozen=True):
    tile: str
    q: int
    r: int
    columns: tuple[ColumnView, ...]
    monster: str


class SideView(msgspec.Struct, frozen=True):
    seat: int
    monster: str
    pool: int
    preset: tuple[int, ...]
    dice: tuple[int, ...]
    won: bool
    ties: bool  # wins a complete tie (EL-BATTLE-12)


class BattleView(msgspec.Struct, frozen=True):
    at: int
    stage: str
    sides: tuple[SideView, ...]
    monster: str


class OfferView(msgspec.Struct, frozen=True):
    element: str
    card: str
    left: int


class TableView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    turns: int
    first: int
    active: int
    peace: bool
    teams: bool
    elements: tuple[str, ...]
    players: tuple[PlayerView, ...]
    realms: tuple[RealmView, ...]
    bridge: int
    stock: Pile
    drawn: str
    offers: tuple[OfferView, ...]
    pools: dict[str, Pile]
    spent: tuple[str, ...]
    magic: Pile
    magic_discard: Pile
    casting: tuple[str, ...]
    monsters: dict[str, int]
    power_orbs: tuple[str, ...]
    glory_orbs: tuple[int, ...]
    menu: tuple[str, ...]
    hoard_left: int
    mercenaries: tuple[str, ...]
    trigger: int
    left: int
    placed: str
    placed_at: int
    rushing: tuple[str, ...]  # monsters that can rush to the unit just placed
    due: tuple[int, ...]
    battle: BattleView | None
    ghost_card: str
    sheet: tuple[tuple[int, ...], ...]
