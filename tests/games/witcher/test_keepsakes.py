"""The 12 keepsakes (events 45 to 56): each ability works, and each is kept until it says."""

from __future__ import annotations

import pytest

from fabletop.games.witcher.library import library

from .arena import accept_defeat, attacked, dueling, hunting, ready
from .scene import Scene


def lost_hunt(table: Scene, number: int) -> None:
    """The Wolf, with this keepsake, loses a hunt to a Harpy without using it."""
    hunting(table, "harpy", keepsakes=[number], shield=0)
    while table.asked.rule != "WI-MONSTER-2":
        table.choose("pass" if "pass" in table.offered else table.offered[0])
    table.lay("wolf", hand=[], deck=table.cards(1))
    attacked(table, "fight-05", "charge")
    while "pass" in table.offered:
        table.choose("pass", rule="WI-TROPHY-4")
    accept_defeat(table)


def won_hunt(table: Scene, number: int) -> None:
    """The Wolf, with this keepsake, defeats a Barghest."""
    card = table.card(damage=2)
    hunting(table, "barghest", keepsakes=[number], hand=[card, table.card()])
    table.set_life(2)
    while table.asked.rule != "WI-FATIGUE-2":
        table.choose("pass" if "pass" in table.offered else table.offered[0])
    table.choose(table.offered[0])


def test_the_twelve_keepsakes_are_events_45_to_56() -> None:
    kept = [number for number, one in library().events.items() if one.kind == "keepsake"]
    assert sorted(kept) == list(range(45, 57))
    assert sum(library().events[number].companion for number in kept) == 4


