"""A player who answers at random, through `Session.answer` like everybody else."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.session import Session

SIDE_OFFERS_TAKEN = 4  # one in so many


def any_answer(request: Request, luck: Chance) -> Keys:
    """Some legal answer."""
    keys = list(request.keys)
    if request.kind == "pick":
        return (luck.pick("pick", keys),)
    if request.kind == "amount":
        return (str(request.least + luck.below("amount", request.most - request.least + 1)),)
    luck.shuffle("order", keys)
    if request.kind == "order":
        return tuple(keys)
    return tuple(keys[: request.least + luck.below("many", request.most - request.least + 1)])


def any_request(session: Session, luck: Chance) -> Request:
    """One of the open questions; a side offer only now and then."""
    offers = [one for one in session.requests if one.optional]
    if offers and luck.below("side", SIDE_OFFERS_TAKEN) == 0:
        return luck.pick("offer", offers)
    return luck.pick("seat", [one for one in session.requests if not one.optional])


def choose(session: Session, luck: Chance) -> tuple[int, Keys]:
    """Answer one open question at random; says who answered what."""
    request = any_request(session, luck)
    answer = any_answer(request, luck)
    session.answer(request.seat, answer)
    return request.seat, answer


def play(session: Session, seed: int, limit: int = 100_000) -> Iterator[int]:
    """Play at random to the end, handing over the number of answers after each."""
    luck = Chance(seed)
    for number in range(1, limit + 1):
        if session.over:
            return
        choose(session, luck)
        yield number
    assert session.over, f"{session.game.id} is not over after {limit} answers"


def play_until(session: Session, seed: int, answers: int) -> None:
    """Play this many answers at random, or to the end."""
    for number in play(session, seed):
        if number == answers:
            return
