"""The command line. Each group of commands is a module; this one puts them together."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import __version__
from . import (
    analysing,
    benching,
    campaign,
    content,
    covering,
    gloomhaven,
    playing,
    rating,
    replaying,
    rules,
    serving,
    simulating,
)
from .faults import spoken

app = typer.Typer(
    name="fabletop",
    help="Fantasy adventure board games with every rule enforced: play, simulate, research.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.command("serve")(serving.serve)
app.command("play")(playing.play)
app.command("simulate")(simulating.run)
app.command("tournament")(rating.tournament)
app.command("replay")(replaying.replay)
app.command("analyse")(analysing.run)
app.command("rules")(rules.rules)
app.command("coverage")(covering.coverage)
app.command("bench")(benching.bench)
app.add_typer(content.app, name="content")
app.add_typer(gloomhaven.app, name="gloomhaven")
app.add_typer(campaign.app, name="campaign")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fabletop {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
    browser: Annotated[bool, typer.Option(help="Alone: open the browser.")] = True,
) -> None:
    """Fantasy adventure board games with every rule enforced. Alone: start the web table."""
    if context.invoked_subcommand is None:
        with spoken():
            serving.start(browser=browser)


def main() -> None:
    """The entry point of the `fabletop` command."""
    app()
