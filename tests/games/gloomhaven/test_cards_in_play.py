"""Peculiar cards at the table: what their records promise is what happens."""

# mypy: disable-error-code="comparison-overlap"
# rules change what a test has just laid out

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.rules.attack import attack
from fabletop.games.gloomhaven.state import ActionTally, Active

from .scene import Scene


def play(table: Scene, type: str, card: str, half: str = "top") -> None:
    """The hero begins this half of a card of its class."""
    table.turn(type, card, table.card())
    table.choose(f"{half}:{card}")


def duo(type: str, **brute: object) -> Scene:
    """A hero at (0, 0) and the Brute out of the way, unless told otherwise."""
    table = Scene(type, "brute")
    table.lay("brute", **{"at": (-4, 0), **brute})
    return table


def test_impaling_eruption_hits_everyone_on_the_way() -> None:
    table = duo("spellweaver")
    near = table.monster("bandit-guard", (1, 0), hp=9)
    far = table.monster("bandit-guard", (3, 0), hp=9)
    aside = table.monster("bandit-guard", (0, 3), hp=9)
    table.draws("spellweaver", "plus-0", "plus-0", "plus-0")
    play(table, "spellweaver", "impaling-eruption")
    table.choose("attack:bandit-guard-2")
    table.choose("attack:bandit-guard-2", rule="GH-ATTACK-05")
    table.choose("attack:bandit-guard-1", rule="GH-ATTACK-05")
    assert (near.hp, far.hp, aside.hp) == (6, 6, 9)
    assert table.hero("spellweaver").xp == 2


def test_heaving_swing_pushes_through_an_obstacle() -> None:
    table = duo("cragheart")
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.tile("obstacle", (2, 0))
    table.draws("cragheart", "plus-0")
    play(table, "cragheart", "heaving-swing")
    table.choose("attack:bandit-guard-1")
    table.choose("step:2,0", rule="GH-MOVE-21")
    assert guard.at == (2, 0) and guard.hp == 9 - 3 - 2
    assert table.state.overlays == () and table.hero("cragheart").xp == 1


def test_brutal_momentum_hurts_against_the_wall() -> None:
    table = duo("cragheart")
    table.lay("cragheart", at=(3, 0))
    guard = table.monster("bandit-guard", (4, 0), hp=9)
    table.draws("cragheart", "plus-0")
    play(table, "cragheart", "brutal-momentum")
    table.choose("attack:bandit-guard-1")
    assert guard.at == (4, 0) and guard.hp == 9 - 3 - 2 * 2
    assert table.hero("cragheart").xp == 2


def test_massive_boulder_spares_its_target_but_not_the_friend_beside_it() -> None:
    table = duo("cragheart", at=(2, 1))
    target = table.monster("bandit-guard", (2, 0), hp=9)
    other = table.monster("bandit-guard", (3, 0), hp=9)
    table.draws("cragheart", "plus-0")
    play(table, "cragheart", "massive-boulder")
    table.choose("attack:bandit-guard-1")
    table.choose("suffer", rule="GH-DAMAGE-01")
    assert (target.hp, other.hp, table.figure("brute").hp) == (6, 8, 9)
    assert table.state.infusing == ("earth",)


def test_blind_destruction_deals_the_same_damage_around_the_target() -> None:
    table = duo("cragheart")
    target = table.monster("bandit-guard", (2, 0), hp=9)
    other = table.monster("bandit-guard", (3, 0), hp=9)
    table.draws("cragheart", "minus-1")
    play(table, "cragheart", "blind-destruction")
    table.choose("attack:bandit-guard-1")
    assert (target.hp, other.hp) == (6, 6)


def test_petrify_leaves_an_obstacle_where_the_enemy_stood() -> None:
    table = duo("cragheart")
    table.monster("bandit-guard", (2, 0))
    play(table, "cragheart", "petrify")
    table.choose("kill:bandit-guard-1")
    table.choose("obstacle:2,0", rule="GH-TERRAIN-21")
    assert "bandit-guard-1" not in table.state.figures
    assert [(tile.at, tile.kind) for tile in table.state.overlays] == [((2, 0), "obstacle")]


