"""What the templates draw: plain records with every word said and every number reckoned."""

from __future__ import annotations

import msgspec


class Shape(msgspec.Struct, frozen=True):
    """Values that never change, so that what is drawn of them can be kept."""


# The map


class Loot(Shape, frozen=True):
    icon: str
    amount: int
    x: int  # where it stands in the row


class FieldArt(Shape, frozen=True):
    """One hex of the map, or the centre of a special tile (`round`)."""

    id: str
    x: int
    y: int
    land: str  # the colour of the ground
    icon: str
    badge: str  # treasures: their level
    monster: int
    loot: tuple[Loot, ...]
    loot_width: int
    title: str
    text: str
    key: str
    round: bool = False
    locked: bool = False
    fought: bool = False
    rubble: bool = False
    elements: tuple[str, ...] = ()
    wards: int = 0


class TileArt(Shape, frozen=True):
    """The outline around three hexes."""

    id: str
    path: str
    fresh: bool


class FogArt(Shape, frozen=True):
    """A place where a tile may still come: a silhouette without content."""

    id: str
    path: str
    fill: str
    x: int
    y: int
    title: str
    key: str


class MarkArt(Shape, frozen=True):
    """A token on a field: round of a hero, square of a trade, diamond of an interaction."""

    id: str
    x: int
    y: int
    kind: str
    hero: str
    number: int
    title: str


class PieceArt(Shape, frozen=True):
    """A hero, a dragon or a golem on the map."""

    id: str
    x: int
    y: int
    hero: str
    icon: str
    title: str
    text: str
    you: bool
    active: bool


class MapArt(Shape, frozen=True):
    box: str
    shift: str
    centre: str
    fields: tuple[FieldArt, ...]
    tiles: tuple[TileArt, ...]
    fog: tuple[FogArt, ...]
    marks: tuple[MarkArt, ...]
    pieces: tuple[PieceArt, ...]


class Thing(Shape, frozen=True):
    """A tile, gem, essence, trophy: in an offer, in a bag, on a slot."""

    id: str
    kind: str
    icon: str
    tone: str
    name: str
    text: str
    key: str = ""
    price: str = ""
    sale: str = ""
    note: str = ""
    spent: bool = False
    sockets: tuple[tuple[str, bool], ...] = ()  # gem, active
    diagram: tuple[tuple[str, str], ...] = ()
    health: int = 0


# The hero board


class SlotArt(Shape, frozen=True):
    """A slot of the board: a tile on it, free, or locked with its price."""

    id: str
    number: str  # its place on the board, as the answers name it
    kind: str
    icon: str
    name: str
    thing: Thing | None
    lock: str
    lock_icon: str
    key: str
    small: bool


class TokenArt(Shape, frozen=True):
    id: str
    icon: str
    name: str
    state: str  # ready, spent, now, stored, hollow
    key: str
    number: int
    label: str


class CardStack(Shape, frozen=True):
    id: str
    name: str
    colour: str
    icon: str
    number: int
    text: str
    key: str
    fields: tuple[tuple[tuple[str, str], ...], ...]  # by the number of cards: sign, amount
    reached: int  # the field that all of these cards together reach


class Own(Shape, frozen=True):
    seat: int
    hero: str
    name: str
    place: str
    health: int
    most: int
    coins: int
    moves: int
    reputation: int
    tokens: tuple[TokenArt, ...]
    heroic: tuple[SlotArt, ...]
    worn: tuple[SlotArt, ...]
    beside: tuple[Thing, ...]
    pile: int
    bags: tuple[Thing, ...]
    bags_free: int
    surplus: int
    gaar: int
    gaar_free: int
    dwurt: int
    dwurt_free: int
    dwurt_die: int
    loose: tuple[Thing, ...]
    loose_free: int
    set_size: int
    hand: tuple[CardStack, ...]
    hand_count: int
    control: int
    gaar_key: str


class Rival(Shape, frozen=True):
    """A row in the list of players."""

    seat: int
    hero: str
    hero_name: str
    active: bool
    health: int
    most: int
    reputation: int
    coins: int
    gaar: int
    silver: int
    gold: int
    quests: int
    bounties: int
    fallen: int
    text: str
    things: tuple[Thing, ...]


class Standing(Shape, frozen=True):
    """A row of the final sheet."""

    rank: str
    best: bool
    seat: int
    name: str
    hero: str
    hero_name: str
    score: int
    points: tuple[str, ...]  # by the columns of the sheet
