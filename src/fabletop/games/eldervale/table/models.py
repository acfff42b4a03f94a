"""View models of the page: plain records for the templates, every word said, every number
computed."""

from __future__ import annotations

import msgspec


class Mark(msgspec.Struct, frozen=True):
    """An icon with a number; without an icon a sign that stands between two."""

    icon: str
    text: str = ""


class Label(msgspec.Struct, frozen=True):
    """A row of marks on the map: each icon or text at its own x."""

    x: float
    y: float
    width: float
    icons: tuple[tuple[str, float], ...]
    texts: tuple[tuple[str, float], ...]


class RealmArt(msgspec.Struct, frozen=True):
    """A tile of the map. `lit`: some answer has to do with it; `hot`: a battle is fought here."""

    place: int
    tile: str
    name: str
    element: str  # empty: a ruin or a bridge
    icon: str
    x: float
    y: float
    symbols: int
    title: str
    text: str
    key: str
    lit: bool
    hot: bool
    named: bool
    lines: tuple[str, ...]  # the name as it stands on the tile
    tag: str  # the key of the keyboard, as in the panel


class DwellingArt(msgspec.Struct, frozen=True):
    id: str
    tone: str
    shape: str
    x: float
    y: float
    title: str
    key: str


class TreasureArt(msgspec.Struct, frozen=True):
    """The top of a treasure column, or the printed space under an exhausted one."""

    id: str
    element: str
    shows: tuple[str, ...]
    slash: bool
    height: int  # tokens in the column; 0: the printed space
    x: float
    y: float
    title: str
    key: str
    lit: bool
    tag: str


class BeastArt(msgspec.Struct, frozen=True):
    """A monster nobody controls."""

    id: str
    icon: str
    strength: int
    x: float
    y: float
    title: str
    text: str
    key: str
    lit: bool
    fought: bool
    tag: str


class UnitArt(msgspec.Struct, frozen=True):
    """A unit, on the map or beside it. `ghost`: it may be put there, and is not there yet."""

    id: str
    kind: str
    tone: str
    shape: str
    title: str
    x: float = 0
    y: float = 0
    key: str = ""
    lit: bool = False
    ghost: bool = False
    note: str = ""  # what it costs to summon
    quiet: bool = False
    tag: str = ""


class SpotArt(msgspec.Struct, frozen=True):
    """A hex without a realm: fog, or where the drawn realm may be laid."""

    id: str
    x: float
    y: float
    key: str
    title: str
    tag: str  # the key of the keyboard that chooses it, as in the panel


class MapArt(msgspec.Struct, frozen=True):
    """The land, fitted into its frame."""

    frame: tuple[int, int]  # width and height of the drawing
    move: str  # the transform that fits it
    far: bool  # so small that names would not be readable
    grow: float  # by how much labels are drawn larger
    centre: tuple[int, int]
    realms: tuple[RealmArt, ...]
    spots: tuple[SpotArt, ...]
    dwellings: tuple[DwellingArt, ...]
    treasure: tuple[TreasureArt, ...]
    beasts: tuple[BeastArt, ...]
    units: tuple[UnitArt, ...]
    labels: tuple[Label, ...]


class Petal(msgspec.Struct, frozen=True):
    """A power track of the wheel."""

    element: str
    name: str
    title: str
    cells: tuple[tuple[str, bool], ...]  # path, reached by somebody
    x: float
    y: float
    lock: tuple[float, float]
    playing: bool
    orb: tuple[float, float] | None
    key: str


class Peg(msgspec.Struct, frozen=True):
    """A power token."""

    id: str
    tone: str
    shape: str
    x: float
    y: float
    title: str


class Space(msgspec.Struct, frozen=True):
    """A space of the glory track or of the reward menu."""

    id: str
    marks: tuple[Mark, ...]
    orb: bool
    used: bool
    title: str
    key: str
    tokens: tuple[tuple[str, str, str], ...] = ()  # shape, tone, name
    next: bool = False


class OfferArt(msgspec.Struct, frozen=True):
    """A face-up adventure card."""

    id: str
    name: str
    element: str
    kind: str
    kind_name: str
    cost: tuple[Mark, ...]
    left: int
    text: str
    key: str
    burn: bool


class Chip(msgspec.Struct, frozen=True):
    """A small thing of the common area: a monster at large, a mercenary, the drawn realm."""

    id: str
    icon: str
    name: str
    note: str
    text: str
    key: str
    tone: str = ""
    badge: str = ""


class RulerPeg(msgspec.Struct, frozen=True):
    seat: int
    tone: str
    shape: str
    x: float
    vp: int
    title: str
    ahead: bool  # where the token would stand if the game ended now


class Ruler(msgspec.Struct, frozen=True):
    """The VP track."""

    ticks: tuple[tuple[float, int], ...]
    pegs: tuple[RulerPeg, ...]


# Players, cards, a battle, the end


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
    vp: str
    ahead: str  # the score if the game ended now, in words
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
    scored: str
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
    ahead: int  # the score if the game ended now, as far as one can know; -1: none
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
    face: int  # 0: no die; -1: not yet rolled; -2: an answer would add it
    key: str
    decides: bool
    set: bool
    drops: bool  # here the side falls behind
    idle: bool  # after that
    tag: str


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
    state: str  # in a word: leads, beaten, how many dice
    key: str


class Stake(msgspec.Struct, frozen=True):
    """What a side wins or loses: icons, then words."""

    marks: tuple[Mark, ...]
    text: str


class Stakes(msgspec.Struct, frozen=True):
    id: str
    name: str
    icon: str
    tone: str
    shape: str  # empty: a monster
    wins: tuple[Stake, ...]
    loses: tuple[Stake, ...]


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
    stakes: tuple[Stakes, ...]


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
