"""Each effect of the vocabulary in combat, through a scene."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.effects import standing as st
from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Condition, Use
from fabletop.games.euthia.state import Fight

from .scene import Scene


def duel(
    table: Scene,
    timing: Any,
    *effects: e.AnyEffect,
    stage: str,
    monster: str = "",
    hits: int = 3,
    **fight: Any,
) -> str:
    """Dral with a sword of `hits` at any strength and one tile, against a monster. A ring for the
    hero's attack stops the play there, after the monster's attack."""
    table.bare("dral")
    id = table.tile(Use(timing, effects))
    table.wear("dral", table.weapon((None, None, hits)), id)
    if stage.startswith("mon"):
        table.wear("dral", table.tile(Use("hero-before", (e.Clover(1),)), jewel="ring"))
    table.lay("dral", health=8)
    card = monster or table.monster((2, None, 2), vitality=20)
    table.fight("dral", card, stage, **{"round": 1, **fight})
    return id


def fight_of(table: Scene) -> Fight:
    assert table.state.fight is not None
    return table.state.fight


def strength(table: Scene) -> int:
    assert table.state.roll is not None
    return table.state.roll.total


# The monster's attack


def test_paw_before_the_roll_counts_for_the_coming_one(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-before", e.Paw(-3), stage="mon-a", gaar=1)
    table.luck("monster-dice", 4, 5)
    table.choose(f"use:{id}", rule="EU-COMBAT-14")
    assert strength(table) == 6


def test_paw_after_the_roll(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    monster = table.monster((2, 5, 1), (6, None, 4), vitality=20)
    id = duel(table, "mon-after", e.Paw(-2), stage="mon-b", monster=monster)
    table.luck("monster-dice", 4, 3)
    table.choose(f"use:{id}", rule="EU-COMBAT-17")
    assert table.dral.health == 7


def test_signed_wounds(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-after", e.Wounds(-1), stage="mon-b")
    table.choose(f"use:{id}", rule="EU-COMBAT-17")
    assert table.dral.health == 7  # 2 wounds less 1


def test_a_wound_of_a_card_joins_the_base(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    power = table.made_power("silver", "mon-before", (e.Wound(1),), (e.Wound(2),))
    monster = table.monster((13, None, 1), vitality=20)
    duel(table, "prep", e.Hope(1), stage="mon-cards", monster=monster, chaos=1)
    table.lay("ael", silver=[f"{power}-1"])
    table.choose(f"play:{power}:1", by="ael")
    table.on_to("EU-COMBAT-23")
    assert table.dral.health == 7  # nothing in the diagram, 1 by the card


def test_one_die_fewer(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-before", e.DropDie(), stage="mon-a", gaar=1)
    table.luck("monster-dice", 5)
    table.choose(f"use:{id}")
    assert table.state.roll is not None and table.state.roll.dice == [5]


def test_chaos_and_gaar_of_the_monster_are_discarded(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-before", e.Chaos(-2), e.MonsterGaar(-1), stage="mon-a", chaos=1, gaar=2)
    table.choose(f"use:{id}")
    assert (fight_of(table).chaos, fight_of(table).gaar) == (0, 1)


def test_the_hero_takes_gaar_from_the_monster(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-before", e.TakeGaar("hero", 3), stage="mon-a", gaar=2)
    table.choose(f"use:{id}")
    assert (table.dral.gaar, fight_of(table).gaar) == (2, 0)


def test_the_monster_takes_gaar_from_the_hero(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    power = table.made_power("silver", "mon-before", (e.TakeGaar("monster", 3),), ())
    duel(table, "prep", e.Hope(1), stage="mon-cards", chaos=1)
    table.lay("dral", gaar=2)
    table.lay("ael", silver=[f"{power}-1"])
    table.choose(f"play:{power}:1")
    assert (table.dral.gaar, fight_of(table).gaar) == (0, 2)


def test_soul_control_takes_coins_or_cards(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    duel(table, "prep", e.Hope(1), stage="mon-cards", chaos=1)
    table.lay("ael", gold=table.power("soul-control", 2), coins=0)
    silver = table.power("curse", 1)
    table.lay("dral", coins=2, silver=silver)
    table.choose("play:soul-control:2")
    table.choose("rob:silver", by="ael")  # then only coins are left to take
    assert (table.dral.coins, table.ael.coins) == (1, 1)
    assert table.ael.silver.cards == silver and table.dral.silver.cards == []


def test_barred_cards_are_not_played(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-before", e.BarCards(), stage="mon-a", chaos=2)
    table.lay("ael", silver=table.power("barbs", 1))
    table.choose(f"use:{id}")
    table.on_to("EU-COMBAT-23")
    assert fight_of(table).chaos == 2 and len(table.ael.silver.cards) == 1


def test_the_monster_does_not_attack(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-before", e.SkipAttack(), stage="mon-a")
    table.choose(f"use:{id}")
    table.on_to("EU-COMBAT-23")
    assert table.dral.health == 8 and fight_of(table).round == 1


@pytest.mark.parametrize(("least", "hits"), [(13, 2), (2, 0)])
def test_riposte_only_without_a_wound(scene: type[Scene], least: int, hits: int) -> None:
    table = scene("dral", "ael")
    monster = table.monster((least, None, 1), vitality=20)
    id = duel(table, "mon-after", e.Riposte(2), stage="mon-b", monster=monster)
    table.choose(f"use:{id}", rule="EU-COMBAT-17")
    assert fight_of(table).hits == hits


@pytest.mark.parametrize(("dice", "rolled"), [(1, 3), (2, 5)])
def test_rerolling_the_monsters_dice(scene: type[Scene], dice: Any, rolled: int) -> None:
    table = scene("dral", "ael")
    monster = table.monster((2, None, 0), vitality=20)
    id = duel(table, "mon-after", e.Reroll("monster", dice), stage="mon-b", monster=monster)
    table.wear("dral", table.tile(Use("mon-after", (e.Paw(-1),)), kind="shield"))
    table.luck("monster-dice", 6, 1, 2, 3)
    table.choose(f"use:{id}")
    if dice == 1:
        table.choose("die:1")
    assert strength(table) == rolled


@pytest.mark.parametrize(("face", "total"), [(1, 3), (0, 4)])
def test_turning_a_die_of_the_monster(scene: type[Scene], face: int, total: int) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-after", e.TurnDie("monster", face), stage="mon-b")
    table.wear("dral", table.tile(Use("mon-after", (e.Paw(-1),)), kind="shield"))
    table.luck("monster-dice", 5, 2)
    table.choose(f"use:{id}")
    table.choose("die:1")
    assert strength(table) == total


# Elite effects in a diagram


def special(table: Scene, *effects: e.AnyEffect, wounds: int = 1) -> str:
    return table.monster(diagram=(e.Range(2, None, wounds=wounds, effects=effects),), vitality=20)


def test_the_monster_heals(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    monster = special(table, e.MonsterHeals(3))
    duel(table, "prep", e.Hope(1), stage="mon-b", monster=monster, hits=2)
    fight_of(table).hits = 4
    table.on_to("EU-COMBAT-23")
    assert fight_of(table).hits == 1


@pytest.mark.parametrize("colour", ["silver", "gold"])
def test_the_monster_player_draws(scene: type[Scene], colour: Any) -> None:
    table = scene("dral", "ael")
    duel(table, "prep", e.Hope(1), stage="mon-b", monster=special(table, e.MonsterDraws(colour)))
    table.on_to("EU-COMBAT-23")
    assert len(getattr(table.ael, colour).cards) == 1


def test_a_clover_of_an_elite_lasts_until_the_next_monster_attack(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    monster = special(table, e.Clover(-3), wounds=0)
    duel(table, "prep", e.Hope(1), stage="mon-b", monster=monster)
    table.lay("dral", gaar=1)
    table.luck("hero-dice", 4, 4)
    table.on_to("EU-ROLL-7")
    assert strength(table) == 5


def test_slain_at_once(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    duel(table, "prep", e.Hope(1), stage="mon-b", monster=special(table, e.Slay(), wounds=0))
    table.on_to("EU-TURN-2")
    assert table.state.fight is None and table.ael.taken == 1


# The hero's attack


def test_more_hits(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "hero-before", e.Hits(2), stage="hero-a")
    table.lay("dral", gaar=1)
    table.choose(f"use:{id}", rule="EU-COMBAT-23")
    table.choose("done", rule="EU-ROLL-7")
    assert fight_of(table).hits == 5


def test_unsigned_hits_before_an_attack_join_its_base(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "hero-before", e.Hit(1), stage="hero-a", hits=0)
    table.lay("dral", gaar=1)
    table.choose(f"use:{id}")
    table.choose("done", rule="EU-ROLL-7")
    assert fight_of(table).hits == 1


def test_unsigned_hits_elsewhere_are_dealt_at_once(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "mon-after", e.Hit(2), stage="mon-b")
    table.choose(f"use:{id}", rule="EU-COMBAT-17")
    assert fight_of(table).hits >= 2


def test_clover_before_and_after_the_roll(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    before = duel(table, "hero-before", e.Clover(2), stage="hero-a")
    after = table.tile(Use("hero-after", (e.Clover(1),)), jewel="ring")
    table.wear("dral", after)
    table.luck("hero-dice", 2, 4)
    table.choose(f"use:{before}", rule="EU-COMBAT-23")
    assert strength(table) == 8
    table.choose(f"use:{after}", rule="EU-ROLL-7")
    assert "2 + 4 + 2 + 1 = 9" in table.said("dral")


def test_rerolling_and_turning_own_dice(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    again = duel(table, "hero-after", e.Reroll("hero"), stage="hero-b")
    over = table.tile(Use("hero-after", (e.TurnDie("hero", 6),)), jewel="ring")
    table.wear("dral", over)
    table.lay("dral", gaar=1)
    table.luck("hero-dice", 1, 4, 5)
    table.choose(f"use:{again}", rule="EU-ROLL-7")
    table.choose("die:1")
    assert strength(table) == 9
    table.choose(f"use:{over}")
    table.choose("die:2")
    assert strength(table) == 11


def test_silence_ends_the_penalties_of_cards(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "hero-before", e.Silence(), stage="curse", chaos=1)
    table.lay("ael", silver=table.power("curse", 2))
    table.lay("dral", gaar=1)
    table.luck("hero-dice", 4, 4)
    table.choose("play:curse:2", by="ael")
    table.choose(f"use:{id}", rule="EU-COMBAT-23")
    assert strength(table) == 8
    table.choose("done", rule="EU-ROLL-7")
    assert fight_of(table).hits == 3


def test_striking_again_needs_another_weapon(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "hero-before", e.StrikeAgain(), stage="hero-a")
    second = table.weapon((None, None, 4))
    table.wear("dral", second)
    table.lay("dral", gaar=1)
    table.choose(f"use:{id}")
    table.choose(f"strike:{second}", rule="EU-COMBAT-24")
    table.choose("done", rule="EU-ROLL-7")
    table.choose("done", rule="EU-ROLL-7")  # the other one, without a choice
    assert fight_of(table).hits == 7


def test_hope_is_raised(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = duel(table, "prep", e.Hope(2), stage="prep", round=0)
    table.choose(f"use:{id}", rule="EU-COMBAT-9")
    assert fight_of(table).hope == 2


def test_at_the_end_of_each_round(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    monster = table.monster((13, None, 1), vitality=20)
    effect = e.EachRound((e.Hit(1),))
    id = duel(table, "hero-before", effect, stage="hero-a", hits=0, monster=monster)
    table.lay("dral", gaar=1)
    table.choose(f"use:{id}")
    for number in (1, 2, 3):
        table.on_to("EU-ROLL-7")
        table.choose("done")
        assert fight_of(table).hits == number


def test_changes_for_one_combat(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    changes = (st.WoundShift(-1), st.RollBonus(2))
    id = duel(table, "prep", e.ThisCombat(changes), stage="prep", round=0)
    table.lay("dral", gaar=1)
    table.luck("hero-dice", 3, 3)
    table.choose(f"use:{id}", rule="EU-COMBAT-9")
    table.on_to("EU-ROLL-7")
    assert table.dral.health == 7 and strength(table) == 8
    table.pass_fight()
    assert table.state.blessings == []


def test_withdrawing_from_a_combat(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    monster = table.monster((2, None, 2), vitality=20)
    id = duel(table, "hero-before", e.Withdraw(), stage="hero-a", monster=monster)
    table.lay("dral", health=3, gaar=1)
    table.choose(f"use:{id}")
    assert table.state.fight is None
    assert (table.dral.at, table.dral.health, table.dral.gaar) == (0, 3, 1)
    assert table.ael.taken == 0 and table.dral.gold.cards == []
    assert table.state.decks["monster-1"].cards[-1] == monster


# What stands in the diagram of the hero's weapon


def test_a_weapons_range_may_go_on_acting(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    lines = (e.Range(None, None, 1, effects=(e.EachRound((e.Hit(1),)),)),)
    table.wear("dral", table.tile(Use("attack", diagram=lines), kind="weapon", buy=4, sell=2))
    table.lay("dral", gaar=1, health=8)
    table.fight("dral", table.monster((13, None, 1), vitality=20), "hero-b", round=1)
    for hits in (2, 4, 6):  # the same tile works once
        table.on_to("EU-ROLL-7")
        table.choose("done")
        assert fight_of(table).hits == hits


def test_a_weapons_range_may_weaken_the_coming_attack(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    lines = (e.Range(None, None, 1, effects=(e.Paw(-2),)),)
    table.wear("dral", table.tile(Use("attack", diagram=lines), kind="weapon", buy=4, sell=2))
    table.lay("dral", gaar=1, health=8)
    table.fight("dral", table.monster((13, None, 1), vitality=20), "hero-b", round=1)
    table.luck("monster-dice", 4, 4)
    table.choose("done", rule="EU-ROLL-7")
    assert table.asked.rule == "EU-COMBAT-16" and strength(table) == 6


def test_an_immune_monster_keeps_its_gaar(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    monster = table.monster((13, None, 1), vitality=20, immune=True)
    effects = (e.TakeGaar("hero", 1), e.Hope(1))
    id = duel(table, "mon-before", *effects, stage="mon-a", gaar=2, monster=monster)
    table.choose(f"use:{id}")
    assert fight_of(table).gaar == 2 and table.dral.gaar == 0


# Conditions of combat


@pytest.mark.parametrize(
    ("when", "fight", "offered"),
    [
        (Condition(first_round=True), {"round": 1}, True),
        (Condition(first_round=True), {"round": 2}, False),
        (Condition(monster_hurt=True), {"hits": 1}, True),
        (Condition(monster_hurt=True), {"hits": 0}, False),
        (Condition(unhurt=True), {"suffered": 0}, True),
        (Condition(unhurt=True), {"suffered": 2}, False),
        (Condition(elite=True), {}, False),
        (Condition(no_gaar=True), {}, True),
    ],
)
def test_conditions(
    scene: type[Scene], when: Condition, fight: dict[str, int], offered: bool
) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    id = table.tile(Use("hero-before", (e.Hits(1),), when=when))
    other = table.tile(Use("hero-before", (e.Clover(1),)), jewel="ring")
    table.wear("dral", table.weapon((None, None, 1)), id, other)
    card = table.monster(vitality=20)
    table.fight("dral", card, "hero-a", **{"round": 1, **fight})
    assert f"use:{other}" in table.offered
    assert (f"use:{id}" in table.offered) is offered
