"""EL-TURN, EL-PLACE, EL-ACTION, EL-DUNGEON, EL-DWELL."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.actions import summon_cost, summonable
from fabletop.games.eldervale.rules.dwellings import MOST, build, site_worth, sites
from fabletop.games.eldervale.rules.land import occupied
from fabletop.games.eldervale.rules.placement import placements, reach
from fabletop.games.eldervale.rules.tiles import tiles
from fabletop.games.eldervale.state import READY, ROOFED, Realm

from .scene import Scene

RICH = {"gem": 5, "scroll": 5, "potion": 5, "tool": 5, "sword": 5}


def test_el_turn_1_place_or_regroup(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert "regroup" in table.offered and "place:worker:order-1" in table.offered
    table.state.realms[table.at("order-2")] = Realm("order-2", ((),), (0,))
    table.choose("place:worker:order-2")
    assert table.state.active == 1  # exactly one, then the next player


def test_el_turn_2_regrouping_is_always_legal(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    for unit in table.a.units:
        table.a.units[unit] = -1
    assert table.offered == ("regroup",)


@pytest.mark.rule("EL-TURN-5")
def test_el_turn_3_the_order_of_a_placement_turn(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire")
    table.choose("place:worker:order-1")
    assert table.asked.rule == "EL-ACTION-1"  # the action before the next player
    table.choose(table.offered[0])
    assert table.asked.rule == "EL-TURN-3"  # a token in the tray: free actions are left
    table.choose("end-turn")
    assert table.state.active == 1 and table.state.turns == 2


def test_el_turn_4_the_order_of_a_regroup_turn(scene: type[Scene]) -> None:
    table = scene("order", "earth", peace=True)
    table.put(table.a, "worker-1", "order-1")
    table.choose("regroup")
    assert table.asked.rule == "EL-REGROUP-1"
    table.choose("all-home")
    assert table.a.regrouped and table.a.glory == 0 and table.state.active == 1


# Placement


def test_el_place_1_the_action_is_mandatory(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, gem=1, tool=1)
    table.choose("place:worker:fortress")
    assert table.a.supply["gold"] == 2 and sum(table.a.supply.values()) == 2
    assert table.a.units["worker-1"] == table.at("fortress")


def test_el_place_2_only_where_the_action_can_be_paid(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, gem=1)
    assert "place:worker:fortress" not in table.offered
    assert table.asked.blocked["place:worker:fortress"].id == "why-no-action"
    assert "place:worker:mill" not in table.offered


def test_el_place_3_first_placement_anywhere_unoccupied(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, **RICH)
    table.put(table.b, "worker-1", "order-1")
    assert "place:worker:order-1" not in table.offered
    assert "place:worker:earth-1" in table.offered


def test_el_place_4_further_placement_beside_own_units(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "order-2")
    keys = [key for key in table.offered if key.startswith("place:worker")]
    assert "place:worker:order-2" in keys  # occupied by an opponent
    assert "place:worker:order-1" not in keys and "place:worker:earth-1" not in keys


@pytest.mark.rule("EL-PLACE-8")
def test_el_place_5_flight(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-1")
    table.ready(table.a, "dragon")
    taken = occupied(table.state)
    found = {table.state.realms[p].tile for p in reach(table.game, table.a, "dragon", taken)}
    assert {"order-2", "portal", "dungeon", "fortress", "earth-2", "mage-tower"} == found


def test_el_place_6_teleport(scene: type[Scene]) -> None:
    """T-9: first placement, all realms but one occupied."""
    table = scene("order", "earth")
    table.ready(table.a, "wizard")
    table.put(table.a, "worker-1", "order-1")
    taken = occupied(table.state)
    assert table.at("earth-1") in reach(table.game, table.a, "wizard", taken)
    table.a.units["worker-1"] = READY
    table.state.monsters.clear()
    for place in range(1, len(table.state.realms)):
        table.b.units[f"extra-{place}"] = place
    taken = occupied(table.state)
    assert reach(table.game, table.a, "wizard", taken) == [0]


def test_el_place_7_assault(scene: type[Scene]) -> None:
    """T-10: peace is over; the warrior may start in an occupied realm, a battle follows."""
    table = scene("order", "earth")
    table.ready(table.a, "warrior")
    table.put(table.b, "worker-1", "earth-1")
    assert "place:warrior:earth-1" in table.offered and "place:worker:earth-1" not in table.offered
    assert "place:warrior:order-1" in table.offered  # the plain right is kept
    table.choose("place:warrior:earth-1")
    assert table.asked.rule == "EL-ACTION-1"
    table.choose(table.offered[0])
    assert table.state.battle is not None


def test_el_place_9_abilities_change_placement(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.effects.modifiers import PlaceFrom, PlaceReach

    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-1")
    taken = occupied(table.state)
    assert table.at("portal") not in reach(table.game, table.a, "worker-2", taken)
    table.a.granted.append(PlaceReach(unit="worker", reach=2))
    assert table.at("portal") in reach(table.game, table.a, "worker-2", taken)
    table.a.granted.append(PlaceFrom(realm="ruin"))
    assert table.at("mill") in reach(table.game, table.a, "worker-2", taken)


def test_el_place_10_a_controlled_monster_is_placed_by_the_plain_rules(
    scene: type[Scene],
) -> None:
    table = scene("order", "earth")
    table.state.monsters.pop("hill-that-walks")
    table.a.units["hill-that-walks"] = READY
    table.put(table.a, "worker-1", "order-1")
    keys = [key for key in table.offered if key.startswith("place:hill-that-walks")]
    assert "place:hill-that-walks:order-2" in keys
    assert "place:hill-that-walks:earth-1" not in keys


@pytest.mark.rule("EL-PEACE-1")
def test_el_place_11_no_battle_during_peace(scene: type[Scene]) -> None:
    """T-11: nor does the monster beside the realm rush."""
    table = scene("order", "earth", peace=True)
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "order-2")
    table.monster("hill-that-walks", "portal")
    table.choose("place:worker:order-2")
    assert table.state.battle is None and not table.state.due
    assert table.state.monsters["hill-that-walks"] == table.at("portal")


# Actions


def test_el_action_1_the_top_token_of_one_column(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    before = table.state.realms[table.at("order-1")].columns
    table.choose("place:worker:order-1")
    token = before[1][0]
    table.choose(f"take:{token}")
    assert table.a.treasure == [token]
    realm = table.state.realms[table.at("order-1")]
    assert realm.columns[0] == before[0] and realm.columns[1] != before[1]
    assert realm.covered == (2, 1)


def test_el_action_2_an_empty_space_gives_its_printing(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    place = table.at("order-2")
    table.state.realms[place] = Realm("order-2", ((),), (0,))
    table.give(table.a, tool=5)
    table.choose("place:worker:order-2")  # legal though the cap swallows the resource
    assert table.a.supply["tool"] == 5 and not table.a.treasure
    assert tiles()["order-2"].spaces == ("tool",)


def test_el_action_3_mage_tower(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, gem=1, tool=1)
    table.choose("place:worker:mage-tower")
    assert table.asked.rule == "EL-MAGIC-5" and len(table.offered) == 3
    table.choose(table.offered[0])
    assert len(table.a.hand.cards) == 2 and not sum(table.a.supply.values())


@pytest.mark.rule("EL-SETUP-16")
def test_el_action_4_summoning(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert summon_cost(table.a, "worker-4") == {"any": 1}
    table.a.units["worker-4"] = READY
    assert summon_cost(table.a, "worker-5") == {"any": 2}
    table.a.units["worker-5"] = READY
    assert summon_cost(table.a, "worker-6") == {"any": 3}
    assert summon_cost(table.a, "warrior") == {"tool": 2, "sword": 1}
    table.give(table.a, tool=2, sword=1)
    assert set(summonable(table.game, table.a)) == {"worker", "warrior"}
    table.choose("place:worker:portal")
    table.choose("summon:warrior")
    assert table.a.units["warrior"] == READY and not sum(table.a.supply.values())


@pytest.mark.rule("EL-DWELL-1")
def test_el_action_5_mill(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "earth-1")
    table.give(table.a, **RICH)
    table.choose("place:worker:mill")
    assert table.a.dwellings == [table.at("earth-1")]


def test_el_action_6_a_dungeon_needs_an_affordable_card(scene: type[Scene]) -> None:
    """T-13."""
    table = scene("order", "earth")
    table.state.stock.cards.clear()
    table.give(table.a)
    assert "place:worker:dungeon" not in [*placements(table.game, table.a)]
    table.give(table.a, **RICH)
    assert "place:worker:dungeon" in [*placements(table.game, table.a)]


def test_el_action_7_fortress(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.choose("place:worker:fortress")
    table.choose("spend:gem", rule="EL-RES-4")
    table.choose("spend:tool")
    assert table.a.supply["gold"] == 2


@pytest.mark.rule("EL-VAR-MOTHER-4")
@pytest.mark.rule("EL-VAR-FROST-7")
def test_el_action_8_lair_and_bridge(scene: type[Scene]) -> None:
    table = scene("order", "earth", mother_of_dragons="on", frost_giant="on", peace=True)
    from fabletop.games.eldervale.rules.actions import act
    from fabletop.games.eldervale.rules.realms import lay

    lair = lay(table.game, "dragons-lair", (2, -1))
    table.run(act(table.game, table.a, lair))
    assert table.a.supply["gold"] == 1 and not table.a.hoard
    bridge = lay(table.game, "bridge", (5, -1))
    table.run(act(table.game, table.a, bridge))
    assert len(table.a.hand.cards) == 1


def test_el_action_9_an_action_made_impossible_is_skipped(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.actions import act

    table = scene("order", "earth")
    table.give(table.a)
    table.run(act(table.game, table.a, table.at("fortress"), "worker-1"))
    assert table.a.supply["gold"] == 0


# Dungeon


def dungeon(scene: type[Scene]) -> Scene:
    table = scene("order", "earth")
    table.state.stock.cards[:] = table.state.stock.cards[:2]
    table.offer("arched-bridge")
    table.give(table.a, **RICH)
    table.choose("place:worker:dungeon")
    table.choose(table.offered[0], rule="EL-REALM-5")
    return table


def test_el_dungeon_2_the_first_card_is_bought(scene: type[Scene]) -> None:
    table = dungeon(scene)
    assert table.asked.rule == "EL-DUNGEON-2"
    table.choose("buy:arched-bridge")
    assert table.a.tableau[-1].id == "arched-bridge" and table.a.power["order"] == 2
    assert table.a.supply["tool"] == 2


@pytest.mark.rule("EL-DUNGEON-4")
def test_el_dungeon_3_a_second_card_or_a_burned_one(scene: type[Scene]) -> None:
    table = dungeon(scene)
    table.choose("buy:arched-bridge")
    assert table.asked.rule == "EL-DUNGEON-3"
    assert table.state.offers["order"] == ""  # turned up only in step 4
    card = table.state.offers["earth"]
    table.choose(f"burn:{card}")
    assert table.state.decks["earth"].cards[0] == card
    assert table.state.offers["order"] and table.state.offers["earth"] not in ("", card)


def test_el_dungeon_5_free_actions_between_the_steps(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.state.stock.cards.clear()
    table.offer("arched-bridge")
    table.give(table.a, tool=3)
    table.treasure(table.a, "earth-gold-1")
    table.choose("place:worker:dungeon")
    table.choose("buy:arched-bridge", rule="EL-DUNGEON-2")
    table.choose("cash:earth-gold-1", rule="EL-DUNGEON-3")
    assert table.asked.rule == "EL-DUNGEON-3" and table.a.supply["gold"] == 1


def test_el_dungeon_6_a_card_taken_elsewhere_is_replaced_at_once(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.effects import vocabulary as e
    from fabletop.games.eldervale.effects.aim import Aim
    from fabletop.games.eldervale.effects.registry import effects

    table = scene("order", "earth")
    table.offer("arched-bridge")
    table.give(table.a, tool=3)
    table.asks(
        effects.run(table.game, Aim(table.a, "wolf-charm"), (e.BuyCard(),)), "buy:arched-bridge"
    )
    assert table.state.offers["order"] not in ("", "arched-bridge")


def test_el_dungeon_7_discarded_cards_go_to_the_bottom(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.tableau import lose_card, refill, to_bottom

    table = scene("order", "earth")
    table.own(table.a, "citadel")
    lose_card(table.game, table.a, "citadel")
    to_bottom(table.game, "citadel")
    assert table.state.decks["order"].cards[0] == "citadel"
    table.state.decks["order"].cards.clear()
    table.state.offers["order"] = ""
    refill(table.game, "order")
    assert table.state.offers["order"] == ""  # an exhausted deck simply offers nothing


# Dwellings


@pytest.mark.rule("EL-DWELL-11")
def test_el_dwell_2_a_worker_on_an_element_realm_without_dwelling(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, **RICH)
    table.put(table.a, "worker-1", "order-1")
    table.put(table.a, "worker-2", "mill")
    table.put(table.a, "dragon", "earth-1")
    table.put(table.a, "worker-3", "earth-2")
    table.dwell(table.b, "earth-2", "worker-1")
    assert list(sites(table.game, table.a)) == [table.at("order-1")]


@pytest.mark.rule("EL-DWELL-4")
@pytest.mark.rule("EL-DWELL-6")
@pytest.mark.rule("EL-DWELL-10")
def test_el_dwell_3_pay_build_score_power(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-2")
    table.give(table.a, tool=1, sword=1)
    table.run(build(table.game, table.a))
    assert not sum(table.a.supply.values()) and table.a.units["worker-1"] == ROOFED
    assert table.a.power["order"] == 2
    assert table.a.vp == 8  # mage tower, fortress, portal, dungeon


@pytest.mark.rule("EL-DWELL-8")
def test_el_dwell_5_neighbours_score(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    place = table.at("order-1")
    assert site_worth(table.game, place) == 2  # the mage tower
    table.dwell(table.b, "earth-2", "worker-1")
    table.dwell(table.a, "order-2", "worker-1")
    assert site_worth(table.game, place) == 6


def test_el_dwell_7_a_dwelling_shares_its_realm(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.dwell(table.b, "order-1", "worker-1")
    table.monster("hill-that-walks", "order-1")
    table.put(table.a, "worker-1", "order-2")
    assert "place:worker:order-1" in table.offered


@pytest.mark.rule("EL-END-1")
def test_el_dwell_9_the_sixth_dwelling_brings_the_end(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.dwellings += [table.at("earth-1")] * (MOST - 1)
    table.put(table.a, "worker-1", "order-2")
    table.give(table.a, **RICH)
    table.run(build(table.game, table.a))
    assert table.state.trigger == 0 and table.state.left == 2


def test_start_cards_price_units_as_printed() -> None:
    assert library().start_cards["order"].warrior.tool == 2
