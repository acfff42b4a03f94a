"""EL-VAR-TEAM-7: what harms opponents does not harm the teammate, in battles, too."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.aim import Aim
from fabletop.games.eldervale.effects.measures import Bag
from fabletop.games.eldervale.effects.run_battle import removable
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.aftermath import monster_won
from fabletop.games.eldervale.rules.battle import forbidden
from fabletop.games.eldervale.rules.dice import count_sides
from fabletop.games.eldervale.state import Battle

from . import deeds
from .scene import Scene

SEATS = ("barrow-court", "fire", "water", "earth")  # a and b are a team


def team(scene: type[Scene], *seats: str) -> Scene:
    return scene(*(seats or SEATS), team="on")


@pytest.mark.rule("EL-VAR-TEAM-9")
@pytest.mark.parametrize("what", ["swords", "join"])
def test_el_var_team_7_dread_does_not_bind_the_teammate(scene: type[Scene], what: str) -> None:
    table = team(scene)
    table.put(table.a, "warrior", "portal")
    battle = Battle(table.at("portal"))
    assert not forbidden(table.game, battle, table.b, what)
    assert forbidden(table.game, battle, table.c, what)


@pytest.mark.rule("EL-VAR-TEAM-9")
def test_el_var_team_7_the_partner_of_dread_is_asked_for_swords(scene: type[Scene]) -> None:
    table = team(scene)
    for player in table.state.players:
        table.give(player)
    table.give(table.b, sword=3)
    table.put(table.a, "warrior", "portal")
    table.put(table.c, "worker-1", "portal")
    table.state.due.append(table.at("portal"))
    table.phase("pending")
    assert table.asked.rule == "EL-BATTLE-8" and table.asked.seat == 1
    assert {"aid:1", "aid:2", "aid:3"} <= set(table.offered)
    table.choose("aid:3")
    assert table.b.supply["sword"] == 0


def test_el_var_team_7_soul_feast_takes_nothing_from_the_teammate(scene: type[Scene]) -> None:
    table = team(scene, "shadow-demons", "fire", "water", "earth")
    for player in table.state.players:
        table.give(player, tool=2)
    deeds.battle(table, "portal", 3, 1, 1)
    deeds.do(table, table.a, e.Steal("any", 1, "foes"))
    assert [one.supply["tool"] for one in table.state.players] == [3, 2, 1, 2]


def test_el_var_team_7_radiance_does_not_blind_the_teammate(scene: type[Scene]) -> None:
    table = team(scene, "dawn-order", "fire", "water", "earth")
    table.put(table.a, "wizard", "portal")
    table.put(table.b, "dragon", "portal")
    table.put(table.c, "dragon", "portal")
    battle = Battle(table.at("portal"))
    count_sides(table.game, battle)
    assert [side.pool for side in battle.sides] == [2, 3, 2]


def test_el_var_team_7_a_controlled_monster_spares_the_teammates_dice(scene: type[Scene]) -> None:
    table = team(scene, "earth", "fire", "water", "light")
    table.dwell(table.b, "earth-2", "worker-6")
    table.dwell(table.c, "fire-1", "worker-6")
    shaking = next(
        one.id
        for one in library().monsters.values()
        if any(ability.id == "shaken-foundations" for ability in one.abilities)
    )
    table.state.monsters.pop(shaking, None)
    table.a.units[shaking] = table.at("portal")
    table.put(table.b, "worker-1", "portal")
    table.put(table.c, "worker-1", "portal")
    battle = Battle(table.at("portal"))
    count_sides(table.game, battle)
    assert [side.pool for side in battle.sides][1:] == [2, 1]


def test_el_var_team_7_dice_taken_from_all_others(scene: type[Scene]) -> None:
    table = team(scene)
    battle = deeds.battle(table, "portal", 3, 3, 3)
    found = removable(table.game, Aim(table.a), e.RemoveDice(amount=1))
    assert found == [battle.sides[2]]


def test_el_var_team_7_others_in_a_battle(scene: type[Scene]) -> None:
    table = team(scene)
    for player in table.state.players:
        table.give(player)
    deeds.battle(table, "portal", 3, 3, 3)
    deeds.do(table, table.a, e.Others(effects=(e.Gain(bag=Bag(gem=1)),), who="foes"))
    assert [one.supply["gem"] for one in table.state.players] == [0, 0, 1, 0]


def test_el_var_team_7_a_controlled_victor_spares_the_teammate(scene: type[Scene]) -> None:
    table = team(scene)
    victor = next(
        one.id
        for one in library().monsters.values()
        for ability in one.abilities
        for trigger in ability.triggers
        if trigger.on == "won" and ability.scope != "while"
    )
    for player in table.state.players:
        table.give(player, gem=2, scroll=2, potion=2, tool=2, sword=2, gold=2)
    table.a.units[victor] = table.at("portal")
    battle = deeds.battle(table, "portal", 3, 3)
    battle.sides[0].won = True
    before = str(table.b)
    table.run(monster_won(table.game, battle, victor, table.a))
    assert str(table.b) == before
