"""Monsters on a table: order of abilities, focus, movement, attacks (GH-FOCUS to GH-MATTACK)."""

from __future__ import annotations

import msgspec
import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.monsters.from_state import attack_shape, order_of, position_for
from fabletop.games.gloomhaven.monsters.position import EVERYBODY
from fabletop.games.gloomhaven.state import Figure
from fabletop.kernel.hexes import Hex

from .boards import D6, expected, focuses, hexes, laid, results
from .lair import ATTACK, MOVE, Lair


def relative(value: int, **more: object) -> e.Attack:
    return msgspec.structs.replace(ATTACK, value=value, **more)


@pytest.fixture
def lair() -> Lair:
    return Lair()


# Focus


@pytest.mark.rule("GH-MATTACK-01", "GH-MMOVE-01")
def test_gh_focus_01_before_anything_else_one_focus(lair: Lair) -> None:
    brute = lair.hero("brute", (3, 0))
    guard = lair.monster("bandit-guard", (0, 0))  # level 1: move 3, attack 2
    lair.act(guard, MOVE, ATTACK)
    assert lair.told("focuses") == [{"who": guard.id, "whom": "brute"}]
    assert guard.at == (2, 0)
    assert brute.hp == 8


def test_gh_focus_08_a_summon_counts_before_its_owner(lair: Lair) -> None:
    lair.hero("brute", (2, 0))
    bot = lair.summon("rat-swarm", (-2, 0), 0)
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, MOVE, ATTACK)
    assert lair.hits() == [(guard.id, bot.id)]


@pytest.mark.rule("GH-SUMMON-08", "GH-INIT-08")
def test_gh_summon_08_places_in_the_order(lair: Lair) -> None:
    brute = lair.hero("brute", (2, 0))
    mindthief = lair.hero("mindthief", (3, 0))
    first = lair.summon("rat-swarm", (-2, 0), 1, 1)
    second = lair.summon("rat-swarm", (-3, 0), 1, 2)
    elite = lair.monster("bandit-guard", (0, 0), rank="elite", number=5)
    normal = lair.monster("bandit-guard", (0, 1), number=2)
    figures = [brute, first, second, mindthief, elite, normal]
    assert sorted(figures, key=lambda one: order_of(lair.state, one)) == figures


def test_gh_focus_09_players_choose_between_equal_enemies(lair: Lair) -> None:
    """Two objectives at 99 with no place in the order are tied."""
    ally = lair.monster("bandit-guard", (2, 0), side="heroes")
    other = lair.monster("bandit-guard", (-2, 0), side="heroes", number=2)
    lair.state.order = ()
    bones = lair.monster("living-bones", (0, 0))
    asked = lair.act(bones, MOVE, relative(0), GH_FOCUS_09=f"focus:{other.id}")
    assert asked[0] == "GH-FOCUS-09"
    assert lair.offered("GH-FOCUS-09") == {f"focus:{ally.id}", f"focus:{other.id}"}
    assert lair.hits()[0] == (bones.id, other.id)


def test_gh_focus_10_without_a_focus_only_the_other_abilities(lair: Lair) -> None:
    lair.hero("brute", (1, 0), "invisible")
    guard = lair.monster("bandit-guard", (0, 0), lost=3)
    lair.act(guard, MOVE, ATTACK, e.Heal(value=2, who=e.SELF))
    assert lair.told("no-focus") == [{"who": guard.id}]
    assert guard.at == (0, 0)
    assert guard.hp == guard.most - 1


@pytest.mark.rule("GH-FOCUS-10", "GH-MOTHER-01")
def test_golden_109_all_attack_hexes_taken_only_the_heal() -> None:
    lair = Lair(hexes=[(q, r) for q in range(6) for r in range(2)])
    lair.hero("brute", (5, 0))
    guard = lair.monster("bandit-guard", (0, 0), lost=4)
    for number, at in enumerate([(4, 0), (4, 1), (5, 1)], 2):
        lair.monster("bandit-guard", at, number=number)
    lair.act(guard, MOVE, ATTACK, e.Heal(value=3, who=e.SELF))
    assert (guard.at, guard.hp) == ((0, 0), guard.most - 1)
    assert lair.hits() == []


