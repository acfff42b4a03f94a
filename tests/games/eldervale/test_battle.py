"""EL-PEACE, EL-BATTLE, EL-UNDER: peace, battles, the Underworld."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules import dice
from fabletop.games.eldervale.rules.battle import joiners, own_swords, sides_at
from fabletop.games.eldervale.rules.monsters import send_home
from fabletop.games.eldervale.rules.underworld import send_to_underworld
from fabletop.games.eldervale.state import UNDERWORLD, Battle, Side

from .scene import Scene


def clash(scene: type[Scene], mine: list[int], theirs: list[int]) -> Scene:
    """Seat 0 places a second worker on the realm of seat 1's worker; no hands, no swords."""
    table = scene("order", "light")
    table.give(table.a)
    table.give(table.b)
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "order-2")
    table.luck("battle", *mine, *theirs)
    table.choose("place:worker:order-2")
    return table


def test_el_peace_2_the_token_comes_with_the_first_regroup(scene: type[Scene]) -> None:
    table = scene("order", "earth", peace=True)
    assert table.a.glory == -1
    table.choose("regroup")
    assert table.a.glory == 0 and table.a.regrouped


def test_el_peace_3_glory_before_it_is_lost(scene: type[Scene]) -> None:
    """T-14."""
    from fabletop.games.eldervale.rules.glory import gain_glory

    table = scene("order", "earth", peace=True)
    table.run(gain_glory(table.game, table.a, 2))
    assert table.a.glory == -1 and table.a.vp == 0


def test_el_peace_4_peace_ends_with_the_last_regroup(scene: type[Scene]) -> None:
    table = scene("order", "earth", peace=True)
    table.choose("regroup")
    assert table.state.peace
    table.choose("regroup", by=table.b)
    assert not table.state.peace


def test_el_peace_5_standing_together_is_no_trigger(scene: type[Scene]) -> None:
    table = scene("order", "earth", peace=True)
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "order-1")
    table.a.regrouped = True
    table.state.active = 1
    table.choose("regroup")
    table.choose("all-home")
    assert not table.state.peace and table.state.battle is None


@pytest.mark.rule("EL-BATTLE-15")
@pytest.mark.rule("EL-BATTLE-17")
@pytest.mark.rule("EL-GLORY-1")
def test_el_battle_1_placing_into_an_opponents_realm(scene: type[Scene]) -> None:
    table = clash(scene, [6], [3])
    assert table.asked.rule == "EL-BATTLE-4"  # the other worker may join
    table.choose()
    table.choose("pass", rule="EL-BATTLE-8")  # the token just taken shows a sword
    assert table.b.units["worker-1"] == UNDERWORLD and table.b.supply["sword"] == 1
    assert table.a.units["worker-2"] == table.at("order-2")
    assert table.a.glory == 1 and table.a.vp == 2


@pytest.mark.rule("EL-BATTLE-16")
def test_el_battle_2_after_the_action_and_not_without_two_sides(scene: type[Scene]) -> None:
    table = clash(scene, [6], [3])
    assert len(table.a.treasure) == 1  # the realm action came first
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-1")
    assert sides_at(table.game, table.at("order-1")) == 1
    table.state.due.append(table.at("order-1"))
    table.phase("pending")
    assert table.asked.rule == "EL-TURN-1" and table.asked.seat == 1 and not table.state.due


