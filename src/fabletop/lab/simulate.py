"""Simulations: many games between bots, in a process pool or on a cluster. The results do not
depend on the number of workers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import perf_counter

import msgspec

from .intervals import wilson
from .play import BrokenGame, FinishedGame, Plan, Recording, check
from .runners import batches, process_pool, ray_cluster
from .store import MAX_GAMES_IN_PART, Store, without_cards

__all__ = ["BrokenGame", "Simulation", "Summary", "simulate", "summarise"]

MAX_BATCH = 64


class Summary(msgspec.Struct, frozen=True):
    """What `fabletop simulate --json` prints. In a cooperative game each entry has all the wins."""

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
        """The 95 % confidence interval of the win rate of an entry."""
        return wilson(self.wins[entry], self.games)


class Simulation(msgspec.Struct, frozen=True):
    """A summary, its games, and how many of them were loaded from the store. Stored games come
    without the cards used; those are in `Store.parts`."""

    summary: Summary
    played: list[FinishedGame]
    resumed: int = 0


OnFinished = Callable[[Sequence[FinishedGame]], None]


def simulate(
    plan: Plan,
    *,
    jobs: int = 1,
    ray: str | None = None,
    journals: Path | None = None,
    store: Store | None = None,
    cards: bool = False,
    on_finished: OnFinished | None = None,
) -> Simulation:
    """Play all games of a plan that are not in the store yet. `on_finished` is called with every
    batch of finished games, first with those of the store; `cards` records every card used."""
    check(plan)
    if journals is not None:
        journals.mkdir(parents=True, exist_ok=True)
    begin = perf_counter()
    played = [] if store is None else _stored(plan, store, journals)
    resumed = len(played)
    if on_finished is not None and played:
        on_finished(played)
    stored = {one.seed - plan.seed for one in played}
    numbers = [number for number in range(plan.games) if number not in stored]
    run = process_pool(jobs) if ray is None else ray_cluster(ray, jobs)
    max_batch = MAX_BATCH if store is None else MAX_GAMES_IN_PART
    recording = Recording(journals is not None, cards)
    if numbers:
        for batch in run(plan, batches(numbers, jobs, max_batch), recording):
            finished = batch if journals is None else _write_journals(plan, batch, journals)
            if store is not None:
                store.add(finished)
                finished = [without_cards(one) for one in finished]
            played += finished
            if on_finished is not None:
                on_finished(finished)
    played.sort(key=lambda one: one.seed)
    return Simulation(summarise(plan, played, perf_counter() - begin, resumed), played, resumed)


def _stored(plan: Plan, store: Store, journals: Path | None) -> list[FinishedGame]:
    """The games in the store; if journals are wanted, only those that have one."""
    found = store.played(plan)
    if journals is None:
        return found
    return [one for one in found if journal_file(plan, one.seed, journals).exists()]


def journal_file(plan: Plan, seed: int, folder: Path) -> Path:
    """The file of a game's journal."""
    return folder / f"{plan.game}-{seed}.json"


def _write_journals(plan: Plan, some: Iterable[FinishedGame], folder: Path) -> list[FinishedGame]:
    """Write the journals to files; returns the games without them."""
    kept = []
    for one in some:
        assert one.journal is not None
        journal_file(plan, one.seed, folder).write_text(one.journal, encoding="utf-8")
        kept.append(msgspec.structs.replace(one, journal=None))
    return kept


def summarise(
    plan: Plan, played: Sequence[FinishedGame], seconds: float, resumed: int = 0
) -> Summary:
    """The summary of all games; `decisions_per_second` counts only those played now."""
    decisions = sum(one.decisions for one in played)
    entries = range(len(plan.seats))
    cooperative = is_cooperative(played)
    pace = decisions / seconds * (len(played) - resumed) / len(played)
    return Summary(
        game=plan.game,
        games=len(played),
        seats=list(plan.seats),
        wins=[wins(played, entry, cooperative) for entry in entries],
        draws=0 if cooperative else sum(len(one.winners) > 1 for one in played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(pace, 1),
        rounds_mean=round(sum(one.rounds for one in played) / len(played), 2),
        digests=[one.digest for one in played],
    )


def is_cooperative(played: Sequence[FinishedGame]) -> bool:
    """Is the game cooperative? Inferred: in every single game all seats won or all lost."""
    return all(len({seat.won for seat in one.seats}) == 1 for one in played) and any(
        len(one.seats) > 1 for one in played
    )


def wins(played: Iterable[FinishedGame], entry: int, cooperative: bool) -> int:
    """In how many games an entry won: alone, or in a cooperative game with all others."""
    if cooperative:
        return sum(entry in one.winners for one in played)
    return sum(one.winners == (entry,) for one in played)
