"""GH-END-01: the moment at which a scenario is won or lost, and the round that goes on."""

# mypy: disable-error-code="comparison-overlap"
# rules change what a test has just laid out

from __future__ import annotations

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.records import Goal, TreasureTile
from fabletop.games.gloomhaven.rules import memory
from fabletop.games.gloomhaven.rules.damage import kill, suffer
from fabletop.games.gloomhaven.rules.endings import enemies_left
from fabletop.games.gloomhaven.state import Boon

from .scene import BEHIND, Scene, hall


def test_gh_end_01_the_boss_dies_before_the_last_hero_does() -> None:
    """The first target is the boss; the retaliation of the second one exhausts the attacker."""
    goal = Goal(kill=("bandit-guard",))
    table = Scene("brute", "tinkerer", scenario=hall(goal=goal))
    table.hero("tinkerer").exhausted = True
    del table.state.figures["tinkerer"]
    boss = table.monster("bandit-guard", (1, 0), hp=1)
    table.monster("bandit-archer", (0, 1), hp=9, boons=(Boon("retaliate", 5),))
    table.lay("brute", hp=1, hand=[], discard=[])
    table.draws("brute", "plus-0", "plus-0")
    table.act("brute", e.Attack(value=3, targets=2))
    table.choose(f"attack:{boss.id}")
    table.choose("attack:bandit-archer-1")
    table.choose(f"attack:{boss.id}", rule="GH-ATTACK-05")
    table.choose("attack:bandit-archer-1", rule="GH-ATTACK-05")
    assert table.hero("brute").exhausted and "brute" not in table.state.figures
    assert table.state.outcome == "won"


def test_gh_end_01_a_door_opened_after_the_last_kill_changes_nothing() -> None:
    """All revealed enemies are dead with the top action; the bottom one opens a door."""
    table = Scene("brute", "tinkerer", scenario=hall(goal=Goal(kill_revealed=True)))
    table.lay("brute", at=(3, 0))
    guard = table.monster("bandit-guard", (4, -1), hp=1)
    table.draws("brute", "plus-0")
    attack = table.card(e.Attack(value=3), owner="brute")
    move = table.card(bottom=(e.Move(value=2),), owner="brute")
    table.turn("brute", attack, move)
    table.choose(f"top:{attack}")
    if table.asked.rule != "GH-CARDS-01":
        table.choose(f"attack:{guard.id}")
    assert table.state.outcome == "won"
    table.choose(f"bottom:{move}")
    table.choose("move:5,0")
    assert table.state.opened == ("D1",) and enemies_left(table.state)
    assert table.state.outcome == "won"


def test_gh_end_01_the_round_is_played_to_its_end() -> None:
    """The others still take their turns, monsters too; then it is over, without short rests."""
    table = Scene("brute", "tinkerer", scenario=hall(goal=Goal(kill=("bandit-archer",))))
    table.hero("tinkerer").hand.cards[:] = table.hero("tinkerer").hand.cards[2:]
    archer = table.monster("bandit-archer", (1, 0), hp=1)
    table.draws("brute", "plus-0")
    table.hero("tinkerer").picks.cards[:] = [table.card(owner="tinkerer") for _ in range(2)]
    table.act("brute", e.Attack(value=3))
    if table.asked.rule != "GH-CARDS-01":
        table.choose(f"attack:{archer.id}")
    assert table.state.outcome == "won" and table.state.phase == "turns"
    for _ in range(2):
        table.choose(next(one for one in table.offered if one.startswith(("forgo", "end-turn"))))
    assert table.state.turn.figure == "tinkerer" and table.asked.rule == "GH-CARDS-01"
    table.end_turn()
    assert table.state.phase == "over" and table.state.outcome == "won"


def test_gh_end_01_a_failure_comes_before_a_later_success() -> None:
    """Everybody is exhausted; that a trap kills the last monster afterwards comes too late."""
    table = Scene("brute", "tinkerer", scenario=hall(goal=Goal(kill_revealed=True)))
    guard = table.monster("bandit-guard", (1, 0), hp=1)
    for hero in ("brute", "tinkerer"):
        table.lay(hero, hand=[], discard=[])
        table.run(suffer(table.game, table.figure(hero), 99))
    assert table.state.outcome == "lost"
    table.run(kill(table.game, guard, None))
    assert table.state.outcome == "lost"


def test_gh_end_01_the_last_room_is_noticed_when_it_is_revealed() -> None:
    """Scenario goals that name rooms: in the middle of the move that opens the door."""
    table = Scene("brute", "tinkerer", scenario=hall(goal=Goal(reveal=("R2",))))
    table.lay("brute", at=(4, 0))
    table.turn("brute", table.card(bottom=(e.Move(value=3),), owner="brute"), table.card())
    table.choose(f"bottom:{table.hero('brute').picks.cards[0]}")
    table.choose("move:5,0")
    assert table.asked.rule == "GH-MOVE-01", "two points are left"
    assert table.state.outcome == "won"


def test_gh_end_01_the_last_goal_treasure_is_noticed_when_it_is_looted() -> None:
    tile = TreasureTile(at=BEHIND[0], room="R2")
    table = Scene("brute", "tinkerer", scenario=hall(goal=Goal(loot_goals=True), treasures=(tile,)))
    table.state.treasures = (((1, 0), "goal-0"),)
    table.act("brute", e.Loot(range=1))
    table.choose("loot")
    assert table.state.treasures == () and table.hero("brute").treasures == ("goal-0",)
    assert table.state.turn.figure == "brute", "its turn is not over"
    assert table.state.outcome == "won"


def test_gh_end_01_a_controlled_enemy_is_still_an_enemy() -> None:
    """It kills the last but one; the scenario is won only when it has died, too."""
    table = Scene("brute", "tinkerer", scenario=hall(goal=Goal(kill_revealed=True)))
    slave = table.monster("bandit-guard", (1, 0), hp=5)
    victim = table.monster("bandit-archer", (2, 0), hp=1)
    table.draws("monsters", "plus-0")
    who = e.Who(side="enemies", range=1)
    table.act("brute", e.Control(who=who, abilities=(e.Attack(value=4),)))
    while table.asked.rule != "GH-CARDS-01":
        table.choose(next(one for one in table.offered if "bandit" in one))
    assert victim.id not in table.state.figures
    assert slave.side == "monsters" and enemies_left(table.state)
    assert table.state.outcome == ""
    table.run(kill(table.game, slave, None))
    assert table.state.outcome == "won"


def test_gh_end_01_a_controlled_enemy_that_dies_is_a_kill() -> None:
    table = Scene("brute", "tinkerer", scenario=hall(goal=Goal(kill_count=1)))
    slave = table.monster("bandit-guard", (1, 0), hp=1)
    memory.lead(table.state, slave)
    slave.side = "heroes"
    table.run(kill(table.game, slave, None))
    assert memory.kills(table.state) == 1 and table.state.outcome == "won"
