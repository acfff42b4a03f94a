"""EL-GLORY, EL-POWER, EL-MONSTER."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.aim import Aim
from fabletop.games.eldervale.effects.registry import effects
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.glory import gain_glory
from fabletop.games.eldervale.rules.levels import value
from fabletop.games.eldervale.rules.monsters import candidates, control, defeat, rush, send_home
from fabletop.games.eldervale.rules.power import gain_any_power, gain_power
from fabletop.games.eldervale.rules.realms import lay
from fabletop.games.eldervale.rules.standing import changes, monster_changes, stands
from fabletop.games.eldervale.rules.underworld import send_to_underworld
from fabletop.games.eldervale.state import GONE, READY, UNDERWORLD

from .scene import Scene


def test_el_glory_1_one_space_and_its_reward(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.run(gain_glory(table.game, table.a))
    assert table.a.glory == 1 and table.a.vp == 2


def test_el_glory_2_the_rewards_in_order(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a)
    table.asks(gain_glory(table.game, table.a, 3), "gain:gem", "power:order")
    assert table.a.supply["gem"] == 1 and table.a.power["order"] == 2 and table.a.vp == 2


def test_el_glory_3_the_first_takes_the_orb(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.glory = table.b.glory = 3
    for player in (table.a, table.b):
        table.run(gain_glory(table.game, player))
    assert (table.a.orbs, table.a.vp) == (1, 0) and (table.b.orbs, table.b.vp) == (0, 2)


def test_el_glory_4_beyond_the_last_space(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.glory = 7
    table.run(gain_glory(table.game, table.a, 2))
    assert table.a.glory == 7 and table.a.vp == 4


def test_el_glory_5_one_by_one_and_any_element_in_play(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    keys = table.asks(gain_any_power(table.game, table.a))
    assert keys == tuple(f"power:{one}" for one in table.state.elements)
    table.a.glory = 3
    keys = table.asks(gain_glory(table.game, table.a, 2))
    assert table.a.glory == 5 and table.a.orbs == 1 and keys[0] == "gain:gem"


# Power


def test_el_power_1_only_elements_in_play(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    absent = next(one for one in ("chaos", "light") if one not in table.state.elements)
    table.run(gain_power(table.game, table.a, absent))
    assert absent not in table.a.power
    assert len(library().constants.power_values) == 5


@pytest.mark.rule("EL-SETUP-17")
@pytest.mark.rule("EL-POWER-10")
def test_el_power_2_four_tokens(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire")
    assert table.a.power == {"order": 1}
    for element in table.order[1:4]:
        table.run(gain_power(table.game, table.a, element))  # unused tokens: nobody asks
    assert len(table.a.power) == 4


@pytest.mark.rule("EL-POWER-4")
def test_el_power_3_up_one_level(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.run(gain_power(table.game, table.a, "order"))
    table.run(gain_power(table.game, table.a, "earth"))
    assert table.a.power == {"order": 2, "earth": 1}


def four_tokens(scene: type[Scene]) -> tuple[Scene, str]:
    table = scene("order", "earth", "fire")
    table.a.power = dict.fromkeys(table.order[:4], 2)
    return table, table.order[4]


def test_el_power_5_move_a_token_or_ignore(scene: type[Scene]) -> None:
    """T-6."""
    table, fifth = four_tokens(scene)
    table.asks(gain_power(table.game, table.a, fifth), "ignore")
    assert fifth not in table.a.power
    table.asks(gain_power(table.game, table.a, fifth), "move-token:earth")
    assert table.a.power[fifth] == 1 and "earth" not in table.a.power


def test_el_power_6_power_is_never_lost_otherwise(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.own(table.a, "citadel")
    table.a.power["order"] = 4
    effect = e.DropCard(whose="own")
    table.asks(effects.run(table.game, Aim(table.a, "wolf-charm"), (effect,)), "drop:citadel")
    assert table.a.power["order"] == 4 and len(table.a.tableau) == 1


def test_el_power_7_single_gains_in_sequence(scene: type[Scene]) -> None:
    """T-5."""
    table = scene("order", "earth")
    table.run(gain_power(table.game, table.a, "earth", 2))
    assert table.a.power["earth"] == 2 and value(table.a, "earth") == 3
    table, fifth = four_tokens(scene)
    table.asks(gain_power(table.game, table.a, fifth, 2), "move-token:earth")
    assert table.a.power[fifth] == 2
    table.a.power[fifth] = 5
    table.run(gain_power(table.game, table.a, fifth))
    assert table.a.power[fifth] == 5


def test_el_power_8_the_first_on_level_five_takes_the_orb(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    for player in (table.a, table.b):
        player.power["order"] = 4
        table.run(gain_power(table.game, player, "order"))
    assert table.a.orbs == 1 and table.b.orbs == 0


def test_el_power_9_values(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert [value(table.a, "earth")] == [0]
    found = []
    for level in range(1, 6):
        table.a.power["earth"] = level
        found.append(value(table.a, "earth"))
    assert found == [2, 3, 4, 5, 6]


# Monsters


def test_el_monster_1_one_for_each_element(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert {library().monsters[one].element for one in table.state.monsters} == set(
        table.state.elements
    )
    assert table.session.view(1).monsters == table.state.monsters


def test_el_monster_2_others_enter_with_their_lair(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert all(where < 0 for where in table.state.monsters.values())
    place = lay(table.game, "order-3", (2, -1))
    assert table.state.monsters["brass-colossus"] == place


def test_el_monster_3_never_two_in_a_realm(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.monster("mere-hag", "portal")
    table.monster("brass-colossus", "order-2")
    table.put(table.a, "worker-1", "order-2")
    table.run(rush(table.game, table.a, "worker-1", table.at("order-2")))
    assert table.state.monsters["mere-hag"] == table.at("portal")


def test_el_monster_4_dormant_during_peace(scene: type[Scene]) -> None:
    table = scene("order", "water", peace=True)
    table.monster("mere-hag", "portal")
    table.put(table.a, "worker-1", "order-2")
    table.run(rush(table.game, table.a, "worker-1", table.at("order-2")))
    assert not table.state.due


def test_el_monster_5_several_could_rush_the_active_player_chooses(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.monster("mere-hag", "portal")
    table.monster("brass-colossus", "fortress")
    table.put(table.a, "worker-1", "order-2")
    found = candidates(table.game, table.a, "worker-1", table.at("order-2"))
    assert "mere-hag" in found
    if len(found) > 1:
        keys = table.asks(rush(table.game, table.a, "worker-1", table.at("order-2")))
        assert set(keys) == {f"rush:{one}" for one in found}


@pytest.mark.rule("EL-MONSTER-9")
def test_el_monster_8_rules_while_it_stands_on_the_map(scene: type[Scene]) -> None:
    for id, monster in library().monsters.items():
        for ability in monster.abilities:
            if ability.scope == "while" and ability.modifiers and monster.element:
                table = scene(monster.element, "fire" if monster.element != "fire" else "water")
                kind = type(ability.modifiers[0])
                assert ability.modifiers[0] not in changes(table.game, table.a, kind)
                table.monster(id, "portal")
                for player in table.state.players:
                    assert ability.modifiers[0] in changes(table.game, player, kind)
                return
    raise AssertionError("no such monster")


def test_el_monster_10_defeated_monsters_are_set_aside(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.monster("mere-hag", "portal")
    table.run(defeat(table.game, "mere-hag"))
    assert table.state.monsters["mere-hag"] == GONE
    effect = e.ReviveMonster(control=True)
    table.run(effects.run(table.game, Aim(table.a), (effect,)))
    assert table.a.units["mere-hag"] == READY


def test_el_monster_11_control(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.monster("mere-hag", "portal")
    control(table.game, table.a, "mere-hag")
    assert table.a.units["mere-hag"] == READY and "mere-hag" not in table.state.monsters
    table.put(table.a, "mere-hag", "order-1")
    table.choose("regroup")
    assert "start:gather" in table.offered  # it may activate worker-symbol actions


def test_el_monster_13_while_in_eldervale_only_on_a_realm(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.monster("mere-hag", "portal")
    control(table.game, table.a, "mere-hag")
    assert not stands(table.state, "mere-hag")
    table.put(table.a, "mere-hag", "mill")
    assert stands(table.state, "mere-hag")
    assert not candidates(table.game, table.b, "worker-1", table.at("portal"))  # it never rushes


def test_el_monster_14_a_controlled_monster_in_the_underworld(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.give(table.a)
    control_table = table.state.monsters
    table.monster("mere-hag", "portal")
    control(table.game, table.a, "mere-hag")
    table.put(table.a, "mere-hag", "mill")
    table.run(send_to_underworld(table.game, table.a, "mere-hag"))
    assert table.a.supply["sword"] == 1 and "mere-hag" not in table.a.units
    assert control_table["mere-hag"] == GONE


@pytest.mark.rule("EL-MONSTER-16")
def test_el_monster_15_home_to_an_occupied_lair(scene: type[Scene]) -> None:
    """T-15."""
    table = scene("order", "water")
    lair = lay(table.game, "water-3", (2, -1))
    table.monster("mere-hag", "portal")
    table.give(table.b)
    for worker in ("worker-1", "worker-2"):
        table.b.units[worker] = lair
    table.run(send_home(table.game, "mere-hag"))
    assert table.b.units["worker-1"] == table.b.units["worker-2"] == UNDERWORLD
    assert table.b.supply["sword"] == 2 and table.state.monsters["mere-hag"] == lair
    assert not table.state.due


def test_el_monster_17_at_home_nothing_moves(scene: type[Scene]) -> None:
    table = scene("order", "water")
    lair = lay(table.game, "water-3", (2, -1))
    table.monster("mere-hag", "water-3")
    table.b.units["worker-1"] = lair
    table.run(send_home(table.game, "mere-hag"))
    assert table.b.units["worker-1"] == lair


def test_monsters_know_their_own_changes() -> None:
    from fabletop.games.eldervale.effects.modifiers import Homing

    assert monster_changes("mother-of-dragons", Homing)
    assert not monster_changes("guardian", Homing)


def test_el_monster_13_a_chain_ability_serves_the_controller_in_battle(
    scene: type[Scene],
) -> None:
    from fabletop.games.eldervale.rules.events import Event
    from fabletop.games.eldervale.rules.standing import sources
    from fabletop.games.eldervale.rules.triggers import owned
    from fabletop.games.eldervale.state import Battle, Side, Stage

    chained = [
        (id, part.ability.triggers[0].on)
        for id, parts in sources().items()
        if id in library().monsters
        for part in parts
        if part.ability.triggers
    ]
    for id, window in chained:
        table = scene("order", "water")
        table.a.units[id] = table.at("portal")
        stage: Stage = "swords" if window == "dice" else "rolled"
        sides = [Side(0, pool=2, dice=[1, 1]), Side(1, pool=2, dice=[2, 2])]
        table.state.battle = Battle(table.at("portal"), stage, sides=sides)
        event = Event(window, table.a, table.at("portal"))
        if f"use:{id}" in owned(table.game, table.a, event, must=False):
            table.a.units[id] = READY  # not in this battle
            assert f"use:{id}" not in owned(table.game, table.a, event, must=False)
