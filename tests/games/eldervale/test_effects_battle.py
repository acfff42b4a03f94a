"""Effects in and around battles, and on monsters."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.measures import Count
from fabletop.games.eldervale.state import GONE, READY, UNDERWORLD

from .deeds import battle, can, do
from .scene import Scene


@pytest.fixture
def table(scene: type[Scene]) -> Scene:
    table = scene("order", "earth", "fire")
    for player in table.state.players:
        table.give(player)
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    return table


# Before the roll


def test_add_dice_stops_at_six(table: Scene) -> None:
    fight = battle(table, "portal", 2, 5)
    do(table, table.a, e.AddDice(amount=2))
    do(table, table.b, e.AddDice(amount=2))
    assert [side.pool for side in fight.sides] == [4, 6]


def test_add_dice_by_how_far_one_is_behind(table: Scene) -> None:
    fight = battle(table, "portal", 1, 5)
    do(table, table.a, e.AddDice(amount=Count(of="behind", most=3)))
    assert fight.sides[0].pool == 4


def test_remove_dice_leaves_one(table: Scene) -> None:
    fight = battle(table, "portal", 2, 2)
    do(table, table.a, e.RemoveDice(amount=2))
    assert [side.pool for side in fight.sides] == [2, 1]


def test_remove_dice_of_the_monster_only(table: Scene) -> None:
    fight = battle(table, "portal", 2, 3, 4, monster="brass-colossus")
    do(table, table.a, e.RemoveDice(side="monster"))
    assert [side.pool for side in fight.sides] == [2, 3, 3]


def test_set_die_before_the_roll_presets_it(table: Scene) -> None:
    fight = battle(table, "portal", 2, 2)
    do(table, table.a, e.SetDie(face=6))
    assert (fight.sides[0].preset, fight.sides[0].pool) == ([6], 2)


# After the roll


def rolled(table: Scene, mine: list[int], theirs: list[int], monster: str = ""):  # type: ignore[no-untyped-def]
    fight = battle(table, "portal", len(mine), len(theirs), stage="rolled", monster=monster)
    fight.sides[0].dice, fight.sides[1].dice = list(mine), list(theirs)
    return fight


def test_set_die_after_the_roll_turns_one(table: Scene) -> None:
    fight = rolled(table, [2, 5], [6])
    do(table, table.a, e.SetDie(face=6), "die:2")
    assert fight.sides[0].dice == [6, 5]


def test_reroll_own_dice_of_ones_choice(table: Scene) -> None:
    fight = rolled(table, [1, 5, 2], [6])
    table.luck("battle", 4, 3)
    do(table, table.a, e.Reroll(dice=2), "die:1", "die:2")
    assert fight.sides[0].dice == [4, 5, 3]


def test_reroll_may_stop_early(table: Scene) -> None:
    fight = rolled(table, [1, 5], [6])
    do(table, table.a, e.Reroll(dice=2), "pass")
    assert fight.sides[0].dice == [1, 5]


def test_reroll_dice_of_another_side(table: Scene) -> None:
    fight = rolled(table, [5], [6, 1])
    table.luck("battle", 2)
    do(table, table.a, e.Reroll(dice=1, side="foe"), "die:6")
    assert fight.sides[1].dice == [2, 1]


def test_reroll_all_until_none_fits(table: Scene) -> None:
    fight = rolled(table, [1, 5, 1], [6])
    table.luck("battle", 1, 4, 2)
    do(table, table.a, e.Reroll(upto=1, all_of=True))
    assert fight.sides[0].dice == [2, 5, 4]


def test_shift_die_turns_different_dice_by_one(table: Scene) -> None:
    fight = rolled(table, [3, 6, 3], [6])
    do(table, table.a, e.ShiftDie(by=1, dice=2), "die:3", "die:3")
    assert fight.sides[0].dice == [4, 6, 4]  # the six cannot go further


def test_swap_die_with_another_side(table: Scene) -> None:
    fight = rolled(table, [1, 3], [6, 2])
    do(table, table.a, e.SwapDie(), "die:1", "die:6")
    assert (fight.sides[0].dice, fight.sides[1].dice) == ([6, 3], [1, 2])


# Around it


def test_cancel_battle(table: Scene) -> None:
    do(table, table.a, e.CancelBattle())
    assert table.state.cancelled


def test_save_units_to_the_ready_area(table: Scene) -> None:
    table.put(table.a, "warrior", "portal")
    battle(table, "portal", 3, 4, stage="removal")
    do(table, table.a, e.SaveUnits(unit="warrior", to="ready"), "save:warrior")
    assert table.a.units["warrior"] == READY
    assert table.a.units["worker-1"] == table.at("portal")


def test_save_units_where_they_are(table: Scene) -> None:
    fight = battle(table, "portal", 1, 4, stage="removal")
    do(table, table.a, e.SaveUnits(amount=6, to="stay"), "save:worker")
    assert fight.keep == ["0:worker-1"] and table.a.units["worker-1"] == table.at("portal")


# Monsters


def test_control_monster_of_limited_strength(table: Scene) -> None:
    table.monster("brass-colossus", "mill")  # strength 4
    assert not can(table, table.a, e.ControlMonster(strength=3))
    do(table, table.a, e.ControlMonster(strength=4))
    assert table.a.units["brass-colossus"] == READY
    assert "brass-colossus" not in table.state.monsters


def test_control_monster_in_a_realm_that_fits(table: Scene) -> None:
    table.monster("brass-colossus", "earth-2")
    assert not can(table, table.b, e.ControlMonster(realm="with-unit"))
    table.put(table.b, "worker-2", "earth-2")
    assert can(table, table.b, e.ControlMonster(realm="with-unit"))


def test_send_home_puts_a_monster_on_its_lair(scene: type[Scene]) -> None:
    places = {"order-3": (0, 0), "mill": (1, 0), "portal": (0, 1)}
    table = scene("order", "earth", map=places)
    table.monster("brass-colossus", "mill")
    table.put(table.b, "worker-1", "order-3")
    do(table, table.a, e.SendHome())
    assert table.state.monsters["brass-colossus"] == table.at("order-3")
    assert table.b.units["worker-1"] == UNDERWORLD  # EL-MONSTER-15
    assert not can(table, table.a, e.SendHome())  # EL-MONSTER-17


def test_move_monster_without_a_battle(table: Scene) -> None:
    table.monster("brass-colossus", "mill")
    do(table, table.a, e.MoveMonster(reach=1), "to:portal")
    assert table.state.monsters["brass-colossus"] == table.at("portal")
    assert not table.state.due and table.state.battle is None


def test_defeat_monster_sets_it_aside(table: Scene) -> None:
    table.monster("brass-colossus", "mill")
    before = (table.a.glory, dict(table.a.power))
    do(table, table.a, e.DefeatMonster(strength=4, realm="beside-unit"))
    assert table.state.monsters["brass-colossus"] == GONE
    assert (table.a.glory, table.a.power) == before


def test_revive_monster_on_its_lair(scene: type[Scene]) -> None:
    places = {"order-3": (0, 0), "mill": (1, 0), "portal": (0, 1)}
    table = scene("order", "earth", map=places)
    table.state.monsters["brass-colossus"] = GONE
    do(table, table.a, e.ReviveMonster())
    assert table.state.monsters["brass-colossus"] == table.at("order-3")


def test_revive_monster_under_control(table: Scene) -> None:
    table.monster("brass-colossus", "mill")
    table.state.monsters["brass-colossus"] = GONE
    do(table, table.a, e.ReviveMonster(control=True))
    assert table.a.units["brass-colossus"] == READY


def test_stop_rush(table: Scene) -> None:
    do(table, table.a, e.StopRush())
    assert table.state.rush_stopped
