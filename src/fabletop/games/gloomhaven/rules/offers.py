"""Offers: bonuses and items that may be used at a given moment (GH-ITEM-01)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Rule, pick
from ..state import Seat, Table
from . import where
from .bonuses import Held
from .elements import consume, ways_to_pay
from .figures import gone
from .moving import remove_tile

PASS = "go"


def affordable(game: Table, held: Held) -> bool:
    """Elements and an obstacle, where the use costs them."""
    state, bonus = game.state, held.bonus
    if bonus.consume and not ways_to_pay(state, bonus.consume):
        return False
    return not bonus.destroy_obstacle or bool(obstacles_beside(game, held))


def obstacles_beside(game: Table, held: Held) -> list[tuple[int, int]]:
    state = game.state
    return [
        at for at in where.near(state, held.bearer.at) if where.kind_at(state, at) == "obstacle"
    ]


def offer(
    game: Table, seat: Seat, rule: str, optional: Sequence[Held], about: str = ""
) -> Rule[list[Held]]:
    """Those that are used, in the order of their use; costs are paid here."""
    used: list[Held] = []
    left = list(optional)
    while left:
        options: dict[str, Held | None] = {one.key: one for one in left if affordable(game, one)}
        if not options:
            break
        options[PASS] = None
        held = yield from pick(seat, rule, options, about=about)
        if held is None:
            break
        left.remove(held)
        yield from pay(game, seat, held)
        if gone(game.state, held.bearer):
            break
        used.append(held)
    return used


def pay(game: Table, seat: Seat, held: Held) -> Rule[None]:
    state, bonus = game.state, held.bonus
    if bonus.consume:
        yield from consume(game, seat, bonus.consume)
    if bonus.destroy_obstacle:
        options = {f"destroy:{q},{r}": (q, r) for q, r in obstacles_beside(game, held)}
        at = yield from pick(seat, "GH-TERRAIN-22", options)
        remove_tile(state, where.tiles(state)[at])
