"""GH-SPECIAL: what a scenario does at its own moments."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..map.ground import ground
from ..records import Script
from ..state import Figure, GloomhavenState, Seat, Table
from . import memory, where
from .doors import door_at, fresh, open_door, run_script
from .scenarios import scenario_of


def round_starts(game: Table) -> Rule[None]:
    """GH-ROUND-10: with the number of the round that is beginning."""
    return between_rounds(game, "round-start")


def round_ends(game: Table) -> Rule[None]:
    """GH-EOR-07: with the number of the round that is ending."""
    return between_rounds(game, "round-end")


def between_rounds(game: Table, moment: str) -> Rule[None]:
    state = game.state
    odd_or_even = "odd" if state.round % 2 else "even"
    for number, script in enumerate(scenario_of(state).scripts):
        due = script.rounds[state.count - 2] in ("every", odd_or_even)
        if script.on == moment and due and may_run(state, number, script):
            yield from run_script(game, number, script, between_rounds=True)


def may_run(state: GloomhavenState, number: int, script: Script) -> bool:
    return fresh(state, number, script) and not any_open(state, script.until)


def monsters_will_come(state: GloomhavenState) -> bool:
    """Does a round yet to come bring monsters by itself?"""
    return any(
        script.on in ("round-start", "round-end")
        and script.rounds[state.count - 2] != "none"
        and bool(script.waves)
        and may_run(state, number, script)
        for number, script in enumerate(scenario_of(state).scripts)
    )


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
                yield from run_script(game, number, script, between_rounds=False)


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
