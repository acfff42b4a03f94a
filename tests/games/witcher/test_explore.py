"""Exploration (WI-EXPLORE)."""

from __future__ import annotations

import pytest

from fabletop.games.witcher.effects.vocabulary import (
    Discard,
    GainCard,
    GainGold,
    GainPotion,
    LoseGold,
    Rest,
)
from fabletop.games.witcher.library import library
from fabletop.games.witcher.records import Quest
from fabletop.games.witcher.state import HeldQuest
from fabletop.kernel.session.legal import IllegalChoice

from .scene import Scene
from .tales import Tales, option, put_on_top, shown


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> Tales:
    return Tales(monkeypatch)


def exploring(scene: type[Scene], **bear: object) -> Scene:
    """The Bear is about to choose in phase II, on a place without monster or rival."""
    table = scene("bear", "wolf")
    table.lay("bear", place="behelt-nar", **bear)
    table.phase("choose")
    return table


@pytest.mark.parametrize("place", sorted(library().place_numbers))
def test_wi_explore_1_city_and_wilds_on_every_location(scene: type[Scene], place: str) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place=place)
    table.phase("choose")
    assert {"explore:city", "explore:wilds"} <= set(table.offered)
    assert table.asked.rule == "WI-TURN-6"


@pytest.mark.parametrize(("deck", "other"), [("city", "wilds"), ("wilds", "city")])
def test_wi_explore_1_the_top_card_of_the_chosen_deck(
    scene: type[Scene], deck: str, other: str
) -> None:
    table = exploring(scene, gold=9)
    top = getattr(table.state, deck).cards[-1]
    untouched = list(getattr(table.state, other).cards)
    table.choose(f"explore:{deck}")
    assert table.asked.about == top
    assert top not in getattr(table.state, deck).cards
    assert getattr(table.state, other).cards == untouched


def test_wi_explore_2_intro_and_options_only(scene: type[Scene]) -> None:
    table = exploring(scene)
    put_on_top(table, "the-permit")
    table.choose("explore:city")
    assert table.asked.rule == "WI-EXPLORE-2"
    assert table.offered == ("option:the-permit-a", "option:the-permit-b")
    for seat in (0, 1, None):
        card = table.session.view(seat).open_card
        assert (card.card, card.side) == ("the-permit", "")
    assert not any(one.startswith("the-permit-") for one in shown(table))


def test_wi_explore_2_other_outcome_is_never_shown(scene: type[Scene]) -> None:
    table = exploring(scene)
    put_on_top(table, "the-permit")
    table.choose("explore:city")
    table.choose("option:the-permit-b")
    assert "the-permit-b-story" in shown(table)
    assert not any(one.startswith("the-permit-a") for one in shown(table))
    assert table.session.view(0).open_card is None


def test_wi_explore_3_price_is_paid_when_choosing(scene: type[Scene], tales: Tales) -> None:
    table = exploring(scene, gold=2)
    card = tales.card(table, option(GainPotion(), price=1), option(GainGold(1)))
    table.choose("explore:city")
    table.choose(f"option-for:{card}-a:1")
    assert table.bear.gold == 1
    assert len(table.bear.potions) == 1


def test_wi_explore_3_exact_gold_is_enough(scene: type[Scene], tales: Tales) -> None:
    table = exploring(scene, gold=2)
    card = tales.card(table, option(GainPotion(), price=2))
    table.choose("explore:city")
    assert set(table.offered) == {f"option-for:{card}-a:2", f"option:{card}-b"}


def test_wi_explore_3_unpayable_option_cannot_be_chosen(scene: type[Scene], tales: Tales) -> None:
    table = exploring(scene, gold=1)
    card = tales.card(table, option(GainGold(5), price=2), option())
    table.choose("explore:city")
    with pytest.raises(IllegalChoice):
        table.choose(f"option-for:{card}-a:2")
    assert table.bear.gold == 1