@pytest.mark.parametrize("rank", ["elite", "boss"])
def test_petrify_takes_normal_enemies_only(rank: str) -> None:
    table = duo("cragheart")
    table.monster("bandit-commander" if rank == "boss" else "bandit-guard", (2, 0), rank)
    play(table, "cragheart", "petrify")
    assert table.asked.rule == "GH-CARDS-01"  # nobody to kill, the action is over
    assert "petrify" in table.hero("cragheart").discard.cards


def test_clear_the_way_throws_an_obstacle_among_the_enemies() -> None:
    table = duo("cragheart")
    guard = table.monster("bandit-guard", (3, 0), hp=9)
    table.tile("obstacle", (0, 1))
    table.draws("cragheart", "plus-0")
    play(table, "cragheart", "clear-the-way")
    table.choose("take:0,1")
    table.choose("obstacle:2,0")
    assert guard.hp == 7 and table.state.overlays[0].at == (2, 0)


def test_spring_the_trap_turns_the_trap_on_an_enemy() -> None:
    table = duo("scoundrel")
    guard = table.monster("bandit-guard", (2, 0), hp=9)
    table.tile("trap", (0, 1), damage=4, conditions=("stun",))
    play(table, "scoundrel", "spring-the-trap")
    table.choose("disarm:0,1")
    table.choose("target:bandit-guard-1")
    assert guard.hp == 5 and guard.conditions == ("stun",)
    assert table.state.overlays == ()


def test_swift_bow_loots_every_hex_it_enters() -> None:
    table = duo("scoundrel")
    table.state.money = ((1, 0), (2, 0))
    play(table, "scoundrel", "swift-bow", "bottom")
    table.choose("move:2,0")
    assert table.hero("scoundrel").tokens == 2 and table.state.money == ()


def test_submissive_affliction_makes_an_enemy_strike_its_friend() -> None:
    table = duo("mindthief")
    table.monster("bandit-guard", (2, 0), hp=9)
    friend = table.monster("bandit-guard", (3, 0), hp=9)
    table.draws("monsters", "plus-0")
    play(table, "mindthief", "submissive-affliction", "bottom")
    table.choose("control:bandit-guard-1")
    table.choose("attack:bandit-guard-2")
    assert friend.hp == 7


def test_possession_lets_the_ally_attack_with_its_own_deck() -> None:
    table = duo("mindthief", at=(1, 0))
    guard = table.monster("bandit-guard", (2, 0), hp=9)
    table.draws("brute", "plus-1")
    play(table, "mindthief", "possession")
    table.choose("grant:brute")
    assert table.asked.seat == 1  # the Brute's player decides
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 9 - 6 - 1


def test_the_minds_weakness_strengthens_its_own_attack() -> None:
    table = duo("mindthief")
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("mindthief", "plus-0")
    play(table, "mindthief", "the-minds-weakness")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 9 - 1 - 2
    (active,) = table.hero("mindthief").active
    assert active.card == "the-minds-weakness" and not active.lost


def test_pilfer_takes_money_from_the_supply_for_adjacent_enemies() -> None:
    table = duo("mindthief")
    table.monster("bandit-guard", (1, 0))
    table.monster("bandit-guard", (0, 1))
    play(table, "mindthief", "pilfer")
    table.choose("loot")
    assert table.hero("mindthief").tokens == 2


def test_reviving_ether_brings_back_what_was_lost_but_never_itself() -> None:
    table = duo("spellweaver")
    table.lay("spellweaver", lost=("fire-orbs", "frost-armor"), hand=("mana-bolt",))
    play(table, "spellweaver", "reviving-ether")
    table.choose("card:fire-orbs", "card:frost-armor", rule="GH-CARDS-25")
    hero = table.hero("spellweaver")
    assert set(hero.hand.cards) == {"mana-bolt", "fire-orbs", "frost-armor"}
    assert hero.lost.cards == ["reviving-ether"]


def test_black_hole_pulls_toward_the_chosen_hex() -> None:
    table = duo("spellweaver")
    guard = table.monster("bandit-guard", (3, 0))
    play(table, "spellweaver", "black-hole", "bottom")
    table.choose("hex:0,2")
    assert set(table.offered) == {"step:2,1", "step:2,0", "skip"}
    table.choose("step:2,1")
    while table.asked.rule == "GH-MOVE-21":
        table.choose(next(key for key in table.offered if key.startswith("step:")))
    assert max(abs(guard.at[0]), abs(guard.at[1] - 2), abs(guard.at[0] + guard.at[1] - 2)) == 1


