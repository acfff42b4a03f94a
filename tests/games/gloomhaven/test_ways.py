"""Ways of figures: what a move brings and costs, push and pull step by step (GH-MOVE)."""

from __future__ import annotations

from typing import Literal

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.rules.abilities import perform
from fabletop.games.gloomhaven.rules.forced import force
from fabletop.games.gloomhaven.state import ActionTally, Active, Figure

from .scene import Scene

Kind = Literal["push", "pull"]


@pytest.fixture
def table() -> Scene:
    """The Brute at (0, 0), the Tinkerer out of the way; nobody has a hand."""
    made = Scene("brute", "tinkerer")
    made.lay("brute", hand=[])
    made.lay("tinkerer", hand=[], at=(-4, 0))
    return made


def forced(
    table: Scene, kind: Kind, target: Figure, amount: int, *answers: str, by: str = "brute"
) -> None:
    figure = table.figure(by)
    table.run(force(table.game, kind, target, amount, figure.at, figure, 0), *answers)


# Push and pull


def test_gh_move_21_a_push_of_two_is_used_whole(table: Scene) -> None:
    """It may be skipped before its first step only; every step is chosen."""
    guard = table.monster("bandit-guard", (1, 0))
    forced(table, "push", guard, 2, "step:2,0", "step:2,1")
    first, second = table.asked_so_far
    assert set(first.keys) == {"step:2,-1", "step:2,0", "step:1,1", "skip"}
    assert set(second.keys) == {"step:3,-1", "step:3,0", "step:2,1"}
    assert guard.at == (2, 1)


def test_gh_move_21_a_pull_of_two_ends_beside_the_puller(table: Scene) -> None:
    """Beside it there is no nearer step: the third of three is lost."""
    guard = table.monster("bandit-guard", (3, -1))
    forced(table, "pull", guard, 3, "step:2,0")
    assert guard.at == (1, 0)  # from (2, 0) there is no other nearer hex


def test_gh_move_21_a_push_against_the_wall_stops(table: Scene) -> None:
    table.lay("brute", at=(2, 0))
    guard = table.monster("bandit-guard", (3, 0))
    forced(table, "push", guard, 3, "step:4,0")
    assert guard.at == (4, 0)  # nothing but the closed door lies behind


@pytest.mark.parametrize("kind", ["push", "pull"])
def test_gh_boss_04_who_is_immune_stays(table: Scene, kind: Kind) -> None:
    boss = table.monster("the-sightless-eye", (2, 0), rank="boss")
    forced(table, kind, boss, 1)
    assert boss.at == (2, 0) and table.asked_so_far == []


def test_gh_special_10_objectives_of_the_enemy_stay(table: Scene) -> None:
    altar = Figure("altar", "objective", "altar", (1, 0), 5, 5, side="monsters")
    table.state.figures[altar.id] = altar
    forced(table, "push", altar, 1)
    assert altar.at == (1, 0) and table.asked_so_far == []


def test_gh_move_21_a_hero_that_cannot_be_moved(table: Scene) -> None:
    """By enemies; an ally may still do it."""
    bonus = e.Bonus(on="always", changes=(e.Change(what="unmoved"),))
    card = table.card(bonus, duration="persistent")
    table.hero("brute").active.append(Active(card, "top", False, bonuses=(0,)))
    guard = table.monster("bandit-guard", (1, 0))
    brute = table.figure("brute")
    forced(table, "push", brute, 1, by=guard.id)
    assert brute.at == (0, 0) and table.asked_so_far == []
    table.lay("tinkerer", at=(0, -1))
    forced(table, "push", brute, 1, "step:0,1", by="tinkerer")
    assert brute.at == (0, 1)


