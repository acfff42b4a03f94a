"""The realm actions of the automated opponent (EL-SOLO-4, EL-SOLO-5)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..state import READY, TRAY, Place, Player, Table
from .dungeon import burn
from .dwellings import build
from .ghost_choices import level, mind
from .power import gain_power
from .realms import explore_realm
from .resources import gain
from .tableau import gain_card, refill
from .tiles import tiles
from .treasure import columns, keep, lift
from .units import kind_of

# EL-SOLO-5: the order in which units are added
ADDED = ("worker-4", "warrior", "wizard", "dragon", "worker-5", "worker-6")


def ghost_action(game: Table, player: Player, place: Place) -> Rule[None]:
    """It pays nothing and gains no resources but swords."""
    tile = tiles()[game.state.realms[place].tile]
    if tile.kind == "element":
        yield from remove_token(game, player, place)
    elif tile.kind == "dungeon":
        yield from explore_realm(game, player)
        yield from take_cards(game, player)
    elif tile.kind == "mill":
        yield from build(game, player)
    elif tile.kind == "portal":
        add_unit(game, player)
    elif tile.kind in ("fortress", "mage-tower"):
        gain(game, player, "sword")


def remove_token(game: Table, player: Player, place: Place) -> Rule[None]:
    """The top token of the fuller column; EL-SOLO-10: every so many of an element give 1 power."""
    state = game.state
    full = columns(game, place)
    if not full:
        return
    realm = state.realms[place]
    column = max(full, key=lambda one: len(realm.columns[one]) + realm.covered[one])
    yield from keep(game, player, lift(game, place, column))
    element = tiles()[realm.tile].element
    taken = mind(game).removals
    taken[element] = taken.get(element, 0) + 1
    if taken[element] % level(game).tokens == 0:
        yield from gain_power(game, player, element)


def take_cards(game: Table, player: Player) -> Rule[None]:
    """The cards of its strongest elements on offer, the next one is burned.

    EL-SOLO-10: one, or two as a player could; after two nothing is burned.
    """
    state = game.state
    offered = [one for one in state.elements if state.offers[one]]
    offered.sort(key=lambda one: -player.power.get(one, 0))
    taken = level(game).cards
    for element in offered[:taken]:
        yield from gain_card(game, player, state.offers[element])
    if taken == 1 and len(offered) > 1:
        burn(game, state.offers[offered[1]])
    for element in state.elements:
        refill(game, element)


def add_unit(game: Table, player: Player) -> None:
    ghost = mind(game)
    if ghost.added < len(ADDED):
        unit = ADDED[ghost.added]
        ghost.added += 1
        if player.units[unit] == TRAY:
            player.units[unit] = READY
            game.tell("summoned", who=player.faction, unit=kind_of(unit))
