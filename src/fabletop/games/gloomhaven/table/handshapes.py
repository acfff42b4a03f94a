"""What the templates draw of cards and of the own hero: plain records."""

from __future__ import annotations

import msgspec


class Sign(msgspec.Struct, frozen=True):
    """A symbol with a number in it. `sheet`: "" for the shared icons, else the game's own."""

    icon: str
    amount: str
    title: str
    sheet: str = "gloomhaven"


class LineArt(msgspec.Struct, frozen=True):
    """A line of a card half: its symbols, the words that they do not say, the pattern."""

    signs: tuple[Sign, ...]
    words: str
    pattern: tuple[tuple[int, int, bool], ...] = ()  # x, y, is it the figure itself
    box: str = ""
    under: bool = False


class HalfArt(msgspec.Struct, frozen=True):
    """One half of a card. `basic` is the key of the basic action, `state` is now, done, open."""

    id: str
    half: str
    name: str
    lines: tuple[LineArt, ...]
    text: str
    lost: bool
    key: str = ""
    basic: str = ""
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
    key: str = ""
    mark: str = ""  # what the card is doing: lead, resolving, done
    discard: str = ""  # key: put it away unused


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
    id: str
    name: str
    text: str


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
