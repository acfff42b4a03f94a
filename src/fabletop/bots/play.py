"""Play a game to its end with bots."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.ask import Keys, Request
from ..kernel.session import Session
from . import Bot

MAX_CHOICES = 100_000


class EndlessGame(Exception):
    """A game that did not end within the limit of choices."""


def play_out(session: Session, bots: Sequence[Bot], most: int = MAX_CHOICES) -> Session:
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
    """Which of several open questions is answered next, and how: a side offer that its bot accepts
    comes before the main question."""
    for request in requests:
        if request.optional and (keys := bots[request.seat].choose(session, request)):
            return request, keys
    main = next(request for request in requests if not request.optional)
    return main, bots[main.seat].choose(session, main)
