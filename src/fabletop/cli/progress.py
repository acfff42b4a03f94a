"""Live progress display of a simulation: progress bar and running score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, Group
from rich.live import Live
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ..lab.intervals import wilson
from ..lab.play import FinishedGame, Plan
from ..lab.simulate import OnFinished
from .voice import voice


@contextmanager
def progress_display(plan: Plan, *, score: bool = True) -> Iterator[OnFinished | None]:
    """A display on standard error if that is a terminal; yields the callback that updates it.

    It has no refresh thread: worker processes are forked.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
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
    running = RunningScore(plan)
    with Live(bar, console=console, auto_refresh=False) as live:

        def on_finished(some: Sequence[FinishedGame]) -> None:
            running.add(some)
            bar.update(task, advance=len(some))
            live.update(Group(bar, running.line()) if score else bar, refresh=True)

        yield on_finished


class RunningScore:
    """How often each entry of the plan has come first so far."""

    def __init__(self, plan: Plan) -> None:
        self._names = plan.seats
        self._wins = [0] * len(plan.seats)
        self._games = 0

    def add(self, some: Sequence[FinishedGame]) -> None:
        """Count finished games."""
        self._games += len(some)
        for one in some:
            for entry in one.winners:
                self._wins[entry] += 1

    def line(self) -> str:
        """One line: each entry with its win rate and confidence interval."""
        if not self._games:
            return ""
        say = voice()
        parts = []
        for name, wins in zip(self._names, self._wins, strict=True):
            low, high = wilson(wins, self._games)
            rate = 100 * wins / self._games
            parts.append(
                say(
                    "sim-score",
                    name=name,
                    rate=f"{rate:.0f}",
                    low=f"{100 * low:.0f}",
                    high=f"{100 * high:.0f}",
                )
            )
        return "   ".join(parts)
