"""One game of a plan, from its number alone, and what is written down of it.

Game `i` has seed `S + i`, and its bots draw their luck from that seed too, so a game does not know
which process plays it. The seat entries rotate: over a multiple of their number each has played
every seat equally often.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .. import bots, games
from ..bots.play import play_out
from ..kernel.chance import Chance
from ..kernel.gamedef import BadSetup, GameDef, Result
from ..kernel.session import Session
from ..kernel.session import replay as replaying
from .card_use import Side, Use, sides, uses


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    games: int
    seats: tuple[str, ...]
    seed: int = 0
    options: dict[str, str] = {}


class Wish(msgspec.Struct, frozen=True):
    """What is to be written down beyond the result: the journal, every card used."""

    journal: bool = False
    cards: bool = False


class Sat(msgspec.Struct, frozen=True):
    """What became of one seat. `entry` is the place of its bot in the plan, `place` 1 for the best;
    tied seats share one."""

    seat: int
    entry: int
    side: Side
    place: int
    score: int
    won: bool


class Played(msgspec.Struct, frozen=True):
    """One finished game. `winners` are seat entries, not seats."""

    seed: int
    digest: str
    decisions: int
    rounds: int
    winners: tuple[int, ...]
    reason: str = ""
    seats: tuple[Sat, ...] = ()
    uses: tuple[Use, ...] = ()
    journal: str | None = None


class BrokenGame(RuntimeError):
    """A game that came to grief; its seed brings the fault back."""


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


def play_one(plan: Plan, number: int, wish: Wish = Wish()) -> Played:  # noqa: B008
    """One game of a plan."""
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
    return _finished(session, entries, wish)


def play_slice(plan: Plan, numbers: Sequence[int], wish: Wish) -> list[Played]:
    """Some games of a plan; what a worker process does."""
    return [play_one(plan, number, wish) for number in numbers]


def _finished(session: Session, entries: Sequence[int], wish: Wish) -> Played:
    result = session.result
    assert result is not None
    digest, choices = session.digest, session.journal.choices
    session.journal.digests[str(len(choices))] = digest
    seats = _seated(session, result, entries)
    return Played(
        session.journal.seed,
        digest,
        sum(not choice.forced for choice in choices),
        session.game.rules.rounds(session.state),
        tuple(sorted(one.entry for one in seats if one.won)),
        result.reason,
        seats,
        tuple(uses(session)) if wish.cards else (),
        session.journal.to_json() if wish.journal else None,
    )


def _seated(session: Session, result: Result, entries: Sequence[int]) -> tuple[Sat, ...]:
    places = {seat: place for place, tied in enumerate(result.ranking, 1) for seat in tied}
    return tuple(
        Sat(seat, entry, side, places[seat], result.scores[seat], places[seat] == 1)
        for seat, (entry, side) in enumerate(zip(entries, sides(session), strict=True))
    )
