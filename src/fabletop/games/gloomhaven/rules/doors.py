"""GH-DOOR: doors open, rooms come to light."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..library import library
from ..records import Door, Scenario, Spawn
from ..state import Figure, GloomhavenState, Overlay, Table
from ..terms import Hex, Rank
from . import memory, where
from .decks import draw_for_types
from .feats import count
from .figures import most_hp
from .scenarios import scenario_of


def door_at(state: GloomhavenState, at: Hex) -> Door | None:
    return next((one for one in scenario_of(state).doors if one.at == at), None)


def is_locked(state: GloomhavenState, at: Hex) -> bool:
    """GH-DOOR-11, GH-SPECIAL-02: a wall for everybody until the scenario opens it."""
    door = door_at(state, at)
    return door is not None and door.locked and door.id not in state.unlocked


def open_door_at(game: Table, figure: Figure, at: Hex) -> Rule[None]:
    """GH-DOOR-01: a hero enters a closed door: it opens at once."""
    door = door_at(game.state, at)
    assert door is not None
    yield from open_door(game, door, figure)


def open_door(game: Table, door: Door, opener: Figure | None) -> Rule[None]:
    """GH-DOOR-03: open doors stay open. GH-DOOR-04: each door by itself."""
    state = game.state
    if door.id in state.opened:
        return
    state.opened = (*state.opened, door.id)
    game.reveal()
    game.tell("door-opened", number=len(state.opened))
    if state.dungeon:
        from .dungeon import extend

        yield from extend(game)
    fresh = [room for room in door.rooms if room not in state.revealed]
    for room in fresh:
        yield from reveal(game, room, opener)
    if fresh and opener is not None and opener.kind == "hero" and state.turn.figure == opener.id:
        state.turn.opened = True
        count(state.heroes[opener.owner], "rooms-revealed")
    from .scripts import door_opened  # what the scenario does then may open more doors

    yield from door_opened(game, door)


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
        from .dungeon import fill, penalty

        fill(state, room)
        yield from penalty(game, room, opener)
    draw_for_types(game)  # GH-DOOR-06
    memory.count_room(state)


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


def rank_of(state: GloomhavenState, spawn: Spawn) -> Rank:
    """GH-SETUP-03: none, normal or elite by the number of characters."""
    rank = spawn.ranks[state.count - 2]
    return "" if rank == "none" else rank


def free_numbers(state: GloomhavenState, type: str) -> tuple[int, ...]:
    known = state.numbers.get(type)
    if known is None:
        known = state.numbers[type] = tuple(range(1, library().figures(type) + 1))
    return known


def put_monster(
    game: Table,
    type: str,
    rank: Rank,
    at: Hex,
    *,
    revealed: bool = False,
    spawned: bool = False,
    waits: bool = False,
    hp: int = 0,
) -> Figure | None:
    """GH-SETUP-04: a random number of the free ones; without a figure left, nothing comes."""
    state = game.state
    free = free_numbers(state, type)
    if not free:
        return None
    number = game.chance.pick("numbers", free)
    state.numbers[type] = tuple(one for one in free if one != number)
    most = most_hp(state, type, rank)
    figure = Figure(
        id=f"{type}-{number}",
        kind="monster",
        type=type,
        at=at,
        hp=min(hp, most) if hp else most,
        most=most,
        side="heroes" if type in scenario_of(state).allied else "monsters",  # GH-SPECIAL-16
        rank=rank,
        number=number,
        spawned=spawned,
        waits=waits,
        revealed=revealed,
    )
    state.figures[figure.id] = figure
    memory.note_seen(state, type)
    return figure