def test_el_battle_3_one_realm_any_number_of_sides(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire")
    for player in table.state.players:
        table.put(player, "worker-1", "mill")
    table.monster("hill-that-walks", "mill")
    battle = Battle(table.at("mill"))
    dice.count_sides(table.game, battle)
    assert len(battle.sides) == 4
    table.put(table.b, "worker-2", "portal")
    table.state.due += [table.at("mill"), table.at("portal")]
    table.put(table.c, "worker-2", "portal")
    table.phase("pending")
    assert table.asked.rule == "EL-BATTLE-3"
    assert set(table.offered) == {"battle-at:mill", "battle-at:portal"}


def test_el_battle_4_units_join_from_adjacent_realms(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire")
    table.put(table.c, "dragon", "fortress")
    table.put(table.c, "worker-1", "earth-1")
    battle = Battle(table.at("order-2"))
    assert joiners(table.game, battle, table.c) == ["dragon"]


@pytest.mark.rule("EL-MONSTER-12")
def test_el_battle_5_dice_of_units_and_dwellings(scene: type[Scene]) -> None:
    """T-21."""
    table = scene("order", "light")
    table.state.monsters.pop("brass-colossus", None)
    table.a.units["brass-colossus"] = table.at("portal")
    for worker in ("worker-1", "worker-2"):
        table.put(table.a, worker, "portal")
    table.put(table.b, "worker-1", "portal")
    table.put(table.b, "dragon", "portal")
    table.put(table.b, "warrior", "portal")
    table.dwell(table.a, "order-2", "worker-3")
    battle = Battle(table.at("portal"))
    dice.count_sides(table.game, battle)
    assert [side.pool for side in battle.sides] == [6, 6]
    assert dice.unit_dice("worker-1") == 1 and dice.unit_dice("warrior") == 2
    assert dice.unit_dice("dragon") == 3 and dice.unit_dice("minotaur") == 3


def test_el_battle_6_dwellings_never_fight_alone(scene: type[Scene]) -> None:
    table = scene("order", "light", "fire")
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    table.dwell(table.b, "order-2", "worker-2")
    table.dwell(table.c, "light-1", "worker-1")
    battle = Battle(table.at("portal"))
    dice.count_sides(table.game, battle)
    assert [(side.seat, side.pool) for side in battle.sides] == [(0, 1), (1, 2)]


def test_el_battle_7_a_monster_rolls_its_strength(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.put(table.a, "worker-1", "portal")
    table.monster("mere-hag", "portal")
    battle = Battle(table.at("portal"))
    dice.count_sides(table.game, battle)
    assert battle.monster == "mere-hag" and battle.sides[1].pool == 3


def test_el_battle_8_swords_up_to_six_dice(scene: type[Scene]) -> None:
    table = scene("order", "light")
    table.give(table.a, sword=2, gold=1)
    battle = Battle(table.at("portal"), sides=[Side(0, pool=4), Side(1, pool=1)])
    assert list(own_swords(table.game, battle, table.a)) == ["swords:1", "swords:2"]
    battle.sides[0].pool = 2
    assert len(own_swords(table.game, battle, table.a)) == 3  # gold counts as a sword


def test_el_battle_9_preset_dice_are_not_rolled(scene: type[Scene]) -> None:
    table = scene("order", "light")
    table.luck("battle", 2, 1, 4)
    battle = Battle(table.at("portal"), sides=[Side(0, pool=3, preset=[6]), Side(1, pool=1)])
    dice.roll(table.game, battle)
    assert battle.sides[0].dice == [6, 2, 1] and battle.sides[1].dice == [4]


def test_el_battle_10_changes_after_the_roll(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.effects import vocabulary as e
    from fabletop.games.eldervale.effects.aim import Aim
    from fabletop.games.eldervale.effects.registry import effects

    table = scene("order", "light")
    own, other = Side(0, pool=2, dice=[3, 1]), Side(1, pool=1, dice=[5])
    table.state.battle = Battle(table.at("portal"), "rolled", sides=[own, other])
    table.luck("battle", 6)
    table.asks(effects.run(table.game, Aim(table.a, "citadel"), (e.Reroll(),)), "die:1")
    assert sorted(own.dice) == [3, 6]
    table.run(effects.run(table.game, Aim(table.a, "citadel"), (e.SetDie(1, side="foe"),)))
    assert other.dice == [1]
    table.asks(effects.run(table.game, Aim(table.a, "citadel"), (e.ShiftDie(),)), "die:3")
    assert sorted(own.dice) == [4, 6]
    table.asks(effects.run(table.game, Aim(table.a, "citadel"), (e.SwapDie(),)), "die:4", "die:1")
    assert sorted(own.dice) == [1, 6] and other.dice == [4]


@pytest.mark.parametrize(
    ("one", "two", "first"), [([6, 4, 2], [6, 4], True), ([5, 5, 5], [6], False)]
)
def test_el_battle_11_compared_from_the_highest(
    scene: type[Scene], one: list[int], two: list[int], first: bool
) -> None:
    """T-1."""
    table = scene("order", "light")
    battle = Battle(0, sides=[Side(0, dice=one), Side(1, dice=two)])
    winner = dice.best(table.game, battle)
    assert winner is battle.sides[0 if first else 1]


def test_el_battle_12_a_shared_best_defeats_all(scene: type[Scene]) -> None:
    """T-2."""
    table = scene("order", "light", "fire")
    battle = Battle(0, sides=[Side(0, dice=[6, 5]), Side(1, dice=[5, 6]), Side(2, dice=[6, 3])])
    assert dice.best(table.game, battle) is None
    table = clash(scene, [4], [4])
    table.choose()
    table.choose("pass", rule="EL-BATTLE-8")
    assert table.a.units["worker-2"] == UNDERWORLD == table.b.units["worker-1"]
    assert table.a.glory == table.b.glory == 0


@pytest.mark.rule("EL-MONSTER-7")
@pytest.mark.rule("EL-MONSTER-5")
def test_el_battle_13_a_winning_monster_stays(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.give(table.a)
    table.put(table.a, "worker-1", "order-1")
    table.monster("mere-hag", "portal")
    table.luck("battle", 1, 6, 6, 6)
    table.choose("place:worker:order-2")
    assert table.state.monsters["mere-hag"] == table.at("order-2")  # it has rushed
    table.choose(rule="EL-BATTLE-4")
    assert table.state.monsters["mere-hag"] == table.at("order-2")
    assert table.a.units["worker-2"] == UNDERWORLD and table.a.glory == 0


@pytest.mark.rule("EL-MONSTER-10")
@pytest.mark.rule("EL-UNDER-3")
def test_el_battle_14_glory_or_power(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.give(table.a)
    table.put(table.a, "worker-1", "order-1")
    table.monster("mere-hag", "order-2")
    table.luck("battle", 6, 1, 1, 1)
    table.choose("place:worker:order-2")
    table.choose(rule="EL-BATTLE-4")
    assert table.offered[:2] == ("glory", "power:water")
    table.choose("power:water")
    assert table.a.power["water"] == 1 and table.a.glory == 0
    assert table.state.monsters["mere-hag"] == -6


def test_el_battle_18_leaving_ends_the_battle(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.battle import still_there

    table = scene("order", "light")
    table.put(table.a, "worker-1", "portal")
    battle = Battle(table.at("portal"), sides=[Side(0, pool=1), Side(1, pool=1)])
    still_there(table.game, battle)
    assert [side.seat for side in battle.sides] == [0]
    table.state.battle = Battle(
        table.at("portal"), "roll", sides=[Side(0, pool=1), Side(1, pool=1)]
    )
    table.phase("battle")
    assert table.asked.rule == "EL-TURN-1" and table.a.glory == 0  # no winner, no glory


@pytest.mark.rule("EL-BATTLE-15")
def test_el_under_1_a_sword_for_each_unit(scene: type[Scene]) -> None:
    table = scene("order", "light")
    table.give(table.a, sword=4)
    for worker in ("worker-1", "worker-2"):
        table.put(table.a, worker, "portal")
        table.run(send_to_underworld(table.game, table.a, worker))
    assert table.a.supply["sword"] == 5  # the cap


def test_el_under_3_monsters_do_not_go_there(scene: type[Scene]) -> None:
    table = scene("order", "water")
    table.monster("mere-hag", "portal")
    table.run(send_home(table.game, "mere-hag"))  # its lair is not on the map: it stays
    assert table.state.monsters["mere-hag"] == table.at("portal")


@pytest.mark.parametrize(
    ("mine", "theirs", "wins", "losses"),
    [
        (1, 1, (5, 12), (5, 12)),
        (2, 1, (161, 216), (55, 216)),
        (2, 2, (205, 432), (205, 432)),
        (3, 1, (119, 144), (25, 144)),
        (3, 2, (641, 972), (331, 972)),
    ],
)
def test_el_battle_11_exact_odds(
    mine: int, theirs: int, wins: tuple[int, int], losses: tuple[int, int]
) -> None:
    """Section 7.3."""
    won = lost = 0
    for faces in product(range(1, 7), repeat=mine + theirs):
        one = dice.comparable(list(faces[:mine]))
        two = dice.comparable(list(faces[mine:]))
        won += one > two
        lost += one < two
    every = 6 ** (mine + theirs)
    assert Fraction(won, every) == Fraction(*wins) and Fraction(lost, every) == Fraction(*losses)


# Reactions


def test_golden_7_a_spell_in_another_players_turn(scene: type[Scene]) -> None:
    table = scene("order", "light")
    table.give(table.a)
    table.hold(table.b, "wolf-charm")
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "order-2")
    table.choose("place:worker:order-2")
    assert table.asked.rule == "EL-BATTLE-2" and table.asked.seat == 1
    assert set(table.offered) == {"cast:wolf-charm", "pass", "pass-turn"}
    table.choose("cast:wolf-charm")
    assert table.state.battle is None and table.b.units["worker-1"] == table.at("order-2")


def test_whoever_holds_any_card_is_asked_whatever_it_is(scene: type[Scene]) -> None:
    table = scene("order", "light")
    table.give(table.a)
    table.give(table.b)
    prophecy = next(id for id, one in library().magic.items() if one.kind == "prophecy")
    table.hold(table.b, prophecy)
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "order-2")
    table.choose("place:worker:order-2")
    assert table.asked.rule == "EL-BATTLE-2" and table.offered == ("pass", "pass-turn")
    table.choose("pass-turn")
    table.choose(rule="EL-BATTLE-4", by=table.a)
    table.choose("pass", rule="EL-BATTLE-8", by=table.a)
    assert table.state.battle is None  # no further question to seat 1 in this turn


def test_golden_2_the_trap_at_the_summoning_portal(scene: type[Scene]) -> None:
    table = scene("rovnokraj-guardians", "heath-elves", "vile-ogres")
    lukas, jiri, milan = table.state.players
    table.give(lukas, tool=2, sword=1)
    table.give(jiri, sword=1, gold=1)
    table.give(milan)
    table.hold(lukas, "transformation")
    table.put(lukas, "worker-1", "order-2")
    table.put(jiri, "worker-1", "portal")
    table.put(jiri, "worker-2", "mill")
    table.put(jiri, "worker-3", "fortress")
    table.put(milan, "dragon", "dungeon")
    table.dwell(milan, "earth-1", "worker-1")
    table.luck("battle", 2, 2, 5, 5, 5, 5, 5, 6, 6, 1, 1)
    table.choose("place:worker:portal")
    table.choose("summon:warrior", rule="EL-ACTION-4")
    assert lukas.units["warrior"] == -2 and not sum(lukas.supply.values())
    table.choose("pass", rule="EL-BATTLE-2", by=lukas)
    table.choose(rule="EL-BATTLE-4", by=jiri)  # Longbows: nobody has to move
    table.choose("join:dragon:dungeon", by=milan)
    table.choose("cast:transformation", by=lukas)
    table.choose(f"move:{lukas.faction}:worker:order-2")
    table.choose(f"swap-ready:{lukas.faction}:warrior") if table.asked.rule == "EL-GEN-1" else None
    assert lukas.units["warrior"] == table.at("order-2")
    table.choose("join:warrior:order-2", by=lukas)
    sides = {side.seat: side for side in table.state.battle.sides}  # type: ignore[union-attr]
    assert [sides[seat].pool for seat in range(3)] == [3, 3, 4]
    table.choose("swords:2", rule="EL-BATTLE-8", by=jiri)
    assert sides[1].pool == 5
    assert table.asked.seat == 0  # Force of Hooves
    key = next(one for one in table.offered if one.startswith("use:"))
    table.choose(key)
    while table.state.battle is not None:
        table.choose("pass")
    assert milan.glory == 1 and milan.vp == 2
    assert lukas.units["warrior"] == UNDERWORLD == lukas.units["worker-2"]
    assert lukas.supply["sword"] == 2 and jiri.supply["sword"] == 1
    assert jiri.units["worker-2"] == table.at("mill")
    assert milan.units["dragon"] == table.at("portal")