def test_gh_focus_12_only_the_present_turn_counts(lair: Lair) -> None:
    """Another hero could be killed by this attack; the nearer one is attacked all the same."""
    near = lair.hero("brute", (1, 0))
    lair.hero("tinkerer", (0, 3), hp=1)
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, MOVE, ATTACK)
    assert lair.hits() == [(guard.id, near.id)]


@pytest.mark.parametrize("condition", ["disarm", "immobilize", "stun"])
def test_gh_focus_14_conditions(lair: Lair, condition: str) -> None:
    lair.hero("brute", (3, 0))
    archer = lair.monster("bandit-archer", (0, 0), condition)  # type: ignore[arg-type]
    lair.act(archer, MOVE, msgspec.structs.replace(ATTACK, range=1), e.Shield(value=1))
    moved = {"disarm": (2, 0), "immobilize": (0, 0), "stun": (0, 0)}
    assert archer.at == moved[condition]  # disarmed: as for melee
    assert lair.hits() == ([(archer.id, "brute")] if condition == "immobilize" else [])
    assert bool(archer.boons) == (condition != "stun")
    assert bool(lair.told("focuses")) == (condition != "stun")


def test_gh_focus_15_a_new_focus_when_it_is_gone(lair: Lair) -> None:
    """The first line kills the focus; the move goes to the next enemy."""
    lair.hero("brute", (1, 0), hp=1)
    lair.hero("tinkerer", (-3, 0))
    guard = lair.monster("bandit-guard", (0, 0))
    harm = e.Damage(value=1, who=e.Who(side="enemies"))
    lair.act(guard, harm, MOVE, ATTACK)
    assert [one["whom"] for one in lair.told("focuses")] == ["brute", "tinkerer"]
    assert guard.at == (-2, 0)
    assert lair.hits() == [(guard.id, "tinkerer")]


@pytest.mark.rule("GH-COND-10")
def test_gh_focus_16_nobody_sees_the_invisible(lair: Lair) -> None:
    """Its hex is an obstacle on the way, too."""
    lair.hero("scoundrel", (1, 0), "invisible")
    lair.hero("brute", (2, 0))
    guard = lair.monster("bandit-guard", (0, 0))
    asked = lair.act(guard, MOVE, ATTACK, GH_MMOVE_06="move:2,-1")
    assert asked == ["GH-MMOVE-06"]
    assert lair.offered("GH-MMOVE-06") == {"move:2,-1", "move:1,1"}
    assert lair.hits() == [(guard.id, "brute")]


@pytest.mark.rule("GH-MATTACK-03", "GH-FOCUS-17", "GH-MATTACK-06")
def test_gh_focus_17_the_card_decides_between_melee_and_range(lair: Lair) -> None:
    state = lair.state
    lair.hero("brute", (3, 0))
    archer = lair.monster("bandit-archer", (0, 0))
    guard = lair.monster("bandit-guard", (1, 0))
    own = attack_shape(state, archer, ATTACK)
    assert (own.reach, own.ranged, own.extra) == (4, True, 0)
    assert attack_shape(state, archer, msgspec.structs.replace(ATTACK, range=-1)).reach == 3
    pattern = e.Area(hexes=((1, 0), (1, -1)))
    around = attack_shape(state, archer, msgspec.structs.replace(ATTACK, area=pattern))
    assert (around.reach, around.ranged, around.area) == (1, False, pattern.hexes)
    thrown = attack_shape(state, guard, e.Attack(value=0, relative=True, range=2))
    assert (thrown.reach, thrown.ranged) == (2, True)
    everybody = e.Attack(value=0, relative=True, who=e.Who(side="enemies"))
    assert attack_shape(state, guard, everybody).extra == EVERYBODY
    assert attack_shape(state, guard, None).ranged is False


