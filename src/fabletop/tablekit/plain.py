"""The default face: the view-model of a table page for games that draw none themselves.

It reads any view, a struct or a dictionary, field by field. Records with a ``seat`` are players;
zones become cards or counters; what is left are facts. `draw` has the signature of every game's
``table/picture.py``, and the templates in ``web/templates/face`` show what it makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from ..kernel.defaults import fact, field_name, record_fields
from ..kernel.secrecy import Pile
from ..kernel.words import Say
from .chronicle import Reading, in_turns
from .lights import Lights
from .models import AnswerArt, Part, TurnArt
from .shown import Shown

HIDDEN = frozenset({"active"})  # the seat to move: the page marks it at the players
CHECK = "check"  # the icon of every answer
READING = Reading(lambda _: None, lambda text: (Part(text, False),), {})  # knows no turns

Describe: TypeAlias = Callable[[Any, Say], list[str]]


class Fact(msgspec.Struct, frozen=True):
    """A simple value with its heading."""

    name: str
    text: str
    number: bool = False


class CardArt(msgspec.Struct, frozen=True):
    """A card that may be seen; `key` is the open answer that names it."""

    id: str
    name: str
    text: str
    key: str = ""


class ZoneArt(msgspec.Struct, frozen=True):
    """A zone: its cards where they may be seen, else their number."""

    name: str
    count: int
    cards: tuple[CardArt, ...] | None


class Area(msgspec.Struct, frozen=True):
    """What belongs together: the table's middle, or one player's things."""

    facts: tuple[Fact, ...]
    zones: tuple[ZoneArt, ...]


class PlainPicture(msgspec.Struct, frozen=True):
    """The whole page."""

    called: str
    middle: Area
    own: Area | None
    players: dict[int, Area]
    lines: tuple[str, ...]  # what `describe` tells
    answers: dict[str, AnswerArt]
    chronicle: tuple[TurnArt, ...]
    tabs: tuple[tuple[str, str, str, int], ...]


def draw(snap: Shown[Any], say: Say, describe: Describe | None = None) -> PlainPicture:
    """The page of a seat, from its view alone; `describe` adds lines of the game's own."""
    lights = Lights(snap.questions)
    view = record_fields(snap.view)
    seats = len(snap.seats)
    players = dict(_players(view, seats, lights, say))
    middle = _area(_shared(view, seats), lights, say)
    own = players.get(snap.seat) if snap.seat is not None else None
    return PlainPicture(
        called="",
        middle=middle,
        own=own,
        players=players,
        lines=tuple(describe(snap.view, say)) if describe is not None else (),
        answers={key: AnswerArt(CHECK) for key in lights.keys},
        chronicle=in_turns(snap.chronicle, READING, whole=True),
        tabs=_tabs(say),
    )


def _players(
    view: Mapping[str, Any], seats: int, lights: Lights, say: Say
) -> Iterator[tuple[int, Area]]:
    """The players' areas: the records of the first list with one for each seat."""
    for value in view.values():
        if _is_players(value, seats):
            for place, one in enumerate(value):
                record = record_fields(one)
                seat = record.get("seat", place)
                own = {name: part for name, part in record.items() if name != "seat"}
                yield seat, _area(own, lights, say)
            return


def _is_players(value: Any, seats: int) -> bool:
    """One record for each seat."""
    return (
        isinstance(value, list | tuple)
        and len(value) == seats
        and all(
            isinstance(one, dict | msgspec.Struct) and not isinstance(one, Pile) for one in value
        )
    )


def _shared(view: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """What belongs to nobody."""
    return {
        name: value
        for name, value in view.items()
        if name not in HIDDEN and not _is_players(value, seats)
    }


def _area(record: Mapping[str, Any], lights: Lights, say: Say) -> Area:
    found = list(_leaves(record, say, ""))
    return Area(
        facts=tuple(
            Fact(name, fact(value, say), type(value) is int)
            for name, value in found
            if not isinstance(value, Pile)
        ),
        zones=tuple(
            _zone(name, value, lights, say) for name, value in found if isinstance(value, Pile)
        ),
    )


def _leaves(record: Mapping[str, Any], say: Say, above: str) -> Iterator[tuple[str, Any]]:
    """Simple values and piles with their headings; records inside are taken apart."""
    for name, value in record.items():
        title = field_name(name, say)
        if above:
            title = f"{above} · {title}"
        if isinstance(value, dict) or (
            isinstance(value, msgspec.Struct) and not isinstance(value, Pile)
        ):
            yield from _leaves(record_fields(value), say, title)
        elif _holds_records(value):
            for number, one in enumerate(value, 1):
                if isinstance(one, Pile):
                    yield f"{title} {number}", one
                else:
                    yield from _leaves(record_fields(one), say, f"{title} {number}")
        else:
            yield title, value


def _holds_records(value: Any) -> bool:
    return isinstance(value, list | tuple) and any(
        isinstance(one, dict | msgspec.Struct) for one in value
    )


def _zone(name: str, pile: Pile, lights: Lights, say: Say) -> ZoneArt:
    cards = None if pile.cards is None else tuple(_card(one, lights, say) for one in pile.cards)
    return ZoneArt(name, pile.count, cards)


def _card(id: str, lights: Lights, say: Say) -> CardArt:
    text = f"card-{id}"
    return CardArt(id, say.name(id), say(text) if say.has(text) else "", lights.about(id))


def _tabs(say: Say) -> tuple[tuple[str, str, str, int], ...]:
    """What a small screen shows one at a time."""
    names: Sequence[tuple[str, str]] = (
        ("table", "map"),
        ("you", "hand"),
        ("players", "person"),
        ("log", "scroll"),
    )
    return tuple((id, say(f"web-tab-{id}"), icon, 0) for id, icon in names)
