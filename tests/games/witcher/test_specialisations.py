"""WI-SPEC: the five Specialisations, row by row."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from fabletop.games.witcher import GAME
from fabletop.kernel.phrasing import question
from fabletop.kernel.session.legal import IllegalChoice
from fabletop.kernel.words import LANGUAGES

from .arena import attacked, dueling, hunting, ready
from .scene import Scene

LESSON = "trophy-specialisation-1"


def long_combo(table: Scene, length: int = 3) -> list[str]:
    """Cards without effects that all link to each other."""
    return table.cards(length, extensions=[{"colours": ("blue",)}])


def bitten(table: Scene, **fields: Any) -> None:
    """The Viper hits a Harpy for 1; on top of its life deck then lie 01 to 05."""
    card = table.card(damage=1)
    fields.setdefault("hand", [card, table.card()])
    hunting(table, "harpy", **fields)
    table.stack_life("fight-20", "fight-01", "fight-02", "fight-03", "fight-04", "fight-05")
    table.choose(table.offered[0], rule="WI-COMBO-2")


def top_of(table: Scene, number: int) -> list[str]:
    return table.fight.life.cards[::-1][:number]


def test_wi_spec_1_once_per_fight(scene: type[Scene]) -> None:
    table = scene("griffin", "bear")
    hunting(table, "harpy", specialisation=3, hand=table.cards(3))
    table.lay("griffin", discard=table.cards(3))
    table.choose(table.offered[0], rule="WI-COMBO-2")  # the pile was empty before
    table.stack_life("fight-05")
    table.choose("charge")
    table.choose("specialise", rule="WI-FIGHT-5")
    assert table.asked.rule == "WI-COMBO-2"
    with pytest.raises(IllegalChoice):
        table.choose("specialise")


def test_wi_spec_1_again_in_the_next_fight(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    combo = long_combo(table, 4)
    hunting(table, "harpy", hand=combo)
    table.finish_combo(*combo[:3])
    table.choose("specialise")
    assert table.fight.fighters[0].specialised == 1
    later = scene("bear", "wolf")
    ready(later, "bear")
    ready(later, "wolf", hand=long_combo(later, 4), deck=[])
    dueling(later, "wolf")
    later.choose(later.offered[0])
    later.finish_combo(*later.wolf.hand.cards[:3])
    assert "specialise" in later.offered  # in duels too, also as the defender


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_wi_spec_1_only_the_present_row(scene: type[Scene], row: int) -> None:
    table = scene("bear", "wolf")
    hunting(table, "harpy", specialisation=row, shield=0, defence=4)
    draw, shield = ((1, 0), (1, 1), (2, 1), (2, 2), (3, 2))[row - 1]
    assert (len(table.bear.hand), table.bear.shield) == (2 + draw, shield)


def test_wi_spec_1_twice_with_the_trophy(scene: type[Scene]) -> None:
    table = scene("griffin", "bear")
    hunting(table, "harpy", specialisation=3, hand=table.cards(3), trophies=[LESSON])
    table.lay("griffin", discard=table.cards(4))
    table.choose(table.offered[0])
    table.stack_life("fight-05")
    table.choose("charge")
    table.choose("specialise", rule="WI-FIGHT-5")
    table.choose("specialise", rule="WI-FIGHT-5")
    assert table.asked.rule == "WI-COMBO-2"


def test_wi_spec_1_the_bear_twice_but_in_two_turns(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hunting(table, "harpy", shield=0, trophies=[LESSON])
    for used, card in ((1, "fight-05"), (2, "fight-06"), (2, "fight-14")):
        assert table.asked.rule == "WI-COMBO-2"
        assert table.fight.fighters[0].specialised == used  # row 1: Shield stays at 0
        table.choose(table.offered[0])
        table.stack_life(card)
        table.choose("charge")


def test_wi_spec_3_armour_when_the_last_shield_falls_in_the_own_turn(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    yellow = table.card("yellow")
    hunting(table, "whispess", shield=2, defence=3, specialisation=3, hand=[yellow, table.card()])
    table.choose(f"play:{yellow}")  # Whispess: Shield -2
    assert (table.bear.shield, table.fight.fighters[0].specialised) == (1, 1)
    assert len(table.bear.hand) == 1 + 2 + table.bear.combat  # Armour drew 2, step 4 the rest


def test_wi_spec_3_armour_once_in_a_fight_turn(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    yellow = table.card("yellow", shield=2)
    hand = [yellow, table.card()]
    hunting(table, "whispess", shield=0, defence=3, hand=hand, trophies=[LESSON])
    assert table.fight.fighters[0].specialised == 1  # row 1: Shield stays at 0
    table.choose(f"play:{yellow}")  # up to 2, and down to 0 again
    assert (table.bear.shield, table.fight.fighters[0].specialised) == (0, 1)
    attacked(table, "fight-05", "charge")
    assert table.fight.fighters[0].specialised == 2  # in the next turn


@pytest.mark.parametrize(("row", "look", "drop"), [(1, 2, 0), (2, 2, 1), (3, 3, 1)])
def test_wi_spec_2_look_discard_and_order(
    scene: type[Scene], row: int, look: int, drop: int
) -> None:
    table = scene("viper", "bear")
    bitten(table, specialisation=row)
    table.choose("specialise", rule="WI-DAMAGE-1")
    seen = [f"fight-0{number}" for number in range(1, look + 1)]
    left = seen[drop:]
    if drop:
        assert (set(table.offered), table.asked.least, table.asked.most) == (set(seen), drop, drop)
        table.choose(*seen[:drop], rule="WI-SPEC-2", by="viper")
    if len(left) > 1:
        table.choose(*reversed(left), rule="WI-SPEC-2", by="viper")
    assert top_of(table, len(left)) == left[::-1]
    assert table.fight.lost.cards == ["fight-20", *seen[:drop]]


@pytest.mark.parametrize(("row", "look", "drop"), [(4, 4, 2), (5, 5, 3)])
def test_wi_spec_2_the_upper_rows(scene: type[Scene], row: int, look: int, drop: int) -> None:
    table = scene("viper", "bear")
    bitten(table, specialisation=row)
    table.choose("specialise", rule="WI-DAMAGE-1")
    assert len(table.offered) == look
    with pytest.raises(IllegalChoice):
        table.choose("fight-01")  # discarding is compulsory, and all of it
    table.choose(*table.offered[-drop:], rule="WI-SPEC-2")
    table.choose("fight-02", "fight-01", rule="WI-SPEC-2")
    assert top_of(table, 2) == ["fight-02", "fight-01"]
    assert len(table.fight.life) == 11 - drop


def test_wi_spec_2_optional(scene: type[Scene]) -> None:
    table = scene("viper", "bear")
    bitten(table, specialisation=5)
    table.choose("pass", rule="WI-DAMAGE-1")
    assert (len(table.fight.life), table.fight.fighters[0].specialised) == (11, 0)


def test_wi_spec_2_fewer_cards_than_the_row_says(scene: type[Scene]) -> None:
    table = scene("viper", "bear")
    card = table.card(damage=1)
    hunting(table, "barghest", hand=[card, table.card()], specialisation=5)
    table.set_life(3)
    table.choose(f"play:{card}")
    table.choose("specialise")  # looks at the two that are left and must discard both
    assert (len(table.fight.life), table.fight.outcome) == (0, "defeated")


def test_wi_spec_2_shield_alone_does_not_trigger_it(scene: type[Scene]) -> None:
    for shield, offered in ((2, False), (1, True)):
        table = scene("viper", "wolf")
        card = table.card(damage=2)
        ready(table, "viper", hand=[card, table.card()])
        ready(table, "wolf", shield=shield)
        dueling(table, "wolf")
        table.choose(f"play:{card}")
        assert ("specialise" in table.offered) is offered


def test_wi_spec_2_against_a_witcher_the_viper_sees_and_chooses(scene: type[Scene]) -> None:
    table = scene("viper", "wolf")
    card = table.card(damage=1)
    ready(table, "viper", hand=[card, table.card()], specialisation=3)
    ready(table, "wolf", shield=0)
    dueling(table, "wolf")
    deck = table.cards(5)
    table.lay("wolf", deck=deck)
    table.choose(f"play:{card}")
    table.choose("specialise")
    assert set(table.offered) == set(deck[1:4])
    table.choose(deck[2], rule="WI-SPEC-2", by="viper")
    table.choose(deck[1], deck[3], rule="WI-SPEC-2", by="viper")
    assert table.wolf.deck.cards == [deck[0], deck[3], deck[1]]
    assert table.wolf.discard.cards == [deck[4], deck[2]]
    assert table.session.view(0).players[1].deck_top == (deck[1], deck[3])
    assert table.session.view(1).players[1].deck_top == ()


def test_wi_spec_3_by_itself_and_only_at_shield_zero(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hunting(table, "harpy", specialisation=3, defence=3, shield=1, hand=table.cards(3))
    assert (table.bear.shield, len(table.bear.hand)) == (1, 3)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    table.stack_life("fight-05")
    table.choose("charge", rule="WI-MONSTER-2")  # 2 damage
    assert table.asked.rule == "WI-COMBO-2"  # nobody was asked
    assert (table.bear.shield, len(table.bear.hand), len(table.bear.deck)) == (1, 4, 7)


def test_wi_spec_3_the_first_time_only(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hunting(table, "harpy", shield=0, hand=table.cards(3))
    assert len(table.bear.hand) == 4
    table.choose(table.offered[0])
    table.stack_life("fight-05")
    table.choose("charge")
    assert len(table.bear.hand) == 3  # the Harpy kept him from drawing; no Armour this time


@pytest.mark.parametrize(
    ("row", "draw", "back"), [(1, 2, 1), (2, 2, 0), (3, 3, 1), (4, 3, 0), (5, 4, 0)]
)
def test_wi_spec_4_draw_and_put_back(scene: type[Scene], row: int, draw: int, back: int) -> None:
    table = scene("cat", "bear")
    hunting(table, "harpy", specialisation=row)
    deck = table.cards(6)
    table.lay("cat", deck=deck)
    table.choose("specialise", rule="WI-FIGHT-5")
    drawn = deck[::-1][:draw]
    if back:
        assert set(table.offered) == set(drawn)  # only cards just drawn
        table.choose(drawn[0], rule="WI-SPEC-4", by="cat")
        assert table.cat.deck.cards[-1] == drawn[0]
    assert table.asked.rule == "WI-COMBO-2"
    assert (len(table.cat.hand), len(table.cat.deck)) == (2 + draw - back, 6 - draw + back)


def test_wi_spec_4_optional_and_only_in_the_first_turn(scene: type[Scene]) -> None:
    table = scene("cat", "bear")
    hunting(table, "harpy", hand=table.cards(3))
    table.choose("pass", rule="WI-FIGHT-5")
    table.choose(table.offered[0], rule="WI-COMBO-2")
    table.stack_life("fight-05")
    table.choose("charge")
    assert table.asked.rule == "WI-COMBO-2"
    assert "specialise" not in table.offered


@pytest.mark.parametrize(
    ("row", "damage", "draw"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)]
)
def test_wi_spec_5_damage_and_cards(scene: type[Scene], row: int, damage: int, draw: int) -> None:
    table = scene("wolf", "bear")
    combo = long_combo(table, 3)
    hunting(table, "barghest", hand=[*combo, table.card("red")], specialisation=row)
    table.finish_combo(*combo)
    table.choose("specialise", rule="WI-DAMAGE-1", by="wolf")
    assert len(table.fight.life) == 11 - damage
    assert len(table.wolf.hand) == 1 + 1 + draw


def test_wi_spec_5_optional_and_only_for_three_cards(scene: type[Scene]) -> None:
    for length, offered in ((2, False), (3, True), (4, True)):
        table = scene("wolf", "bear")
        combo = long_combo(table, length)
        hunting(table, "barghest", hand=[*combo, table.card("red")])
        table.finish_combo(*combo)
        assert ("specialise" in table.offered) is offered
        if offered:
            table.choose("pass", rule="WI-DAMAGE-1")
            assert len(table.fight.life) == 11


@pytest.mark.parametrize(("row", "drop"), [(1, 2), (2, 1), (3, 0)])
def test_wi_spec_6_the_top_card_then_discard(scene: type[Scene], row: int, drop: int) -> None:
    table = scene("griffin", "bear")
    table_of_discards(table, row)
    pile = table.griffin.discard.cards[:]
    table.choose("specialise", rule="WI-FIGHT-5")
    assert pile[-1] in table.griffin.hand.cards
    if drop:
        assert (table.asked.least, table.asked.most) == (drop, drop)
        table.choose(*table.griffin.hand.cards[:drop], rule="WI-SPEC-6", by="griffin")
    assert table.asked.rule == "WI-COMBO-2"
    assert len(table.griffin.hand) == 3 + 1 - drop
    assert len(table.griffin.discard) == len(pile) - 1 + drop


@pytest.mark.parametrize(("row", "drop"), [(4, 1), (5, 0)])
def test_wi_spec_6_any_card_of_the_pile(scene: type[Scene], row: int, drop: int) -> None:
    table = scene("griffin", "bear")
    table_of_discards(table, row)
    pile = table.griffin.discard.cards[:]
    table.choose("specialise", rule="WI-FIGHT-5")
    assert set(table.offered) == set(pile)
    table.choose(pile[0], rule="WI-SPEC-6", by="griffin")
    assert pile[0] in table.griffin.hand.cards
    if drop:
        table.choose(table.griffin.hand.cards[0], rule="WI-SPEC-6")
    assert len(table.griffin.hand) == 3 + 1 - drop


def table_of_discards(table: Scene, row: int) -> None:
    """The Griffin's second fight turn, with three cards in the discard pile and three in hand."""
    hunting(table, "harpy", specialisation=row, hand=table.cards(4), defence=4, shield=4)
    assert "specialise" not in table.offered  # WI-SPEC-6: the pile is empty in the first turn
    table.choose(table.offered[0], rule="WI-COMBO-2")
    table.lay("griffin", discard=table.cards(3))
    table.stack_life("fight-05")
    table.choose("charge")


