"""Each standing change and each trigger, through a scene."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.effects import standing as st
from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.fields import mark_of
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Side
from fabletop.games.euthia.rules.belongings import max_health
from fabletop.games.euthia.rules.encounters import prepare_encounter
from fabletop.games.euthia.rules.scoring import score
from fabletop.kernel.gamedef import Game

from .scene import Scene, hex_of


def worn(table: Scene, *changes: st.AnyStanding, hero: str = "dral", **use: Any) -> str:
    """A ring with standing changes on the hero's board."""
    id = table.tile(Use("permanent", changes=changes, **use), jewel="ring")
    table.wear(hero, id)
    return id


def strike(table: Scene, *dice: int, hits: int = 3, **fight: Any) -> None:
    """Dral's attack with a sword that always hits; Gaar in hand stops it after the roll."""
    table.wear("dral", table.weapon((None, None, hits)))
    table.lay("dral", gaar=1, health=8)
    card = fight.pop("card", "") or table.monster((2, None, 2), vitality=20)
    table.fight("dral", card, "hero-b", **{"round": 1, **fight})
    table.luck("hero-dice", *dice)
    assert table.asked.rule == "EU-ROLL-7"


def total(table: Scene) -> int:
    assert table.state.roll is not None
    return table.state.roll.total


def test_attack_rolls_are_better(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.RollBonus(2))
    strike(table, 3, 3)
    assert total(table) == 8


@pytest.mark.parametrize(("rolls", "result"), [("attack", 6), ("confront", 8), ("all", 8)])
def test_rolls_against_elementals_are_better(scene: type[Scene], rolls: Any, result: int) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    tile = table.land((1, -2), ["water", "", ""])
    table.bare("dral")
    worn(table, st.RollBonus(2, rolls))
    table.lay("dral", at=tile + 1, gaar=1)
    table.luck("hero-dice", 3, 3)
    table.choose("confront:water")
    assert total(table) == result


def test_the_monster_is_weaker(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.StrengthShift(-1))
    table.lay("dral", gaar=1)
    table.fight("dral", table.monster(vitality=20), "mon-b", round=1)
    table.luck("monster-dice", 4, 4)
    assert table.asked.rule == "EU-COMBAT-16" and total(table) == 7


def test_wounds_of_every_attack_are_fewer(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.WoundShift(-1))
    stop = table.tile(Use("hero-before", (e.Clover(1),)))
    table.wear("dral", table.weapon((None, None, 1)), stop)
    table.lay("dral", health=8)
    table.fight("dral", table.monster((2, None, 3), vitality=20), "mon-b", round=1)
    assert f"use:{stop}" in table.offered and table.dral.health == 6


def test_hits_of_every_attack_are_more(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.HitShift(1))
    strike(table, 3, 3)
    table.choose("done")
    assert table.state.fight is not None and table.state.fight.hits == 4


@pytest.mark.parametrize(("eased", "result"), [(1, 4), (5, 7)])
def test_the_penalty_is_eased_but_never_a_bonus(
    scene: type[Scene], eased: int, result: int
) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.EasePenalty(eased))
    strike(table, 3, 4, card=table.monster((2, None, 2), vitality=20, penalty=4))
    assert total(table) == result


@pytest.mark.parametrize(("elements", "health"), [(("fire",), 8), (("air",), 6)])
def test_shelter_from_an_elemental(scene: type[Scene], elements: Any, health: int) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    tile = table.land((1, -2), ["", "", "fire"])
    table.bare("dral")
    worn(table, st.Shelter(elements))
    table.lay("dral", at=1, health=8, tokens=["mining"])
    table.choose("walk:mining")
    table.choose(f"step:{table.state.placed[tile >> 2]}:3")
    assert table.dral.health == health


def test_shelter_by_essences_laid_on_the_tile(scene: type[Scene]) -> None:
    table = scene("taesiri", "ael")
    table.no_stack()
    tile = table.land((1, -2), ["", "", "fire"])
    table.wear("taesiri", "sleep")
    table.lay("taesiri", at=1, health=5, tokens=["mining"], inlaid={"sleep": ("fire",)})
    table.choose("walk:mining")
    table.choose(f"step:{table.state.placed[tile >> 2]}:3")
    assert table.taesiri.health == 5 and table.taesiri.exhausted == []


def trading(table: Scene, **fields: Any) -> None:
    """Dral at a liberated shop, in a trade action."""
    table.no_stack()
    shop = table.land((1, -2), ["merchants", "", ""])
    table.lay("dral", at=shop + 1, tokens=["trade"], **fields)
    table.choose(next(key for key in table.offered if key.startswith("trade")))


