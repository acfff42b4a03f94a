"""What a question is: plain data between the rules that ask and whoever answers.

Rules do not make these themselves; they say ``yield from pick(...)`` (`ask.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, Literal, TypeAlias, TypeVar

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
