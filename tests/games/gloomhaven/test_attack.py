"""GH-ATTACK: attacks in their exact order."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.rules.attack import attack
from fabletop.games.gloomhaven.rules.targets import chosen_attack
from fabletop.games.gloomhaven.state import ActionTally, Boon, Figure

from .scene import Scene


def hit(table: Scene, by: Figure, target: Figure, ability: e.Attack, *answers: Any) -> None:
    table.run(
        attack(table.game, Aim(by, ActionTally(), max(0, by.owner)), ability, [target]), *answers
    )


def aim(table: Scene, ability: e.Attack, *answers: Any, by: str = "brute") -> bool:
    """A hero's attack with targets of its choice."""
    figure = table.figure(by)
    done: bool = table.run(
        chosen_attack(table.game, Aim(figure, ActionTally(), figure.owner), ability), *answers
    )
    return done


def sure(table: Scene, count: int = 9) -> None:
    """Nothing but +0 cards."""
    for deck in (table.state.modifiers, *(one.deck for one in table.state.heroes)):
        deck.cards[:] = ["plus-0"] * count


def test_gh_attack_01_a_range_makes_a_ranged_attack(table: Scene) -> None:
    sure(table)
    guard = table.monster("bandit-guard", (1, 0), hp=30)
    table.draws("brute", "plus-0", "minus-1")
    hit(table, table.figure("brute"), guard, e.Attack(value=3, range=3))
    assert guard.hp == 28  # adjacent: Disadvantage; a melee attack would have drawn one card
    table.draws("brute", "plus-0", "minus-1")
    hit(table, table.figure("brute"), guard, e.Attack(value=3))
    assert guard.hp == 25


def test_gh_attack_02_targets_are_enemies_in_range_and_sight_and_visible(table: Scene) -> None:
    sure(table)
    table.monster("bandit-guard", (2, 0), number=1)
    table.monster("bandit-guard", (4, 0), number=2)
    table.monster("bandit-guard", (0, 2), number=3, conditions=("invisible",))
    aim(table, e.Attack(value=1, range=3), "attack:bandit-guard-1")
    assert table.asked_so_far[0].keys == ("attack:bandit-guard-1", "skip")


def test_gh_attack_03_target_n_means_up_to_n_different_enemies(table: Scene) -> None:
    sure(table)
    guards = [table.monster("bandit-guard", at) for at in ((2, 0), (0, 2), (-2, 0))]
    ability = e.Attack(value=1, range=3, targets=2)
    aim(
        table,
        ability,
        "attack:bandit-guard-1",
        "attack:bandit-guard-3",
        "attack:bandit-guard-3",
        "attack:bandit-guard-1",
    )
    assert [one.most - one.hp for one in guards] == [1, 0, 1]


def test_gh_attack_03_a_number_of_named_enemies_each_once(table: Scene) -> None:
    sure(table)
    guards = [table.monster("bandit-guard", at) for at in ((1, 0), (0, 1), (1, -1))]
    table.monster("bandit-archer", (2, 0))
    ability = e.Attack(value=1, who=e.Who(side="enemies", count=2))
    first, second = "attack:bandit-guard-1", "attack:bandit-guard-3"
    aim(table, ability, first, second, first, second)
    offered = [one.keys for one in table.asked_so_far]
    near = tuple(f"attack:{one.id}" for one in guards)
    assert offered[0] == (*near, "skip")
    assert offered[1] == (*near[1:], "done")  # not the first one again
    assert [one.most - one.hp for one in guards] == [1, 0, 1]


def test_gh_attack_04_a_declared_target_that_has_left_is_skipped(table: Scene) -> None:
    sure(table)
    first = table.monster("bandit-guard", (1, 0), hp=1)
    second = table.monster("bandit-guard", (2, 0), hp=9)
    ability = e.Attack(value=3, area=e.Area(hexes=((1, 0), (2, 0))))
    area = "area:1:1,0;2,0"
    aim(table, ability, area, "attack:bandit-guard-1", "attack:bandit-guard-2")
    assert first.id not in table.state.figures and second.hp == 6


