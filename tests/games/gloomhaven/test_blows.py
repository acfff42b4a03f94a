"""One attack after its cards are drawn, detail by detail (GH-ATTACK-11 to GH-ATTACK-24)."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.rules.attack import attack
from fabletop.games.gloomhaven.state import ActionTally, Active, Boon, Figure

from .scene import Scene


@pytest.fixture
def table() -> Scene:
    """The Brute at (0, 0), the Tinkerer at (-1, 0), all modifiers +0, nobody with a hand."""
    made = Scene("brute", "tinkerer")
    for deck in (made.state.modifiers, *(one.deck for one in made.state.heroes)):
        deck.cards[:] = ["plus-0"] * 12
    for type in ("brute", "tinkerer"):
        made.lay(type, hand=[])
    return made


def hit(table: Scene, by: Figure, target: Figure, ability: e.Attack, *answers: Any) -> None:
    table.run(
        attack(table.game, Aim(by, ActionTally(), max(0, by.owner)), ability, [target]), *answers
    )


def holding(table: Scene, *bonuses: e.Bonus, type: str = "brute", **fields: Any) -> Active:
    """A card with these bonuses lies in the hero's active area."""
    card = table.card(*bonuses, owner=type, duration="persistent", **fields)
    active = Active(card, "top", False, bonuses=tuple(range(len(bonuses))))
    table.hero(type).active.append(active)
    return active


# Shield and Pierce


def test_gh_attack_11_a_monster_pierces_with_its_own_pierce(table: Scene) -> None:
    """The lurker of level 1 has Pierce 1; a guard has none."""
    brute = table.lay("brute", boons=(Boon("shield", 2),))
    hit(table, table.monster("lurker", (1, 0)), brute, e.Attack(value=3))
    assert brute.hp == 10 - (3 - (2 - 1))
    hit(table, table.monster("bandit-guard", (0, 1)), brute, e.Attack(value=3))
    assert brute.hp == 8 - (3 - 2)


def test_gh_attack_14_pierce_of_card_and_change_add_up(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=20, boons=(Boon("shield", 4),))
    ability = e.Attack(value=5, pierce=1, boosts=(e.Boost(pierce=2),))
    hit(table, table.figure("brute"), guard, ability)
    assert guard.hp == 20 - (5 - (4 - 3))


def test_gh_attack_11_shields_ignored(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=20, boons=(Boon("shield", 9),))
    ability = e.Attack(value=3, boosts=(e.Boost(ignore_shields=True),))
    hit(table, table.figure("brute"), guard, ability)
    assert guard.hp == 17


def test_gh_attack_11_more_pierce_than_shield_adds_nothing(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=20, boons=(Boon("shield", 1),))
    hit(table, table.figure("brute"), guard, e.Attack(value=3, pierce=4))
    assert guard.hp == 17


def test_gh_attack_12_a_shield_for_this_attack_only(table: Scene) -> None:
    """It adds to the shield of the round."""
    holding(table, e.Bonus(on="attacked", shield=1))
    brute = table.lay("brute", boons=(Boon("shield", 1),))
    hit(table, table.monster("bandit-guard", (1, 0)), brute, e.Attack(value=4))
    assert brute.hp == 10 - (4 - 2)


def test_gh_attack_14_what_is_left_of_pierce_meets_the_parry(table: Scene) -> None:
    """Pierce 3: 1 for the shield, 2 for the first parry, nothing for the second."""
    holding(table, e.Bonus(on="damaged-by-attack", shield=3))
    holding(table, e.Bonus(on="damaged-by-attack", shield=1))
    brute = table.lay("brute", boons=(Boon("shield", 1),))
    guard = table.monster("bandit-guard", (1, 0))
    hit(table, guard, brute, e.Attack(value=6, pierce=3), "suffer")
    assert brute.hp == 10 - (6 - (3 - 2) - 1)


def test_gh_attack_14_pierce_never_makes_a_parry_worse_than_none(table: Scene) -> None:
    holding(table, e.Bonus(on="damaged-by-attack", shield=1))
    brute = table.figure("brute")
    hit(table, table.monster("bandit-guard", (1, 0)), brute, e.Attack(value=3, pierce=5))
    assert brute.hp == 7


# Reactions to damage


@pytest.mark.parametrize(("range", "left"), [(0, 9), (3, 7)])
def test_gh_attack_12_a_parry_against_melee_attacks_only(
    table: Scene, range: int, left: int
) -> None:
    holding(table, e.Bonus(on="damaged-by-attack", only=e.If(attack="melee"), shield=2))
    at = (2, 0) if range else (1, 0)
    hit(
        table,
        table.monster("bandit-guard", at),
        table.figure("brute"),
        e.Attack(value=3, range=range),
    )
    assert table.figure("brute").hp == left


def test_gh_attack_12_a_parry_that_makes_the_damage_nothing(table: Scene) -> None:
    active = holding(table, e.Bonus(on="damaged-by-attack", negate=True), slots=(1,))
    brute = table.figure("brute")
    hit(table, table.monster("bandit-guard", (1, 0)), brute, e.Attack(value=7))
    assert brute.hp == 10
    assert active not in table.hero("brute").active and table.hero("brute").xp == 1


