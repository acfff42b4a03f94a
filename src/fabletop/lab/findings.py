"""What the tables of a simulation say: win rates, scores, and what each card brings.

This module needs polars; import it within `extras.extra`.
"""

from __future__ import annotations

from math import sqrt

import msgspec
import polars as pl

from .intervals import Z, mean, wilson
from .tables import Tables


class Share(msgspec.Struct, frozen=True):
    """How often something won, with its interval."""

    name: str
    wins: int
    of: int
    rate: float
    low: float
    high: float


class Scores(msgspec.Struct, frozen=True):
    """The scores of some seats, lowest first, and their mean with its interval."""

    name: str
    scores: list[int]
    mean: float
    low: float
    high: float


class CardUse(msgspec.Struct, frozen=True):
    """What a card did in all games together.

    `gain` is by how much more often seats that used it won than seats that did not, each measured
    by what its bot wins with its side on average, so that the favourite cards of a strong bot, or
    of a strong side, are not praised for it.
    """

    card: str
    kind: str
    uses: int
    seats: int
    share: float  # of all seats
    rate: float
    gain: float
    low: float
    high: float
    deeds: list[tuple[str, int]]


def shares(tables: Tables, column: str) -> list[Share]:
    """Win rates by the values of a column of the seats."""
    found = (
        tables.seats.group_by(column)
        .agg(pl.col("won").sum().alias("wins"), pl.len().alias("of"))
        .sort(column)
    )
    return [
        Share(str(name), wins, of, wins / of, *wilson(wins, of))
        for name, wins, of in found.iter_rows()
    ]


def side_kind(tables: Tables) -> str:
    """What a side is called in this game; empty where it has none."""
    kinds = tables.seats["side_kind"].unique().sort().to_list()
    return next((str(kind) for kind in kinds if kind), "")


def scores(tables: Tables, column: str) -> list[Scores]:
    """Scores by the values of a column of the seats."""
    found = tables.seats.group_by(column).agg(pl.col("score").sort()).sort(column)
    return [Scores(str(name), values, *mean(values)) for name, values in found.iter_rows()]


def card_uses(tables: Tables) -> list[CardUse]:
    """Every card somebody used, those that bring most first."""
    usual = pl.col("won").mean().over("entry", "side")
    seats = tables.seats.with_columns((pl.col("won").cast(pl.Float64) - usual).alias("above"))
    field = _Field(
        seats.height, float(seats["above"].sum()), float((seats["above"] ** 2).sum()) + 0.5
    )
    used = (
        tables.cards.group_by("card", "kind", "seed", "seat")
        .agg(pl.len().alias("uses"))
        .join(seats.select("seed", "seat", "won", "above"), on=("seed", "seat"))
        .group_by("card", "kind")
        .agg(
            pl.col("uses").sum(),
            pl.len().alias("seats"),
            pl.col("won").mean().alias("rate"),
            pl.col("above").sum().alias("above"),
        )
        .sort("card")
    )
    deeds = _deeds(tables)
    found = [
        CardUse(card, kind, uses, users, users / field.seats, rate, *field.gain(users, above),
                deeds[card])
        for card, kind, uses, users, rate, above in used.iter_rows()
    ]  # fmt: skip
    return sorted(found, key=lambda one: (-one.gain, one.card))


class _Field(msgspec.Struct, frozen=True):
    """All seats: how many, the sum of what each won above its average, and of the squares (with a
    little added, so that a handful of equal results does not look certain)."""

    seats: int
    above: float
    squares: float

    def gain(self, users: int, above: float) -> tuple[float, float, float]:
        """By how much users are above the others, with the interval; the spread is that of all."""
        others = self.seats - users
        if not others:
            return 0.0, -1.0, 1.0
        gain = above / users - (self.above - above) / others
        reach = Z * sqrt(self.squares / self.seats * (1 / users + 1 / others))
        return gain, max(-1.0, gain - reach), min(1.0, gain + reach)


def _deeds(tables: Tables) -> dict[str, list[tuple[str, int]]]:
    found: dict[str, list[tuple[str, int]]] = {}
    counted = tables.cards.group_by("card", "deed").agg(pl.len().alias("uses"))
    ordered = counted.sort(["card", "uses", "deed"], descending=[False, True, False])
    for card, deed, uses in ordered.iter_rows():
        found.setdefault(card, []).append((deed, uses))
    return found
