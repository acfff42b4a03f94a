"""GH-DOOR: doors open; what the scenario does then may open more of them (GH-SPECIAL)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..records import Door, Script
from ..state import Figure, GloomhavenState, Table
from ..terms import STRONG, Hex
from . import memory, where
from .damage import suffer
from .dungeon import extend
from .endings import check_goal
from .feats import count
from .rooms import reveal
from .scenarios import scenario_of
from .spawning import spawn
from .values import measure


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
    game.tell("door-opened", number=len(state.opened))
    game.reveal()
    if state.dungeon:
        yield from extend(game)
    dark = [room for room in door.rooms if room not in state.revealed]
    for room in dark:
        yield from reveal(game, room, opener)
    if dark and opener is not None and opener.kind == "hero" and state.turn.figure == opener.id:
        state.turn.opened = True
        count(state.heroes[opener.owner], "rooms-revealed")
    yield from door_opened(game, door)
    check_goal(game)  # GH-END-01: what the door brings has come


def fresh(state: GloomhavenState, number: int, script: Script) -> bool:
    """GH-SPECIAL-15: once, unless the scenario says otherwise."""
    return not script.once or not memory.script_has_run(state, number)


def run_script(game: Table, number: int, script: Script, *, between_rounds: bool) -> Rule[None]:
    """GH-SPECIAL-01: monsters, then doors, elements and damage, as far as the script has them."""
    state = game.state
    memory.note_script(state, number)
    scenario = scenario_of(state)
    for wave in script.waves:
        hexes = scenario.marker(wave.marker)
        for place, rank in enumerate(wave.ranks[state.count - 2]):
            at = hexes[place % len(hexes)]
            if where.on_map(state, at):
                yield from spawn(game, wave.monster, rank, at, between_rounds)
    for door in scenario.doors:
        if door.id in script.opens or (door.label and door.label in script.opens):
            state.unlocked = (*state.unlocked, door.id)  # GH-SPECIAL-02
            yield from open_door(game, door, None)
    for element in script.elements:
        state.elements[element] = STRONG
    for hero in state.heroes:
        figure = state.figures.get(hero.type)
        if figure is not None and script.damage != 0:
            yield from suffer(game, figure, measure(state, script.damage, figure))


def door_opened(game: Table, door: Door) -> Rule[None]:
    for number, script in enumerate(scenario_of(game.state).scripts):
        named = door.id in script.doors or (door.label and door.label in script.doors)
        if script.on == "door" and named and fresh(game.state, number, script):
            yield from run_script(game, number, script, between_rounds=False)
