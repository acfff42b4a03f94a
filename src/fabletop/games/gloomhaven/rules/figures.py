"""Figures: who they are, what they can do, who is whose enemy."""

from __future__ import annotations

from functools import lru_cache

from ..effects.vocabulary import Change
from ..library import library
from ..records import LEVELS, NONE, Named, Stats
from ..state import Figure, GloomhavenState, Hero
from ..terms import Condition
from . import where
from .bonuses import changes_of
from .levels import monster_level


def gone(state: GloomhavenState, figure: Figure) -> bool:
    return state.figures.get(figure.id) is not figure


def hero_of(state: GloomhavenState, figure: Figure) -> Hero:
    return state.heroes[figure.owner]


def figure_of(state: GloomhavenState, hero: Hero) -> Figure | None:
    return state.figures.get(hero.type)


def seat_for(state: GloomhavenState, figure: Figure) -> int:
    """GH-SUMMON-09, D-MONSTER: the owner decides for a summon, the lead player for monsters."""
    return figure.owner if figure.owner >= 0 else state.asked


# Sides


def hostile(one: Figure, other: Figure) -> bool:
    """GH-SPECIAL-16: figures of different sides are enemies."""
    return one.side != other.side


def foes_of(state: GloomhavenState, figure: Figure) -> list[Figure]:
    side = figure.side
    return [one for one in state.figures.values() if one.side != side]


def allies_of(state: GloomhavenState, figure: Figure) -> list[Figure]:
    """1.5: nobody is its own ally."""
    side = figure.side
    return [one for one in state.figures.values() if one.side == side and one is not figure]


# Statistics


def stats(state: GloomhavenState, figure: Figure) -> Stats:
    if figure.kind == "monster":
        box = library()
        named = box.named.get(figure.type)
        level = monster_level(state) if named is None else named_level(state, named)
        return box.stats(figure.type, figure.rank, level)
    if figure.kind == "summon":
        return summon_stats(figure.type)
    if figure.kind == "objective":
        return objective_stats(state.scenario, figure.type)
    return hero_stats()


def most_hp(state: GloomhavenState, type: str, rank: str) -> int:
    """GH-BOSS-03: values with C use the number of characters in the scenario."""
    named = library().named.get(type)
    level = monster_level(state) if named is None else named_level(state, named)
    hp = library().stats(type, rank, level).hp
    if isinstance(hp, int):
        return hp
    whole = hp.times * state.count + hp.plus
    return (whole + 1) // 2 if hp.half else whole


def named_level(state: GloomhavenState, named: Named) -> int:
    """GH-SPECIAL-13: some are played a level above the others."""
    return min(LEVELS - 1, monster_level(state) + named.level_more)


@lru_cache(maxsize=256)
def summon_stats(type: str) -> Stats:
    summon = library().summons[type]
    return Stats(
        hp=summon.hp,
        move=summon.move,
        attack=summon.attack,
        range=summon.range,
        conditions=summon.conditions,
        flying=summon.flying,
    )


@lru_cache(maxsize=256)
def objective_stats(scenario: str, type: str) -> Stats:
    token = library().tokens.get(type)
    if token is not None:  # GH-BOSS-07
        return Stats(hp=1, move=token.move, attack=NONE)
    objective = next(one for one in library().scenarios[scenario].objectives if one.id == type)
    return Stats(hp=1, move=objective.move, attack=NONE)


@lru_cache(maxsize=1)
def hero_stats() -> Stats:
    return Stats(hp=1, move=NONE, attack=NONE)


# What holds for a figure


def flies(state: GloomhavenState, figure: Figure) -> bool:
    if figure.kind == "hero":
        return changed(state, figure, "flying") is not None
    return figure.kind != "objective" and stats(state, figure).flying


def immune(state: GloomhavenState, figure: Figure, condition: Condition) -> bool:
    """GH-COND-13, GH-BOSS-04, GH-SPECIAL-10."""
    if figure.kind == "monster":
        return condition in stats(state, figure).immune
    if figure.kind == "objective":
        return figure.side == "monsters"
    if figure.kind == "hero":
        change = changed(state, figure, "immune", condition)
        return change is not None
    return False


def immune_to_force(state: GloomhavenState, figure: Figure) -> bool:
    if figure.kind == "monster":
        kinds = stats(state, figure).immune
        return "push" in kinds or "pull" in kinds
    return figure.kind == "objective" and figure.side == "monsters"  # GH-SPECIAL-10


def changed(
    state: GloomhavenState, figure: Figure, what: str, condition: Condition | None = None
) -> Change | None:
    """A rule that reads otherwise for a hero, by an item or an active card."""
    for change in changes_of(state, state.heroes[figure.owner]):
        if change.what == what and (condition is None or condition in change.conditions):
            return change
    return None


def can_be_seen_by_foes(state: GloomhavenState, figure: Figure) -> bool:
    """GH-COND-10: the invisible can be neither focus nor target."""
    if "invisible" in figure.conditions:
        return False
    if figure.kind == "hero" and changed(state, figure, "phasing") is not None:
        return where.kind_at(state, figure.at) != "obstacle"
    return True
