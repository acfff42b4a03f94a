"""Building views: what each seat sees, built up from nothing. Cards pass only through `eyes`."""

from __future__ import annotations

from ....kernel.secrecy import EVERYONE, Eyes, Pile, only
from ..party import member_of
from ..rules import memory
from ..rules.defence import shield_of
from ..rules.endings import feat_of, kept_goal, wanted_kills
from ..rules.levels import gold_per_token, hazard_damage, monster_level, trap_damage
from ..rules.scenarios import scenario_of
from ..state import REST, Figure, GloomhavenState, Hero
from .models import (
    ActiveView,
    DeckView,
    FigureView,
    HeroView,
    ItemView,
    PlaceView,
    TableView,
    TileView,
    TurnView,
)


def table_view(state: GloomhavenState, eyes: Eyes) -> TableView:
    """Section 7.2: hidden and public information; what players say to each other is theirs
    (GH-ROUND-07)."""
    turn = state.turn
    return TableView(
        seat=eyes.seat,
        phase=state.phase,
        round=state.round,
        scenario=state.scenario,
        dungeon=state.dungeon,
        level=state.level,
        monster_level=monster_level(state),
        gold_per_token=gold_per_token(state),
        trap_damage=trap_damage(state),
        hazard_damage=hazard_damage(state),
        heroes=tuple(hero_view(state, one, eyes) for one in state.heroes),
        figures=tuple(figure_view(state, one) for one in state.figures.values()),
        tiles=tuple(
            TileView(one.at, one.kind, one.art, one.damage, one.conditions)
            for one in state.overlays
        ),
        revealed=state.revealed,
        opened=state.opened,
        unlocked=state.unlocked,
        money=state.money,
        treasures=tuple((at, what.startswith("goal")) for at, what in state.treasures),
        elements=dict(state.elements),
        infusing=state.infusing,
        decks=tuple(
            DeckView(name, eyes.content(one.draw, EVERYONE), eyes.see(one.gone), one.current)
            for name, one in state.decks.items()
        ),
        modifiers=eyes.content(state.modifiers, EVERYONE),
        drawn=eyes.see(state.drawn),
        blesses=state.blesses,
        curses=state.curses,
        monster_curses=state.monster_curses,
        order=tuple(PlaceView(one.who, one.kind, one.initiative) for one in state.order),
        turn=TurnView(turn.figure, turn.stage, turn.card, turn.half, turn.basic, turn.line),
        outcome=state.outcome,
        blow=state.blow,  # attacks and their cards are public
        kills=kills_view(state),
        goals_looted=memory.goal_treasures_looted(state),
    )


def kills_view(state: GloomhavenState) -> tuple[int, int]:
    if not state.revealed:
        return 0, 0
    goal = scenario_of(state).goal
    return memory.kills(state), wanted_kills(state, goal) if goal.kill_count != 0 else 0


def hero_view(state: GloomhavenState, hero: Hero, eyes: Eyes) -> HeroView:
    shown = eyes.may(hero.picks.audience)
    member = member_of(state, hero)
    return HeroView(
        seat=hero.seat,
        type=hero.type,
        name=member.name if member is not None else "",
        level=hero.level,
        hand=hand_view(state, hero, eyes),
        picks=eyes.see(hero.picks) if shown else Pile(min(1, len(hero.picks.cards))),
        ready=bool(hero.picks.cards),
        resting=shown and hero.picks.cards[:1] == [REST],
        played=hero.played,
        initiative=hero.initiative,
        discard=eyes.see(hero.discard),
        lost=eyes.see(hero.lost),
        active=tuple(
            ActiveView(one.card, one.half, one.slot, one.figure, one.round) for one in hero.active
        ),
        items=tuple(ItemView(one.item, one.state, one.slot) for one in hero.items),
        pool=hero.pool if eyes.may(only(hero.seat)) else (),
        perks=hero.perks,
        deck=eyes.content(hero.deck, EVERYONE),
        drawn=eyes.see(hero.drawn),
        goals=eyes.see(hero.goals),
        feat=feat_view(state, hero, eyes),
        xp=hero.xp,
        tokens=hero.tokens,
        gold=hero.gold,
        treasures=hero.treasures,
        found=hero.found,
        checks=hero.checks,
        exhausted=hero.exhausted,
    )


def feat_view(state: GloomhavenState, hero: Hero, eyes: Eyes) -> int:
    goal = kept_goal(hero) if eyes.may(hero.goals.audience) else None
    return feat_of(state, hero, goal.feat) if goal is not None and hero.type else 0


def hand_view(state: GloomhavenState, hero: Hero, eyes: Eyes) -> Pile:
    """How many cards are left in hand would betray a long rest, so the chosen ones count in it
    until all choices are turned over."""
    seen = eyes.see(hero.hand)
    if seen.cards is None and state.phase in ("lead", "second"):
        return Pile(seen.count + sum(one != REST for one in hero.picks.cards))
    return seen


def figure_view(state: GloomhavenState, one: Figure) -> FigureView:
    return FigureView(
        id=one.id,
        kind=one.kind,
        type=one.type,
        rank=one.rank,
        number=one.number,
        side=one.side,
        owner=one.owner,
        at=one.at,
        hp=one.hp,
        most=one.most,
        shield=shield_of(state, one),
        conditions=one.conditions,
        acted=one.acted,
        waits=one.waits,
    )
