"""View-models for the templates: every word said, every number worked out."""

from __future__ import annotations

import msgspec

from ....tablekit.models import AnswerArt, Phase, TurnArt
from .ground import DungeonArt

# Cards and the own hero


class Sign(msgspec.Struct, frozen=True):
    """A symbol with a number in it. `sheet`: "" for the shared icons, else the game's own."""

    icon: str
    amount: str
    title: str
    sheet: str = "gloomhaven"


class LineArt(msgspec.Struct, frozen=True):
    """A line of a card half: the symbol before it, the line in words, the pattern. A line without
    words is a row of marks, each with its own word."""

    signs: tuple[Sign, ...]
    words: str
    pattern: tuple[tuple[int, int, bool], ...] = ()  # x, y, is it the figure itself
    box: str = ""
    under: bool = False


class HalfArt(msgspec.Struct, frozen=True):
    """One half of a card, `short` in few words, `brief` in one line. `basic` is the key of the
    basic action, `state` is now, done, open; the keyboard's keys are beside those of answers."""

    id: str
    half: str
    name: str
    lines: tuple[LineArt, ...]
    text: str
    lost: bool
    short: str = ""
    brief: str = ""
    key: str = ""
    hotkey: str = ""
    basic: str = ""
    basic_hotkey: str = ""
    basic_name: str = ""
    state: str = ""
    move: int = 0  # for the preview
    range: int = 0


class CardArt(msgspec.Struct, frozen=True):
    """An ability card. `key` is the answer that lies on the whole card."""

    id: str
    name: str
    tone: str
    level: str
    initiative: int
    top: HalfArt
    bottom: HalfArt
    text: str
    wordy: bool = False  # small letters, or not all of it has room
    key: str = ""
    hotkey: str = ""
    mark: str = ""  # what the card is doing: lead, resolving, done
    discard: str = ""  # key: put it away unused
    discard_hotkey: str = ""


class Group(msgspec.Struct, frozen=True):
    """Cards that lie together."""

    id: str
    name: str
    note: str
    large: bool
    cards: tuple[CardArt, ...]


class PileArt(msgspec.Struct, frozen=True):
    id: str
    name: str
    icon: str
    sheet: str
    count: int
    text: str


class ItemArt(msgspec.Struct, frozen=True):
    id: str
    name: str
    icon: str
    sheet: str
    state: str
    state_name: str
    text: str
    key: str


class GoalArt(msgspec.Struct, frozen=True):
    """The battle goal: its task, how far it is, and whether it would be met now."""

    id: str
    name: str
    task: str
    text: str
    progress: str
    share: int  # of a hundred
    met: bool


class Me(msgspec.Struct, frozen=True):
    """The own hero without the cards."""

    type: str
    name: str
    level: str
    hp: int
    most: int
    shield: int
    xp: int
    tokens: int
    worth: int
    conditions: tuple[Sign, ...]
    items: tuple[ItemArt, ...]
    goal: GoalArt | None


class Own(msgspec.Struct, frozen=True):
    """The own hero."""

    me: Me
    groups: tuple[Group, ...]
    piles: tuple[PileArt, ...]


# The map and everybody on it


class FigureArt(msgspec.Struct, frozen=True):
    """Somebody on the map. `sheet` and `icon` name its picture, `tone` its colour."""

    id: str
    kind: str
    type: str
    tone: str
    icon: str
    rank: str
    number: int
    x: int
    y: int
    at: str
    name: str
    title: str
    text: str
    key: str
    acting: bool
    yours: bool  # it acts, and the viewer decides for it
    done: bool
    hp: int
    most: int
    bar: int  # width of the health pill
    shield: int
    conditions: tuple[Sign, ...]
    side: str
    move: int = 0
    range: int = 0
    fly: bool = False
    hit: int = 0  # damage that is being decided


class TileArt(msgspec.Struct, frozen=True):
    """An overlay tile, a door, money or a treasure on a hex."""

    id: str
    kind: str
    icon: str
    sheet: str
    x: int
    y: int
    path: str
    title: str
    text: str
    number: str = ""
    at: str = ""


class SpotArt(msgspec.Struct, frozen=True):
    """A hex that is an answer."""

    id: str
    x: int
    y: int
    path: str
    title: str
    key: str
    hotkey: str


class MarkArt(msgspec.Struct, frozen=True):
    """An answer that is more than one hex: an area, a way, a group of targets."""

    id: str
    kind: str
    path: str
    x: int
    y: int
    number: str
    title: str
    key: str


