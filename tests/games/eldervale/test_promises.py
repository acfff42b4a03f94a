"""What a text promises is what happens: purchases that must be made, thefts, placements."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.modifiers import PlaceFrom, PlaceOnto
from fabletop.games.eldervale.rules.dungeon import expedition
from fabletop.games.eldervale.rules.land import occupied
from fabletop.games.eldervale.rules.placement import reach

from . import deeds
from .scene import Scene

# The first card of an expedition


def before_the_purchase(scene: type[Scene], *cards: str, **supply: int) -> Scene:
    """The active player stands in the Dungeon with the price of Arched Bridge; no realm left."""
    table = scene("order", "light")
    table.offer("arched-bridge")
    table.hold(table.a, *cards)
    table.give(table.a, tool=3, **supply)
    table.state.stock.cards.clear()
    table.put(table.a, "worker-1", "dungeon")
    return table


def test_el_dungeon_8_the_first_card_cannot_be_dodged(scene: type[Scene]) -> None:
    """Call to the Banner would spend the price; in step 3 it may be cast."""
    table = before_the_purchase(scene, "call-to-the-banner", sword=1)
    asked = table.asks(expedition(table.game, table.a))
    assert "buy:arched-bridge" in asked and "cast:call-to-the-banner" not in asked
    asked = table.asks(expedition(table.game, table.a), "buy:arched-bridge")
    assert table.a.supply["tool"] == 0 and table.a.power["order"] == 2
    assert "cast:call-to-the-banner" in asked


def test_el_dungeon_8_what_costs_nothing_may_come_before_it(scene: type[Scene]) -> None:
    table = before_the_purchase(scene, "homeward-roads", "groaning-larder", gem=5, scroll=5)
    table.give(table.a, tool=5, gem=5, scroll=5)
    table.state.orbs_box -= 1
    table.a.orbs = 1
    asked = table.asks(expedition(table.game, table.a))
    assert {"cast:homeward-roads", "reveal:groaning-larder", "orb"} <= set(asked)


@pytest.mark.parametrize("what", ["hire", "tactics"])
def test_el_dungeon_8_nothing_that_is_paid_for(scene: type[Scene], what: str) -> None:
    table = scene("order", "light", minotaur="on", tactics="on")
    table.offer("arched-bridge")
    table.a.tactics = 1
    table.give(table.a, tool=2, sword=3, gold=1)
    table.state.stock.cards.clear()
    asked = table.asks(expedition(table.game, table.a))
    assert not any(key.startswith(what) for key in asked)
    asked = table.asks(expedition(table.game, table.a), "buy:arched-bridge")
    assert table.a.supply["tool"] == table.a.supply["gold"] == 0
    assert ("tactics" in asked) or what == "hire"


# "Any resource" of somebody else


def test_el_res_5_a_magic_card_may_be_taken_as_any_resource(scene: type[Scene]) -> None:
    table = scene("darkness", "light")
    table.give(table.a)
    table.give(table.b)
    table.hold(table.b, "homeward-roads", "groaning-larder")
    theft = e.Steal("any", 2, "one")
    assert deeds.can(table, table.a, theft)
    deeds.do(table, table.a, theft)
    assert len(table.a.hand.cards) == 2 and not table.b.hand.cards


def test_el_res_5_the_kind_is_chosen_the_card_is_not(scene: type[Scene]) -> None:
    table = scene("darkness", "light")
    table.give(table.a)
    table.give(table.b, gem=1)
    table.hold(table.b, "homeward-roads")
    asked = deeds.do(table, table.a, e.Steal("any", 1, "one"), "gain:magic")
    assert asked == [("gain:gem", "gain:magic")]
    assert table.a.hand.cards == ["homeward-roads"] and table.b.supply["gem"] == 1


def test_el_res_5_thieves_moon_is_offered_against_a_hand(scene: type[Scene]) -> None:
    table = scene("darkness", "light")
    table.give(table.a, gem=1)
    table.give(table.b)
    table.hold(table.a, "thieves-moon")
    table.hold(table.b, "homeward-roads", "groaning-larder")
    table.choose("cast:thieves-moon")
    assert table.a.supply["gem"] == 0 and len(table.a.hand.cards) == 2


# Placement abilities


@pytest.mark.rule("EL-PLACE-3")
def test_el_place_9_updraught_holds_for_the_first_placement(scene: type[Scene]) -> None:
    table = scene("kite-riders", "light")
    table.put(table.b, "worker-1", "air-2")
    taken = occupied(table.state)
    assert table.at("air-2") in reach(table.game, table.a, "worker-1", taken)
    assert table.at("air-2") not in reach(table.game, table.a, "dragon", taken)


@pytest.mark.rule("EL-BATTLE-1")
def test_el_place_9_a_first_placement_by_it_may_mean_battle(scene: type[Scene]) -> None:
    table = scene("kite-riders", "light")
    table.put(table.b, "worker-1", "air-2")
    table.choose("place:worker:air-2")
    assert table.state.due == [table.at("air-2")] or table.state.battle is not None


def test_el_place_9_homeward_roads_before_the_first_placement(scene: type[Scene]) -> None:
    table = scene("air", "light")
    table.dwell(table.a, "air-1", "worker-6")
    table.put(table.b, "worker-1", "air-2")
    table.a.granted += [PlaceFrom("beside-dwelling"), PlaceOnto()]
    taken = occupied(table.state)
    assert table.at("air-2") in reach(table.game, table.a, "worker-1", taken)
    assert table.at("light-1") in reach(table.game, table.a, "worker-1", taken)
