"""General rules (WI-GEN)."""

from __future__ import annotations

import pytest

import fabletop
from fabletop import IllegalChoice
from fabletop.games.witcher.effects.vocabulary import Discard, GainGold
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


def test_wi_gen_1_card_text_beats_the_rules(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    first, second = table.card("blue"), table.card("red")
    table.monster("barghest", at="hengfors")
    table.trail("bear", "cintra")
    table.state.potion_deck.take("gale-1")
    table.lay("bear", place="hengfors", potions=["gale-1"], hand=[first, second])
    table.hunt()
    table.choose(f"play:{first}", rule="WI-COMBO-2")
    assert not any(second in key for key in table.offered)  # nothing links to the blue card
    table.choose("use:gale-1")
    assert f"free:{second}" in table.offered


def test_wi_gen_2_exploring_concerns_the_active_player_alone(
    scene: type[Scene], tales: Tales
) -> None:
    table = scene("bear", "wolf", "cat")
    others = [(one.gold, list(one.hand.cards)) for one in (table.wolf, table.cat)]
    table.lay("bear", hand=table.cards(3), gold=0)
    card = tales.card(table, option(GainGold(3), Discard(2, "random")))
    explore(table, card)
    table.choose(f"option:{card}-a", by="bear")
    assert (table.bear.gold, len(table.bear.hand)) == (3, 1)
    assert [(one.gold, list(one.hand.cards)) for one in (table.wolf, table.cat)] == others


def test_wi_gen_3_an_effect_goes_as_far_as_possible(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", gold=1)
    explore(table, "the-permit")
    table.choose("option:the-permit-a")  # lose 2 gold, raise Combat
    assert (table.bear.gold, table.bear.combat) == (0, 2)


def test_wi_gen_3_a_price_must_be_paid_in_full(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", gold=1, hand=[])
    explore(table, "from-the-knee-down")
    assert (table.asked.rule, table.offered) == ("WI-EXPLORE-2", ("option:from-the-knee-down-b",))
    assert table.asked.blocked["option-for:from-the-knee-down-a:2"].id == "why-gold"
    with pytest.raises(IllegalChoice):
        table.choose("option-for:from-the-knee-down-a:2")
    assert (table.bear.gold, table.bear.defence) == (1, 1)


@pytest.mark.parametrize("picked", [0, 2])
def test_wi_gen_4_random_discards_are_made_by_the_engine(
    scene: type[Scene], tales: Tales, picked: int
) -> None:
    table = scene("bear", "wolf")
    hand = table.cards(3)
    table.lay("bear", hand=hand)
    table.luck("random-discard", picked)
    card = tales.card(table, option(Discard(1, "random")))
    explore(table, card)
    table.choose(f"option:{card}-a")
    assert table.bear.discard.cards == [hand[picked]]
    assert table.asked.rule.startswith("WI-MARKET")  # nobody was asked which card


def test_wi_gen_4_the_same_seed_brings_the_same_game() -> None:
    assert fabletop.new("witcher", 4, 5).digest == fabletop.new("witcher", 4, 5).digest
    assert fabletop.new("witcher", 4, 5).digest != fabletop.new("witcher", 4, 6).digest


def test_wi_gen_5_an_empty_potion_deck_is_made_anew(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    state = table.state
    table.lay("bear", place="ban-ard", gold=0, hand=[table.card(terrain="forest")])
    state.potion_discard.cards.extend(state.potion_deck.cards[:3])
    state.potion_deck.cards.clear()
    table.choose("move:vengerberg")
    table.choose("act:potion")
    assert len(table.bear.potions) == 1
    assert (len(table.state.potion_deck), len(table.state.potion_discard)) == (2, 0)


def test_wi_gen_5_nothing_is_left_to_gain(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="ban-ard", gold=0, hand=[table.card(terrain="forest")])
    table.state.potion_deck.cards.clear()
    table.choose("move:vengerberg")
    table.choose("act:potion")
    assert table.bear.potions == []


def test_wi_gen_5_an_empty_shared_deck_is_made_anew(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    state = table.state
    table.lay("bear", hand=table.cards(3))
    state.shared_discard.cards.extend(state.shared.cards[:4])
    del state.shared.cards[:]
    table.phase("train")
    table.choose()
    table.choose(f"take:{table.state.market[5]}")
    assert len(table.state.market) == 6
    assert (len(table.state.shared), len(table.state.shared_discard)) == (3, 0)