class Standee(msgspec.Struct, frozen=True):
    number: int
    elite: bool
    acted: bool


class PlaceArt(msgspec.Struct, frozen=True):
    """An entry of the initiative track. `state`: done, now, next."""

    id: str
    kind: str
    tone: str
    icon: str
    name: str
    note: str
    initiative: str
    state: str
    standees: tuple[Standee, ...]
    signs: tuple[Sign, ...]
    text: str
    key: str = ""
    yours: bool = False


class ElementArt(msgspec.Struct, frozen=True):
    id: str
    name: str
    state: str
    title: str
    key: str


class DeckArt(msgspec.Struct, frozen=True):
    """An attack modifier deck: the last card and how many are left."""

    id: str
    name: str
    last: str
    title: str
    left: str


class Term(msgspec.Struct, frozen=True):
    amount: str
    label: str
    kind: str
    rule: str


class LedgerArt(msgspec.Struct, frozen=True):
    """An attack step by step; `cards` are the modifiers drawn, in words."""

    id: str
    title: str
    terms: tuple[Term, ...]
    total: Term
    rule: str
    cards: str
    before: int
    after: int
    most: int


class RowArt(msgspec.Struct, frozen=True):
    """A candidate in the elimination table: the cells, and which of them lost."""

    letter: str
    name: str
    cells: tuple[tuple[str, str], ...]  # text, state: kept, lost, idle
    chosen: bool
    note: str
    x: int
    y: int


class StepArt(msgspec.Struct, frozen=True):
    icon: str
    text: str
    rule: str


class ExplainArt(msgspec.Struct, frozen=True):
    """Why a monster would do what it does."""

    id: str
    name: str
    title: str
    shown: bool
    live: bool  # it acts now, or the question is about it
    signs: tuple[Sign, ...]
    heads: tuple[tuple[str, str], ...]  # name, rule
    rows: tuple[RowArt, ...]
    verdict: str
    steps: tuple[StepArt, ...]
    way: str
    ends: str
    lines: tuple[tuple[int, int, int, int], ...]  # from the end to the targets


class HeroRow(msgspec.Struct, frozen=True):
    """A hero in the list of players."""

    seat: int
    type: str
    name: str
    level: str
    hp: int
    most: int
    hand: int
    xp: int
    tokens: int
    note: str
    conditions: tuple[Sign, ...]
    active: bool
    text: str
    key: str


class KindRow(msgspec.Struct, frozen=True):
    """A kind of monster: its card this round and its statistics."""

    id: str
    name: str
    icon: str
    initiative: str
    lines: tuple[LineArt, ...]
    ranks: tuple[tuple[str, str], ...]
    text: str
    left: str


class OfferArt(msgspec.Struct, frozen=True):
    """Something to choose in the setup: a class, an item, a perk, a battle goal."""

    id: str
    icon: str
    sheet: str
    tone: str
    name: str
    note: str
    text: str
    key: str


class Standing(msgspec.Struct, frozen=True):
    """A hero at the end of the scenario."""

    seat: int
    type: str
    name: str
    hero: str
    xp: int
    gold: int
    checks: int
    goal: str
    goal_met: bool
    fallen: bool


class Picture(msgspec.Struct, frozen=True):
    """The whole page of this game."""

    phases: tuple[Phase, ...]
    title: str
    called: str
    tabs: tuple[tuple[str, str, str, int], ...]
    round: int
    scenario: str
    number: int  # of the scenario; 0 for a random dungeon
    level: str
    goal: str
    goal_note: str
    goal_text: str
    dungeon: DungeonArt | None
    centre: tuple[int, int]
    tiles: tuple[TileArt, ...]
    spots: tuple[SpotArt, ...]
    marks: tuple[MarkArt, ...]
    figures: tuple[FigureArt, ...]
    track: tuple[PlaceArt, ...]
    elements: tuple[ElementArt, ...]
    decks: tuple[DeckArt, ...]
    ledger: LedgerArt | None
    explains: tuple[ExplainArt, ...]
    kinds: tuple[KindRow, ...]
    own: Own | None
    heroes: dict[int, HeroRow]
    offers: tuple[OfferArt, ...]
    offer_title: str
    answers: dict[str, AnswerArt]
    chronicle: tuple[TurnArt, ...]
    standings: tuple[Standing, ...]
    outcome: str
    verdict: str  # won or lost
    story: str
