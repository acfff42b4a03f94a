"""GH-CAMP-01, GH-CAMP-02: which scenarios may be played."""

from __future__ import annotations

from ...library import library
from ...records import Achieved, Scenario
from ..state import Town, TownState
from .achievements import has


def scenario(number: int) -> Scenario:
    return library().scenarios[library().scenario_numbers[number]]


def id_of(number: int) -> str:
    """The id of a scenario, as keys and the chronicle name it."""
    return library().scenario_numbers.get(number, "random-dungeon")


def known(number: int) -> bool:
    """Is it one of the scenarios in this box?"""
    return number in library().scenario_numbers


def holds(state: TownState, one: Achieved) -> bool:
    return has(state, one.id) == one.complete


def requirements_hold(state: TownState, number: int) -> bool:
    """GH-CAMP-01: of the alternatives one must hold completely."""
    alternatives = scenario(number).requires
    return not alternatives or any(
        all(holds(state, one) for one in alternative) for alternative in alternatives
    )


def playable(state: TownState) -> list[int]:
    """GH-CAMP-01: unlocked, completed by nobody, all requirements met."""
    world = state.world
    return [
        number
        for number in sorted(world.unlocked)
        if number not in world.completed and requirements_hold(state, number)
    ]


def casual(state: TownState) -> list[int]:
    """GH-CAMP-02: unlocked or completed, whatever the requirements."""
    return sorted({*state.world.unlocked, *state.world.completed})


def sealed(state: TownState) -> list[int]:
    """GH-CAMP-02: those that would give something away."""
    open_ones = casual(state)
    return [number for number in sorted(library().scenario_numbers) if number not in open_ones]


def unlock(game: Town, number: int) -> None:
    """GH-CAMP-07: only rewards put a scenario on the map, never a story."""
    world = game.state.world
    if known(number) and number not in world.unlocked:
        world.unlocked.append(number)
        game.tell("town-unlocked", what=id_of(number))


def complete(game: Town, number: int) -> None:
    """GH-CAMP-71: marked for all parties."""
    world = game.state.world
    if number not in world.completed:
        world.completed.append(number)
