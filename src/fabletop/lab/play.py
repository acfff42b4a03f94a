"""Play one game of a simulation plan, and record its result.

Game `i` has seed `S + i`, and its bots are seeded from that, so the result does not depend on the
process that plays it. The entries of the plan rotate over the seats: after a multiple of their
number each has played every seat equally often.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .. import bots, games
from ..bots.play import play_out
from ..kernel.chance import Chance
from ..kernel.gamedef import BadSetup, GameDef, Result
from ..kernel.session import Session
from ..kernel.session.replay import start
from .card_use import CardUse, Side, card_uses, sides


class Plan(msgspec.Struct, frozen=True):
    """What to play: a game, how many of it, and the bot of each entry."""

    game: str
    games: int
    seats: tuple[str, ...]
    seed: int = 0
    options: dict[str, str] = {}


class Recording(msgspec.Struct, frozen=True):
    """What to record of a game besides its result."""

    journal: bool = False
    cards: bool = False


RESULT_ONLY = Recording()


class SeatResult(msgspec.Struct, frozen=True):
    """The result of one seat. `entry` is the index of its bot in the plan, `place` is 1 for the
    best; tied seats share a place."""

    seat: int
    entry: int
    side: Side
    place: int
    score: int
    won: bool


class FinishedGame(msgspec.Struct, frozen=True):
    """The result of one game. `winners` are entries of the plan, not seats."""

    seed: int
    digest: str
    decisions: int
    rounds: int
    winners: tuple[int, ...]
    reason: str = ""
    seats: tuple[SeatResult, ...] = ()
    uses: tuple[CardUse, ...] = ()
    journal: str | None = None


class BrokenGame(RuntimeError):
    """A game that raised an error; its seed reproduces it."""


def check(plan: Plan) -> GameDef:
    """Validate a plan before any process is started."""
    game = games().get(plan.game)
    if game is None:
        raise BadSetup(f"There is no game {plan.game!r}; there are: {', '.join(games())}.")
    if plan.games < 1:
        raise BadSetup("At least one game must be played.")
    game.check_seats(len(plan.seats))
    for name in plan.seats:
        bots.make(name, 0)
    game.settle(plan.options)
    return game


def entry_at(seat: int, number: int, seats: int) -> int:
    """The entry of the plan that plays a seat in the game of this number."""
    return (seat - number) % seats


def play_game(plan: Plan, number: int, recording: Recording = RESULT_ONLY) -> FinishedGame:
    """One game of a plan."""
    seed, count = plan.seed + number, len(plan.seats)
    chance = Chance(seed, {}, {})
    entries = [entry_at(seat, number, count) for seat in range(count)]
    players = [bots.make(plan.seats[one], chance.below(f"bot-{one}", 1 << 62)) for one in entries]
    keep = any(player.looks_ahead for player in players)
    try:
        game = games()[plan.game]
        session = start(game, count, seed, plan.options, keep=keep, log=False)
        play_out(session, players)
    except Exception as error:
        raise BrokenGame(f"Seed {seed}: {type(error).__name__}: {error}") from error
    return _record(session, entries, recording)


def play_batch(plan: Plan, numbers: Sequence[int], recording: Recording) -> list[FinishedGame]:
    """Play some games of a plan: the task of a worker process."""
    return [play_game(plan, number, recording) for number in numbers]


def _record(session: Session, entries: Sequence[int], recording: Recording) -> FinishedGame:
    result = session.result
    assert result is not None
    digest, choices = session.digest, session.journal.choices
    session.journal.digests[str(len(choices))] = digest
    seats = _seat_results(session, result, entries)
    return FinishedGame(
        session.journal.seed,
        digest,
        sum(not choice.forced for choice in choices),
        session.game.rules.rounds(session.state),
        tuple(sorted(one.entry for one in seats if one.won)),
        result.reason,
        seats,
        tuple(card_uses(session)) if recording.cards else (),
        session.journal.to_json() if recording.journal else None,
    )


def _seat_results(
    session: Session, result: Result, entries: Sequence[int]
) -> tuple[SeatResult, ...]:
    places = {seat: place for place, tied in enumerate(result.ranking, 1) for seat in tied}
    return tuple(
        SeatResult(seat, entry, side, places[seat], result.scores[seat], places[seat] == 1)
        for seat, (entry, side) in enumerate(zip(entries, sides(session), strict=True))
    )
