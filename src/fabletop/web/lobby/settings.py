"""What a table is to be, as its opener says it, and what the opener gets for it."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["human", "bot", "open"]


class SeatPlan(msgspec.Struct):
    """Who sits here. `open` is a friend by link who has not come yet."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


class TablePlan(msgspec.Struct):
    """A table to be opened. A `foreign` one goes on from a position of somebody's file."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, str] = {}
    language: str = "en"
    hot_seat: bool = False
    seed: int | None = None
    foreign: bool = False


class Opened(msgspec.Struct):
    """A table just opened: the secret of each human or open seat, and that of the spectators."""

    table: str
    seats: dict[int, str]
    watch: str
