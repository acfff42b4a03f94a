"""`fabletop coverage`: which rules are cited in the code and named in a test."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import games
from ..lab.coverage import Coverage, coverage
from .errors import FAILED, print_error, report_errors
from .input import read_game
from .json_output import print_json
from .options import JsonOption
from .voice import voice


def coverage_command(
    game: Annotated[str | None, typer.Argument(help="Which game; all without one.")] = None,
    json: JsonOption = False,
) -> None:
    """Rule ids: total, cited in code, named in a test; exit 1 if one lacks a reason."""
    with report_errors():
        names = list(games()) if game is None else [read_game(game).id]
        found = {name: coverage(name) for name in names}
    if json:
        print_json({name: covered for name, (covered, _) in found.items()})
    else:
        for name, (covered, _) in found.items():
            _print_game(name, covered)
    unexplained = [id for _, ids in found.values() for id in ids]
    if unexplained:
        print_error(voice()("coverage-unexplained", count=len(unexplained)))
        raise typer.Exit(FAILED)


def _print_game(name: str, covered: Coverage) -> None:
    typer.echo(
        voice()(
            "coverage-game",
            title=games()[name].title,
            total=covered.total,
            cited=covered.cited,
            tested=covered.tested,
        )
    )
    for one in covered.missing:
        typer.echo(f"{one.id}: {one.why}")
