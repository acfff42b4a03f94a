"""Moves with conditions: in a straight line, beside something, by a figure's own Move (GH-MOVE)."""

from __future__ import annotations

import msgspec
import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.rules.abilities import perform
from fabletop.games.gloomhaven.state import ActionTally, Figure

from .scene import Scene

SLIDE = "bottom:rock-slide"


def sliding(table: Scene) -> None:
    """The Cragheart performs `Move 6` in a straight line from (0, 0)."""
    table.turn("cragheart", "rock-slide", table.card())
    table.choose(SLIDE)


@pytest.fixture
def table() -> Scene:
    """The Cragheart at (0, 0), the Tinkerer out of all its lines at (-1, -1)."""
    made = Scene("cragheart", "tinkerer")
    made.figure("tinkerer").at = (-1, -1)
    return made


def stops(table: Scene) -> set[tuple[int, int]]:
    """The hexes where the open question lets the move end."""
    assert table.asked.rule == "GH-MOVE-01"
    places = [key.removeprefix("move:").split(",") for key in table.offered if key != "stay"]
    return {(int(q), int(r)) for q, r in places}


def entered(table: Scene) -> tuple[tuple[int, int], ...]:
    return table.state.turn.tally.entered


EAST = {(n, 0) for n in range(1, 5)}
WEST = {(-n, 0) for n in range(1, 5)}
SOUTH_EAST = {(0, n) for n in range(1, 5)}
NORTH_WEST = {(0, -n) for n in range(1, 5)}
NORTH_EAST = {(n, -n) for n in range(1, 5)}
SOUTH_WEST = {(-n, n) for n in range(1, 5)}
DOOR = {(5, 0)}
ALL = EAST | WEST | SOUTH_EAST | NORTH_WEST | NORTH_EAST | SOUTH_WEST | DOOR


def test_gh_move_01_straight_offers_the_six_lines_and_nothing_else(table: Scene) -> None:
    """Six points: to the walls of the hall, four hexes away, and onto the door in the east."""
    sliding(table)
    assert stops(table) == ALL
    assert "stay" in table.offered


@pytest.mark.parametrize(
    ("end", "way"),
    [
        ((3, 0), ((1, 0), (2, 0), (3, 0))),
        ((-3, 0), ((-1, 0), (-2, 0), (-3, 0))),
        ((0, 2), ((0, 1), (0, 2))),
        ((0, -2), ((0, -1), (0, -2))),
        ((2, -2), ((1, -1), (2, -2))),
        ((-2, 2), ((-1, 1), (-2, 2))),
    ],
)
def test_gh_move_01_straight_enters_every_hex_of_the_line(
    table: Scene, end: tuple[int, int], way: tuple[tuple[int, int], ...]
) -> None:
    sliding(table)
    table.choose(f"move:{end[0]},{end[1]}")
    table.choose("stay")
    assert table.figure("cragheart").at == end
    deed = table.state.turn.tally
    assert deed.entered == way
    assert deed.passed == way[:-1]
    assert deed.began == (0, 0)
    assert deed.moved == table.state.turn.moved == len(way)


@pytest.mark.parametrize("start", [(1, 2), (-2, 1)])
def test_gh_move_01_straight_from_elsewhere_in_the_hall(
    table: Scene, start: tuple[int, int]
) -> None:
    """Lines are counted from where the figure stands, not from the middle of the map."""
    table.figure("cragheart").at = start
    sliding(table)
    q, r = start
    beside = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
    knights = {(q + 1, r + 1), (q - 1, r - 1), (q + 2, r - 1), (q - 2, r + 1), (q + 1, r - 2)}
    assert beside <= stops(table)
    assert not knights & stops(table)
    table.choose(f"move:{q},{r - 2}")
    table.choose("stay")
    assert entered(table) == ((q, r - 1), (q, r - 2))
    assert table.figure("cragheart").at == (q, r - 2)


def test_gh_move_01_straight_in_parts_keeps_its_direction(table: Scene) -> None:
    """After the first part only the rest of the same line is left, never the way back."""
    sliding(table)
    table.choose("move:2,-2")
    assert stops(table) == {(3, -3), (4, -4)}
    table.choose("move:3,-3")
    assert stops(table) == {(4, -4)}
    table.choose("move:4,-4")
    assert table.asked.rule == "GH-CARDS-01"  # the wall ends it, with points left
    assert entered(table) == ((1, -1), (2, -2), (3, -3), (4, -4))


