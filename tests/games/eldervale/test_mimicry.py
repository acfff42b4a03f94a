"""The Mimic copies abilities of every sort (EL-VAR-MERC-8, D-40)."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules import dice
from fabletop.games.eldervale.rules.battle import forbidden, joiners
from fabletop.games.eldervale.rules.events import Event
from fabletop.games.eldervale.rules.mimicry import copy, standing_abilities
from fabletop.games.eldervale.rules.placement import mimic_reach
from fabletop.games.eldervale.rules.prices import discount
from fabletop.games.eldervale.rules.triggers import owned
from fabletop.games.eldervale.rules.turn import triggers_battle
from fabletop.games.eldervale.rules.uses import copied
from fabletop.games.eldervale.state import READY, Battle

from .deeds import happen, play
from .scene import Scene


def with_mimic(scene: type[Scene], faction: str, tile: str = "") -> Scene:
    other = "earth" if library().factions[faction].element != "earth" else "fire"
    table = scene(faction, other, mimic="on")
    table.state.mercenaries.remove("mimic")
    table.a.units["mimic"] = table.at(tile) if tile else READY
    table.a.hired["mimic"] = 0
    return table


@pytest.mark.rule("EL-VAR-MERC-8")
def test_el_var_merc_8_which_ability_brings_it_there_is_asked(scene: type[Scene]) -> None:
    table = with_mimic(scene, "rovnokraj-guardians")
    table.put(table.a, "worker-1", "order-1")
    table.choose("place:mimic:dungeon", rule="EL-TURN-1")  # two steps away, and unoccupied
    assert table.offered == ("mimic:flight", "mimic:teleport")
    table.choose("mimic:flight", rule="EL-VAR-MERC-8")
    assert copied(table.a) == "flight"


def test_el_var_merc_8_what_plain_placement_reaches_costs_no_copy(scene: type[Scene]) -> None:
    table = with_mimic(scene, "rovnokraj-guardians")
    table.put(table.a, "worker-1", "order-1")
    table.choose("place:mimic:order-2")
    assert copied(table.a) == ""


def test_el_var_merc_8_placement_of_the_faction(scene: type[Scene]) -> None:
    table = with_mimic(scene, "kite-riders")
    table.put(table.a, "worker-1", "mill")
    far = table.at("air-1")
    assert "updraught" in mimic_reach(table.game, table.a, {far})[far]
    copy(table.game, table.a, "flight")
    assert far not in mimic_reach(table.game, table.a, {far})


def test_el_var_merc_8_peaceful_as_by_the_dark_veil(scene: type[Scene]) -> None:
    table = with_mimic(scene, "shadow-demons")
    table.put(table.b, "worker-1", "portal")
    portal = table.at("portal")
    assert triggers_battle(table.game, table.a, "mimic", portal)
    assert "mimic:dark-veil" in table.offered
    table.choose("mimic:dark-veil")
    assert not triggers_battle(table.game, table.a, "mimic", portal)
    assert triggers_battle(table.game, table.a, "worker-1", portal)
    assert "mimic:dark-veil" not in table.offered


def test_el_var_merc_8_discounts(scene: type[Scene]) -> None:
    table = with_mimic(scene, "clockwork-conclave")
    assert discount(table.game, table.a, "ruin", unit="mimic") == 0
    copy(table.game, table.a, "blueprints")
    assert discount(table.game, table.a, "ruin", unit="mimic") == 1
    assert discount(table.game, table.a, "ruin", unit="wizard") == 1
    assert discount(table.game, table.a, "ruin", unit="worker-1") == 0


def test_el_var_merc_8_never_build(scene: type[Scene]) -> None:
    assert standing_abilities("deepdelve-dwarves") == ("gatehouse",)
    table = with_mimic(scene, "deepdelve-dwarves")
    assert "mimic:plumb-line" not in table.offered


def test_el_var_merc_8_dice_in_a_battle_of_another_turn(scene: type[Scene]) -> None:
    table = with_mimic(scene, "dawn-order", "portal")
    table.put(table.b, "warrior", "portal")
    table.state.active = 1
    battle = table.state.battle = Battle(table.at("portal"))
    dice.count_sides(table.game, battle)
    assert battle.sides[1].pool == 2
    offered = owned(table.game, table.a, Event("join", table.a, battle.at), must=False)
    assert list(offered) == ["mimic:blinding-radiance"]
    offered["mimic:blinding-radiance"]()
    dice.count_sides(table.game, battle)
    assert battle.sides[1].pool == 1
    assert not owned(table.game, table.a, Event("join", table.a, battle.at), must=False)


def test_el_var_merc_8_a_second_figure_does_not_double_a_change(scene: type[Scene]) -> None:
    table = with_mimic(scene, "dawn-order", "portal")
    table.put(table.a, "wizard", "portal")
    table.put(table.b, "dragon", "portal")
    copy(table.game, table.a, "blinding-radiance")
    battle = table.state.battle = Battle(table.at("portal"))
    dice.count_sides(table.game, battle)
    assert battle.sides[1].pool == 2


def test_el_var_merc_8_joining_from_afar_and_forbidding(scene: type[Scene]) -> None:
    table = with_mimic(scene, "storm-harpies", "air-1")
    battle = Battle(table.at("portal"))
    assert joiners(table.game, battle, table.a) == []
    copy(table.game, table.a, "stoop")
    assert joiners(table.game, battle, table.a) == ["mimic"]
    table = with_mimic(scene, "barrow-court", "portal")
    battle = Battle(table.at("portal"))
    assert not forbidden(table.game, battle, table.b, "swords")
    copy(table.game, table.a, "dread")
    assert forbidden(table.game, battle, table.b, "swords")


def test_el_var_merc_8_triggers_speak_of_the_mimic(scene: type[Scene]) -> None:
    table = with_mimic(scene, "heath-elves", "portal")
    end = Event("turn-end", table.a)
    happen(table, end, "mimic:wandering-sage", "to:mill")
    assert table.a.units["mimic"] == table.at("mill")
    assert copied(table.a) == "wandering-sage"


def test_el_var_merc_8_counts_among_the_kind(scene: type[Scene]) -> None:
    table = with_mimic(scene, "goblin-fire-witches", "portal")
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    battle = table.state.battle = Battle(table.at("portal"), "swords")
    dice.count_sides(table.game, battle)
    offered = owned(table.game, table.a, Event("dice", table.a, battle.at), must=False)
    assert list(offered) == ["mimic:mighty-swarm"]
    play(offered["mimic:mighty-swarm"]())
    assert battle.sides[0].pool == 4  # worker 1, Mimic 2, swarm 1
    assert not owned(table.game, table.a, Event("dice", table.a, battle.at), must=False)


def test_el_var_merc_8_one_ability_in_a_turn(scene: type[Scene]) -> None:
    table = with_mimic(scene, "goblin-fire-witches", "portal")
    table.put(table.b, "worker-1", "portal")
    copy(table.game, table.a, "teleport")
    battle = table.state.battle = Battle(table.at("portal"), "rolled")
    dice.count_sides(table.game, battle)
    battle.sides[0].dice, battle.sides[1].dice = [2, 1], [3]
    rolled = Event("rolled", table.a, battle.at)
    assert not owned(table.game, table.a, rolled, must=False)
    table.a.used.clear()
    assert list(owned(table.game, table.a, rolled, must=False)) == ["mimic:crackling-hex"]
