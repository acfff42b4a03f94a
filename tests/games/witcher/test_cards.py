"""Personal cards: deck, hand, discard pile (WI-DECK, WI-HAND)."""

from __future__ import annotations

import pytest

from fabletop import IllegalChoice
from fabletop.games.witcher.effects.vocabulary import Draw, GainGold, TakeDiscard
from fabletop.games.witcher.library import library

from .scene import Scene
from .tales import Tales, option


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> Tales:
    return Tales(monkeypatch)


def explore(table: Scene, card: str) -> None:
    """The active player explores and draws this card."""
    deck = "city" if card in library().city else "wilds"
    pile = table.state.city if deck == "city" else table.state.wilds
    pile.put(pile.take(card))
    table.phase("choose")
    table.choose(f"explore:{deck}", rule="WI-TURN-6")


def hunting(table: Scene, **fields: object) -> None:
    """The Bear hunts a Barghest at Hengfors and has the first fight turn."""
    table.monster("barghest", at="hengfors")
    table.trail("bear", "cintra")
    table.lay("bear", place="hengfors", **fields)
    table.hunt()


def test_wi_deck_1_a_card_pays_for_movement(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    card = table.card(terrain="water")
    table.lay("bear", place="vengerberg", gold=0, hand=[card])
    table.choose("move:ban-ard")
    assert table.bear.hand.cards == []
    assert table.bear.discard.cards == [card]


def test_wi_deck_1_a_card_is_played_in_a_combo(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    card, other = table.card(terrain="water", damage=2), table.card()
    hunting(table, hand=[card, other], deck=table.cards(5), discard=[])
    table.choose(f"play:{card}")
    assert len(table.fight.life) == 11 - 2
    assert table.bear.discard.cards == [card]
    assert table.bear.place == table.place("hengfors")  # its terrain does nothing here


def test_wi_deck_1_a_card_pays_in_phase_three(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hand = table.cards(3, damage=3)
    dear = table.card(cost=1)
    table.market(*table.state.market[:2], dear, *table.state.market[3:])
    table.lay("bear", hand=hand)
    table.phase("train")
    table.choose()
    table.choose(f"take:{dear}")
    table.choose(hand[1], rule="WI-MARKET-4")
    assert table.bear.discard.cards == [hand[1]]


def test_wi_deck_2_the_discard_pile_is_open_and_keeps_its_order(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    first, second, third = table.cards(3, terrain="wild")
    table.lay("bear", place="vengerberg", hand=[third, first, second], discard=[])
    for card, to in ((first, "ban-ard"), (second, "vengerberg"), (third, "ban-ard")):
        table.choose(f"move:{to}")
        if table.asked.rule == "WI-MOVE-2":
            table.choose(f"pay:{card}")
    for seat in (0, 1, None):
        assert table.session.view(seat).players[0].discard.cards == (first, second, third)


def test_wi_deck_2_the_deck_is_face_down(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    view = table.session.view(1).players[0]
    assert (view.deck.count, view.deck.cards) == (7, None)
    assert (view.hand.count, view.hand.cards) == (3, None)


def test_wi_deck_3_phase_three_shuffles_the_discard_pile(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    top, discards = table.card(), table.cards(4)
    table.lay("bear", hand=[], deck=[top], discard=discards)
    table.phase("train")
    assert table.asked.rule == "WI-MARKET-4"
    hand = table.bear.hand.cards
    assert hand[0] == top and len(hand) == 3 and set(hand[1:]) < set(discards)
    assert len(table.bear.deck) == 2 and table.bear.discard.cards == []


def test_wi_deck_3_the_new_deck_is_in_random_order(scene: type[Scene]) -> None:
    drawn = set()
    for seed in range(12):
        table = scene("bear", "wolf", seed=seed)
        discards = table.cards(5)
        table.lay("bear", hand=[], deck=[], discard=discards)
        table.phase("train")
        assert table.offered
        drawn.add(discards.index(table.bear.hand.cards[0]))
    assert len(drawn) > 2


@pytest.mark.parametrize(("levels", "more"), [(False, 2), (True, 1)])
def test_wi_deck_3_every_draw_outside_a_fight(
    scene: type[Scene], tales: Tales, levels: bool, more: int
) -> None:
    """Drawing by a card's effect, and by a level-up."""
    table = scene("bear", "wolf")
    discards = table.cards(3)
    table.lay(
        "bear", hand=[], deck=[], discard=discards, defence=2, alchemy=2, specialisation=2, gold=0
    )
    card = "the-permit" if levels else tales.card(table, option(Draw(2)))
    explore(table, card)
    table.choose(f"option:{card}-a")
    assert table.asked.rule == "WI-MARKET-2"
    assert len(table.bear.hand) == more and set(table.bear.hand.cards) < set(discards)
    assert table.bear.discard.cards == []


def test_wi_deck_4_in_a_fight_drawing_stops(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    card, other, last = table.cards(3)
    hunting(table, combat=3, defence=2, shield=2, hand=[card, other], deck=[last], discard=[])
    lost = table.cards(2)
    table.bear.discard.cards[:] = lost  # cards lost earlier in this fight
    table.choose(f"play:{card}")
    assert table.bear.hand.cards == [other, last]
    assert (table.bear.deck.cards, table.bear.discard.cards) == ([], [*lost, card])


def test_wi_deck_5_the_owner_knows_what_is_in_the_deck_but_not_its_order(
    scene: type[Scene],
) -> None:
    table = scene("bear", "wolf")
    deck = table.cards(5)
    table.lay("bear", deck=deck)
    seen = table.session.view(0).players[0].deck.cards
    table.bear.deck.cards.reverse()
    assert table.session.view(0).players[0].deck.cards == seen == tuple(sorted(deck))
    assert table.session.view(1).players[0].deck.cards is None
    assert table.session.view(None).players[0].deck.cards is None


def test_wi_deck_6_removing_from_any_own_zone(scene: type[Scene]) -> None:
    for zone in ("hand", "deck", "discard"):
        table = scene("bear", "wolf")
        cards = {"hand": table.cards(2), "deck": table.cards(4), "discard": table.cards(2)}
        table.lay("bear", **cards)
        explore(table, "short-weight")
        table.choose("option:short-weight-b")
        assert table.asked.rule == "WI-DECK-6"
        assert set(table.offered) == {card for pile in cards.values() for card in pile}
        gone = cards[zone][0]
        table.choose(gone)
        assert table.state.removed == [gone]
        own = table.bear.hand.cards + table.bear.deck.cards + table.bear.discard.cards
        assert gone not in own
        assert len(own) == 7


def test_wi_deck_6_a_searched_deck_is_shuffled(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    low, middle, high, gone = table.cards(4)
    table.lay("bear", hand=table.cards(3), deck=[low, middle, high, gone], discard=[])
    explore(table, "short-weight")
    table.choose("option:short-weight-b")
    assert table.offered[3:] == tuple(sorted([low, middle, high, gone]))  # not in its order
    table.luck("deck-0", 0, 0)
    table.choose(gone)
    assert table.bear.deck.cards == [middle, high, low]


def test_wi_deck_6_removed_cards_never_return(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    gone, *others = table.cards(3)
    table.lay("bear", hand=[gone], deck=[], discard=others)
    explore(table, "short-weight")
    table.choose("option:short-weight-b")
    table.choose(gone)
    assert sorted(table.bear.hand.cards) == sorted(others)  # refilled from what is left


@pytest.mark.parametrize("number", [0, 1, 3])
def test_wi_deck_7_exactly_the_number_required(scene: type[Scene], number: int) -> None:
    table = scene("bear", "wolf")
    explore(table, "the-last-ear")
    table.choose("option:the-last-ear-a")
    assert (table.asked.least, table.asked.most) == (2, 2)
    with pytest.raises(IllegalChoice):
        table.choose(*table.offered[:number])
    table.choose(*table.offered[:2])
    assert len(table.state.removed) == 2


def test_wi_deck_7_all_cards_if_there_are_fewer(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    (only,) = table.cards(1)
    table.lay("bear", hand=[], deck=[only], discard=[])
    explore(table, "the-last-ear")
    table.choose("option:the-last-ear-a")
    assert table.state.removed == [only]


def test_wi_hand_1_a_full_hand_ends_drawing(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    deck = table.cards(3)
    table.lay("bear", hand=table.cards(6), deck=deck)
    card = tales.card(table, option(Draw(2)))
    explore(table, card)
    table.choose(f"option:{card}-a")
    assert len(table.bear.hand) == 7
    assert table.bear.deck.cards == deck[:2]


def test_wi_hand_1_a_full_hand_ends_drawing_in_a_fight(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hand, deck = table.cards(7), table.cards(5)
    hunting(table, combat=3, hand=hand, deck=deck, discard=[])
    table.choose(f"play:{hand[0]}")
    assert len(table.bear.hand) == 7  # 6 in hand, a draw of 3: one card
    assert len(table.bear.deck) == 4


@pytest.mark.parametrize(("held", "told"), [(3, "Bear draws 2 cards."), (6, "Bear draws 1 card.")])
def test_wi_hand_1_others_read_how_many_cards_were_drawn(
    scene: type[Scene], tales: Tales, held: int, told: str
) -> None:
    table = scene("bear", "wolf")
    deck = table.cards(4)
    table.lay("bear", hand=table.cards(held), deck=deck)
    card = tales.card(table, option(Draw(2)))
    explore(table, card)
    table.choose(f"option:{card}-a")
    assert told in table.said("wolf") and told not in table.said("bear")


def test_wi_hand_1_nobody_reads_of_a_draw_of_nothing(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", hand=table.cards(7), deck=table.cards(4))
    card = tales.card(table, option(Draw(2)))
    explore(table, card)
    table.choose(f"option:{card}-a")
    assert not any("draws" in line for line in table.said("wolf"))


def test_wi_hand_1_a_card_of_the_discard_pile_stays_there(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    hand, discards = table.cards(7), table.cards(2)
    table.lay("bear", hand=hand, discard=discards)
    card = tales.card(table, option(TakeDiscard("top")))
    explore(table, card)
    table.choose(f"option:{card}-a")
    assert table.bear.hand.cards == hand
    assert table.bear.discard.cards == discards


def test_wi_hand_1_with_six_cards_the_discard_comes(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    hand, discards = table.cards(6), table.cards(2)
    table.lay("bear", hand=hand, discard=discards)
    card = tales.card(table, option(TakeDiscard("top")))
    explore(table, card)
    table.choose(f"option:{card}-a")
    assert table.bear.hand.cards == [*hand, discards[1]]
    assert table.bear.discard.cards == discards[:1]


def test_wi_gen_3_no_card_comes_from_an_empty_discard_pile(
    scene: type[Scene], tales: Tales
) -> None:
    table = scene("bear", "wolf")
    hand = table.cards(3)
    table.lay("bear", hand=hand, discard=[], gold=0)
    card = tales.card(table, option(TakeDiscard("top"), GainGold(1)))
    explore(table, card)
    table.choose(f"option:{card}-a")
    assert table.bear.hand.cards == hand
    assert table.bear.gold == 1  # what else the option gives still comes


def test_wi_hand_2_only_the_active_hand_is_cut_to_three(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", hand=table.cards(5))
    table.lay("wolf", hand=table.cards(7))
    table.phase("train")
    assert (table.asked.rule, table.asked.least, table.asked.most) == ("WI-MARKET-2", 2, 5)
    with pytest.raises(IllegalChoice):
        table.choose(table.offered[0])
    table.choose(*table.offered[:2])
    assert len(table.bear.hand) == 3
    free = next(key for key in table.offered if key == f"take:{table.state.market[5]}")
    table.choose(free)
    assert len(table.bear.hand) == 4  # and so it stays until the next own phase III
    assert table.asked.seat == table.wolf.seat
    assert len(table.wolf.hand) == 7
