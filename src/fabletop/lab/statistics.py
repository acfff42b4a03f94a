"""What the tables of a simulation say: win rates, scores, and what each card brings.

This module needs polars; import it within `extras.extra`.
"""

from __future__ import annotations

from math import sqrt

import msgspec
import polars as pl

from .frames import Tables
from .intervals import Z, mean, wilson


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


class Gain(msgspec.Struct, frozen=True):
    """A difference of win rates, with its interval."""

    mean: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Is it clear of zero?"""
        return self.low > 0 or self.high < 0


class CardUse(msgspec.Struct, frozen=True):
    """What a card did in all games together.

    `gain` is by how much more often seats that used it won than seats of the same bot and the same
    side that did not, so that the favourite cards of a strong bot, or of a strong side, are not
    praised for it. None where there is nothing to compare: whoever could have used it always did.
    """

    card: str
    kind: str
    uses: int
    seats: int
    share: float  # of all seats
    rate: float
    gain: Gain | None
    deeds: list[tuple[str, int]]


NONE = Gain(0.0, 0.0, 0.0)


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
    """Every card somebody used, those that bring most first, those that cannot be compared last."""
    field = ("entry", "side")
    seats = tables.seats.with_columns(pl.col("won").cast(pl.Float64))
    fields = seats.group_by(field).agg(pl.len().alias("all"), pl.col("won").sum().alias("all_won"))
    usual = pl.col("won").mean().over(field)
    # A little is added, so that a handful of equal results does not look certain.
    spread = (float(seats.select((pl.col("won") - usual) ** 2).sum().item()) + 0.5) / seats.height
    used = (
        tables.cards.group_by("card", "kind", "seed", "seat")
        .agg(pl.len().alias("uses"))
        .join(seats.select("seed", "seat", *field, "won"), on=("seed", "seat"))
        .group_by("card", "kind", *field)
        .agg(pl.col("uses").sum(), pl.len().alias("users"), pl.col("won").sum())
        .join(fields, on=field)
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
    deeds = _deeds(tables)
    found = [
        CardUse(card, kind, uses, users, users / seats.height, won / users,
                _gain(ahead, weight, spread), deeds[card])
        for card, kind, uses, users, won, weight, ahead in used.iter_rows()
    ]  # fmt: skip
    return sorted(found, key=lambda one: (one.gain is None, -(one.gain or NONE).mean, one.card))


def _gain(ahead: float, weight: float, spread: float) -> Gain | None:
    """The differences within each bot and side together, each weighed by how much it can tell
    (users times others over all, as Mantel and Haenszel do)."""
    if not weight:
        return None
    mean, reach = ahead / weight, Z * sqrt(spread / weight)
    return Gain(mean, max(-1.0, mean - reach), min(1.0, mean + reach))


def _deeds(tables: Tables) -> dict[str, list[tuple[str, int]]]:
    found: dict[str, list[tuple[str, int]]] = {}
    counted = tables.cards.group_by("card", "deed").agg(pl.len().alias("uses"))
    ordered = counted.sort(["card", "uses", "deed"], descending=[False, True, False])
    for card, deed, uses in ordered.iter_rows():
        found.setdefault(card, []).append((deed, uses))
    return found
