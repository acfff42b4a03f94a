"""Health, death and resurrection outside combat; coins, reputation, tokens (EU-DEATH, EU-GEN)."""

from __future__ import annotations

from ..fields import field_of
from ..library import library
from ..state import EuthiaState, Player, Table
from ..terms import Element, GemKind
from .belongings import max_health

CHURCH = field_of(0)  # EU-DEATH-6: the centre of the start tile
DEATH_COST = 2  # CONST-DEATH
COOP_DEATH_COST = 1  # EU-COOP-6


def gain_coins(game: Table, player: Player, amount: int) -> None:
    """EU-GEN-3: coins are without limit; what is lost is lost as far as it is there."""
    amount = max(amount, -player.coins)
    player.coins += amount
    if amount:
        game.tell("coins-gained" if amount > 0 else "coins", who=player.hero, amount=amount)


def gain_reputation(game: Table, player: Player, amount: int) -> None:
    """EU-GEN-6: never below 0 during play; the tokens for every 50 are bookkeeping."""
    amount = max(amount, -player.reputation)
    player.reputation += amount
    if amount:
        game.tell(
            "reputation-gained" if amount > 0 else "reputation", who=player.hero, amount=amount
        )


def gain_gaar(game: Table, player: Player, amount: int) -> None:
    player.gaar += amount
    if amount:
        game.tell("gaar-gained" if amount > 0 else "gaar", who=player.hero, amount=amount)


def gain_dwurt(game: Table, player: Player, amount: int) -> None:
    """Only Skoldur has Dwurt; for others it is Gaar."""
    if not library().heroes[player.hero].dwurt_spaces:
        gain_gaar(game, player, amount)
        return
    player.dwurt += amount
    if amount:
        game.tell("dwurt-gained" if amount > 0 else "dwurt", who=player.hero, amount=amount)


def gain_gem(game: Table, player: Player, gem: GemKind) -> None:
    player.loose.append(gem)
    game.tell("gained", who=player.hero, thing=gem)


def gain_essence(game: Table, player: Player, element: Element) -> None:
    player.loose.append(element)
    game.tell("gained-essence", who=player.hero, element=element)


def gain_potion(game: Table, player: Player) -> None:
    """EU-GEN-3: healing potions are alike and never run out."""
    player.bags.append(library().piles["healing"][0])
    game.tell("gained", who=player.hero, thing=library().piles["healing"][0])


def heal(game: Table, player: Player, amount: int) -> int:
    """EU-DEATH-1: never above the maximum."""
    healed = min(amount, max_health(player) - player.health)
    if healed > 0:
        player.health += healed
        game.tell("healed", who=player.hero, amount=healed)
    return max(0, healed)


def suffer(game: Table, player: Player, amount: int) -> bool:
    """EU-DEATH-1: wounds lower the health; True if the hero is dead now."""
    player.health = max(0, player.health - amount)
    if amount:
        game.tell("wounded", who=player.hero, amount=amount)
    return player.health == 0


def die_outside(game: Table, player: Player, cost: int = DEATH_COST) -> None:
    """EU-DEATH-4: to the church at full health; reputation falls, movement points are lost."""
    state = game.state
    if state.mode == "coop":
        cost = min(cost, COOP_DEATH_COST)
    game.tell("died", who=player.hero)
    to_church(state, player)
    gain_reputation(game, player, -cost)
    state.risen.append(player.seat)


def to_church(state: EuthiaState, player: Player) -> None:
    """EU-DEATH-6: on the church figure; that is not entering. EU-MOVE-5: movement points go."""
    player.at = CHURCH
    player.health = max_health(player)
    if player.seat == state.active:
        state.mp = 0
        state.arrived = False
