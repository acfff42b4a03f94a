"""Data frames of a simulation: a row for each game, for each seat of a game, and for each card in
an answer; written as Parquet.

This module needs polars; import it within `extras.extra`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import polars as pl

from .play import FinishedGame, Plan

NAMES = ("games", "seats", "cards")

GAME_SCHEMA = {
    "seed": pl.Int64,
    "digest": pl.String,
    "rounds": pl.Int32,
    "decisions": pl.Int32,
    "reason": pl.String,
    "winners": pl.Int8,
}
SEAT_SCHEMA = {
    "seed": pl.Int64,
    "seat": pl.Int8,
    "entry": pl.Int8,
    "bot": pl.String,
    "side_kind": pl.String,
    "side": pl.String,
    "place": pl.Int8,
    "score": pl.Int32,
    "won": pl.Boolean,
}
CARD_SCHEMA = {
    "seed": pl.Int64,
    "seat": pl.Int8,
    "card": pl.String,
    "kind": pl.String,
    "deed": pl.String,
    "rule": pl.String,
    "choice": pl.Int32,
}


class Frames(msgspec.Struct, frozen=True):
    """The three data frames, joined by `seed` (and `seat`)."""

    games: pl.DataFrame
    seats: pl.DataFrame
    cards: pl.DataFrame

    def write(self, folder: Path) -> list[Path]:
        """Write each frame to a Parquet file of its name."""
        folder.mkdir(parents=True, exist_ok=True)
        files = [folder / f"{name}.parquet" for name in NAMES]
        for name, file in zip(NAMES, files, strict=True):
            draft = file.with_suffix(".draft")
            getattr(self, name).write_parquet(draft)
            draft.replace(file)
        return files


def frames(plan: Plan, batches: Iterable[Sequence[FinishedGame]]) -> Frames:
    """The frames of finished games, which come in batches."""
    made = [_frames_of_batch(plan, played) for played in batches]
    return Frames(
        pl.concat([one.games for one in made]).sort("seed"),
        pl.concat([one.seats for one in made]).sort("seed", "seat"),
        pl.concat([one.cards for one in made]).sort("seed", "choice", maintain_order=True),
    )


def _frames_of_batch(plan: Plan, played: Sequence[FinishedGame]) -> Frames:
    games = [
        (one.seed, one.digest, one.rounds, one.decisions, one.reason, len(one.winners))
        for one in played
    ]
    seats = [
        (
            one.seed,
            seat.seat,
            seat.entry,
            plan.seats[seat.entry],
            seat.side.kind,
            seat.side.id,
            seat.place,
            seat.score,
            seat.won,
        )
        for one in played
        for seat in one.seats
    ]
    cards = [
        (one.seed, use.seat, use.card, use.kind, use.deed, use.rule, use.choice)
        for one in played
        for use in one.uses
    ]
    return Frames(
        pl.DataFrame(games, GAME_SCHEMA, orient="row"),
        pl.DataFrame(seats, SEAT_SCHEMA, orient="row"),
        pl.DataFrame(cards, CARD_SCHEMA, orient="row"),
    )


def read(folder: Path) -> Frames:
    """Read the frames from a folder."""
    return Frames(*(pl.read_parquet(folder / f"{name}.parquet") for name in NAMES))
