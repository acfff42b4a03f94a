"""GH-COND, GH-HEAL, GH-ELEM, GH-SUMMON."""

# mypy: disable-error-code="comparison-overlap"
# rules change what a test has just laid out

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.rules.attack import attack, luck_of
from fabletop.games.gloomhaven.rules.augments import foreseen, settle
from fabletop.games.gloomhaven.rules.conditions import expire, give
from fabletop.games.gloomhaven.rules.decks import deck_for
from fabletop.games.gloomhaven.rules.elements import infusions_become_strong, ways_to_pay
from fabletop.games.gloomhaven.rules.figures import can_be_seen_by_foes, most_hp
from fabletop.games.gloomhaven.rules.healing import heal
from fabletop.games.gloomhaven.rules.swing import Swing
from fabletop.games.gloomhaven.rules.turn import end_of_turn
from fabletop.games.gloomhaven.state import ActionTally

from .scene import Scene


def luck(table: Scene, **fields: object) -> int:
    guard = table.monster("bandit-guard", (1, 0))
    brute = table.lay("brute", **fields)
    return luck_of(table.state, Swing(brute, guard, e.Attack(value=1), True, ActionTally(), 0, []))


def test_gh_cond_01_each_condition_once_and_after_the_damage(table: Scene) -> None:
    brute = table.figure("brute")
    for _ in range(2):
        give(table.game, brute, "poison")
    assert brute.conditions == ("poison",)


@pytest.mark.rule("GH-COND-02")
def test_golden_39_a_stun_of_the_own_turn_lasts_through_the_next(table: Scene) -> None:
    brute = table.figure("brute")
    table.state.turn.figure = "brute"
    give(table.game, brute, "stun")
    table.run(end_of_turn(table.game, brute))
    assert brute.conditions == ("stun",)
    expire(brute)
    assert brute.conditions == ()


def test_gh_cond_02_what_came_before_the_turn_ends_with_it(table: Scene) -> None:
    brute = table.figure("brute")
    for condition in ("muddle", "poison", "wound", "strengthen"):
        give(table.game, brute, condition)
    expire(brute)
    assert brute.conditions == ("poison", "wound")  # GH-COND-12


def test_gh_cond_03_poison_adds_one_and_stops_a_heal(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9, conditions=("poison",))
    table.draws("brute", "plus-0")
    table.run(
        attack(table.game, Aim(table.figure("brute"), ActionTally(), 0), e.Attack(value=1), [guard])
    )
    assert guard.hp == 7
    assert heal(table.game, guard, 3) == 0 and guard.conditions == ()


