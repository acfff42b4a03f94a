"""`fabletop gloomhaven`: what a monster does, and what sees what, for people at a real table."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from ....cli.errors import WrongUse, report_errors
from ....cli.json_output import print_json

app = typer.Typer(
    name="gloomhaven",
    help="Questions to the rules of Gloomhaven, without a game.",
    rich_markup_mode=None,
    no_args_is_help=True,
)

Source = Annotated[
    str, typer.Argument(help="A JSON file, or - for standard input.", metavar="FILE|-")
]


@app.command("solve")
def solve(file: Source) -> None:
    """Every equally good outcome of a monster's turn."""
    with report_errors():
        _answer(file, lambda solver, written: solver.solve(written))


@app.command("sight")
def sight(file: Source) -> None:
    """Which hexes of a map see each other."""
    with report_errors():
        _answer(file, lambda solver, written: solver.sight(written))


def _answer(file: str, question: Callable[[Any, bytes], object]) -> None:
    from .. import solver  # the other commands need no game in memory

    written = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        print_json(question(solver, written))
    except solver.BadPosition as error:
        raise WrongUse(str(error)) from None
