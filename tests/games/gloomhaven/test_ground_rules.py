"""GH-MOVE, GH-TERRAIN, GH-DOOR: the ground under the figures."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.records import Door, Room, Script, Spawn, Wave
from fabletop.games.gloomhaven.rules.doors import open_door_at
from fabletop.games.gloomhaven.rules.forced import force
from fabletop.games.gloomhaven.rules.initiative import next_actor
from fabletop.games.gloomhaven.rules.moving import find_room, walk
from fabletop.games.gloomhaven.rules.reach import reach
from fabletop.games.gloomhaven.rules.scripts import plates_pressed, round_ends
from fabletop.games.gloomhaven.rules.terrain import areas, cuts_off
from fabletop.games.gloomhaven.state import ActionTally, Figure, Place

from .scene import BEHIND, HALL, Scene, hall


def costs(table: Scene, points: int, jump: bool = False) -> dict[tuple[int, int], int]:
    return reach(table.state, table.figure("brute"), points, jump).stops


def go(table: Scene, *path: tuple[int, int], jump: bool = False, who: str = "brute") -> None:
    table.run(walk(table.game, table.figure(who), path, jump, ActionTally()), "suffer")


def test_gh_move_01_points_buy_hexes(table: Scene) -> None:
    table.lay("tinkerer", at=(4, -4))
    table.tile("difficult", (1, 0))  # GH-TERRAIN-05
    found = costs(table, 1)
    assert len(found) == 5 and (1, 0) not in found
    assert costs(table, 2)[(1, 0)] == 2


@pytest.mark.rule("GH-TERRAIN-06")
def test_gh_move_02_through_allies_never_through_enemies_or_obstacles(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    table.tile("obstacle", (0, 1))
    found = costs(table, 2)
    assert (-1, 0) not in found and found[(-2, 0)] == 2
    assert (2, 0) not in found and (0, 1) not in found and (0, 2) not in found


@pytest.mark.rule("GH-TERRAIN-02", "GH-TERRAIN-04", "GH-TERRAIN-07")
def test_golden_25_traps_and_hazards_at_level_three(table: Scene) -> None:
    table.state.level = 3
    brute = table.figure("brute")
    table.tile("trap", (1, 0), damage=-1, conditions=("poison",))
    go(table, (1, 0))
    assert brute.hp == 5 and brute.conditions == ("poison",) and not table.state.overlays
    table.tile("hazard", (2, 0))
    go(table, (2, 0))
    assert brute.hp == 3 and table.state.overlays


def test_gh_move_03_effects_on_every_hex_and_the_move_goes_on(table: Scene) -> None:
    table.tile("trap", (1, 0), damage=2)
    go(table, (1, 0), (2, 0))
    assert table.figure("brute").at == (2, 0) and table.figure("brute").hp == 8


def test_gh_move_04_a_jump_ignores_what_lies_between(table: Scene) -> None:
    table.tile("obstacle", *((1, r) for r in range(-4, 4)))
    table.tile("trap", (2, 0), damage=2)
    table.tile("difficult", (2, -1))
    found = costs(table, 2, jump=True)
    assert found[(2, 0)] == 2 and (2, -1) not in found and (1, 0) not in found
    assert (2, 0) not in costs(table, 4)
    go(table, (1, 0), (2, 0), jump=True)
    assert table.figure("brute").hp == 8


def test_gh_move_05_doors_are_not_jumped_over_unopened(table: Scene) -> None:
    table.lay("brute", at=(4, 0))
    found = costs(table, 3, jump=True)
    assert (5, 0) in found and (6, 0) not in found


def test_gh_move_06_flyers_ignore_all_terrain(table: Scene) -> None:
    imp = table.monster("black-imp", (0, 1))
    drake = table.monster("wind-demon", (2, 0))
    table.tile("trap", (3, 0), damage=3)
    table.run(force(table.game, "push", drake, 1, (0, 0), table.figure("brute"), 0), "step:3,0")
    assert drake.at == (3, 0) and drake.hp == drake.most and table.state.overlays
    assert imp.hp == imp.most


def test_gh_move_07_whoever_cannot_stay_goes_to_the_nearest_free_hex(table: Scene) -> None:
    table.lay("brute", at=(-1, 0))
    table.run(find_room(table.game, table.figure("brute")), "to:0,0")
    assert table.figure("brute").at == (0, 0)


@pytest.mark.rule("GH-COND-05")
def test_gh_move_08_the_immobilized_do_not_move_but_are_moved(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), conditions=("immobilize",))
    table.run(force(table.game, "push", guard, 1, (0, 0), table.figure("brute"), 0), "step:2,0")
    assert guard.at == (2, 0)
    table.lay("brute", conditions=("immobilize",))
    table.act("brute", e.Move(value=3), xp=1)
    assert table.asked.rule == "GH-CARDS-01" and table.hero("brute").xp == 0


def test_gh_move_09_a_stunned_figure_stops(table: Scene) -> None:
    table.tile("trap", (1, 0), conditions=("stun",))
    table.run(walk(table.game, table.figure("brute"), [(1, 0), (2, 0)], False, ActionTally()))
    assert table.figure("brute").at == (1, 0)


def test_gh_move_10_a_dash_allows_no_relative_move(table: Scene) -> None:
    from fabletop.games.gloomhaven.rules.abilities import perform

    bot = table.monster("ancient-artillery", (2, 0))
    for ability, moved in ((e.Move(value=2, relative=True), False), (e.Move(value=1), True)):
        answers = ("move:3,0",) if moved else ()
        done = table.run(perform(table.game, Aim(bot, ActionTally(), 0), ability), *answers)
        assert done == moved


def test_gh_move_11_wall_lines_part_neighbours() -> None:
    table = Scene("brute", "tinkerer", scenario=hall(id="scene-walls", walls=(((0, 0), (1, 0)),)))
    assert costs(table, 2).get((1, 0)) == 2


def test_gh_move_20_push_leads_away_and_pull_closer(table: Scene) -> None:
    guard = table.monster("bandit-guard", (2, 0))
    brute = table.figure("brute")
    table.run(force(table.game, "push", guard, 1, (0, 0), brute, 0), "step:3,-1")
    assert guard.at == (3, -1)
    table.run(force(table.game, "pull", guard, 2, (0, 0), brute, 0), "step:2,-1", "step:1,0")
    assert guard.at == (1, 0)


def test_gh_move_21_all_or_nothing(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    run = force(table.game, "push", guard, 2, (0, 0), table.figure("brute"), 0)
    table.run(run, "step:2,0", "step:3,0")
    assert "skip" in table.asked_so_far[0].keys and "skip" not in table.asked_so_far[1].keys


def test_gh_move_22_through_its_allies_but_never_onto_them(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    for at in ((2, 0), (2, -1), (1, 1)):
        table.monster("living-bones", at)
    run = force(table.game, "push", guard, 1, (0, 0), table.figure("brute"), 0)
    table.run(run, "step:2,0")
    assert guard.at == (1, 0)


@pytest.mark.rule("GH-MOVE-26")
def test_gh_move_23_the_pushed_spring_traps_for_the_pusher(table: Scene) -> None:
    table.tile("trap", (2, 0), damage=9)
    guard = table.monster("bandit-guard", (1, 0))
    table.run(force(table.game, "push", guard, 1, (0, 0), table.figure("brute"), 0), "step:2,0")
    assert table.hero("brute").feats["kills"] == 1
    table.tile("trap", (0, 2), damage=9)
    walker = table.monster("bandit-guard", (0, 1))
    table.run(walk(table.game, walker, [(0, 2)], False, ActionTally()))
    assert walker.id not in table.state.figures and table.hero("brute").feats["kills"] == 1


def test_the_way_is_a_cheapest_one(table: Scene) -> None:
    table.tile("trap", (1, 0), damage=2)
    path = reach(table.state, table.figure("brute"), 3, False).way_to((2, 0))
    assert len(path) == 3 and (1, 0) not in path


def test_a_straight_move_keeps_its_direction(table: Scene) -> None:
    table.tile("obstacle", (0, 1))
    table.monster("bandit-guard", (-1, 0))
    table.act("brute", e.Move(value=3, straight=True))
    lines = {
        "move:1,0",
        "move:2,0",
        "move:3,0",
        "move:1,-1",
        "move:2,-2",
        "move:3,-3",
        "move:0,-1",
        "move:0,-2",
        "move:0,-3",
        "move:-1,1",
        "move:-2,2",
        "move:-3,3",
    }
    assert set(table.offered) == {*lines, "stay"}  # neither through the obstacle nor the guard
    table.choose("move:2,-2")
    assert table.state.turn.tally.entered == ((1, -1), (2, -2))
    assert set(table.offered) == {"move:3,-3", "stay"}
    table.choose("move:3,-3")
    assert table.figure("brute").at == (3, -3)


# Terrain


@pytest.mark.rule("GH-TERRAIN-08")
def test_gh_terrain_01_corridors_and_plates_are_ordinary_hexes() -> None:
    table = Scene(
        "brute", "tinkerer", scenario=hall(id="scene-plain", corridors=((1, 0),), plates=((0, 1),))
    )
    assert costs(table, 1)[(1, 0)] == costs(table, 1)[(0, 1)] == 1


def test_gh_terrain_03_a_disarmed_trap_is_gone(table: Scene) -> None:
    table.tile("trap", (1, 0), damage=9)
    table.tile("trap", (3, 0), damage=9)
    table.act("brute", e.DisarmTrap())
    table.choose("disarm:1,0")
    assert len(table.state.overlays) == 1 and table.figure("brute").hp == 10
    assert table.hero("brute").feats["traps"] == 1


def test_gh_terrain_20_traps_need_an_empty_hex(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    table.tile("obstacle", (0, 1))
    table.state.money = ((1, -1),)
    table.act("brute", e.CreateTrap(damage=3))
    assert set(table.offered) == {"trap:0,-1", "trap:-1,1", "skip"}
    table.choose("trap:0,-1")
    assert table.state.overlays[-1].damage == 3


def test_gh_terrain_21_nothing_may_be_cut_off(table: Scene) -> None:
    assert areas(table.state, ()) == 1
    table.tile("obstacle", *((q, 0) for q in range(-4, 4)))
    assert cuts_off(table.state, add=((4, 0),))
    assert not cuts_off(table.state, add=((4, -1),), without=((3, 0),))


def test_gh_terrain_22_obstacles_go_only_by_abilities_that_say_so(table: Scene) -> None:
    table.tile("obstacle", (1, 0), (3, 0))
    table.act("brute", e.DestroyObstacle(range=1))
    assert table.offered == ("destroy:1,0", "skip")
    table.choose("destroy:1,0")
    assert [one.at for one in table.state.overlays] == [(3, 0)]


def test_gh_terrain_22_an_attack_for_each_obstacle_destroyed(table: Scene) -> None:
    table.tile("obstacle", (0, 1), (2, 0), (4, 0))
    guard = table.monster("bandit-guard", (1, 0), hp=20)
    table.draws("brute", "plus-0")
    blow = e.Attack(value=e.Measure(of="destroyed", times=2))
    table.act("brute", e.DestroyObstacle(count=0, range=2), blow)
    table.choose("attack:bandit-guard-1")
    assert [one.at for one in table.state.overlays] == [(4, 0)]
    assert guard.hp == 20 - 2 * 2


# Doors


@pytest.mark.rule("GH-DOOR-05")
def test_gh_door_01_entering_a_door_opens_it_in_mid_move(table: Scene) -> None:
    table.lay("brute", at=(4, 0))
    table.act("brute", e.Move(value=3))
    table.choose("move:5,0")
    assert table.state.revealed == ("R1", "R2") and "move:6,0" in table.offered
    assert any(one.type == "living-bones" for one in table.state.figures.values())
    assert table.hero("brute").feats["rooms-revealed"] == 1


def test_gh_door_02_a_closed_door_stops_everybody_else(table: Scene) -> None:
    guard = table.monster("bandit-guard", (4, 0))
    from fabletop.games.gloomhaven.rules.forced import steps_of

    assert (5, 0) not in steps_of(table.game, "push", guard, (3, 0), False)


@pytest.mark.rule("GH-DOOR-04")
def test_gh_door_03_open_doors_stay_open_each_for_itself() -> None:
    doors = (
        Door(id="D1", at=(5, 0), rooms=("R1", "R2")),
        Door(id="D2", at=(5, -1), rooms=("R1", "R2")),
    )
    table = Scene("brute", "tinkerer", scenario=hall(id="scene-doors", doors=doors))
    brute = table.lay("brute", at=(5, 0))
    table.run(open_door_at(table.game, brute, (5, 0)))
    assert table.state.opened == ("D1",)


def test_gh_door_06_new_types_draw_at_once(table: Scene) -> None:
    brute = table.lay("brute", at=(5, 0))
    table.run(open_door_at(table.game, brute, (5, 0)))
    assert table.state.decks["living-bones"].current


def test_gh_door_07_too_few_figures_nearest_spots_first() -> None:
    spots = [at for at in BEHIND if at[1] in (0, -1, -2)][:11]
    spawns = tuple(
        Spawn(monster="bandit-guard", at=at, room="R2", ranks=("normal",) * 3) for at in spots
    )
    table = Scene("brute", "tinkerer", scenario=hall(id="scene-many", spawns=spawns))
    brute = table.lay("brute", at=(5, 0))
    run = open_door_at(table.game, brute, (5, 0))
    asked: Any = next(run)
    try:
        while True:
            asked = run.send(asked.keys[:1])
    except StopIteration:
        pass
    far = sorted(max(abs(q - 5), abs(r), abs(q - 5 + r)) for q, r in spots)
    guards = [one for one in table.state.figures.values() if one.type == "bandit-guard"]
    here = sorted(max(abs(q - 5), abs(r), abs(q - 5 + r)) for q, r in (o.at for o in guards))
    assert len(guards) == 6 and here == far[:6]


@pytest.mark.rule("GH-DOOR-08", "GH-DOOR-09", "GH-DOOR-10")
def test_golden_36_lower_initiative_acts_at_once(table: Scene) -> None:
    table.state.order = (
        Place("living-bones", "monster", 25),
        Place("brute", "hero", 40),
        Place("bandit-archer", "monster", 60),
    )
    table.figure("brute").acted = True
    table.monster("bandit-archer", (7, 0), revealed=True)
    bones = table.monster("living-bones", (8, 0), revealed=True)
    assert next_actor(table.state) is bones
    bones.acted = True
    actor = next_actor(table.state)
    assert actor is not None and actor.type == "bandit-archer"


@pytest.mark.rule("GH-SPECIAL-02", "GH-SPECIAL-12")
def test_gh_door_11_locked_doors_are_walls_until_the_scenario_opens_them() -> None:
    doors = (Door(id="D1", at=(5, 0), rooms=("R1", "R2"), locked=True),)
    script = Script(on="plates", plates=(((0, 0),),) * 3, opens=("D1",))
    table = Scene(
        "brute", "tinkerer", scenario=hall(id="scene-lock", doors=doors, scripts=(script,))
    )
    table.lay("brute", at=(4, 0))
    assert (5, 0) not in costs(table, 2)
    table.run(plates_pressed(table.game))
    assert not table.state.opened
    table.lay("brute", at=(0, 0))
    table.run(plates_pressed(table.game))  # GH-SPECIAL-03
    assert table.state.opened == ("D1",) and "R2" in table.state.revealed


def test_gh_special_03_only_heroes_press_plates() -> None:
    script = Script(on="plates", plates=(((2, 0),),) * 3, opens=("D1",))
    table = Scene("brute", "tinkerer", scenario=hall(id="scene-plate", scripts=(script,)))
    table.monster("bandit-guard", (2, 0))
    table.run(plates_pressed(table.game))
    assert not table.state.opened


@pytest.mark.rule("GH-EOR-07", "GH-SPECIAL-01")
def test_gh_eor_07_waves_come_at_the_end_of_the_named_rounds() -> None:
    from fabletop.games.gloomhaven.records import Marker

    wave = Wave(monster="bandit-guard", marker="a", ranks=(("elite",), ("elite",), ("elite",)))
    script = Script(on="round-end", rounds=("odd",) * 3, waves=(wave,), once=False, until=("1",))
    record = hall(id="scene-wave", scripts=(script,), markers=(Marker(id="a", hexes=((2, 0),)),))
    table = Scene("brute", "tinkerer", scenario=record)
    table.run(round_ends(table.game))
    (guard,) = (one for one in table.state.figures.values() if one.kind == "monster")
    assert guard.at == (2, 0) and guard.rank == "elite" and guard.spawned
    table.state.round = 2
    table.run(round_ends(table.game))
    assert len(table.state.numbers["bandit-guard"]) == 5
    table.state.round, table.state.opened = 3, ("D1",)
    table.run(round_ends(table.game))
    assert len(table.state.numbers["bandit-guard"]) == 5


def test_gh_special_15_what_a_door_brings_comes_once() -> None:
    from fabletop.games.gloomhaven.records import Marker
    from fabletop.games.gloomhaven.rules.doors import door_opened

    wave = Wave(monster="bandit-guard", marker="a", ranks=(("normal",),) * 3)
    script = Script(on="door", doors=("D1",), waves=(wave,))
    record = hall(id="scene-once", scripts=(script,), markers=(Marker(id="a", hexes=((2, 0),)),))
    table = Scene("brute", "tinkerer", scenario=record)
    for _ in range(2):
        table.run(door_opened(table.game, record.doors[0]))
    assert sum(one.type == "bandit-guard" for one in table.state.figures.values()) == 1


def test_gh_special_14_expressions_use_level_and_characters(table: Scene) -> None:
    from fabletop.games.gloomhaven.rules.values import measure

    table.state.level = 3
    anybody = Figure("x", "objective", "x", (0, 0), 1, 1)
    value = e.Measure(of="level", times=2, plus=4)
    assert measure(table.state, value, anybody) == 10
    assert measure(table.state, e.Measure(of="characters", half="up"), anybody) == 1


def test_the_hall_is_what_scenes_say_it_is() -> None:
    assert len(HALL) == 61 and Room(id="R2", hexes=BEHIND).hexes


def test_gh_move_04_a_jump_whose_way_matters_is_named_hex_by_hex(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    other = table.monster("bandit-guard", (0, 1), hp=9)
    passed = e.Who(side="enemies", range=0, around="passed")
    table.act(
        "brute",
        e.Move(value=2, jump=True),
        e.Inflict(conditions=("muddle",), who=passed, when=e.If(returned=True)),
    )
    table.choose("move:1,0", rule="GH-MOVE-01")
    assert "stay" not in table.offered  # nobody lands on an enemy
    table.choose("move:0,0", rule="GH-MOVE-04")
    assert guard.conditions == ("muddle",) and other.conditions == ()
    assert table.figure("brute").at == (0, 0)