def test_gh_attack_05_each_target_completely_before_the_next(table: Scene) -> None:
    sure(table)
    first = table.monster("bandit-guard", (1, 0), boons=(Boon("retaliate", 99),))
    second = table.monster("bandit-guard", (0, 1), hp=9)
    table.hero("brute").hand.cards.clear()
    run = attack(
        table.game, Aim(table.figure("brute"), ActionTally(), 0), e.Attack(value=1), [first, second]
    )
    table.run(run)
    assert table.hero("brute").exhausted and second.hp == 9  # GH-ATTACK-22


@pytest.mark.rule("GH-ATTACK-06")
@pytest.mark.parametrize(
    ("order", "left"),
    [(("add:2:1", "times:2:0"), 30 - 8), (("times:2:0", "add:2:1"), 30 - 6)],
)
def test_golden_05_and_06_the_player_orders_bonus_and_doubling(
    table: Scene, order: tuple[str, ...], left: int
) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=30, boons=(Boon("shield", 1),))
    table.draws("brute", "minus-1")
    ability = e.Attack(value=3, boosts=(e.Boost(times=2), e.Boost(attack=2)))
    hit(table, table.figure("brute"), guard, ability, order)
    assert guard.hp == left


def test_golden_05_plus_two_before_the_doubling(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=30, boons=(Boon("shield", 1),))
    table.draws("brute", "minus-1")
    ability = e.Attack(value=3, boosts=(e.Boost(times=2), e.Boost(attack=2)))
    hit(table, table.figure("brute"), guard, ability, ("add:2:1", "times:2:0"))
    assert guard.hp == 30 - ((3 + 2) * 2 - 1 - 1)


def test_golden_06_the_doubling_before_plus_two(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=30, boons=(Boon("shield", 1),))
    table.draws("brute", "minus-1")
    ability = e.Attack(value=3, boosts=(e.Boost(times=2), e.Boost(attack=2)))
    hit(table, table.figure("brute"), guard, ability, ("times:2:0", "add:2:1"))
    assert guard.hp == 30 - (3 * 2 + 2 - 1 - 1)


def test_gh_attack_07_advantage_and_disadvantage_cancel(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=30)
    brute = table.lay("brute", conditions=("muddle", "strengthen"))
    table.draws("brute", "plus-1", "minus-1")
    hit(table, brute, guard, e.Attack(value=3))
    assert guard.hp == 26  # one card only
    assert table.hero("brute").deck.cards[-1] == "minus-1"


def test_gh_attack_08_a_card_is_drawn_for_every_target(table: Scene) -> None:
    guards = [table.monster("bandit-guard", at, hp=9) for at in ((1, 0), (0, 1))]
    table.draws("brute", "plus-1", "minus-1")
    table.run(
        attack(table.game, Aim(table.figure("brute"), ActionTally(), 0), e.Attack(value=2), guards)
    )
    assert [one.hp for one in guards] == [6, 8]


@pytest.mark.rule("GH-ATTACK-09")
def test_golden_16_a_miss_still_wounds_and_is_answered(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9, boons=(Boon("retaliate", 2),))
    brute = table.figure("brute")
    table.draws("brute", "null")
    hit(table, brute, guard, e.Attack(value=5, conditions=("wound",)), "suffer")
    assert guard.hp == 9 and guard.conditions == ("wound",) and brute.hp == 8


def test_gh_attack_09_a_curse_makes_the_damage_zero_whatever_is_added(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9, conditions=("poison",))
    table.draws("brute", "curse")
    hit(table, table.figure("brute"), guard, e.Attack(value=9))
    assert guard.hp == 9


