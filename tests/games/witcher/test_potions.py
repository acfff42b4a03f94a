"""Potions (WI-POTION)."""

from __future__ import annotations

import pytest

from fabletop import IllegalChoice
from fabletop.games.witcher.rules.potions import gain_potion
from fabletop.kernel.gamedef import Game

from .scene import Scene


def give(table: Scene, school: str, *potions: str) -> None:
    """Potions out of the deck, face up beside a player's board."""
    getattr(table, school).potions[:] = [table.state.potion_deck.take(one) for one in potions]


def at_vengerberg(table: Scene, **fields: object) -> None:
    """The Bear has come to a place that gives potions."""
    table.lay("bear", place="vengerberg", **fields)
    table.moved()


def hunting(table: Scene, *, tracked: bool = True, **fields: object) -> None:
    """The Bear hunts a Barghest at Hengfors, with the first fight turn if it is tracked."""
    table.monster("barghest", at="hengfors")
    if tracked:
        table.trail("bear", "cintra")
    fields = {
        "hand": table.cards(3),
        "deck": table.cards(9),
        "discard": [],
        "defence": 4,
        "shield": 3,
        **fields,
    }
    table.lay("bear", place="hengfors", **fields)
    table.hunt()


def uses(table: Scene) -> list[str]:
    return [key for key in table.offered if key.startswith("use:")]


def test_wi_potion_1_unused_potions_are_public(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    at_vengerberg(table)
    top = table.state.potion_deck.cards[-1]
    table.choose("act:potion")
    for seat in (0, 1, None):
        assert table.session.view(seat).players[0].potions == (top,)


def test_wi_potion_1_with_the_archespore_trophy_one_of_two_is_kept(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    at_vengerberg(table, trophies=["archespore"])
    second, first = table.state.potion_deck.cards[-2:]
    table.choose("act:potion")
    assert (table.asked.rule, table.offered) == ("WI-POTION-1", (first, second))
    table.choose(second)
    assert table.bear.potions == [second]
    assert table.state.potion_discard.cards == [first]


@pytest.mark.parametrize("alchemy", [1, 4])
@pytest.mark.parametrize("given_up", [0, 4])
def test_wi_potion_2_above_four_one_is_given_up(
    scene: type[Scene], alchemy: int, given_up: int
) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "gale-1", "gale-2", "prism-1", "prism-2")
    at_vengerberg(table, alchemy=alchemy)
    new = table.state.potion_deck.cards[-1]
    table.choose("act:potion")
    five = ["gale-1", "gale-2", "prism-1", "prism-2", new]
    assert (table.asked.rule, list(table.offered)) == ("WI-POTION-2", five)
    assert (table.asked.least, table.asked.most) == (1, 1)
    with pytest.raises(IllegalChoice):
        table.choose()
    gone = five.pop(given_up)  # also the new one
    table.choose(gone, by="bear")
    assert table.bear.potions == five
    assert table.state.potion_discard.cards == [gone]


def test_wi_potion_2_four_are_allowed(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "gale-1", "gale-2", "prism-1")
    at_vengerberg(table, alchemy=1)
    table.choose("act:potion")
    assert table.asked.rule == "WI-TURN-2"
    assert len(table.bear.potions) == 4


def test_wi_potion_2_five_with_the_water_hag_trophy(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "gale-1", "gale-2", "prism-1", "prism-2")
    at_vengerberg(table, trophies=["water-hag"])
    table.choose("act:potion")
    assert len(table.bear.potions) == 5


@pytest.mark.parametrize("phase", ["travel", "choose", "train"])
def test_wi_potion_3_only_in_fights(scene: type[Scene], phase: str) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "hawks-eye-1", "iron-root-1", "gale-1", "pure-water-1")
    table.phase(phase)
    assert uses(table) == []
    with pytest.raises(IllegalChoice):
        table.choose("use:hawks-eye-1")


