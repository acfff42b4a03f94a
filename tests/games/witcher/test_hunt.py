"""WI-HUNT and WI-MONSTER: a witcher against a monster."""

from __future__ import annotations

import pytest

from fabletop.games.witcher.library import library
from fabletop.kernel.session.legal import IllegalChoice

from .arena import accept_defeat, attacked, hunting, ready
from .scene import Scene


def test_wi_hunt_1_the_monster_on_the_own_location_or_nothing(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.lay("wolf", place="hengfors")
    table.monster("harpy", at="hengfors")
    table.phase("choose")
    assert {"hunt:harpy", "explore:city", "explore:wilds"} <= set(table.offered)
    assert sum(key.startswith("hunt:") for key in table.offered) == 1
    table.choose("explore:city")  # nobody is ever forced to fight
    assert table.state.fight is None


def test_wi_hunt_2_the_right_hand_player_controls_the_monster(scene: type[Scene]) -> None:
    table = scene("wolf", "bear", "cat", "viper")
    hunting(table, "harpy", tracked=False)
    assert table.session.view(None).fight.monster == "harpy"  # known to all from the start
    table.choose("charge", rule="WI-MONSTER-2", by="viper")


def test_wi_hunt_3_the_price_before_everything(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    potions = ["gale-1", "iron-root-1"]
    hunting(table, "archespore", potions=potions, discard=table.cards(3))
    assert (table.asked.rule, set(table.offered)) == ("WI-HUNT-3", set(potions))
    assert len(table.wolf.discard) == 3 and len(table.fight.life) == 0  # nothing is prepared yet
    table.choose("gale-1")
    assert (table.wolf.potions, len(table.wolf.discard)) == (["iron-root-1"], 0)


def test_wi_hunt_3_a_price_that_cannot_be_paid_bars_the_hunt(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.lay("wolf", place="hengfors", potions=[])
    table.monster("archespore", at="hengfors")
    table.phase("choose")
    assert "hunt:archespore" not in table.offered
    assert table.asked.blocked["hunt:archespore"].id == "why-no-potion"
    with pytest.raises(IllegalChoice):
        table.choose("hunt:archespore")


def test_wi_hunt_3_pre_before_the_witcher_prepares(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(3)
    hunting(table, "arachas", hand=hand, discard=table.cards(2))
    assert (table.asked.rule, len(table.wolf.discard)) == ("WI-HUNT-3", 2)
    table.choose(hand[0])
    assert hand[0] in table.wolf.deck.cards and table.wolf.discard.cards == []


def test_wi_hunt_3_post_right_after_and_before_the_life_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    discard = table.cards(2)
    hunting(table, "drowners-nest", discard=discard)
    assert (table.asked.rule, len(table.wolf.discard)) == ("WI-HUNT-3", 0)
    assert set(discard) <= set(table.offered)
    assert len(table.fight.life) == 0


def test_wi_hunt_3_start_before_the_first_fight_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, keepsakes=[46])
    assert table.offered == ("use:event-46", "pass")
    assert (len(table.fight.life), table.fight.monster_turns) == (12, 0)
    table.choose("pass")
    assert table.asked.rule == "WI-MONSTER-2"


@pytest.mark.parametrize("monster", ["arachas", "griffin-beast", "leshen"])
def test_wi_hunt_4_as_many_fight_cards_as_life(scene: type[Scene], monster: str) -> None:
    table = scene("wolf", "bear")
    hunting(table, monster, hand=table.cards(2))
    if table.asked.rule == "WI-HUNT-3":
        table.choose(table.offered[0])
    life = library().monsters[monster].life
    fight, deck = table.fight, table.state.fight_deck
    assert (len(fight.life), len(deck)) == (life, 20 - life)
    assert sorted(fight.life.cards + deck.cards) == sorted(library().fight_cards)


def test_wi_hunt_5_the_number_is_known_the_cards_are_not(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=2)
    hunting(table, "harpy", hand=[card, *table.cards(2)])
    table.choose(f"play:{card}")
    attacked(table, "fight-05", "charge")
    for seat in (0, 1, None):
        fight = table.session.view(seat).fight
        assert (fight.life.count, fight.life.cards) == (9, None)
        assert (fight.lost.count, fight.lost.cards) == (2, None)
        assert fight.shown == ("fight-05",)  # turned over as an attack


def test_wi_hunt_6_the_trail_gives_the_first_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy")
    assert (table.asked.rule, table.fight.acting) == ("WI-COMBO-2", 0)
    assert len(table.wolf.trails) == 1  # WI-TRAIL-3: not spent


def test_wi_hunt_6_otherwise_the_monster(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False)
    assert table.asked.rule == "WI-MONSTER-2"


def test_wi_hunt_6_a_trail_of_another_terrain_or_player_does_not_help(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.monster("harpy", at="hengfors")
    table.monster("foglet", at="ban-ard")
    table.trail("wolf", "cidaris")
    table.trail("bear", "doldeth")
    hunting(table, "harpy", tracked=False)
    assert table.asked.rule == "WI-MONSTER-2"


def test_wi_hunt_7_always_full_life(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, shield=0)
    table.set_life(4)
    table.lay("wolf", hand=[], deck=table.cards(1))
    attacked(table, "fight-05", "charge")
    accept_defeat(table)
    while table.state.active == 0:
        table.choose(*table.offered[: table.asked.least])
    ready(table, "bear", place="hengfors")
    table.choose("phase-two", by="bear")
    table.choose("hunt:harpy", by="bear")
    assert len(table.fight.life) == 12


def test_wi_monster_1_the_announced_side_of_the_top_card(scene: type[Scene]) -> None:
    for side, left in (("charge", 8), ("bite", 6)):
        table = scene("wolf", "bear")
        hunting(table, "harpy", tracked=False, shield=0)
        assert table.offered == ("charge", "bite")
        attacked(table, "fight-05", side)
        assert len(table.wolf.deck) == left


def test_wi_monster_1_each_attack_costs_a_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, hand=table.cards(4), defence=4, shield=4)
    attacked(table, "fight-05", "charge")
    assert (len(table.fight.life), table.fight.shown) == (11, ["fight-05"])
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-06", "charge")
    assert (len(table.fight.life), table.fight.shown) == (10, ["fight-05", "fight-06"])


def test_wi_monster_2_counter_clockwise_without_the_hunter(scene: type[Scene]) -> None:
    table = scene("wolf", "bear", "cat", "viper")
    hunting(table, "harpy", tracked=False, hand=table.cards(7), deck=table.cards(20))
    for school in ("viper", "cat", "bear", "viper", "cat"):
        table.choose("charge", rule="WI-MONSTER-2", by=school)
        while table.asked.rule == "WI-MONSTER-5":
            table.choose(table.offered[0])
        table.choose(table.offered[0], rule="WI-COMBO-2", by="wolf")


def test_wi_monster_2_with_two_players_always_the_opponent(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, hand=table.cards(6), deck=table.cards(20))
    for card in ("fight-05", "fight-06", "fight-14"):
        assert table.asked.seat == table.bear.seat
        attacked(table, card, "charge")
        table.choose(table.offered[0], rule="WI-COMBO-2")


@pytest.mark.parametrize(("die", "left"), [(1, 8), (3, 8), (4, 6), (6, 6)])
@pytest.mark.rule("WI-SOLO-8")
def test_wi_monster_2_alone_a_die_decides(scene: type[Scene], die: int, left: int) -> None:
    table = scene("wolf")
    card = table.card()
    hunting(table, "harpy", hand=[card, *table.cards(2)], combat=1, shield=0)
    table.luck("attack", die)
    table.stack_life("fight-05")  # charge 2, bite 4
    table.choose(f"play:{card}")
    assert table.asked.rule == "WI-COMBO-2"
    assert len(table.wolf.deck) == left  # the Harpy kept him from drawing


def test_wi_monster_3_damage_goes_shield_deck_hand(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, defence=2, shield=2)
    hand = table.cards(3)
    table.lay("wolf", hand=hand, deck=table.cards(2))
    attacked(table, "fight-12", "bite")  # 5 damage
    assert (table.wolf.shield, len(table.wolf.deck)) == (0, 0)
    table.choose(hand[2], rule="WI-DAMAGE-3", by="wolf")
    assert table.wolf.hand.cards == hand[:2]


@pytest.mark.parametrize(("monster", "damage"), [("harpy", 3), ("werewolf", 4), ("glustyworp", 5)])
def test_wi_monster_3_damage_by_level(scene: type[Scene], monster: str, damage: int) -> None:
    table = scene("wolf", "bear")
    hunting(table, monster, tracked=False, shield=0)
    attacked(table, "fight-11", "bite")
    assert len(table.wolf.deck) == 10 - damage


@pytest.mark.parametrize(
    ("card", "attribute"),
    [
        ("fight-01", "defence"),
        ("fight-07", "alchemy"),
        ("fight-09", "combat"),
        ("fight-10", "specialisation"),
    ],
)
def test_wi_monster_3_damage_equal_to_an_attribute(
    scene: type[Scene], card: str, attribute: str
) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, shield=0)
    table.lay("wolf", **{attribute: 4})  # the value at the moment the card resolves
    attacked(table, card, "bite")
    assert len(table.wolf.deck) == 10 - 4


@pytest.mark.parametrize(("monster", "number"), [("harpy", 1), ("fiend", 2), ("glustyworp", 3)])
def test_wi_monster_4_random_hand_cards_by_level(
    scene: type[Scene], monster: str, number: int
) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(6)
    hunting(table, monster, tracked=False, hand=hand)
    table.luck("random-discard", 2, 0, 1)
    attacked(table, "fight-08", "charge")
    assert table.wolf.discard.cards == [hand[2], hand[0], hand[3]][:number]
    assert (len(table.wolf.hand), len(table.wolf.deck)) == (6 - number, 10)


def test_wi_monster_4_the_missing_ones_from_the_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    potions = ["second-wind-1"]
    hunting(table, "glustyworp", tracked=False, potions=potions)
    hand, deck = table.cards(1), table.cards(5)
    table.lay("wolf", hand=hand, deck=deck)
    attacked(table, "fight-08", "charge")
    assert table.wolf.discard.cards == [hand[0], deck[4], deck[3]]


def test_wi_monster_5_the_witcher_chooses_the_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(3)
    hunting(table, "harpy", tracked=False, hand=hand)
    attacked(table, "fight-02", "charge")
    assert set(table.offered) == set(hand)
    table.choose(hand[1], rule="WI-MONSTER-5", by="wolf")
    assert table.wolf.hand.cards == [hand[0], hand[2]]
    assert table.state.removed == [hand[1]] and table.wolf.discard.cards == []


def test_wi_monster_5_with_an_empty_hand_the_top_of_the_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, shield=1)
    deck = table.cards(4)
    table.lay("wolf", hand=[], deck=deck)
    attacked(table, "fight-02", "charge")
    assert table.state.removed == [deck[3]]
    assert deck[3] not in table.wolf.deck.cards + table.wolf.hand.cards + table.wolf.discard.cards


@pytest.mark.parametrize(
    ("card", "attribute"),
    [("fight-03", "combat"), ("fight-04", "alchemy"), ("fight-20", "defence")],
)
@pytest.mark.parametrize(("monster", "level"), [("harpy", 1), ("fiend", 2), ("glustyworp", 3)])
def test_wi_monster_6_lower_an_attribute_then_damage_by_level(
    scene: type[Scene], card: str, attribute: str, monster: str, level: int
) -> None:
    table = scene("wolf", "bear")
    hunting(table, monster, tracked=False, combat=3, alchemy=3, defence=3, shield=0, level=3)
    attacked(table, card, "bite")
    assert getattr(table.wolf, attribute) == 2
    assert (len(table.wolf.deck), table.wolf.level) == (10 - level, 3)


@pytest.mark.parametrize("value", [1, 5])
def test_wi_monster_6_what_cannot_be_lowered_stays(scene: type[Scene], value: int) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, alchemy=value, shield=0)
    attacked(table, "fight-04", "bite")
    assert (table.wolf.alchemy, len(table.wolf.deck)) == (value, 9)  # the damage still applies


