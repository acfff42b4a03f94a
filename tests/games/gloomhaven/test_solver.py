"""The solver: what it reads, what it says, what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from fabletop.games.gloomhaven.commands.solver import app
from fabletop.games.gloomhaven.solver import BadPosition, sight, solve
from fabletop.kernel.hexes import Hex

from .boards import BOARD, D6, laid, results

LINE = [(q, r) for q in range(4) for r in (0, -1)]


def said(position: dict[str, Any]) -> Any:
    """What the solver prints."""
    return json.loads(msgspec.json.encode(solve(json.dumps(position))))


def test_an_outcome_names_end_targets_and_focus() -> None:
    position = laid("(0,0)", {"(3,0)": 10}, on=LINE, move=2)
    assert said(position) == {"outcomes": [{"end": [2, 0], "targets": [[3, 0]], "focus": [3, 0]}]}


def test_outcomes_are_sorted_and_each_told_once() -> None:
    position = laid("(0,0)", {"(1,0)": 30, "(2,-2)": 10}, on=D6, move=2, range=3)
    ends = [one["end"] for one in said(position)["outcomes"]]
    assert ends == [[-1, 0], [-1, 1], [0, -1]]


def test_without_enemies_there_is_no_focus() -> None:
    outcome = {"end": [1, 0], "targets": [], "focus": None}
    assert said(laid("(1,0)", {}, on=LINE, move=2)) == {"outcomes": [outcome]}


def test_what_is_not_said_is_a_melee_attack_without_a_move() -> None:
    position = {
        "hexes": LINE,
        "monster": {"at": [0, 0]},
        "enemies": [{"at": [1, 0], "initiative": 9}],
    }
    assert said(position)["outcomes"][0]["targets"] == [[1, 0]]


@pytest.mark.rule("GH-FOCUS-03", "GH-FOCUS-14")
def test_gh_focus_03_a_figure_that_cannot_move_has_its_focus() -> None:
    """Immobilized, without a Move on its card or with Move 0: the focus is out of reach."""
    position = laid("(0,0)", {"(3,0)": 10}, on=LINE, move=0)
    assert said(position)["outcomes"] == [{"end": [0, 0], "targets": [], "focus": [3, 0]}]


@pytest.mark.rule("GH-ATTACK-03")
def test_targets_minus_one_are_all_in_range() -> None:
    enemies = {"(1,0)": 10, "(0,1)": 20, "(-1,0)": 30, "(4,0)": 40}
    assert results(laid("(0,0)", enemies, on=D6, targets=-1)) == [
        ((0, 0), ((-1, 0), (0, 1), (1, 0)))
    ]


def test_an_area_and_a_target_beside_it() -> None:
    """GH-FOCUS-13: with Target 2 an area attack hits one single enemy more."""
    enemies = {"(1,0)": 10, "(0,1)": 20, "(-1,0)": 30}
    pair: list[Hex] = [(1, 0), (0, 1)]
    position = laid("(0,0)", enemies, on=D6, aoe=pair, targets=2)
    assert results(position) == [((0, 0), ((-1, 0), (0, 1), (1, 0)))]


@pytest.mark.rule("GH-AOE-04")
def test_gh_aoe_04_some_hex_of_a_ranged_area_lies_on_the_map_within_range() -> None:
    """Two hexes with one between them: the near one may be empty or an obstacle, but no wall."""
    apart: list[Hex] = [(0, 0), (2, 0)]
    enemy = {"(3,-1)": 10}
    for scenery in ({}, {"O": "(1,-1)"}):
        position = laid("(0,0)", enemy, on=D6, range=1, aoe=apart, **scenery)
        assert results(position) == [((0, 0), ((3, -1),))]
    walled = laid("(0,0)", enemy, on=D6, range=1, aoe=apart, W="(1,-1)")
    assert results(walled) == [((0, 0), ())]


def test_the_own_hex_may_be_a_trap_or_difficult() -> None:
    position = laid("(0,0)", {"(1,0)": 10}, on=LINE, move=2, T="(0,0)")
    assert results(position) == [((0, 0), ((1, 0),))]


def test_sight_of_some_pairs() -> None:
    """A corridor of single hexes: every corner touches a wall, nobody sees a neighbour."""
    single = [(0, 0), (1, 0), (2, 0), (3, 0)]
    asked = {"hexes": single, "pairs": [[[0, 0], [1, 0]], [[2, 0], [2, 0]]]}
    assert sight(json.dumps(asked)).pairs == [((2, 0), (2, 0))]
    asked["hexes"] = LINE
    assert sight(json.dumps(asked)).pairs == [((0, 0), (1, 0)), ((2, 0), (2, 0))]


def test_sight_of_all_pairs() -> None:
    asked = {"hexes": BOARD, "walls": []}
    pairs = sight(json.dumps(asked)).pairs
    assert pairs == sorted(pairs)
    assert all(a < b for a, b in pairs)
    assert ((5, 0), (5, 1)) in pairs


BAD: list[tuple[dict[str, Any], str]] = [
    ({"monster": {"at": [9, 9]}}, "The monster lies off the map: 9,9."),
    ({"enemies": [{"at": [9, 9], "initiative": 1}]}, "An enemy lies off the map: 9,9."),
    ({"allies": [[9, 9]]}, "An ally lies off the map: 9,9."),
    ({"allies": [[0, 0]]}, "Two figures stand on 0,0: The monster and An ally."),
    ({"terrain": {"1,0": "lava"}}, "Unknown terrain 'lava' on 1,0"),
    ({"terrain": {"8,0": "trap"}}, "Terrain (trap) lies off the map: 8,0."),
    ({"terrain": {"here": "trap"}}, "'here' is no hex; write it like 2,-1."),
    ({"walls": [[[0, 0], [2, 0]]]}, "A wall stands between neighbours; 0,0 and 2,0 are none."),
    ({"hexes": []}, "A map needs at least one hex."),
    ({"monster": {"at": [0, 0], "move": -1}}, "The monster's move is -1; the least is 0."),
    ({"monster": {"at": [0, 0], "targets": -2}}, "The monster's targets is -2; the least is -1."),
    ({"monster": {"at": [0, 0], "speed": 3}}, "This is no position: Object contains unknown field"),
    ({"monster": {"at": [0, 0, 0]}}, "This is no position: Expected `array` of length 2"),
    ({"enemies": [{"at": [1, 0]}]}, "This is no position: Object missing required field"),
]


@pytest.mark.parametrize(("change", "sentence"), BAD)
def test_a_bad_position_is_refused_with_a_reason(change: dict[str, Any], sentence: str) -> None:
    position = laid("(0,0)", {"(3,0)": 10}, on=LINE) | change
    with pytest.raises(BadPosition) as caught:
        solve(json.dumps(position))
    assert sentence in str(caught.value)


def test_the_command_reads_a_file_or_standard_input(tmp_path: Path) -> None:
    position = json.dumps(laid("(0,0)", {"(3,0)": 10}, on=LINE, move=2))
    file = tmp_path / "position.json"
    file.write_text(position)
    run = CliRunner()
    from_file = run.invoke(app, ["solve", str(file)])
    from_input = run.invoke(app, ["solve", "-"], input=position)
    assert from_file.exit_code == from_input.exit_code == 0
    assert from_file.stdout == from_input.stdout
    assert json.loads(from_file.stdout)["outcomes"][0]["end"] == [2, 0]
    seen = run.invoke(app, ["sight", "-"], input=json.dumps({"hexes": D6, "walls": []}))
    assert [[0, 0], [1, 0]] in json.loads(seen.stdout)["pairs"]


@pytest.mark.parametrize("written", ["", "{", '{"hexes": [[0, 0]]}', "[]"])
def test_the_command_refuses_with_a_sentence_and_exit_code_2(written: str) -> None:
    for command in ("solve", "sight"):
        if command == "sight" and "hexes" in written:
            continue
        outcome = CliRunner().invoke(app, [command, "-"], input=written)
        assert outcome.exit_code == 2
        assert outcome.stdout == ""
        assert outcome.stderr.startswith("This is no position")


def test_the_command_names_a_missing_file() -> None:
    outcome = CliRunner().invoke(app, ["solve", "no-such-file.json"])
    assert outcome.exit_code == 2
    assert "no-such-file.json" in outcome.stderr
