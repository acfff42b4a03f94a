"""What ways cost, and area patterns on the map (section 5.5, 5.6, GH-AOE)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from fabletop.games.gloomhaven.map.areas import (
    laid_around,
    laid_over,
    lays_onto,
    orientations,
    placements,
)
from fabletop.games.gloomhaven.map.cells import Ground, each
from fabletop.games.gloomhaven.map.paths import NEVER, costs_to, harm, points, ways
from fabletop.games.gloomhaven.monsters.field import steps_of
from fabletop.games.gloomhaven.monsters.position import Foe, Mover, Position
from fabletop.games.gloomhaven.solver import LaidPosition, position_of
from fabletop.kernel.hexes import Hex

from .boards import D6
from .oracles import Oracle
from .test_monster_properties import positions


def costs(position: Position) -> dict[Hex, tuple[int, int]]:
    """Negative hexes and points to every hex that can be reached."""
    found = steps_of(position).costs
    return {
        at: (harm(cost), points(cost))
        for at, cost in zip(position.ground.hexes, found, strict=True)
        if cost < NEVER
    }


@pytest.mark.rule("GH-FOCUS-06", "GH-MOVE-01")
@settings(max_examples=60, deadline=None)
@given(positions())
def test_gh_focus_06_no_way_is_cheaper(written: dict[str, Any]) -> None:
    """To and from every hex, exactly what trying every step until nothing changes finds."""
    position = position_of(msgspec.convert(written, LaidPosition))
    oracle = Oracle(written)
    assert costs(position) == oracle.costs(oracle.at)
    footing, ground = steps_of(position).footing, position.ground
    for end in each(footing.standable):
        onward = costs_to(footing, end)
        for start in each(footing.standable):
            expected = oracle.costs(ground.hexes[start]).get(ground.hexes[end])
            found = onward[start]
            assert (None if found >= NEVER else (harm(found), points(found))) == expected


@pytest.mark.rule("GH-FOCUS-05")
def test_gh_focus_05_ten_safe_steps_beat_two_through_a_trap() -> None:
    ring = [(q, 0) for q in range(4)] + [(-1, 1), (-1, 2), (-2, 3), (-1, 3), (0, 3), (1, 2)]
    ring += [(2, 1), (0, 1)]
    position = Position(Ground(ring), Mover((0, 0)), (), harmful=((1, 0),), obstacles=((0, 1),))
    assert costs(position)[2, 0][0] == 0
    assert costs(position)[2, 0][1] > 2


@pytest.mark.rule("GH-MOVE-02", "GH-COND-10")
def test_gh_move_02_allies_are_passed_enemies_are_not() -> None:
    lane = [(q, 0) for q in range(5)]
    ally = Position(Ground(lane), Mover((0, 0)), (), friends=((2, 0),))
    assert costs(ally)[4, 0] == (0, 4)
    assert not steps_of(ally).ends >> ally.ground.index[2, 0] & 1
    for invisible in (False, True):
        foe = Foe("brute", (2, 0), 1, invisible)
        assert (3, 0) not in costs(Position(Ground(lane), Mover((0, 0)), (foe,)))


def test_ways_differ_only_in_what_they_meet() -> None:
    position = Position(Ground(D6), Mover((0, 0)), ())
    steps = steps_of(position)
    end = position.ground.index[2, 1]
    assert len(ways(steps.footing, steps.home, end, 0)) == 1
    felt = position.ground.cells([(1, 0), (1, 1)])
    met = {
        tuple(cell for cell in way if felt >> cell & 1)
        for way in ways(steps.footing, steps.home, end, felt)
    }
    index = position.ground.index
    assert met == {(index[1, 0],), (index[1, 0], index[1, 1]), (index[1, 1],)}


@pytest.mark.rule("GH-AOE-01")
def test_gh_aoe_01_rotations_and_mirrorings_without_duplicates() -> None:
    assert len(orientations(((1, 0),))) == 6
    assert len(orientations(((1, 0), (1, -1)))) == 6  # its own mirror image
    assert len(orientations(((1, 0), (2, -1), (3, -1)))) == 12
    assert len(orientations(((1, 0), (-1, 0)))) == 3


@pytest.mark.rule("GH-AOE-02", "GH-AOE-03")
def test_gh_aoe_02_around_the_attacker_or_anywhere() -> None:
    ground = Ground(D6)
    pair: tuple[Hex, ...] = ((0, 0), (1, 0))
    assert len(placements(pair, melee=False)) == 6
    over = {ground.named(cells) for cells in laid_over(ground, pair, [(0, 0)])}
    assert len(over) == 6
    assert all((0, 0) in hexes for hexes in over)
    arc: tuple[Hex, ...] = ((1, 0), (2, 0))
    middle = ground.index[0, 0]
    around = laid_around(ground, arc, middle)
    assert len(around) == 6
    onto = lays_onto(ground, arc, middle)
    assert sorted(ground.named(onto)) == sorted(
        at
        for at in D6
        if any(laid >> middle & 1 for laid in laid_around(ground, arc, ground.index[at]))
    )