def test_wi_monster_6_for_good(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", tracked=False, combat=3, shield=0)
    table.set_life(1)
    attacked(table, "fight-03", "bite")
    table.choose(table.offered[0], rule="WI-FATIGUE-2")
    assert (table.state.fight, table.wolf.combat) == (None, 2)


def test_wi_monster_7_the_last_card_is_resolved_first(scene: type[Scene]) -> None:
    for cards, outcome in ((2, "driven-away"), (3, "defeated")):
        table = scene("wolf", "bear")
        hunting(table, "barghest", tracked=False, shield=0)
        table.set_life(1)
        table.lay("wolf", hand=[], deck=table.cards(cards))
        attacked(table, "fight-05", "charge")  # 2 damage
        assert table.fight.outcome == outcome


@pytest.mark.parametrize(
    ("card", "side", "told"),
    [
        ("fight-05", "charge", "The card deals 2 damage."),
        ("fight-01", "bite", "The card deals damage equal to Defence: 2."),
        ("fight-04", "bite", "The card lowers Alchemy by 1 and deals 1 damage."),
        ("fight-08", "charge", "The card takes 1 random card from the hand."),
        ("fight-02", "charge", "The card removes a card of the hand from the game."),
        ("fight-11", "bite", "The card deals 3 damage."),
    ],
)
def test_wi_monster_8_the_chronicle_says_what_a_card_does(
    scene: type[Scene], card: str, side: str, told: str
) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", tracked=False, defence=2, alchemy=2)
    attacked(table, card, side)
    assert told in table.said("bear")
