"""Interrupts: an offer with every question, for what a seat may do at any time.

Some rules let a player act whenever they are asked something, whatever it is: "treasure may be
cashed at any time". Instead of mentioning that in every question, a game wraps its steps once::

    def cashing(game: Table, request: Request) -> Mapping[str, Deed]: ...

    STEPS = {name: interruptible(step, cashing) for name, step in STEPS.items()}

Whoever is asked to pick one thing then finds the offers behind the keys of the question. An offer
taken is carried out, and the question is put anew with what is still offered.

Questions are put as they are, without offers, where

- they are no `pick` (several things at once, an amount, an order);
- they leave no choice, so that nobody is asked at all;
- they hold one of the offers already: then the rule offers it itself, with more to it;
- the rule says so: ``yield from undisturbed(pick(...))``;
- they belong to an offer being carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar, cast

import msgspec

from .ask import Deed, Keys, Request, Rule

G = TypeVar("G")  # the rules' context: Game[State] of the game
T = TypeVar("T")

Offers: TypeAlias = Callable[[G, Request], Mapping[str, Deed]]
"""What whoever is asked this may do first, by key; nothing mostly, so it should say that fast."""


class Undisturbed(Request, frozen=True, gc=False):
    """A question before whose answer nothing else may be done. Only within `interruptible` steps,
    which pass it on as a plain one; the session knows nothing of it."""


def interruptible(
    step: Callable[[G], Rule[None] | None], offers: Offers[G]
) -> Callable[[G], Rule[None] | None]:
    """The same step; with every question come the offers to the seat that is asked."""

    def run(game: G) -> Rule[None] | None:
        running = step(game)
        return None if running is None else _drive(game, running, offers)

    return run


def undisturbed(rule: Rule[T]) -> Rule[T]:
    """The same rule; its questions come without offers."""
    reply: Any = None
    while True:
        try:
            asked = rule.send(reply)
        except StopIteration as end:
            return cast(T, end.value)
        if type(asked) is Request:
            asked = Undisturbed(*msgspec.structs.astuple(asked))
        reply = yield asked


def _drive(game: G, running: Rule[None], offers: Offers[G]) -> Rule[None]:
    reply: Any = None
    while True:
        try:
            asked = running.send(reply)
        except StopIteration:
            return
        if type(asked) is Undisturbed:
            reply = yield Request(*msgspec.structs.astuple(asked))
        elif (
            type(asked) is Request
            and asked.kind == "pick"
            and (len(asked.keys) > 1 or asked.always)
            and (open_now := offers(game, asked))
            and open_now.keys().isdisjoint(asked.keys)
        ):
            reply = yield from _put(game, asked, offers)
        else:
            reply = yield asked


def _put(game: G, request: Request, offers: Offers[G]) -> Rule[Keys]:
    """Put a question with offers until it is answered."""
    keys: Keys
    while open_now := offers(game, request):
        keys = yield msgspec.structs.replace(request, keys=(*request.keys, *open_now))
        taken = open_now.get(keys[0])
        if taken is None:
            return keys
        running = taken()
        if running is not None:
            yield from _drive(game, running, _no_offers)
    keys = yield request
    return keys


def _no_offers(game: object, request: Request) -> Mapping[str, Deed]:
    return {}
