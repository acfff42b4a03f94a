"""Monster turns on random small maps, checked against the specification's own words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fabletop.games.gloomhaven.monsters.movement import ways_to
from fabletop.games.gloomhaven.solver import LaidPosition, position_of, solve
from fabletop.kernel.hexes import Hex, neighbours

from .boards import laid
from .oracles import Oracle

PATTERNS: list[list[Hex] | None] = [
    None,
    None,
    [(1, 0), (0, 1)],
    [(1, -1), (2, -2)],
    [(0, 0), (1, 0), (0, 1)],
    [(-1, 1), (0, 0), (1, -1)],
]


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A small map crowded enough that ties and detours are common."""
    width, height = draw(st.integers(3, 6)), draw(st.integers(2, 5))
    block = [(q - r // 2, r) for r in range(height) for q in range(width)]
    holes = draw(st.sets(st.sampled_from(block), max_size=3))
    cells = [at for at in block if at not in holes]
    places = draw(st.permutations(cells))
    foes = draw(st.integers(1, 4))
    allies = draw(st.integers(0, 2))
    pairs = [(a, b) for a in cells for b in neighbours(a) if a < b and b in cells]
    kinds = st.sampled_from(["obstacle", "trap", "hazard", "difficult"])
    kindly = draw(st.dictionaries(st.sampled_from(cells), kinds, max_size=6))
    return {
        "hexes": cells,
        "walls": draw(st.lists(st.sampled_from(pairs), max_size=3)) if pairs else [],
        "terrain": {f"{q},{r}": kind for (q, r), kind in kindly.items()},
        "monster": {
            "at": places[0],
            "move": draw(st.integers(0, 4)),
            "range": draw(st.sampled_from([0, 0, 2, 3])),
            "targets": draw(st.sampled_from([1, 1, 2, 3, 0, -1])),
            "aoe": draw(st.sampled_from(PATTERNS)),
            "flying": draw(st.sampled_from([False, False, True])),
            "jump": draw(st.sampled_from([False, False, True])),
            "muddled": draw(st.booleans()),
        },
        "enemies": [
            {"at": at, "initiative": draw(st.sampled_from([10, 20, 99]))}
            for at in places[1 : 1 + foes]
        ],
        "allies": places[1 + foes : 1 + foes + allies],
    }


def solved(position: dict[str, Any]) -> set[tuple[Hex, tuple[Hex, ...], Hex | None]]:
    return {
        (one.end, tuple(one.targets), one.focus)
        for one in solve(msgspec.json.encode(position)).outcomes
    }


@pytest.mark.rule("GH-MMOVE-06", "GH-MATTACK-02", "GH-FOCUS-02")
@settings(max_examples=120, deadline=None)
@example(laid("(4,2)", {"(1,2)": 99, "(4,-1)": 99}, move=2, targets=2))
@given(positions())
def test_gh_mmove_06_every_outcome_is_the_specifications(position: dict[str, Any]) -> None:
    """Exactly the outcomes that trying everything finds, no more and no fewer."""
    assert solved(position) == set(Oracle(position).outcomes())


@pytest.mark.rule("GH-MOVE-02", "GH-MMOVE-15")
@settings(max_examples=80, deadline=None)
@given(positions())
def test_gh_mmove_15_ways_go_through_no_wall_and_none_is_shorter(
    position: dict[str, Any],
) -> None:
    oracle = Oracle(position)
    costs = oracle.costs(oracle.at)
    value = position_of(msgspec.convert(position, LaidPosition))
    above = position["monster"]["flying"] or position["monster"]["jump"]
    for end, _, _ in oracle.outcomes():
        ways = ways_to(value, end)
        assert ways
        for way in ways:
            at, cost = oracle.at, 0
            for step in way:
                assert step in oracle.map.steps(at)
                if not above:
                    assert step not in oracle.foes
                    assert oracle.kind(step) != "obstacle"
                cost += 2 if oracle.kind(step) == "difficult" and not above else 1
                at = step
            assert at == end
            if not above:
                assert costs[end][1] == cost
                harmful = [step for step in way if oracle.kind(step) in ("trap", "hazard")]
                assert costs[end][0] == len(harmful)


@pytest.mark.rule("GH-MMOVE-01", "GH-MMOVE-02")
@settings(max_examples=80, deadline=None)
@given(positions())
def test_gh_mmove_01_it_never_walks_farther_than_its_points(position: dict[str, Any]) -> None:
    oracle = Oracle(position)
    costs = oracle.costs(oracle.at)
    for end, _, _ in solved(position):
        assert costs[end][1] <= position["monster"]["move"]
        assert oracle.may_end(end)