def test_gh_move_01_straight_no_farther_than_its_points(table: Scene) -> None:
    """Three hexes of difficult terrain cost the six points; what lies behind is too far."""
    table.tile("difficult", *((0, n) for n in range(1, 5)))
    table.tile("obstacle", (1, 0), (1, 1), (-1, 1), (-1, 2), (1, 2), (-1, 3), (1, -1), (-1, 0))
    sliding(table)
    assert stops(table) & SOUTH_EAST == {(0, 1), (0, 2), (0, 3)}
    table.choose("move:0,3")
    assert table.asked.rule == "GH-CARDS-01"  # no points are left
    assert table.figure("cragheart").at == (0, 3)


@pytest.mark.rule("GH-MOVE-01")
def test_gh_move_02_straight_stops_before_obstacles(table: Scene) -> None:
    """Round the obstacle there is a way, but not a straight one."""
    table.tile("obstacle", (2, 0))
    sliding(table)
    assert stops(table) == ALL - {(2, 0), (3, 0), (4, 0), (5, 0)}


def test_gh_move_02_straight_stops_before_enemies(table: Scene) -> None:
    table.monster("bandit-guard", (0, 3))
    table.monster("bandit-guard", (-1, 0))
    sliding(table)
    assert stops(table) == ALL - {(0, 3), (0, 4)} - WEST


def test_gh_move_02_straight_through_allies_not_onto_them(table: Scene) -> None:
    table.figure("tinkerer").at = (-2, 0)
    sliding(table)
    assert stops(table) == ALL - {(-2, 0)}
    table.choose("move:-4,0")
    assert table.figure("cragheart").at == (-4, 0)
    assert entered(table) == ((-1, 0), (-2, 0), (-3, 0), (-4, 0))


def test_gh_move_03_straight_over_a_trap_springs_it_and_goes_on(table: Scene) -> None:
    table.tile("trap", (2, 0), damage=2)
    sliding(table)
    hp = table.figure("cragheart").hp
    table.choose("move:2,0")
    table.choose("suffer", rule="GH-DAMAGE-01")
    assert table.figure("cragheart").hp == hp - 2
    assert not table.state.overlays
    assert stops(table) == {(3, 0), (4, 0), (5, 0)}


def test_gh_move_03_straight_does_not_go_round_a_trap(table: Scene) -> None:
    """A way round it would be longer by one hex and bent."""
    table.tile("trap", (2, 0), damage=2)
    table.lay("cragheart", hand=[])
    sliding(table)
    hp = table.figure("cragheart").hp
    table.choose("move:4,0")
    assert table.figure("cragheart").hp == hp - 2
    assert table.figure("cragheart").at == (4, 0) and not table.state.overlays


def test_gh_door_01_straight_through_the_door(table: Scene) -> None:
    """The door opens at once and the line goes on behind it; six points end it there."""
    sliding(table)
    table.choose("move:5,0")
    assert table.state.opened == ("D1",)
    assert stops(table) == {(6, 0)}
    table.choose("move:6,0")
    assert entered(table) == ((1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0))
    assert table.asked.rule == "GH-CARDS-01"


def test_gh_move_01_straight_is_no_limit_of_other_moves(table: Scene) -> None:
    """The same scene with a basic move: bends are allowed."""
    table.turn("cragheart", "rock-slide", table.card())
    table.choose("basic-bottom:rock-slide")
    assert (1, 1) in stops(table)


def test_gh_move_11_straight_not_through_walls(table: Scene) -> None:
    """Both rooms are open, but only the door leads from one to the other: the line from (4, -1)
    to (6, -1) runs through the wall, though there is a way round."""
    table.state.opened, table.state.revealed = ("D1",), ("R1", "R2")
    table.figure("cragheart").at = (4, -1)
    sliding(table)
    assert (6, -1) not in stops(table)
    assert not {q for q, _ in stops(table) if q > 4}


