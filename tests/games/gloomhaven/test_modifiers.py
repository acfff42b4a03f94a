"""GH-MOD and the golden examples about modifier cards."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.rules.attack import attack
from fabletop.games.gloomhaven.rules.conditions import give
from fabletop.games.gloomhaven.rules.endings import finish
from fabletop.games.gloomhaven.rules.modifiers import (
    ADVANTAGE,
    DISADVANTAGE,
    NORMAL,
    better_of,
    deck_of,
    draw_for_attack,
    reshuffle_decks,
)
from fabletop.games.gloomhaven.rules.rounds import end_of_round
from fabletop.games.gloomhaven.state import ActionTally, Figure

from .scene import Scene


def drawn(table: Scene, luck: int, *cards: str, value: int = 3) -> list[str]:
    """What applies when these cards are drawn."""
    table.draws("brute", *cards)
    deck = deck_of(table.state, table.figure("brute"))
    return [one.id for one in draw_for_attack(table.game, deck, luck, value)]


def hit(table: Scene, by: Figure, target: Figure, ability: e.Attack, *answers: Any) -> None:
    table.run(
        attack(table.game, Aim(by, ActionTally(), max(0, by.owner)), ability, [target]), *answers
    )


def test_gh_mod_01_summons_use_their_owners_deck_and_monsters_one_of_their_own(
    table: Scene,
) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    bot = Figure("battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, side="heroes", owner=1)
    assert deck_of(table.state, bot).draw is table.hero("tinkerer").deck
    assert deck_of(table.state, guard).draw is table.state.modifiers


@pytest.mark.parametrize(("card", "damage"), [("plus-2", 5), ("times-2", 6), ("null", 0)])
def test_gh_mod_02_numbers_are_added_doubles_double_misses_miss(
    table: Scene, card: str, damage: int
) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=20)
    table.draws("brute", card)
    hit(table, table.figure("brute"), guard, e.Attack(value=3))
    assert guard.hp == 20 - damage


def test_gh_mod_03_rolling_cards_apply_together_and_the_player_orders(table: Scene) -> None:
    assert drawn(table, NORMAL, "rolling-push-1", "plus-0") == ["rolling-push-1", "plus-0"]
    guard = table.monster("bandit-guard", (1, 0), hp=30)
    table.draws("brute", "rolling-plus-1", "times-2")
    hit(table, table.figure("brute"), guard, e.Attack(value=3), "add-first")
    assert guard.hp == 30 - 8
    table.draws("brute", "rolling-plus-1", "times-2")
    hit(table, table.figure("brute"), guard, e.Attack(value=3), "double-first")
    assert guard.hp == 30 - 8 - 7


def test_golden_10_and_gh_mod_04_advantage_with_one_rolling_card(table: Scene) -> None:
    assert drawn(table, ADVANTAGE, "rolling-poison", "minus-1") == ["rolling-poison", "minus-1"]


@pytest.mark.rule("GH-MOD-04")
def test_golden_11_advantage_with_two_rolling_cards(table: Scene) -> None:
    cards = drawn(table, ADVANTAGE, "rolling-plus-1", "rolling-stun", "plus-0")
    assert cards == ["rolling-plus-1", "rolling-stun", "plus-0"]


def test_golden_12_disadvantage_with_one_rolling_card(table: Scene) -> None:
    assert drawn(table, DISADVANTAGE, "rolling-plus-1", "minus-1") == ["minus-1"]


def test_golden_13_disadvantage_with_two_rolling_cards(table: Scene) -> None:
    assert drawn(table, DISADVANTAGE, "rolling-plus-1", "rolling-stun", "times-2") == ["times-2"]


def test_gh_mod_05_disadvantage_uses_the_worse(table: Scene) -> None:
    assert drawn(table, DISADVANTAGE, "plus-1", "minus-1") == ["minus-1"]
    assert drawn(table, DISADVANTAGE, "null", "minus-2") == ["null"]


@pytest.mark.parametrize(
    ("first", "second", "used"),
    [
        ("plus-1", "plus-2", "plus-2"),
        ("plus-1", "plus-1-wound", "plus-1-wound"),
        ("plus-0-stun", "plus-2", "plus-0-stun"),
        ("plus-1-wound", "plus-1-immobilize", "plus-1-wound"),
    ],
)
@pytest.mark.rule("GH-MOD-06")
def test_golden_14_the_better_of_two_cards(
    table: Scene, first: str, second: str, used: str
) -> None:
    assert drawn(table, ADVANTAGE, first, second) == [used]


def test_gh_mod_06_what_cannot_be_compared_is_the_first_card(table: Scene) -> None:
    assert drawn(table, DISADVANTAGE, "plus-2", "plus-0-stun") == ["plus-2"]


@pytest.mark.rule("GH-MOD-07")
def test_golden_15_a_double_is_compared_by_its_result(table: Scene) -> None:
    assert drawn(table, ADVANTAGE, "times-2", "plus-2", value=1) == ["plus-2"]
    assert drawn(table, ADVANTAGE, "plus-2", "times-2", value=3) == ["times-2"]


def test_gh_mod_07_a_miss_is_below_everything(table: Scene) -> None:
    cards = library().modifiers
    assert better_of(table.state, cards["null"], cards["minus-2"], 0) is cards["minus-2"]


def test_gh_mod_08_blessings_leave_the_deck_when_drawn(table: Scene) -> None:
    table.state.blesses = 9
    assert drawn(table, ADVANTAGE, "bless", "null", value=3) == ["bless"]
    assert table.state.blesses == 10
    assert table.hero("brute").drawn.cards == ["null"]


def test_gh_mod_09_an_empty_pile_is_shuffled_anew(table: Scene) -> None:
    hero = table.hero("brute")
    hero.drawn.cards[:] = ["plus-1"]
    hero.deck.cards.clear()
    assert drawn(table, NORMAL) == ["plus-1"]
    assert hero.deck.cards == [] and hero.drawn.cards == ["plus-1"]


def test_gh_mod_10_a_standard_double_or_miss_brings_the_deck_together(table: Scene) -> None:
    hero = table.hero("brute")
    drawn(table, NORMAL, "bless")
    assert not hero.reshuffle
    drawn(table, NORMAL, "null")
    assert hero.reshuffle and hero.drawn.cards
    reshuffle_decks(table.game)  # GH-EOR-01
    assert not hero.drawn.cards and len(hero.deck.cards) == 21


def test_gh_mod_11_a_blessing_is_shuffled_into_the_draw_pile(table: Scene) -> None:
    give(table.game, table.figure("brute"), "bless")
    assert table.hero("brute").deck.cards.count("bless") == 1


def test_gh_mod_12_cursing_a_monster_curses_the_common_deck(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    bot = Figure("battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, side="heroes", owner=1)
    give(table.game, guard, "curse")
    give(table.game, bot, "curse")
    assert table.state.modifiers.cards.count("curse") == 1
    assert table.hero("tinkerer").deck.cards.count("curse") == 1


def test_gh_mod_13_supplies_are_limited(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    for _ in range(11):
        give(table.game, table.figure("brute"), "curse")
        give(table.game, guard, "curse")
        give(table.game, table.figure("tinkerer"), "bless")
    assert table.hero("brute").deck.cards.count("curse") == 10
    assert table.state.modifiers.cards.count("curse") == 10
    assert table.hero("tinkerer").deck.cards.count("bless") == 10


def test_gh_mod_14_after_the_scenario_blessings_and_curses_leave_the_decks(table: Scene) -> None:
    give(table.game, table.figure("brute"), "curse")
    finish(table.game)
    assert "curse" not in table.hero("brute").deck.cards and table.state.curses == 10


def test_gh_mod_15_heal_on_a_card_heals_the_attacker_and_elements_may_be_left(
    table: Scene,
) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=30)
    brute = table.lay("brute", hp=5)
    table.draws("brute", "plus-1-heal-2")
    hit(table, brute, guard, e.Attack(value=1))
    assert brute.hp == 7
    table.draws("brute", "plus-2-fire")
    hit(table, brute, guard, e.Attack(value=1), "skip")
    assert table.state.infusing == ()


def test_golden_09_rolling_push_and_earth_then_plus_two(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=30)
    table.draws("brute", "rolling-push-2", "rolling-earth", "plus-2")
    hit(table, table.figure("brute"), guard, e.Attack(value=2), "infuse", "step:2,0", "step:3,0")
    assert guard.hp == 26 and guard.at == (3, 0)
    assert table.state.infusing == ("earth",)


@pytest.mark.rule("GH-VAR-01")
def test_golden_42_reduced_randomness() -> None:
    table = Scene("brute", "tinkerer", randomness="reduced")
    guard = table.monster("bandit-guard", (1, 0), hp=30)
    table.draws("brute", "null")
    hit(table, table.figure("brute"), guard, e.Attack(value=3))
    assert guard.hp == 29
    table.run(end_of_round(table.game))
    assert not table.hero("brute").drawn.cards


def test_gh_var_01_blessings_count_two(table: Scene) -> None:
    table = Scene("brute", "tinkerer", randomness="reduced")
    guard = table.monster("bandit-guard", (1, 0), hp=30)
    table.draws("brute", "bless")
    hit(table, table.figure("brute"), guard, e.Attack(value=3))
    assert guard.hp == 25
