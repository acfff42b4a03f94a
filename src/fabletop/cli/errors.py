"""Errors of commands: one sentence on standard error and an exit code."""

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
    """A command that cannot be run with these arguments."""


_WRONG_USE = (WrongUse, BadSetup, UnknownBot, UnknownRule, NoRulebook, NoCheckout)
_FAILED = (BadJournal, ContentError, BadReasons, BrokenGame, EndlessGame, NoCluster)


def print_error(sentence: str) -> None:
    """Print to standard error, so that it does not mix with results."""
    print(sentence, file=sys.stderr)


def fail(sentence: str, code: int) -> NoReturn:
    print_error(sentence)
    raise typer.Exit(code)


@contextmanager
def report_errors() -> Iterator[None]:
    """Turn expected errors into a sentence and an exit code, without a traceback."""
    try:
        yield
    except _WRONG_USE as error:
        fail(str(error), WRONG_USE)
    except _FAILED as error:
        fail(str(error), FAILED)
    except MissingExtra as error:
        fail(voice()("fault-extra", name=str(error.name), extra=EXTRA), WRONG_USE)
    except BrokenPipeError:
        raise
    except OSError as error:
        say = voice()
        sentence = say(
            "fault-file", file=str(error.filename or "?"), why=error.strerror or str(error)
        )
        fail(sentence, WRONG_USE)


@contextmanager
def report_interrupt(out: Path | None) -> Iterator[None]:
    """Turn Ctrl+C into a sentence that says whether results were stored."""
    try:
        yield
    except KeyboardInterrupt:
        say = voice()
        kept = say("sim-stopped") if out is None else say("sim-paused", folder=str(out))
        fail(kept, INTERRUPTED)
