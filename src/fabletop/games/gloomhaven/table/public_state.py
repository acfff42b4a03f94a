"""The public part of a state, rebuilt from a view: what the rules of monsters depend on."""

from __future__ import annotations

from ....kernel.chance import Chance
from ..rules.levels import monster_level
from ..state import (
    Figure,
    GloomhavenState,
    Hero,
    MonsterDeck,
    Overlay,
    Place,
    public,
    secret,
)
from ..views import FigureView, HeroView, TableView


def public_state(view: TableView) -> GloomhavenState:
    """The table without what is hidden and without active cards: enough for section 6."""
    state = GloomhavenState(
        chance=Chance(0),
        options={"information": "secret"},
        heroes=[_hero(one) for one in view.heroes],
        scenario=view.scenario,
        level=view.level,
        figures={one.id: _figure(one) for one in view.figures},
        overlays=tuple(
            Overlay(one.at, one.kind, one.art, one.damage, one.conditions) for one in view.tiles
        ),
        elements=dict(view.elements),
        decks={
            one.name: MonsterDeck(secret(), public(), current=one.current) for one in view.decks
        },
        modifiers=secret(),
        drawn=public(),
        goal_deck=secret(),
        goal_discard=secret(),
        numbers={},
        revealed=view.revealed,
        opened=view.opened,
        unlocked=view.unlocked,
        order=tuple(Place(one.who, one.kind, one.initiative) for one in view.order),
        dungeon=view.dungeon,
    )
    state.level += view.monster_level - monster_level(state)
    return state


def _hero(one: HeroView) -> Hero:
    return Hero(
        seat=one.seat,
        hand=secret(),
        picks=secret(),
        discard=public(),
        lost=public(),
        deck=secret(),
        drawn=public(),
        goals=secret(),
        type=one.type,
        level=one.level,
        initiative=one.initiative,
    )


def _figure(one: FigureView) -> Figure:
    return Figure(
        id=one.id,
        kind=one.kind,
        type=one.type,
        at=one.at,
        hp=one.hp,
        most=one.most,
        side=one.side,
        rank=one.rank,
        number=one.number,
        owner=one.owner,
        conditions=one.conditions,
        acted=one.acted,
        waits=one.waits,
    )
