"""A live look at games being played: how far, how fast, and who is winning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ..lab.intervals import wilson
from ..lab.play import Plan, Played
from ..lab.simulate import Tick
from .voice import voice


@contextmanager
def watched(plan: Plan, *, score: bool = True) -> Iterator[Tick | None]:
    """A display on standard error, only where somebody looks; with a running score on wish.

    It has no thread of its own, since the worker processes are forked.
    """
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    from rich.console import Group
    from rich.live import Live
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,
    )
    task = bar.add_task(plan.game, total=plan.games)
    counted = Score(plan)
    with Live(bar, console=console, auto_refresh=False) as live:

        def tick(some: Sequence[Played]) -> None:
            counted.add(some)
            bar.update(task, advance=len(some))
            live.update(Group(bar, counted.line()) if score else bar, refresh=True)

        yield tick


class Score:
    """How often each entry has come first so far."""

    def __init__(self, plan: Plan) -> None:
        self._names = plan.seats
        self._wins = [0] * len(plan.seats)
        self._games = 0

    def add(self, some: Sequence[Played]) -> None:
        """Count finished games."""
        self._games += len(some)
        for one in some:
            for entry in one.winners:
                self._wins[entry] += 1

    def line(self) -> str:
        """One line: each entry with its share and the bounds of it."""
        if not self._games:
            return ""
        say = voice()
        told = []
        for name, wins in zip(self._names, self._wins, strict=True):
            low, high = wilson(wins, self._games)
            rate = 100 * wins / self._games
            told.append(
                say("sim-score", name=name, rate=f"{rate:.0f}", low=f"{100 * low:.0f}",
                    high=f"{100 * high:.0f}")
            )  # fmt: skip
        return "   ".join(told)
