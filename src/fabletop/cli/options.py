"""Arguments and options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from .voice import LANGUAGE

GameArgument = Annotated[str, typer.Argument(help="Which game, by its id.")]
GamesOption = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
SeedOption = Annotated[int, typer.Option(help="Seed of the first game; the next have the next.")]
JobsOption = Annotated[int | None, typer.Option(min=1, help="Processes; all cores by default.")]
RayOption = Annotated[
    str | None, typer.Option(help="Ray: auto for a cluster on this machine, or an address.")
]
SettingsOption = Annotated[
    list[str] | None, typer.Option("--option", help="A setting of the game, NAME=VALUE.")
]
LanguageOption = Annotated[str, typer.Option(envvar=LANGUAGE, help="en, cs or pl.")]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")]