def test_wi_explore_3_unpayable_option_is_shown_with_its_reason(
    scene: type[Scene], tales: Tales
) -> None:
    """The intro must be seen before any outcome is, even when only one option can be chosen."""
    table = exploring(scene, gold=1)
    card = tales.card(table, option(GainGold(5), price=2), option(GainGold(1)))
    table.choose("explore:city")
    assert table.asked.rule == "WI-EXPLORE-2"
    assert table.offered == (f"option:{card}-b",)
    assert table.asked.blocked[f"option-for:{card}-a:2"].id == "why-gold"


@pytest.mark.parametrize(
    ("effects", "gold"),
    [((LoseGold(2), GainGold(2)), 2), ((GainGold(2), LoseGold(2)), 1)],
)
def test_wi_explore_4_effects_in_printed_order(
    scene: type[Scene], tales: Tales, effects: tuple[LoseGold | GainGold, ...], gold: int
) -> None:
    table = exploring(scene, gold=1)
    card = tales.card(table, option(*effects))
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    assert table.bear.gold == gold


def test_wi_explore_4_chosen_outcome_is_shown_to_all(scene: type[Scene], tales: Tales) -> None:
    table = exploring(scene)
    hand = list(table.bear.hand.cards)
    card = tales.card(table, option(GainGold(1), Discard(1), GainGold(4)))
    gold = table.bear.gold
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    for seat in (0, 1, None):
        assert table.session.view(seat).open_card.side == "a"
    assert table.bear.gold == gold + 1
    table.choose(hand[0], rule="WI-EXPLORE-4", by="bear")
    assert table.bear.gold == gold + 5
    assert table.bear.discard.cards == [hand[0]]


def test_wi_explore_4_effects_concern_the_active_player_only(
    scene: type[Scene], tales: Tales
) -> None:
    table = exploring(scene, gold=3)
    table.lay("wolf", gold=3)
    card = tales.card(table, option(LoseGold(1), GainPotion()))
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    assert (table.bear.gold, len(table.bear.potions)) == (2, 1)
    assert (table.wolf.gold, table.wolf.potions) == (3, [])


@pytest.mark.parametrize("deck", ["city", "wilds"])
def test_wi_explore_5_card_without_quest_is_removed(
    scene: type[Scene], tales: Tales, deck: str
) -> None:
    table = exploring(scene)
    card = tales.card(table, option(GainGold(1)), deck=deck)
    table.choose(f"explore:{deck}")
    table.choose(f"option:{card}-a")
    assert getattr(table.state, f"{deck}_gone").cards == [card]
    assert card not in getattr(table.state, deck).cards
    assert table.bear.quests == []


def test_wi_explore_6_effects_first_then_the_quest(scene: type[Scene], tales: Tales) -> None:
    table = exploring(scene)
    hand = list(table.bear.hand.cards)
    card = tales.card(table, option(Discard(1), quest=Quest(place="cintra", event=1)))
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    assert table.bear.quests == []
    table.choose(hand[0], rule="WI-EXPLORE-4")
    assert [one.card for one in table.bear.quests] == [card]
    assert table.state.city_gone.cards == []


def test_wi_explore_7_phase_three_with_the_hand_kept(scene: type[Scene], tales: Tales) -> None:
    table = exploring(scene)
    hand = list(table.bear.hand.cards)
    card = tales.card(table, option(GainGold(1)))
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    assert table.state.phase == "train"
    assert (table.asked.rule, set(table.offered)) == ("WI-MARKET-2", set(hand))
    assert table.bear.hand.cards == hand