def test_wi_potion_3_only_in_the_window_printed(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    card = table.card(damage=2)
    give(table, "bear", "hawks-eye-1", "gale-1", "red-fume-1", "quicksilver-1")
    hunting(table, alchemy=5, hand=[card, *table.cards(2)])
    assert (table.asked.rule, uses(table)) == ("WI-FIGHT-5", ["use:hawks-eye-1"])
    table.choose("pass")
    table.choose(f"play:{card}", rule="WI-COMBO-2")
    assert uses(table) == ["use:gale-1"]
    table.choose("done")
    assert (table.asked.rule, uses(table)) == ("WI-DAMAGE-1", ["use:red-fume-1"])
    table.choose("pass")
    assert (table.asked.rule, uses(table)) == ("WI-DAMAGE-7", ["use:quicksilver-1"])
    table.choose("pass")
    assert table.asked.rule == "WI-MONSTER-2"
    assert len(table.bear.potions) == 4  # using them is optional


def test_wi_potion_3_reacting_in_the_monsters_turn(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "white-ash-1", "stone-skin-1", "hawks-eye-1")
    hunting(table, tracked=False, alchemy=5, shield=4)  # the Barghest takes 1 of it
    table.stack_life("fight-18")  # charge 3, bite 5
    table.choose("bite", by="wolf")
    assert uses(table) == ["use:white-ash-1"]
    table.choose("pass", by="bear")
    assert uses(table) == ["use:stone-skin-1"]
    table.choose("use:stone-skin-1", by="bear")
    assert table.bear.shield == 0  # 5 - 2 = 3 damage against 3 Shield
    assert len(table.bear.deck) == 8  # none lost; Armour drew one


def test_wi_potion_3_at_the_end_of_the_fight(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "pure-water-1")
    hunting(table, tracked=False, hand=[], deck=table.cards(1), shield=1)
    table.stack_life("fight-18")
    table.choose("bite")
    assert uses(table) == ["use:pure-water-1"]


@pytest.mark.parametrize("alchemy", [1, 2, 3])
def test_wi_potion_3_at_most_alchemy_in_a_fight(scene: type[Scene], alchemy: int) -> None:
    table = scene("bear", "wolf")
    drinks = ["hawks-eye-1", "hawks-eye-2", "cats-sight-1", "cats-sight-2"]
    give(table, "bear", *drinks)
    hunting(table, alchemy=alchemy)
    drunk = 0
    while uses(table):
        table.choose(uses(table)[0])
        if table.asked.kind == "order":
            table.choose(*table.offered)
        drunk += 1
    assert drunk == alchemy
    table.choose(f"play:{table.bear.hand.cards[0]}")
    table.stack_life("fight-06")
    table.choose("charge")
    assert uses(table) == []  # nor in the next fight turn


def test_wi_potion_3_each_fighter_of_a_duel_has_an_own_limit(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "hawks-eye-1", "cats-sight-1")
    give(table, "wolf", "hawks-eye-2", "cats-sight-2")
    for school in ("bear", "wolf"):
        table.lay(school, place="hengfors", hand=table.cards(2), deck=table.cards(9), shield=1)
    table.duel("wolf")
    table.choose("use:hawks-eye-1", by="bear")
    assert uses(table) == []
    table.choose(f"play:{table.bear.hand.cards[0]}")
    table.choose("use:hawks-eye-2", by="wolf")
    assert uses(table) == []


def test_wi_potion_4_used_potions_are_discarded_after_the_fight(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    strike = table.card(damage=3)
    give(table, "bear", "hawks-eye-1", "gale-1")
    hunting(table, hand=[strike])
    table.choose("use:hawks-eye-1")
    assert table.bear.potions == ["gale-1"]
    assert table.fight.fighters[0].potions == ["hawks-eye-1"]
    assert table.state.potion_discard.cards == []
    table.set_life(2)
    table.choose(f"play:{strike}")
    assert table.asked.rule == "WI-FATIGUE-2"
    assert table.state.potion_discard.cards == ["hawks-eye-1"]
    assert table.bear.potions == ["gale-1"]


def test_wi_potion_4_used_potions_do_not_count_as_held(scene: type[Scene]) -> None:
    """No card gives a potion after one could be used, so the rule is called itself."""
    table = scene("bear", "wolf")
    give(table, "bear", "hawks-eye-1", "gale-1", "gale-2", "prism-1")
    hunting(table)
    table.choose("use:hawks-eye-1")
    for _ in gain_potion(Game(table.session.state, [], False), table.bear):
        raise AssertionError("nothing is to be given up")
    assert len(table.bear.potions) == 4


def test_wi_potion_5_a_lowered_alchemy_undoes_nothing(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "iron-root-1", "hawks-eye-1", "hawks-eye-2")
    hunting(table, alchemy=2, shield=2, hand=table.cards(3))
    table.choose("use:iron-root-1")
    table.choose("use:hawks-eye-1")
    assert (table.bear.shield, len(table.bear.hand)) == (3, 5)
    table.choose(f"play:{table.bear.hand.cards[0]}")
    table.stack_life("fight-04")  # bite: Alchemy - 1
    table.choose("bite")
    assert table.bear.alchemy == 1
    assert table.fight.fighters[0].potions == ["iron-root-1", "hawks-eye-1"]
    assert (table.asked.rule, uses(table)) == ("WI-COMBO-2", [])


def test_wi_potion_5_one_less_may_still_be_used(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    give(table, "bear", "hawks-eye-1", "hawks-eye-2", "cats-sight-1")
    hunting(table, tracked=False, alchemy=3)
    table.stack_life("fight-04")
    table.choose("bite")
    assert table.bear.alchemy == 2
    table.choose("use:hawks-eye-1")
    table.choose("use:hawks-eye-2")
    assert uses(table) == []
