"""`fabletop content`: validate and list content records, including those of an overlay."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from ..games import with_parts
from ..kernel.content import OVERLAY, check_overlay
from ..kernel.gamedef import GameDef
from ..kernel.library import opened_anew
from .errors import WrongUse, report_errors
from .input import read_game
from .options import GameArgument
from .voice import voice

app = typer.Typer(help="Check and browse cards.", rich_markup_mode=None, no_args_is_help=True)


@app.command("check")
def check(
    folder: Annotated[
        Path | None,
        typer.Argument(help="A folder of your own cards, <game>/<file>.toml; or one game's id."),
    ] = None,
) -> None:
    """Validate all content; with a folder, as it is with your own cards laid over it. Whatever no
    game reads is refused: an unknown folder, file, kind of record or field."""
    with report_errors():
        chosen = with_parts()
        if folder is not None and str(folder) in chosen and not folder.is_dir():
            chosen = {str(folder): chosen[str(folder)]}
        elif folder is not None:
            _use_overlay(folder)
        check_overlay(with_parts())
        say = voice()
        for game in chosen.values():
            kinds = opened_anew(game.content.library).kinds()
            count = sum(len(records) for records in kinds.values())
            if count:
                typer.echo(say("content-good", title=game.title, records=count, kinds=len(kinds)))


def _use_overlay(folder: Path) -> None:
    """Use this folder as the content overlay."""
    if not folder.is_dir():
        raise WrongUse(voice()("fault-folder", folder=str(folder)))
    os.environ[OVERLAY] = str(folder)
    if not any((folder / game).is_dir() for game in with_parts()):
        known = ", ".join(f"{name}/" for name in with_parts())
        raise WrongUse(voice()("fault-overlay", folder=str(folder), known=known))


@app.command("list")
def list_records(
    game: GameArgument,
    kind: Annotated[str | None, typer.Argument(help="Which kind; without one, the kinds.")] = None,
) -> None:
    """The records of one kind: id, name, origin."""
    with report_errors():
        found = read_game(game)
        kinds = found.kinds()
        if kind is None:
            for name, records in kinds.items():
                typer.echo(f"{name}  {len(records)}")
            return
        if kind not in kinds:
            raise WrongUse(voice()("fault-kind", kind=kind, known=", ".join(kinds)))
        for record in kinds[kind]:
            typer.echo(_line(found, record))


def _line(game: GameDef, record: Any) -> str:
    """A record in one line: what records of all kinds have in common."""
    id = str(getattr(record, "id", "-"))
    name = str(getattr(record, "name", "") or game.names().get(id, ""))
    origin = str(getattr(record, "origin", ""))
    return "  ".join(part for part in (id, name, origin) if part)
