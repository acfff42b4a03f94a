"""Settlements, wards and raids (scenario S-2)."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from ....kernel.ask import Deed, Rule
from ..fields import Field, on_map
from ..scenarios import Raids
from ..state import EuthiaState, Player, Table
from .costs import give_loose, loose
from .foes import special_rule
from .land import all_fields, location, monster_on, steps_from, tile_id
from .life import gain_coins, gain_reputation

SHOPS = ("merchants", "alchemists")


def settlements(state: EuthiaState) -> list[Field]:
    """S-2 rule 1: every liberated merchants or alchemists field, until it falls."""
    return [
        field
        for field in all_fields(state)
        if location(state, field) in SHOPS and not monster_on(state, field)
    ]


def fallen(state: EuthiaState) -> int:
    return state.peril.ruined


def ward_options(game: Table, player: Player) -> dict[str, Deed]:
    """S-2 rule 1: two coins or an essence for a token of defensive magic."""
    state = game.state
    rule = special_rule(state, Raids)
    if rule is None or location(state, player.at) not in SHOPS:
        return {}
    laid = state.peril.magic
    if laid.get(player.at, 0) >= rule.wards_per_field or sum(laid.values()) >= rule.wards:
        return {}
    options: dict[str, Deed] = {}
    if player.coins >= rule.ward_coins:
        options["ward:coins"] = partial(ward_for_coins, game, player, rule.ward_coins)
    if loose(player, gems=False):
        options["ward:essence"] = partial(ward_for_essence, game, player)
    return options


def ward_for_coins(game: Table, player: Player, coins: int) -> None:
    gain_coins(game, player, -coins)
    lay_ward(game, player)


def ward_for_essence(game: Table, player: Player) -> Rule[None]:
    yield from give_loose(game, player, "any", False, "EU-TURN-6")
    lay_ward(game, player)


def lay_ward(game: Table, player: Player) -> None:
    magic = game.state.peril.magic
    magic[player.at] = magic.get(player.at, 0) + 1
    game.tell("warded", who=player.hero, tile=tile_id(game.state, player.at))


def raid_round(game: Table, rule: Raids) -> None:
    """S-2 rules 2 and 4: in the rounds named, later against two settlements, not twice one."""
    raided: list[Field] = []
    if game.state.round in rule.rounds:
        for _ in range(2 if game.state.round >= rule.twice_from else 1):
            raided += raid(game, rule, raided)


def raid(game: Table, rule: Raids, spared: Collection[Field] = ()) -> list[Field]:
    """S-2 rule 2: the settlement farthest from its nearest hero; ties by placement, then hex.
    Given back is where the raid went: nowhere, if no settlement but the spared ones stands."""
    state = game.state
    standing = [field for field in settlements(state) if field not in spared]
    if not standing:
        return []
    far = {field: steps_from(state, field) for field in standing}
    heroes = [player for player in state.players if on_map(player.at)]
    target = max(
        standing, key=lambda field: (min(far[field].get(one.at, 999) for one in heroes), -field)
    )
    strength = sum(game.chance.roll("raid", 2)) + state.peril.raids
    state.peril.raids += 1
    distance = far[target]
    near = sum(distance.get(one.at, 999) <= rule.hero_distance for one in heroes)
    wards = state.peril.magic.get(target, 0)
    defence = rule.defence + rule.per_ward * wards + rule.per_hero * near
    game.tell("raid", tile=tile_id(state, target), strength=strength, defence=defence)
    if strength > defence:
        fall(state, target)
        game.tell("settlement-fell", tile=tile_id(state, target))
        return [target]
    close = [one for one in heroes if distance.get(one.at, 999) <= rule.near_distance]
    hold(game, rule, target, close)
    return [target]


def fall(state: EuthiaState, field: Field) -> None:
    """S-2 rule 3: rubble; the field stays liberated but is no shop any more."""
    state.trade_tokens.pop(field, None)
    state.peril.magic.pop(field, None)
    state.peril.rubble.append(field)
    state.peril.ruined += 1


def hold(game: Table, rule: Raids, field: Field, near: list[Player]) -> None:
    """S-2 rule 3: one token of magic is used up; in competitive play those nearby gain."""
    state = game.state
    game.tell("settlement-held", tile=tile_id(state, field))
    if state.peril.magic.get(field):
        state.peril.magic[field] -= 1
    if state.mode != "competitive":
        return
    owner = state.trade_tokens.get(field)
    if owner is not None:
        gain_reputation(game, state.players[owner], rule.owner_reputation)
    for player in near:
        gain_reputation(game, player, rule.near_reputation)
