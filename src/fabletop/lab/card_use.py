"""Card use: the side of each seat (school, faction, hero, class) and the cards in its answers.

Independent of any game. The side is the first field of a seat's record in the state that holds an
id of the content; a card is used if its id occurs in a key that the seat chose. The verb of the key
is the `deed`: ``play:hissing-hex`` is a use of Hissing Hex by playing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from .. import games
from ..kernel.session import Session

CHOOSE = "choose"  # the deed of a key that is a card id without a verb
MAX_SUFFIXES = 2  # number of the copy, letter of the variant: "iron-root-2", "the-grating-a"


class Side(NamedTuple):
    """What a seat plays: the kind of record and its id."""

    kind: str
    id: str


class CardUse(NamedTuple):
    """One card in one answer of a seat."""

    seat: int
    card: str
    kind: str
    deed: str
    rule: str
    choice: int  # index in the journal


@cache
def kinds(game: str) -> dict[str, str]:
    """The kind of every record of a game's content, by id."""
    found: dict[str, str] = {}
    for kind, records in games()[game].kinds().items():
        for record in records:
            found.setdefault(_id(kind, record), kind)
    return found


def _id(kind: str, record: Any) -> str:
    """The id of a record; numbered records without one get their kind and number."""
    id = getattr(record, "id", None)
    return str(id) if id is not None else f"{kind}-{getattr(record, 'number', '')}"


def sides(session: Session) -> list[Side]:
    """The side of each seat, in seat order; empty if the game has no sides."""
    known = kinds(session.game.id)
    seats = session.journal.seats
    found = [Side("", "")] * seats
    for record in _seat_records(session.state, seats):
        for field in record.__struct_fields__:
            value = getattr(record, field)
            if type(value) is str and value in known:
                found[record.seat] = Side(known[value], value)
                break
    return found


def _seat_records(state: Any, seats: int) -> Iterator[Any]:
    """The records of the seats: the first list of the state whose members have a `seat`."""
    for field in state.__struct_fields__:
        value = getattr(state, field)
        if type(value) is list and value and all(hasattr(one, "seat") for one in value):
            yield from (one for one in value if 0 <= one.seat < seats)
            return


def card_uses(session: Session) -> list[CardUse]:
    """All cards in the answers of a game, in journal order."""
    game = session.game.id
    known = kinds(game)
    found: list[CardUse] = []
    for place, choice in enumerate(session.journal.choices):
        for key in choice.keys:
            deed, cards = parse_key(game, key)
            found += [
                CardUse(choice.seat, card, known[card], deed, choice.rule, place) for card in cards
            ]
    return found


@lru_cache(maxsize=1 << 16)
def parse_key(game: str, key: str) -> tuple[str, tuple[str, ...]]:
    """The deed and the cards of a key, without duplicates."""
    parts = key.split(":")
    cards = [card for part in parts if (card := card_in(game, part))]
    deed = CHOOSE if card_in(game, parts[0]) else parts[0]
    return deed, tuple(dict.fromkeys(cards))


def card_in(game: str, part: str) -> str:
    """The card id in a part of a key, without the suffixes of copy and variant; or empty."""
    known = kinds(game)
    for _ in range(MAX_SUFFIXES + 1):
        if part in known:
            return part
        part, hyphen, _ = part.rpartition("-")
        if not hyphen:
            break
    return ""
