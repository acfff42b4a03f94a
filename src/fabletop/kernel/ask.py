"""Questions: the only place where a rule waits for somebody.

A rule that may ask is a generator. It never yields by itself; it says ``yield from pick(...)`` and
gets an answer with a type. Whoever drives it (`session.py`) sends the chosen keys in.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar, cast

import msgspec

T = TypeVar("T")

Seat: TypeAlias = int
Keys: TypeAlias = tuple[str, ...]
Kind: TypeAlias = Literal["pick", "pick_some", "amount", "order"]


class Text(msgspec.Struct, frozen=True):
    """A sentence yet to be said: a message id and its arguments, for any language."""

    id: str
    args: dict[str, str | int] = {}


Reasons: TypeAlias = Mapping[str, Text]


class Request(msgspec.Struct, frozen=True, gc=False):
    """An open question to one seat.

    ``keys`` are exactly the legal answers (for ``amount``: none, the number lies between ``least``
    and ``most``). ``about`` names the thing the question is about, if the rule alone does not say.
    ``always`` asks even when one answer is left, where silence would tell others something.
    ``optional`` marks a side offer: nobody waits for it. ``reasons`` makes `blocked`.
    """

    seat: Seat
    rule: str
    kind: Kind
    keys: Keys
    least: int = 1
    most: int = 1
    about: str = ""
    always: bool = False
    optional: bool = False
    reasons: Callable[[], Reasons] | None = None

    @property
    def blocked(self) -> Reasons:
        """Keys a player would expect here, and why they are not open."""
        return {} if self.reasons is None else self.reasons()


class Together(msgspec.Struct, frozen=True):
    """Several seats are asked at the same time; nobody sees an answer until all are in.

    `renew` words the questions anew, for an imagined table on which other cards are in the hands.
    """

    requests: tuple[Request, ...]
    renew: Callable[[], tuple[Request, ...]] | None = None


class Amid(msgspec.Struct, frozen=True):
    """One question, and side offers to other seats that may be taken meanwhile.

    `renew` words both anew, for an imagined table on which other cards are in the hands.
    """

    main: Request
    sides: tuple[Request, ...]
    renew: Callable[[], Amid] | None = None


Asked: TypeAlias = Request | Together | Amid
Rule: TypeAlias = Generator[Asked, Any, T]
Deed: TypeAlias = Callable[[], Rule[None] | None]
"""Something to be done now; it gives a generator only if it asks something."""


class Offer(msgspec.Struct, frozen=True):
    """What another seat may do between the lines: keys and what each of them runs."""

    seat: Seat
    rule: str
    options: Mapping[str, Deed]

    @property
    def request(self) -> Request:
        """The offer as a question, which nobody has to answer."""
        return Request(self.seat, self.rule, "pick", tuple(self.options), optional=True)


_NOTHING = cast(Rule[None], ())  # `yield from` takes any iterable; an empty one asks nothing


def follow(deed: Deed) -> Rule[None]:
    """Do it, and if it asks, let it ask: ``yield from follow(deed)``.

    Not a generator itself, so that it costs no frame of its own."""
    return deed() or _NOTHING


def pick(
    seat: Seat,
    rule: str,
    options: Mapping[str, T],
    *,
    about: str = "",
    always: bool = False,
    reasons: Callable[[], Reasons] | None = None,
) -> Rule[T]:
    """Exactly one of the options."""
    (key,) = yield Request(seat, rule, "pick", tuple(options), 1, 1, about, always, False, reasons)
    return options[key]


def pick_some(
    seat: Seat,
    rule: str,
    options: Mapping[str, T],
    *,
    least: int = 0,
    most: int | None = None,
    about: str = "",
    always: bool = False,
) -> Rule[list[T]]:
    """Any of the options, between `least` and `most` of them, each at most once."""
    keys = tuple(options)
    most = len(keys) if most is None else min(most, len(keys))
    least = min(least, most)
    chosen = yield Request(seat, rule, "pick_some", keys, least, most, about, always)
    return [options[key] for key in chosen]


def amount(seat: Seat, rule: str, least: int, most: int, *, about: str = "") -> Rule[int]:
    """A whole number from `least` to `most`."""
    (number,) = yield Request(seat, rule, "amount", (), least, most, about)
    return int(number)


def order(seat: Seat, rule: str, options: Mapping[str, T], *, about: str = "") -> Rule[list[T]]:
    """All of the options, in an order of the player's choice."""
    count = len(options)
    chosen = yield Request(seat, rule, "order", tuple(options), count, count, about)
    return [options[key] for key in chosen]


def ask_all(
    rule: str,
    options: Mapping[Seat, Mapping[str, T]] | Callable[[], Mapping[Seat, Mapping[str, T]]],
) -> Rule[dict[Seat, T]]:
    """One pick of each of several seats at the same time; answers in seat order.

    Give the options as a function where they come from hidden hands: then bots can imagine them.
    """
    offered = options if callable(options) else lambda: options

    def requests() -> tuple[Request, ...]:
        return tuple(
            Request(seat, rule, "pick", tuple(keys)) for seat, keys in sorted(offered().items())
        )

    asked = requests()
    if not asked:
        return {}
    answers = yield Together(asked, requests if callable(options) else None)
    chosen = offered()
    return {seat: chosen[seat][keys[0]] for seat, keys in zip(sorted(chosen), answers, strict=True)}


class _Asked(Generic[T]):
    """What lies behind a question with side offers; an imagined table replaces it."""

    def __init__(self, options: Mapping[str, T], sides: Sequence[Offer]) -> None:
        self.options = options
        self.sides = sides


def pick_amid(
    seat: Seat,
    rule: str,
    options: Callable[[], Mapping[str, T]],
    offers: Callable[[], Sequence[Offer]],
    *,
    about: str = "",
    always: bool = False,
    reasons: Callable[[], Reasons] | None = None,
) -> Rule[T]:
    """Like `pick`, while other seats may take side offers; after each the question is put anew."""
    while True:
        sides = offers()
        if not sides:
            return (
                yield from pick(seat, rule, options(), about=about, always=always, reasons=reasons)
            )
        asked = _Asked(options(), sides)

        def renew(asked: _Asked[T] = asked) -> Amid:
            asked.options, asked.sides = options(), offers()
            return amid(asked)

        def amid(asked: _Asked[T]) -> Amid:
            keys = tuple(asked.options)
            main = Request(seat, rule, "pick", keys, 1, 1, about, always, False, reasons)
            return Amid(main, tuple(one.request for one in asked.sides), renew)

        who, (key,) = yield amid(asked)
        if who == seat:
            return asked.options[key]
        (taken,) = (one for one in asked.sides if one.seat == who)
        yield from follow(taken.options[key])


def answerable(asked: Asked) -> bool:
    """Is there an answer at all? A question without one is a fault of the asker."""
    if isinstance(asked, Request):
        if asked.kind == "amount":
            return asked.least <= asked.most
        return bool(asked.keys) or (asked.kind != "pick" and asked.least == 0)
    if isinstance(asked, Amid):
        return answerable(asked.main)
    return all(answerable(one) for one in asked.requests)


def only_answer(request: Request) -> Keys | None:
    """The answer to a question that leaves no choice; None where there is one."""
    if request.always:
        return None
    if request.kind == "pick":
        return request.keys if len(request.keys) == 1 else None
    if request.kind == "pick_some":
        if request.most == 0:
            return ()
        return request.keys if request.least == len(request.keys) else None
    if request.kind == "amount":
        return (str(request.least),) if request.least == request.most else None
    return request.keys if len(request.keys) <= 1 else None
