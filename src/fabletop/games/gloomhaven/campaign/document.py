"""The campaign between sessions: a document that people can read and programs can upgrade.

Its luck lies in it, so whoever opens it at the same point gets the same cards. Decks are lists
whose last card is the top. Everything is plain data; the rules work on it inside a session
(`state.py`), and what a session made of it is the next document.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Literal, TypeAlias

import msgspec

from ....kernel.chance import Chance
from ..party import Start
from .upgrades import VERSION, BadDocument, upgraded

__all__ = ["VERSION", "BadDocument"]

GLOOMHAVEN = 0  # as a location; any other is the number of a scenario
RANDOM_DUNGEON = 0  # as a scenario
WIDTH = 120  # of a line in the file; what is shorter is not broken

Status: TypeAlias = Literal["present", "away", "retired", "dead"]
Mode: TypeAlias = Literal["campaign", "casual", "dungeon"]


class Character(msgspec.Struct, gc=False):
    """A character sheet (2.16). Cards and perks still owed follow from level and checkmarks."""

    id: int
    lineage: int
    name: str
    type: str  # class
    level: int
    xp: int
    gold: int
    items: list[str] = []
    pool: list[str] = []
    perks: list[int] = []  # ticked boxes by perk
    checks: int = 0
    bonus: int = 0  # GH-CAMP-66: perks for the lineage's retirements, as it was made
    quest: str = ""
    offered: list[str] = []  # quests of which one is to be kept
    progress: dict[str, int] = {}  # of the quest: what was counted, by step and thing
    donated: bool = False  # GH-CAMP-55: in this visit
    start: Start = Start()  # of the next scenario
    status: Status = "present"
    notes: str = ""


class Lineage(msgspec.Struct, gc=False):
    """GH-CAMP-66: the characters of one player that follow each other."""

    player: int
    retired: int = 0


class Reward(msgspec.Struct, frozen=True):
    """Something the party still has to decide about (D-REWARD): who gets the item, or which of the
    scenarios is put on the map."""

    item: str = ""
    scenarios: tuple[int, ...] = ()


class Party(msgspec.Struct, gc=False):
    """GH-CAMP-03: what belongs to one party."""

    name: str
    players: list[str]
    location: int = GLOOMHAVEN
    reputation: int = 0
    achievements: list[str] = []
    notes: str = ""
    characters: list[Character] = []
    lineages: list[Lineage] = []
    rewards: list[Reward] = []
    settings: dict[str, str] = {}  # difficulty and variants
    visited: bool = False  # the city event of the visit in progress is drawn
    drawn: int = 0  # characters made so far


class World(msgspec.Struct, gc=False):
    """GH-CAMP-03: what all parties share."""

    prosperity: int = 0
    achievements: list[str] = []  # global; counted ones stand there several times
    unlocked: list[int] = []
    completed: list[int] = []
    treasures: list[str] = []  # looted
    items: dict[str, int] = {}  # copies in circulation: in the shop or with somebody
    city: list[str] = []
    road: list[str] = []
    removed: list[str] = []  # events out of the game
    classes: list[str] = []
    boxes: list[str] = []  # opened
    milestones: list[str] = []  # reached
    record: int = -1  # chapters of the city record that were read; -1: closed
    donated: int = 0
    offerings: int = 0  # GH-CAMP-83: points of prosperity bought by donations
    designs: list[str] = []  # random item designs
    sides: list[str] = []  # random side scenarios, by id
    quests: list[str] = []
    quests_done: list[str] = []
    retired: list[str] = []  # classes, once for each retirement
    enhancements: dict[str, list[str]] = {}  # of a card: "<spot>-<sticker>"


class Said(msgspec.Struct, frozen=True):
    """A line of the chronicle, kept to tell it later in any language."""

    id: str
    args: tuple[tuple[str, str | int], ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """One visit or scenario: who, where, how it ended, what was said, and which journal it is."""

    kind: Literal["visit", "scenario"]
    party: int
    scenario: int = -1  # the one played, or the one set out for
    mode: Mode = "campaign"
    outcome: str = ""
    journal: str = ""  # digest
    told: tuple[Said, ...] = ()


class Journey(msgspec.Struct, frozen=True):
    """A scenario a party has set out for and not come home from."""

    scenario: int
    mode: Mode
    characters: tuple[int, ...]  # by seat
    players: tuple[int, ...]
    options: tuple[tuple[str, str], ...]
    seed: int


class Campaign(msgspec.Struct, gc=False):
    """The whole document."""

    name: str
    luck: Chance
    world: World
    parties: list[Party] = []
    chapters: list[Chapter] = []
    journeys: dict[str, Journey] = {}  # by number of the party
    version: int = VERSION


def read(text: str | bytes) -> Campaign:
    """The document in a text, upgraded if an older program wrote it."""
    from .inspection import inspect, inspect_fields  # which need the shapes above

    try:
        plain: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadDocument(f"This is not a campaign: {error}.") from None
    if not isinstance(plain, dict) or "world" not in plain:
        raise BadDocument("This is not a campaign: it has no world.")
    plain = upgraded(plain)
    try:
        campaign = msgspec.convert(plain, Campaign)
    except msgspec.ValidationError as error:
        raise BadDocument(f"This campaign cannot be read: {error}.") from None
    inspect_fields(plain, msgspec.to_builtins(campaign))
    inspect(campaign)
    return campaign


def write(campaign: Campaign) -> str:
    """The document as text, always in the same order; what is short stands on one line."""
    return laid_out(msgspec.to_builtins(campaign, order="sorted")) + "\n"


def laid_out(plain: Any, indent: str = "") -> str:
    """JSON as a person would write it."""
    short = json.dumps(plain, ensure_ascii=False)
    if not isinstance(plain, dict | list | tuple) or len(indent) + len(short) <= WIDTH:
        return short
    deeper = f"{indent} "
    if isinstance(plain, dict):
        begin, end = "{}"
        parts = [f"{json.dumps(key)}: {laid_out(one, deeper)}" for key, one in plain.items()]
    else:
        begin, end = "[]"
        parts = [laid_out(one, deeper) for one in plain]
    lines = f",\n{deeper}".join(parts)
    return f"{begin}\n{deeper}{lines}\n{indent}{end}"


def digest(campaign: Campaign) -> str:
    """A hash of the whole document."""
    raw = msgspec.json.encode(campaign, order="sorted")
    return hashlib.blake2b(raw, digest_size=12).hexdigest()
