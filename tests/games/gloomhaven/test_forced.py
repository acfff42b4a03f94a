"""Movement with its effects, push and pull (GH-MOVE)."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.rules.abilities import perform
from fabletop.games.gloomhaven.rules.forced import force
from fabletop.games.gloomhaven.rules.levels import hazard_damage, trap_damage
from fabletop.games.gloomhaven.rules.moving import walk
from fabletop.games.gloomhaven.rules.reach import reach
from fabletop.games.gloomhaven.state import ActionTally

from .lair import Lair


@pytest.fixture
def lair() -> Lair:
    return Lair()


@pytest.mark.rule("GH-TERRAIN-02", "GH-TERRAIN-04")
def test_gh_move_03_effects_at_once_then_the_move_goes_on(lair: Lair) -> None:
    guard = lair.monster("bandit-guard", (0, 0), rank="elite")
    lair.lay("trap", (1, 0), damage=1)
    lair.lay("hazard", (2, 0))
    lair.do(walk(lair.game, guard, [(1, 0), (2, 0), (3, 0)], False, ActionTally()))
    assert guard.at == (3, 0)
    assert guard.hp == guard.most - 1 - hazard_damage(lair.state)
    assert [tile.kind for tile in lair.state.overlays] == ["hazard"]


def test_gh_move_04_a_jump_feels_only_the_hex_where_it_lands(lair: Lair) -> None:
    guard = lair.monster("bandit-guard", (0, 0), rank="elite")
    lair.lay("trap", (1, 0), (2, 0), damage=1)
    lair.do(walk(lair.game, guard, [(1, 0), (2, 0)], True, ActionTally()))
    assert guard.hp == guard.most - 1
    assert [tile.at for tile in lair.state.overlays] == [(1, 0)]


@pytest.mark.rule("GH-MOVE-23")
def test_gh_move_06_a_flying_figure_pushed_onto_a_trap_does_not_spring_it(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    imp = lair.monster("forest-imp", (1, 0))
    lair.lay("trap", (2, 0))
    lair.do(force(lair.game, "push", imp, 1, brute.at, brute, 0), GH_MOVE_21="step:2,0")
    assert imp.hp == imp.most
    assert lair.state.overlays


def test_gh_move_08_the_immobilized_cannot_move_but_be_moved(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0), "immobilize")
    guard = lair.monster("bandit-guard", (1, 0), "immobilize")
    tally = ActionTally()
    lair.do(perform(lair.game, Aim(brute, tally, 0), e.Move(value=3)))
    assert brute.at == (0, 0)
    lair.do(force(lair.game, "push", guard, 1, brute.at, brute, 0), GH_MOVE_21="step:2,0")
    assert guard.at == (2, 0)


@pytest.mark.parametrize("gives", ["immobilize", "stun"])
def test_gh_move_09_who_cannot_go_on_stops_there(lair: Lair, gives: str) -> None:
    guard = lair.monster("bandit-guard", (0, 0))
    lair.lay("trap", (1, 0), damage=0, gives=(gives,))
    lair.do(walk(lair.game, guard, [(1, 0), (2, 0)], False, ActionTally()))
    assert guard.at == (1, 0)


@pytest.mark.rule("GH-MOVE-21")
def test_gh_move_20_each_step_leads_away_or_nearer(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    guard = lair.monster("bandit-guard", (1, 0))
    lair.do(force(lair.game, "push", guard, 1, brute.at, brute, 0), GH_MOVE_21="step:1,1")
    assert lair.offered("GH-MOVE-21") == {"step:2,-1", "step:2,0", "step:1,1", "skip"}
    assert guard.at == (1, 1)
    lair.do(force(lair.game, "pull", guard, 1, brute.at, brute, 0), GH_MOVE_21="step:0,1")
    assert lair.offered("GH-MOVE-21") == {"step:1,0", "step:0,1", "skip"}
    assert guard.at == (0, 1)


def test_gh_move_21_the_effect_may_be_skipped_as_a_whole(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    guard = lair.monster("bandit-guard", (1, 0))
    lair.do(force(lair.game, "push", guard, 2, brute.at, brute, 0), GH_MOVE_21="skip")
    assert guard.at == (1, 0)


def test_gh_move_22_not_through_enemies_or_obstacles(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    lair.hero("tinkerer", (2, 0))
    guard = lair.monster("bandit-guard", (1, 0))
    lair.lay("obstacle", (2, -1))
    lair.do(force(lair.game, "push", guard, 1, brute.at, brute, 0), GH_MOVE_21="step:1,1")
    assert lair.offered("GH-MOVE-21") == {"step:1,1", "skip"}


def test_gh_move_22_through_allies_but_not_onto_them(lair: Lair) -> None:
    """The full distance would end on an occupied hex: it stops on the last free one."""
    brute = lair.hero("brute", (0, 0))
    guard = lair.monster("bandit-guard", (1, 0))
    lair.monster("bandit-guard", (2, 0), number=2)
    lair.do(force(lair.game, "push", guard, 1, brute.at, brute, 0), GH_MOVE_21="step:2,0")
    assert guard.at == (1, 0)


def test_gh_move_23_traps_and_hazards_count_difficult_terrain_does_not(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    guard = lair.monster("bandit-guard", (1, 0), rank="elite")
    lair.lay("difficult", (2, 0))
    lair.lay("trap", (2, -1), (1, 1))
    lair.do(force(lair.game, "push", guard, 1, brute.at, brute, 0), GH_MOVE_21="step:2,0")
    assert guard.at == (2, 0)
    guard.at = (1, 0)
    lair.do(force(lair.game, "push", guard, 1, brute.at, brute, 0), GH_MOVE_21="step:1,1")
    assert guard.hp == guard.most - trap_damage(lair.state)


def test_gh_move_25_allies_are_no_targets(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    lair.hero("tinkerer", (1, 0))
    push = e.Push(value=1, who=e.Who(side="enemies", count=1))
    lair.do(perform(lair.game, Aim(brute, ActionTally(), 0), push))
    assert lair.asked == []


def test_gh_move_26_a_push_into_a_trap_is_credited(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    guard = lair.monster("bandit-guard", (1, 0))
    walker = lair.monster("bandit-guard", (0, 2), number=2)
    guard.hp = walker.hp = 1
    lair.lay("trap", (2, 0), (0, 3))
    lair.do(force(lair.game, "push", guard, 1, brute.at, brute, 0), GH_MOVE_21="step:2,0")
    assert lair.state.heroes[0].feats.get("kills") == 1
    lair.do(walk(lair.game, walker, [(0, 3)], False, ActionTally()))
    assert walker.id not in lair.state.figures
    assert lair.state.heroes[0].feats.get("kills") == 1  # by its own step: nobody's


@pytest.mark.rule("GH-MOVE-02", "GH-MOVE-11")
def test_gh_move_02_through_allies_not_enemies_and_never_onto_a_figure(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    lair.hero("tinkerer", (1, 0))
    lair.monster("bandit-guard", (0, 1))
    stops = reach(lair.state, brute, 2, False).stops
    assert (1, 0) not in stops
    assert (0, 1) not in stops
    assert stops[2, 0] == 2
    assert (0, 2) not in stops


@pytest.mark.rule("GH-MOVE-01", "GH-MOVE-04")
def test_gh_move_01_difficult_terrain_costs_two(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    lair.lay("difficult", (1, 0))
    assert reach(lair.state, brute, 3, False).stops[1, 0] == 2
    assert reach(lair.state, brute, 3, True).stops[1, 0] == 2  # where a jump lands
    assert reach(lair.state, brute, 3, True).stops[2, 0] == 2
