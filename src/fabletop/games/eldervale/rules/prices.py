"""Prices: costs as printed, made cheaper or dearer by standing changes (EL-RES-10)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from ....kernel.ask import Rule
from ..effects.modifiers import Discount
from ..state import Player, Table
from .cashing import pick_cashing
from .paying import Cost, can_pay, pay
from .standing import Known, Loose, element_fits, index, speaking
from .units import fits

Changes: TypeAlias = list[tuple[Discount, str]]


def discounts(game: Table, player: Player, what: str) -> Changes:
    """What makes one sort of price cheaper or dearer for a player; asked for once per question."""
    known, loose = _discounts(what)
    found = speaking(game.state, player, known, loose)
    if player.granted or player.granted_now:
        lent = (*player.granted, *player.granted_now)
        found += [(one, "") for one in lent if isinstance(one, Discount) and one.what == what]
    return found


def less_by(found: Changes, element: str = "", unit: str = "") -> int:
    """How much less is paid for one thing; negative: how much more."""
    less = 0
    for change, this in found:
        if element_fits(change.element, element, this) and (
            change.unit == "any" or (unit and fits(unit, change.unit))
        ):
            less += change.amount
    return less


@cache
def _discounts(what: str) -> tuple[Known[Discount], Loose[Discount]]:
    """Discounts on one sort of price, by what they stand on."""
    known, loose = index(Discount)
    meant = {id: tuple(one for one in some if one[0].what == what) for id, some in known.items()}
    by_all = {id: tuple(one for one in some if one[0].what == what) for id, some in loose.items()}
    return (
        {id: some for id, some in meant.items() if some},
        {id: some for id, some in by_all.items() if some},
    )


def discount(game: Table, player: Player, what: str, element: str = "", unit: str = "") -> int:
    """How much less this player pays for one thing."""
    found = discounts(game, player, what)
    return less_by(found, element, unit) if found else 0


def prices(cost: Cost, less: int) -> list[Cost]:
    """All ways to leave so many resources out of a price; a dearer one asks for any kind."""
    if less < 0:
        return [{**cost, "any": cost.get("any", 0) - less}]
    found: list[dict[str, int]] = [dict(cost)]
    for _ in range(less):
        cheaper: list[dict[str, int]] = []
        for one in found:
            for kind in one:
                rest = {name: number - (name == kind) for name, number in one.items()}
                rest = {name: number for name, number in rest.items() if number}
                if rest not in cheaper:
                    cheaper.append(rest)
        if not cheaper:
            break
        found = cheaper
    return list(found)


def affordable(player: Player, cost: Cost, less: int) -> bool:
    if not less:
        return can_pay(player, cost)
    return any(can_pay(player, one) for one in prices(cost, less))


def pay_price(game: Table, player: Player, cost: Cost, less: int, about: str = "") -> Rule[None]:
    """Pay a price; which resources a discount spares is the payer's choice."""
    if less and not player.ghost:
        full = cost

        def ways() -> dict[str, Cost]:
            return {_spared(full, one): one for one in prices(full, less) if can_pay(player, one)}

        open_now = ways()
        if len(open_now) > 1:
            cost = yield from pick_cashing(game, player, "EL-RES-10", ways, about)
        else:
            (cost,) = open_now.values()
    yield from pay(game, player, cost, about)


def _spared(cost: Cost, way: Cost) -> str:
    left: list[str] = []
    for kind, number in cost.items():
        left += [kind] * (number - way.get(kind, 0))
    return ":".join([f"spare{len(left)}", *left])