def test_45_pavels_teeth_one_more_reroll(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.lay("wolf", place="vengerberg", gold=1, keepsakes=[45])
    table.lay("bear", place="vengerberg", gold=1)
    table.moved()
    table.luck("poker", 1, 1, 2, 3, 5, 6, 6, 2, 3, 4, 4, 1)
    table.choose("poker:bear")
    table.choose(rule="WI-POKER-6", by="bear")
    table.choose("die:5:5", rule="WI-POKER-6", by="wolf")
    table.choose("die:5:4", rule="WI-POKER-6", by="wolf")
    assert (table.wolf.gold, table.asked.rule) == (3, "WI-TURN-2")


def test_46_the_first_doctors_beak_a_potion_at_the_start(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    top = table.state.potion_deck.cards[-1]
    hunting(table, "harpy", tracked=False, keepsakes=[46], potions=[])
    table.choose("use:event-46", by="wolf")
    assert (table.wolf.potions, table.asked.rule) == ([top], "WI-MONSTER-2")


def test_47_a_brothers_rope_any_colour(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first = table.card("blue", extensions=[{"colours": ("red",), "damage": 2}])
    green = table.card("green")
    hunting(table, "harpy", keepsakes=[47], hand=[first, green, table.card("green")])
    table.choose(f"play:{first}")
    table.choose("use:event-47", rule="WI-COMBO-2")
    table.choose(f"wild:{green}:1")
    assert len(table.fight.life) == 12 - 2


def test_48_the_hedgehog_doublet_two_cards_back(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, keepsakes=[48], shield=0, hand=table.cards(3))
    attacked(table, "fight-05", "charge")
    table.choose("use:event-48", by="wolf")
    assert len(table.fight.life) == 12 - 1 - 2
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-06", "charge")
    assert table.asked.rule == "WI-COMBO-2"  # once per fight


def test_48_the_hedgehog_doublet_needs_a_lost_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, keepsakes=[48], defence=4, shield=4)
    attacked(table, "fight-05", "charge")
    table.choose("use:event-48", by="wolf")
    assert len(table.fight.life) == 12 - 1


def test_49_the_drowned_masters_tongue_the_other_attack(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, keepsakes=[49], shield=0)
    attacked(table, "fight-05", "bite")
    table.choose("use:event-49", by="wolf")
    assert len(table.wolf.deck) == 10 - 2


@pytest.mark.rule("WI-POTION-3")
def test_50_sister_bronyas_leech_one_potion_not_counted(scene: type[Scene]) -> None:
    for keepsakes, second in (([], False), ([50], True)):
        table = scene("wolf", "bear")
        potions = ["hawks-eye-1", "hawks-eye-2", "iron-root-1"]
        hunting(table, "harpy", keepsakes=keepsakes, alchemy=1, potions=potions)
        table.choose("use:hawks-eye-1")
        assert ("use:hawks-eye-2" in table.offered) is second
        if second:
            table.choose("use:hawks-eye-2")
            assert table.asked.rule == "WI-COMBO-2"


@pytest.mark.rule("WI-MOVE-2")
def test_51_the_tiptoe_boots_one_move_for_any_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    cards = table.cards(3, terrain="forest")
    table.lay("wolf", place="vengerberg", gold=0, keepsakes=[51], hand=cards)
    table.choose("move:beauclair")
    table.choose(f"guided:{cards[0]}", rule="WI-MOVE-2")
    table.choose("move:loc-ichaer")  # once per turn: now it takes two cards
    assert table.wolf.place == table.place("loc-ichaer")
    assert table.wolf.hand.cards == []


def test_52_the_surveyors_chain_an_unlinked_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first, second = table.cards(2, damage=1)
    hunting(table, "harpy", keepsakes=[52], hand=[first, second, table.card()])
    table.choose(f"play:{first}")
    table.choose("use:event-52", rule="WI-COMBO-2")
    table.choose(f"free:{second}")
    assert len(table.fight.life) == 12 - 2


def test_53_the_gander_first_turn_in_hunts(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, keepsakes=[53])
    assert table.asked.rule == "WI-COMBO-2"


@pytest.mark.parametrize(("length", "offered"), [(1, False), (2, True)])
def test_54_sennaith_three_damage_for_two_cards(
    scene: type[Scene], length: int, offered: bool
) -> None:
    table = scene("wolf", "bear")
    combo = table.cards(length, extensions=[{"colours": ("blue",)}])
    hunting(table, "barghest", keepsakes=[54], hand=[*combo, table.card("red")])
    table.finish_combo(*combo)
    assert ("use:event-54" in table.offered) is offered
    if offered:
        table.choose("use:event-54", rule="WI-DAMAGE-1")
        assert len(table.fight.life) == 11 - 3


def test_55_brother_boar_two_cards_of_the_life_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", keepsakes=[55])
    table.choose("use:event-55", rule="WI-FIGHT-5")
    assert (len(table.fight.life), table.asked.rule) == (10, "WI-COMBO-2")


@pytest.mark.rule("WI-FIGHT-9")
def test_55_brother_boar_can_end_a_hunt(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(2)
    hunting(table, "barghest", keepsakes=[55], hand=hand)
    table.set_life(2)
    table.choose("use:event-55")
    assert (table.fight.outcome, table.asked.rule) == ("defeated", "WI-FATIGUE-2")
    assert table.wolf.hand.cards == hand  # no combo is played any more


def test_56_soot_two_cards_under_the_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, keepsakes=[56], shield=0)
    attacked(table, "fight-06", "bite")  # 3 damage
    low, *gone = table.wolf.discard.cards
    table.choose("use:event-56", rule="WI-FIGHT-5")
    assert table.wolf.discard.cards == [low]
    assert set(table.wolf.deck.cards[:2]) == set(gone)


@pytest.mark.parametrize("number", range(45, 57))
@pytest.mark.rule("WI-EVENT-5")
def test_kept_after_a_lost_fight_unless_it_says_otherwise(scene: type[Scene], number: int) -> None:
    table = scene("wolf", "bear")
    lost_hunt(table, number)
    assert table.wolf.keepsakes == ([] if number in (53, 55) else [number])


@pytest.mark.parametrize("number", range(45, 57))
@pytest.mark.rule("WI-EVENT-5")
def test_kept_after_a_won_fight_unless_it_says_otherwise(scene: type[Scene], number: int) -> None:
    table = scene("wolf", "bear")
    won_hunt(table, number)
    assert table.wolf.keepsakes == ([] if number == 54 else [number])


def test_keep_until_counts_in_duels_for_both_sides(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=1)
    ready(table, "wolf", hand=[card, table.card()], keepsakes=[54, 56])
    ready(table, "bear", shield=0, keepsakes=[53, 45])
    dueling(table, "bear")
    table.lay("bear", hand=[], deck=table.cards(1))
    while table.asked.rule != "WI-MARKET-8":
        table.choose("pass" if "pass" in table.offered else table.offered[0])
    accept_defeat(table)
    assert (table.wolf.keepsakes, table.bear.keepsakes) == ([56], [45])