@pytest.mark.rule("GH-ELEM-10")
def test_gh_elem_10_a_consumed_element_counts_beforehand(lair: Lair) -> None:
    lair.hero("brute", (3, 0))
    archer = lair.monster("bandit-archer", (0, 0))
    boost = e.Augment(elements=("air",), boost=e.Boost(range=2, targets=1))
    attack = msgspec.structs.replace(ATTACK, augments=(boost,))
    shapes = []
    for strength in (0, 1, 2):
        lair.state.elements["air"] = strength
        shape = attack_shape(lair.state, archer, attack)
        shapes.append((shape.reach, shape.extra))
    assert shapes == [(4, 0), (6, 1), (6, 1)]


# Movement


@pytest.mark.rule("GH-MMOVE-03")
def test_gh_mmove_03_a_move_after_the_attack_goes_as_for_melee(lair: Lair) -> None:
    lair.hero("brute", (3, 0))
    archer = lair.monster("bandit-archer", (0, 0))
    lair.act(archer, ATTACK, MOVE)
    assert lair.hits() == [(archer.id, "brute")]
    assert archer.at == (2, 0)


def test_gh_mmove_10_no_shyness_while_it_cannot_attack() -> None:
    """An archer on its way may stop beside an enemy (whom walls on all corners hide from it)."""
    walls = "(0,-1) (1,0) (-1,1)"
    position = laid("(-2,2)", {"(6,-3)": 10, "(0,0)": 20}, on=D6, W=walls, move=2, range=2)
    assert focuses(position) == {(6, -3)}
    assert results(position) == expected("(0,1)", "(0,2)")


@pytest.mark.rule("GH-MOTHER-01")
def test_gh_mmove_12_other_abilities_do_not_influence_movement(lair: Lair) -> None:
    lair.hero("brute", (5, 0))
    lair.monster("bandit-guard", (-2, 0), lost=3, number=2)
    lair.state.money = ((-1, 0),)
    guard = lair.monster("bandit-guard", (0, 0))
    heal = e.Heal(value=2, who=e.Who(side="self-or-ally", range=1, count=1))
    lair.act(guard, MOVE, ATTACK, heal, e.Loot(range=1))
    assert guard.at == (3, 0)
    assert lair.state.money == ((-1, 0),)


CORRIDOR: list[Hex] = [(q, r) for q in range(-2, 6) for r in (0, -1)]


@pytest.mark.parametrize(
    ("gives", "end", "hits"),
    [
        ((), (2, 0), 1),
        (("disarm",), (2, 0), 0),
        (("immobilize",), (1, 0), 0),
        (("stun",), (1, 0), 0),
    ],
)
def test_gh_mmove_14_traps_met_on_the_way(gives: tuple[str, ...], end: Hex, hits: int) -> None:
    lair = Lair(hexes=CORRIDOR)
    lair.hero("brute", (3, 0))
    lair.lay("trap", (1, 0), (1, -1), damage=1, gives=gives)
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, MOVE, ATTACK)
    assert guard.at == end
    assert guard.hp == guard.most - 1
    assert len(lair.hits()) == hits


@pytest.mark.rule("GH-MMOVE-15")
def test_gh_mmove_15_players_choose_between_ways_through_different_traps() -> None:
    ring = hexes("(0,0) (1,-1) (2,-1) (0,1) (1,1) (1,0) (2,0) (3,0) (3,-1) (2,1)")
    lair = Lair(hexes=ring)
    lair.hero("brute", (3, 0))
    lair.lay("trap", (1, -1), damage=1)
    lair.lay("trap", (0, 1), damage=2)
    lair.lay("obstacle", (1, 0), (3, -1), (2, 1))
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, MOVE, ATTACK, GH_MMOVE_15="way:2:1,-1;2,-1;2,0")
    assert lair.offered("GH-MMOVE-15") == {"way:2:1,-1;2,-1;2,0", "way:1:0,1;1,1;2,0"}
    assert guard.at == (2, 0)
    assert guard.hp == guard.most - 1
    assert lair.hits() == [(guard.id, "brute")]


