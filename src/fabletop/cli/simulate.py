"""`fabletop simulate`: many games by bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..bots import BOTS
from ..lab.extras import extra, require
from ..lab.simulate import Plan, Simulation, Summary, check, simulate
from ..lab.store import Store
from .errors import interruptible, spoken
from .input import read_options, read_seats
from .json_output import print_json
from .progress import watched
from .voice import voice


def run(
    game: Annotated[str, typer.Argument(help="Which game, such as witcher.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help=f"The bots: {', '.join(BOTS)}.")] = "random,random",
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next have the next.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; all cores by default.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(help="Ray: auto for a cluster on this machine, or an address.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for Parquet tables; games that are in it are kept."),
    ] = None,
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
        _prepare(ray, out, report)
        store = None if out is None else Store(out, plan)
        with interruptible(out), watched(plan) as tick:
            found = simulate(
                plan,
                jobs=jobs or os.cpu_count() or 1,
                ray=ray,
                journals=journals,
                store=store,
                cards=store is not None or report is not None,
                tick=tick,
            )
        _keep(plan, found, store, report)
        if json:
            print_json(found.summary)
        else:
            _tell(found, out, journals, report)


def _prepare(ray: str | None, out: Path | None, report: Path | None) -> None:
    """Whatever would spoil the end is found out before the first game."""
    if ray is not None:
        require("ray")
    if out is not None or report is not None:
        require("polars")
    if report is not None:
        require("matplotlib")
        report.touch()


def _keep(plan: Plan, found: Simulation, store: Store | None, report: Path | None) -> None:
    """Write tables and report, both from the same rows."""
    if store is None and report is None:
        return
    with extra():
        from ..lab.frames import tables

        data = tables(plan, [found.played] if store is None else store.parts(plan))
        if store is not None:
            data.write(store.folder)
        if report is not None:
            from ..lab.report import page_of

            page = page_of(data, found, plan, voice().language)
            report.write_text(page, encoding="utf-8")


def _tell(found: Simulation, out: Path | None, journals: Path | None, report: Path | None) -> None:
    say = voice()
    summary = found.summary
    title = games()[summary.game].title
    typer.echo(say("sim-games", title=title, games=summary.games, seconds=f"{summary.seconds:.1f}"))
    if found.resumed:
        typer.echo(say("sim-resumed", games=found.resumed))
    _tell_wins(summary)
    typer.echo(say("sim-draws", draws=summary.draws))
    typer.echo(say("sim-length", rounds=f"{summary.rounds_mean:.1f}",
                   decisions=f"{summary.decisions / summary.games:.0f}"))  # fmt: skip
    if found.resumed < summary.games:
        typer.echo(say("sim-pace", pace=f"{summary.decisions_per_second:.0f}"))
    if out is not None:
        typer.echo(say("sim-tables", folder=str(out)))
    if journals is not None:
        typer.echo(say("sim-journals", folder=str(journals)))
    if report is not None:
        typer.echo(say("sim-report", file=str(report)))


def _tell_wins(summary: Summary) -> None:
    say = voice()
    for entry, name in enumerate(summary.seats):
        low, high = summary.interval(entry)
        rate = summary.wins[entry] / summary.games
        typer.echo(
            say("sim-wins", entry=entry + 1, name=name, wins=summary.wins[entry],
                rate=f"{100 * rate:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")
        )  # fmt: skip