def test_gh_move_01_straight_pays_for_the_difficult_hexes_of_the_line(table: Scene) -> None:
    """Four difficult hexes cost 8 of 6 points, whatever there is beside the line."""
    table.tile("difficult", *((n, 0) for n in range(1, 5)))
    sliding(table)
    assert stops(table) & EAST == {(1, 0), (2, 0), (3, 0)}


def test_gh_move_03_straight_over_a_trap_costs_one_point_a_hex(table: Scene) -> None:
    """Five hexes up to the door; the sixth point leads behind it."""
    table.tile("trap", (1, 0), damage=0)
    sliding(table)
    table.choose("move:4,0")
    table.choose("move:5,0")
    assert table.asked.rule == "GH-MOVE-01"
    assert stops(table) == {(6, 0)}


def test_gh_move_04_straight_with_winged_shoes_jumps_over_obstacles(table: Scene) -> None:
    table.lay("cragheart", items=["winged-shoes"])
    table.tile("obstacle", (2, 0))
    sliding(table)
    table.choose("item:winged-shoes")
    assert stops(table) & EAST == {(1, 0), (3, 0), (4, 0)}


# Moves that must end beside something


def test_gh_move_01_a_move_that_must_end_beside_an_obstacle(table: Scene) -> None:
    """The bottom of a card with `end_by`: only hexes next to an obstacle are offered."""
    card = table.card(bottom=(e.Move(value=2, end_by="obstacle"),), owner="cragheart")
    table.tile("obstacle", (3, 0))
    table.turn("cragheart", card, table.card())
    table.choose(f"bottom:{card}")
    assert stops(table) == {(2, 0)}  # (3, -1), (2, 1) and the others are three hexes away or more
    table.choose("move:2,0")
    assert table.figure("cragheart").at == (2, 0)


def test_gh_move_01_a_controlled_enemy_ends_beside_its_controller() -> None:
    """The enemy stands beside the Scoundrel and goes one hex; it must stay beside."""
    table = Scene("scoundrel", "brute")
    table.lay("brute", at=(-4, 0))
    guard = table.monster("bandit-guard", (1, 0))
    move = e.Move(value=1, end_by="controller")
    table.run(perform(table.game, Aim(guard, ActionTally(), 0), move), "move:1,-1")
    (asked,) = table.asked_so_far
    assert set(asked.keys) == {"move:1,-1", "move:0,1", "stay"}
    assert guard.at == (1, -1)


# A figure's own Move


def moving_summon(table: Scene, monkeypatch: pytest.MonkeyPatch, move: int) -> Figure:
    """A summon of the Tinkerer at (0, 2) with this Move printed on it."""
    type = f"scene-bot-of-move-{move}"  # what is printed is looked up once for a type
    record = msgspec.structs.replace(library().summons["battle-bot"], id=type, move=move)
    monkeypatch.setitem(library().summons, type, record)
    bot = Figure(f"{type}-1", "summon", type, (0, 2), 6, 6, side="heroes", owner=1)
    table.state.figures[bot.id] = bot
    return bot


@pytest.mark.parametrize(("move", "points"), [(0, 2), (1, 3), (2, 4)])
def test_gh_move_10_a_relative_move_adds_to_the_figures_own(
    table: Scene, monkeypatch: pytest.MonkeyPatch, move: int, points: int
) -> None:
    """Move +2 as Jet Propulsion grants it. A Move of 0 is a Move, a dash is none."""
    bot = moving_summon(table, monkeypatch, move)
    granted = e.Move(value=2, relative=True)
    done = table.run(perform(table.game, Aim(bot, ActionTally(), 1), granted), f"move:{-points},2")
    (asked,) = table.asked_so_far
    assert f"move:{-points - 1},2" not in asked.keys
    assert bot.at == (-points, 2)
    assert done


def test_gh_move_10_a_dash_is_no_move(table: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """No relative move, but an absolute one."""
    bot = moving_summon(table, monkeypatch, -1)
    assert not table.run(
        perform(table.game, Aim(bot, ActionTally(), 1), e.Move(value=2, relative=True))
    )
    assert table.asked_so_far == []
    assert table.run(perform(table.game, Aim(bot, ActionTally(), 1), e.Move(value=1)), "move:0,1")
    assert bot.at == (0, 1)
