"""`fabletop simulate`: many games between bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..bots import BOTS
from ..lab.extras import extra, require
from ..lab.play import Plan, check
from ..lab.simulate import Simulation, Summary, simulate
from ..lab.store import Store
from .errors import report_errors, report_interrupt
from .input import read_options, read_seats
from .json_output import print_json
from .options import (
    GameArgument,
    GamesOption,
    JobsOption,
    JsonOption,
    RayOption,
    SeedOption,
    SettingsOption,
)
from .progress import progress_display
from .voice import voice


def simulate_command(
    game: GameArgument,
    count: GamesOption = 100,
    seats: Annotated[str, typer.Option(help=f"The bots: {', '.join(BOTS)}.")] = "random,random",
    seed: SeedOption = 0,
    jobs: JobsOption = None,
    ray: RayOption = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for Parquet tables; games that are in it are kept."),
    ] = None,
    journals: Annotated[Path | None, typer.Option(help="A folder for the journals.")] = None,
    report: Annotated[Path | None, typer.Option(help="An HTML file for charts.")] = None,
    option: SettingsOption = None,
    json: JsonOption = False,
) -> None:
    """Play many games; win rates with confidence intervals, length, decisions per second."""
    with report_errors():
        plan = Plan(game, count, read_seats(seats, human=False), seed, read_options(option or ()))
        check(plan)
        _check_requirements(ray, out, report)
        store = None if out is None else Store(out, plan)
        with report_interrupt(out), progress_display(plan) as on_finished:
            found = simulate(
                plan,
                jobs=jobs or os.cpu_count() or 1,
                ray=ray,
                journals=journals,
                store=store,
                cards=store is not None or report is not None,
                on_finished=on_finished,
            )
        _write_results(plan, found, store, report)
        if json:
            print_json(found.summary)
        else:
            _print_summary(found, out, journals, report)


def _check_requirements(ray: str | None, out: Path | None, report: Path | None) -> None:
    """Find missing libraries and unwritable files before the first game."""
    if ray is not None:
        require("ray")
    if out is not None or report is not None:
        require("polars")
    if report is not None:
        require("matplotlib")
        report.touch()


def _write_results(plan: Plan, found: Simulation, store: Store | None, report: Path | None) -> None:
    """Write data frames and report, both from the same rows."""
    if store is None and report is None:
        return
    with extra():
        from ..lab.frames import frames

        data = frames(plan, [found.played] if store is None else store.parts(plan))
        if store is not None:
            data.write(store.folder)
        if report is not None:
            from ..lab.report import render_frames

            page = render_frames(data, found, plan, voice().language)
            report.write_text(page, encoding="utf-8")


def _print_summary(
    found: Simulation, out: Path | None, journals: Path | None, report: Path | None
) -> None:
    say = voice()
    summary = found.summary
    title = games()[summary.game].title
    typer.echo(say("sim-games", title=title, games=summary.games, seconds=f"{summary.seconds:.1f}"))
    if found.resumed:
        typer.echo(say("sim-resumed", games=found.resumed))
    _print_wins(summary)
    typer.echo(say("sim-draws", draws=summary.draws))
    typer.echo(
        say(
            "sim-length",
            rounds=f"{summary.rounds_mean:.1f}",
            decisions=f"{summary.decisions / summary.games:.0f}",
        )
    )
    if found.resumed < summary.games:
        typer.echo(say("sim-pace", pace=f"{summary.decisions_per_second:.0f}"))
    if out is not None:
        typer.echo(say("sim-tables", folder=str(out)))
    if journals is not None:
        typer.echo(say("sim-journals", folder=str(journals)))
    if report is not None:
        typer.echo(say("sim-report", file=str(report)))


def _print_wins(summary: Summary) -> None:
    say = voice()
    for entry, name in enumerate(summary.seats):
        low, high = summary.interval(entry)
        rate = summary.wins[entry] / summary.games
        typer.echo(
            say(
                "sim-wins",
                entry=entry + 1,
                name=name,
                wins=summary.wins[entry],
                rate=f"{100 * rate:.1f}",
                low=f"{100 * low:.1f}",
                high=f"{100 * high:.1f}",
            )
        )