@pytest.mark.rule("WI-MARKET-7")
def test_wi_explore_8_any_market_card_of_the_printed_cost(scene: type[Scene], tales: Tales) -> None:
    table = exploring(scene, discard=[])
    row = [table.card(cost=cost) for cost in (1, 2, 1, 0, 3, 2)]
    table.market(*row)
    fresh = table.state.shared.cards[-1]
    hand = list(table.bear.hand.cards)
    card = tales.card(table, option(GainCard(1)))
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    assert (table.asked.rule, table.offered) == ("WI-EXPLORE-8", (row[0], row[2]))
    table.choose(row[2])
    assert table.bear.discard.cards == [row[2]]
    assert table.bear.hand.cards == hand
    assert table.state.market == [fresh, row[0], row[1], *row[3:]]


def test_wi_explore_8_otherwise_the_shared_deck_is_searched(
    scene: type[Scene], tales: Tales
) -> None:
    table = exploring(scene, discard=[])
    row = table.cards(6, cost=0)
    table.market(*row)
    wanted, first, second = table.card(cost=3), table.card(cost=1), table.card(cost=2)
    for one in (wanted, first, second):  # `second` lies on top
        table.state.shared.put(one)
    card = tales.card(table, option(GainCard(3)))
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    assert table.bear.discard.cards == [wanted]
    assert table.state.shared_discard.cards == [second, first]
    assert table.state.market == row


def test_wi_explore_9_an_empty_deck_cannot_be_chosen(scene: type[Scene]) -> None:
    table = exploring(scene, combat=5)  # meditation keeps the question open
    table.state.city_gone.cards, table.state.city.cards = table.state.city.cards, []
    assert "explore:wilds" in table.offered
    assert "explore:city" not in table.offered
    assert table.state.city.cards == []
    with pytest.raises(IllegalChoice):
        table.choose("explore:city")


def test_wi_explore_9_both_empty_are_made_anew_without_quests(scene: type[Scene]) -> None:
    table = exploring(scene)
    state = table.state
    state.city_gone.cards, state.city.cards = state.city.cards[:3], []
    state.wilds_gone.cards, state.wilds.cards = state.wilds.cards[:2], []
    quest = next(one for one in library().city if one not in state.city_gone.cards)
    state.players[0].quests.append(HeldQuest(quest, "a", 9, 1, 0, False))
    city, wilds = set(state.city_gone.cards), set(state.wilds_gone.cards)
    assert {"explore:city", "explore:wilds"} <= set(table.offered)
    assert set(state.city.cards) == city
    assert set(state.wilds.cards) == wilds
    assert state.city_gone.cards == state.wilds_gone.cards == []


@pytest.mark.rule("WI-EXPLORE-2", "WI-EXPLORE-5", "WI-GEN-3")
@pytest.mark.parametrize("cards", [1, 2, 4, 5])
@pytest.mark.parametrize("held", [0, 2])
def test_wi_explore_10_phase_three_refills_to_what_the_rest_says(
    scene: type[Scene], tales: Tales, cards: int, held: int
) -> None:
    table = scene("bear", "wolf")
    card = tales.card(table, option(Rest(cards)))
    table.lay("bear", hand=table.cards(held), deck=table.cards(8), discard=[])
    table.phase("choose")
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    if held:
        stay = min(held, cards)
        assert (table.asked.rule, table.asked.least) == ("WI-MARKET-2", held - stay)
        table.choose(*table.bear.hand.cards[: held - stay])
    assert table.asked.rule == "WI-MARKET-4"
    assert len(table.bear.hand) == cards
    assert len(table.bear.deck) == 8 - (cards - min(held, cards))


