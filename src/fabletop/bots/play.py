"""Playing a game to its end with bots."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.ask import Keys, Request
from ..kernel.session import Session
from . import Bot

MOST_CHOICES = 100_000


class EndlessGame(Exception):
    """A game that went on past every reasonable number of choices."""


def play_out(session: Session, bots: Sequence[Bot], most: int = MOST_CHOICES) -> Session:
    """Answer every question with the bot of its seat until the game is over."""
    given = 0
    while requests := session.requests:
        if given == most:
            raise EndlessGame(f"{session.game.title} did not end within {most} choices.")
        if len(requests) == 1:
            request = requests[0]
            keys = bots[request.seat].choose(session, request)
        else:
            request, keys = next_answer(session, requests, bots)
        session.answer(request.seat, keys)
        given += 1
    return session


def next_answer(
    session: Session, requests: Sequence[Request], bots: Sequence[Bot]
) -> tuple[Request, Keys]:
    """Of several open questions the first to be answered: a side offer taken comes before the
    question it stands beside."""
    for request in requests:
        if request.optional and (keys := bots[request.seat].choose(session, request)):
            return request, keys
    main = next(request for request in requests if not request.optional)
    return main, bots[main.seat].choose(session, main)
