"""Tasks of the bot pool, run in a worker process: each gets a saved session as text."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import NamedTuple

import fabletop

from ...bots import make
from ...bots.mcts import Advice, Budget, MctsBot, hint
from ...bots.mcts.analysis import Costly, analyse
from ...games import game_of
from ...kernel.ask import Keys, Request, Seat
from ...kernel.session import Session
from ...kernel.session.journal import Journal
from ..time_limit import time_limit

ADVICE = Budget(seconds=0.8)
ANALYSIS = Budget(seconds=0.2)  # for each choice; a first look takes a quarter of it
THOUGHT_S = 10  # CPU time for one answer: a position from somebody's file may never end


class Thought(NamedTuple):
    """A bot's answer, and the digest of the position it was given in if the bot searches."""

    keys: Keys
    position: str = ""


def choose(
    text: str, bot: str, seat: Seat, seed: int, passed: frozenset[str] = frozenset()
) -> Thought:
    """The bot's answer to the question open to its seat. A session saved without its past does not
    know the positions of this turn, to which a searching bot does not return: they come as digests
    of earlier thoughts in `passed`."""
    session, request = _question(text, seat)
    player = make(bot, seed)
    with time_limit(THOUGHT_S):
        if not isinstance(player, MctsBot):
            return Thought(player.choose(session, request))
        player.passed = passed
        return Thought(player.choose(session, request), session.digest)


def advise(text: str, seat: Seat, seed: int) -> Advice:
    """The answer to give, and why."""
    session, _ = _question(text, seat)
    with time_limit(THOUGHT_S):
        return hint(session, seat, ADVICE, seed)


def analyse_game(text: str, seat: Seat, seed: int) -> tuple[Costly, ...]:
    """The costliest choices of a seat in a finished game."""
    return analyse(Journal.from_json(text), seat, ANALYSIS, seed=seed)


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
