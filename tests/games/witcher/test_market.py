"""Phase III and the market (WI-MARKET)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.games.witcher.effects.vocabulary import GainCard
from fabletop.kernel.session.legal import IllegalChoice

from .scene import Scene
from .tales import Tales, defeat, lose_duel, lose_hunt, option, settle, win_duel


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> Tales:
    return Tales(monkeypatch)


def training(scene: type[Scene], costs: tuple[int, ...], hand: int = 3) -> tuple[Scene, list[str]]:
    """The Bear in phase III with a row of these costs."""
    table = scene("bear", "wolf")
    row = [table.card(cost=cost) for cost in costs]
    table.market(*row)
    table.lay("bear", hand=table.cards(hand), deck=table.cards(6), discard=[])
    table.phase("train")
    return table, row


def test_wi_market_1_six_slots_from_left_to_right(scene: type[Scene]) -> None:
    table, row = training(scene, (1, 1, 1, 1, 1, 1))
    view = table.session.view(None).market
    assert [slot.card for slot in view] == row
    assert [slot.price for slot in view] == [2, 2, 1, 1, 1, 0]


@pytest.mark.parametrize("hand", range(1, 8))
def test_wi_market_2_at_most_three_stay(scene: type[Scene], hand: int) -> None:
    table, _ = training(scene, (0,) * 6, hand)
    assert (table.asked.rule, table.asked.kind) == ("WI-MARKET-2", "pick_some")
    assert (table.asked.least, table.asked.most) == (max(0, hand - 3), hand)


def test_wi_market_2_too_many_are_refused(scene: type[Scene]) -> None:
    table, _ = training(scene, (0,) * 6, 5)
    with pytest.raises(IllegalChoice):
        table.choose(table.offered[0])


def test_wi_market_2_any_number_may_go(scene: type[Scene]) -> None:
    table, _ = training(scene, (0,) * 6)
    dropped = table.offered[:2]
    kept = table.offered[2]
    table.choose(*dropped)
    assert table.bear.discard.cards == list(dropped)
    assert kept in table.bear.hand.cards
    assert len(table.bear.hand.cards) == 3  # refilled


@pytest.mark.parametrize("hand", range(4))
def test_wi_market_3_draw_up_to_three(scene: type[Scene], hand: int) -> None:
    table, _ = training(scene, (0,) * 6, hand)
    if hand:
        table.choose()
    assert table.asked.rule == "WI-MARKET-4"
    assert len(table.bear.hand.cards) == 3
    assert len(table.bear.deck.cards) == 6 - (3 - hand)


def test_wi_market_3_an_empty_deck_is_reshuffled(scene: type[Scene]) -> None:
    table, _ = training(scene, (0,) * 6, 0)
    table.lay("bear", deck=table.cards(1), discard=table.cards(4))
    assert len(table.offered) == 6
    assert len(table.bear.hand.cards) == 3
    assert (len(table.bear.deck.cards), table.bear.discard.cards) == (2, [])


def test_wi_market_3_two_after_a_total_defeat(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", discard=[])
    lose_hunt(table, "barghest")
    settle(table)
    assert (table.asked.rule, len(table.bear.hand.cards)) == ("WI-MARKET-4", 2)


def test_wi_market_3_two_after_a_duel_lost_as_attacker(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    lose_duel(table, "wolf")
    settle(table)
    assert (table.asked.seat, len(table.bear.hand.cards)) == (0, 2)


def test_wi_market_3_one_after_defeating_the_rotfiend(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    defeat(table, "rotfiend")
    settle(table)
    assert (table.asked.rule, len(table.bear.hand.cards)) == ("WI-MARKET-4", 1)


@pytest.mark.parametrize("lose", [lose_hunt, lose_duel])
def test_wi_market_3_the_rotfiends_trophy_keeps_three(
    scene: type[Scene], lose: Callable[[Scene, str], None]
) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", trophies=["rotfiend"])
    own = table.cards(2)
    lose(table, "barghest" if lose is lose_hunt else "wolf")
    table.lay("bear", discard=[*own, *table.bear.discard.cards])
    settle(table)
    assert len(table.bear.hand.cards) == 3


def test_wi_market_3_three_after_a_victory(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    win_duel(table, "wolf")
    settle(table)
    assert len(table.bear.hand.cards) == 3


@pytest.mark.parametrize(("slot", "price"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 1), (6, 0)])
def test_wi_market_4_price_by_slot(scene: type[Scene], slot: int, price: int) -> None:
    table, row = training(scene, (1,) * 6)
    hand = list(table.bear.hand.cards)
    table.choose()
    table.choose(f"take:{row[slot - 1]}", rule="WI-MARKET-4")
    if price:
        assert (table.asked.rule, table.asked.about) == ("WI-MARKET-4", row[slot - 1])
        assert (table.asked.least, table.asked.most) == (price, price)
        table.choose(*hand[:price])
    assert table.bear.discard.cards == hand[:price]
    assert table.bear.hand.cards == [*hand[price:], row[slot - 1]]


def test_wi_market_4_never_below_nothing(scene: type[Scene]) -> None:
    table, row = training(scene, (1, 1, 1, 1, 1, 0))
    table.choose()
    table.choose(f"take:{row[5]}")
    assert len(table.bear.hand.cards) == 4


def test_wi_market_5_the_card_goes_to_the_hand(scene: type[Scene]) -> None:
    table, row = training(scene, (0,) * 6)
    table.choose()
    table.choose(f"take:{row[2]}")
    assert row[2] in table.bear.hand.cards
    assert row[2] not in table.state.market


def test_wi_market_5_taking_is_compulsory(scene: type[Scene]) -> None:
    table, row = training(scene, (0,) * 6)
    table.choose()
    assert table.offered == tuple(f"take:{card}" for card in row)
    with pytest.raises(IllegalChoice):
        table.choose()


def test_wi_market_5_what_cannot_be_paid_cannot_be_taken(scene: type[Scene]) -> None:
    table, row = training(scene, (3, 2, 3, 0, 3, 3))
    table.choose()
    assert f"take:{row[0]}" not in table.offered  # 4 cards from a hand of 3
    assert table.asked.blocked[f"take:{row[0]}"].args == {"price": 4, "hand": 3}
    with pytest.raises(IllegalChoice):
        table.choose(f"take:{row[0]}")
    table.choose(f"take:{row[2]}")  # the whole hand pays
    assert table.bear.hand.cards == [row[2]]


def test_wi_market_5_without_a_payable_card_none_is_taken(scene: type[Scene]) -> None:
    table, row = training(scene, (3,) * 6, 0)
    table.lay("bear", deck=table.cards(1))
    assert table.state.market == row
    assert (table.asked.rule, table.asked.seat) == ("WI-TURN-2", 1)
    assert len(table.bear.hand.cards) == 1


@pytest.mark.parametrize("slot", range(1, 7))
def test_wi_market_6_shift_right_and_fill_slot_one(scene: type[Scene], slot: int) -> None:
    table, row = training(scene, (0,) * 6)
    fresh = table.state.shared.cards[-1]
    table.choose()
    table.choose(f"take:{row[slot - 1]}")
    if table.asked.rule == "WI-MARKET-4":
        table.choose(table.offered[0])
    assert table.state.market == [fresh, *(card for card in row if card != row[slot - 1])]


def test_wi_market_6_several_gaps_fill_from_right_to_left(scene: type[Scene]) -> None:
    table, row = training(scene, (0,) * 6)
    table.phase("travel")
    first, second = table.state.shared.cards[-1], table.state.shared.cards[-2]
    table.lay("bear", place="vizima")
    table.moved()
    table.choose("act:market")
    table.choose(row[2], row[4])
    assert table.state.market == [second, first, row[0], row[1], row[3], row[5]]


def test_wi_market_6_without_new_cards_the_row_keeps_to_the_right(scene: type[Scene]) -> None:
    """Slot 1 stays empty; slot 6 is still the rightmost and the cheapest."""
    table, row = training(scene, (1,) * 6)
    table.state.shared.cards.clear()
    table.choose()
    table.choose(f"take:{row[5]}")
    assert table.state.market == row[:5]
    prices = [slot.price for slot in table.session.view(None).market]
    assert prices == [2, 1, 1, 1, 0]  # slots 2 to 6


def test_wi_market_7_effects_ignore_slots_and_cost_nothing(
    scene: type[Scene], tales: Tales
) -> None:
    table, row = training(scene, (2, 1, 1, 1, 1, 1))
    table.phase("choose")
    hand, gold = list(table.bear.hand.cards), table.bear.gold
    fresh = table.state.shared.cards[-1]
    card = tales.card(table, option(GainCard(2)))
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    assert (table.bear.hand.cards, table.bear.gold) == (hand, gold)
    assert table.bear.discard.cards == [row[0]]
    assert table.state.market == [fresh, *row[1:]]


@pytest.mark.rule("WI-MARKET-6", "WI-MARKET-7")
def test_golden_23_a_card_of_cost_0_from_the_row(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    row = [table.card(cost=cost) for cost in (1, 0, 1, 3, 0, 1)]
    table.market(*row)
    fresh = table.state.shared.cards[-1]
    lose_duel(table, "wolf")
    assert (table.asked.rule, table.offered) == ("WI-MARKET-8", (row[1], row[4]))
    table.choose(row[4], by="bear")
    assert row[4] in table.bear.deck.cards + table.bear.hand.cards  # shuffled in afterwards
    assert table.state.market == [fresh, *row[:4], row[5]]


def test_golden_23_a_card_of_cost_0_from_the_shared_deck(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    row = [table.card(cost=cost) for cost in (1, 2, 1, 3, 2, 1)]
    table.market(*row)
    two, one, free = (table.card(cost=cost) for cost in (2, 1, 0))
    for card in (free, one, two):
        table.state.shared.put(card)
    lose_duel(table, "wolf")
    assert table.state.shared_discard.cards == [two, one]
    assert free in table.bear.deck.cards + table.bear.hand.cards
    assert table.state.market == row


def test_wi_market_8_the_loser_of_a_duel_chooses(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    row = [table.card(cost=0) for _ in range(6)]
    table.market(*row)
    win_duel(table, "wolf")
    table.choose(table.offered[0], rule="WI-FATIGUE-2")
    table.choose(row[3], rule="WI-MARKET-8", by="wolf")
    assert row[3] in table.wolf.deck.cards + table.wolf.hand.cards


def test_wi_market_9_the_turn_ends(scene: type[Scene]) -> None:
    table, row = training(scene, (0,) * 6)
    table.choose()
    table.choose(f"take:{row[5]}")
    assert (table.state.active, table.state.phase) == (1, "travel")
    assert (table.asked.rule, table.asked.seat) == ("WI-TURN-2", 1)


def searching(scene: type[Scene], tales: Tales, deck: list[int], pile: list[int]) -> Scene:
    """The Bear gains a card of cost 3; shared deck and shared discard hold these costs."""
    table, _ = training(scene, (0,) * 6)
    table.phase("choose")
    table.state.shared.cards[:] = [table.card(cost=cost) for cost in deck]
    table.state.shared_discard.cards[:] = [table.card(cost=cost) for cost in pile]
    card = tales.card(table, option(GainCard(3)))
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    return table


@pytest.mark.rule("WI-GEN-5")
def test_wi_market_10_the_discard_becomes_the_new_deck(scene: type[Scene], tales: Tales) -> None:
    table = searching(scene, tales, deck=[1, 2], pile=[3])
    assert len(table.bear.discard.cards) == 1
    assert table.state.shared.cards == []  # the two revealed before were not shuffled in
    assert len(table.state.shared_discard.cards) == 2


def test_wi_market_10_nothing_found_nothing_gained(scene: type[Scene], tales: Tales) -> None:
    table = searching(scene, tales, deck=[1, 2], pile=[0, 1])
    assert table.bear.discard.cards == []
    assert table.state.shared.cards == []
    assert len(table.state.shared_discard.cards) == 4


@pytest.mark.rule("WI-MARKET-4", "WI-MARKET-5", "WI-MARKET-6")
def test_golden_16_market(scene: type[Scene]) -> None:
    table, row = training(scene, (1, 0, 2, 0, 3, 0))
    fresh = table.state.shared.cards[-1]
    assert [slot.price for slot in table.session.view(None).market] == [2, 1, 2, 0, 3, 0]
    hand = list(table.bear.hand.cards)
    table.choose()
    table.choose(f"take:{row[2]}")
    table.choose(*hand[:2])
    assert len(table.bear.hand.cards) == 2
    assert table.state.market == [fresh, row[0], row[1], *row[3:]]


@pytest.mark.rule("WI-SOLO-10")
def test_golden_16_market_solo(scene: type[Scene]) -> None:
    table = scene("bear")
    row = [table.card(cost=cost) for cost in (1, 0, 2, 0, 3, 0)]
    table.market(*row)
    first, second = table.state.shared.cards[-1], table.state.shared.cards[-2]
    table.lay("bear", hand=table.cards(3))
    table.phase("train")
    table.choose()
    table.choose(f"take:{row[2]}")
    table.choose(*table.offered[:2])
    assert table.state.shared_discard.cards == [row[5]]
    assert table.state.market == [second, first, row[0], row[1], row[3], row[4]]
