"""Figures that come in the course of play: summons of both sides, spawned monsters."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..library import library
from ..map.ground import ground
from ..state import Active, Figure, Seat, Table
from ..terms import Hex, Rank
from . import where
from .cards import activate
from .decks import draw_for_types
from .figures import foes_of
from .placing import free_numbers, put_monster


def summon_hero_figure(game: Table, figure: Figure, summon: str, seat: Seat) -> Rule[bool]:
    """GH-SUMMON-01: on an empty hex beside the summoner; without one it cannot be used."""
    state = game.state
    free = [at for at in where.near(state, figure.at) if where.empty(state, at)]
    if not free:
        return False
    options: dict[str, Hex | None] = {f"summon:{q},{r}": (q, r) for q, r in free}
    options["skip"] = None
    at = yield from pick(seat, "GH-SUMMON-01", options)
    if at is None:
        return False
    record = library().summons[summon]
    state.summoned += 1
    new = Figure(
        id=f"{summon}-{state.summoned}",
        kind="summon",
        type=summon,
        at=at,
        hp=record.hp,
        most=record.hp,
        side=figure.side,
        owner=figure.owner,
        spawned=True,
        waits=True,  # GH-SUMMON-03
        order=state.summoned,
    )
    state.figures[new.id] = new
    game.tell("summoned", who=figure.id, what=summon)
    attach(game, figure, new)
    return True


def attach(game: Table, figure: Figure, new: Figure) -> None:
    """GH-SUMMON-02: the card lies in the active area as long as its summon stands.

    GH-SUMMON-10: a summon made by an item needs no card."""
    turn = game.state.turn
    if turn.card and not turn.basic and turn.figure == figure.id:
        active: Active = activate(game, game.state.heroes[figure.owner])
        active.figure = new.id


def summon_monster(
    game: Table, summoner: Figure, type: str, rank: Rank, around: Hex, hp: int, seat: Seat
) -> Rule[None]:
    """GH-MOTHER-03: beside the summoner, as close as possible to an enemy."""
    state = game.state
    free = [at for at in where.near(state, around) if where.empty(state, at)]
    if not free or not free_numbers(state, type):
        return
    foes = [one.at for one in foes_of(state, summoner)]
    if foes:
        distance = {at: min(where.far(state, at, foe) for foe in foes) for at in free}
        least = min(distance.values())
        free = [at for at in free if distance[at] == least]
    options = {f"summon:{q},{r}": (q, r) for q, r in free}
    at = yield from pick(seat, "GH-MOTHER-03", options, about=type)
    new = put_monster(game, type, rank, at, spawned=True, waits=True, hp=hp)
    if new is not None:
        new.side = summoner.side
        game.tell("monster-summoned", who=summoner.id, what=new.id)


def spawn(game: Table, type: str, rank: Rank, at: Hex, between_rounds: bool) -> Rule[None]:
    """GH-SPECIAL-01: on its marked hex or the nearest empty one; no money when it dies."""
    state = game.state
    if not free_numbers(state, type):
        return
    place = at
    if not where.empty(state, at):
        free = [one for one in ground(state).hexes if where.empty(state, one)]
        nearest = where.nearest(state, at, free)
        if not nearest:
            return
        options = {f"spawn:{q},{r}": (q, r) for q, r in nearest}
        place = yield from pick(state.asked, "GH-SPECIAL-01", options, about=type)
    new = put_monster(game, type, rank, place, spawned=True, revealed=not between_rounds)
    if new is not None:
        game.tell("spawned", what=new.id)
    draw_for_types(game)
