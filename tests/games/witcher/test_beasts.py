"""The abilities of the 28 monsters, and the rulings under table 2.4."""

from __future__ import annotations

from typing import Any

import pytest

from .arena import accept_defeat, attacked, hunting
from .scene import Scene


def strike(table: Scene, monster: str, *combo: str, **fields: Any) -> None:
    """The Wolf, who has its trail, plays this combo first; one card stays in his hand."""
    tracked = fields.pop("tracked", True)
    hunting(table, monster, tracked=tracked, hand=[*combo, table.card("red")], **fields)
    if not tracked:
        attacked(table, "fight-05", "charge")  # 2 damage
    table.finish_combo(*combo)


def test_arachas_a_hand_card_of_your_choice(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(3)
    hunting(table, "arachas", hand=hand)
    assert (set(table.offered), table.asked.least, table.asked.most) == (set(hand), 1, 1)
    table.choose(hand[1], rule="WI-HUNT-3", by="wolf")
    assert table.wolf.hand.cards == [hand[0], hand[2]]


def test_archespore_takes_an_unused_potion_without_effect(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "archespore", potions=["iron-root-1", "gale-1"], defence=4, shield=1)
    table.choose("iron-root-1", rule="WI-HUNT-3", by="wolf")
    assert (table.wolf.potions, table.wolf.shield) == (["gale-1"], 1)
    assert table.fight.fighters[0].potions == []  # it does not count as used
    assert "iron-root-1" in table.state.potion_discard.cards


@pytest.mark.parametrize(
    ("monster", "before", "after"),
    [("barghest", 3, 2), ("barghest", 0, 0), ("werewolf", 3, 1), ("werewolf", 1, 0)],
)
def test_barghest_and_werewolf_lower_shield(
    scene: type[Scene], monster: str, before: int, after: int
) -> None:
    table = scene("wolf", "bear")
    hunting(table, monster, defence=4, shield=before)
    assert (table.wolf.shield, len(table.wolf.deck)) == (after, 10)


def test_drowners_nest_any_card_of_the_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    deck = table.cards(6)
    hunting(table, "drowners-nest", deck=deck)
    assert set(table.offered) == set(deck)
    table.choose(deck[2], rule="WI-HUNT-3", by="wolf")
    assert table.wolf.discard.cards == [deck[2]]
    assert sorted(table.wolf.deck.cards) == sorted(set(deck) - {deck[2]})
    assert table.wolf.deck.cards != [card for card in deck if card != deck[2]]  # shuffled


def test_ekimmara_a_hand_card_without_its_trail(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(3)
    hunting(table, "ekimmara", tracked=False, hand=hand)
    table.choose(hand[0], rule="WI-HUNT-3", by="wolf")
    assert table.wolf.discard.cards == [hand[0]]  # after the life deck was built
    other = scene("wolf", "bear")
    hunting(other, "ekimmara")
    assert (other.asked.rule, len(other.wolf.hand)) == ("WI-COMBO-2", 2)


@pytest.mark.parametrize(
    ("card", "shield", "lost"),
    [
        ("fight-05", 1, 3),  # charge 2, bite 4: the bite
        ("fight-17", 1, 4),  # charge 5, bite 2: the charge
        ("fight-13", 4, 1),  # one random card against 4 points that Shield takes: the charge
        ("fight-13", 0, 4),  # ... and with Shield 0 the bite
    ],
)
def test_foglet_the_side_that_costs_more_cards(
    scene: type[Scene], card: str, shield: int, lost: int
) -> None:
    table = scene("wolf", "bear")
    hunting(table, "foglet", defence=4, shield=shield, hand=table.cards(4))
    stay = table.wolf.cards_left - 1
    table.stack_life(card)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    assert table.asked.rule == "WI-COMBO-2"  # nobody was asked for the attack type
    assert table.wolf.cards_left == stay - lost


def test_foglet_if_equal_the_announcing_player_decides(scene: type[Scene]) -> None:
    table = scene("wolf", "bear", "cat")
    hunting(table, "foglet", defence=4, shield=4, hand=table.cards(4))
    table.stack_life("fight-05")  # Shield takes either side
    table.choose(table.offered[0])
    table.choose("bite", rule="WI-MONSTER-2", by="cat")
    assert table.wolf.shield == 0


def test_foglet_only_in_its_first_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "foglet", shield=0, hand=table.cards(4))
    table.stack_life("fight-05", "fight-17")
    table.choose(table.offered[0])
    table.choose(table.offered[0])
    assert table.asked.rule == "WI-MONSTER-2"


@pytest.mark.rule("WI-SOLO-8")
def test_ruling_foglet_alone_a_die_breaks_the_tie(scene: type[Scene]) -> None:
    table = scene("wolf")
    hunting(table, "foglet", defence=4, shield=4, hand=table.cards(4))
    table.stack_life("fight-05")
    table.luck("attack", 5)
    table.choose(table.offered[0])
    assert table.wolf.shield == 0  # the bite of 4


@pytest.mark.parametrize(("monster", "most"), [("ghouls-nest", 2), ("glustyworp", 1)])
def test_ghouls_nest_and_glustyworp_lose_few_cards_at_first(
    scene: type[Scene], monster: str, most: int
) -> None:
    table = scene("wolf", "bear")
    hunting(table, monster, hand=[*table.cards(2, damage=5), *table.cards(2)])
    life = len(table.fight.life)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    assert len(table.fight.life) == life - most
    attacked(table, "fight-05", "charge")
    table.choose(table.offered[0], rule="WI-COMBO-2")
    assert len(table.fight.life) == life - most - 1 - 5  # in the second turn all counts


def test_harpy_combat_counts_as_nothing_at_first(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    strike(table, "harpy", table.card(draw=1), combat=3)
    assert len(table.wolf.hand) == 1 + 1  # other draw effects still work
    attacked(table, "fight-05", "charge")
    table.choose(table.offered[0])
    assert len(table.wolf.hand) == 1 + 3


@pytest.mark.parametrize(("colour", "drawn"), [("green", 3), ("blue", 2)])
def test_nekkers_nest_without_a_green_card(scene: type[Scene], colour: str, drawn: int) -> None:
    table = scene("wolf", "bear")
    strike(table, "nekkers-nest", table.card(colour), combat=3)
    assert len(table.wolf.hand) == 1 + drawn


def test_rotfiend_leaves_you_one_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "rotfiend", tracked=False)
    table.set_life(1)
    attacked(table, "fight-05", "charge")
    table.choose(table.offered[0], rule="WI-FATIGUE-2")
    assert (table.asked.rule, len(table.wolf.hand)) == ("WI-MARKET-4", 1)


def test_rotfiend_only_if_you_defeat_it(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "rotfiend", tracked=False, shield=0)
    table.lay("wolf", hand=[], deck=table.cards(2))
    table.set_life(2)
    attacked(table, "fight-05", "charge")
    accept_defeat(table)  # driven away
    assert len(table.wolf.hand) == 3


def test_fiend_purple_cards_do_nothing_but_link(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    plus = [{"colours": ("purple",), "damage": 1}]
    more = {"colours": ("blue",), "damage": 2, "shield": 1, "draw": 1}
    first = table.card("blue", damage=1, extensions=plus)
    purple = table.card(
        "purple", damage=3, shield=2, draw=2, extensions=[more], special=("return_self",)
    )
    last = table.card("blue", damage=1)
    strike(table, "fiend", first, purple, last, defence=4, shield=0, combat=1)
    table.choose("pass", rule="WI-DAMAGE-1")  # three cards all the same
    assert len(table.fight.life) == 13 - 3  # the link of the blue card counts
    assert (table.wolf.shield, len(table.wolf.hand)) == (0, 1 + 1)
    assert purple in table.wolf.discard.cards


def test_grave_hag_takes_from_the_hand_first(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(4)
    hunting(table, "grave-hag", tracked=False, hand=hand, shield=1)
    attacked(table, "fight-05", "charge")  # 2 damage
    table.choose(hand[3], rule="WI-DAMAGE-3", by="wolf")
    table.choose(hand[0], rule="WI-DAMAGE-3", by="wolf")
    assert (table.wolf.hand.cards, table.wolf.shield) == ([hand[1], hand[2]], 1)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-06", "charge")  # later in the normal order: Shield, then deck
    assert (table.wolf.shield, len(table.wolf.hand)) == (0, 2)


def test_ruling_grave_hag_the_rest_goes_to_shield_then_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "grave-hag", tracked=False, defence=2, shield=2, potions=["second-wind-1"])
    table.lay("wolf", hand=table.cards(1))
    attacked(table, "fight-12", "bite")  # 5 damage: 1 card, 2 Shield, 2 cards
    assert (len(table.wolf.hand), table.wolf.shield, len(table.wolf.deck)) == (0, 0, 8)


def test_ruling_grave_hag_knocks_out_as_usual(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "grave-hag", tracked=False, shield=1)
    table.lay("wolf", hand=table.cards(1), deck=table.cards(1))
    attacked(table, "fight-06", "bite")  # 3 damage
    assert table.fight.outcome == "total-defeat"


@pytest.mark.parametrize(("modifier", "drawn"), [(2, 2), (1, 1), (0, 1), (-1, 0)])
def test_griffin_one_card_less_but_not_below_one(
    scene: type[Scene], modifier: int, drawn: int
) -> None:
    table = scene("wolf", "bear")
    strike(table, "griffin-beast", table.card(draw=modifier), combat=1)
    assert len(table.wolf.hand) == 1 + drawn


def test_manticore_less_damage_and_a_random_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(4)
    hunting(table, "manticore", tracked=False, hand=hand, shield=0)
    table.luck("random-discard", 2)
    attacked(table, "fight-05", "bite")  # 4 damage
    assert (table.wolf.hand.cards, len(table.wolf.deck)) == ([*hand[:2], hand[3]], 10 - 3)
    table.choose(table.offered[0])
    attacked(table, "fight-06", "charge")  # every time
    assert (len(table.wolf.hand), len(table.wolf.deck)) == (3 - 1 + 1 - 1, 7 - 1 - 1)


def test_manticore_only_when_it_deals_damage(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "manticore", tracked=False, hand=table.cards(5))
    attacked(table, "fight-08", "charge")  # two random cards, no damage
    assert len(table.wolf.hand) == 3


def test_nightwraith_the_first_card_is_a_random_one(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    blue, red = table.card("blue", extensions=[{"colours": ("red",)}]), table.card("red")
    table.luck("random-first", 1)
    hunting(table, "nightwraith", hand=[red, blue, table.card("green")])
    assert table.fight.blow is not None and table.fight.blow.combo == [blue]
    assert set(table.offered) == {f"play:{red}", "done"}  # it may be extended
    table.choose("done")
    attacked(table, "fight-05", "charge")
    assert table.fight.blow.combo == []  # only in the first turn


def test_noonwraith_shield_rises_by_one_in_a_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(shield=3)
    hunting(
        table,
        "noonwraith",
        hand=[card, *table.cards(2, shield=2)],
        defence=4,
        shield=0,
        potions=["iron-root-1"],
    )
    table.choose("use:iron-root-1")
    assert table.wolf.shield == 1
    table.choose(f"play:{card}")
    assert table.wolf.shield == 1  # in total


def test_noonwraith_one_again_in_the_next_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "noonwraith", hand=table.cards(4, shield=2), defence=4, shield=2)
    table.choose(table.offered[0])
    assert table.wolf.shield == 3
    attacked(table, "fight-05", "charge")
    table.choose(table.offered[0])
    assert table.wolf.shield == 3 - 2 + 1


def test_penitent_no_damage_without_its_trail(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    strike(table, "penitent", table.card(damage=3), tracked=False)
    assert len(table.fight.life) == 14 - 1
    tracked = scene("wolf", "bear")
    strike(tracked, "penitent", tracked.card(damage=3))
    assert len(tracked.fight.life) == 14 - 3


def test_penitent_only_in_the_first_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "penitent", tracked=False, hand=table.cards(4, damage=3))
    attacked(table, "fight-05", "charge")
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-06", "charge")
    table.choose(table.offered[0], rule="WI-COMBO-2")
    assert len(table.fight.life) == 14 - 2 - 3


def test_water_hag_one_potion_in_the_whole_fight(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    potions = ["hawks-eye-1", "iron-root-1", "red-fume-1"]
    hunting(table, "water-hag", alchemy=3, defence=4, shield=0, potions=potions, keepsakes=[50])
    table.choose("use:hawks-eye-1", rule="WI-FIGHT-5")
    assert table.asked.rule == "WI-COMBO-2"
    table.choose(table.offered[0])
    assert table.asked.rule == "WI-MONSTER-2"


@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 1), (5, 5)])
def test_weavess_lowers_defence_for_good(scene: type[Scene], before: int, after: int) -> None:
    table = scene("wolf", "bear")
    hunting(table, "weavess", defence=before, shield=min(before, 4))
    assert (table.wolf.defence, table.wolf.shield) == (after, min(after, 4))


def test_whispess_shield_falls_by_two_with_yellow(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    strike(table, "whispess", table.card("blue"), defence=4, shield=3)
    assert table.wolf.shield == 3
    other = scene("wolf", "bear")
    strike(other, "whispess", other.card("yellow"), defence=4, shield=3)
    assert other.wolf.shield == 1


def test_ruling_whispess_counts_shields_just_gained(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    strike(table, "whispess", table.card("yellow", shield=3), defence=4, shield=0)
    assert table.wolf.shield == 1


def test_wyvern_a_random_card_at_the_end_of_its_first_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(5)
    hunting(table, "wyvern", tracked=False, hand=hand, shield=0)
    table.luck("random-discard", 3)
    attacked(table, "fight-05", "charge")
    assert table.wolf.hand.cards == [*hand[:3], hand[4]]
    assert table.wolf.discard.cards[-1] == hand[3]  # after the damage
    table.choose(table.offered[0])
    attacked(table, "fight-06", "charge")
    assert len(table.wolf.hand) == 4 - 1 + 1
