"""Verify journals: does a replay give the recorded questions, answers and digests?"""

from __future__ import annotations

from pathlib import Path

import msgspec

from .. import games
from ..games import game_of
from ..kernel.gamedef import BadSetup, GameDef
from ..kernel.session import Session
from ..kernel.session.journal import BadJournal, Journal
from ..kernel.session.replay import replay as replay_journal


class Verdict(msgspec.Struct, frozen=True):
    """What `fabletop replay --json` prints for a file."""

    file: str
    ok: bool
    choices: int
    digest: str | None
    first_difference: str | None


def read(file: Path) -> Journal:
    """Read a journal from a file. Raises `OSError` or `BadJournal`."""
    return Journal.from_json(file.read_bytes())


def game_of_journal(journal: Journal) -> GameDef:
    """The game of a journal. Raises `BadJournal` if it is unknown."""
    game = game_of(journal.game)
    if game is None:
        raise BadJournal(f"It is of a game {journal.game!r}; there are: {', '.join(games())}.")
    return game


def verify(file: Path) -> Verdict:
    """Replay a file; the kernel compares every question, every answer and every digest in it."""
    journal: Journal | None = None
    try:
        journal = read(file)
        session = replay(journal)
    except (BadJournal, BadSetup) as error:
        return Verdict(str(file), False, len(journal.choices) if journal else 0, None, str(error))
    return Verdict(str(file), True, len(session.journal.choices), session.digest, None)


def replay(journal: Journal, at: int | None = None) -> Session:
    """The session after the first `at` choices of a journal, or after all of them."""
    part = journal
    if at is not None:
        if not 0 <= at <= len(journal.choices):
            raise BadSetup(f"The journal has {len(journal.choices)} choices; there is no {at}.")
        part = msgspec.structs.replace(journal, choices=journal.choices[:at], undone=[])
    return replay_journal(game_of_journal(part), part)
