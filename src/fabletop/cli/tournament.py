"""`fabletop tournament`: which bot is how strong."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from .. import games
from ..lab.extras import extra, require
from ..lab.play import Plan, check
from .errors import WrongUse, interruptible, spoken
from .input import read_options, read_seats
from .json_output import print_json
from .progress import watched
from .voice import voice

if TYPE_CHECKING:
    from ..lab.tournament import Tournament


def tournament(
    game: Annotated[str, typer.Argument(help="Which game, such as witcher.")],
    bots: Annotated[str, typer.Option(help="The bots that meet.")] = "random,greedy",
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 60,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Seats at the table; as many as bots by default.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next have the next.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; all cores by default.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(help="Ray: auto for a cluster on this machine, or an address.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", help="A setting of the game, NAME=VALUE.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")] = False,
) -> None:
    """Let bots meet in every line-up on every seat; OpenSkill ratings with intervals."""
    with spoken():
        require("openskill")
        if ray is not None:
            require("ray")
        names = tuple(dict.fromkeys(read_seats(bots, human=False)))
        if len(names) < 2:
            raise WrongUse(voice()("fault-alone"))
        table = ("random",) * (seats or _seats(game, len(names)))
        plan = Plan(game, count, table, seed, read_options(option or ()))
        check(plan)
        with extra():
            from ..lab.tournament import tournament as meet
        with interruptible(None), watched(plan, score=False) as tick:
            found = meet(plan, names, jobs=jobs or os.cpu_count() or 1, ray=ray, tick=tick)
        if json:
            print_json(found)
        else:
            _tell(found)


def _seats(game: str, bots: int) -> int:
    """A seat for each bot, as far as the game has them."""
    if game not in games():
        raise WrongUse(voice()("fault-game", game=game, known=", ".join(games())))
    fewest, most = games()[game].seats
    return max(2, fewest, min(bots, most))


def _tell(found: Tournament) -> None:
    say = voice()
    title = games()[found.game].title
    typer.echo(say("tour-games", title=title, games=found.games, seats=found.seats))
    if found.common:
        typer.echo(say("tour-common"))
    for place, one in enumerate(found.standings, 1):
        typer.echo(
            say("tour-row", place=place, name=one.bot, mu=f"{one.mu:.1f}", low=f"{one.low:.1f}",
                high=f"{one.high:.1f}", wins=one.wins, seats=one.seats,
                rate=f"{100 * one.wins / one.seats:.0f}", least=f"{100 * one.win_low:.0f}",
                most=f"{100 * one.win_high:.0f}")
        )  # fmt: skip