def test_crackling_air_with_air_gives_two_instead_of_one() -> None:
    table = duo("spellweaver")
    table.state.elements["air"] = 2
    guard = table.monster("bandit-guard", (2, 0), hp=9)
    table.turn("spellweaver", "crackling-air", "flame-strike")
    table.choose("top:crackling-air")
    table.choose("consume:air:0")
    assert table.state.elements["air"] == 0
    assert [one.card for one in table.hero("spellweaver").active] == ["crackling-air"]
    table.draws("spellweaver", "plus-0")
    table.choose("bottom:flame-strike")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 9 - 2 - 2


def test_provoking_roar_draws_the_attack_to_the_brute(table: Scene) -> None:
    guard = table.monster("bandit-guard", (-2, 0))
    play(table, "brute", "provoking-roar", "bottom")
    brute, tinkerer = table.figure("brute"), table.figure("tinkerer")
    table.draws("monsters", "plus-0")
    blow = e.Attack(value=0, relative=True, base_range=True)
    table.run(attack(table.game, Aim(guard, ActionTally(), 0), blow, [tinkerer]), "suffer")
    assert tinkerer.hp == 8 and brute.hp < 10


def test_disintegration_beam_kills_only_the_weak() -> None:
    table = duo("tinkerer")
    table.monster("bandit-guard", (1, 0), hp=5)
    strong = table.monster("bandit-guard", (2, 0), hp=6)
    play(table, "tinkerer", "disintegration-beam")
    table.choose("area:1:1,0;2,0;3,0")
    assert "bandit-guard-1" not in table.state.figures and strong.hp == 6
    assert table.hero("tinkerer").xp == 1


# Bonuses


def hit(table: Scene, by: str, target: str, *answers: str, range: int = 0) -> None:
    """An Attack 3 against the target."""
    attacker, struck = table.figure(by), table.figure(target)
    blow = e.Attack(value=3, range=range)
    table.run(attack(table.game, Aim(attacker, ActionTally(), 0), blow, [struck]), *answers)


def test_juggernaut_swallows_the_next_damage() -> None:
    table = duo("tinkerer")
    table.monster("bandit-guard", (-3, 0))
    play(table, "brute", "juggernaut", "bottom")
    table.draws("monsters", "plus-0")
    hit(table, "bandit-guard-1", "brute")
    assert table.figure("brute").hp == 10
    assert table.hero("brute").xp == 1 and table.hero("brute").active[0].slot == 1


def test_warding_strength_is_a_shield_that_wears_out() -> None:
    table = duo("tinkerer")
    table.monster("bandit-guard", (-3, 0))
    play(table, "brute", "warding-strength", "bottom")
    table.draws("monsters", "plus-0")
    hit(table, "bandit-guard-1", "brute", "suffer")
    assert table.figure("brute").hp == 10 - 2
    assert table.hero("brute").active[0].slot == 1


def test_smoke_bomb_doubles_the_next_attack_of_the_unseen() -> None:
    table = duo("scoundrel")
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("scoundrel", "plus-0")
    table.turn("scoundrel", "smoke-bomb", "thiefs-knack")
    table.choose("top:smoke-bomb")
    table.choose("bottom:thiefs-knack")
    table.choose("attack:bandit-guard-1")
    hero = table.hero("scoundrel")
    assert guard.hp == 9 - 2 * 3
    assert hero.xp == 2 + 1 and hero.active == [] and hero.lost.cards == ["smoke-bomb"]


def test_enhancement_field_helps_the_ally_beside() -> None:
    table = duo("tinkerer", at=(1, 0))
    guard = table.monster("bandit-guard", (2, 0), hp=9)
    play(table, "tinkerer", "enhancement-field", "bottom")
    table.draws("brute", "plus-0")
    hit(table, "brute", "bandit-guard-1")
    assert guard.hp == 9 - 3 - 1


def test_potent_potables_make_heals_stronger() -> None:
    table = duo("tinkerer")
    table.lay("tinkerer", hp=1)
    table.turn("tinkerer", "potent-potables", "harmless-contraption")
    table.choose("top:potent-potables")
    table.choose("bottom:harmless-contraption")
    table.choose("heal:tinkerer")
    assert table.figure("tinkerer").hp == 1 + 2 + 2