def test_wi_explore_11_the_chronicle_names_the_choice(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    put_on_top(table, "the-permit")
    table.phase("choose")
    table.choose("explore:city")
    table.choose("option:the-permit-b")
    card = library().city["the-permit"]
    for reader in ("bear", "wolf", None):
        said = table.said(reader)
        assert f"Bear chooses: {card.b.label}." in said
        assert not any(card.a.story in line for line in said)


def test_wi_explore_10_a_full_hand_pays_like_an_empty_one(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    card = tales.card(table, option(Rest(2)))
    table.lay("bear", hand=table.cards(5), deck=table.cards(8), discard=[])
    table.phase("choose")
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    assert (table.asked.least, table.asked.most, table.asked.about) == (3, 5, "2")
    table.choose(*table.bear.hand.cards[:3], rule="WI-MARKET-2")
    assert (len(table.bear.hand), len(table.bear.deck)) == (2, 8)
    assert len(table.bear.discard) == 3


def test_wi_explore_10_a_good_rest_keeps_three_and_draws_more(
    scene: type[Scene], tales: Tales
) -> None:
    table = scene("bear", "wolf")
    card = tales.card(table, option(Rest(4)))
    table.lay("bear", hand=table.cards(5), deck=table.cards(8), discard=[])
    table.phase("choose")
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    table.choose(*table.bear.hand.cards[:2], rule="WI-MARKET-2")
    assert (len(table.bear.hand), len(table.bear.deck)) == (4, 7)


def test_wi_explore_10_only_in_this_turn(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    card = tales.card(table, option(Rest(1)))
    table.lay("bear", hand=[], deck=table.cards(8), discard=[])
    table.lay("wolf", hand=[], deck=table.cards(8), discard=[])
    table.market(*table.cards(6))
    table.phase("choose")
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    table.choose(table.offered[-1], rule="WI-MARKET-4")
    visit = table.state.visit
    assert (table.state.active, visit.kept, visit.refill) == (1, 3, 3)


@pytest.mark.parametrize(
    ("side", "gold", "combat"),
    [("a", 0, 2), ("b", 3, 1)],
)
def test_golden_20_the_guard(scene: type[Scene], side: str, gold: int, combat: int) -> None:
    table = exploring(scene, gold=1, combat=1)
    put_on_top(table, "the-permit")
    table.choose("explore:city")
    assert table.offered == ("option:the-permit-a", "option:the-permit-b")
    table.choose(f"option:the-permit-{side}")
    assert (table.bear.gold, table.bear.combat) == (gold, combat)
    assert table.state.city_gone.cards == ["the-permit"]
    assert f"the-permit-{'b' if side == 'a' else 'a'}-story" not in shown(table)


@pytest.mark.rule("WI-QUEST-3", "WI-QUEST-6", "WI-QUEST-7")
def test_golden_20_the_potion_seller(scene: type[Scene]) -> None:
    table = exploring(scene, potions=["gale-1", "prism-2"])
    table.monster("barghest", at="hengfors")
    table.next_tokens("ard-modron")
    put_on_top(table, "the-potion-seller")
    table.choose("explore:city")
    table.choose("option:the-potion-seller-b")
    assert table.bear.potions == []
    assert set(table.state.potion_discard.cards) == {"gale-1", "prism-2"}
    (quest,) = table.bear.quests
    assert (quest.card, quest.event, quest.token) == ("the-potion-seller", 34, True)
    assert quest.place == table.place("ard-modron")
    assert "18" not in table.state.location_tokens["mountain"].cards


@pytest.mark.rule("WI-QUEST-6", "WI-QUEST-7")
def test_golden_20_event_34_on_arrival(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.monster("barghest", at="hengfors")
    road = table.card(terrain="mountain")
    table.lay("bear", place="beauclair", hand=[road, *table.cards(2, terrain="water")])
    table.state.city.take("the-potion-seller")
    place = table.take_token("ard-modron")
    table.bear.quests.append(HeldQuest("the-potion-seller", "b", place, 34, 0, True))
    assert "solve:the-potion-seller" not in table.offered
    table.choose("move:ard-modron")
    table.choose(f"pay:{road}")
    table.choose("solve:the-potion-seller")
    assert (table.asked.rule, table.asked.about) == ("WI-EVENT-2", "event-34")
    table.choose("option:event-34-a")
    assert len(table.bear.potions) == 3
    assert table.bear.quests == []
    assert table.state.city_gone.cards == ["the-potion-seller"]
    assert "18" in table.state.location_tokens["mountain"].cards
