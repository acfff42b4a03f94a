"""Attributes, Shield, level (WI-ATTR, WI-LEVEL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fabletop import IllegalChoice
from fabletop.games.witcher.library import library
from fabletop.games.witcher.rules.attributes import raise_attribute
from fabletop.games.witcher.terms import ATTRIBUTES, Attribute
from fabletop.kernel.gamedef import Game

from .scene import Scene


def explore(table: Scene, card: str) -> None:
    """The active player explores and draws this card."""
    deck = "city" if card in library().city else "wilds"
    pile = table.state.city if deck == "city" else table.state.wilds
    pile.put(pile.take(card))
    table.phase("choose")
    table.choose(f"explore:{deck}", rule="WI-TURN-6")


def give(table: Scene, *potions: str) -> list[str]:
    """Potions out of the deck, to be laid before somebody."""
    return [table.state.potion_deck.take(one) for one in potions]


def hunting(
    table: Scene, monster: str = "barghest", *, tracked: bool = True, **fields: object
) -> None:
    """The Bear hunts at Hengfors, with the first fight turn if the monster is tracked."""
    table.monster(monster, at="hengfors")
    if tracked:
        table.trail("bear", "cintra")
    fields = {"hand": table.cards(3), "deck": table.cards(8), "discard": [], "shield": 2, **fields}
    table.lay("bear", place="hengfors", **fields)
    table.hunt()


def attributes(table: Scene) -> list[int]:
    return [table.bear.attribute(one) for one in ATTRIBUTES]


# What each attribute is for


@pytest.mark.parametrize("combat", [1, 2, 4])
def test_wi_attr_1_combat_is_the_number_of_cards_drawn(scene: type[Scene], combat: int) -> None:
    table = scene("bear", "wolf")
    hunting(table, combat=combat)
    table.choose(f"play:{table.bear.hand.cards[0]}")
    assert len(table.bear.hand) == 2 + combat


@pytest.mark.parametrize("defence", [1, 2, 4])
def test_wi_attr_1_defence_is_the_shield_maximum(scene: type[Scene], defence: int) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", defence=defence)
    assert table.session.view(1).players[0].shield_maximum == defence


@pytest.mark.parametrize("alchemy", [1, 2])
def test_wi_attr_1_alchemy_is_the_number_of_potions(scene: type[Scene], alchemy: int) -> None:
    table = scene("bear", "wolf")
    potions = give(table, "hawks-eye-1", "hawks-eye-2", "cats-sight-1")
    hunting(table, alchemy=alchemy, potions=potions)
    for potion in potions[:alchemy]:
        table.choose(f"use:{potion}")
    assert not any(key.startswith("use:") for key in table.offered)


@pytest.mark.parametrize(("value", "cards", "shield"), [(1, 1, 0), (3, 2, 1), (5, 3, 2)])
def test_wi_attr_1_specialisation_is_the_row(
    scene: type[Scene], value: int, cards: int, shield: int
) -> None:
    table = scene("bear", "wolf")
    hunting(table, specialisation=value, defence=4, shield=0)
    assert table.offered
    assert (len(table.bear.hand), table.bear.shield) == (3 + cards, shield)


# Raising


def test_wi_attr_2_raising_at_five_has_no_effect(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", combat=5, alchemy=5)
    explore(table, "the-permit")
    table.choose("option:the-permit-a")
    assert table.bear.combat == 5


def test_wi_attr_2_no_potion_for_alchemy_at_five(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", alchemy=5)
    explore(table, "the-patient-grave")
    table.choose("option:the-patient-grave-a")  # raise Alchemy
    assert (table.bear.alchemy, table.bear.potions) == (5, [])


def test_wi_attr_2_a_chosen_attribute_is_below_five(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", combat=5, gold=2)
    explore(table, "the-levy")
    table.choose("option-for:the-levy-a:2")
    assert (table.asked.rule, table.offered) == ("WI-ATTR-2", ATTRIBUTES[1:])
    with pytest.raises(IllegalChoice):
        table.choose("combat")
    table.choose("specialisation")
    assert table.bear.specialisation == 2


@pytest.mark.parametrize(
    ("defence", "shield", "after"), [(1, 1, 2), (2, 0, 1), (3, 3, 4), (4, 4, 4), (4, 2, 2)]
)
def test_wi_attr_3_shield_rises_with_defence(
    scene: type[Scene], defence: int, shield: int, after: int
) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", defence=defence, shield=shield, gold=2)
    explore(table, "from-the-knee-down")
    table.choose("option-for:from-the-knee-down-a:2")  # raise Defence
    assert (table.bear.defence, table.bear.shield) == (defence + 1, after)


@pytest.mark.parametrize(
    ("defence", "shield", "after"), [(1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 3, 4), (5, 3, 4)]
)
def test_wi_attr_4_shield_never_exceeds_its_maximum(
    scene: type[Scene], defence: int, shield: int, after: int
) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", defence=defence, shield=shield)
    explore(table, "one-cave")
    table.choose("option:one-cave-a")  # Shield +2
    assert table.bear.shield == after


@pytest.mark.parametrize(("defence", "most"), [(1, 2), (3, 4), (4, 5), (5, 5)])
def test_wi_attr_4_the_leshen_trophy_adds_one(scene: type[Scene], defence: int, most: int) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", defence=defence, shield=most - 1, trophies=["leshen"])
    explore(table, "one-cave")
    table.choose("option:one-cave-a")
    assert table.bear.shield == most


@pytest.mark.rule("WI-POTION-2")
def test_wi_attr_5_a_potion_for_every_step_of_alchemy(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    top = table.state.potion_deck.cards[-1]
    water = table.card(terrain="water")
    table.lay("bear", place="vengerberg", alchemy=1, gold=0, hand=[water])
    table.choose("move:ban-ard")
    table.choose("act:alchemy")
    assert (table.bear.alchemy, table.bear.potions) == (2, [top])


def test_wi_attr_5_the_limit_of_four_holds_here_too(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    held = give(table, "gale-1", "gale-2", "prism-1", "prism-2")
    top = table.state.potion_deck.cards[-1]
    water = table.card(terrain="water")
    table.lay("bear", place="vengerberg", gold=0, hand=[water], potions=held[:])
    table.choose("move:ban-ard")
    table.choose("act:alchemy")
    assert (table.asked.rule, table.offered) == ("WI-POTION-2", (*held, top))


# Lowering


@pytest.mark.parametrize(
    ("defence", "shield", "after"), [(1, 1, (1, 1)), (3, 3, (2, 2)), (3, 1, (2, 1))]
)
def test_wi_attr_6_defence_falls_and_shield_with_it(
    scene: type[Scene], defence: int, shield: int, after: tuple[int, int]
) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", defence=defence, shield=shield)
    explore(table, "a-neck-for-hire")
    table.choose("option:a-neck-for-hire-a")  # lower Defence
    assert (table.bear.defence, table.bear.shield) == after


def test_wi_attr_6_lower_alchemy_costs_no_potions(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    held = give(table, "gale-1", "prism-1")
    hunting(table, tracked=False, alchemy=2, potions=list(held))
    table.stack_life("fight-04")
    table.choose("bite")
    assert (table.bear.alchemy, table.bear.potions) == (1, held)


def test_wi_attr_6_a_monster_lowers_nothing_below_one(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hunting(table, tracked=False, combat=1)
    table.stack_life("fight-03")
    table.choose("bite")
    assert table.bear.combat == 1


def test_wi_attr_6_only_what_can_fall_is_offered(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", combat=5, defence=1, alchemy=2, specialisation=3)
    explore(table, "the-count")
    table.choose("option:the-count-b")  # raise Specialisation, lower one of choice
    assert (table.asked.rule, table.offered) == ("WI-ATTR-6", ("alchemy", "specialisation"))


@pytest.mark.parametrize(("defence", "most"), [(3, 2), (2, 1), (1, 1)])
def test_wi_attr_6_the_leshen_makes_defence_count_lower_but_not_below_one(
    scene: type[Scene], defence: int, most: int
) -> None:
    table = scene("bear", "wolf")
    hunting(table, "leshen", defence=defence, shield=defence)
    assert table.offered
    assert (table.bear.defence, table.bear.shield) == (defence, most)
    assert table.session.view(0).players[0].shield_maximum == most


@pytest.mark.parametrize(
    ("fight_card", "attribute"),
    [("fight-03", "combat"), ("fight-04", "alchemy"), ("fight-20", "defence")],
)
@pytest.mark.parametrize(("before", "after"), [(4, 3), (5, 5)])
def test_wi_attr_7_what_has_reached_five_is_never_lowered(
    scene: type[Scene], fight_card: str, attribute: Attribute, before: int, after: int
) -> None:
    table = scene("bear", "wolf")
    fields: dict[str, Any] = {attribute: before}
    hunting(table, tracked=False, **fields)
    table.stack_life(fight_card)
    table.choose("bite")
    assert table.bear.attribute(attribute) == after


def test_wi_attr_7_monsters_do_not_lower_a_five(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hunting(table, "weavess", defence=5, shield=4)
    assert table.offered and (table.bear.defence, table.bear.shield) == (5, 4)


def test_wi_attr_7_a_five_may_count_as_less(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hunting(table, "harpy", combat=5, hand=table.cards(2))
    table.choose(f"play:{table.bear.hand.cards[0]}")
    assert (len(table.bear.hand), table.bear.combat) == (1 + 0, 5)


def test_wi_attr_8_only_the_attribute_location_asks_for_the_level(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="kaer-morhen", level=1, alchemy=2, gold=9, hand=table.cards(4))
    table.choose("move:ban-ard")
    table.choose(next(key for key in table.offered if key.startswith("pay-gold")))
    assert "act:alchemy" not in table.offered
    table.choose("move:kaer-morhen")
    table.choose(next(key for key in table.offered if key.startswith("pay-gold")))
    table.choose("act:school")
    table.choose("train:alchemy:3")
    assert table.bear.alchemy == 3


def test_wi_attr_8_exploration_does_not_ask_for_the_level(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", level=1, combat=4)
    explore(table, "the-permit")
    table.choose("option:the-permit-a")
    assert table.bear.combat == 5


# Level


def raising_combat(table: Scene, combat: int, others: Sequence[int], level: int) -> None:
    """One more Combat for a Bear whose other attributes are these."""
    defence, alchemy, specialisation = others
    table.lay(
        "bear",
        combat=combat,
        defence=defence,
        alchemy=alchemy,
        specialisation=specialisation,
        level=level,
        hand=[],
        deck=table.cards(6),
        discard=[],
    )
    explore(table, "the-permit")
    table.choose("option:the-permit-a")


@pytest.mark.parametrize(
    ("combat", "others", "level", "after"),
    [
        (1, (2, 2, 2), 1, 2),
        (1, (5, 5, 5), 1, 2),
        (1, (2, 1, 2), 1, 1),  # one attribute is not above the level
        (2, (2, 2, 3), 2, 2),
        (2, (3, 3, 3), 1, 3),  # repeated while true
        (4, (5, 5, 5), 4, 5),
        (4, (5, 5, 5), 5, 5),
    ],
)
def test_wi_level_1_all_attributes_above_the_level(
    scene: type[Scene], combat: int, others: Sequence[int], level: int, after: int
) -> None:
    table = scene("bear", "wolf")
    raising_combat(table, combat, others, level)
    assert table.bear.level == after


@pytest.mark.parametrize(("level", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_wi_level_2_cards_for_a_new_level(scene: type[Scene], level: int, cards: int) -> None:
    table = scene("bear", "wolf")
    up = level + 1
    raising_combat(table, level, (up, up, up), level)
    assert table.bear.level == up
    assert (table.asked.rule, len(table.bear.hand)) == ("WI-MARKET-2", cards)


def test_wi_level_3_the_level_never_falls(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", level=3, combat=3, defence=3, alchemy=3, specialisation=3)
    explore(table, "a-neck-for-hire")
    table.choose("option:a-neck-for-hire-a")
    assert (table.bear.defence, table.bear.level) == (2, 3)


def rise_now(table: Scene, name: Attribute) -> None:
    """No card raises an attribute in the middle of a fight yet, so the rule is called itself."""
    for _ in raise_attribute(Game(table.session.state, [], False), table.bear, name):
        raise AssertionError("nothing is to be asked")


def test_wi_level_4_a_level_up_in_a_fight_draws_from_the_life_deck(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hand, (top,) = table.cards(2), table.cards(1)
    hunting(table, level=3, combat=3, defence=4, alchemy=4, specialisation=4, hand=hand, deck=[top])
    assert table.offered
    table.bear.discard.cards.extend(table.cards(3))
    rise_now(table, "combat")
    assert table.bear.level == 4
    assert table.bear.hand.cards == [*hand, top]  # two due, but nothing is reshuffled
    assert len(table.bear.discard) == 3


def test_wi_level_4_the_hand_limit_holds(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hunting(table, combat=1, defence=2, alchemy=2, specialisation=2, hand=table.cards(7))
    assert table.offered
    rise_now(table, "combat")
    assert (table.bear.level, len(table.bear.hand), len(table.bear.deck)) == (2, 7, 8)


def test_golden_8_level_up(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.monster("barghest", at="kaer-morhen")
    card, water, mountain = table.card(), table.card(terrain="water"), table.card(terrain="wild")
    table.lay(
        "bear",
        place="vengerberg",
        level=1,
        combat=2,
        defence=3,
        specialisation=2,
        alchemy=1,
        hand=[water, mountain],
        deck=[*table.cards(3), card],
    )
    table.choose("move:ban-ard")
    table.choose(f"pay:{water}")
    table.choose("act:alchemy")
    assert (table.bear.alchemy, len(table.bear.potions), table.bear.level) == (2, 1, 2)
    assert table.bear.hand.cards == [mountain, card]
    table.choose("move:kaer-morhen")
    table.choose(f"pay:{mountain}")
    table.choose("phase-two")
    table.choose("hunt:barghest")
    table.stack_life("fight-04")
    table.choose("bite")
    assert (table.bear.alchemy, table.bear.level) == (1, 2)
    assert attributes(table) == [2, 3, 1, 2]


def test_golden_8_two_cards_for_level_four(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    raising_combat(table, 3, (4, 4, 4), 3)
    assert table.bear.level == 4
    assert len(table.bear.hand) == 2
