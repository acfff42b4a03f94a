"""What a scenario remembers, and how it is kept in the state."""

from __future__ import annotations

from typing import get_args

import pytest

from fabletop.games.gloomhaven.rules import memory

from .scene import Scene


@pytest.mark.parametrize("decides", get_args(memory.Decides))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_control_is_taken_as_it_was_set_and_only_once(seat: int, decides: memory.Decides) -> None:
    table = Scene("brute", "tinkerer")
    guard = table.monster("bandit-guard", (1, 0))
    control = memory.Control(seat, decides)
    memory.set_control(table.state, guard, control)
    assert memory.take_control(table.state, guard) == control
    assert memory.take_control(table.state, guard) is None


def test_controls_are_released_and_nothing_else() -> None:
    table = Scene("brute", "tinkerer")
    guard = table.monster("bandit-guard", (1, 0))
    memory.set_control(table.state, guard, memory.Control(1, "player"))
    assert table.state.flags["controlled:bandit-guard-1"] == 12  # as saved games have it
    memory.release_controls(table.state)
    assert memory.take_control(table.state, guard) is None
    assert memory.was_seen(table.state, "bandit-guard")


def test_a_cycle_begins_with_its_first_step() -> None:
    table = Scene("brute", "tinkerer")
    boss = table.monster("bandit-guard", (1, 0))
    assert memory.last_in_cycle(table.state, boss) == 0
    assert [memory.next_in_cycle(table.state, boss) for _ in range(3)] == [0, 1, 2]
    assert memory.last_in_cycle(table.state, boss) == 2
