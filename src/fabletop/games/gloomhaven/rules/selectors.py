"""Selectors: which figures an ability means (3.3)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..effects.aim import Aim
from ..effects.vocabulary import Who
from ..state import ActionTally, Figure, GloomhavenState, Table
from ..terms import Hex
from . import where
from .clauses import holds
from .figures import allies_of, can_be_seen_by_foes, foes_of, hostile, stats
from .scenarios import scenario_of


def candidates(state: GloomhavenState, aim: Aim, who: Who) -> list[Figure]:
    """Everybody the selector names, before a choice among them."""
    performer = aim.figure
    if who.side == "self":
        return [performer]
    if who.same:
        found = [state.figures[id] for id in aim.tally.same if id in state.figures]
    else:
        found = [one for one in on_side(state, performer, who) if near(state, aim, who, one)]
    if who.rank:
        found = [one for one in found if rank_fits(one, who.rank)]
    if who.side in ("enemies", "figures"):
        # 1.5: invisible figures cannot be targeted by their enemies
        found = [
            one for one in found if not hostile(one, performer) or can_be_seen_by_foes(state, one)
        ]
    return [one for one in found if holds(state, who.when, performer, aim.tally, one)]


def on_side(state: GloomhavenState, performer: Figure, who: Who) -> list[Figure]:
    if who.side == "enemies":
        return foes_of(state, performer)
    if who.side == "allies":
        return allies_of(state, performer)
    if who.side in ("self-and-allies", "self-or-ally"):
        return [performer, *allies_of(state, performer)]
    if who.side == "figures":
        return [one for one in state.figures.values() if one is not performer]
    return [
        one
        for one in state.figures.values()
        if one.kind == "summon" and one.owner == performer.owner and one is not performer
    ]


def near(state: GloomhavenState, aim: Aim, who: Who, one: Figure) -> bool:
    """In range of the anchor; from 2 on also in sight of the performer."""
    performer = aim.figure
    if one is performer and who.side in ("self-and-allies", "self-or-ally"):
        return True
    if who.anywhere:
        return True
    if who.own_room:
        return same_room(state, performer.at, one.at)
    distance = range_of(state, performer, who)
    if who.around == "self":
        if where.far(state, performer.at, one.at) > distance:
            return False
        return distance <= 1 or where.sees(state, performer.at, one.at)
    for at in anchor(aim.tally, who.around):
        if not distance:
            if at == one.at:
                return True
        elif at != one.at and where.far(state, at, one.at) <= distance:
            return distance <= 1 or where.sees(state, performer.at, one.at)
    return False


def range_of(state: GloomhavenState, performer: Figure, who: Who) -> int:
    if not who.base_range:
        return who.range
    return max(1, stats(state, performer).range)


def anchor(tally: ActionTally, name: str) -> tuple[Hex, ...]:
    if name == "targets":
        return tally.targets
    if name == "area":
        return tally.area
    if name == "obstacle":
        return tally.obstacle
    if name == "passed":
        return tally.passed
    if name == "entered":
        return tally.entered
    if name == "killed":
        return tally.killed
    return tally.hex


def same_room(state: GloomhavenState, a: Hex, b: Hex) -> bool:
    return any(a in room.hexes and b in room.hexes for room in scenario_of(state).rooms)


def rank_fits(figure: Figure, rank: str) -> bool:
    """GH-BOSS-01, GH-SPECIAL-13: bosses and named monsters are neither normal nor elite."""
    if figure.kind != "monster":
        return False
    return figure.rank == "normal" or (rank == "normal-elite" and figure.rank == "elite")


def choose(
    game: Table, aim: Aim, who: Who, rule: str, verb: str, may_skip: bool = True
) -> Rule[list[Figure]]:
    """Everybody meant; with a number, so many of them, one after the other."""
    found = candidates(game.state, aim, who)
    if not who.count:
        return found
    chosen: list[Figure] = []
    while len(chosen) < who.count:
        options: dict[str, Figure | None] = {
            f"{verb}:{one.id}": one for one in found if one not in chosen
        }
        if not options:
            break
        if may_skip:
            options["done" if chosen else "skip"] = None
        one = yield from pick(aim.seat, rule, options)
        if one is None:
            break
        chosen.append(one)
    return chosen
