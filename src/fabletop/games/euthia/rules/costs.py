"""Paying: what a use, a quest or a slot asks for (EU-QUEST-3)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Rule, pick
from ..effects.uses import Cost
from ..library import library
from ..state import Player, Table
from ..terms import ELEMENTS, MINES
from .belongings import EQUIPMENT
from .decks import colour_of, discard, discard_card, hand, tell_discard
from .gear import may_lose, remove_tile
from .life import gain_coins, gain_reputation, suffer
from .skoldur import count_dwurt

FREE = Cost()


def payable(player: Player, cost: Cost) -> bool:
    """Can all of it be paid?"""
    if cost is FREE or cost == FREE:
        return True
    return (
        player.coins >= cost.coins
        and player.gaar >= cost.gaar  # EU-SKOLDUR-4: Dwurt does not count as Gaar
        and player.dwurt >= cost.dwurt
        and player.health > cost.health
        and player.reputation >= cost.reputation
        and len(player.silver.cards) >= cost.silver
        and len(player.gold.cards) >= cost.gold
        and (not cost.gems or _covers(loose(player, gems=True), cost.gems))
        and (not cost.essences or _covers(loose(player, gems=False), cost.essences))
        and (not cost.resources or _covers(mined(player), cost.resources))
        and (not cost.trophies or _covers(levels(player), [str(one) for one in cost.trophies]))
        and (not cost.items or _covers(kinds(player), cost.items))
    )


def loose(player: Player, gems: bool) -> list[str]:
    """EU-QUEST-3: socketed gems and laid essences never count."""
    return [one for one in player.loose if (one in ELEMENTS) != gems]


def resources(player: Player) -> list[str]:
    return [id for id in player.bags if _is_tile(id) and library().tiles[id].source in MINES]


def mined(player: Player) -> list[str]:
    """The mines of the resources."""
    return [library().tiles[one].source for one in resources(player)]


def levels(player: Player) -> list[str]:
    return [str(trophy_level(one)) for one in trophies(player)]


def kinds(player: Player) -> list[str]:
    return [library().tiles[one].kind for one in items(player)]


def trophies(player: Player) -> list[str]:
    return [id for id in player.bags if not _is_tile(id)]


def trophy_level(card: str) -> int:
    """EU-ITEMS-12: elite trophies count as normal ones of their level."""
    found = library().monsters.get(card) or library().elites[card]
    return found.level


def items(player: Player) -> list[str]:
    """EU-ITEMS-1: tiles in bags and worn equipment; skills are not items."""
    worn = [
        id
        for id in player.slots
        if id and library().tiles[id].kind in EQUIPMENT and may_lose(player, id)
    ]
    return [id for id in player.bags if _is_tile(id)] + worn


def _is_tile(id: str) -> bool:
    return id in library().tiles


def _covers(have: Sequence[str], wanted: Sequence[str]) -> bool:
    """Is there a thing of its own for each wish? Named ones first, then those of one's choice."""
    if len(have) < len(wanted):
        return False
    left = list(have)
    for one in wanted:
        if one != "any":
            if one not in left:
                return False
            left.remove(one)
    return True


def pay(game: Table, player: Player, cost: Cost, rule: str) -> Rule[None]:
    """All of it; where there is a choice, the player's."""
    if cost.coins:
        gain_coins(game, player, -cost.coins)
    if cost.gaar:
        player.gaar -= cost.gaar
        game.tell("gaar", who=player.hero, amount=-cost.gaar)
    if cost.dwurt:  # EU-SKOLDUR-5
        player.dwurt -= cost.dwurt
        game.tell("dwurt", who=player.hero, amount=-cost.dwurt)
        count_dwurt(game, player, cost.dwurt)
    if cost.health:
        suffer(game, player, cost.health)
    if cost.reputation:
        gain_reputation(game, player, -cost.reputation)
    for colour in ("silver", "gold"):
        for _ in range(getattr(cost, colour)):
            yield from give_card(game, player, colour, rule)
    for gem in sorted(cost.gems, key=lambda one: one == "any"):
        yield from give_loose(game, player, gem, True, rule)
    for essence in sorted(cost.essences, key=lambda one: one == "any"):
        yield from give_loose(game, player, essence, False, rule)
    for mine in sorted(cost.resources, key=lambda one: one == "any"):
        fitting = [id for id in resources(player) if mine in ("any", library().tiles[id].source)]
        yield from give_thing(game, player, fitting, rule)
    for level in cost.trophies:
        fitting = [one for one in trophies(player) if trophy_level(one) == level]
        yield from give_thing(game, player, fitting, rule)
    for kind in cost.items:
        fitting = [id for id in items(player) if library().tiles[id].kind == kind]
        yield from give_thing(game, player, fitting, rule)


def give_card(game: Table, player: Player, colour: str, rule: str) -> Rule[None]:
    zone = player.silver if colour == "silver" else player.gold
    card = yield from pick(player.seat, rule, {f"card:{one}": one for one in zone.cards})
    own = colour_of(card)
    hand(player, own).take(card)
    discard_card(game.state, card, own)
    tell_discard(game, player.seat, card, own)


def give_loose(game: Table, player: Player, wanted: str, gems: bool, rule: str) -> Rule[None]:
    """A loose gem or essence back to the supply."""
    fitting = [one for one in loose(player, gems) if wanted in ("any", one)]
    if not fitting:
        return
    thing = yield from pick(player.seat, rule, {f"pay:{one}": one for one in fitting})
    player.loose.remove(thing)
    game.tell("paid-thing", who=player.hero, thing=thing)


def give_thing(game: Table, player: Player, fitting: list[str], rule: str) -> Rule[None]:
    """A tile or trophy to its discard pile."""
    if not fitting:
        return
    thing = yield from pick(player.seat, rule, {f"pay:{one}": one for one in fitting})
    game.tell("paid-thing", who=player.hero, thing=thing)
    put_away(game, player, thing)


def put_away(game: Table, player: Player, thing: str) -> None:
    """Discard a tile or trophy of the player, from wherever it lies. EU-ITEMS-4: everything to its
    own supply, personal weapons and shields beside the board, to be bought again."""
    if not _is_tile(thing):
        player.bags.remove(thing)
        discard_trophy(game, thing)
        return
    remove_tile(player, thing)
    if library().tiles[thing].source == "personal":
        player.beside.append(thing)
    else:
        discard(game.state, thing)


def discard_trophy(game: Table, card: str) -> None:
    """Monster cards go to the discards of their level, elite cards out of the game."""
    monster = library().monsters.get(card)
    if monster is None:
        game.state.removed.append(card)
    else:
        game.state.discards[f"monster-{monster.level}"].append(card)
