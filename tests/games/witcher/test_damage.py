"""WI-DAMAGE: damage, Shield, special effects, draw, with golden examples 4, 5, 12 and 15."""

from __future__ import annotations

from typing import Any

import pytest

from .arena import attacked, dueling, hunting, ready
from .scene import Scene


def struck(table: Scene, damage: int, **fields: Any) -> None:
    """The Wolf strikes the Cat in a duel; `fields` say how the Cat stands then."""
    card, spare = table.card(damage=damage), table.card()
    ready(table, "wolf", hand=[card, spare])
    ready(table, "cat")
    dueling(table, "cat")
    table.lay("cat", **fields)
    table.choose(f"play:{card}", by="wolf")


def drawing(table: Scene, modifier: int, *, hand: int = 1, **fields: Any) -> None:
    """The Wolf plays one card with a draw modifier; so many cards stay in his hand."""
    card = table.card(draw=modifier)
    rest = table.cards(hand)
    hunting(table, "barghest", hand=[card, *rest], **fields)
    table.choose(f"play:{card}")


def test_wi_damage_1_everything_adds_up_to_one_instance(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    red = [{"colours": ("red",), "damage": 1}]
    combo = [table.card("blue", damage=1, extensions=red)]
    combo += [table.card("red", damage=1, extensions=red), table.card("red", damage=1)]
    hunting(
        table,
        "harpy",
        hand=[*combo, table.card()],
        specialisation=3,
        alchemy=2,
        potions=["red-fume-1", "wormwood-1"],
        trophies=["trophy-bear-1"],
        shield=1,
    )
    table.finish_combo(*combo)
    table.choose("specialise", rule="WI-DAMAGE-1")  # row 3: 2
    table.choose("use:red-fume-1", rule="WI-DAMAGE-1")  # 2
    assert len(table.fight.life) == 12  # nothing is dealt before all is added
    table.choose("pass", rule="WI-DAMAGE-1")
    assert len(table.fight.life) == 12 - (3 + 2 + 2 + 2)


def test_wi_damage_1_the_opponent_limits_the_sum(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card("green", damage=1)
    hunting(table, "brewess", hand=[card, table.card()], potions=["red-fume-1"])
    table.choose(f"play:{card}")
    table.choose("use:red-fume-1")
    assert len(table.fight.life) == 17 - (1 + 2 - 1)


def test_wi_damage_1_of_nothing_comes_nothing(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    struck(table, 0, shield=1, potions=["stone-skin-1"])
    assert (table.cat.shield, len(table.cat.deck)) == (1, 10)
    assert table.asked.rule != "WI-TROPHY-4"  # no damage instance, so nothing to react to


def test_wi_damage_1_what_the_victim_prevents_was_not_dealt(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    ready(table, "wolf", trophies=["bruxa"])
    table.lay("wolf", hand=[*table.cards(1, damage=2), table.card()])
    ready(table, "cat", shield=0, potions=["stone-skin-1"])
    dueling(table, "cat")
    table.lay("wolf", discard=table.cards(2))
    table.choose(table.offered[0])
    table.choose("use:stone-skin-1", by="cat")
    assert len(table.cat.deck) == 10
    assert "use:bruxa" not in table.offered  # its condition is that damage was dealt


def test_wi_damage_2_a_card_of_the_life_deck_for_each_point(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=3)
    hunting(table, "harpy", hand=[card, table.card()])
    table.stack_life("fight-01", "fight-02", "fight-03", "fight-04")
    table.choose(f"play:{card}")
    assert table.fight.life.cards[-1] == "fight-04"  # from the top
    assert table.fight.lost.cards == ["fight-01", "fight-02", "fight-03"]
    for seat in (0, 1, None):
        assert table.session.view(seat).fight.lost.cards is None  # face down


def test_wi_damage_2_surplus_is_lost(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=5)
    hunting(table, "barghest", hand=[card, table.card()])
    table.set_life(2)
    table.choose(f"play:{card}")
    assert table.fight.outcome == "defeated"
    assert len(table.fight.life) == 0 and len(table.fight.lost) == 11


def test_wi_damage_3_first_shield(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    struck(table, 2, shield=3)
    assert (table.cat.shield, len(table.cat.deck), len(table.cat.hand)) == (1, 10, 2)


def test_wi_damage_3_then_the_top_of_the_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    deck = table.cards(4)
    struck(table, 3, shield=1, deck=deck)
    assert (table.cat.shield, table.cat.deck.cards) == (0, deck[:2])
    assert table.cat.discard.cards == [deck[3], deck[2]]


def test_wi_damage_3_then_hand_cards_of_the_victims_choice(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    hand = table.cards(3)
    struck(table, 3, shield=0, deck=table.cards(1), hand=hand)
    assert set(table.offered) == set(hand)
    table.choose(hand[1], rule="WI-DAMAGE-3", by="cat")
    assert set(table.offered) == {hand[0], hand[2]}
    table.choose(hand[0], rule="WI-DAMAGE-3", by="cat")
    assert table.state.fight is not None
    assert hand[1] in table.cat.discard.cards and hand[0] in table.cat.discard.cards


def test_wi_damage_3_more_than_there_is_knocks_out(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    struck(table, 6, shield=1, deck=table.cards(1), hand=table.cards(1))
    assert table.fight.outcome == "attacker"


def test_wi_damage_4_exactly_the_last_point_knocks_out_as_well(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    struck(table, 3, shield=1, deck=table.cards(1), hand=table.cards(1))
    assert table.fight.outcome == "attacker"


def test_wi_damage_4_one_point_less_does_not(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    struck(table, 2, shield=1, deck=table.cards(1), hand=table.cards(2))
    assert table.fight.outcome == ""


def test_wi_damage_5_all_shield_symbols_up_to_the_maximum(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first = table.card("blue", shield=1, extensions=[{"colours": ("red",), "shield": 1}])
    second = table.card("red", shield=2)
    hunting(table, "harpy", hand=[first, second, table.card()], defence=4, shield=1)
    table.finish_combo(first, second)
    assert table.wolf.shield == 4


def test_wi_damage_5_after_all_damage(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    card = table.card(damage=1, shield=1)
    ready(table, "wolf", hand=[card, table.card()], shield=0, defence=2)
    ready(table, "cat", shield=0, potions=["stone-skin-1"])
    dueling(table, "cat")
    table.choose(f"play:{card}")
    assert (table.asked.seat, table.wolf.shield) == (1, 0)  # the Cat is still being hurt
    table.choose("pass")
    assert table.wolf.shield == 1


def test_wi_damage_6_the_top_of_the_discard_pile(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(special=("take_top_discard",))
    hunting(table, "harpy", hand=[card, table.card()])
    pile = table.cards(3)
    table.lay("wolf", discard=pile)
    table.choose(f"play:{card}")
    assert pile[2] in table.wolf.hand.cards
    assert table.wolf.discard.cards == [*pile[:2], card]


def test_wi_damage_6_the_combo_does_not_lie_there_yet(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(special=("take_top_discard",))
    hunting(table, "harpy", hand=[card, table.card()], combat=5)
    table.lay("wolf", deck=[])
    table.choose(f"play:{card}")
    assert len(table.wolf.hand) == 1
    assert table.wolf.discard.cards == [card]


def test_wi_damage_6_a_card_that_returns(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first = table.card("blue", special=("return_self",), extensions=[{"colours": ("red",)}])
    second, spare = table.card("red"), table.card()
    hunting(table, "harpy", hand=[first, second, spare])
    table.lay("wolf", deck=[])
    table.finish_combo(first, second)
    assert table.wolf.hand.cards == [spare, first]
    assert table.wolf.discard.cards == [second]


def test_wi_damage_6_in_an_order_of_the_players_choice(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(special=("take_top_discard", "return_self"))
    hunting(table, "harpy", hand=[card, *table.cards(6)])
    table.lay("wolf", deck=[], discard=table.cards(1))
    table.choose(f"play:{card}")
    take, back = f"take_top_discard:{card}", f"return_self:{card}"
    assert set(table.offered) == {take, back}
    table.choose(back, take, rule="WI-DAMAGE-6", by="wolf")
    assert card in table.wolf.hand.cards and len(table.wolf.hand) == 7  # the hand was full then
    assert len(table.wolf.discard) == 1


def test_wi_damage_7_combat_and_modifiers(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    drawing(table, 1, combat=3)
    assert (len(table.wolf.hand), len(table.wolf.deck)) == (5, 6)


@pytest.mark.rule("WI-DECK-4")
def test_wi_damage_7_an_empty_deck_ends_the_draw(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    drawing(table, 0, combat=5, deck=table.cards(2))
    assert (len(table.wolf.hand), len(table.wolf.deck), len(table.wolf.discard)) == (3, 0, 1)


def test_wi_damage_8_random_discards_ignore_shield(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, shield=1, hand=table.cards(3))
    attacked(table, "fight-08", "charge")
    assert (table.wolf.shield, len(table.wolf.hand), len(table.wolf.deck)) == (1, 2, 10)


def test_wi_damage_8_removals_ignore_shield(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, shield=1, hand=table.cards(3))
    attacked(table, "fight-02", "charge")
    table.choose(table.offered[0], rule="WI-MONSTER-5")
    assert (table.wolf.shield, len(table.wolf.hand), len(table.wolf.deck)) == (1, 2, 10)


def test_wi_damage_8_poisonous_steel_ignores_shield(scene: type[Scene]) -> None:
    table = scene("viper", "wolf")
    card = table.card(damage=1)
    ready(table, "viper", hand=[card, table.card()], specialisation=2)
    ready(table, "wolf", shield=0)
    dueling(table, "wolf")
    table.choose(f"play:{card}")
    table.lay("wolf", shield=3)
    table.choose("specialise", rule="WI-DAMAGE-1")
    table.choose(table.offered[0], rule="WI-SPEC-2")
    assert (table.wolf.shield, len(table.wolf.discard)) == (3, 2)


def test_golden_4_shield_capped_by_defence(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(shield=3)
    hunting(table, "harpy", hand=[card, table.card()], defence=3, shield=1)
    table.choose(f"play:{card}")
    assert table.wolf.shield == 3


def test_golden_5_draw_count(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    drawing(table, 2, combat=2, potions=["red-fume-1"])
    table.choose("use:red-fume-1", rule="WI-DAMAGE-1")
    assert (len(table.wolf.hand), len(table.wolf.deck)) == (1 + 3, 7)


def test_golden_5_never_below_zero(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    drawing(table, -2, combat=1)
    assert (len(table.wolf.hand), len(table.wolf.deck)) == (1, 10)


@pytest.mark.rule("WI-HAND-1")
def test_golden_5_the_hand_limit_ends_the_draw(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    drawing(table, 0, combat=3, hand=6)
    assert (len(table.wolf.hand), len(table.wolf.deck)) == (7, 9)


def test_golden_12_damage_order_in_a_duel(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    hand = table.cards(2)
    potions = ["second-wind-1"]  # so that the Cat is asked before playing the last card
    struck(table, 6, shield=2, deck=table.cards(3), hand=hand, potions=potions)
    assert (table.cat.shield, len(table.cat.deck), len(table.cat.discard)) == (0, 0, 3)
    table.choose(hand[0], rule="WI-DAMAGE-3", by="cat")
    assert table.cat.hand.cards == [hand[1]]
    assert (table.fight.outcome, table.fight.acting) == ("", 1)  # the fight goes on


def test_golden_12_one_more_point_knocks_out(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    hand = table.cards(2)
    struck(table, 7, shield=2, deck=table.cards(3), hand=hand)
    table.choose(hand[0], rule="WI-DAMAGE-3", by="cat")
    assert (table.fight.outcome, table.fight.fighters[1].turns) == ("attacker", 0)


@pytest.mark.rule("WI-MONSTER-4")
def test_golden_15_random_discard_with_a_small_hand(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    potions = ["second-wind-1"]  # so that the Wolf is asked before drawing again
    hunting(table, "griffin-beast", tracked=False, defence=3, shield=3, potions=potions)
    (card,), deck = table.cards(1), table.cards(6)
    table.lay("wolf", hand=[card], deck=deck)
    attacked(table, "fight-08", "charge")
    assert table.wolf.discard.cards == [card, deck[5]]
    assert (table.wolf.hand.cards, table.wolf.deck.cards) == ([], deck[:5])
    assert table.wolf.shield == 3
