"""The abilities of the level-III monsters, and the rulings that concern several monsters."""

from __future__ import annotations

import pytest

from fabletop.games.witcher.rules.attributes import defence
from fabletop.kernel.gamedef import Game

from .arena import accept_defeat, attacked, hunting
from .scene import Scene
from .test_beasts import strike


@pytest.mark.parametrize(("left", "damage"), [(3, 2), (2, 4), (1, 4)])
def test_ruling_bruxa_counts_before_the_card_is_turned(
    scene: type[Scene], left: int, damage: int
) -> None:
    table = scene("wolf", "bear")
    hunting(table, "bruxa", shield=0, hand=table.cards(3))
    table.set_life(left)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-05", "charge")
    assert len(table.wolf.deck) == 9 - damage


def test_bruxa_adds_damage_to_any_attack(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "bruxa", shield=1, hand=table.cards(6), combat=1)
    table.set_life(2)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-08", "charge")  # three random cards, then 2 damage
    assert (len(table.wolf.hand), table.wolf.shield, len(table.wolf.deck)) == (3, 0, 8)


@pytest.mark.parametrize(
    ("monster", "colour", "less"),
    [
        ("brewess", "green", 1),
        ("brewess", "yellow", 1),
        ("brewess", "blue", 0),
        ("yghern", "blue", 1),
        ("yghern", "green", 0),
    ],
)
def test_brewess_and_yghern_one_damage_less(
    scene: type[Scene], monster: str, colour: str, less: int
) -> None:
    table = scene("wolf", "bear")
    hunting(table, monster, hand=[table.card(colour, damage=3), table.card("red")])
    life = len(table.fight.life)
    table.choose(table.offered[0])
    assert len(table.fight.life) == life - (3 - less)


def test_ruling_the_combo_counts_once_not_per_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    link = [{"colours": ("green", "yellow")}]
    cards = [table.card("green", damage=2, extensions=link), table.card("yellow", damage=2)]
    strike(table, "brewess", *cards)
    assert len(table.fight.life) == 17 - (4 - 1)


def test_ruling_the_combo_counts_once_for_the_whispess(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    cards = [table.card("yellow", extensions=[{"colours": ("yellow",)}]), table.card("yellow")]
    strike(table, "whispess", *cards, defence=4, shield=4)
    assert table.wolf.shield == 2


def test_ruling_reductions_never_go_below_zero(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    strike(table, "brewess", table.card("green"))
    assert len(table.fight.life) == 17


def test_ruling_limits_apply_to_the_total(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=1)
    hunting(table, "ghouls-nest", hand=[card, table.card()], potions=["red-fume-1"])
    table.choose(f"play:{card}")
    table.choose("use:red-fume-1", rule="WI-DAMAGE-1")  # 1 + 2, at most 2
    assert len(table.fight.life) == 12 - 2


def test_leshen_defence_counts_as_one_lower(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(shield=3)
    hunting(table, "leshen", hand=[card, table.card()], defence=3, shield=3)
    assert (table.wolf.defence, table.wolf.shield) == (3, 2)
    table.lay("wolf", shield=0)
    table.choose(f"play:{card}")
    assert table.wolf.shield == 2


def test_leshen_only_during_the_fight(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "leshen", tracked=False, defence=3, shield=3)
    table.lay("wolf", hand=[], deck=table.cards(1), shield=0)
    attacked(table, "fight-05", "charge")
    accept_defeat(table)
    assert (table.wolf.defence, table.wolf.shield) == (3, 3)


@pytest.mark.rule("WI-ATTR-6")
def test_leshen_no_attribute_counts_less_than_one(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "leshen", defence=1, shield=1)
    assert table.wolf.shield == 1


@pytest.mark.parametrize(("cards", "after"), [(2, 2), (3, 1), (6, 0)])
def test_striga_shield_falls_by_the_hand(scene: type[Scene], cards: int, after: int) -> None:
    table = scene("wolf", "bear")
    hunting(table, "striga", hand=table.cards(cards), defence=4, shield=4)
    assert table.wolf.shield == after


def test_ruling_what_pre_discards_is_shuffled_into_the_life_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(3)
    hunting(table, "arachas", hand=hand)
    table.choose(hand[2], rule="WI-HUNT-3")
    assert (len(table.wolf.deck), table.wolf.discard.cards) == (11, [])
    assert hand[2] in table.wolf.deck.cards


@pytest.mark.rule("WI-ATTR-7")
def test_ruling_five_is_immune_to_the_weavess(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "weavess", defence=5, shield=4)
    assert (table.wolf.defence, table.wolf.shield) == (5, 4)


@pytest.mark.rule("WI-ATTR-7")
def test_ruling_a_five_counts_as_four_against_the_leshen(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "leshen", defence=5, shield=4)
    assert (table.wolf.defence, table.wolf.shield) == (5, 4)  # the maximum is 4 either way
    assert defence(Game(table.state, [], False), table.wolf) == 4
    other = scene("wolf", "bear")  # at 4 the maximum falls
    hunting(other, "leshen", defence=4, shield=4)
    assert other.wolf.shield == 3


@pytest.mark.rule("WI-ATTR-7")
@pytest.mark.parametrize("combat", [4, 5])
def test_ruling_the_harpy_counts_any_combat_as_nothing(scene: type[Scene], combat: int) -> None:
    table = scene("wolf", "bear")
    strike(table, "harpy", table.card(draw=1), combat=combat)
    assert len(table.wolf.hand) == 1 + 1  # other draw effects still work
    assert table.wolf.combat == combat
    attacked(table, "fight-05", "charge")
    table.choose(table.offered[0])
    assert len(table.wolf.hand) == 1 + combat  # only in the first turn


def test_ruling_nobody_sees_the_foglets_card_before_the_choice(scene: type[Scene]) -> None:
    table = scene("wolf", "bear", "cat")
    hunting(table, "foglet", defence=4, shield=4, hand=table.cards(4))
    table.stack_life("fight-05")
    table.choose(table.offered[0])
    assert table.asked.rule == "WI-MONSTER-2"
    for seat in (0, 1, 2, None):
        assert table.session.view(seat).fight.life_top == ()
