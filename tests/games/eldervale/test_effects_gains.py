"""Effects on resources, treasure, points, power and orbs, and how effects are put together."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects import measures as m
from fabletop.games.eldervale.effects import modifiers as c
from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.measures import Bag, Count
from fabletop.games.eldervale.rules.standing import changes
from fabletop.games.eldervale.state import UNDERWORLD

from .deeds import battle, can, do
from .scene import Scene

GAIN = e.Gain(bag=Bag(gem=1))


@pytest.fixture
def table(scene: type[Scene]) -> Scene:
    table = scene("order", "earth", "fire")
    for player in table.state.players:
        table.give(player)
    return table


def test_gain_gives_the_bag_as_often_as_counted(table: Scene) -> None:
    do(table, table.a, e.Gain(bag=Bag(gem=2, sword=1)))
    assert (table.a.supply["gem"], table.a.supply["sword"]) == (2, 1)
    table.a.units["worker-1"] = table.a.units["worker-2"] = UNDERWORLD
    do(table, table.a, e.Gain(bag=Bag(tool=1), times=Count(of="underworld")))
    assert table.a.supply["tool"] == 2


def test_gain_of_any_resource_is_chosen_by_the_gainer(table: Scene) -> None:
    (asked,) = do(table, table.a, e.Gain(bag=Bag(any=1)), "gain:gold")
    assert len(asked) == 7 and table.a.supply["gold"] == 1


def test_lose_takes_as_much_as_there_is(table: Scene) -> None:
    table.give(table.a, gem=1, gold=3)
    do(table, table.a, e.Lose(bag=Bag(gem=2)))
    assert (table.a.supply["gem"], table.a.supply["gold"]) == (0, 3)  # gold does not stand in


def test_steal_from_one_opponent_who_has_some(table: Scene) -> None:
    table.give(table.b, gem=1, tool=1)
    table.give(table.c, sword=1)
    do(table, table.a, e.Steal(), f"from:{table.b.faction}", "gain:tool")
    assert (table.a.supply["tool"], table.b.supply["tool"], table.b.supply["gem"]) == (1, 0, 1)


def test_steal_from_each_opponent(table: Scene) -> None:
    table.give(table.b, gem=1)
    table.give(table.c, gem=2)
    do(table, table.a, e.Steal(what="gem", source="each"))
    assert (table.a.supply["gem"], table.b.supply["gem"], table.c.supply["gem"]) == (2, 0, 1)


def test_steal_passes_over_the_shielded(table: Scene) -> None:
    table.give(table.b, gem=1)
    table.b.granted.append(c.Shielded(what="resources"))
    assert not can(table, table.a, e.Steal())


def test_steal_of_magic_cards_is_by_chance(table: Scene) -> None:
    table.hold(table.b, "envy")
    do(table, table.a, e.Steal(what="magic"))
    assert table.a.hand.cards == ["envy"] and not table.b.hand.cards


def test_trade_is_offered_up_to_its_number(table: Scene) -> None:
    table.give(table.a, sword=3)
    trade = e.Trade(pay=Bag(sword=1), effects=(e.Vp(amount=2),), times=2)
    before = table.a.vp
    do(table, table.a, trade, "yes", "yes")
    assert (table.a.vp - before, table.a.supply["sword"]) == (4, 1)
    do(table, table.a, trade, "pass")
    assert table.a.supply["sword"] == 1


def test_trade_needs_its_price(table: Scene) -> None:
    trade = e.Trade(pay=Bag(sword=1), effects=(GAIN,))
    assert not can(table, table.a, trade)
    do(table, table.a, trade)
    assert table.a.supply["gem"] == 0


def test_el_gen_1_a_trade_that_counts_nothing_is_no_trade(table: Scene) -> None:
    """As often as there are dwellings: without any it can do nothing."""
    table.give(table.a, sword=1)
    trade = e.Trade(pay=Bag(sword=1), effects=(GAIN,), times=Count(of="dwellings"))
    assert not can(table, table.a, trade)
    table.dwell(table.a, "order-1", "worker-1")
    assert can(table, table.a, trade)


def test_sift_keeps_some_and_discards_the_rest(table: Scene) -> None:
    do(table, table.a, e.Sift(look=3, keep=1), *first_drops(table, 3, 1))
    assert len(table.a.hand.cards) == 1
    assert len(table.state.magic_discard.cards) == 2


def first_drops(table: Scene, look: int, keep: int) -> list[str]:
    """Drop the cards in the order in which they will be drawn."""
    coming = table.state.magic.cards[-look:][::-1]
    return [f"drop:{card}" for card in coming[: look - keep]]


def test_take_discard_looks_for_the_kind(table: Scene) -> None:
    for card in ("envy", "prophecy-of-hearths"):
        table.state.magic.take(card)
        table.state.magic_discard.put(card)
    do(table, table.a, e.TakeDiscard(kind="prophecy"))
    assert table.a.hand.cards == ["prophecy-of-hearths"]
    assert not can(table, table.a, e.TakeDiscard(kind="quest"))


def test_take_treasure_from_a_realm_that_fits(table: Scene) -> None:
    table.put(table.a, "worker-1", "order-2")
    top = table.state.realms[table.at("order-2")].columns[0][-1]
    do(table, table.a, e.TakeTreasure(realm="with-unit"))
    assert table.a.treasure == [top]


def test_cash_gains_what_the_token_shows_several_times(table: Scene) -> None:
    table.treasure(table.a, "order-tool-tool-1")
    do(table, table.a, e.Cash(times=2), "cash:order-tool-tool-1")
    assert table.a.supply["tool"] == 4 and not table.a.treasure


def test_gain_slots_gives_tokens_and_printing(table: Scene) -> None:
    table.own(table.a, "bonded-warehouse", "order-sword-sword-1")
    do(table, table.a, e.GainSlots(), source="bonded-warehouse")
    assert table.a.supply["sword"] == 3  # two of the token, one printed on the other slot
    assert table.a.supply["tool"] == 0


def test_vp_by_count_within_its_limit(table: Scene) -> None:
    before = table.a.vp
    table.give(table.a, tool=5)
    do(table, table.a, e.Vp(amount=Count(of="resource", resource="tool", each=2, most=7)))
    assert table.a.vp - before == 7


def test_power_in_this_element(table: Scene) -> None:
    do(table, table.a, e.Power(element="this", amount=2), element="order")
    assert table.a.power["order"] == 3


def test_power_of_an_element_not_in_play_is_nothing(table: Scene) -> None:
    absent = next(one for one in ("chaos", "darkness") if one not in table.state.elements)
    do(table, table.a, e.Power(element="this"), element=absent)
    assert table.a.power == {"order": 1}


def test_power_on_led_and_trailing_tracks(table: Scene) -> None:
    table.a.power, table.b.power = {"order": 2, "earth": 1}, {"earth": 3}
    do(table, table.a, e.Power(element="led"))
    do(table, table.a, e.Power(element="trailing"))
    assert table.a.power == {"order": 3, "earth": 2}


def test_power_of_the_realm_concerned(table: Scene) -> None:
    do(table, table.a, e.Power(element="here"), here=table.at("earth-1"))
    assert table.a.power["earth"] == 1


def test_glory_gives_the_reward_of_each_space(table: Scene) -> None:
    before = table.a.vp
    do(table, table.a, e.Glory(amount=2), "gain:gem")
    assert (table.a.glory, table.a.vp - before, table.a.supply["gem"]) == (2, 2, 1)


def test_orb_comes_from_those_left_out_of_the_game(table: Scene) -> None:
    orb = e.Orb(otherwise=(e.Vp(amount=3),))
    table.state.orbs_box = 1
    do(table, table.a, orb)
    assert (table.a.orbs, table.state.orbs_box) == (1, 0)
    before = table.a.vp
    do(table, table.a, orb)
    assert (table.a.orbs, table.a.vp - before) == (1, 3)


def test_choose_offers_only_what_can_do_something(table: Scene) -> None:
    both = e.Choose(of=((GAIN,), (e.Vp(amount=1),)))
    do(table, table.a, both, "option:x-1", source="x")
    assert table.a.supply["gem"] == 1
    one = e.Choose(of=((e.TakeDiscard(),), (GAIN,)))
    assert do(table, table.a, one, source="x") == []  # nothing lies on the discard pile
    assert table.a.supply["gem"] == 2


def test_when_asks_its_condition_now(table: Scene) -> None:
    effect = e.When(condition=m.Leads(), effects=(GAIN,), otherwise=(e.Gain(bag=Bag(tool=1)),))
    do(table, table.a, effect, element="order")
    assert (table.a.supply["gem"], table.a.supply["tool"]) == (1, 0)
    table.b.power["order"] = 1
    do(table, table.a, effect, element="order")
    assert (table.a.supply["gem"], table.a.supply["tool"]) == (1, 1)


def test_gamble_rolls_one_die(table: Scene) -> None:
    table.luck("gamble", 4, 3)
    effect = e.Gamble(at_least=4, effects=(GAIN,), otherwise=(e.Gain(bag=Bag(tool=1)),))
    do(table, table.a, effect)
    assert (table.a.supply["gem"], table.a.supply["tool"]) == (1, 0)
    do(table, table.a, effect)
    assert (table.a.supply["gem"], table.a.supply["tool"]) == (1, 1)


def test_others_do_it_for_themselves(table: Scene) -> None:
    do(table, table.a, e.Others(effects=(GAIN,)))
    assert [player.supply["gem"] for player in table.state.players] == [0, 1, 1]


def test_others_in_a_battle_are_only_those_who_fight(table: Scene) -> None:
    battle(table, "portal", 1, 1)
    do(table, table.a, e.Others(effects=(GAIN,), who="foes"))
    assert [player.supply["gem"] for player in table.state.players] == [0, 1, 0]


def test_grant_lends_a_modifier(table: Scene) -> None:
    assert not list(changes(table.game, table.a, c.PlaceOnto))
    do(table, table.a, e.Grant(modifier=c.PlaceOnto()))
    assert list(changes(table.game, table.a, c.PlaceOnto)) == [c.PlaceOnto()]
    assert not list(changes(table.game, table.b, c.PlaceOnto))
