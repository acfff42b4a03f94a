"""`fabletop analyse`: the costliest choices of a finished game, and what was better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from ..bots.mcts import Budget, Costly, analyse, sentence
from ..bots.mcts import voice as bot_voice
from ..kernel.phrasing import question
from ..kernel.session.journal import Journal
from ..kernel.words import Say
from ..lab.verify import game_of_journal, read
from .errors import WrongUse, report_errors
from .input import read_language
from .json_output import print_json
from .options import JsonOption, LanguageOption
from .voice import voice

ITERATIONS = 240


def analyse_command(
    file: Annotated[Path, typer.Argument(help="The journal of a game.")],
    seat: Annotated[
        int | None, typer.Option(min=0, help="Only this seat, counted from 0; all otherwise.")
    ] = None,
    most: Annotated[int, typer.Option(min=1, max=20, help="How many choices to name.")] = 3,
    iterations: Annotated[
        int, typer.Option(min=20, help="Simulations for each choice.")
    ] = ITERATIONS,
    seed: Annotated[int, typer.Option(help="The seed of the search.")] = 0,
    lang: LanguageOption = "en",
    json: JsonOption = False,
) -> None:
    """Name the costliest choices of a game, and what would have been better."""
    with report_errors():
        lang = read_language(lang)
        journal = read(file)
        game_of_journal(journal)
        if seat is not None and seat >= journal.seats:
            raise WrongUse(voice()("fault-no-seat", seat=seat, last=journal.seats - 1))
        seats = range(journal.seats) if seat is None else (seat,)
        budget = Budget(iterations=iterations)
        found = {one: _analyse_with_progress(journal, one, budget, most, seed) for one in seats}
    if json:
        print_json({"file": str(file), "seats": {str(one): list(c) for one, c in found.items()}})
        return
    say = bot_voice(game_of_journal(journal), lang)
    typer.echo(say("bot-scale"))
    for one, costly in found.items():
        _print_choices(one, costly, say)


def _analyse_with_progress(
    journal: Journal, seat: int, budget: Budget, most: int, seed: int
) -> tuple[Costly, ...]:
    """Analyse with a progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice()("analyse-bar", seat=seat), total=None)

        def update(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return analyse(journal, seat, budget, most=most, seed=seed, progress=update)


def _print_choices(seat: int, costly: tuple[Costly, ...], say: Say) -> None:
    """Print a heading for the seat, then each choice with question, rule and reasons."""
    typer.echo("")
    typer.echo(say("seat-numbered", number=seat + 1))
    if not costly:
        typer.echo(say("bot-costly-none"))
    for number, one in enumerate(costly, 1):
        typer.echo(f"{number}. {question(one.request, say)} [{one.request.rule}]")
        for reason in one.reasons:
            typer.echo(f"   {sentence(reason, say)}")