def test_gh_move_20_the_dead_are_not_pushed(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    del table.state.figures[guard.id]
    forced(table, "push", guard, 1)
    assert table.asked_so_far == [] and guard.at == (1, 0)


def test_gh_move_26_who_dies_on_the_way_goes_no_farther(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=1)
    table.tile("trap", (2, 0), damage=5)
    forced(table, "push", guard, 3, "step:2,0")
    assert guard.id not in table.state.figures
    assert len(table.asked_so_far) == 1
    assert table.state.money == ((2, 0),)


def test_gh_move_22_through_a_friend_to_the_hex_behind(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    friend = table.monster("bandit-guard", (2, 0))
    forced(table, "push", guard, 2, "step:2,0", "step:3,0")
    assert (guard.at, friend.at) == ((3, 0), (2, 0))


def test_gh_move_22_back_to_the_last_free_hex(table: Scene) -> None:
    """Free, free, occupied: it stops on the second one, not where it began."""
    guard = table.monster("bandit-guard", (1, 0))
    friend = table.monster("bandit-guard", (3, 0))
    forced(table, "push", guard, 2, "step:2,0", "step:3,0")
    assert (guard.at, friend.at) == ((2, 0), (3, 0))


def test_gh_move_06_a_flying_figure_is_pushed_over_obstacles(table: Scene) -> None:
    table.tile("obstacle", (2, 0), (2, -1), (1, 1))
    imp = table.monster("forest-imp", (1, 0))
    forced(table, "push", imp, 2, "step:2,0", "step:3,0")
    assert imp.at == (3, 0)
    guard = table.monster("bandit-guard", (1, 0))
    forced(table, "push", guard, 2)
    assert guard.at == (1, 0), "on foot there is no way"
    assert len(table.state.overlays) == 3


def test_gh_move_22_an_obstacle_breaks_only_where_the_card_says(table: Scene) -> None:
    """`breaks`: damage and experience with each obstacle; a free hex costs nothing."""
    table.draws("brute", "plus-0")
    impact = e.Impact(kind="breaks", damage=2, xp=1)
    guard = table.monster("bandit-guard", (1, 0), hp=20)
    table.tile("obstacle", (2, 0))
    brute = table.figure("brute")
    way = force(table.game, "push", guard, 2, brute.at, brute, 0, impact)
    table.run(way, "step:2,0", "step:3,0")
    assert guard.at == (3, 0) and guard.hp == 18
    assert table.hero("brute").xp == 1 and table.state.overlays == ()


def test_gh_move_22_each_blocked_step_hurts(table: Scene) -> None:
    """`blocked`: one of three steps is free; an obstacle stays where it is."""
    impact = e.Impact(kind="blocked", damage=2, xp=1)
    guard = table.monster("bandit-guard", (1, 0), hp=20)
    table.tile("obstacle", (3, 0), (3, -1), (2, 1))
    brute = table.figure("brute")
    table.run(force(table.game, "push", guard, 3, brute.at, brute, 0, impact), "step:2,0")
    assert guard.at == (2, 0) and guard.hp == 20 - 2 * 2
    assert table.hero("brute").xp == 2 and len(table.state.overlays) == 3


def test_gh_move_22_a_crash_of_the_dead_counts_no_more(table: Scene) -> None:
    impact = e.Impact(kind="blocked", damage=2, xp=1)
    guard = table.monster("bandit-guard", (1, 0), hp=1)
    table.tile("obstacle", (2, 0), (2, -1), (1, 1))
    brute = table.figure("brute")
    table.run(force(table.game, "push", guard, 3, brute.at, brute, 0, impact))
    assert table.hero("brute").xp == 1 and table.hero("brute").feats["kills"] == 1


def test_gh_move_20_push_and_pull_as_abilities(table: Scene) -> None:
    """The same target serves the next line; a change adds to the distance."""
    guard = table.monster("bandit-guard", (1, 0))
    deed = ActionTally()
    push = e.Push(value=1, who=e.Who(side="enemies", count=1))
    done = table.run(
        perform(table.game, Aim(table.figure("brute"), deed, 0, [e.Boost(push=1)]), push),
        "push:bandit-guard-1", "step:2,0", "step:3,0",
    )  # fmt: skip
    assert done and guard.at == (3, 0) and deed.same == (guard.id,)
    pull = e.Pull(value=1, who=e.Who(side="enemies", range=4, count=1))
    deed = ActionTally()
    done = table.run(
        perform(table.game, Aim(table.figure("brute"), deed, 0, [e.Boost(pull=1)]), pull),
        "pull:bandit-guard-1", "step:2,0",
    )  # fmt: skip
    assert done and guard.at == (1, 0) and deed.same == (guard.id,)


@pytest.mark.parametrize(
    "ability", [e.Push(value=1, who=e.Who(count=1)), e.Pull(value=1, who=e.Who(count=1))]
)
def test_gh_cards_06_a_push_without_a_target_was_not_performed(
    table: Scene, ability: e.Push | e.Pull
) -> None:
    assert not table.run(perform(table.game, Aim(table.figure("brute"), ActionTally(), 0), ability))


@pytest.mark.parametrize("ability", [e.Push(value=1, who=e.Who()), e.Pull(value=1, who=e.Who())])
def test_gh_cards_06_a_push_of_all_is_performed_whoever_is_there(
    table: Scene, ability: e.Push | e.Pull
) -> None:
    assert table.run(perform(table.game, Aim(table.figure("brute"), ActionTally(), 0), ability))


def test_gh_mattack_07_a_monster_does_not_skip_its_push(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    push = e.Push(value=1, who=e.Who(side="enemies", count=1))
    table.run(perform(table.game, Aim(guard, ActionTally(), 0), push), "push:brute", "step:-1,0")
    assert "skip" not in table.asked_so_far[-1].keys
    assert table.figure("brute").at == (-1, 0)


def test_gh_move_22_a_monsters_crash_gives_nobody_experience(table: Scene) -> None:
    impact = e.Impact(kind="blocked", damage=2, xp=1)
    guard = table.monster("bandit-guard", (1, 0))
    brute = table.figure("brute")
    table.tile("obstacle", (-1, 0), (-1, 1), (0, -1))
    table.run(force(table.game, "push", brute, 1, guard.at, guard, 0, impact))
    assert brute.hp == 8 and [one.xp for one in table.state.heroes] == [0, 0]


def test_gh_los_03_a_hex_chosen_within_range(table: Scene) -> None:
    table.lay("brute", at=(4, 0))
    deed = ActionTally()
    choice = e.ChooseHex(range=1)
    assert table.run(perform(table.game, Aim(table.figure("brute"), deed, 0), choice), "hex:3,0")
    (asked,) = table.asked_so_far
    assert "hex:2,0" not in asked.keys
    assert {"hex:3,0", "hex:3,1", "hex:4,-1"} <= set(asked.keys)
    assert deed.hex == ((3, 0),)


def test_gh_move_20_a_pull_toward_a_chosen_hex(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0))
    pull = e.Pull(value=1, toward="hex", who=e.Who(side="enemies", range=4))
    table.run(
        perform(table.game, Aim(table.figure("brute"), ActionTally(hex=((4, 0),)), 0), pull),
        "step:2,0",
    )
    assert guard.at == (2, 0)


# Moves of heroes


def test_gh_move_01_what_is_left_of_the_points(table: Scene) -> None:
    """In parts: three points, one of them spent, then one of two."""
    table.act("brute", e.Move(value=3))
    table.choose("move:1,0")
    assert "move:3,0" in table.offered and "move:4,0" not in table.offered
    table.choose("move:2,0")
    assert "move:3,0" in table.offered and "move:4,0" not in table.offered
    table.choose("move:3,0")
    assert table.asked.rule == "GH-CARDS-01"
    deed = table.state.turn.tally
    assert (deed.began, deed.entered, deed.passed) == (
        (0, 0), ((1, 0), (2, 0), (3, 0)), ((1, 0), (2, 0)),
    )  # fmt: skip


def test_gh_move_09_a_trap_that_holds_ends_the_move(table: Scene) -> None:
    table.tile("trap", (1, 0), damage=0, conditions=("immobilize",))
    table.act("brute", e.Move(value=3))
    table.choose("move:1,0")
    assert table.asked.rule == "GH-CARDS-01"
    assert table.figure("brute").at == (1, 0)


def test_gh_move_04_a_jump_lands_once(table: Scene) -> None:
    """Over an enemy and an obstacle; points left are lost."""
    table.monster("bandit-guard", (1, 0))
    table.tile("obstacle", (2, 0))
    table.act("brute", e.Move(value=4, jump=True))
    assert "move:2,0" not in table.offered and "move:1,0" not in table.offered
    table.choose("move:3,0")
    assert table.asked.rule == "GH-CARDS-01"
    assert table.figure("brute").at == (3, 0)


def test_gh_item_02_an_item_lengthens_a_move_once(table: Scene) -> None:
    """Boots of Striding: two more points, and the boots are spent."""
    table.lay("brute", items=("boots-of-striding",))
    table.act("brute", e.Move(value=1))
    assert "move:3,0" not in table.offered
    table.choose("item:boots-of-striding")
    assert "item:boots-of-striding" not in table.offered
    assert "move:3,0" in table.offered and "move:4,0" not in table.offered
    assert [one.state for one in table.hero("brute").items] == ["spent"]


def test_gh_item_02_winged_shoes_turn_a_move_into_a_jump(table: Scene) -> None:
    table.lay("brute", items=("winged-shoes",))
    for at in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        table.monster("bandit-guard", at)
    table.act("brute", e.Move(value=2))
    assert set(table.offered) == {"item:winged-shoes", "stay"}
    table.choose("item:winged-shoes")
    table.choose("move:2,0")
    assert table.figure("brute").at == (2, 0)
    assert [one.state for one in table.hero("brute").items] == ["spent"]


@pytest.mark.parametrize(("value", "far"), [(1, "move:3,0"), (2, "move:4,0")])
def test_gh_cards_18_a_bonus_of_an_active_card_lengthens_every_move(
    table: Scene, value: int, far: str
) -> None:
    """By itself, and with a slot of the card used."""
    bonus = e.Bonus(on="own-move", boost=e.Boost(move=2))
    card = table.card(bonus, duration="persistent", slots=(0, 1))
    active = Active(card, "top", False, bonuses=(0,))
    table.hero("brute").active.append(active)
    table.act("brute", e.Move(value=value))
    assert far in table.offered
    assert f"move:{value + 3},0" not in table.offered
    assert active.slot == 1


def test_gh_cards_18_a_bonus_of_a_move_asks_for_its_clause(table: Scene) -> None:
    bonus = e.Bonus(on="own-move", only=e.If(self_has=("strengthen",)), boost=e.Boost(move=2))
    card = table.card(bonus, duration="persistent", slots=(0, 1))
    active = Active(card, "top", False, bonuses=(0,))
    table.hero("brute").active.append(active)
    table.act("brute", e.Move(value=1))
    assert "move:2,0" not in table.offered and active.slot == 0


def test_gh_loot_06_a_looting_move_takes_what_lies_on_its_way(table: Scene) -> None:
    """Every hex entered, also those passed; not the one it began in."""
    table.state.money = ((0, 0), (1, 0), (2, 0), (2, 0), (0, 1))
    table.act("brute", e.Move(value=2, loots=True))
    table.choose("move:2,0")
    assert table.hero("brute").tokens == 3
    assert [*table.state.money] == [(0, 0), (0, 1)]


def test_gh_loot_06_an_ordinary_move_takes_nothing_on_its_way(table: Scene) -> None:
    table.state.money = ((1, 0), (2, 0))
    table.act("brute", e.Move(value=2))
    table.choose("move:2,0")
    assert table.hero("brute").tokens == 0 and len(table.state.money) == 2


def test_gh_terrain_22_a_clearing_jump_breaks_what_it_passes() -> None:
    """The bottom of Clear the Way: obstacles destroyed, traps disarmed on the hexes passed."""
    table = Scene("cragheart", "tinkerer")
    table.lay("tinkerer", at=(-4, 0))
    table.tile("obstacle", (1, 0), (0, 1))
    table.tile("trap", (2, 0), (3, -1), damage=3)
    table.turn("cragheart", "clear-the-way", table.card())
    table.choose("bottom:clear-the-way")
    for step in ("move:1,0", "move:2,0", "move:3,0", "stay"):
        table.choose(step)
    assert table.figure("cragheart").at == (3, 0)
    left = {(tile.kind, tile.at) for tile in table.state.overlays}
    assert left == {("obstacle", (0, 1)), ("trap", (3, -1))}
    assert table.hero("cragheart").feats["traps"] == 1


def test_gh_move_04_where_the_way_matters_every_hex_is_named(table: Scene) -> None:
    """The next line asks for the enemies passed: no step from which it could not come down."""
    table.tile("obstacle", (1, 0))
    table.monster("bandit-guard", (1, -1))
    passed = e.Damage(value=1, who=e.Who(side="enemies", range=0, around="passed"))
    table.act("brute", e.Move(value=2, jump=True), passed)
    assert {"move:1,0", "move:1,-1", "move:0,1"} <= set(table.offered)
    assert "move:2,0" not in table.offered, "step by step"
    table.choose("move:1,-1")
    assert table.asked.rule == "GH-MOVE-04" and "stay" not in table.offered
    assert "move:1,0" not in table.offered, "an obstacle is no place to land"
    table.choose("move:2,-1")
    assert table.figure("brute").at == (2, -1)
    assert table.figure("bandit-guard-1").hp == table.figure("bandit-guard-1").most - 1


PASSED = e.Damage(value=1, who=e.Who(side="enemies", range=0, around="passed"))
BESIDE = e.Damage(value=1, who=e.Who(side="enemies", range=1))
RETURNED = e.Heal(value=1, who=e.SELF, when=e.If(returned=True))


@pytest.mark.parametrize(
    ("jump", "then", "by_steps"),
    [(True, PASSED, True), (True, RETURNED, True), (True, BESIDE, False), (False, PASSED, False)],
)
def test_gh_move_04_the_way_is_named_where_a_later_line_asks_for_it(
    table: Scene, jump: bool, then: e.AnyAbility, by_steps: bool
) -> None:
    """Only for jumps: on foot every way can be walked in parts."""
    table.act("brute", e.Move(value=2, jump=jump), then)
    assert ("move:2,0" in table.offered) != by_steps


def test_gh_move_04_a_line_before_the_move_does_not_ask_for_its_way(table: Scene) -> None:
    table.act("brute", e.Move(value=0), PASSED, e.Move(value=2, jump=True))
    assert "move:2,0" in table.offered


def test_gh_move_04_the_way_of_an_ally_does_not_matter(table: Scene) -> None:
    """The line about the way means the performer of the action."""
    table.lay("tinkerer", at=(-1, 0))
    jump = e.Move(value=2, jump=True)
    table.act("brute", e.Grant(who=e.Who(side="allies", count=1), abilities=(jump,)), PASSED)
    while table.asked.rule != "GH-MOVE-01":
        table.choose(table.offered[0])
    assert table.asked.seat == 1 and "move:-3,0" in table.offered


def test_gh_move_04_a_basic_move_asks_for_no_way(table: Scene) -> None:
    """Jumping by Winged Shoes: the lines of the card do not count."""
    table.lay("brute", items=("winged-shoes",))
    card = table.card(bottom=(e.Move(value=2, jump=True), PASSED))
    table.turn("brute", card, table.card())
    table.choose(f"basic-bottom:{card}")
    table.choose("item:winged-shoes")
    assert "move:2,0" in table.offered


def test_gh_move_04_difficult_ground_at_the_end_of_a_named_way(table: Scene) -> None:
    """It costs a second point where a jump lands, and nothing where it passes."""
    table.tile("difficult", (2, 0))
    table.act("brute", e.Move(value=2, jump=True), PASSED)
    table.choose("move:1,0")
    assert "move:2,0" not in table.offered and "stay" in table.offered


def test_gh_move_04_difficult_ground_with_a_point_left(table: Scene) -> None:
    table.tile("difficult", (2, 0))
    table.act("brute", e.Move(value=3, jump=True), PASSED)
    table.choose("move:1,0")
    table.choose("move:2,0")
    assert "stay" in table.offered
    assert "move:3,0" in table.offered, "or on to the next hex"
    table.choose("stay")
    assert table.figure("brute").at == (2, 0)


def test_gh_move_05_a_named_way_ends_at_a_closed_door(table: Scene) -> None:
    table.lay("brute", at=(3, 0))
    table.act("brute", e.Move(value=4, jump=True), PASSED)
    table.choose("move:4,0")
    table.choose("move:5,0")
    assert table.state.opened == ("D1",) and table.figure("brute").at == (5, 0)
    assert table.asked.rule != "GH-MOVE-04"


def test_gh_cards_18_a_move_performed_as_an_attack(table: Scene) -> None:
    """The player is asked; either way the value is the move's."""
    change = e.Change(what="move-as-attack")
    card = table.card(e.Bonus(on="always", changes=(change,)), duration="persistent")
    table.draws("brute", "plus-0")
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    for answer in ("as-move", "as-attack"):
        table.hero("brute").active[:] = [Active(card, "top", False, bonuses=(0,))]
        answers = ["stay"] if answer == "as-move" else ["attack:bandit-guard-1"]
        run = perform(table.game, Aim(table.figure("brute"), ActionTally(), 0), e.Move(value=3))
        assert table.run(run, answer, *answers)
        assert guard.hp == (9 if answer == "as-move" else 6)
    assert table.figure("brute").at == (0, 0)
