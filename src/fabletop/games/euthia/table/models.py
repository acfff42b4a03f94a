"""View models of the table page: plain records with every word said and every number reckoned."""

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
    state: str = ""  # open: an answer leads there; later: further steps do; here; veiled
    price: str = ""  # movement points
    harm: int = 0  # what entering does to the health
    explores: bool = False


class GroundArt(Shape, frozen=True):
    """The ground of one hex, below the outlines of the tiles."""

    x: int
    y: int
    land: str
    held: bool


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
    choosing: bool  # a way is asked for
    points: str  # movement points left, in words, while a way is asked for
    grounds: tuple[GroundArt, ...]
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


# Around the map: tracks, decks, bounties, shops, quests


class Runner(Shape, frozen=True):
    """Somebody on the track of reputation."""

    hero: str
    value: int
    x: int
    y: int
    title: str


class TrackArt(Shape, frozen=True):
    round: int
    rounds: int
    round_name: str
    top: int
    ticks: tuple[tuple[int, int, bool], ...]  # x, value, a personal tile opens there
    end: int
    runners: tuple[Runner, ...]
    stack: str
    stack_left: str


class BackArt(Shape, frozen=True):
    """The top of a deck of monsters."""

    level: str
    pips: int
    vitality: int
    span: str
    wounds: int
    left: int
    name: str
    title: str
    heading: str
    text: str
    key: str


class BountyArt(Shape, frozen=True):
    id: str
    elite: str
    icon: str
    where: str
    level: int
    title: str
    text: str
    key: str
    next: bool


class ShopArt(Shape, frozen=True):
    id: str
    name: str
    note: str
    open: bool
    tiles: tuple[Thing, ...]


class QuestArt(Shape, frozen=True):
    id: str
    name: str
    who: str
    text: str
    key: str


class Peril(Shape, frozen=True):
    """What the scenario adds: a dragon, a golem, raids."""

    icon: str
    name: str
    lines: tuple[str, ...]
    hits: int
    most: int


# A combat, a roll, the choice of heroes: while it lasts


class Term(Shape, frozen=True):
    """A tile of a ledger."""

    amount: str
    label: str
    kind: str  # plain, mine, its, quiet, harm, good


class Ledger(Shape, frozen=True):
    id: str
    title: str
    rule: str
    terms: tuple[Term, ...]
    total: Term


class Step(Shape, frozen=True):
    name: str
    state: str  # done, now, later
    icon: str = ""


class Phase(Shape, frozen=True):
    """A part of the combat clock."""

    name: str
    now: bool
    steps: tuple[Step, ...]


class Column(Shape, frozen=True):
    """A column of an attack diagram."""

    span: str
    wounds: str
    effects: str
    now: bool


class FoeArt(Shape, frozen=True):
    id: str
    name: str
    level: str
    icon: str
    left: int
    vitality: int
    hits: int
    columns: tuple[Column, ...]
    penalty: int
    chaos: int
    gaar: int
    immune: bool
    text: str
    elite: bool


class DieArt(Shape, frozen=True):
    id: str
    face: int
    natural: int
    key: str


class Duel(Shape, frozen=True):
    title: str
    phases: tuple[Phase, ...]
    now: str
    rule: str
    hero: str
    hero_name: str
    health: int
    most: int
    gaar: int
    gaar_free: int
    gaar_name: str
    hero_badge: str
    hero_acts: bool
    foe: FoeArt | None
    foe_level: str
    foe_badge: str
    foe_acts: bool
    leader: str
    dice: tuple[DieArt, ...]
    dice_of: str
    dice_name: str
    weapon: str
    weapon_columns: tuple[Column, ...]
    hope: int
    hope_key: str
    played: tuple[tuple[str, str, str], ...]  # name, colour, text
    ledgers: tuple[Ledger, ...]
    reward: str
    loot: str


class RollArt(Shape, frozen=True):
    """A roll outside of combat."""

    title: str
    hero: str
    dice: tuple[DieArt, ...]
    ledger: Ledger
    ranges: tuple[Column, ...]


class HeroArt(Shape, frozen=True):
    id: str
    name: str
    way: str
    text: str
    health: int
    slots: tuple[tuple[str, int, str], ...]  # icon, how many, name
    key: str


# A trade: the market sheet


class WareArt(Shape, frozen=True):
    """A ware on the shelf, with fixed places for all that decides whether to buy it."""

    id: str
    icon: str
    tone: str
    name: str
    effect: str
    text: str
    price: str
    resale: str
    to: str = ""  # where it would go
    place: str = ""  # the same on the hero board: the id of a slot or of the tile on it
    left: str = ""  # coins now and afterwards
    key: str = ""
    hotkey: str = ""
    short: str = ""  # what is missing, and the keys that bring it


class DealArt(Shape, frozen=True):
    """A sale, a slot to unlock, a tile to learn or to reveal."""

    id: str
    icon: str
    tone: str
    name: str
    note: str
    text: str
    change: str  # coins with their sign
    left: str
    key: str
    hotkey: str


class DealGroup(Shape, frozen=True):
    id: str
    title: str
    note: str
    deals: tuple[DealArt, ...]


class ShelfArt(Shape, frozen=True):
    """Another shop: what it offers, and how far it is."""

    id: str
    name: str
    note: str
    wares: tuple[WareArt, ...]


class TradeArt(Shape, frozen=True):
    shop: str
    title: str
    place: str
    heals: str
    deck: str
    coins: int
    wares: tuple[WareArt, ...]
    groups: tuple[DealGroup, ...]
    shelves: tuple[ShelfArt, ...]
