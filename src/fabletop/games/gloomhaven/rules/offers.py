"""Offers: bonuses and items that may be used at a given moment (GH-ITEM-01)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

import msgspec

from ....kernel.ask import Deed, Rule, pick
from ..effects.aim import Aim
from ..effects.vocabulary import AnyAbility, Attack, Boost
from ..state import Seat, Table
from . import where
from .bonuses import Held, triggered, use
from .clauses import holds
from .elements import consume, ways_to_pay
from .figures import gone
from .terrain import remove_tile

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


# Changes of a whole ability


class Changes(msgspec.Struct, gc=False):
    """The changes of an ability that is about to be performed."""

    boosts: list[Boost]
    optional: list[Held] = []  # bonuses and items that its player may still use
    after: list[AnyAbility] = []  # performed when the ability is over


def collect(
    game: Table,
    aim: Aim,
    trigger: Literal["own-move", "own-attack-ability"],
    attack: Attack | None = None,
    melee: bool = True,
) -> Changes:
    """GH-CARDS-18: what a hero's ability triggers; cards work by themselves, items by choice."""
    state, figure = game.state, aim.figure
    changes = Changes([*aim.boosts])
    if figure.kind != "hero":
        return changes
    for held in triggered(state, trigger, figure):
        if not holds(state, held.bonus.only, figure, aim.tally, None, attack, melee):
            continue
        if held.by_choice:
            changes.optional.append(held)
        elif held.bonus.boost is not None:
            use(game, held)
            changes.boosts.append(held.bonus.boost)
    return changes


def optional_changes(game: Table, seat: Seat, changes: Changes) -> dict[str, Deed]:
    """The bonuses and items that may be used now, with their use."""
    return {
        held.key: partial(take_change, game, seat, changes, held)
        for held in changes.optional
        if affordable(game, held)
    }


def take_change(game: Table, seat: Seat, changes: Changes, held: Held) -> Rule[None]:
    """The bonus is paid for and used, and changes the ability."""
    changes.optional.remove(held)
    yield from pay(game, seat, held)
    use(game, held)
    changes.after.extend(held.bonus.perform)
    if held.bonus.boost is not None:
        changes.boosts.append(held.bonus.boost)
