"""GH-DOOR-05 to GH-DOOR-07: rooms come to light."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..records import Scenario, Spawn
from ..state import Figure, GloomhavenState, Overlay, Table
from ..terms import Hex
from . import where
from .decks import draw_for_types
from .dungeon import fill, penalty
from .memory import count_room
from .placing import free_numbers, put_monster, rank_of
from .scenarios import scenario_of


def reveal(game: Table, room: str, opener: Figure | None) -> Rule[None]:
    """GH-DOOR-05: tiles, money, treasures and monsters of a room are laid out."""
    state = game.state
    scenario = scenario_of(state)
    state.revealed = (*state.revealed, room)
    game.tell("room-revealed", number=len(state.revealed))
    lay_tiles(state, scenario, room)
    spots = scenario.room(room).hexes
    state.money += tuple(at for at in scenario.money if at in spots)
    state.treasures += tuple(
        (one.at, str(one.number) if one.number else f"goal-{number}")
        for number, one in enumerate(scenario.treasures)
        if one.room == room  # GH-SETUP-12: those looted before stay away
        and str(one.number) not in state.options.get("looted", "").split(",")
    )
    waiting = [one for one in scenario.spawns if one.room == room and rank_of(state, one)]
    start = opener.at if opener is not None else spots[0]
    while waiting:  # GH-DOOR-07: nearest spots first where figures are few
        spawn = yield from next_spot(game, waiting, start)
        waiting.remove(spawn)
        rank = rank_of(state, spawn)
        if rank:
            put_monster(game, spawn.monster, rank, spawn.at, revealed=True)
    place_objectives(state, scenario, room)
    if state.dungeon:
        laid = state.dungeon[len(state.revealed) - 1]
        game.tell("room-named", room=laid.room, monsters=laid.filling)  # GH-RANDOM-03
        fill(state, room)
        if len(state.revealed) > 1:  # the heroes of the first room have yet to be placed
            yield from penalty(game, room, opener)
    draw_for_types(game)  # GH-DOOR-06
    count_room(state)


def place_objectives(state: GloomhavenState, scenario: Scenario, room: str) -> None:
    """GH-SPECIAL-11: figures of the scenario's own."""
    for one in scenario.objectives:
        if one.at not in scenario.room(room).hexes:
            continue
        hp = one.hp
        if not isinstance(hp, int):
            base = state.count if hp.of == "characters" else state.level
            hp = base * hp.times + hp.plus
        state.figures[one.id] = Figure(one.id, "objective", one.id, one.at, hp, hp, side=one.side)


def next_spot(game: Table, waiting: list[Spawn], start: Hex) -> Rule[Spawn]:
    state = game.state
    first = waiting[0]
    left = len(free_numbers(state, first.monster))
    same = [one for one in waiting if one.monster == first.monster]
    if len(same) <= left or not left:
        return first
    near = where.nearest(state, start, [one.at for one in same])
    options = {f"spot:{q},{r}": (q, r) for q, r in near}
    at = yield from pick(state.asked, "GH-DOOR-07", options, about=first.monster)
    return next(one for one in same if one.at == at)


def lay_tiles(state: GloomhavenState, scenario: Scenario, room: str) -> None:
    kinds = {one.art: one for one in scenario.traps}
    laid = []
    for tile in scenario.overlays:
        if tile.room != room:
            continue
        for at in tile.hexes:
            if tile.kind == "trap":
                trap = kinds.get(tile.art)
                damage = -1 if trap is None or trap.damage else 0
                conditions = () if trap is None else trap.conditions
                laid.append(Overlay(at, "trap", tile.art, damage, conditions))
            else:
                laid.append(Overlay(at, tile.kind, tile.art))
    if laid:
        state.overlays += tuple(laid)
