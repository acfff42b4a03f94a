"""`fabletop tournament`: ratings of bots."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from .. import games
from ..lab.extras import extra, require
from ..lab.play import Plan, check
from .errors import WrongUse, report_errors, report_interrupt
from .input import read_game, read_options, read_seats
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

if TYPE_CHECKING:
    from ..lab.tournament import Tournament


def tournament_command(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="The bots that meet.")] = "random,greedy",
    count: GamesOption = 60,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Seats at the table; as many as bots by default.")
    ] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = None,
    ray: RayOption = None,
    option: SettingsOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots meet in every line-up on every seat; OpenSkill ratings with intervals."""
    with report_errors():
        require("openskill")
        if ray is not None:
            require("ray")
        names = tuple(dict.fromkeys(read_seats(bots, human=False)))
        if len(names) < 2:
            raise WrongUse(voice()("fault-alone"))
        lineup = ("random",) * (seats or _seats(game, len(names)))
        plan = Plan(game, count, lineup, seed, read_options(option or ()))
        check(plan)
        with extra():
            from ..lab.tournament import tournament
        with report_interrupt(None), progress_display(plan, score=False) as on_finished:
            found = tournament(
                plan, names, jobs=jobs or os.cpu_count() or 1, ray=ray, on_finished=on_finished
            )
        if json:
            print_json(found)
        else:
            _print_standings(found)


def _seats(game: str, bots: int) -> int:
    """A seat for each bot, within the limits of the game."""
    fewest, most = read_game(game).seats
    return max(2, fewest, min(bots, most))


def _print_standings(found: Tournament) -> None:
    say = voice()
    title = games()[found.game].title
    typer.echo(say("tour-games", title=title, games=found.games, seats=found.seats))
    if found.common:
        typer.echo(say("tour-common"))
    for place, one in enumerate(found.standings, 1):
        typer.echo(
            say(
                "tour-row",
                place=place,
                name=one.bot,
                mu=f"{one.mu:.1f}",
                low=f"{one.low:.1f}",
                high=f"{one.high:.1f}",
                wins=one.wins,
                seats=one.seats,
                rate=f"{100 * one.wins / one.seats:.0f}",
                least=f"{100 * one.win_low:.0f}",
                most=f"{100 * one.win_high:.0f}",
            )
        )
