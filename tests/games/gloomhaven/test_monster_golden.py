"""Golden examples of focus and movement (specification 8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import D6, expected, focuses, laid, results

RING = (
    "(2,2) (2,3) (3,1) (3,3) (4,0) (4,3) (5,0) (5,2) (6,-1) (6,2) (7,-1) (7,1) (8,-2) (8,1)"
    " (9,-2) (9,0) (10,-3) (10,0) (11,-3) (11,-1) (12,-3) (12,-2)"
)


@pytest.mark.rule("GH-FOCUS-02")
def test_golden_60_the_focus_is_who_needs_the_fewest_steps() -> None:
    position = laid("(0,0)", {"(-2,0)": 15, "(3,0)": 60}, on=D6, move=3, O="(-1,0) (-1,-1) (-2,1)")
    assert focuses(position) == {(3, 0)}
    assert results(position) == expected("(2,0): (3,0)")


TRIO = {"(2,0)": 30, "(3,-2)": 20, "(4,-1)": 10}


@pytest.mark.rule("GH-MMOVE-02", "GH-MMOVE-04")
@pytest.mark.parametrize(
    ("stats", "outcome"),
    [
        ({"range": 3}, "(0,0): (2,0)"),
        ({}, "(1,0): (2,0)"),
        ({"targets": 2}, "(2,-1): (2,0) (3,-2)"),
        ({"targets": 3}, "(3,-1): (2,0) (3,-2) (4,-1)"),
    ],
)
def test_golden_61_it_moves_for_maximum_effect(stats: dict[str, Any], outcome: str) -> None:
    position = laid("(0,0)", TRIO, on=D6, move=3, **stats)
    assert focuses(position) == {(2, 0)}
    assert results(position) == expected(outcome)


CORRIDOR = tuple((q, r) for q in range(-6, 6) for r in (0, -1))


@pytest.mark.rule("GH-FOCUS-05", "GH-MMOVE-07")
def test_golden_62_a_safe_way_beats_a_trap() -> None:
    traps = "(1,0) (1,-1)"
    both = laid("(0,0)", {"(3,0)": 10, "(-5,0)": 90}, on=CORRIDOR, move=3, T=traps)
    assert focuses(both) == {(-5, 0)}
    assert results(both) == expected("(-3,0)")
    alone = laid("(0,0)", {"(3,0)": 10}, on=CORRIDOR, move=3, T=traps)
    assert results(alone) == expected("(2,0): (3,0)")


@pytest.mark.parametrize(("move", "outcome"), [(2, "(2,-1): (4,0)"), (1, "(0,0)")])
def test_golden_63_no_step_onto_a_trap_to_attack_now(move: int, outcome: str) -> None:
    position = laid(
        "(0,0)", {"(4,0)": 10}, on=D6, move=move, range=3, T="(1,0)", A="(1,-1)", O="(0,1) (1,1)"
    )
    assert results(position) == expected(outcome)


@pytest.mark.rule("GH-FOCUS-07", "GH-FOCUS-11", "GH-MMOVE-05")
def test_golden_64_an_archer_leaves_the_side_of_its_focus() -> None:
    position = laid("(0,0)", {"(1,0)": 30, "(2,-2)": 10}, on=D6, move=2, range=3)
    assert focuses(position) == {(1, 0)}
    assert results(position) == expected("(-1,0): (1,0)", "(-1,1): (1,0)", "(0,-1): (1,0)")


def test_golden_70_as_close_as_possible() -> None:
    position = laid("(5,1)", {"(5,-2)": 10}, move=1, A="(5,-1) (5,0)")
    assert results(position) == expected("(4,1)", "(6,0)")


@pytest.mark.rule("GH-MMOVE-08")
def test_golden_71_it_stays_if_no_stop_is_closer() -> None:
    position = laid("(5,2)", {"(5,-2)": 10}, move=1, A="(5,0) (5,1)")
    assert results(position) == expected("(5,2)")


def test_golden_72_never_two_steps_for_the_same_progress() -> None:
    position = laid("(5,1)", {"(5,-2)": 10}, move=2, A="(4,0) (5,-1) (5,0) (6,-1)")
    assert results(position) == expected("(4,1)", "(6,0)")


PAIR = {"(4,-1)": 20, "(7,-2)": 10}


def test_golden_73_proximity_decides() -> None:
    position = laid("(4,1)", PAIR, move=2, O="(4,0)")
    assert results(position) == expected("(3,0): (4,-1)", "(5,-1): (4,-1)")


@pytest.mark.rule("GH-FOCUS-08")
def test_golden_74_walls_lengthen_proximity_and_initiative_decides() -> None:
    assert results(laid("(4,1)", PAIR, move=2, W="(4,0)")) == expected("(6,-1): (7,-2)")


@pytest.mark.rule("GH-FOCUS-09")
def test_golden_75_equal_initiative_is_the_players_choice() -> None:
    position = laid("(4,2)", {"(1,2)": 10, "(4,-1)": 20}, move=2)
    assert results(position) == expected("(2,2): (1,2)")
    tied = laid("(4,2)", {"(1,2)": 99, "(4,-1)": 99}, move=2)
    assert results(tied) == expected("(2,2): (1,2)", "(4,0): (4,-1)")


AROUND = "(3,2) (3,3) (4,1) (5,1) (5,2)"


def test_golden_76_the_way_around_traps() -> None:
    position = laid("(4,2)", {"(4,-2)": 10}, move=2, T=AROUND)
    assert results(position) == expected("(3,4)", "(5,3)")


def test_golden_77_through_one_trap_if_there_is_no_safe_way() -> None:
    position = laid("(4,2)", {"(4,-2)": 10}, move=2, T=AROUND + " (4,3)")
    assert results(position) == expected("(4,0)")


def test_golden_78_no_attack_from_a_trap() -> None:
    position = laid("(4,2)", {"(4,-2)": 10}, move=3, T="(4,-1)")
    assert results(position) == expected("(3,0)", "(5,-1)")


@pytest.mark.rule("GH-FOCUS-06")
def test_golden_79_only_flying_ignores_the_trap_it_ends_on() -> None:
    jumper: dict[str, Any] = {"jump": True}
    for stats in ({}, jumper):
        position = laid("(2,3)", {"(2,0)": 10}, move=3, T="(2,1)", **stats)
        assert results(position) == expected("(1,1): (2,0)", "(3,0): (2,0)")
    flying = laid("(2,3)", {"(2,0)": 10}, move=3, T="(2,1)", flying=True)
    assert results(flying) == expected("(2,1): (2,0)")


def test_golden_80_the_nearest_of_six_traps() -> None:
    ring = "(1,0) (1,1) (2,-1) (2,1) (3,-1) (3,0)"
    position = laid("(2,3)", {"(2,0)": 10}, move=3, T=ring)
    assert results(position) == expected("(2,1): (2,0)")


def test_golden_81_a_far_enemy_in_a_safe_lane() -> None:
    position = laid("(3,2)", {"(1,1)": 10, "(11,-2)": 20}, move=2, H=RING)
    assert focuses(position) == {(11, -2)}
    assert results(position) == expected("(5,1)")


def test_golden_82_in_range_already() -> None:
    position = laid("(3,3)", {"(4,-1)": 10}, move=2, range=4)
    assert results(position) == expected("(3,3): (4,-1)")


def test_golden_83_three_equal_stops() -> None:
    position = laid("(1,5)", {"(4,-1)": 10}, move=2, range=2)
    assert results(position) == expected("(1,3)", "(2,3)", "(3,3)")


CAGE = "(3,1) (4,1) (5,-1) (5,1) (6,-1) (6,1) (7,-1) (8,-1)"


@pytest.mark.rule("GH-MMOVE-11")
def test_golden_84_a_muddled_archer_stays() -> None:
    stats: dict[str, Any] = {"move": 3, "range": 4}
    enemy = {"(4,0)": 10}
    assert results(laid("(5,0)", enemy, O=CAGE, **stats)) == expected("(6,0): (4,0)")
    muddled = laid("(5,0)", enemy, O=CAGE, muddled=True, **stats)
    assert results(muddled) == expected("(5,0): (4,0)")
    trapped = laid("(5,0)", enemy, O=CAGE, T="(6,0)", **stats)
    assert results(trapped) == expected("(5,0): (4,0)")


def test_golden_85_both_targets() -> None:
    position = laid("(2,3)", {"(2,1)": 20, "(3,0)": 10}, move=2, targets=2)
    assert focuses(position) == {(2, 1)}
    assert results(position) == expected("(3,1): (2,1) (3,0)")


@pytest.mark.rule("GH-MMOVE-06")
@pytest.mark.parametrize(
    ("stats", "outcome"),
    [
        ({}, "(2,3): (2,1) (4,1)"),
        ({"muddled": True}, "(4,0): (2,1) (4,1) (5,-2)"),
        ({"flying": True}, "(3,0): (2,1) (4,1) (5,-2)"),
    ],
)
def test_golden_86_no_disadvantage_on_the_focus_before_more_targets(
    stats: dict[str, Any], outcome: str
) -> None:
    enemies = {"(2,1)": 10, "(4,1)": 20, "(5,-2)": 30}
    position = laid("(3,2)", enemies, move=2, range=2, targets=3, T="(3,0)", **stats)
    assert focuses(position) == {(4, 1)}
    assert results(position) == expected(outcome)


def test_golden_87_proximity_before_initiative_for_extra_targets() -> None:
    enemies = {"(1,2)": 10, "(6,2)": 30, "(7,-2)": 20}
    position = laid("(3,2)", enemies, range=4, targets=2)
    assert results(position) == expected("(3,2): (1,2) (6,2)")


def test_golden_88_the_group_with_the_least_movement() -> None:
    enemies = {"(2,2)": 10, "(8,2)": 20, "(8,-3)": 30}
    stats: dict[str, Any] = {"move": 3, "range": 3, "targets": 2}
    assert results(laid("(3,2)", enemies, **stats)) == expected("(5,2): (2,2) (8,2)")
    blocked = laid("(3,2)", enemies, O="(4,2)", **stats)
    assert results(blocked) == expected("(5,0): (2,2) (8,-3)")
    tied = laid("(3,2)", {"(2,2)": 10, "(8,2)": 99, "(8,-3)": 99}, **stats)
    assert results(tied) == expected("(5,2): (2,2) (8,2)", "(5,0): (2,2) (8,-3)")


def test_golden_89_only_the_focus_is_in_reach() -> None:
    position = laid("(4,2)", {"(1,2)": 10, "(4,-1)": 20}, move=2, targets=2)
    assert results(position) == expected("(2,2): (1,2)")


@pytest.mark.parametrize(
    ("stats", "end"),
    [({"move": 6}, "(5,3)"), ({"move": 6, "muddled": True}, "(5,2)"), ({"move": 5}, "(5,2)")],
)
def test_golden_90_disadvantage_on_extra_targets(stats: dict[str, Any], end: str) -> None:
    enemies = {"(7,1)": 10, "(3,4)": 20, "(5,1)": 30}
    position = laid("(7,-3)", enemies, range=2, targets=3, **stats)
    assert results(position) == expected(f"{end}: (7,1) (3,4) (5,1)")


def test_golden_91_the_group_is_chosen_before_its_disadvantage() -> None:
    enemies = {"(7,1)": 10, "(3,4)": 20, "(4,2)": 30, "(11,0)": 20, "(11,-1)": 30}
    position = laid("(7,-3)", enemies, range=2, targets=3, move=6)
    assert results(position) == expected("(5,3): (7,1) (3,4) (4,2)")


@pytest.mark.rule("GH-FOCUS-13", "GH-AOE-01", "GH-AOE-02")
def test_golden_92_a_melee_pattern_over_two() -> None:
    position = laid("(2,3)", {"(2,1)": 10, "(3,0)": 20}, move=2, aoe=[(0, 1), (1, -1), (1, 0)])
    assert results(position) == expected("(3,1): (2,1) (3,0)")


def test_golden_93_a_melee_pattern_reaches_over_an_obstacle() -> None:
    position = laid(
        "(2,4)",
        {"(2,0)": 20, "(7,-1)": 10},
        move=3,
        aoe=[(1, -1), (2, -2)],
        O="(1,2) (2,1) (3,1)",
    )
    assert focuses(position) == {(2, 0)}
    assert results(position) == expected("(2,2): (2,0)")


@pytest.mark.rule("GH-AOE-03", "GH-MATTACK-02")
def test_golden_94_the_focus_before_the_number() -> None:
    enemies = {"(2,1)": 10, "(8,-2)": 70, "(8,-1)": 10, "(8,0)": 10}
    line = [(-1, 1), (0, 0), (1, -1)]
    position = laid("(5,-2)", enemies, move=2, range=3, aoe=line)
    assert results(position) == expected("(5,-2): (2,1)")


GATE = "(4,-1) (4,0) (4,2) (4,3) (4,4)"


@pytest.mark.rule("GH-MOVE-01", "GH-TERRAIN-05")
def test_golden_95_difficult_terrain() -> None:
    enemy = {"(7,0)": 10}
    slow = laid("(1,3)", enemy, move=4, W=GATE, D="(3,1) (3,2)")
    assert results(slow) == expected("(4,1)")
    slower = "(3,1) (3,2) (4,1)"
    assert results(laid("(1,3)", enemy, move=4, W=GATE, D=slower)) == expected("(3,1)", "(3,2)")
    jumping = laid("(1,3)", enemy, move=4, W=GATE, D=slower, jump=True)
    assert results(jumping) == expected("(5,0)", "(5,1)")


@pytest.mark.rule("GH-MOVE-04")
def test_golden_96_a_jump_pays_for_difficult_terrain_where_it_lands() -> None:
    difficult = "(2,2) (2,3) (3,1) (3,2) (5,0) (5,1) (6,0) (6,1) (7,-1)"
    position = laid("(1,3)", {"(7,0)": 10}, move=4, W=GATE, D=difficult, jump=True)
    assert results(position) == expected("(4,1)")


def test_golden_97_a_jump_does_not_end_on_obstacles() -> None:
    position = laid("(3,3)", {"(5,0)": 10}, move=2, jump=True, O="(4,1) (5,1)")
    assert results(position) == expected("(3,1)", "(4,2)")


@pytest.mark.rule("GH-FOCUS-10", "GH-MMOVE-13")
def test_golden_98_no_focus_behind_obstacles() -> None:
    fence = " ".join(f"(3,{r})" for r in range(-1, 6))
    position = laid("(2,2)", {"(5,0)": 10}, move=2, O=fence, A="(3,2)")
    assert focuses(position) == {None}
    assert results(position) == expected("(2,2)")


@pytest.mark.rule("GH-MOVE-06")
def test_golden_99_flying_into_the_middle_of_four() -> None:
    enemies = {"(3,1)": 10, "(3,2)": 20, "(4,2)": 30, "(4,0)": 40}
    position = laid("(1,3)", enemies, move=3, targets=4, flying=True)
    assert results(position) == expected("(4,1): (3,1) (3,2) (4,2) (4,0)")


@pytest.mark.rule("GH-FOCUS-04", "GH-MMOVE-03")
def test_golden_100_without_an_attack_as_for_melee() -> None:
    position = laid("(2,3)", {"(2,0)": 10}, move=2, range=3, targets=0)
    assert results(position) == expected("(2,1)")


def test_golden_101_no_line_of_sight_from_the_start() -> None:
    position = laid("(8,-1)", {"(5,-1)": 10}, move=2, range=4, W="(7,0) (8,-2) (9,-1)")
    assert results(position) == expected("(7,-1): (5,-1)")


MAZE = (
    "(2,1) (2,2) (2,3) (2,4) (2,5) (3,0) (3,5) (4,-1) (4,1) (4,2) (4,4) (5,-2) (5,3)"
    " (6,-2) (6,-1) (6,0) (6,1) (6,2)"
)


@pytest.mark.parametrize(("move", "outcome"), [(2, "(5,1): (5,2)"), (1, "(4,0)")])
def test_golden_102_attack_now_or_go_for_two(move: int, outcome: str) -> None:
    position = laid("(5,-1)", {"(3,4)": 10, "(5,2)": 20}, targets=2, move=move, O=MAZE)
    assert results(position) == expected(outcome)


@pytest.mark.rule("GH-MMOVE-09")
def test_golden_103_three_destinations() -> None:
    position = laid("(5,-1)", {"(5,2)": 10}, move=2, D="(5,1)")
    assert results(position) == expected("(4,1)", "(6,0)", "(5,0)")


def test_golden_104_a_destination_without_progress_may_be_chosen() -> None:
    position = laid("(5,0)", {"(5,2)": 10}, move=1, A="(4,1)", O="(5,1)")
    assert results(position) == expected("(5,0)", "(6,0)")


def test_golden_105_the_only_destination() -> None:
    position = laid("(5,0)", {"(5,3)": 10}, move=1, A="(4,1)", O="(4,3) (5,1) (6,2)")
    assert results(position) == expected("(6,0)")


@pytest.mark.rule("GH-LOS-11")
def test_golden_106_range_goes_around_a_wall() -> None:
    position = laid(
        "(5,2)",
        {"(5,-1)": 10},
        move=1,
        range=3,
        W="(2,1) (4,0)",
        lines="(3,0)/(3,1) (5,-1)/(5,0)",
    )
    assert results(position) == expected("(5,1): (5,-1)", "(6,1): (5,-1)")


@pytest.mark.rule("GH-MOVE-11", "GH-AOE-02")
def test_golden_107_through_the_door_or_across_the_wall_line() -> None:
    scenery: dict[str, Any] = {
        "A": "(6,-1)",
        "W": "(0,0) (0,1) (0,2) (2,1) (4,0) (8,-2) (10,-3) (12,-6) (12,-5) (12,-4)",
        "lines": "(1,1)/(1,2) (3,0)/(3,1) (5,-1)/(5,0) (7,-2)/(7,-1) (9,-3)/(9,-2) (11,-4)/(11,-3)",
    }
    melee = laid("(4,1)", {"(5,-1)": 10}, move=3, **scenery)
    assert results(melee) == expected("(6,-2): (5,-1)")
    pattern = [(-1, 1), (0, 1), (1, 0)]
    area = laid("(4,1)", {"(5,-1)": 10}, move=3, aoe=pattern, **scenery)
    assert results(area) == expected("(5,0): (5,-1)")


def test_golden_108_a_wall_line_makes_neighbours_distant() -> None:
    position = laid(
        "(5,0)",
        {"(5,1)": 10, "(6,0)": 20, "(6,-1)": 30},
        move=1,
        range=2,
        targets=2,
        A="(4,0) (5,-1)",
        W="(2,2) (4,1) (8,-1) (10,-2)",
        lines="(3,1)/(3,2) (5,0)/(5,1) (7,-1)/(7,0) (9,-2)/(9,-1)",
    )
    assert focuses(position) == {(6, 0)}
    assert results(position) == expected("(5,0): (6,0) (6,-1)")