def test_buying_is_cheaper(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    worn(table, st.Discount("buy", 1))
    goods = table.tile(Use("none", (e.Move(1),)), kind="scroll", buy=4, sell=2)
    table.state.offers["merchants"][0] = goods
    trading(table, coins=3)
    table.choose(f"buy:{goods}")
    assert table.dral.coins == 0 and goods in table.dral.bags


def test_learning_is_cheaper(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.Discount("learn", 1))
    trading(table, coins=1, beside=["iron-breath"])
    table.choose(next(key for key in table.offered if key.startswith("learn:iron-breath")))
    assert table.dral.coins == 0 and "iron-breath" in table.dral.slots


def test_unlocking_is_cheaper(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    worn(table, st.Discount("unlock", 1))
    trading(table, coins=1)
    keys = [key for key in table.offered if key.startswith("unlock")]
    assert keys  # a slot of 2 coins
    table.choose(keys[0])
    assert table.dral.coins == 0


def test_resources_sell_better(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    worn(table, st.BetterSale(1))
    ore = table.tile(kind="resource", source="mountains", sides=(Side(coins=3),))
    trading(table, coins=0, bags=[ore])
    table.choose(next(key for key in table.offered if key.startswith(f"sell:{ore}")))
    assert table.dral.coins == 4


@pytest.mark.parametrize(("free", "coins"), [(False, 1), (True, 2)])
def test_no_fees_are_paid(scene: type[Scene], free: bool, coins: int) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    mine = table.land((1, -2), ["lake", "", ""])
    if free:
        worn(table, st.NoFees())
    table.state.interactions[mark_of(hex_of(mine, 1), table.ael.seat)] = 1
    table.lay("dral", at=mine + 1, tokens=["mining"], coins=2)
    table.choose(next(key for key in table.offered if key.startswith("mine")))
    assert table.dral.coins == coins


@pytest.mark.parametrize(("more", "asked"), [(0, True), (2, False)])
def test_the_hand_holds_more(scene: type[Scene], more: int, asked: bool) -> None:
    table = scene("dral", "ael")
    if more:
        worn(table, st.HandLimit(more))
    table.lay("dral", at=0, silver=table.power("curse", 5))
    id = table.tile(Use("none", (e.Draw("silver", 2),)))
    table.wear("dral", id)
    table.choose(f"use:{id}")
    assert (table.asked.rule == "EU-CARDS-2") is asked


def test_gaar_is_stronger(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.GaarPower(roll=1))
    strike(table, 3, 4, 5)
    table.lay("dral", gaar=2)
    table.choose("gaar:1")
    assert total(table) == 12  # 5 + 4 + 2 + 1


def test_potions_heal_more(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    worn(table, st.HealMore(2))
    table.lay("dral", at=0, health=1, bags=["healing-potion-1"])
    table.choose("use:healing-potion-1")
    assert table.dral.health == 6


@pytest.mark.parametrize(("fame", "reputation"), [(0, 20), (5, 21)])
def test_rewards_reach_further(scene: type[Scene], fame: int, reputation: int) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    if fame:
        worn(table, st.WiderFame(fame))
    table.wear("dral", table.weapon((None, None, 9)))
    card = table.monster(vitality=1, most=15, reward=(e.Reputation(1),))
    table.lay("dral", reputation=20)
    table.fight("dral", card, "hero-b", round=1)
    table.on_to("EU-TURN-2")
    assert table.dral.reputation == reputation


def test_a_keen_eye_for_treasures(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    tile = table.land((1, -2), ["treasure-1", "", ""])
    worn(table, st.KeenEye("treasure"))
    table.lay("dral", at=tile + 1)
    left = len(table.state.decks["treasure-1"].cards)
    table.choose(next(key for key in table.offered if key.startswith("treasure")))
    assert len(table.offered) == 2
    table.choose(table.offered[0])
    assert len(table.state.decks["treasure-1"].cards) == left - 2


def test_shields_without_drawback(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.FullShield())
    shield = table.tile(Use("mon-after", (e.Paw(-1), e.Clover(-3))), kind="shield")
    table.wear("dral", table.weapon((None, None, 1)), shield)
    table.lay("dral", health=8)
    table.fight("dral", table.monster((2, None, 1), vitality=20), "mon-b", round=1)
    table.luck("hero-dice", 3, 3)
    stop = table.tile(Use("hero-after", (e.Clover(1),)))
    table.wear("dral", stop)
    table.choose(f"use:{shield}", rule="EU-COMBAT-17")
    assert table.asked.rule == "EU-ROLL-7" and total(table) == 6


def test_a_set_and_a_condition_hold_a_change_back(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.RollBonus(2), set_size=3)
    table.wear("dral", "leather-helmet-1", "leather-gloves-1")
    strike(table, 3, 3)
    assert total(table) == 6

    table = scene("dral", "ael")
    table.bare("dral")
    worn(table, st.RollBonus(2), set_size=3)
    table.wear("dral", "leather-helmet-1", "leather-gloves-1", "leather-boots-1")
    strike(table, 3, 3)
    assert total(table) == 8


def test_an_artifact_stands_in_a_bag(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    tile = table.land((1, -2), ["", "", "fire"])
    table.lay("dral", at=1, health=8, tokens=["mining"], bags=["heart-of-fire"])
    table.choose("walk:mining")
    table.choose(f"step:{table.state.placed[tile >> 2]}:3")
    assert table.dral.health == 8


# Triggers


def triggered(table: Scene, trigger: Any, *effects: e.AnyEffect) -> None:
    table.wear("dral", table.tile(Use("permanent", effects, trigger=trigger), jewel="ring"))


def test_after_a_combat_won(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    triggered(table, "combat-won", e.Coins(2))
    table.wear("dral", table.weapon((None, None, 9)))
    table.fight("dral", table.monster(vitality=1), "hero-b", round=1)
    table.on_to("EU-TURN-2")
    assert table.dral.coins == 2


def test_when_a_combat_begins(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    triggered(table, "combat-begun", e.Hope(1))
    table.wear("dral", table.weapon((None, None, 1)))
    table.lay("dral", gaar=1)
    table.fight("dral", table.monster(vitality=20), "prep")
    assert table.asked.rule == "EU-COMBAT-16"
    assert table.state.fight is not None and table.state.fight.hope >= 1


def test_after_a_wound(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    triggered(table, "wounded", e.Hit(1))
    table.wear("dral", table.weapon((None, None, 1)))
    table.lay("dral", gaar=1, health=8)
    table.fight("dral", table.monster((2, None, 1), vitality=20), "mon-b", round=1)
    table.choose("pass", rule="EU-COMBAT-16")
    assert table.state.fight is not None and table.state.fight.hits == 1


def test_after_a_resurrection(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    triggered(table, "resurrected", e.Gaar(1))
    table.lay("dral", health=1)
    table.fight("dral", table.monster((2, None, 9), vitality=20), "mon-b", round=1)
    table.on_to("EU-TURN-2")
    assert table.dral.gaar == 4 and table.dral.health == max_health(table.dral)


@pytest.mark.parametrize("trigger", ["mined", "treasure-found", "confronted"])
def test_after_something_done_on_a_field(scene: type[Scene], trigger: Any) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    place = {"mined": "lake", "treasure-found": "treasure-1", "confronted": "water"}[trigger]
    verb = {"mined": "mine", "treasure-found": "treasure", "confronted": "confront"}[trigger]
    tile = table.land((1, -2), [place, "", ""])
    triggered(table, trigger, e.Move(3))
    table.lay("dral", at=tile + 1, tokens=["mining"])
    table.choose(next(key for key in table.offered if key.startswith(verb)))
    table.on_to("EU-TURN-2")
    assert table.state.mp == 3


def test_an_ordinary_monster_is_no_elite(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    triggered(table, "elite-won", e.Coins(2))
    table.wear("dral", table.weapon((None, None, 90)))
    table.fight("dral", table.monster(vitality=1), "hero-b", round=1)
    table.on_to("EU-TURN-2")
    assert table.dral.coins == 0  # an ordinary monster


def test_after_an_elite_is_beaten(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    triggered(table, "elite-won", e.Hope(1), e.Draw("gold"))
    bounty = library().bounties[table.state.bounty]
    before = len(table.dral.gold.cards)
    table.fight("dral", bounty.elite, "hero-b", foe="elite", hits=99)
    table.on_to("EU-TURN-2")
    gained = sum(
        one.cards for one in bounty.reward if isinstance(one, e.Draw) and one.colour == "gold"
    )
    assert len(table.dral.gold.cards) == before + gained + 1


def test_after_a_quest(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    triggered(table, "quest-fulfilled", e.Move(2))
    tile = table.land((1, -2), ["encounter", "", ""], encounter="caretaker")
    prepare_encounter(Game(table.state, [], False), "caretaker")
    table.state.open_quests["caretaker"] = ["missing-from-the-inventory"]
    table.lay("dral", at=tile + 1, loose=["ruby"])
    table.choose("quest:missing-from-the-inventory:2")
    assert table.state.mp == 2


def test_after_trading(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    triggered(table, "traded", e.Coins(1))
    trading(table, coins=0)
    table.on_to("EU-TURN-2")
    assert table.dral.coins == 1


def test_at_the_start_and_end_of_a_turn(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.bare("dral")
    triggered(table, "turn-start", e.Coins(1))
    amulet = table.tile(Use("permanent", (e.Coins(2),), trigger="turn-end"))
    table.wear("dral", amulet)
    assert table.offered and table.dral.coins == 1
    table.choose("end-turn")
    while "store-none" in table.offered:
        table.choose("store-none")
    assert table.dral.coins == 3


def test_after_each_tile_explored(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    triggered(table, "tile-placed", e.Coins(1))
    table.lay("dral", at=0, coins=0, tokens=["mining"])
    table.choose("walk:mining")
    table.choose(next(key for key in table.offered if key.startswith("step")))
    while table.asked.rule == "EU-MAP-3":
        table.choose(table.offered[0])
    assert table.dral.coins == 3


@pytest.mark.parametrize(
    ("change", "more"), [(st.FinalScore(4), 4), (st.FinalScore(2, "skills"), 2)]
)
def test_final_scoring(scene: type[Scene], change: st.FinalScore, more: int) -> None:
    plain, better = scene("dral", "ael"), scene("dral", "ael")
    worn(plain, st.NoFees())
    worn(better, change)  # on a board with one skill
    assert final_score(better) - final_score(plain) == more


def final_score(table: Scene) -> int:
    asked = list(score(Game(table.state, [], False)))
    assert asked == []
    return table.state.scores[table.dral.seat]
