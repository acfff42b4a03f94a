"""The geometry that all hex maps share."""

from __future__ import annotations

import doctest

from hypothesis import given
from hypothesis import strategies as st

from fabletop.kernel import hexes
from fabletop.kernel.hexes import Hex, distance, flood, mirrored, neighbours, step, turned

HEXES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def test_the_examples_of_the_docstrings_hold() -> None:
    assert doctest.testmod(hexes) == (0, 3)


@given(HEXES)
def test_neighbours_are_the_steps_in_all_directions_and_one_away(at: Hex) -> None:
    assert neighbours(at) == tuple(step(at, direction) for direction in range(6))
    assert {distance(at, near) for near in neighbours(at)} == {1}


@given(HEXES, HEXES)
def test_distance_is_that_of_the_shortest_way(a: Hex, b: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    if a != b:
        assert min(distance(near, b) for near in neighbours(a)) == distance(a, b) - 1


@given(HEXES, HEXES, st.integers(-7, 7))
def test_turning_and_mirroring_keep_distances(a: Hex, b: Hex, turns: int) -> None:
    assert distance(turned(a, turns), turned(b, turns)) == distance(a, b)
    assert distance(mirrored(a), mirrored(b)) == distance(a, b)
    assert turned(turned(a, turns), -turns) == a
    assert mirrored(mirrored(a)) == a


@given(HEXES)
def test_one_turn_takes_each_direction_to_the_next(at: Hex) -> None:
    assert [turned(step((0, 0), one)) for one in range(6)] == [
        step((0, 0), one + 1) for one in range(6)
    ]


def test_flood_goes_around_what_is_closed() -> None:
    wall = {(1, -1), (1, 0), (0, 1)}

    def open_to(at: Hex) -> list[Hex]:
        return [one for one in neighbours(at) if one not in wall and distance(one, (0, 0)) <= 2]

    reached = flood([(0, 0)], open_to)
    assert reached[(2, 0)] == 5
    assert reached[(-2, 0)] == 2
    assert not wall & set(reached)
    assert list(reached.values()) == sorted(reached.values())
