"""What a table page is drawn from, taken from a scene: the open answers, the seat's own view."""

from __future__ import annotations

from typing import NamedTuple

from fabletop.games.euthia.views.models import PlayerView
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.tablekit.lights import Lights

from .scene import Scene

KEYS = "123456789abdefgijkmnopqrstvxyz"


class Labelled(NamedTuple):
    key: str
    hotkey: str


class Asked(NamedTuple):
    seat: int
    rule: str
    about: str
    answers: list[Labelled]


def lights(table: Scene) -> Lights:
    """The open answers of a scene."""
    return lights_of(table.session)


def lights_of(session: Session) -> Lights:
    """The open answers, with keys of the keyboard as a page gives them."""
    return Lights(Asked(one.seat, one.rule, one.about, labelled(one)) for one in session.requests)


def labelled(asked: Request) -> list[Labelled]:
    return [Labelled(key, KEYS[place : place + 1]) for place, key in enumerate(asked.keys)]


def own(table: Scene, seat: int = 0) -> PlayerView:
    seen: PlayerView = table.session.view(seat).players[seat]
    return seen
