"""Effects on units, realms and dwellings, and on adventure cards."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects import modifiers as c
from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.measures import Bag
from fabletop.games.eldervale.rules.tableau import find
from fabletop.games.eldervale.state import READY, TRAY, UNDERWORLD

from .deeds import can, do
from .scene import Scene

RICH = {"gem": 5, "scroll": 5, "potion": 5, "tool": 5, "sword": 5}


@pytest.fixture
def table(scene: type[Scene]) -> Scene:
    table = scene("order", "earth", "fire")
    for player in table.state.players:
        table.give(player)
    return table


# Units


def test_relocate_moves_a_unit_within_its_reach(table: Scene) -> None:
    table.put(table.a, "worker-1", "order-1")
    far = do(table, table.a, e.Relocate(reach=1), "to:mage-tower")
    assert table.a.units["worker-1"] == table.at("mage-tower")
    assert "to:portal" not in far[-1]  # two steps away


def test_relocate_anywhere_but_only_where_it_fits(table: Scene) -> None:
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "mill")
    effect = e.Relocate(reach=0, to="unoccupied")
    asked = do(table, table.a, effect, "to:earth-1")
    assert "to:mill" not in asked[-1]
    assert table.a.units["worker-1"] == table.at("earth-1")


@pytest.mark.rule("EL-GEN-1")
def test_relocating_one_unit_is_no_choice_but_up_to_two_is(table: Scene) -> None:
    table.put(table.a, "worker-1", "order-1")
    table.put(table.a, "warrior", "portal")
    one = e.Relocate(reach=1)
    asked = do(table, table.a, one, f"move:{table.a.faction}:warrior:portal", "to:mill")
    assert not any("pass" in keys for keys in asked)
    do(table, table.a, e.Relocate(reach=1, amount=2), "pass")
    assert table.a.units["worker-1"] == table.at("order-1")


@pytest.mark.rule("EL-GEN-1")
def test_returning_one_unit_is_no_choice_but_up_to_two_is(table: Scene) -> None:
    table.a.units["worker-1"] = table.a.units["warrior"] = UNDERWORLD
    do(table, table.a, e.Recall(source="underworld", amount=2), "pass")
    assert table.a.units["worker-1"] == UNDERWORLD
    key = f"raise-unit:{table.a.faction}"
    asked = do(table, table.a, e.Recall(source="underworld"), f"{key}:warrior")
    assert asked == [(f"{key}:worker", f"{key}:warrior")]


def test_relocate_of_opponents_respects_their_shield(table: Scene) -> None:
    table.put(table.b, "worker-1", "portal")
    effect = e.Relocate(whose="opponent", start="here", to="beside-here")
    assert can(table, table.a, effect, here=table.at("portal"))
    table.b.granted.append(c.Shielded(what="units"))
    assert not can(table, table.a, effect, here=table.at("portal"))


def test_recall_from_the_underworld(table: Scene) -> None:
    table.a.units["worker-1"] = table.a.units["warrior"] = UNDERWORLD
    key = f"raise-unit:{table.a.faction}"
    do(table, table.a, e.Recall(source="underworld", amount=2), f"{key}:warrior", f"{key}:worker")
    assert table.a.units["worker-1"] == table.a.units["warrior"] == READY


def test_recall_from_the_map(table: Scene) -> None:
    table.put(table.b, "worker-1", "portal")
    effect = e.Recall(whose="opponent", start="here")
    do(table, table.a, effect, here=table.at("portal"))
    assert table.b.units["worker-1"] == READY


def test_swap_with_the_ready_area(table: Scene) -> None:
    table.put(table.a, "worker-1", "portal")
    table.a.units["worker-2"] = table.a.units["worker-3"] = TRAY
    table.ready(table.a, "warrior")
    do(table, table.a, e.Swap(other="ready"))
    assert table.a.units["warrior"] == table.at("portal") and table.a.units["worker-1"] == READY


def test_swap_with_an_opponent_elsewhere(table: Scene) -> None:
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "mill")
    do(table, table.a, e.Swap(other="opponent", start="here"), here=table.at("portal"))
    assert table.a.units["worker-1"] == table.at("mill")
    assert table.b.units["worker-1"] == table.at("portal")


def test_swap_of_two_own_units(table: Scene) -> None:
    table.put(table.a, "dragon", "portal")
    table.put(table.a, "worker-1", "mill")
    do(table, table.a, e.Swap(other="own", unit="dragon"))
    assert table.a.units["dragon"] == table.at("mill")
    assert table.a.units["worker-1"] == table.at("portal")


def test_summon_for_less(table: Scene) -> None:
    table.give(table.a, tool=1)
    effect = e.Summon(unit="warrior", discount=2)  # two tools and a sword
    do(table, table.a, effect, "yes")
    assert table.a.units["warrior"] == READY and table.a.supply["tool"] == 0


def test_summon_too_dear_is_not_offered(table: Scene) -> None:
    assert not can(table, table.a, e.Summon(unit="warrior", discount=2))


def test_banish_gives_the_owner_a_sword(table: Scene) -> None:
    table.put(table.b, "worker-1", "portal")
    do(table, table.a, e.Banish(unit="worker"))
    assert table.b.units["worker-1"] == UNDERWORLD
    assert table.b.supply["sword"] == 1  # EL-UNDER-1


def test_banish_of_an_own_unit_is_not_declined_inside(table: Scene) -> None:
    table.put(table.a, "worker-1", "portal")
    do(table, table.a, (e.Banish(whose="own", unit="worker"), e.Gain(bag=Bag(gem=1))))
    assert table.a.units["worker-1"] == UNDERWORLD
    assert (table.a.supply["sword"], table.a.supply["gem"]) == (1, 1)


# Dwellings and realms


def test_build_for_less(table: Scene) -> None:
    table.put(table.a, "worker-1", "order-1")  # two tools
    table.give(table.a, tool=1)
    do(table, table.a, e.Build(discount=1), "yes")
    assert table.a.dwellings == [table.at("order-1")]
    assert sum(table.a.supply.values()) == 0


def test_new_realm_is_drawn_and_placed(table: Scene) -> None:
    before = len(table.state.realms)
    table.next_realm("order-3")
    do(table, table.a, e.NewRealm(), "hex:2:-1")
    assert table.state.realms[-1].tile == "order-3" and len(table.state.realms) == before + 1


def test_realm_action_as_if_placed_there(table: Scene) -> None:
    table.give(table.a, gem=2)
    asked = do(table, table.a, e.RealmAction(realm="ruin"), "realm:fortress")
    assert "realm:mill" not in asked[0]  # no worker to settle
    assert (table.a.supply["gem"], table.a.supply["gold"]) == (0, 2)


# Adventure cards


def test_buy_card_for_less(table: Scene) -> None:
    table.offer("arched-bridge")
    table.give(table.a, tool=1)
    do(table, table.a, e.BuyCard(discount=2, element="this"), "buy:arched-bridge", element="order")
    assert find(table.a, "arched-bridge") and table.a.supply["tool"] == 0
    assert table.a.power["order"] == 2  # EL-CARD-10
    assert table.state.offers["order"]  # EL-DUNGEON-6


def test_burn_puts_a_card_under_its_deck(table: Scene) -> None:
    table.offer("citadel")
    do(table, table.a, e.Burn(), "burn:citadel")
    assert table.state.offers["order"] != "citadel"
    assert "citadel" in table.state.decks["order"].cards


def test_drop_card_of_an_opponent_consoles_the_owner(table: Scene) -> None:
    table.own(table.b, "hillfort")
    effect = e.DropCard(whose="opponent", consolation=Bag(gem=2))
    do(table, table.a, effect)
    assert not [held for held in table.b.tableau if held.id == "hillfort"]
    assert table.b.supply["gem"] == 2 and "hillfort" in table.state.decks["earth"].cards


def test_drop_card_of_the_own_pays_only_if_dropped(table: Scene) -> None:
    table.own(table.a, "citadel")
    before = table.a.vp
    effect = e.DropCard(whose="own", effects=(e.Vp(amount=4),))
    do(table, table.a, effect, "pass")
    assert table.a.vp == before
    do(table, table.a, effect, "drop:citadel")
    assert table.a.vp == before + 4 and len(table.a.tableau) == 1


def test_start_cards_are_never_dropped_or_taken(table: Scene) -> None:
    assert not can(table, table.a, e.DropCard(whose="opponent"))
    assert not can(table, table.a, e.TakeCard(cost=5, consolation=Bag()))


def test_take_card_within_its_cost_and_without_orb(table: Scene) -> None:
    table.own(table.b, "hillfort")  # three resources
    table.own(table.b, "terraced-gardens")  # two
    effect = e.TakeCard(cost=2, consolation=Bag(gem=3))
    do(table, table.a, effect)
    assert find(table.a, "terraced-gardens") and table.b.supply["gem"] == 3
    assert table.a.power["earth"] == 1
    table.own(table.b, "rampart-of-living-stone", orb=True)
    assert not can(table, table.a, effect)


def test_taking_and_dropping_respect_the_shield(table: Scene) -> None:
    table.own(table.b, "terraced-gardens")
    table.b.granted.append(c.Shielded(what="cards"))
    assert not can(table, table.a, e.TakeCard(cost=2, consolation=Bag()))
    assert not can(table, table.a, e.DropCard(whose="opponent"))


def test_activate_without_a_unit(table: Scene) -> None:
    table.own(table.a, "citadel")
    table.own(table.a, "bonded-warehouse")
    do(table, table.a, e.Activate(symbol="warrior"))
    assert table.a.glory == 1


def test_borrow_pays_the_owner_a_fee(table: Scene) -> None:
    table.own(table.b, "hillfort")
    do(table, table.a, e.Borrow(fee=Bag(gem=1)))
    assert (table.a.supply["sword"], table.b.supply["gem"]) == (1, 1)
    assert table.b.supply["sword"] == 0
