"""The command line: one module for each command, registered here."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Annotated

import typer

from .. import __version__
from ..games import with_parts
from . import analyse, bench, content, coverage, play, replay, rules, serve, simulate, tournament
from .errors import report_errors

app = typer.Typer(
    name="fabletop",
    help="Fantasy adventure board games with every rule enforced: play, simulate, research.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.command("serve")(serve.serve_command)
app.command("play")(play.play_command)
app.command("simulate")(simulate.simulate_command)
app.command("tournament")(tournament.tournament_command)
app.command("replay")(replay.replay_command)
app.command("analyse")(analyse.analyse_command)
app.command("rules")(rules.rules_command)
app.command("coverage")(coverage.coverage_command)
app.command("bench")(bench.bench_command)
app.add_typer(content.app, name="content")
for _game in with_parts().values():
    if _game.face.commands:
        for _name, _commands in resolve_name(_game.face.commands).items():
            app.add_typer(_commands, name=_name)


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
        with report_errors():
            serve.start(browser=browser)


def main() -> None:
    """The entry point of the `fabletop` command."""
    app()
