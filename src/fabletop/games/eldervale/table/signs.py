"""Icons and colours: of players, resources, cards and effects."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ....kernel.words import Say
from ..effects import vocabulary as do
from ..effects.measures import Bag
from ..library import library
from ..state import teammate
from ..telling import text_of
from ..terms import RESOURCES
from ..views.models import PlayerView, TableView
from .models import Mark

# Shape before colour: each seat has a shape, and the colour of its element.
SHAPES = ("circle", "square", "shield", "diamond", "hex")

SYMBOLS = {
    "mill": (Mark("worker"), Mark("", "→"), Mark("house")),
    "portal": (Mark("", "+"), Mark("worker")),
    "dungeon": (Mark("realm"), Mark("", "+"), Mark("card")),
    "oracle": (Mark("magic"), Mark("", "/"), Mark("card")),
}


@lru_cache(maxsize=4000)
def told(id: str, say: Say) -> str:
    """The text of a thing; it never changes, and every page has many."""
    return text_of(id, say)


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def tone(player: PlayerView) -> str:
    return player.element or "nobody"


def called(view: TableView, seat: int, monster: str, say: Say) -> str:
    """A side as the page calls it: you, a faction, a monster."""
    if monster:
        return say.name(monster)
    return say("web-you") if seat == view.seat else say.name(view.players[seat].faction)


def projected(player: PlayerView) -> int:
    """The score if the game ended now; -1 before there is one."""
    return player.vp + sum(player.ahead) if player.ahead else -1


def kind_of(unit: str) -> str:
    return "worker" if unit.startswith("worker-") else unit


@lru_cache(maxsize=1000)
def bag_marks(bag: Bag) -> tuple[Mark, ...]:
    return tuple(
        Mark(kind, str(number)) for kind in (*RESOURCES, "any") if (number := getattr(bag, kind))
    )


def effect_marks(effects: Iterable[do.AnyEffect]) -> tuple[Mark, ...]:
    """Gains as icons; what has no icon is left to the text."""
    found: list[Mark] = []
    for one in effects:
        match one:
            case do.Gain():
                if found:
                    found.append(Mark("", "+"))
                found += bag_marks(one.bag)
            case do.Vp():
                found.append(Mark("star", str(one.amount) if isinstance(one.amount, int) else ""))
            case do.Power():
                found.append(Mark("power"))
            case do.Glory():
                found.append(Mark("glory", "1"))
    return tuple(found)


@lru_cache(maxsize=100)
def landmark_marks(tile: str) -> tuple[Mark, ...]:
    """What the action of a ruin does, in icons."""
    place = library().landmarks[tile]
    if place.kind in SYMBOLS:
        return SYMBOLS[place.kind]
    pay = bag_marks(place.pay)
    return (*pay, *((Mark("", "→"),) if pay else ()), *effect_marks(place.action))


def mate(view: TableView) -> int | None:
    """EL-VAR-TEAM-1: the teammate of whoever looks."""
    return teammate(view.seat) if view.teams and view.seat is not None else None
