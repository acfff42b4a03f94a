"""What a seat played with: its side (school, faction, hero, class) and the cards it chose.

Nothing here knows a game. The side is the field of a seat's record in the state that holds the id
of a record of the content; a card was used where its id stands in a key that the seat chose. The
word before it in the key is the deed: ``play:hissing-hex`` is a use of Hissing Hex by playing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from .. import games
from ..kernel.session import Session

CHOSEN = "choose"  # the deed of a key that is a card and nothing else
MOST_CUTS = 2  # a copy and a variant: "iron-root-2", "the-grating-a"


class Side(NamedTuple):
    """What a seat plays: the kind of thing and which one."""

    kind: str
    id: str


class Use(NamedTuple):
    """One card in one answer of a seat."""

    seat: int
    card: str
    kind: str
    deed: str
    rule: str
    choice: int  # its place in the journal


@cache
def kinds(game: str) -> dict[str, str]:
    """The kind of every record of a game's content, by id."""
    found: dict[str, str] = {}
    for kind, records in games()[game].kinds().items():
        for record in records:
            found.setdefault(_id(kind, record), kind)
    return found


def _id(kind: str, record: Any) -> str:
    """The id of a record; what is only numbered is called after its kind."""
    id = getattr(record, "id", None)
    return str(id) if id is not None else f"{kind}-{getattr(record, 'number', '')}"


def sides(session: Session) -> list[Side]:
    """What each seat plays, in seat order; empty where the game has nothing of the kind."""
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
    """The records of the seats: the first list of the state whose members each name one."""
    for field in state.__struct_fields__:
        value = getattr(state, field)
        if type(value) is list and value and all(hasattr(one, "seat") for one in value):
            yield from (one for one in value if 0 <= one.seat < seats)
            return


def uses(session: Session) -> list[Use]:
    """All cards in the answers of a game, in the order they were given."""
    game = session.game.id
    known = kinds(game)
    found: list[Use] = []
    for place, choice in enumerate(session.journal.choices):
        for key in choice.keys:
            deed, cards = read(game, key)
            found += [
                Use(choice.seat, card, known[card], deed, choice.rule, place) for card in cards
            ]
    return found


@lru_cache(maxsize=1 << 16)
def read(game: str, key: str) -> tuple[str, tuple[str, ...]]:
    """The deed in a key and the cards in it, each once."""
    parts = key.split(":")
    cards = [card for part in parts if (card := card_in(game, part))]
    deed = CHOSEN if card_in(game, parts[0]) else parts[0]
    return deed, tuple(dict.fromkeys(cards))


def card_in(game: str, part: str) -> str:
    """The card meant by a part of a key: its id, or that with the number of a copy behind it."""
    known = kinds(game)
    for _ in range(MOST_CUTS + 1):
        if part in known:
            return part
        part, hyphen, _ = part.rpartition("-")
        if not hyphen:
            break
    return ""
