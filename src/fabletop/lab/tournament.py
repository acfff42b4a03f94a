"""Tournaments: which bot is how strong, by OpenSkill (Plackett-Luce) ratings.

Rivals meet in every line-up of the table's size, and every line-up sits on every seat in turn. In
a game that is won or lost by all together each bot fills the table alone, and the game itself is
the opponent that everybody's rating is measured by. All line-ups play the same seeds.

This module needs openskill; import it within `extras.extra`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from .intervals import Z, wilson
from .play import Plan, Played, Sat, check, play_one
from .simulate import Tick, in_common, simulate

BOX = "(game)"  # the name of the game itself as an opponent
PROBES = 2

Lineup = tuple[str, ...]


class Standing(msgspec.Struct, frozen=True):
    """What a bot is worth: its rating with the bounds it lies in with 95 % confidence, and how
    often it came first of the seats it sat on (in a common game: of the games)."""

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
    """What `fabletop tournament --json` prints. `above[a][b]` counts how often a seat of bot `a`
    came before one of bot `b`."""

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
    tick: Tick | None = None,
) -> Tournament:
    """Let bots meet; the plan's seats say only how many sit at the table."""
    check(plan)
    common = is_common(plan)
    lineups = pairings(bots, len(plan.seats), common)
    share, rest = divmod(plan.games, len(lineups))
    met: list[tuple[Lineup, list[Played]]] = []
    for place, lineup in enumerate(lineups):
        games = share + (place < rest)
        if games:
            part = Plan(plan.game, games, lineup, plan.seed, plan.options)
            done = simulate(part, jobs=jobs, ray=ray, tick=tick)
            met.append((lineup, done.played))
    return Tournament(
        plan.game,
        plan.games,
        len(plan.seats),
        common,
        standings(met, common),
        above(met, bots),
        {" ".join(lineup): [one.digest for one in played] for lineup, played in met},
    )


def is_common(plan: Plan) -> bool:
    """Is it a game that all win or lose together? Two quick games by random bots tell."""
    random = Plan(plan.game, PROBES, ("random",) * len(plan.seats), plan.seed, plan.options)
    return in_common([play_one(random, number) for number in range(PROBES)])


def pairings(bots: Sequence[str], seats: int, common: bool) -> list[Lineup]:
    """Who sits together: each alone with copies of itself in a common game, else every choice of
    different bots, with copies only where there are more seats than bots."""
    if common:
        return [(bot,) * seats for bot in bots]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    mixed = combinations_with_replacement(bots, seats)
    return [lineup for lineup in mixed if len(set(lineup)) == len(bots)]


def standings(met: Sequence[tuple[Lineup, list[Played]]], common: bool) -> list[Standing]:
    """Ratings after all games, in the order of their seeds; the best first."""
    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    ratings: dict[str, PlackettLuceRating] = {}
    sat: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for lineup, one in _by_seed(met):
        if common:
            ranks = {lineup[0]: 2 - bool(one.winners), BOX: 1 + bool(one.winners)}
            _rate(model, ratings, list(ranks), list(ranks.values()))
        else:
            names = [lineup[seat.entry] for seat in one.seats]
            _rate(model, ratings, names, [seat.place for seat in one.seats])
        for name, first in _results(lineup, one, common):
            sat[name] += 1
            won[name] += first
    found = [_standing(name, rating, sat[name], won[name]) for name, rating in ratings.items()]
    return sorted(found, key=lambda one: (-one.mu, one.bot))


def _by_seed(met: Sequence[tuple[Lineup, list[Played]]]) -> Iterator[tuple[Lineup, Played]]:
    """All games, the first of each line-up first, so that no line-up settles a rating alone."""
    games = [
        (one.seed, place, lineup, one) for place, (lineup, some) in enumerate(met) for one in some
    ]
    for _, _, lineup, one in sorted(games, key=lambda game: game[:2]):
        yield lineup, one


def _rate(
    model: PlackettLuce,
    ratings: dict[str, PlackettLuceRating],
    names: Sequence[str],
    ranks: Sequence[float],
) -> None:
    """Rate a game; a bot on several seats gets the mean of what they got."""
    for name in names:
        ratings.setdefault(name, model.rating(name=name))
    rated = model.rate([[model.rating(ratings[name].mu, ratings[name].sigma)] for name in names],
                       ranks=list(ranks))  # fmt: skip
    for name in dict.fromkeys(names):
        mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
        mu = sum(one.mu for one in mine) / len(mine)
        sigma = sum(one.sigma for one in mine) / len(mine)
        ratings[name] = model.rating(mu, sigma, name)


def _results(lineup: Lineup, one: Played, common: bool) -> Iterator[tuple[str, bool]]:
    if common:
        yield lineup[0], bool(one.winners)
        yield BOX, not one.winners
        return
    for seat in one.seats:
        yield lineup[seat.entry], seat.won


def _standing(name: str, rating: PlackettLuceRating, seats: int, wins: int) -> Standing:
    reach = Z * rating.sigma
    return Standing(
        name, round(rating.mu, 3), round(rating.sigma, 3), round(rating.mu - reach, 3),
        round(rating.mu + reach, 3), seats, wins, *wilson(wins, seats),
    )  # fmt: skip


def above(
    met: Sequence[tuple[Lineup, list[Played]]], bots: Sequence[str]
) -> dict[str, dict[str, int]]:
    """How often a seat of one bot came before a seat of another in the same game."""
    found = {bot: {other: 0 for other in bots if other != bot} for bot in bots}
    for lineup, some in met:
        for one in some:
            for better, worse in _ahead(one.seats):
                first, second = lineup[better.entry], lineup[worse.entry]
                if first != second:
                    found[first][second] += 1
    return found


def _ahead(seats: Sequence[Sat]) -> Iterator[tuple[Sat, Sat]]:
    for one in seats:
        for other in seats:
            if one.place < other.place:
                yield one, other