def test_gh_attack_12_without_damage_no_parry_is_used(table: Scene) -> None:
    """Neither by itself nor by choice."""
    active = holding(table, e.Bonus(on="damaged-by-attack", shield=1), slots=(0, 0))
    table.lay("brute", items=("heater-shield",), boons=(Boon("shield", 5),))
    hit(table, table.monster("bandit-guard", (1, 0)), table.figure("brute"), e.Attack(value=3))
    assert active.slot == 0 and table.asked_so_far == []


def test_gh_item_08_an_item_is_not_offered_when_a_card_has_parried_all(table: Scene) -> None:
    holding(table, e.Bonus(on="damaged-by-attack", negate=True))
    table.lay("brute", items=("heater-shield",))
    hit(table, table.monster("bandit-guard", (1, 0)), table.figure("brute"), e.Attack(value=3))
    assert table.asked_so_far == [] and table.figure("brute").hp == 10


def test_gh_item_08_reactions_are_the_heros_own(table: Scene) -> None:
    """A monster is asked for nothing, whatever heroes hold."""
    holding(table, e.Bonus(on="damaged-by-attack", negate=True, of=e.Who(side="figures", range=9)))
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    hit(table, table.figure("tinkerer"), guard, e.Attack(value=3, range=3))
    assert guard.hp == 6


@pytest.mark.parametrize(("at", "hp"), [((1, 0), 7), ((2, 0), 7), ((3, 0), 9)])
def test_gh_attack_20_a_parry_that_answers_back(table: Scene, at: tuple[int, int], hp: int) -> None:
    """Retaliate 2 within two hexes, for this very attack."""
    bonus = e.Bonus(on="damaged-by-attack", shield=1, retaliate=2, retaliate_range=2)
    holding(table, bonus)
    guard = table.monster("bandit-guard", at, hp=9)
    hit(table, guard, table.figure("brute"), e.Attack(value=2, range=4))
    assert guard.hp == hp
    assert table.figure("brute").hp == 9


# Retaliate


def test_gh_attack_20_the_dead_do_not_retaliate(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=2, boons=(Boon("retaliate", 3),))
    hit(table, table.figure("brute"), guard, e.Attack(value=2))
    assert table.figure("brute").hp == 10


def test_gh_attack_20_experience_for_retaliating(table: Scene) -> None:
    """For the hero, each time; nobody gains anything by a monster's."""
    table.lay("brute", boons=(Boon("retaliate", 1, xp=2),))
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    for _ in range(2):
        hit(table, guard, table.figure("brute"), e.Attack(value=1))
    assert guard.hp == 7 and table.hero("brute").xp == 4
    guard.boons = (Boon("retaliate", 1, xp=5),)
    hit(table, table.figure("brute"), guard, e.Attack(value=1))
    assert table.figure("brute").hp == 7  # two attacks and this answer
    assert table.hero("tinkerer").xp == 0 and table.hero("brute").xp == 4


def test_gh_attack_20_without_an_amount_no_experience(table: Scene) -> None:
    table.lay("brute", boons=(Boon("retaliate", 1, range=1, xp=2),))
    hit(
        table,
        table.monster("bandit-guard", (3, 0)),
        table.figure("brute"),
        e.Attack(value=1, range=4),
    )
    assert table.hero("brute").xp == 0


# What an attack does to the attacker


def boosted(table: Scene, boost: e.Boost, *answers: str, value: int = 2, shield: int = 0) -> Figure:
    guard = table.monster("bandit-guard", (1, 0), hp=9, boons=(Boon("shield", shield),))
    brute = table.figure("brute")
    hit(table, brute, guard, e.Attack(value=value, boosts=(boost,)), *answers)
    return brute


def test_gh_mod_15_an_attack_heals_the_attacker(table: Scene) -> None:
    table.lay("brute", hp=3)
    assert boosted(table, e.Boost(self_heal=2)).hp == 5


@pytest.mark.parametrize(("shield", "hp"), [(0, 6), (2, 3)])
def test_gh_mod_15_a_heal_for_each_target_that_was_hurt(table: Scene, shield: int, hp: int) -> None:
    table.lay("brute", hp=3)
    assert boosted(table, e.Boost(heal_per_hit=3), shield=shield).hp == hp


def test_gh_mod_15_shield_retaliate_and_conditions_for_the_attacker(table: Scene) -> None:
    boost = e.Boost(self_shield=1, self_retaliate=2, self_conditions=("strengthen",))
    brute = boosted(table, boost)
    assert brute.boons == (Boon("shield", 1), Boon("retaliate", 2))
    assert brute.conditions == ("strengthen",)


def test_gh_elem_02_a_change_of_the_ability_infuses_unasked(table: Scene) -> None:
    boosted(table, e.Boost(infuse=("fire",)))
    assert table.state.infusing == ("fire",) and table.asked_so_far == []


