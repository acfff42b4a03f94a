"""The results of a simulation as tables: a row for each game, for each seat of it, and for each
card in an answer. Written as Parquet, they open in every data tool.

This module needs polars; import it within `extras.extra`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import polars as pl

from .play import Plan, Played

NAMES = ("games", "seats", "cards")

GAME = {
    "seed": pl.Int64, "digest": pl.String, "rounds": pl.Int32, "decisions": pl.Int32,
    "reason": pl.String, "winners": pl.Int8,
}  # fmt: skip
SEAT = {
    "seed": pl.Int64, "seat": pl.Int8, "entry": pl.Int8, "bot": pl.String, "side_kind": pl.String,
    "side": pl.String, "place": pl.Int8, "score": pl.Int32, "won": pl.Boolean,
}  # fmt: skip
CARD = {
    "seed": pl.Int64, "seat": pl.Int8, "card": pl.String, "kind": pl.String, "deed": pl.String,
    "rule": pl.String, "choice": pl.Int32,
}  # fmt: skip


class Tables(msgspec.Struct, frozen=True):
    """The three tables; `seed` (and `seat`) join them."""

    games: pl.DataFrame
    seats: pl.DataFrame
    cards: pl.DataFrame

    def write(self, folder: Path) -> list[Path]:
        """Each table into a Parquet file of its name."""
        folder.mkdir(parents=True, exist_ok=True)
        files = [folder / f"{name}.parquet" for name in NAMES]
        for name, file in zip(NAMES, files, strict=True):
            draft = file.with_suffix(".draft")
            getattr(self, name).write_parquet(draft)
            draft.replace(file)
        return files


def tables(plan: Plan, portions: Iterable[Sequence[Played]]) -> Tables:
    """The tables of finished games, given a few at a time."""
    made = [_portion(plan, played) for played in portions]
    return Tables(
        pl.concat([one.games for one in made]).sort("seed"),
        pl.concat([one.seats for one in made]).sort("seed", "seat"),
        pl.concat([one.cards for one in made]).sort("seed", "choice", maintain_order=True),
    )


def _portion(plan: Plan, played: Sequence[Played]) -> Tables:
    games = [
        (one.seed, one.digest, one.rounds, one.decisions, one.reason, len(one.winners))
        for one in played
    ]
    seats = [
        (one.seed, sat.seat, sat.entry, plan.seats[sat.entry], sat.side.kind, sat.side.id,
         sat.place, sat.score, sat.won)
        for one in played
        for sat in one.seats
    ]  # fmt: skip
    cards = [
        (one.seed, use.seat, use.card, use.kind, use.deed, use.rule, use.choice)
        for one in played
        for use in one.uses
    ]
    return Tables(
        pl.DataFrame(games, GAME, orient="row"),
        pl.DataFrame(seats, SEAT, orient="row"),
        pl.DataFrame(cards, CARD, orient="row"),
    )


def read(folder: Path) -> Tables:
    """The tables in a folder."""
    return Tables(*(pl.read_parquet(folder / f"{name}.parquet") for name in NAMES))
