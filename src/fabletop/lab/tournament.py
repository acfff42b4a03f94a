"""Tournaments: OpenSkill ratings (Plackett-Luce) of bots.

Bots play in every line-up of the given size, and every line-up rotates over the seats. In a
cooperative game each bot takes all seats, and the game itself is the opponent that is rated along
with them. All line-ups play the same seeds.

This module needs openskill; import it within `extras.extra`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from .intervals import Z, wilson
from .play import FinishedGame, Plan, SeatResult, check, play_game
from .simulate import OnFinished, is_cooperative, simulate

GAME_AS_OPPONENT = "(game)"
PROBE_GAMES = 2  # random games that tell whether a game is cooperative

Lineup = tuple[str, ...]
Results = Sequence[tuple[Lineup, list[FinishedGame]]]


class Standing(msgspec.Struct, frozen=True):
    """The rating of a bot with its 95 % confidence interval, and how often it came first, of the
    seats it played (in a cooperative game: of the games)."""

    bot: str
    mu: float
    sigma: float
    low: float
    high: float
    seats: int
    wins: int
    win_low: float
    win_high: float


class Tournament(msgspec.Struct, frozen=True):
    """What `fabletop tournament --json` prints. `common` is true for a cooperative game;
    `above[a][b]` counts how often a seat of bot `a` was placed before one of bot `b`."""

    game: str
    games: int
    seats: int
    common: bool
    standings: list[Standing]
    above: dict[str, dict[str, int]]
    digests: dict[str, list[str]]


def tournament(
    plan: Plan,
    bots: Sequence[str],
    *,
    jobs: int = 1,
    ray: str | None = None,
    on_finished: OnFinished | None = None,
) -> Tournament:
    """Play a tournament; of the plan's seats only their number counts."""
    check(plan)
    cooperative = plays_cooperatively(plan)
    lineups = pairings(bots, len(plan.seats), cooperative)
    share, rest = divmod(plan.games, len(lineups))
    results: list[tuple[Lineup, list[FinishedGame]]] = []
    for place, lineup in enumerate(lineups):
        games = share + (place < rest)
        if games:
            part = Plan(plan.game, games, lineup, plan.seed, plan.options)
            done = simulate(part, jobs=jobs, ray=ray, on_finished=on_finished)
            results.append((lineup, done.played))
    return Tournament(
        plan.game,
        plan.games,
        len(plan.seats),
        cooperative,
        standings(results, cooperative),
        above(results, bots),
        {" ".join(lineup): [one.digest for one in played] for lineup, played in results},
    )


def plays_cooperatively(plan: Plan) -> bool:
    """Is it a cooperative game? Inferred from a few random games."""
    random = Plan(plan.game, PROBE_GAMES, ("random",) * len(plan.seats), plan.seed, plan.options)
    return is_cooperative([play_game(random, number) for number in range(PROBE_GAMES)])


def pairings(bots: Sequence[str], seats: int, cooperative: bool) -> list[Lineup]:
    """All line-ups: in a cooperative game copies of one bot, else all combinations of different
    bots, with copies only if there are more seats than bots."""
    if cooperative:
        return [(bot,) * seats for bot in bots]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    mixed = combinations_with_replacement(bots, seats)
    return [lineup for lineup in mixed if len(set(lineup)) == len(bots)]


def standings(results: Results, cooperative: bool) -> list[Standing]:
    """The ratings after all games, best first. Games are rated in the order of their seeds."""
    model = PlackettLuce(tau=0.0)  # the strength of a bot does not change from game to game
    ratings: dict[str, PlackettLuceRating] = {}
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for lineup, one in _by_seed(results):
        if cooperative:
            ranks = {lineup[0]: 2 - bool(one.winners), GAME_AS_OPPONENT: 1 + bool(one.winners)}
            _rate(model, ratings, list(ranks), list(ranks.values()))
        else:
            names = [lineup[seat.entry] for seat in one.seats]
            _rate(model, ratings, names, [seat.place for seat in one.seats])
        for name, first in _first_places(lineup, one, cooperative):
            seats[name] += 1
            wins[name] += first
    found = [_standing(name, rating, seats[name], wins[name]) for name, rating in ratings.items()]
    return sorted(found, key=lambda one: (-one.mu, one.bot))


def _by_seed(results: Results) -> Iterator[tuple[Lineup, FinishedGame]]:
    """All games by seed: line-ups take turns, so that none dominates the early ratings."""
    games = [
        (one.seed, place, lineup, one)
        for place, (lineup, some) in enumerate(results)
        for one in some
    ]
    for _, _, lineup, one in sorted(games, key=lambda game: game[:2]):
        yield lineup, one


def _rate(
    model: PlackettLuce,
    ratings: dict[str, PlackettLuceRating],
    names: Sequence[str],
    ranks: Sequence[float],
) -> None:
    """Update the ratings by one game; a bot on several seats gets their mean."""
    for name in names:
        ratings.setdefault(name, model.rating(name=name))
    rated = model.rate(
        [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in names], ranks=list(ranks)
    )
    for name in dict.fromkeys(names):
        mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
        mu = sum(one.mu for one in mine) / len(mine)
        sigma = sum(one.sigma for one in mine) / len(mine)
        ratings[name] = model.rating(mu, sigma, name)


def _first_places(
    lineup: Lineup, one: FinishedGame, cooperative: bool
) -> Iterator[tuple[str, bool]]:
    """For each seat: its bot, and whether it came first."""
    if cooperative:
        yield lineup[0], bool(one.winners)
        yield GAME_AS_OPPONENT, not one.winners
        return
    for seat in one.seats:
        yield lineup[seat.entry], seat.won


def _standing(name: str, rating: PlackettLuceRating, seats: int, wins: int) -> Standing:
    reach = Z * rating.sigma
    return Standing(
        name,
        round(rating.mu, 3),
        round(rating.sigma, 3),
        round(rating.mu - reach, 3),
        round(rating.mu + reach, 3),
        seats,
        wins,
        *wilson(wins, seats),
    )


def above(results: Results, bots: Sequence[str]) -> dict[str, dict[str, int]]:
    """How often a seat of one bot was placed before a seat of another in the same game."""
    found = {bot: {other: 0 for other in bots if other != bot} for bot in bots}
    for lineup, some in results:
        for one in some:
            for better, worse in _pairs_in_order(one.seats):
                first, second = lineup[better.entry], lineup[worse.entry]
                if first != second:
                    found[first][second] += 1
    return found


def _pairs_in_order(seats: Sequence[SeatResult]) -> Iterator[tuple[SeatResult, SeatResult]]:
    for one in seats:
        for other in seats:
            if one.place < other.place:
                yield one, other
