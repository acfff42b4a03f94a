"""WI-FIGHT: what hunts and duels have in common, with golden examples 13 and 14."""

from __future__ import annotations

import pytest

from fabletop.kernel.session.legal import IllegalChoice

from .arena import accept_defeat, attacked, dueling, hunting, ready
from .scene import Scene


def last_blow(table: Scene, damage: int, *, life: int) -> None:
    """The Wolf plays his very last card against a monster with so many cards left."""
    card, spare = table.card(damage=damage), table.card()
    hunting(table, "barghest", hand=[card, spare])
    table.set_life(life)
    table.lay("wolf", hand=[card], deck=[], discard=[spare])
    table.finish_combo(card)


def test_wi_fight_1_only_on_the_same_location(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.lay("wolf", place="hengfors")
    table.lay("bear", place="vengerberg")
    table.monster("harpy", at="doldeth")
    table.phase("choose")
    assert not any(key.startswith(("hunt", "duel")) for key in table.offered)
    with pytest.raises(IllegalChoice):
        table.choose("hunt:harpy")
    with pytest.raises(IllegalChoice):
        table.choose("duel:bear")


def test_wi_fight_1_monster_or_witcher_but_one_fight_a_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    ready(table, "wolf", place="hengfors")
    table.lay("bear", place="hengfors")
    table.monster("harpy", at="hengfors")
    table.phase("choose")
    assert {"hunt:harpy", "duel:bear"} <= set(table.offered)
    table.choose("hunt:harpy")
    table.lay("wolf", hand=[], deck=table.cards(1), shield=0)
    attacked(table, "fight-05", "bite")
    accept_defeat(table)
    assert table.asked.rule == "WI-MARKET-4"  # phase III: the duel is not offered any more
    assert table.state.phase == "train"


def test_wi_fight_2_the_hunter_keeps_his_hand_and_shuffles_the_discards_in(
    scene: type[Scene],
) -> None:
    table = scene("wolf", "bear")
    hand, deck, discard = table.cards(2), table.cards(3), table.cards(4)
    hunting(table, "harpy", hand=hand, deck=deck, discard=discard)
    assert table.wolf.hand.cards == hand
    assert sorted(table.wolf.deck.cards) == sorted(deck + discard)
    assert table.wolf.discard.cards == []


def test_wi_fight_2_both_witchers_of_a_duel_prepare(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    ready(table, "wolf", discard=table.cards(2))
    hand = table.cards(1)
    ready(table, "bear", hand=hand, deck=table.cards(3), discard=table.cards(4))
    dueling(table, "bear")
    assert (len(table.wolf.hand), len(table.wolf.deck), len(table.wolf.discard)) == (2, 12, 0)
    assert table.bear.hand.cards == hand
    assert (len(table.bear.deck), len(table.bear.discard)) == (7, 0)


def test_wi_fight_3_turns_alternate(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", hand=table.cards(4))
    rules = []
    for _ in range(4):
        rules.append(table.asked.rule)
        table.choose(table.offered[0])
    assert rules == ["WI-COMBO-2", "WI-MONSTER-2"] * 2


def test_wi_fight_3_duellists_alternate(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    ready(table, "wolf", hand=table.cards(4))
    ready(table, "cat", hand=table.cards(4), deck=[])
    dueling(table, "cat")
    for school in ("wolf", "cat", "wolf", "cat"):
        table.choose(table.offered[0], rule="WI-COMBO-2", by=school)


def test_wi_fight_4_four_steps_in_this_order(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=2, shield=1, special=("take_top_discard", "return_self"))
    hunting(
        table,
        "harpy",
        hand=[card, table.card()],
        alchemy=3,
        combat=2,
        defence=4,
        shield=0,
        potions=["iron-root-1", "red-fume-1", "quicksilver-1"],
    )
    lost = table.card()
    table.lay("wolf", discard=[lost])
    table.choose("use:iron-root-1", rule="WI-FIGHT-5")
    assert table.wolf.shield == 2
    table.choose(f"play:{card}", rule="WI-COMBO-2")
    table.choose("use:red-fume-1", rule="WI-DAMAGE-1")
    assert (len(table.fight.life), table.wolf.shield) == (8, 3)  # 3a and 3b are done
    assert lost not in table.wolf.hand.cards and card not in table.wolf.hand.cards
    table.choose(*table.offered, rule="WI-DAMAGE-6")
    assert {lost, card} <= set(table.wolf.hand.cards) and len(table.wolf.hand) == 3
    table.choose("pass", rule="WI-DAMAGE-7")
    assert table.asked.rule == "WI-MONSTER-2"


def test_wi_fight_5_any_number_in_any_order(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(
        table,
        "harpy",
        alchemy=2,
        defence=4,
        shield=1,
        potions=["iron-root-1", "hawks-eye-1"],
        trophies=["noonwraith"],
    )
    keys = {"use:iron-root-1", "use:hawks-eye-1", "use:noonwraith", "pass"}
    assert set(table.offered) == keys
    table.choose("use:hawks-eye-1", rule="WI-FIGHT-5")
    assert len(table.wolf.hand) == 4
    table.choose("use:noonwraith", rule="WI-FIGHT-5")
    assert table.wolf.shield == 3
    assert set(table.offered) == {"use:iron-root-1", "pass"}
    table.choose("use:iron-root-1")
    assert table.wolf.shield == 4
    assert table.asked.rule == "WI-COMBO-2"


def test_wi_fight_5_all_of_it_is_optional(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", potions=["hawks-eye-1"], shield=0, trophies=["trophy-bear-1"])
    table.choose("pass", rule="WI-FIGHT-5")
    assert table.asked.rule == "WI-COMBO-2"
    assert (table.wolf.potions, table.wolf.shield) == (["hawks-eye-1"], 0)


def test_wi_fight_5_other_windows_wait(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    potions = ["hawks-eye-1", "red-fume-1", "quicksilver-1", "gale-1"]
    hunting(table, "harpy", alchemy=4, potions=potions)
    assert set(table.offered) == {"use:hawks-eye-1", "pass"}
    with pytest.raises(IllegalChoice):
        table.choose("use:red-fume-1")


def test_wi_fight_5_what_step_one_adds_is_part_of_the_attack(scene: type[Scene]) -> None:
    table = scene("viper", "bear")
    blank, other = table.cards(2)
    hunting(table, "harpy", hand=[blank, other], keepsakes=[55])
    table.choose("use:event-55", rule="WI-FIGHT-5")
    assert len(table.fight.life) == 10  # two cards discarded because of this attack
    table.finish_combo(blank)
    assert table.asked.rule == "WI-DAMAGE-1"
    assert "specialise" in table.offered


def test_wi_fight_6_an_empty_deck_alone_knocks_nobody_out(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, shield=0, hand=table.cards(2))
    table.lay("wolf", deck=table.cards(2))
    attacked(table, "fight-05", "charge")
    assert (len(table.wolf.deck), len(table.wolf.hand)) == (0, 2)
    assert (table.fight.outcome, table.asked.rule) == ("", "WI-COMBO-2")


def test_wi_fight_6_without_deck_and_hand_the_opponent_wins(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, shield=0)
    table.lay("wolf", deck=table.cards(1), hand=[])
    attacked(table, "fight-05", "charge")
    assert table.asked.rule == "WI-MARKET-8"  # the price of a lost fight
    assert table.fight.outcome == "total-defeat"


@pytest.mark.parametrize("special", ["return_self", "take_top_discard"])
def test_wi_fight_7_the_acting_witcher_is_checked_after_step_four(
    scene: type[Scene], special: str
) -> None:
    table = scene("wolf", "bear")
    card, spare = table.card(special=(special,)), table.card()
    hunting(table, "harpy", hand=[card, spare])
    table.lay("wolf", hand=[card], deck=[], discard=[spare])
    table.finish_combo(card)
    assert table.asked.rule == "WI-MONSTER-2"  # the card came back in time
    assert table.wolf.hand.cards == ([card] if special == "return_self" else [spare])


def test_wi_fight_7_the_draw_of_step_four_comes_in_time(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card, last = table.cards(2)
    hunting(table, "nekkers-nest", hand=[card, last], combat=2)
    table.lay("wolf", hand=[card], deck=[last])
    table.finish_combo(card)
    assert table.asked.rule == "WI-MONSTER-2"
    assert (table.wolf.hand.cards, table.wolf.deck.cards) == ([last], [])


def test_wi_fight_7_a_removed_card_is_a_lost_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False)
    table.lay("wolf", hand=table.cards(1), deck=[])
    attacked(table, "fight-02", "charge")
    assert table.fight.outcome == "total-defeat"


def test_wi_fight_8_the_acting_witcher_wins_a_double_knock_out(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    card, spare = table.card(damage=3), table.card()
    ready(table, "wolf", hand=[card, spare])
    ready(table, "cat", shield=0)
    dueling(table, "cat")
    table.lay("wolf", hand=[card], deck=[])
    table.lay("cat", hand=[], deck=table.cards(2))
    table.finish_combo(card)
    assert table.fight.outcome == "attacker"


def test_wi_fight_8_the_acting_defender_wins_too(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    card, spare = table.card(damage=3), table.card()
    ready(table, "wolf", shield=0)
    ready(table, "cat", hand=[card, spare], deck=[])
    dueling(table, "cat")
    table.choose(table.offered[0])
    table.lay("cat", hand=[card], deck=[])
    table.lay("wolf", hand=[], deck=table.cards(2))
    table.choose(f"play:{card}", by="cat")
    assert table.fight.outcome == "defender"


def test_wi_fight_9_defeated_by_damage(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=3)
    hunting(table, "barghest", hand=[card, table.card()])
    table.set_life(2)
    table.finish_combo(card)
    assert (table.fight.outcome, table.asked.rule) == ("defeated", "WI-FATIGUE-2")


def test_wi_fight_9_defeated_by_its_own_last_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", tracked=False, shield=0)
    table.set_life(1)
    attacked(table, "fight-05", "charge")
    assert len(table.wolf.deck) == 8
    assert (table.fight.outcome, table.asked.rule) == ("defeated", "WI-FATIGUE-2")


def test_wi_fight_10_nobody_sees_the_order_of_a_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy")
    table.lay("wolf", deck=sorted(table.wolf.deck.cards, reverse=True))
    own, other = table.session.view(0), table.session.view(1)
    assert own.players[0].deck.cards == tuple(sorted(table.wolf.deck.cards))
    assert own.players[0].deck_top == ()
    assert (other.players[0].deck.cards, other.players[0].deck.count) == (None, 10)
    for view in (own, other, table.session.view(None)):
        assert (view.fight.life.cards, view.fight.life.count) == (None, 12)
        assert view.fight.life_top == ()


def test_wi_fight_10_an_effect_shows_cards_to_its_user_only(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", potions=["cats-sight-1"])
    table.stack_life("fight-01", "fight-02", "fight-03")
    table.choose("use:cats-sight-1")
    table.choose("fight-03", "fight-01", "fight-02", rule="WI-FIGHT-10", by="wolf")
    assert table.session.view(0).fight.life_top == ("fight-03", "fight-01", "fight-02")
    assert table.session.view(1).fight.life_top == ()


def test_wi_fight_11_the_rest_of_the_turn_is_dropped(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=2, shield=3, draw=2, special=("take_top_discard",))
    hunting(table, "barghest", hand=[card, table.card()], defence=4, shield=0)
    below = table.card()
    table.lay("wolf", discard=[below])
    table.set_life(2)
    table.finish_combo(card)
    assert table.asked.rule == "WI-FATIGUE-2"
    assert (table.wolf.shield, len(table.wolf.hand)) == (0, 1)
    assert table.wolf.discard.cards == [below, card]


@pytest.mark.rule("WI-FATIGUE-2", "WI-RESULT-10")
def test_wi_fight_11_the_combo_is_among_the_cards_of_the_results(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first = table.card(damage=2, extensions=[{"colours": ("red",)}])
    second, spare = table.card("red"), table.card()
    hunting(table, "barghest", hand=[first, second, spare])
    table.set_life(2)
    table.finish_combo(first, second)
    assert {first, second} <= set(table.offered)
    table.choose(first, rule="WI-FATIGUE-2")
    owned = table.wolf.hand.cards + table.wolf.deck.cards + table.wolf.discard.cards
    assert second in owned and spare in owned and first not in owned
    assert len(owned) == 12


def test_golden_13_two_damage_defeat_the_monster(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    last_blow(table, 2, life=2)
    assert table.fight.outcome == "defeated"


def test_golden_13_one_damage_drives_it_away(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    last_blow(table, 1, life=2)
    assert (table.fight.outcome, len(table.fight.life)) == ("driven-away", 1)


def test_golden_13_no_damage_is_total_defeat(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    last_blow(table, 0, life=2)
    assert (table.fight.outcome, len(table.fight.life)) == ("total-defeat", 2)


def test_golden_14_both_empty_in_the_monsters_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", tracked=False, shield=0, gold=0)
    table.set_life(1)
    table.lay("wolf", hand=[], deck=table.cards(1))
    attacked(table, "fight-05", "charge")
    assert (table.fight.outcome, len(table.fight.life)) == ("driven-away", 0)
    accept_defeat(table)
    assert (table.wolf.gold, table.wolf.trophies, table.wolf.position) == (2, [], 0)


def test_golden_14_the_witcher_outlives_the_last_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", tracked=False, shield=0)
    table.set_life(1)
    table.lay("wolf", hand=[], deck=table.cards(5))
    attacked(table, "fight-05", "bite")  # 4 damage
    assert (table.fight.outcome, len(table.wolf.deck)) == ("defeated", 1)
