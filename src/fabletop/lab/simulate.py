"""Many games by bots, over processes or a cluster; the same digests whatever their number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import perf_counter

import msgspec

from .intervals import wilson
from .play import BrokenGame, Plan, Played, Wish, check, entry_at, play_one
from .runners import in_processes, on_cluster, slices
from .store import MOST_IN_PART, Store, light

__all__ = [
    "BrokenGame", "Plan", "Played", "Simulation", "Summary", "check", "entry_at", "play_one",
    "simulate", "summarise", "wilson",
]  # fmt: skip

MOST_IN_SLICE = 64


class Summary(msgspec.Struct, frozen=True):
    """What `fabletop simulate --json` prints. In a game that is won or lost by all together each
    entry has the common victories."""

    game: str
    games: int
    seats: list[str]
    wins: list[int]
    draws: int
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds_mean: float
    digests: list[str]

    def interval(self, entry: int) -> tuple[float, float]:
        """Between which bounds the win rate of a seat entry lies, with 95 % confidence."""
        return wilson(self.wins[entry], self.games)


class Simulation(msgspec.Struct, frozen=True):
    """A summary, the games behind it (where they were stored, without the cards used: see
    `Store.parts`), and how many of them had been played before."""

    summary: Summary
    played: list[Played]
    resumed: int = 0


Tick = Callable[[Sequence[Played]], None]


def simulate(
    plan: Plan,
    *,
    jobs: int = 1,
    ray: str | None = None,
    journals: Path | None = None,
    store: Store | None = None,
    cards: bool = False,
    tick: Tick | None = None,
) -> Simulation:
    """Play all games of a plan that are not in the store yet. `tick` hears of every few finished
    games, of those in the store first; `cards` writes down every card used."""
    check(plan)
    if journals is not None:
        journals.mkdir(parents=True, exist_ok=True)
    begin = perf_counter()
    played = [] if store is None else _kept(plan, store, journals)
    resumed = len(played)
    if tick is not None and played:
        tick(played)
    there = {one.seed - plan.seed for one in played}
    numbers = [number for number in range(plan.games) if number not in there]
    run = in_processes(jobs) if ray is None else on_cluster(ray, jobs)
    most = MOST_IN_SLICE if store is None else MOST_IN_PART
    wish = Wish(journals is not None, cards)
    if numbers:
        for some in run(plan, slices(numbers, jobs, most), wish):
            fresh = some if journals is None else _written(plan, some, journals)
            if store is not None:
                store.add(fresh)
                fresh = [light(one) for one in fresh]
            played += fresh
            if tick is not None:
                tick(fresh)
    played.sort(key=lambda one: one.seed)
    return Simulation(summarise(plan, played, perf_counter() - begin, resumed), played, resumed)


def _kept(plan: Plan, store: Store, journals: Path | None) -> list[Played]:
    """The games in the store; where journals are wanted, only those that have one."""
    found = store.played(plan)
    if journals is None:
        return found
    return [one for one in found if journal_file(plan, one.seed, journals).exists()]


def journal_file(plan: Plan, seed: int, folder: Path) -> Path:
    """Where the journal of a game is written."""
    return folder / f"{plan.game}-{seed}.json"


def _written(plan: Plan, some: Iterable[Played], folder: Path) -> list[Played]:
    """Write the journals of some games and keep the games without them."""
    kept = []
    for one in some:
        assert one.journal is not None
        journal_file(plan, one.seed, folder).write_text(one.journal, encoding="utf-8")
        kept.append(msgspec.structs.replace(one, journal=None))
    return kept


def summarise(plan: Plan, played: Sequence[Played], seconds: float, resumed: int = 0) -> Summary:
    """The figures of all games together; the pace is that of the games played now."""
    decisions = sum(one.decisions for one in played)
    entries = range(len(plan.seats))
    common = in_common(played)
    pace = decisions / seconds * (len(played) - resumed) / len(played)
    return Summary(
        game=plan.game,
        games=len(played),
        seats=list(plan.seats),
        wins=[wins(played, entry, common) for entry in entries],
        draws=0 if common else sum(len(one.winners) > 1 for one in played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(pace, 1),
        rounds_mean=round(sum(one.rounds for one in played) / len(played), 2),
        digests=[one.digest for one in played],
    )


def in_common(played: Sequence[Played]) -> bool:
    """Do the seats win and lose together? So it seems when they did in every single game."""
    return all(len({sat.won for sat in one.seats}) == 1 for one in played) and any(
        len(one.seats) > 1 for one in played
    )


def wins(played: Iterable[Played], entry: int, common: bool) -> int:
    """In how many games an entry won: alone, or with all where all win together."""
    if common:
        return sum(entry in one.winners for one in played)
    return sum(one.winners == (entry,) for one in played)
