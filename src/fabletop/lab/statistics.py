"""Statistics of a simulation: win rates, scores, and the contribution of each card.

This module needs polars; import it within `extras.extra`.
"""

from __future__ import annotations

from math import sqrt

import msgspec
import polars as pl

from .frames import Frames
from .intervals import Z, mean, wilson


class WinRate(msgspec.Struct, frozen=True):
    """A win rate with its 95 % confidence interval."""

    name: str
    wins: int
    of: int
    rate: float
    low: float
    high: float


class Scores(msgspec.Struct, frozen=True):
    """The sorted scores of some seats, and their mean with its confidence interval."""

    name: str
    scores: list[int]
    mean: float
    low: float
    high: float


class Gain(msgspec.Struct, frozen=True):
    """A difference of win rates with its confidence interval."""

    mean: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Does the interval exclude zero?"""
        return self.low > 0 or self.high < 0


class CardStatistics(msgspec.Struct, frozen=True):
    """The use of a card over all games.

    `gain` is the win rate of seats that used it less that of seats that did not, stratified by bot
    and side, so that the favourite cards of a strong bot or side get no credit for it. None if no
    stratum has both users and others. `share` is the part of all seats that used it.
    """

    card: str
    kind: str
    uses: int
    seats: int
    share: float
    rate: float
    gain: Gain | None
    deeds: list[tuple[str, int]]


NO_GAIN = Gain(0.0, 0.0, 0.0)


def win_rates(frames: Frames, column: str) -> list[WinRate]:
    """Win rates by the values of a column of the seats."""
    found = (
        frames.seats.group_by(column)
        .agg(pl.col("won").sum().alias("wins"), pl.len().alias("of"))
        .sort(column)
    )
    return [
        WinRate(str(name), wins, of, wins / of, *wilson(wins, of))
        for name, wins, of in found.iter_rows()
    ]


def side_kind(frames: Frames) -> str:
    """The kind of record that sides of this game are; empty if it has none."""
    kinds = frames.seats["side_kind"].unique().sort().to_list()
    return next((str(kind) for kind in kinds if kind), "")


def scores(frames: Frames, column: str) -> list[Scores]:
    """Scores by the values of a column of the seats."""
    found = frames.seats.group_by(column).agg(pl.col("score").sort()).sort(column)
    return [Scores(str(name), values, *mean(values)) for name, values in found.iter_rows()]


def card_statistics(frames: Frames) -> list[CardStatistics]:
    """Every card used, sorted by gain; those without one last."""
    stratum = ("entry", "side")
    seats = frames.seats.with_columns(pl.col("won").cast(pl.Float64))
    strata = seats.group_by(stratum).agg(
        pl.len().alias("all"), pl.col("won").sum().alias("all_won")
    )
    stratum_mean = pl.col("won").mean().over(stratum)
    # 0.5 is added, so that a handful of equal results does not look certain.
    variance = (
        float(seats.select((pl.col("won") - stratum_mean) ** 2).sum().item()) + 0.5
    ) / seats.height
    used = (
        frames.cards.group_by("card", "kind", "seed", "seat")
        .agg(pl.len().alias("uses"))
        .join(seats.select("seed", "seat", *stratum, "won"), on=("seed", "seat"))
        .group_by("card", "kind", *stratum)
        .agg(pl.col("uses").sum(), pl.len().alias("users"), pl.col("won").sum())
        .join(strata, on=stratum)
        .with_columns((pl.col("all") - pl.col("users")).alias("others"))
        .with_columns(
            (pl.col("users") * pl.col("others") / pl.col("all")).alias("weight"),
            (
                pl.col("won") * pl.col("others")
                - (pl.col("all_won") - pl.col("won")) * pl.col("users")
            )
            .truediv(pl.col("all"))
            .alias("ahead"),
        )
        .group_by("card", "kind")
        .agg(pl.col("uses", "users", "won", "weight", "ahead").sum())
        .sort("card")
    )
    deeds = _deeds(frames)
    found = [
        CardStatistics(
            card,
            kind,
            uses,
            users,
            users / seats.height,
            won / users,
            _gain(ahead, weight, variance),
            deeds[card],
        )
        for card, kind, uses, users, won, weight, ahead in used.iter_rows()
    ]
    return sorted(found, key=lambda one: (one.gain is None, -(one.gain or NO_GAIN).mean, one.card))


def _gain(ahead: float, weight: float, variance: float) -> Gain | None:
    """The common difference of all strata with Mantel-Haenszel weights: users times others over
    all."""
    if not weight:
        return None
    mean, reach = ahead / weight, Z * sqrt(variance / weight)
    return Gain(mean, max(-1.0, mean - reach), min(1.0, mean + reach))


def _deeds(frames: Frames) -> dict[str, list[tuple[str, int]]]:
    found: dict[str, list[tuple[str, int]]] = {}
    counted = frames.cards.group_by("card", "deed").agg(pl.len().alias("uses"))
    ordered = counted.sort(["card", "uses", "deed"], descending=[False, True, False])
    for card, deed, uses in ordered.iter_rows():
        found.setdefault(card, []).append((deed, uses))
    return found
