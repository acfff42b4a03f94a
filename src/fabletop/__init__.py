"""Fabletop: fantasy adventure board games with every rule enforced, as a library.

>>> import fabletop
>>> session = fabletop.new("witcher", seats=2, seed=7)
>>> request = session.requests[0]
>>> session.answer(request.seat, request.keys[:1])
"""

from __future__ import annotations

from collections.abc import Mapping

from .games import game_of, games
from .kernel import replaying
from .kernel.game import BadSetup, GameDef, Result
from .kernel.journal import BadJournal, Journal
from .kernel.legal import IllegalChoice
from .kernel.session import Session

__all__ = [
    "BadJournal",
    "BadSetup",
    "GameDef",
    "IllegalChoice",
    "Journal",
    "Result",
    "Session",
    "games",
    "new",
    "replay",
    "resume",
]

__version__ = "0.1.0"


def _game(name: str) -> GameDef:
    found = game_of(name)
    if found is None:
        raise BadSetup(f"There is no game {name!r}; there are: {', '.join(games())}.")
    return found


def new(
    game: str,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    keep: bool = True,
    log: bool = True,
) -> Session:
    """A new game up to its first question.

    `keep=False` takes no checkpoints and `log=False` writes no chronicle: faster, for rollouts.
    """
    return replaying.start(_game(game), seats, seed, options or {}, keep=keep, log=log)


def replay(journal: Journal | str | bytes) -> Session:
    """Play a journal again; `BadJournal` names the first choice that does not fit."""
    journal = journal if isinstance(journal, Journal) else Journal.from_json(journal)
    return replaying.replay(_game(journal.game), journal)


def resume(journal: Journal | str | bytes) -> Session:
    """Go on with a saved game from its last checkpoint, also after the rules have changed."""
    journal = journal if isinstance(journal, Journal) else Journal.from_json(journal)
    return replaying.resume(_game(journal.game), journal)