def infusing_card() -> tuple[str, str]:
    """A modifier card that infuses, and the element."""
    for id, card in library().modifiers.items():
        if card.boost.infuse and card.boost.infuse[0] != "any" and not card.rolling:
            return id, card.boost.infuse[0]
    for id, card in library().modifiers.items():
        if card.boost.infuse and card.boost.infuse[0] != "any":
            return id, card.boost.infuse[0]
    raise AssertionError("no modifier infuses")


@pytest.mark.parametrize("answer", ["infuse", "skip"])
def test_gh_mod_15_the_infusion_of_a_modifier_may_be_skipped(table: Scene, answer: str) -> None:
    card, element = infusing_card()
    table.draws("brute", card)
    guard = table.monster("bandit-guard", (1, 0), hp=20)
    hit(table, table.figure("brute"), guard, e.Attack(value=1), answer)
    assert [one.rule for one in table.asked_so_far] == ["GH-MOD-15"]
    assert table.state.infusing == ((element,) if answer == "infuse" else ())


# Damage of the turn


def test_gh_attack_13_damage_of_the_turn_is_counted_for_whoever_acts(table: Scene) -> None:
    """What really was suffered, by the attacks of the figure whose turn it is."""
    table.state.turn.figure = "brute"
    guard = table.monster("bandit-guard", (1, 0), hp=20, boons=(Boon("shield", 1),))
    for _ in range(2):
        hit(table, table.figure("brute"), guard, e.Attack(value=3))
    assert table.state.turn.inflicted == 4
    hit(table, table.figure("tinkerer"), guard, e.Attack(value=3, range=3))
    assert table.state.turn.inflicted == 4


def test_gh_attack_24_feats_of_kills_are_for_heroes_and_monsters_only(table: Scene) -> None:
    """A monster that kills its like is nobody's, and an objective is no monster."""
    guards = [table.monster("bandit-guard", at, hp=1, most=1) for at in ((1, 0), (2, 0))]
    hit(table, guards[0], guards[1], e.Attack(value=9))
    altar = Figure("altar", "objective", "altar", (0, 1), 1, 1, side="monsters")
    table.state.figures[altar.id] = altar
    hit(table, table.figure("brute"), altar, e.Attack(value=9))
    assert [one.feats for one in table.state.heroes] == [{}, {}]
    hit(table, table.figure("brute"), guards[0], e.Attack(value=9))
    feats = table.hero("brute").feats
    assert (feats["clean-kills"], feats["overkills"]) == (1, 1)


# Push and pull of an attack


def test_gh_move_24_what_died_by_the_first_push_is_not_pulled(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=3)
    table.tile("trap", (2, 0), damage=9)
    ability = e.Attack(value=1, push=1, boosts=(e.Boost(pull=2), e.Boost(pull=1)))
    hit(table, table.figure("brute"), guard, ability, "push:1", "step:2,0")
    assert guard.id not in table.state.figures
    assert [one.rule for one in table.asked_so_far] == ["GH-ATTACK-16", "GH-MOVE-21"]


def test_gh_attack_16_one_effect_alone_is_not_asked_for(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    hit(table, table.figure("brute"), guard, e.Attack(value=1, push=1), "step:2,0")
    assert [one.rule for one in table.asked_so_far] == ["GH-MOVE-21"]
    assert guard.at == (2, 0)


# Experience


def targets(table: Scene) -> list[Figure]:
    return [table.monster("bandit-guard", at, hp=9) for at in ((1, 0), (0, 1), (1, -1))]


@pytest.mark.parametrize(
    ("ability", "xp"),
    [
        (e.Attack(value=1, xp_each=1), 3),
        (e.Attack(value=1, boosts=(e.Boost(xp=2),)), 2),
        (e.Attack(value=1, boosts=(e.Boost(xp=2, xp_each=True),)), 6),
        (e.Attack(value=1, boosts=(e.Boost(attack=1),)), 0),
        (e.Attack(value=1, boosts=(e.Boost(xp=1), e.Boost(attack=1, xp=2))), 3),
    ],
)
def test_gh_cards_20_experience_for_targets_and_changes(
    table: Scene, ability: e.Attack, xp: int
) -> None:
    """A change gives its experience once for the ability, or for each of the three targets."""
    brute = table.figure("brute")
    table.run(attack(table.game, Aim(brute, ActionTally(), 0), ability, targets(table)))
    assert table.hero("brute").xp == xp


def test_gh_cards_20_experience_counted_by_the_target(table: Scene) -> None:
    """Where it counts something of the target it is gained for each one."""
    boost = e.Boost(xp=e.Measure(of="negative-conditions"))
    guards = targets(table)
    guards[0].conditions, guards[1].conditions = ("poison", "wound"), ("muddle",)
    ability = e.Attack(value=1, boosts=(boost,))
    table.run(attack(table.game, Aim(table.figure("brute"), ActionTally(), 0), ability, guards))
    assert table.hero("brute").xp == 3


def test_gh_cards_20_a_summon_gains_none_for_its_owner(table: Scene) -> None:
    bot = Figure("battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, side="heroes", owner=0)
    table.state.figures[bot.id] = bot
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    ability = e.Attack(value=1, xp_each=1, boosts=(e.Boost(xp=2),))
    hit(table, bot, guard, ability)
    assert table.hero("brute").xp == 0
