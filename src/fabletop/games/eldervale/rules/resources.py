"""Resources: gaining, paying, magic cards as resources (EL-RES)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ....kernel.ask import Rule, pick
from ....kernel.eyes import only
from ..effects.modifiers import Cap
from ..state import Player, Table
from ..terms import RESOURCES, TOKENS
from .standing import changes

CAP = 5  # EL-RES-3
HAND_LIMIT = 7  # EL-RES-9

Cost: TypeAlias = Mapping[str, int]  # kinds of resources, "magic" and "any"


# Gaining


def gain(game: Table, player: Player, kind: str, number: int = 1) -> int:
    """EL-RES-2: from the common supply. EL-RES-3: the excess over 5 is lost.

    EL-RES-6: the supply counts as unlimited.
    """
    if kind == "magic":
        return draw_magic(game, player, number)
    if player.ghost and kind != "sword":  # EL-SOLO-1: it gains no resources except swords
        return 0
    have = player.supply[kind]
    got = number
    if have + number > CAP:
        got = min(number, cap(game, player) - have)
    if got > 0:
        player.supply[kind] = have + got
        game.tell("gained", who=player.faction, kind=kind, number=got)
    return max(0, got)


def cap(game: Table, player: Player) -> int:
    """EL-RES-3: never more than 5 of one kind, magic cards excepted."""
    return CAP + sum(one.amount for one in changes(game, player, Cap))


def gain_any(game: Table, player: Player, number: int = 1) -> Rule[None]:
    """EL-RES-5: the chest: the player chooses the kind; a magic card is drawn."""
    if player.ghost:  # EL-SOLO-9: resources from glory spaces: none
        return
    for _ in range(number):
        kind = yield from pick(player.seat, "EL-RES-5", {f"gain:{one}": one for one in RESOURCES})
        gain(game, player, kind)


def gain_several(game: Table, player: Player, gains: Mapping[str, int]) -> Rule[None]:
    """Kinds and "any", in the order given."""
    for kind, number in gains.items():
        if kind == "any":
            yield from gain_any(game, player, number)
        else:
            gain(game, player, kind, number)


def draw_magic(game: Table, player: Player, number: int) -> int:
    """EL-RES-8: the discard pile becomes a new deck; if both are empty, as many as possible."""
    state = game.state
    if player.ghost:
        return 0
    drawn = 0
    for _ in range(number):
        if not state.magic.cards:
            if not state.magic_discard.cards:
                break
            state.magic.cards[:] = state.magic_discard.cards
            state.magic_discard.cards.clear()
            state.magic.shuffle(game.chance, "magic")
            game.tell("magic-reshuffled")
        card = game.deal(state.magic, player.hand)
        drawn += 1
        game.tell("drew-card", only(*seers(game, player)), who=player.faction, card=card)
    if drawn:
        game.tell("drew-magic", who=player.faction, number=drawn)
    return drawn


def seers(game: Table, player: Player) -> tuple[int, ...]:
    """Section 6: who may look into a hand; EL-VAR-TEAM-4: the teammate, too."""
    mate = game.state.mate(player.seat)
    return (player.seat,) if mate is None else (player.seat, mate)


def discard_magic(game: Table, player: Player, card: str) -> None:
    """EL-RES-7: spent or cast cards go face up to one common discard pile."""
    player.hand.take(card)
    game.state.magic_discard.put(card)
    game.reveal()


# Paying


def total(player: Player) -> int:
    """All resources: tokens and magic cards in hand."""
    return sum(player.supply.values()) + len(player.hand.cards)


def can_pay(player: Player, cost: Cost) -> bool:
    """EL-RES-4: gold stands for any other resource, magic cards included, never the reverse."""
    if player.ghost:  # EL-SOLO-1: it pays nothing
        return True
    supply = player.supply
    gold = supply["gold"]
    named = 0
    for kind, number in cost.items():
        if kind == "any":
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
    owed = cost.get("any", 0)
    return not owed or total(player) - named >= owed


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


def pay(game: Table, player: Player, cost: Cost, about: str = "") -> Rule[None]:
    """EL-RES-10: the payer chooses which gold stands for what; all is paid before any gain."""
    if player.ghost or not cost:
        return
    ways = gold_ways(player, cost)
    way = ways[0]
    if len(ways) > 1:
        options = {_way_key(cost, one): one for one in ways}
        way = yield from pick(player.seat, "EL-RES-10", options, about=about)
    supply = player.supply
    for kind, number in cost.items():
        if kind == "any":
            continue
        gold = way.get(kind, 0)
        supply["gold"] -= gold
        if kind == "magic":
            yield from spend_magic(game, player, number - gold)
        else:
            supply[kind] -= number - gold
    yield from spend_any(game, player, cost.get("any", 0), about)


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
    for left in range(number, 0, -1):
        if left == total(player):  # everything goes: nothing to choose
            for what in [*player.hand.cards, *(k for k in TOKENS for _ in range(player.supply[k]))]:
                spend_one(game, player, what)
            return
        options: dict[str, str] = {f"spend:{kind}": kind for kind in TOKENS if player.supply[kind]}
        options |= {f"spend:{card}": card for card in player.hand.cards}
        what = yield from pick(player.seat, "EL-RES-4", options, about=about)
        spend_one(game, player, what)


def spend_one(game: Table, player: Player, what: str) -> None:
    if what in player.supply:
        player.supply[what] -= 1
        game.tell("spent", who=player.faction, what=what)
    else:
        discard_magic(game, player, what)
        game.tell("spent", who=player.faction, what=what)


def spend_magic(game: Table, player: Player, number: int) -> Rule[None]:
    for _ in range(number):
        options = {f"spend:{card}": card for card in player.hand.cards}
        card = yield from pick(player.seat, "EL-MAGIC-5", options)
        spend_one(game, player, card)


def lose(game: Table, player: Player, kind: str, number: int) -> int:
    """Take tokens of one kind away, as far as there are any."""
    lost = min(number, player.supply[kind])
    player.supply[kind] -= lost
    return lost
