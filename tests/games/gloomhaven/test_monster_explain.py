"""Explanations: what was considered and which rule decided."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.monsters.explain import Explanation, explain
from fabletop.games.gloomhaven.monsters.insight import insight
from fabletop.games.gloomhaven.monsters.outcomes import turn_of
from fabletop.games.gloomhaven.monsters.position import printed_shape
from fabletop.games.gloomhaven.solver import LaidPosition, position_of, reasons

from .boards import D6, laid
from .lair import Lair
from .test_monster_properties import positions


def explained(written: dict[str, Any]) -> Explanation:
    return reasons(msgspec.json.encode(written))


def why(written: dict[str, Any]) -> dict[str, str]:
    """The rule by which each enemy is not the focus."""
    return {one.foe: one.lost_by for one in explained(written).candidates}


@pytest.mark.parametrize(
    ("enemies", "scenery", "rule"),
    [
        ({"(2,0)": 20, "(-3,0)": 10}, {}, "GH-FOCUS-02"),
        (
            {"(2,0)": 20, "(-2,0)": 10},
            {"T": "(-1,0) (-1,-1) (-2,-1) (-3,0) (-3,1) (-2,1)"},
            "GH-FOCUS-05",
        ),
        ({"(2,0)": 20, "(-2,0)": 30}, {}, "GH-FOCUS-08"),
        (
            {"(2,0)": 20, "(-2,0)": 10},
            {"O": "(-1,0) (-1,-1) (-2,-1) (-3,0) (-3,1) (-2,1)"},
            "GH-FOCUS-10",
        ),
    ],
)
def test_why_an_enemy_is_not_the_focus(
    enemies: dict[str, int], scenery: dict[str, str], rule: str
) -> None:
    first, second = (one.strip("()") for one in enemies)
    assert why(laid("(0,0)", enemies, on=D6, move=3, **scenery)) == {first: "", second: rule}


def test_proximity_is_named_as_the_reason() -> None:
    position = laid("(4,1)", {"(4,-1)": 20, "(7,-2)": 10}, move=2, O="(4,0)")
    assert why(position) == {"4,-1": "", "7,-2": "GH-FOCUS-07"}


def test_a_candidate_shows_its_way_and_costs() -> None:
    told = explained(laid("(0,0)", {"(3,0)": 10}, on=D6, move=2, D="(1,0) (1,-1) (0,1)"))
    (brute,) = told.candidates
    assert brute.at is not None
    assert len(brute.way) == 2
    assert (brute.points, brute.proximity, brute.harm) == (3, 3, 0)


def test_why_it_does_not_stop_elsewhere() -> None:
    told = explained(laid("(0,0)", {"(2,0)": 30, "(3,-2)": 20}, on=D6, move=3, targets=2))
    reasons = {one.at: one.lost_by for one in told.spots}
    assert reasons[2, -1] == ""
    assert reasons[1, 0] == "GH-MMOVE-04"  # fewer targets
    archer = explained(laid("(0,0)", {"(1,0)": 30}, on=D6, move=2, range=3))
    reasons = {one.at: one.lost_by for one in archer.spots}
    assert reasons[0, 0] == "GH-MMOVE-05"
    assert reasons[-1, 0] == ""
    assert reasons[-2, 0] == "GH-MMOVE-02"


def test_stops_on_a_way_of_several_turns() -> None:
    told = explained(laid("(0,0)", {"(6,0)": 10}, on=D6, move=2))
    assert [one.at for one in told.stops if not one.lost_by] == [(2, 0)]
    assert {one.lost_by for one in told.stops} == {"", "GH-MMOVE-08"}
    assert told.ends == ((2, 0),)
    assert told.way == ((1, 0), (2, 0))


@settings(max_examples=60, deadline=None)
@given(positions())
def test_an_explanation_agrees_with_the_turn(written: dict[str, Any]) -> None:
    monster = written["monster"]
    position = position_of(msgspec.convert(written, LaidPosition))
    shape = printed_shape(monster["range"], monster["targets"], tuple(monster["aoe"] or ()))
    if not monster["targets"]:
        shape = None  # type: ignore[assignment]
    outcomes = turn_of(position, shape, monster["move"])
    told = explain(position, shape, monster["move"])
    focuses = {one.focus for one in outcomes}
    assert {one.foe for one in told.candidates if not one.lost_by} == focuses - {None}
    assert told.focus in focuses
    if told.focus is not None:
        assert set(told.ends) == {one.end for one in outcomes if one.focus == told.focus}


@pytest.mark.rule("GH-MOTHER-07")
def test_insight_foretells_the_turn_of_a_monster_on_the_table() -> None:
    lair = Lair()
    lair.hero("brute", (6, -1))
    guard = lair.monster("bandit-guard", (0, 0))
    for card in library().decks["guard"]:
        if not any(isinstance(line, e.Move) for line in card.abilities):
            continue
        lair.card(card.id)
        told = insight(lair.state, guard)
        assert told.focus == "brute"
        start = guard.at
        if len(told.ends) == 1:
            lair.act(guard)
        else:
            q, r = told.ends[-1]
            lair.act(guard, GH_MMOVE_06=f"move:{q},{r}")
        assert guard.at in told.ends
        assert guard.at != start
        guard.at = start


def test_insight_knows_who_cannot_move() -> None:
    lair = Lair()
    lair.hero("brute", (6, -1))
    guard = lair.monster("bandit-guard", (0, 0), "immobilize")
    assert insight(lair.state, guard).ends == ((0, 0),)