@pytest.mark.rule("GH-MMOVE-16")
def test_golden_112_attack_move_attack(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    lair.hero("tinkerer", (0, -2))
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, ATTACK, e.Move(value=1), ATTACK)
    assert lair.hits() == [(guard.id, "brute"), (guard.id, "tinkerer")]
    assert guard.at == (0, -1)
    alone = Lair(seats=2)
    alone.hero("brute", (1, 0))
    guard = alone.monster("bandit-guard", (0, 0))
    alone.act(guard, ATTACK, e.Move(value=1), ATTACK)
    assert alone.hits() == [(guard.id, "brute")]
    assert guard.at == (0, 0)


@pytest.mark.rule("GH-MOVE-10")
def test_gh_move_10_a_dash_forbids_relative_moves_only(lair: Lair) -> None:
    lair.hero("brute", (0, 6))
    artillery = lair.monster("ancient-artillery", (0, 0))
    lair.act(artillery, MOVE)
    assert artillery.at == (0, 0)
    lair.act(artillery, e.Move(value=1))
    assert artillery.at == (0, 1)


# Attacks


@pytest.mark.rule("GH-MATTACK-02", "GH-MATTACK-07")
def test_gh_mattack_02_the_focus_and_as_many_others_as_possible(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    lair.hero("tinkerer", (0, 1))
    bot = lair.summon("rat-swarm", (-1, 0), 1)
    guard = lair.monster("bandit-guard", (0, 0))
    asked = lair.act(
        guard,
        msgspec.structs.replace(ATTACK, targets=2),
        GH_MATTACK_07=["attack:" + bot.id, "attack:brute"],
    )
    assert asked[0] == "GH-MATTACK-07"
    assert lair.hits() == [(guard.id, bot.id), (guard.id, "brute")]


@pytest.mark.rule("GH-MOTHER-07")
def test_gh_mattack_02_players_choose_between_equal_groups(lair: Lair) -> None:
    """Two figures without a place in the order are equal as the second target."""
    lair.hero("brute", (1, 0))
    for id, at in (("bell", (0, 1)), ("idol", (-1, 0))):
        lair.state.figures[id] = Figure(id, "objective", "idol", at, 5, 5, "heroes")
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(
        guard,
        msgspec.structs.replace(ATTACK, targets=2),
        GH_MATTACK_02="targets:2:brute+idol",
        GH_MATTACK_07=["attack:idol", "attack:brute"],
    )
    assert lair.offered("GH-MATTACK-02") == {"targets:1:brute+bell", "targets:2:brute+idol"}
    assert lair.hits() == [(guard.id, "idol"), (guard.id, "brute")]


@pytest.mark.rule("GH-MATTACK-04")
def test_golden_110_a_second_attack_has_another_focus(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    lair.hero("tinkerer", (0, 1))
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, ATTACK, ATTACK)
    assert lair.hits() == [(guard.id, "brute"), (guard.id, "tinkerer")]
    alone = Lair()
    alone.hero("brute", (1, 0))
    alone.hero("tinkerer", (0, 3))
    guard = alone.monster("bandit-guard", (0, 0))
    alone.act(guard, ATTACK, ATTACK)
    assert alone.hits() == [(guard.id, "brute")]


def test_gh_mattack_05_no_substitute_for_the_focus() -> None:
    """The trap stops it beside somebody else, who is not attacked."""
    lair = Lair(hexes=CORRIDOR)
    lair.hero("brute", (4, 0))
    lair.hero("tinkerer", (2, -1), "invisible")
    lair.lay("trap", (1, 0), (1, -1), damage=0, gives=("immobilize",))
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, e.Move(value=4), ATTACK, e.Inflict(conditions=("muddle",), who=e.SELF))
    assert guard.at == (1, 0)
    assert lair.hits() == []
    assert "muddle" in guard.conditions


