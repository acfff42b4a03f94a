"""Line of sight and range (GH-LOS, section 5, golden examples 8.2)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.games.gloomhaven.map.cells import Ground, Wall, wall
from fabletop.games.gloomhaven.map.ranges import FAR, adjacent, distance
from fabletop.games.gloomhaven.map.sight import all_pairs, sees
from fabletop.kernel.hexes import Hex, neighbours
from fabletop.kernel.hexes import distance as straight

from .boards import D6, hexes
from .oracles import Map

DOORWAY = tuple(at for at in D6 if at[0] != 0 or at[1] == 0)


def line(open_at: int | None = None) -> list[Wall]:
    """A wall line between the columns q = 0 and q = 1 of map D6."""
    return [wall((0, r), (1, other)) for r in range(-6, 7) for other in (r, r - 1) if r != open_at]


@pytest.mark.rule("GH-LOS-01", "GH-LOS-02", "GH-LOS-12")
def test_golden_50_a_wall_hex() -> None:
    ground = Ground(at for at in D6 if at != (1, 0))
    assert not any(sees(ground, (0, 0), at) for at in hexes("(2,0) (3,0) (4,0)"))
    assert all(sees(ground, (0, 0), at) for at in hexes("(2,-1) (1,1) (2,1) (3,-1)"))
    assert distance(ground, (0, 0), (2, 0)) == 3


def test_golden_51_a_doorway() -> None:
    ground = Ground(DOORWAY)
    beyond = [at for at in DOORWAY if at[0] in (1, 2) and abs(at[1]) <= 3]
    seen = [at for at in beyond if sees(ground, (-1, 1), at)]
    assert seen == hexes("(1,-2) (1,-1) (1,0) (2,-3) (2,-2) (2,-1) (2,0)")
    assert [at for at in beyond if sees(ground, (-1, 3), at)] == []
    seen = [at for at in beyond if sees(ground, (-1, 2), at)]
    assert seen == hexes("(1,-2) (1,-1) (2,-3) (2,-2)")


@pytest.mark.rule("GH-DOOR-02")
def test_golden_52_a_closed_door_is_a_wall() -> None:
    ground = Ground(DOORWAY, closed=[(0, 0)])
    for a in DOORWAY:
        for b in DOORWAY:
            if a[0] < 0 < b[0]:
                assert not sees(ground, a, b)
                assert distance(ground, a, b) == FAR


@pytest.mark.rule("GH-MOVE-11")
def test_golden_53_a_wall_line() -> None:
    ground = Ground(D6, line())
    assert not adjacent(ground, (0, 0), (1, 0))
    assert not sees(ground, (0, 0), (1, 0))
    assert distance(ground, (0, 0), (1, 0)) == FAR


@pytest.mark.rule("GH-LOS-10", "GH-LOS-11")
def test_golden_54_a_gap_in_a_wall_line() -> None:
    ground = Ground(D6, line(open_at=0))
    assert distance(ground, (0, 1), (1, 0)) == 2
    assert sees(ground, (0, 1), (1, 0))
    assert distance(ground, (0, 2), (1, 1)) == 4
    assert not sees(ground, (0, 2), (1, 1))


def test_golden_55_a_hex_whose_corners_all_touch_walls() -> None:
    removed = hexes("(0,-1) (1,0) (-1,1)")
    ground = Ground(at for at in D6 if at not in removed)
    assert not any(sees(ground, (0, 0), at) for at in ground.hexes if at != (0, 0))


def test_golden_56_around_a_single_wall() -> None:
    ground = Ground(D6, [((0, 0), (1, 0))])
    assert not adjacent(ground, (0, 0), (1, 0))
    assert distance(ground, (0, 0), (1, 0)) == 2
    assert sees(ground, (0, 0), (1, 0))


def test_gh_los_01_a_line_along_a_wall_touches_it() -> None:
    """Two rooms side by side: nobody looks along the wall line between them."""
    ground = Ground([(0, 0), (1, 0), (0, 1), (1, 1)], [((0, 0), (0, 1)), ((1, 0), (0, 1))])
    assert not sees(ground, (0, 0), (0, 1))


def test_gh_los_10_range_without_walls_is_the_straight_distance() -> None:
    ground = Ground(D6)
    assert all(distance(ground, (1, -3), at) == straight((1, -3), at) for at in D6)


@st.composite
def grounds(draw: st.DrawFn) -> tuple[list[Hex], list[Wall], list[Hex]]:
    """Small maps with holes, wall lines and closed doors."""
    width, height = draw(st.integers(2, 6)), draw(st.integers(2, 5))
    block = [(q - r // 2, r) for r in range(height) for q in range(width)]
    cells = [at for at in block if not draw(st.sampled_from([False, False, False, True]))]
    cells = cells or block
    pairs = [wall(a, b) for a in cells for b in neighbours(a) if a < b and b in cells]
    walls = draw(st.lists(st.sampled_from(pairs), max_size=6)) if pairs else []
    closed = draw(st.lists(st.sampled_from(cells), max_size=1))
    return cells, walls, closed


@pytest.mark.rule("GH-LOS-04", "GH-LOS-12")
@settings(max_examples=25, deadline=None)
@given(grounds())
def test_gh_los_04_sight_is_symmetric_and_exact(
    given: tuple[list[Hex], list[Wall], list[Hex]],
) -> None:
    """What the quick search sees, the specification's own words see, from both ends."""
    cells, walls, closed = given
    ground, oracle = Ground(cells, walls, closed), Map(cells, walls, closed)
    backwards = Ground(cells, walls, closed)
    for a in reversed(cells):
        for b in cells:
            assert sees(ground, a, b) == oracle.los(a, b)
            assert sees(backwards, b, a) == sees(ground, a, b)
    pairs = {(a, b) for a in cells for b in cells if a < b and oracle.los(a, b)}
    assert set(all_pairs(ground)) == pairs


@pytest.mark.rule("GH-LOS-10", "GH-LOS-11")
@settings(max_examples=60, deadline=None)
@given(grounds())
def test_gh_los_10_range_is_the_shortest_chain(
    given: tuple[list[Hex], list[Wall], list[Hex]],
) -> None:
    cells, walls, closed = given
    ground, oracle = Ground(cells, walls, closed), Map(cells, walls, closed)
    for a in cells:
        for b in cells:
            assert min(distance(ground, a, b), FAR) == min(oracle.range(a, b), FAR)
            assert distance(ground, a, b) >= straight(a, b)
