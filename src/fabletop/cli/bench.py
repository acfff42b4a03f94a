"""`fabletop bench`: benchmarks of the games, compared with a peer."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import games
from ..lab.bench import SECONDS, Bench, bench
from .errors import report_errors
from .input import read_game
from .json_output import print_json
from .options import JsonOption
from .voice import voice


def bench_command(
    game: Annotated[list[str] | None, typer.Argument(help="Which games; all without one.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="Seconds of random play.")] = SECONDS,
    json: JsonOption = False,
) -> None:
    """Decisions per second, fork, view and replay of each game; catanatron when installed."""
    with report_errors():
        for name in game or ():
            read_game(name)
        found = bench(game, seconds)
    if json:
        print_json(found)
    else:
        _print_results(found)


def _print_results(found: Bench) -> None:
    say = voice()
    for name, cost in found.games.items():
        typer.echo(
            say(
                "bench-game",
                title=games()[name].title,
                pace=f"{cost.decisions_per_second:.0f}",
                fork=f"{cost.fork_us:.1f}",
                view=f"{cost.view_us:.1f}",
                replay=f"{cost.replay_ms:.1f}",
            )
        )
    for name, peer in found.peers.items():
        pace = f"{peer.decisions_per_second:.0f}"
        typer.echo(say("bench-peer", name=name, pace=pace, copy=f"{peer.copy_us:.1f}"))
    for name, ratio in found.ratio.items():
        typer.echo(say("bench-ratio", title=games()[name].title, ratio=f"{ratio:.2f}"))
    if not found.peers:
        typer.echo(say("bench-alone"))