def test_gh_attack_10_the_value_is_never_below_zero(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("brute", "minus-2")
    hit(table, table.figure("brute"), guard, e.Attack(value=1))
    assert guard.hp == 9


@pytest.mark.rule("GH-ATTACK-14")
def test_golden_07_pierce_ignores_part_of_the_shield(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9, boons=(Boon("shield", 3),))
    sure(table)
    hit(table, table.figure("brute"), guard, e.Attack(value=3, pierce=2))
    assert guard.hp == 7


def test_golden_08_poison_is_doubled_too(table: Scene) -> None:
    guard = table.monster(
        "bandit-guard", (1, 0), hp=9, conditions=("poison",), boons=(Boon("shield", 1),)
    )
    table.draws("brute", "times-2")
    hit(table, table.figure("brute"), guard, e.Attack(value=2))
    assert guard.hp == 4


@pytest.mark.rule("GH-DAMAGE-10")
def test_gh_attack_11_shields_add_up_and_are_subtracted(table: Scene) -> None:
    guard = table.monster(
        "bandit-guard", (1, 0), hp=9, boons=(Boon("shield", 1), Boon("shield", 2))
    )
    sure(table)
    hit(table, table.figure("brute"), guard, e.Attack(value=5))
    assert guard.hp == 7


def test_gh_attack_12_reactions_before_the_draw_and_before_the_damage(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    brute = table.lay("brute", items=("leather-armor", "heater-shield"))
    table.draws("monsters", "plus-1", "minus-1")
    hit(
        table, guard, brute, e.Attack(value=3), "item:leather-armor", "item:heater-shield", "suffer"
    )
    assert brute.hp == 10 - (3 - 1 - 1)
    rules = [one.rule for one in table.asked_so_far]
    assert rules == ["GH-ATTACK-12", "GH-ITEM-08", "GH-DAMAGE-01"]


def test_gh_attack_13_damage_is_what_is_left(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9, boons=(Boon("shield", 5),))
    sure(table)
    hit(table, table.figure("brute"), guard, e.Attack(value=3))
    assert guard.hp == 9


def test_gh_attack_14_pierce_adds_up_for_this_attack_only(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=19, boons=(Boon("shield", 4),))
    sure(table)
    ability = e.Attack(value=5, pierce=1, boosts=(e.Boost(pierce=2),))
    hit(table, table.figure("brute"), guard, ability)
    assert guard.hp == 19 - 4 and guard.boons == (Boon("shield", 4),)


def test_gh_attack_15_effects_apply_without_damage_but_not_to_the_dead(table: Scene) -> None:
    sure(table)
    guard = table.monster("bandit-guard", (1, 0), hp=9, boons=(Boon("shield", 9),))
    weak = table.monster("bandit-guard", (0, 1), hp=1)
    ability = e.Attack(value=2, conditions=("curse",))
    hit(table, table.figure("brute"), guard, ability)
    assert table.state.modifiers.cards.count("curse") == 1
    hit(table, table.figure("brute"), weak, ability)
    assert table.state.modifiers.cards.count("curse") == 1


def test_gh_attack_16_the_attacker_orders_push_and_pull(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    sure(table)
    ability = e.Attack(value=1, push=1, pull=1)
    hit(table, table.figure("brute"), guard, ability, "push:1", "step:2,0", "step:1,0")
    assert guard.at == (1, 0)


@pytest.mark.rule("GH-MOVE-24")
def test_gh_attack_16_each_of_them_may_be_skipped(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    sure(table)
    ability = e.Attack(value=1, push=1, pull=1)
    hit(table, table.figure("brute"), guard, ability, "push:1", "skip")
    assert guard.at == (1, 0)


def test_gh_attack_17_add_target_gives_one_more_enemy_in_range(table: Scene) -> None:
    first = table.monster("bandit-guard", (1, 0), hp=9)
    second = table.monster("bandit-guard", (0, 1), hp=9)
    table.monster("bandit-guard", (3, 0), hp=9)
    sure(table)
    table.draws("brute", "rolling-add-target", "plus-0")
    hit(table, table.figure("brute"), first, e.Attack(value=2))
    assert first.hp == 7 and second.hp == 7
    assert table.asked_so_far[-1].keys == ("attack:bandit-guard-2",)


def test_gh_attack_18_poison_of_this_attack_does_not_raise_it(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    sure(table)
    hit(table, table.figure("brute"), guard, e.Attack(value=2, conditions=("poison",)))
    assert guard.hp == 7
    hit(table, table.figure("brute"), guard, e.Attack(value=2))
    assert guard.hp == 4  # GH-COND-03


def test_gh_attack_19_the_dead_leave_money_unless_summoned_or_spawned(table: Scene) -> None:
    sure(table)
    guard = table.monster("bandit-guard", (1, 0), hp=1)
    other = table.monster("bandit-guard", (0, 1), hp=1, spawned=True)
    for one in (guard, other):
        hit(table, table.figure("brute"), one, e.Attack(value=2))
    assert table.state.money == ((1, 0),)
    assert sorted(table.state.numbers["bandit-guard"]) == [1, 2, 3, 4, 5, 6]


def test_gh_attack_20_retaliation_is_no_attack(table: Scene) -> None:
    sure(table)
    guard = table.monster(
        "bandit-guard", (1, 0), boons=(Boon("retaliate", 2), Boon("retaliate", 1))
    )
    brute = table.lay("brute", boons=(Boon("shield", 5),), conditions=("invisible",))
    hit(table, brute, guard, e.Attack(value=1), "suffer")
    assert brute.hp == 7


@pytest.mark.rule("GH-ATTACK-21")
def test_golden_17_pushed_out_of_range_nobody_retaliates(table: Scene) -> None:
    sure(table)
    guard = table.monster("bandit-guard", (1, 0), hp=9, boons=(Boon("retaliate", 3),))
    brute = table.figure("brute")
    hit(table, brute, guard, e.Attack(value=1, push=1), "step:2,0")
    assert brute.hp == 10


def test_gh_attack_21_pulled_into_range_it_retaliates(table: Scene) -> None:
    sure(table)
    guard = table.monster("bandit-guard", (2, 0), hp=9, boons=(Boon("retaliate", 3),))
    brute = table.figure("brute")
    hit(table, brute, guard, e.Attack(value=1, range=3, pull=1), "step:1,0", "suffer")
    assert brute.hp == 7


def test_gh_attack_22_once_for_each_attack(table: Scene) -> None:
    sure(table)
    guard = table.monster("bandit-guard", (1, 0), hp=9, boons=(Boon("retaliate", 1),))
    brute = table.figure("brute")
    for _ in range(2):
        hit(table, brute, guard, e.Attack(value=0), "suffer")
    assert brute.hp == 8


def test_gh_attack_23_the_disarmed_retaliate(table: Scene) -> None:
    sure(table)
    guard = table.monster(
        "bandit-guard", (1, 0), hp=9, boons=(Boon("retaliate", 1),), conditions=("disarm",)
    )
    brute = table.figure("brute")
    hit(table, brute, guard, e.Attack(value=1), "suffer")
    assert brute.hp == 9


def test_gh_attack_24_a_summons_kill_counts_for_its_owner(table: Scene) -> None:
    sure(table)
    guard = table.monster("bandit-guard", (1, 0), hp=1, rank="elite")
    bot = Figure("battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, side="heroes", owner=1)
    table.state.figures[bot.id] = bot
    hit(table, bot, guard, e.Attack(value=0, relative=True))
    feats = table.hero("tinkerer").feats
    assert feats["kills"] == 1 and feats["elite-kills"] == 1 and feats["first-kill"] == 1


def test_gh_attack_25_allies_in_an_area_are_not_hit(table: Scene) -> None:
    sure(table)
    table.lay("tinkerer", at=(2, 0))
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    ability = e.Attack(value=3, area=e.Area(hexes=((1, 0), (2, 0))))
    aim(table, ability, "area:1:1,0;2,0")
    assert guard.hp == 6 and table.figure("tinkerer").hp == 8


# The arithmetic is kept for whoever wants to reckon it up


@pytest.mark.rule("GH-ATTACK-06", "GH-ATTACK-11")
def test_the_last_blow_is_recorded_term_by_term(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=20, boons=(Boon("shield", 2),))
    guard.conditions = ("poison",)
    table.draws("brute", "plus-1")
    boost = e.Boost(attack=2)
    hit(table, table.figure("brute"), guard, e.Attack(value=3, pierce=1, boosts=(boost,)))
    blow = table.state.blow
    assert blow is not None
    assert (blow.attacker, blow.target, blow.cards) == ("brute", guard.id, ("plus-1",))
    assert blow.terms == (
        ("attack", 3, ""),
        ("bonus", 2, ""),
        ("poison", 1, ""),
        ("modifier", 1, ""),
        ("shield", -2, ""),
        ("pierce", 1, ""),
    )
    assert sum(amount for _, amount, _ in blow.terms) == blow.damage == 6
    assert blow.suffered
    assert guard.hp == 14


@pytest.mark.rule("GH-ATTACK-09", "GH-ATTACK-10")
def test_a_blow_names_its_item_a_miss_and_the_floor(table: Scene) -> None:
    table.lay("brute", items=["minor-power-potion"])
    table.monster("bandit-guard", (1, 0), hp=20)
    table.draws("brute", "null")
    aim(table, e.Attack(value=3), "item:minor-power-potion", "attack:bandit-guard-1")
    blow = table.state.blow
    assert blow is not None and blow.damage == 0
    assert blow.terms == (("attack", 3, ""), ("bonus", 1, "minor-power-potion"), ("null", 0, ""))
    table.state.modifiers.cards[:] = ["times-2"] * 3
    weak = table.monster("living-bones", (-1, 1), hp=5)
    hit(table, weak, table.figure("brute"), e.Attack(value=-9, relative=True))
    blow = table.state.blow
    assert blow is not None and blow.damage == 0
    names = [name for name, _, _ in blow.terms]
    assert names == ["attack", "card", "least", "double"]


@pytest.mark.rule("GH-ATTACK-26")
@pytest.mark.parametrize("rank", ["normal", "elite"])
def test_gh_attack_26_killed_instead_of_attacked(table: Scene, rank: str) -> None:
    """No card is drawn and nobody retaliates; an elite is attacked as usual, without a question."""
    guard = table.monster("bandit-guard", (1, 0), rank=rank, hp=9, boons=(Boon("retaliate", 3),))
    boost = e.Boost(kill="one", kill_rank="normal")
    table.hero("brute").deck.cards[:] = ["plus-0"] * 3
    hp = table.figure("brute").hp
    table.lay("brute", hand=[])
    aim = Aim(table.figure("brute"), ActionTally(), 0)
    ability = e.Attack(value=2, boosts=(boost,))
    answers = ("kill-it",) if rank == "normal" else ()
    table.run(attack(table.game, aim, ability, [guard]), *answers)
    assert (guard.id in table.state.figures) == (rank == "elite")
    drawn = 0 if rank == "normal" else 1
    assert len(table.hero("brute").deck.cards) == 3 - drawn
    assert table.figure("brute").hp == hp - 3 * drawn


def test_gh_attack_26_the_attacker_may_attack_it(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.hero("brute").deck.cards[:] = ["plus-0"] * 3
    aim = Aim(table.figure("brute"), ActionTally(), 0)
    ability = e.Attack(value=2, boosts=(e.Boost(kill="one", kill_rank="normal"),))
    table.run(attack(table.game, aim, ability, [guard]), "attack-it")
    assert table.asked_so_far[0].rule == "GH-ATTACK-26"
    assert guard.hp == 7 and len(table.hero("brute").deck.cards) == 2
