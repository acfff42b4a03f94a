"""What the automated opponent of the solo game chooses where others are asked (EL-SOLO)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel.hexes import Hex
from ..library import library
from ..records import GhostCard, GhostLevel
from ..state import Battle, Ghost, Place, Player, Table
from .dice import MOST, add_dice, side_of, unit_dice
from .land import DIRECTIONS, beside, monster_at, units_at
from .monsters import strength
from .units import kind_of


def mind(game: Table) -> Ghost:
    ghost = game.state.ghost
    assert ghost is not None
    return ghost


def level(game: Table) -> GhostLevel:
    """EL-SOLO-10: how hard it plays."""
    return library().constants.ghost_levels[game.state.difficulty]


def card_now(game: Table) -> GhostCard | None:
    return library().ghosts.get(mind(game).card)


def along(at: Hex, direction: int) -> int:
    """How far a hex lies in a printed direction."""
    q, r = DIRECTIONS[direction]
    return 2 * at[0] * q + 2 * at[1] * r + at[0] * r + at[1] * q


def direction_now(game: Table) -> int:
    card = card_now(game)
    return card.direction if card is not None else 0


def choose_realm_hex(game: Table, spots: Sequence[Hex]) -> Hex:
    """EL-SOLO-4: the legal hex with most neighbours; ties: direction."""
    land = set(game.state.hexes)
    way = direction_now(game)
    return max(
        spots, key=lambda at: (sum(beside(at, one) in land for one in range(6)), along(at, way))
    )


def choose_site(game: Table, worth: Mapping[Place, int]) -> Place:
    """EL-SOLO-4: where a dwelling gives most VP."""
    way = direction_now(game)
    return max(worth, key=lambda place: (worth[place], along(game.state.hexes[place], way)))


def choose_join(game: Table, player: Player, battle: Battle, units: list[str]) -> None:
    """EL-SOLO-6: it joins if its dice would then at least equal the strongest other side."""
    if not units:
        return
    own = sum(unit_dice(unit) for unit in (*units_at(player, battle.at), *units))
    if min(MOST, own) >= strongest_other(game, player, battle):
        for unit in units:
            player.units[unit] = battle.at
            game.tell("joined", who=player.faction, unit=kind_of(unit))


def strongest_other(game: Table, player: Player, battle: Battle) -> int:
    state = game.state
    pools = [0]
    monster = monster_at(state, battle.at)
    if monster:
        pools.append(strength(monster))
    for other in state.players:
        if other is not player and units_at(other, battle.at):
            side = side_of(battle, other.seat)
            pools.append(
                side.pool
                if side is not None
                else min(MOST, sum(unit_dice(unit) for unit in units_at(other, battle.at)))
            )
    return max(pools)


def choose_swords(game: Table, player: Player, battle: Battle) -> None:
    """EL-SOLO-6: swords until it has one die more than the strongest other side, if it can."""
    side = side_of(battle, player.seat)
    if side is None:
        return
    others = max((one.pool for one in battle.sides if one is not side), default=0)
    needed = min(MOST, others + 1) - side.pool
    if 0 < needed <= player.supply["sword"]:
        player.supply["sword"] -= needed
        add_dice(side, needed)
        game.tell("spent-swords", who=player.faction, number=needed, dice=side.pool)
