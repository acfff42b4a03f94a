"""`fabletop coverage`: which rules are cited and tested."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import games
from ..lab import coverage as lab
from .errors import FAILED, WrongUse, complain, spoken
from .json_output import print_json
from .voice import voice


def coverage(
    game: Annotated[str | None, typer.Argument(help="Which game; all without one.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")] = False,
) -> None:
    """Rule ids: total, cited in code, tested; exit 1 if one is missing without a reason."""
    with spoken():
        if game is not None and game not in games():
            raise WrongUse(voice()("fault-game", game=game, known=", ".join(games())))
        names = [game] if game else list(games())
        found = {name: lab.coverage(name) for name in names}
    if json:
        print_json({name: covered for name, (covered, _) in found.items()})
    else:
        for name, (covered, _) in found.items():
            _tell(name, covered)
    unexplained = [id for _, ids in found.values() for id in ids]
    if unexplained:
        complain(voice()("coverage-unexplained", count=len(unexplained)))
        raise typer.Exit(FAILED)


def _tell(name: str, covered: lab.Coverage) -> None:
    typer.echo(
        voice()("coverage-game", title=games()[name].title, total=covered.total,
                cited=covered.cited, tested=covered.tested)
    )  # fmt: skip
    for one in covered.missing:
        typer.echo(f"{one.id}: {one.why}")
