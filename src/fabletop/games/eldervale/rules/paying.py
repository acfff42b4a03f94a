"""Paying: what can be paid, and the choices of whoever pays (EL-RES-4, -5, -10).

EL-FREE-3: in the middle of a payment, too, treasure may be cashed; its options are then new.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ....kernel.ask import Rule
from ..state import Player, Table
from ..terms import RESOURCES, TOKENS
from .cashing import pick_cashing
from .resources import discard_magic, total

Cost: TypeAlias = Mapping[str, int]  # kinds of resources, "magic" and "any"


def can_pay(player: Player, cost: Cost) -> bool:
    """EL-RES-4: gold stands for any other resource, magic cards included, never the reverse."""
    if player.ghost:  # EL-SOLO-1: it pays nothing
        return True
    supply = player.supply
    gold = supply["gold"]
    named = of_any = 0
    for kind, number in cost.items():
        if kind == "any":
            of_any = number
            continue
        named += number
        if kind == "gold":
            gold -= number
        else:
            have = len(player.hand.cards) if kind == "magic" else supply[kind]
            if have < number:
                gold -= number - have
    if gold < 0:
        return False
    return not of_any or total(player) - named >= of_any


def gold_ways(player: Player, cost: Cost) -> list[dict[str, int]]:
    """EL-RES-10: how much gold may stand for what; the thriftiest way first."""
    spare = player.supply["gold"] - cost.get("gold", 0)
    ways: list[dict[str, int]] = [{}]
    for kind, number in cost.items():
        if kind in ("any", "gold"):
            continue
        have = len(player.hand.cards) if kind == "magic" else player.supply[kind]
        least = max(0, number - have)
        ways = [
            {**way, kind: gold}
            for gold in range(least, number + 1)
            for way in ways
            if sum(way.values()) + gold <= spare
        ]
    ways.sort(key=lambda way: sum(way.values()))
    return ways


def pay(
    game: Table, player: Player, cost: Cost, about: str = "", *, told: bool = True
) -> Rule[None]:
    """EL-RES-10: the payer chooses which gold stands for what; all is paid before any gain.

    EL-RES-14: the price is told; with `told` off somebody else tells all of it but the gold.
    """
    if player.ghost or not cost:
        return
    ways = gold_ways(player, cost)
    way = ways[0]
    if len(ways) > 1:

        def options() -> dict[str, dict[str, int]]:
            return {_way_key(cost, one): one for one in gold_ways(player, cost)}

        way = yield from pick_cashing(game, player, "EL-RES-10", options, about)
    supply = player.supply
    gold = sum(way.values())
    supply["gold"] -= gold
    for kind, number in cost.items():
        if kind == "any":
            continue
        plain = number - way.get(kind, 0)
        if kind == "magic":
            yield from spend_magic(game, player, plain)
        elif plain:
            supply[kind] -= plain
            if told:
                tell_paid(game, player, kind, plain)
    if gold:
        tell_paid(game, player, "gold", gold)
    yield from spend_any(game, player, cost.get("any", 0), about)


def tell_paid(game: Table, player: Player, kind: str, number: int) -> None:
    """EL-RES-14."""
    game.tell("paid", who=player.faction, number=number, kind=kind)


def _way_key(cost: Cost, way: Mapping[str, int]) -> str:
    paid: list[str] = []
    for kind, number in cost.items():
        if kind != "any":
            gold = way.get(kind, 0)
            paid += [kind] * (number - gold) + ["gold"] * gold
    return ":".join([f"pay{len(paid)}", *sorted(paid, key=RESOURCES.index)])


def spend_any(game: Table, player: Player, number: int, about: str = "") -> Rule[None]:
    """EL-RES-5: any resource token or any magic card from the hand.

    EL-MAGIC-5: whatever its kind, a magic card may be spent as one resource.
    """

    def options() -> dict[str, str]:
        tokens = [kind for kind in TOKENS if player.supply[kind]]
        return {f"spend:{what}": what for what in (*tokens, *player.hand.cards)}

    for left in range(number, 0, -1):
        if left == total(player):  # everything goes: nothing to choose
            for what in [*player.hand.cards, *(k for k in TOKENS for _ in range(player.supply[k]))]:
                spend_one(game, player, what)
            return
        what = yield from pick_cashing(game, player, "EL-RES-4", options, about)
        spend_one(game, player, what)


def spend_one(game: Table, player: Player, what: str) -> None:
    if what in player.supply:
        player.supply[what] -= 1
        game.tell("spent", who=player.faction, what=what)
    else:
        discard_magic(game, player, what)
        game.tell("spent", who=player.faction, what=what)


def spend_magic(game: Table, player: Player, number: int) -> Rule[None]:

    def options() -> dict[str, str]:
        return {f"spend:{card}": card for card in player.hand.cards}

    for _ in range(number):
        card = yield from pick_cashing(game, player, "EL-MAGIC-5", options)
        spend_one(game, player, card)