def test_wi_spec_6_not_with_a_full_hand(scene: type[Scene]) -> None:
    table = scene("griffin", "bear")
    table_of_discards(table, 1)
    assert "specialise" in table.offered
    other = scene("griffin", "bear")
    hunting(other, "harpy", hand=other.cards(4), defence=4, shield=4)
    other.choose(other.offered[0], rule="WI-COMBO-2")
    other.lay("griffin", discard=other.cards(3), hand=other.cards(7))
    other.stack_life("fight-05")
    other.choose("charge")
    assert (other.asked.rule, len(other.griffin.hand)) == ("WI-COMBO-2", 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_wi_spec_6_the_question_says_that_cards_are_discarded(
    scene: type[Scene], language: str
) -> None:
    table = scene("griffin", "bear")
    table_of_discards(table, 2)
    table.choose("specialise", rule="WI-FIGHT-5")
    say = GAME.voice(language)
    asked = question(table.asked, say)
    many = question(structs.replace(table.asked, least=2, most=2), say)
    assert asked == many.replace(*TWO_TO_ONE[language])


TWO_TO_ONE = {
    "en": ("2 cards", "1 card"),
    "cs": ("2 karty", "1 kartu"),
    "pl": ("2 karty", "1 kartę"),
}


def test_wi_spec_6_optional(scene: type[Scene]) -> None:
    table = scene("griffin", "bear")
    table_of_discards(table, 5)
    table.choose("pass", rule="WI-FIGHT-5")
    assert (len(table.griffin.hand), table.fight.fighters[0].specialised) == (3, 0)


def test_wi_spec_7_the_row_changes_at_once(scene: type[Scene]) -> None:
    table = scene("griffin", "bear")
    table_of_discards(table, 1)
    table.lay("griffin", specialisation=3)
    table.choose("specialise", rule="WI-FIGHT-5")
    assert (table.asked.rule, len(table.griffin.hand)) == ("WI-COMBO-2", 4)  # nothing to discard
    table.lay("griffin", specialisation=4)
    table.choose(table.offered[0])
    table.stack_life("fight-06")
    table.choose("charge")
    assert "specialise" not in table.offered  # the limit stays
