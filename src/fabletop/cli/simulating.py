"""`fabletop simulate`: many games by bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from .. import games
from ..lab import report as reports
from ..lab.simulate import Plan, Simulation, Summary, check, simulate
from .faults import spoken
from .printing import print_json
from .reading import read_options, read_seats
from .voice import voice


def run(
    game: Annotated[str, typer.Argument(help="Which game, such as witcher.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help="The bots: random, greedy.")] = "random,random",
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next have the next.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; all cores by default.")
    ] = None,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster instead.")] = None,
    journals: Annotated[Path | None, typer.Option(help="A folder for the journals.")] = None,
    report: Annotated[Path | None, typer.Option(help="An HTML file for charts.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", help="A setting of the game, NAME=VALUE.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")] = False,
) -> None:
    """Play many games; win rates with confidence intervals, length, decisions per second."""
    with spoken():
        plan = Plan(game, count, read_seats(seats, human=False), seed, read_options(option or ()))
        check(plan)
        if report is not None:
            report.touch()
        found = _watched(plan, jobs or os.cpu_count() or 1, ray, journals)
        if report is not None:
            report.write_text(reports.page(found, games()[game].title), encoding="utf-8")
        if json:
            print_json(found.summary)
        else:
            _tell(found.summary, report, journals)


def _watched(plan: Plan, jobs: int, ray: str | None, journals: Path | None) -> Simulation:
    """The simulation behind a progress bar, on standard error and only where somebody looks.

    The bar has no thread of its own, since the worker processes are forked.
    """
    console = Console(stderr=True)
    with Progress(console=console, auto_refresh=False, disable=not console.is_terminal) as bar:
        task = bar.add_task(plan.game, total=plan.games)

        def tick(done: int) -> None:
            bar.update(task, advance=done, refresh=True)

        return simulate(plan, jobs=jobs, ray=ray, journals=journals, tick=tick)


def _tell(summary: Summary, report: Path | None, journals: Path | None) -> None:
    say = voice()
    title = games()[summary.game].title
    typer.echo(say("sim-games", title=title, games=summary.games, seconds=f"{summary.seconds:.1f}"))
    for entry, name in enumerate(summary.seats):
        low, high = summary.interval(entry)
        rate = summary.wins[entry] / summary.games
        typer.echo(
            say("sim-wins", entry=entry + 1, name=name, wins=summary.wins[entry],
                rate=f"{100 * rate:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")
        )  # fmt: skip
    typer.echo(say("sim-draws", draws=summary.draws))
    typer.echo(say("sim-length", rounds=f"{summary.rounds_mean:.1f}",
                   decisions=f"{summary.decisions / summary.games:.0f}"))  # fmt: skip
    typer.echo(say("sim-pace", pace=f"{summary.decisions_per_second:.0f}"))
    if journals is not None:
        typer.echo(say("sim-journals", folder=str(journals)))
    if report is not None:
        typer.echo(say("sim-report", file=str(report)))
