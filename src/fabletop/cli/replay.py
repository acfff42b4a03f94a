"""`fabletop replay`: verify journals, or show a position of one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel.phrasing import label, question
from ..kernel.session import Session
from ..lab.verify import Verdict, read, replay, verify
from .errors import FAILED, WrongUse, print_error, report_errors
from .input import read_language
from .json_output import print_json
from .options import JsonOption, LanguageOption
from .voice import voice


def replay_command(
    files: Annotated[list[Path], typer.Argument(help="Journals.")],
    at: Annotated[
        int | None, typer.Option(min=0, help="Show the position after this many choices.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Through the eyes of this seat, counted from 0.")
    ] = None,
    lang: LanguageOption = "en",
    json: JsonOption = False,
) -> None:
    """Replay journals and compare every question and answer; exit 1 if one differs."""
    with report_errors():
        lang = read_language(lang)
        if (at is not None or seat is not None) and not json:
            for file in files:
                show_position(file, at, seat, lang)
            return
        verdicts = [verify(file) for file in files]
    _print_verdicts(verdicts, json)
    if not all(one.ok for one in verdicts):
        raise typer.Exit(FAILED)


def _print_verdicts(verdicts: list[Verdict], json: bool) -> None:
    """Print the verdicts. In JSON one file is one object, several are a list under `files`."""
    if json:
        print_json(verdicts[0] if len(verdicts) == 1 else {"files": verdicts})
    say = voice()
    for one in verdicts:
        if one.first_difference is not None:
            print_error(say("replay-bad", file=one.file, why=one.first_difference))
        elif not json:
            digest = one.digest or ""
            typer.echo(say("replay-good", file=one.file, choices=one.choices, digest=digest))


def show_position(file: Path, at: int | None, seat: int | None, lang: str) -> None:
    """Print the position after `at` choices as a seat or a spectator sees it, and the questions."""
    session = replay(read(file), at)
    if seat is not None and seat >= session.journal.seats:
        raise WrongUse(voice()("fault-no-seat", seat=seat, last=session.journal.seats - 1))
    say = session.voice(lang)
    made = len(session.journal.choices) if at is None else at
    typer.echo(voice(lang)("position", title=session.game.title, choices=made))
    for text in session.game.face.describe(session.view(seat), say):
        typer.echo(text)
    _print_questions(session, seat, lang)


def _print_questions(session: Session, seat: int | None, lang: str) -> None:
    """Print the open questions; text and answers only of those of the seat that looks on."""
    say = session.voice(lang)
    for request in session.requests:
        asked = say("seat-numbered", number=request.seat + 1)
        typer.echo(f"{asked} [{request.rule}]")
        if request.seat == seat:
            typer.echo(question(request, say))
            for number, key in enumerate(request.keys, 1):
                typer.echo(f"{number}. {label(key, say)}")