def test_gh_cond_06_the_disarmed_do_not_attack(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    table.lay("brute", conditions=("disarm",))
    table.act("brute", e.Attack(value=3), xp=1)
    assert table.asked.rule == "GH-CARDS-01" and table.hero("brute").xp == 0


def test_gh_cond_07_the_stunned_do_nothing_but_keep_what_they_have(table: Scene) -> None:
    from fabletop.games.gloomhaven.rules.abilities import perform
    from fabletop.games.gloomhaven.rules.defence import shield_of
    from fabletop.games.gloomhaven.state import Boon

    brute = table.lay("brute", conditions=("stun",), boons=(Boon("shield", 2),))
    assert not table.run(perform(table.game, Aim(brute, ActionTally(), 0), e.Shield(value=1)))
    assert shield_of(table.state, brute) == 2


@pytest.mark.rule("GH-COND-11")
def test_gh_cond_08_muddle_and_strengthen(table: Scene) -> None:
    assert luck(table, conditions=("muddle",)) == -1
    assert luck(Scene("brute", "tinkerer"), conditions=("strengthen",)) == 1


@pytest.mark.rule("GH-COND-14")
def test_gh_cond_09_bless_and_curse_are_cards_not_tokens(table: Scene) -> None:
    brute = table.figure("brute")
    give(table.game, brute, "bless")
    give(table.game, brute, "curse")
    assert brute.conditions == ()
    assert {"bless", "curse"} <= set(table.hero("brute").deck.cards)
    for n in range(6):  # tokens have no end
        give(table.game, table.monster("bandit-guard", (n - 2, 2)), "wound")
    assert sum(one.conditions == ("wound",) for one in table.state.figures.values()) == 6


def test_gh_cond_10_the_invisible_are_no_targets(table: Scene) -> None:
    brute = table.lay("brute", conditions=("invisible",))
    assert not can_be_seen_by_foes(table.state, brute)


def test_gh_cond_12_positive_conditions_stay_through_a_heal(table: Scene) -> None:
    brute = table.lay("brute", conditions=("strengthen", "poison"))
    heal(table.game, brute, 3)
    assert brute.conditions == ("strengthen",)


@pytest.mark.rule("GH-COND-13", "GH-BOSS-03", "GH-BOSS-04")
def test_golden_41_a_boss_of_three_characters() -> None:
    table = Scene("brute", "tinkerer", "scoundrel")
    table.state.level = 1
    assert most_hp(table.state, "bandit-commander", "boss") == 30
    boss = table.monster("bandit-commander", (1, 0), rank="boss")
    give(table.game, boss, "curse")  # immune to it
    give(table.game, table.monster("bandit-guard", (2, 0)), "curse")
    assert table.state.modifiers.cards.count("curse") == 1
    give(table.game, boss, "stun")
    give(table.game, boss, "poison")
    assert boss.conditions == ("poison",)


def test_gh_cond_15_without_a_turn_it_stays(table: Scene) -> None:
    from fabletop.games.gloomhaven.rules.rounds import end_of_round

    guard = table.monster("bandit-guard", (1, 0), waits=True)
    give(table.game, guard, "stun")
    table.run(end_of_round(table.game))
    assert guard.conditions == ("stun",)


# Healing


@pytest.mark.rule("GH-HEAL-02")
def test_golden_18_poison_and_wound_take_the_whole_heal(table: Scene) -> None:
    brute = table.lay("brute", hp=4, conditions=("poison", "wound"))
    heal(table.game, brute, 3)
    assert brute.hp == 4 and brute.conditions == ()


@pytest.mark.rule("GH-DAMAGE-05", "GH-HEAL-04")
def test_gh_heal_01_not_above_the_maximum_also_the_invisible(table: Scene) -> None:
    table.lay("tinkerer", hp=7, conditions=("invisible",), at=(3, 0))
    table.act("brute", e.Heal(value=4, who=e.Who(side="self-or-ally", range=3, count=1)))
    assert "heal:brute" in table.offered  # GH-HEAL-03
    table.choose("heal:tinkerer")
    assert table.figure("tinkerer").hp == 8


# Elements


def test_gh_elem_01_three_states(table: Scene) -> None:
    table.state.elements.update(fire=1, ice=2)
    assert ways_to_pay(table.state, ("fire", "ice")) and not ways_to_pay(table.state, ("air",))
    assert ways_to_pay(table.state, ("any", "fire")) and not ways_to_pay(table.state, ("any",) * 3)


@pytest.mark.rule("GH-ELEM-04")
def test_gh_elem_02_an_infusion_is_strong_at_the_end_of_the_turn(table: Scene) -> None:
    table.act("brute", e.Heal(value=1, who=e.SELF), infuse=("fire",))
    assert table.state.elements["fire"] == 0 and not ways_to_pay(table.state, ("fire",))
    infusions_become_strong(table.game)
    assert table.state.elements["fire"] == 2


@pytest.mark.rule("GH-ELEM-03", "GH-ELEM-04")
def test_golden_37_consumed_and_infused_in_one_turn() -> None:
    table = Scene("spellweaver", "brute")
    table.state.elements["fire"] = 2
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("spellweaver", "plus-0")
    augment = e.Augment(elements=("fire",), boost=e.Boost(attack=2))
    table.act("spellweaver", e.Attack(value=1, augments=(augment,)), infuse=("fire",))
    table.choose("consume:fire:0", rule="GH-ELEM-03")
    assert table.state.elements["fire"] == 0
    table.choose("attack:bandit-guard-1")
    infusions_become_strong(table.game)
    assert guard.hp == 6 and table.state.elements["fire"] == 2


def test_gh_elem_03_consuming_is_optional_for_heroes(table: Scene) -> None:
    table.state.elements["fire"] = 1
    table.monster("bandit-guard", (1, 0), hp=9)
    augment = e.Augment(elements=("fire",), boost=e.Boost(attack=2))
    table.act("brute", e.Attack(value=1, augments=(augment,)))
    table.choose("go")
    assert table.state.elements["fire"] == 1


def test_gh_elem_05_any_is_chosen(table: Scene) -> None:
    table.state.elements.update(fire=1, ice=2)
    table.act("brute", e.Consume(elements=("any",), then=(e.Heal(value=1, who=e.SELF),)))
    table.choose("consume:any:0")
    assert table.offered == ("element:fire", "element:ice")
    table.choose("element:ice")
    assert table.state.elements["ice"] == 0


@pytest.mark.rule("GH-ELEM-06", "GH-ELEM-07", "GH-ELEM-10")
def test_golden_38_one_element_for_all_of_the_type(table: Scene) -> None:
    table.state.elements["fire"] = 1
    demons = [table.monster("flame-demon", (n, 0)) for n in (1, 2, 3)]
    deck_for(table.game, "flame-demon")
    augment = e.Augment(elements=("fire",), boost=e.Boost(attack=1))
    ability = e.Attack(value=0, relative=True, augments=(augment,))
    for one in demons:
        assert foreseen(table.state, one, ability) == (augment.boost,)
        assert table.run(settle(table.game, one, ability)) == (augment,)
    assert table.state.elements["fire"] == 0


def test_gh_elem_07_what_could_not_be_had_is_remembered_too(table: Scene) -> None:
    demons = [table.monster("flame-demon", (n, 0)) for n in (1, 2)]
    deck_for(table.game, "flame-demon")
    ability = e.Attack(value=0, augments=(e.Augment(elements=("fire",), boost=e.Boost(attack=1)),))
    assert table.run(settle(table.game, demons[0], ability)) == ()
    table.state.elements["fire"] = 2
    assert table.run(settle(table.game, demons[1], ability)) == ()


def test_gh_elem_09_infusions_of_the_dead_are_placed(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    table.state.infusing = ("dark",)
    del table.state.figures[guard.id]
    table.run(end_of_turn(table.game, guard))
    assert table.state.elements["dark"] == 2


# Summons


def test_gh_summon_01_on_an_empty_hex_beside_the_summoner(table: Scene) -> None:
    for at in ((1, 0), (0, 1), (-1, 1), (0, -1)):
        table.tile("obstacle", at)
    card = table.act("brute", e.Summon(summon="battle-bot"), duration="persistent", lost=True, xp=2)
    assert table.offered == ("summon:1,-1", "skip")
    table.choose("summon:1,-1")
    bot = table.figure("battle-bot-1")
    assert bot.waits and bot.owner == 0 and bot.side == "heroes"
    assert table.hero("brute").active[0].figure == bot.id
    assert table.hero("brute").active[0].card == card and table.hero("brute").xp == 2


def test_gh_summon_02_it_leaves_with_its_card(table: Scene) -> None:
    from fabletop.games.gloomhaven.rules.damage import suffer

    table.act("brute", e.Summon(summon="battle-bot"), duration="persistent", lost=True)
    table.choose("summon:1,0")
    table.run(suffer(table.game, table.figure("battle-bot-1"), 9))
    hero = table.hero("brute")
    assert not hero.active and len(hero.lost.cards) == 1


def test_gh_summon_06_the_owners_bonuses_are_not_its_own(table: Scene) -> None:
    from fabletop.games.gloomhaven.rules.bonuses import triggered
    from fabletop.games.gloomhaven.state import Active, Figure

    bot = Figure("battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, side="heroes", owner=0)
    table.state.figures[bot.id] = bot
    own = table.card(e.Bonus(on="own-attack", boost=e.Boost(attack=1)))
    aura = table.card(
        e.Bonus(on="own-attack", of=e.Who(side="self-and-allies"), boost=e.Boost(attack=1))
    )
    hero = table.hero("brute")
    hero.active[:] = [Active(own, "top", False, bonuses=(0,))]
    assert not triggered(table.state, "own-attack", bot)
    hero.active[:] = [Active(aura, "top", False, bonuses=(0,))]
    assert len(triggered(table.state, "own-attack", bot)) == 1


def test_gh_summon_10_an_items_summon_needs_no_card(table: Scene) -> None:
    table.lay("brute", items=("falcon-figurine",))
    table.turn("brute", table.card(), table.card())
    table.choose("item:falcon-figurine")
    table.choose("summon:1,0")
    assert table.hero("brute").items[0].state == "consumed"
    assert not table.hero("brute").active and table.figure("jade-falcon-1").waits


@pytest.mark.parametrize(
    ("item", "spared"),
    [("heavy-basinet", {"stun", "muddle"}), ("protective-charm", {"poison", "wound"})],
)
def test_gh_cond_13_a_hero_immune_by_an_item(table: Scene, item: str, spared: set[str]) -> None:
    brute = table.lay("brute", items=(item,))
    for condition in ("stun", "muddle", "poison", "wound"):
        give(table.game, brute, condition)
    assert set(brute.conditions) == {"stun", "muddle", "poison", "wound"} - spared
