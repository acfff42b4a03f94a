"""Builds the view of a seat from nothing (section 6). Cards pass only through `eyes`."""

from __future__ import annotations

from ....kernel.secrecy import Eyes
from ..rules.dice import wins_ties
from ..rules.land import monster_at
from ..rules.levels import value
from ..rules.monsters import candidates
from ..state import Battle, EldervaleState, Held, Player, Side, Table
from .ahead import ahead, at_table
from .models import (
    BattleView,
    ColumnView,
    HeldView,
    OfferView,
    PlayerView,
    RealmView,
    SideView,
    TableView,
    UnitView,
)


def table_view(state: EldervaleState, eyes: Eyes) -> TableView:
    """Section 6 of the specification: hidden and public information."""
    game = at_table(state)
    return TableView(
        seat=eyes.seat,
        phase=state.phase,
        round=state.round,
        turns=state.turns,
        first=state.first,
        active=state.active,
        peace=state.peace,
        teams=state.teams,
        elements=state.elements,
        players=tuple(player_view(game, player, eyes) for player in state.players),
        realms=tuple(realm_view(state, place) for place in range(len(state.realms))),
        bridge=state.bridge,
        stock=eyes.see(state.stock),
        drawn=state.drawn,
        offers=tuple(
            OfferView(one, card, len(state.decks[one].cards)) for one, card in state.offers.items()
        ),
        pools={element: eyes.see(pool) for element, pool in state.pools.items()},
        spent=tuple(state.spent),
        magic=eyes.see(state.magic),
        magic_discard=eyes.see(state.magic_discard),
        casting=tuple(state.casting),
        monsters=dict(state.monsters),
        power_orbs=tuple(state.power_orbs),
        glory_orbs=tuple(state.glory_orbs),
        menu=tuple(state.menu),
        hoard_left=state.hoard_left,
        mercenaries=tuple(state.mercenaries),
        trigger=state.trigger,
        left=state.left,
        placed=state.placed,
        placed_at=state.placed_at,
        rushing=rushing(game),
        due=tuple(state.due),
        battle=battle_view(game, state.battle) if state.battle is not None else None,
        ghost_card=state.ghost.card if state.ghost is not None else "",
        sheet=tuple(state.sheet),
    )


def player_view(game: Table, player: Player, eyes: Eyes) -> PlayerView:
    state = game.state
    return PlayerView(
        seat=player.seat,
        faction=player.faction,
        element=player.element,
        ghost=player.ghost,
        vp=player.vp,
        glory=player.glory,
        orbs=player.orbs,
        regrouped=player.regrouped,
        tactics=player.tactics,
        supply=dict(player.supply),
        hand=eyes.see(player.hand),
        packet=eyes.see(state.packets[player.seat]) if state.packets else None,
        units=tuple(UnitView(unit, where) for unit, where in player.units.items()),
        dwellings=tuple(player.dwellings),
        power=dict(player.power),
        values={element: value(player, element) for element in player.power},
        treasure=tuple(player.treasure),
        tableau=tuple(held_view(held) for held in player.tableau),
        quests=tuple(player.quests),
        hoard=tuple(player.hoard),
        hired=dict(player.hired),
        ahead=ahead(game, player, eyes),
    )


def held_view(held: Held) -> HeldView:
    return HeldView(held.id, held.slots, held.orb, held.host)


def realm_view(state: EldervaleState, place: int) -> RealmView:
    """Only uncovered tokens; those below are in the pool, which nobody sees."""
    realm = state.realms[place]
    columns = tuple(
        ColumnView(shown, len(shown) + covered)
        for shown, covered in zip(realm.columns, realm.covered, strict=True)
    )
    monster = next((one for one, where in state.monsters.items() if where == place), "")
    q, r = state.hexes[place]
    return RealmView(realm.tile, q, r, columns, monster)


def rushing(game: Table) -> tuple[str, ...]:
    """EL-MONSTER-5: between a placement and its action."""
    state = game.state
    if state.phase != "placed" or state.peace or monster_at(state, state.placed_at):
        return ()
    return tuple(candidates(game, state.player, state.placed, state.placed_at))


def battle_view(game: Table, battle: Battle) -> BattleView:
    sides = tuple(side_view(game, battle, side) for side in battle.sides)
    return BattleView(battle.at, battle.stage, sides, battle.monster)


def side_view(game: Table, battle: Battle, side: Side) -> SideView:
    return SideView(
        side.seat,
        side.monster,
        side.pool,
        tuple(side.preset),
        tuple(side.dice),
        side.won,
        wins_ties(game, battle, side),
    )
