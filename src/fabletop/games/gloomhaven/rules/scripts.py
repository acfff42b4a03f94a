"""GH-SPECIAL: what a scenario does at its own moments."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..map.ground import ground
from ..records import Door, Script
from ..state import Figure, GloomhavenState, Seat, Table
from . import memory, where
from .doors import door_at, open_door
from .scenarios import scenario_of
from .spawning import spawn


def fresh(state: GloomhavenState, number: int, script: Script) -> bool:
    """GH-SPECIAL-15: once, unless the scenario says otherwise."""
    return not script.once or not memory.script_has_run(state, number)


def run_script(game: Table, number: int, script: Script, at_round_end: bool) -> Rule[None]:
    state = game.state
    memory.note_script(state, number)
    scenario = scenario_of(state)
    for wave in script.waves:
        hexes = scenario.marker(wave.marker)
        for place, rank in enumerate(wave.ranks[state.count - 2]):
            at = hexes[place % len(hexes)]
            if where.on_map(state, at):
                yield from spawn(game, wave.monster, rank, at, at_round_end)
    for door in scenario.doors:
        if door.id in script.opens or (door.label and door.label in script.opens):
            state.unlocked = (*state.unlocked, door.id)  # GH-SPECIAL-02
            yield from open_door(game, door, None)


def door_opened(game: Table, door: Door) -> Rule[None]:
    for number, script in enumerate(scenario_of(game.state).scripts):
        named = door.id in script.doors or (door.label and door.label in script.doors)
        if script.on == "door" and named and fresh(game.state, number, script):
            yield from run_script(game, number, script, False)


def round_ends(game: Table) -> Rule[None]:
    """GH-EOR-07: with the number of the round that is ending."""
    state = game.state
    for number, script in enumerate(scenario_of(state).scripts):
        if script.on != "round-end" or any_open(state, script.until):
            continue
        when = script.rounds[state.count - 2]
        odd = state.round % 2 == 1
        due = when == "every" or when == ("odd" if odd else "even")
        if due and fresh(state, number, script):
            yield from run_script(game, number, script, True)


def any_open(state: GloomhavenState, doors: tuple[str, ...]) -> bool:
    return any(
        one.id in state.opened
        for one in scenario_of(state).doors
        if one.id in doors or (one.label and one.label in doors)
    )


def plates_pressed(game: Table) -> Rule[None]:
    """GH-SPECIAL-03, GH-SPECIAL-12: all plates of a script under heroes as a hero's turn ends."""
    state = game.state
    standing = {one.at for one in state.figures.values() if one.kind == "hero"}
    for number, script in enumerate(scenario_of(state).scripts):
        if script.on == "plates":
            needed = script.plates[state.count - 2]
            if needed and all(at in standing for at in needed) and fresh(state, number, script):
                yield from run_script(game, number, script, False)


def go_to_marker(game: Table, figure: Figure, markers: tuple[str, ...], seat: Seat) -> Rule[None]:
    """GH-BOSS-06: placement at the next of the places; a door there opens."""
    state = game.state
    scenario = scenario_of(state)
    number = memory.next_in_cycle(state, figure)
    label = markers[number % len(markers)]
    door = next((one for one in scenario.doors if label in (one.id, one.label)), None)
    at = door.at if door is not None else (*scenario.marker(label), figure.at)[0]
    if where.on_map(state, at):
        taken = any(one.at == at and one is not figure for one in state.figures.values())
        if not taken:
            figure.at = at
        else:
            free = [
                one for one in ground(state).hexes if where.empty(state, one) or one == figure.at
            ]
            options = {f"to:{q},{r}": (q, r) for q, r in where.nearest(state, at, free)}
            figure.at = yield from pick(seat, "GH-BOSS-06", options)
        game.tell("placed", who=figure.id)
    closed = door_at(state, at)
    if closed is not None and closed.id not in state.opened:
        state.unlocked = (*state.unlocked, closed.id)
        yield from open_door(game, closed, figure)