@pytest.mark.rule("GH-MATTACK-06")
def test_gh_mattack_06_own_effects_belong_to_each_attack(lair: Lair) -> None:
    brute = lair.hero("brute", (1, 0))
    viper = lair.monster("giant-viper", (0, 0))
    lair.act(viper, ATTACK)
    assert "poison" in brute.conditions


@pytest.mark.rule("GH-AOE-05", "GH-AOE-07", "GH-LOS-03")
def test_gh_aoe_05_every_enemy_in_the_pattern_is_attacked_by_itself(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    lair.hero("tinkerer", (2, 0))
    guard = lair.monster("bandit-guard", (0, 0))
    line = msgspec.structs.replace(ATTACK, area=e.Area(hexes=((1, 0), (2, 0))))
    lair.act(guard, line, GH_MATTACK_07=["attack:tinkerer", "attack:brute"])
    assert lair.hits() == [(guard.id, "tinkerer"), (guard.id, "brute")]
    assert len(lair.state.drawn.cards) == 2  # GH-AOE-07: no Disadvantage, one card each


def test_gh_aoe_05_a_ranged_area_has_disadvantage_against_the_adjacent_only(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    lair.hero("tinkerer", (2, 0))
    archer = lair.monster("bandit-archer", (0, 0), "immobilize")
    line = msgspec.structs.replace(ATTACK, area=e.Area(hexes=((0, 0), (1, 0)), free=True))
    lair.act(archer, line, GH_MATTACK_07=["attack:tinkerer", "attack:brute"])
    assert len(lair.state.drawn.cards) == 3


@pytest.mark.rule("GH-AOE-06")
def test_gh_aoe_06_monsters_never_skip(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    lair.hero("tinkerer", (0, 1))
    guard = lair.monster("bandit-guard", (0, 0))
    everybody = e.Attack(value=0, relative=True, who=e.Who(side="enemies"))
    lair.act(guard, everybody, GH_MATTACK_07=["attack:brute", "attack:tinkerer"])
    (request,) = [one for one in lair.asked if one.rule == "GH-MATTACK-07"]
    assert request.kind == "order"  # all of them, in some order
    assert len(lair.hits()) == 2


def test_all_attacks_of_a_figure_may_go_to_one_enemy(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    lair.hero("tinkerer", (0, 1))
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, msgspec.structs.replace(ATTACK, targets=3, same_target=True))
    assert lair.hits() == [(guard.id, "brute")] * 3


# Elements


@pytest.mark.rule("GH-ELEM-06", "GH-ELEM-07")
def test_gh_elem_07_a_type_infuses_with_its_first_figure(lair: Lair) -> None:
    lair.hero("brute", (5, 0))
    card = next(one for one in library().decks["flame-demon"] if one.infuse == ("fire",))
    first = lair.monster("flame-demon", (0, 0), "disarm", "immobilize")
    second = lair.monster("flame-demon", (1, 0), "disarm", "immobilize", number=2)
    lair.card(card.id)
    lair.act(first)
    assert lair.state.elements["fire"] == 2
    lair.state.elements["fire"] = 0
    lair.act(second)
    assert lair.state.elements["fire"] == 0


# Positions


def test_a_position_tells_sides_terrain_and_gait(lair: Lair) -> None:
    lair.hero("brute", (3, 0))
    lair.lay("obstacle", (1, 0))
    lair.lay("trap", (2, 0))
    lair.lay("hazard", (2, 1))
    lair.lay("difficult", (0, 2))
    friend = lair.monster("bandit-guard", (0, 1), number=2)
    imp = lair.monster("forest-imp", (0, 0), "muddle")
    seen = position_for(lair.state, imp)
    assert (seen.mover.gait, seen.mover.muddled) == ("fly", True)
    assert [foe.id for foe in seen.foes] == ["brute"]
    assert seen.friends == (friend.at,)
    assert (seen.obstacles, seen.harmful, seen.difficult) == (
        ((1, 0),),
        ((2, 0), (2, 1)),
        ((0, 2),),
    )
    assert position_for(lair.state, friend, jump=True).mover.gait == "jump"
