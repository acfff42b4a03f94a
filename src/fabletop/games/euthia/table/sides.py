"""What is drawn around the map: tracks, decks, bounties, shops, quests."""

from __future__ import annotations

from .shapes import Shape, Thing


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
