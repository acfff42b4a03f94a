"""Faults in one sentence on standard error, with the exit code that belongs to them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import typer

from ..bots import UnknownBot
from ..bots.play import EndlessGame
from ..kernel.content import ContentError
from ..kernel.gamedef import BadSetup
from ..kernel.rulebook import NoRulebook, UnknownRule
from ..kernel.session.journal import BadJournal
from ..lab.coverage import BadReasons, NoCheckout
from ..lab.extras import EXTRA, MissingExtra
from ..lab.play import BrokenGame
from ..lab.runners import NoCluster
from .voice import voice

FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130


class WrongUse(ValueError):
    """A command that cannot be carried out as given."""


_WRONG_USE = (WrongUse, BadSetup, UnknownBot, UnknownRule, NoRulebook, NoCheckout)
_FAILED = (BadJournal, ContentError, BadReasons, BrokenGame, EndlessGame, NoCluster)


def complain(sentence: str) -> None:
    """Say it where it does not mix with results."""
    print(sentence, file=sys.stderr)


def give_up(sentence: str, code: int) -> NoReturn:
    complain(sentence)
    raise typer.Exit(code)


@contextmanager
def spoken() -> Iterator[None]:
    """Within, what a user can get wrong ends in a sentence and never in a traceback."""
    try:
        yield
    except _WRONG_USE as error:
        give_up(str(error), WRONG_USE)
    except _FAILED as error:
        give_up(str(error), FAILED)
    except MissingExtra as error:
        give_up(voice()("fault-extra", name=str(error.name), extra=EXTRA), WRONG_USE)
    except BrokenPipeError:
        raise
    except OSError as error:
        say = voice()
        sentence = say(
            "fault-file", file=str(error.filename or "?"), why=error.strerror or str(error)
        )
        give_up(sentence, WRONG_USE)


@contextmanager
def interruptible(out: Path | None) -> Iterator[None]:
    """Within, Ctrl+C ends in a sentence that says whether anything was kept."""
    try:
        yield
    except KeyboardInterrupt:
        say = voice()
        kept = say("sim-stopped") if out is None else say("sim-paused", folder=str(out))
        give_up(kept, INTERRUPTED)