def test_opposing_strike_answers_melee_attacks_only() -> None:
    table = duo("cragheart")
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    play(table, "cragheart", "opposing-strike", "bottom")
    table.draws("monsters", "plus-0", "plus-0", "plus-0")
    hit(table, "bandit-guard-1", "cragheart", "suffer")
    hit(table, "bandit-guard-1", "cragheart", "suffer", range=3)
    assert guard.hp == 9 - 2 and table.hero("cragheart").active[0].slot == 1


def test_feedback_loop_shields_after_a_melee_attack() -> None:
    table = duo("mindthief")
    table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("mindthief", "plus-0")
    play(table, "mindthief", "feedback-loop")
    table.choose("attack:bandit-guard-1")
    table.draws("monsters", "plus-0")
    hit(table, "bandit-guard-1", "mindthief", "suffer")
    assert table.figure("mindthief").hp == 6 - 3 + 1


def test_sinister_opportunity_counts_allies_twice_with_dark() -> None:
    table = duo("scoundrel", at=(2, 0))
    table.state.elements["dark"] = 2
    guard = table.monster("bandit-guard", (1, 0), hp=12)
    table.draws("scoundrel", "plus-0")
    play(table, "scoundrel", "sinister-opportunity")
    table.choose("consume:dark:0")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 12 - 3 - 2 and table.hero("scoundrel").xp == 1


def test_perverse_edge_feeds_on_negative_conditions() -> None:
    table = duo("mindthief")
    marks = ("poison", "muddle", "strengthen")
    guard = table.monster("bandit-guard", (1, 0), hp=12, conditions=marks)
    table.draws("mindthief", "plus-0")
    play(table, "mindthief", "perverse-edge")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 12 - 3 - 2 * 2 - 1 and table.hero("mindthief").xp == 2


def test_chimeric_formula_gives_back_two_and_takes_two() -> None:
    lost = ("skewer", "trample", "juggernaut")
    table = duo("tinkerer", at=(1, 0), lost=lost, hand=("whirlwind", "quietus"))
    play(table, "tinkerer", "chimeric-formula")
    table.choose("help:brute")
    table.choose("card:skewer", "card:trample")
    table.choose("lose:whirlwind")
    table.choose("lose:quietus")
    hero = table.hero("brute")
    assert set(hero.hand.cards) == {"skewer", "trample"}
    assert set(hero.lost.cards) == {"juggernaut", "whirlwind", "quietus"}


def test_auto_turret_fires_at_the_end_of_the_turn() -> None:
    table = duo("tinkerer")
    guard = table.monster("bandit-guard", (4, 0), hp=12)
    table.draws("tinkerer", "plus-0")
    play(table, "tinkerer", "auto-turret")
    table.end_turn()
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 10


def test_many_as_one_counts_the_allies_around_the_mindthief() -> None:
    table = duo("mindthief", at=(1, 0))
    guard = table.monster("bandit-guard", (2, 0), hp=12)
    play(table, "mindthief", "many-as-one", "bottom")
    table.draws("brute", "plus-0")
    hit(table, "brute", "bandit-guard-1")
    assert guard.hp == 12 - 3 - 1


# Augments of the Mindthief


def active(card: str, half: str = "top", lost: bool = False) -> Active:
    """A card that lies in the active area."""
    return Active(card=card, half=half, lost=lost, bonuses=(0,))  # type: ignore[arg-type]


def test_a_new_augment_sends_the_old_one_away() -> None:
    table = duo("mindthief", at=(-4, 0))
    table.lay("mindthief", active=[active("the-minds-weakness")])
    guard = table.monster("bandit-guard", (1, 0), hp=12)
    table.draws("mindthief", "plus-0")
    play(table, "mindthief", "withering-claw")
    table.choose("attack:bandit-guard-1")
    hero = table.hero("mindthief")
    assert guard.hp == 11 and guard.conditions == ("poison", "muddle")
    assert [one.card for one in hero.active] == ["withering-claw"]
    assert hero.discard.cards == ["the-minds-weakness"]


