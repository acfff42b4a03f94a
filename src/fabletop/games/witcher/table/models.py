"""View models of the page: what the templates draw, every word said and every number computed."""

from __future__ import annotations

import msgspec


class Tab(msgspec.Struct, frozen=True):
    """An extension at the foot of a card: the colours that may follow and what that adds."""

    colours: tuple[str, ...]
    name: str
    damage: int
    shield: int
    draw: int
    special: bool
    gains: int = 0  # how many kinds of gain
    used: bool = False


class CardArt(msgspec.Struct, frozen=True):
    """An action card. `key` is the answer that lies on it; `price` only in the market."""

    id: str
    name: str
    colour: str
    colour_name: str
    cost: int
    terrain: str
    terrain_name: str
    damage: int
    shield: int
    draw: int
    lines: tuple[str, ...]
    tabs: tuple[Tab, ...]
    text: str
    key: str = ""
    price: int = -1
    price_text: str = ""


class PlaceArt(msgspec.Struct, frozen=True):
    """A location on the map. `above`: its name stands over it, where there is no room below."""

    id: str
    number: int
    name: str
    x: int
    y: int
    terrain: str
    action: str
    title: str
    text: str
    key: str
    here: bool
    above: bool
    lean: int  # of the name, where the map ends beside it
    tavern: bool
    quest: str  # what of yours waits here: quest, trail or nothing
    quest_title: str


class Road(msgspec.Struct, frozen=True):
    id: str
    path: str
    water: bool
    open: bool  # it leads to where you may go now


class TokenArt(msgspec.Struct, frozen=True):
    """A witcher on the map."""

    seat: int
    school: str
    x: int
    y: int
    title: str
    key: str
    you: bool
    active: bool


class MonsterArt(msgspec.Struct, frozen=True):
    """A monster: its card above the map and its token on it."""

    id: str
    name: str
    level: str
    life: int
    terrain: str
    terrain_name: str
    place: str
    x: int
    y: int
    text: str
    title: str
    key: str
    tracked: bool  # you have its trail
    fought: bool


class Row(msgspec.Struct, frozen=True):
    """An attribute of your witcher."""

    id: str
    name: str
    value: int
    text: str
    key: str


class Thing(msgspec.Struct, frozen=True):
    """Something that lies beside a board: a potion, trophy, trail, quest, keepsake."""

    id: str
    kind: str
    icon: str
    name: str
    text: str
    key: str


class Own(msgspec.Struct, frozen=True):
    """Your witcher."""

    seat: int
    school: str
    name: str
    level: str
    place: str
    rows: tuple[Row, ...]
    shield: int
    shield_maximum: int
    gold: int
    position: int
    hand: tuple[CardArt, ...]
    deck: int
    discard: int
    discard_top: str
    things: tuple[Thing, ...]


class Rival(msgspec.Struct, frozen=True):
    """A row in the list of players."""

    seat: int
    school: str
    school_name: str
    level: str
    active: bool
    hand: int
    deck: int
    potions: int
    shield: int
    gold: int
    position: int
    text: str
    key: str
    attributes: tuple[tuple[str, str, int], ...]  # icon, name, value
    things: tuple[Thing, ...]


class Standing(msgspec.Struct, frozen=True):
    """A row of the final ranking."""

    place: int
    seat: int
    name: str
    school: str
    school_name: str
    score: int
    trophies: tuple[str, ...]
    you: bool


# Fights, dice and stories, while they last


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
    state: str  # you: the question is yours; acts; waits


class Bar(msgspec.Struct, frozen=True):
    """A bar of a histogram: cards lost, how many fight cards take so many, height up to eight."""

    lost: int
    cards: int
    height: int


class Way(msgspec.Struct, frozen=True):
    """A way for a monster to attack, while somebody decides or has just decided."""

    side: str
    name: str
    announced: bool
    key: str
    hotkey: str
    outlook: str
    bars: tuple[Bar, ...]


class Blow(msgspec.Struct, frozen=True):
    """One side of a monster fight card."""

    side: str
    name: str
    text: str
    damage: str
    announced: bool


class FightCardArt(msgspec.Struct, frozen=True):
    id: str
    name: str
    sides: tuple[Blow, ...]
    key: str = ""
    hotkey: str = ""


class Role(msgspec.Struct, frozen=True):
    """Who you are in a monster's turn: the one who leads it against somebody."""

    leader: str
    monster: str
    against: str


class FightArt(msgspec.Struct, frozen=True):
    title: str
    steps: tuple[Step, ...]
    now: str
    left: Side
    right: Side
    combo: tuple[Played, ...]
    shown: tuple[FightCardArt, ...]
    known: tuple[FightCardArt, ...]
    announce: tuple[Way, ...]
    unseen: str  # how many fight cards the bars count
    ledgers: tuple[Ledger, ...]
    bets: tuple[str, ...]
    place: str = ""
    terrain: str = ""
    role: Role | None = None
    verdict: str = ""  # how it ended
    verdict_icon: str = ""


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


class RankArt(msgspec.Struct, frozen=True):
    """A result of dice poker in the list beside the dice."""

    name: str
    held: bool  # somebody has it
    pay: int  # in gold, where the pay table counts


class DiceArt(msgspec.Struct, frozen=True):
    rolls: tuple[Roll, ...]
    ranks: tuple[RankArt, ...]
    pays: bool  # played alone, by the pay table


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
