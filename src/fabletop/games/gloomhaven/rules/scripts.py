"""GH-SPECIAL: what a scenario does at its own moments."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..map.ground import ground
from ..state import Figure, GloomhavenState, Seat, Table
from . import memory, where
from .doors import door_at, fresh, open_door, run_script
from .scenarios import scenario_of


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