def test_mass_hysteria_lets_two_augments_work_together() -> None:
    table = duo("mindthief")
    table.lay(
        "mindthief", active=[active("mass-hysteria", "bottom", True), active("the-minds-weakness")]
    )
    guard = table.monster("bandit-guard", (1, 0), hp=12)
    table.draws("mindthief", "plus-0")
    play(table, "mindthief", "withering-claw")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 12 - 1 - 2 and guard.conditions == ("poison", "muddle")


def test_psychic_projection_carries_the_augment_to_ranged_attacks() -> None:
    table = duo("mindthief")
    table.lay("mindthief", active=[active("the-minds-weakness")])
    guard = table.monster("bandit-guard", (3, 0), hp=12)
    table.draws("mindthief", "plus-0")
    table.turn("mindthief", "psychic-projection", "hostile-takeover")
    table.choose("bottom:psychic-projection")
    table.choose("top:hostile-takeover")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 12 - 2 - 2


def test_domination_lends_the_augment_to_the_ally() -> None:
    table = duo("mindthief", at=(1, 0))
    table.lay("mindthief", active=[active("the-minds-weakness")])
    guard = table.monster("bandit-guard", (2, 0), hp=12)
    table.draws("brute", "plus-0")
    play(table, "mindthief", "domination")
    table.choose("grant:brute")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 12 - 4 - 2


def test_immovable_phalanx_turns_a_move_into_an_attack() -> None:
    table = duo("tinkerer")
    table.lay("brute", active=[active("immovable-phalanx", "bottom", True)])
    guard = table.monster("bandit-guard", (-3, 0), hp=12)
    table.draws("brute", "plus-0")
    play(table, "brute", "grab-and-go", "bottom")
    table.choose("as-attack", rule="GH-CARDS-18")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 12 - 4


def test_feedback_loop_muddles_those_it_ran_through_and_back() -> None:
    table = duo("mindthief")
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    play(table, "mindthief", "feedback-loop", "bottom")
    table.choose("move:1,0", rule="GH-MOVE-01")
    assert "stay" not in table.offered  # not on the guard's hex
    table.choose("move:0,0", rule="GH-MOVE-04")
    table.choose("stay")
    assert guard.conditions == ("muddle",)


def test_cold_front_answers_from_afar() -> None:
    table = duo("spellweaver")
    guard = table.monster("bandit-guard", (3, 0), hp=9)
    play(table, "spellweaver", "cold-front", "bottom")
    table.draws("monsters", "plus-0")
    hit(table, "bandit-guard-1", "spellweaver", range=3)
    assert table.figure("spellweaver").hp == 6 and guard.hp == 9 - 3


def test_silent_scream_heals_after_a_melee_attack() -> None:
    table = duo("mindthief", at=(-1, 0), hp=3)
    table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("mindthief", "plus-0")
    play(table, "mindthief", "silent-scream")
    table.choose("attack:bandit-guard-1")
    table.choose("heal:brute", rule="GH-HEAL-01")
    assert table.figure("brute").hp == 5


def test_natures_lift_reaches_farther_with_air() -> None:
    table = duo("cragheart")
    table.lay("cragheart", at=(-1, 0))
    table.state.elements["air"] = 2
    guard = table.monster("bandit-guard", (4, 0), hp=9)
    table.draws("cragheart", "plus-0")
    table.turn("cragheart", "natures-lift", "massive-boulder")
    table.choose("bottom:natures-lift")
    table.choose("top:massive-boulder")
    table.choose("bonus:natures-lift")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 6 and table.state.elements["air"] == 0


def test_elemental_aid_with_air_shields_all_allies() -> None:
    table = Scene("spellweaver", "brute", "tinkerer")
    table.state.elements["air"] = 2
    play(table, "spellweaver", "elemental-aid", "bottom")
    table.choose("consume:air:0")
    assert table.asked.rule == "GH-CARDS-01"  # no choice among the allies


def test_phantasmal_killer_takes_a_normal_enemy_for_dark() -> None:
    table = duo("mindthief")
    table.state.elements["dark"] = 1
    table.monster("bandit-guard", (1, 0), hp=9)
    play(table, "mindthief", "phantasmal-killer")
    table.choose("attack:bandit-guard-1")
    table.choose("bonus:phantasmal-killer")
    table.choose("kill-it", rule="GH-ATTACK-26")
    assert "bandit-guard-1" not in table.state.figures
