"""Many games by bots, over processes or a cluster; the same digests whatever their number.

Game `i` has seed `S + i`, and its bots draw their luck from that seed too, so a game does not know
which process plays it. The seat entries rotate: over a multiple of their number each has played
every seat equally often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from .. import bots, games
from ..bots.play import play_out
from ..kernel import replaying
from ..kernel.chance import Chance
from ..kernel.game import BadSetup, GameDef
from ..kernel.session import Session


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    games: int
    seats: tuple[str, ...]
    seed: int = 0
    options: dict[str, str] = {}


class Played(msgspec.Struct, frozen=True):
    """One finished game. `winners` are seat entries, not seats; `journal` only when asked for."""

    seed: int
    digest: str
    decisions: int
    rounds: int
    winners: tuple[int, ...]
    journal: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What `fabletop simulate --json` prints."""

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
    """A summary and the games behind it."""

    summary: Summary
    played: list[Played]


class BrokenGame(RuntimeError):
    """A game that came to grief; its seed brings the fault back."""


Tick = Callable[[int], None]
Runner = Callable[[Plan, list[range], bool], Iterator[list[Played]]]


def simulate(
    plan: Plan,
    *,
    jobs: int = 1,
    ray: str | None = None,
    journals: Path | None = None,
    tick: Tick | None = None,
) -> Simulation:
    """Play all games of a plan. `tick` hears of every few finished games."""
    check(plan)
    if journals is not None:
        journals.mkdir(parents=True, exist_ok=True)
    begin = perf_counter()
    played: list[Played] = []
    run = _in_processes(jobs) if ray is None else _on_cluster(ray)
    for some in run(plan, _slices(plan, jobs), journals is not None):
        played += some if journals is None else _stored(plan, some, journals)
        if tick is not None:
            tick(len(some))
    played.sort(key=lambda one: one.seed)
    return Simulation(summarise(plan, played, perf_counter() - begin), played)


def check(plan: Plan) -> GameDef:
    """Refuse a plan that cannot be played before any process is started."""
    game = games().get(plan.game)
    if game is None:
        raise BadSetup(f"There is no game {plan.game!r}; there are: {', '.join(games())}.")
    if plan.games < 1:
        raise BadSetup("At least one game must be played.")
    fewest, most = game.seats
    if not fewest <= len(plan.seats) <= most:
        raise BadSetup(f"{game.title} is for {fewest} to {most} players, not {len(plan.seats)}.")
    for name in plan.seats:
        bots.make(name, 0)
    game.settle(plan.options)
    return game


def entry_at(seat: int, number: int, seats: int) -> int:
    """Which seat entry sits on a seat in the game of this number."""
    return (seat - number) % seats


def play_one(plan: Plan, number: int, journal: bool = False) -> Played:
    """One game of a plan, from its number alone."""
    seed, count = plan.seed + number, len(plan.seats)
    luck = Chance(seed, {}, {})
    entries = [entry_at(seat, number, count) for seat in range(count)]
    players = [bots.make(plan.seats[one], luck.below(f"bot-{one}", 1 << 62)) for one in entries]
    keep = any(player.looks_ahead for player in players)
    try:
        game = games()[plan.game]
        session = replaying.start(game, count, seed, plan.options, keep=keep, log=False)
        play_out(session, players)
    except Exception as error:
        raise BrokenGame(f"Seed {seed}: {type(error).__name__}: {error}") from error
    return _finished(session, entries, journal)


def _finished(session: Session, entries: Sequence[int], journal: bool) -> Played:
    assert session.result is not None
    digest, choices = session.digest, session.journal.choices
    first = session.result.ranking[0] if session.result.ranking else ()
    session.journal.digests[str(len(choices))] = digest
    return Played(
        session.journal.seed,
        digest,
        sum(not choice.forced for choice in choices),
        session.game.rounds(session.state),
        tuple(sorted(entries[seat] for seat in first)),
        session.journal.to_json() if journal else None,
    )


def play_slice(plan: Plan, numbers: range, journal: bool) -> list[Played]:
    """Some games of a plan; what a worker process does."""
    return [play_one(plan, number, journal) for number in numbers]


def _slices(plan: Plan, jobs: int) -> list[range]:
    """Portions small enough that all workers finish together."""
    size = max(1, min(64, plan.games // (jobs * 8)))
    return [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def _in_processes(jobs: int) -> Runner:
    def run(plan: Plan, slices: list[range], journal: bool) -> Iterator[list[Played]]:
        if jobs == 1:
            yield from (play_slice(plan, numbers, journal) for numbers in slices)
            return
        with ProcessPoolExecutor(jobs) as pool:
            waiting = [pool.submit(play_slice, plan, numbers, journal) for numbers in slices]
            try:
                for done in as_completed(waiting):
                    yield done.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    return run


def _on_cluster(address: str) -> Runner:
    def run(plan: Plan, slices: list[range], journal: bool) -> Iterator[list[Played]]:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise BadSetup("Ray is not installed; leave out --ray or install it.") from None
        ray.init(address=address, log_to_driver=False)
        work = ray.remote(play_slice)
        waiting = [work.remote(plan, numbers, journal) for numbers in slices]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    return run


def _stored(plan: Plan, some: Iterable[Played], folder: Path) -> list[Played]:
    """Write the journals of some games and keep the games without them."""
    kept = []
    for one in some:
        assert one.journal is not None
        (folder / f"{plan.game}-{one.seed}.json").write_text(one.journal, encoding="utf-8")
        kept.append(msgspec.structs.replace(one, journal=None))
    return kept


def summarise(plan: Plan, played: Sequence[Played], seconds: float) -> Summary:
    """The figures of all games together."""
    decisions = sum(one.decisions for one in played)
    entries = range(len(plan.seats))
    return Summary(
        game=plan.game,
        games=len(played),
        seats=list(plan.seats),
        wins=[sum(one.winners == (entry,) for one in played) for entry in entries],
        draws=sum(len(one.winners) > 1 for one in played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        rounds_mean=round(sum(one.rounds for one in played) / len(played), 2),
        digests=[one.digest for one in played],
    )


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval of a proportion: honest also for few games and rates near 0 or 1."""
    rate, weight = wins / games, z * z / games
    centre = (rate + weight / 2) / (1 + weight)
    reach = z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)
