"""Beats: what has happened, as a page plays it before it shows the new table.

A game maps its lines to beats (`table/beats.py`): of which kind a line is, and which elements of
the page it is about. The page plays them in order over the board it still shows; an element that
is not there is left out, and the text remains.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from .shown import Happened, Shown

Kind: TypeAlias = Literal[
    "turn",
    "move",
    "place",
    "remove",
    "reveal",
    "flip",
    "draw",
    "discard",
    "roll",
    "strike",
    "gain",
    "lose",
    "condition",
    "scene",
    "story",
]
KINDS: tuple[str, ...] = get_args(Kind)

Args: TypeAlias = Mapping[str, str | int]


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of the telling. `at` is the element that acts or is acted on, `path` where it goes,
    `to` whom it is about; all are element ids, or ``map:x,y`` for a point of the map. `amount` is
    what is gained or, with a minus sign, lost. `moment`: worth a card that stays until it was read,
    for the seat to which it happens."""

    number: int  # of its line in the chronicle
    kind: Kind
    text: str
    seat: int | None = None
    at: str = ""
    path: tuple[str, ...] = ()
    to: str = ""
    amount: int = 0
    moment: bool = False


class Play(NamedTuple):
    """How lines of one message are played. Element ids are templates over the line's arguments;
    `who` and `amount` name arguments, ``-amount`` one that is lost."""

    kind: Kind
    at: str = ""
    path: str = ""
    to: str = ""
    who: str = "who"
    amount: str = ""
    moment: bool = False


Plays: TypeAlias = Mapping[str, Play]
Beats: TypeAlias = Callable[[Shown[Any]], tuple[Beat, ...]]

STORY = Play("story")


def plain(snap: Shown[Any]) -> tuple[Beat, ...]:
    """For games that map nothing: each line is told."""
    return played(snap.events, {}, {})


def played(
    events: Iterable[Happened],
    plays: Plays,
    seats: Mapping[str, int],
    facts: Callable[[Args], Args] = lambda args: args,
) -> tuple[Beat, ...]:
    """The beats of some lines. `seats` says who sits behind which name in the lines; `facts` may
    add what templates of element ids need."""
    return tuple(_beat(one, plays.get(one.id, STORY), seats, facts(one.args)) for one in events)


def _beat(event: Happened, play: Play, seats: Mapping[str, int], facts: Args) -> Beat:
    args = defaultdict(str, facts)
    amount = facts.get(play.amount.removeprefix("-"), 0) if play.amount else 0
    number = amount if isinstance(amount, int) else 0
    return Beat(
        number=event.number,
        kind=play.kind,
        text=event.text,
        seat=seats.get(str(args[play.who])),
        at=play.at.format_map(args),
        path=tuple(play.path.format_map(args).split()),
        to=play.to.format_map(args),
        amount=-number if play.amount.startswith("-") else number,
        moment=play.moment,
    )
