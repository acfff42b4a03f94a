"""Benchmarks of a game: decisions per second, forks, views, replays, compared with a peer.

The peer (catanatron, if installed) plays in the same process, in alternating time slices, so that
other load slows both alike. Rates are by CPU time, not by wall-clock time.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from time import perf_counter, process_time

import msgspec

from .. import games
from ..bots.play import play_out
from ..bots.random import RandomBot
from ..kernel.gamedef import GameDef
from ..kernel.session import Session
from ..kernel.session import replay as session_replay
from ..kernel.session.journal import Journal
from . import peer
from .timing import ANSWERS, timed

SECONDS = 3.0
SLICE = 0.25
SEATS = 4
POSITIONS = 400


class GameCost(msgspec.Struct, frozen=True):
    """The results of one game."""

    decisions_per_second: float
    fork_us: float
    view_us: float
    replay_ms: float


class PeerCost(msgspec.Struct, frozen=True):
    """The results of a peer."""

    decisions_per_second: float
    copy_us: float


class Bench(msgspec.Struct, frozen=True):
    """What `fabletop bench --json` prints."""

    games: dict[str, GameCost]
    peers: dict[str, PeerCost]
    ratio: dict[str, float]


class Throughput:
    """Decisions and time of random play, summed over time slices: `elapsed` is wall-clock time,
    `seconds` is CPU time."""

    def __init__(self, play: Callable[[int], int]) -> None:
        play(0)  # the first game also loads the content and warms the caches
        self._play = play
        self._next_seed = 1
        self.decisions = 0
        self.elapsed = 0.0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        """Play whole games for about this many seconds of wall-clock time."""
        begin, cpu_begin = perf_counter(), process_time()
        while (spent := perf_counter() - begin) < seconds:
            self.decisions += self._play(self._next_seed)
            self._next_seed += 1
        self.elapsed += spent
        self.seconds += process_time() - cpu_begin

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def bench(names: Sequence[str] | None = None, seconds: float = SECONDS) -> Bench:
    """Benchmark the named games, or all."""
    with_peer = peer.installed()
    wanted = list(names or games())
    gc.collect()
    gc.freeze()  # loaded content is never freed, as on a server: keep it out of the measurement
    ours: dict[str, GameCost] = {}
    ratio: dict[str, float] = {}
    rates: list[float] = []
    for name in wanted:
        game = games()[name]
        mine, other = race(game, seconds, with_peer)
        ours[name] = _cost(game, mine.rate)
        if other is not None:
            rates.append(other.rate)
            ratio[name] = round(mine.rate / other.rate, 3)
    peers: dict[str, PeerCost] = {}
    if with_peer:
        peers["catanatron"] = PeerCost(round(median(rates), 1), _us(peer.copy_times(POSITIONS)))
    return Bench(ours, peers, ratio)


def race(game: GameDef, seconds: float, with_peer: bool) -> tuple[Throughput, Throughput | None]:
    """Random play of a game, alternating with the peer's."""
    mine = Throughput(lambda seed: random_game(game, seed))
    other = Throughput(peer.random_game) if with_peer else None
    runners = [mine] if other is None else [mine, other]
    while min(runner.elapsed for runner in runners) < seconds:
        for runner in runners:
            if runner.elapsed < seconds:
                runner.run(min(SLICE, seconds))
        runners.reverse()
    return mine, other


def random_game(game: GameDef, seed: int) -> int:
    """Play a random game without checkpoints; returns the number of decisions."""
    session = _started(game, seed, keep=False)
    play_out(session, _random_bots(session, seed))
    return sum(not choice.forced for choice in session.journal.choices)


def _started(game: GameDef, seed: int, *, keep: bool, log: bool = False) -> Session:
    fewest, most = game.seats
    seats = max(fewest, min(SEATS, most))
    return session_replay.start(game, seats, seed, {}, keep=keep, log=log)


def _random_bots(session: Session, seed: int) -> list[RandomBot]:
    return [RandomBot(seed * 16 + seat) for seat in range(session.journal.seats)]


def _cost(game: GameDef, rate: float) -> GameCost:
    forks: list[float] = []
    views: list[float] = []
    for session in positions(game, POSITIONS):
        forks.append(timed(session.fork, ANSWERS))
        views.append(timed(partial(session.view, session.requests[0].seat)))
    return GameCost(round(rate, 1), _us(forks), _us(views), _replay_ms(game))


def positions(game: GameDef, count: int, apart: int = 7) -> Iterator[Session]:
    """Positions of random games with checkpoints, one in every `apart` choices."""
    given = seed = 0
    while given < count:
        session = _started(game, seed, keep=True, log=True)
        players = _random_bots(session, seed)
        seed += 1
        choices = 0
        while given < count and (requests := session.requests):
            if choices % apart == 0:
                given += 1
                yield session
            request = next(one for one in requests if not one.optional)
            session.answer(request.seat, players[request.seat].choose(session, request))
            choices += 1


def _replay_ms(game: GameDef, journals: int = 3) -> float:
    """The median time to parse and replay the journal of a whole game."""
    spent: list[float] = []
    for seed in range(journals):
        session = _started(game, seed, keep=False)
        text = play_out(session, _random_bots(session, seed)).journal.to_json()
        spent.append(timed(partial(_replay, game, text)))
    return round(median(spent) * 1e3, 2)


def _replay(game: GameDef, text: str) -> Session:
    return session_replay.replay(game, Journal.from_json(text))


def _us(spent: Sequence[float]) -> float:
    return round(median(spent) * 1e6, 2)
