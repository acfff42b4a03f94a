"""What runs in a worker process: a bot gets a saved game, and answers its question."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

import fabletop

from ..bots import make
from ..bots.greedy import GreedyBot, Weighed
from ..games import game_of
from ..kernel.ask import Keys, Request, Seat
from ..kernel.session import Session


def choose(text: str, bot: str, seat: Seat, seed: int) -> Keys:
    """The bot's answer to the question open to its seat."""
    session, request = _question(text, seat)
    return make(bot, seed).choose(session, request)


def advise(text: str, seat: Seat, seed: int) -> list[Weighed]:
    """The open answers weighed, best first."""
    session, request = _question(text, seat)
    return GreedyBot(seed).why(session, request)


def _question(text: str, seat: Seat) -> tuple[Session, Request]:
    session = fabletop.resume(text)
    request = session.request(seat)
    if request is None:
        raise LookupError(f"seat {seat} is not asked")
    return session, request


def begin() -> None:
    """Run once in each new worker: leave Ctrl-C to the server, and go when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm(game: str) -> int:
    """Load a game's cards before they are needed."""
    found = game_of(game)
    if found is not None:
        found.content_hash()
    return os.getpid()
