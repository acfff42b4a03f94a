"""The battle goals (GH-END-03, section 2.13): each one met, and each one just missed.

The deeds are done at the table; `finish` then counts the checkmarks of a won scenario.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.rules.attack import attack
from fabletop.games.gloomhaven.rules.damage import exhaust, suffer
from fabletop.games.gloomhaven.rules.endings import finish
from fabletop.games.gloomhaven.rules.forced import force
from fabletop.games.gloomhaven.rules.moving import walk
from fabletop.games.gloomhaven.rules.rests import long_rest, short_rest
from fabletop.games.gloomhaven.rules.rounds import start_round
from fabletop.games.gloomhaven.rules.treasures import find_xp
from fabletop.games.gloomhaven.state import ActionTally, Active, Figure
from fabletop.kernel.ask import Request

from .scene import Scene

Doing = Callable[[Scene], None]


def nothing(table: Scene) -> None:
    """The hero has done nothing at all."""


# What happens at the table


def kill(
    table: Scene,
    number: int = 1,
    *,
    by: str = "brute",
    rank: str = "normal",
    hp: int = 0,
    wounded: int = 0,
    attack_value: int = 20,
) -> None:
    """So many guards are killed by one attack each; `hp` of the `most` they have are left."""
    attacker = table.state.figures[by]
    table.state.heroes[attacker.owner].deck.cards[:] = ["plus-0"] * 20
    for _ in range(number):
        guard = table.monster("bandit-guard", (1, 0), rank=rank)
        if hp:
            guard.hp = guard.most = hp
        guard.hp -= wounded
        strike = e.Attack(value=attack_value)
        table.run(attack(table.game, Aim(attacker, ActionTally(), 0), strike, [guard]))
        assert guard.id not in table.state.figures


def exactly(hp: int, value: int, *, wounded: int = 0) -> Doing:
    return lambda table: kill(table, hp=hp, wounded=wounded, attack_value=value)


def kills(number: int, **fields: str) -> Doing:
    def act(table: Scene) -> None:
        kill(table, number, **fields)  # type: ignore[arg-type]

    return act


def kills_by_bot(number: int) -> Doing:
    """2.13: the kills of a summon count for its owner."""

    def act(table: Scene) -> None:
        bot = Figure("battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, "heroes", owner=0)
        table.state.figures[bot.id] = bot
        kill(table, number, by=bot.id)

    return act


def two_attacks(table: Scene) -> None:
    """A guard falls to the second attack."""
    guard = table.monster("bandit-guard", (1, 0))
    guard.hp = guard.most = 5
    table.hero("brute").deck.cards[:] = ["plus-0"] * 4
    for _ in range(2):
        strike = e.Attack(value=3)
        brute = table.figure("brute")
        table.run(attack(table.game, Aim(brute, ActionTally(), 0), strike, [guard]))
    assert guard.id not in table.state.figures


def killed_by_push(table: Scene) -> None:
    """A whole guard dies in a trap: no attack killed it."""
    guard = table.monster("bandit-guard", (1, 0))
    guard.hp = guard.most = 1
    table.tile("trap", (2, 0), damage=9)
    brute = table.figure("brute")
    table.run(force(table.game, "push", guard, 1, brute.at, brute, 0), "step:2,0")
    assert guard.id not in table.state.figures


def second_blood(table: Scene) -> None:
    kill(table, by="tinkerer")
    kill(table)


def loot_tokens(number: int) -> Doing:
    def act(table: Scene) -> None:
        table.state.money = ((0, 1),) * number
        table.act("brute", e.Loot(range=1))
        table.choose("loot")
        assert not table.state.money

    return act


def loot_treasure(table: Scene) -> None:
    golden = next(one for one in library().treasures.values() if one.gold)
    table.state.treasures = (((0, 1), str(golden.number)),)
    table.act("brute", e.Loot(range=1))
    table.choose("loot")
    assert not table.state.treasures


def ally_loots(table: Scene) -> None:
    table.state.money = ((-1, 0),) * 6
    table.state.treasures = (((-1, 0), "goal-0"),)
    table.act("tinkerer", e.Loot(range=0))
    table.choose("loot")
    assert not table.state.money and not table.state.treasures


def own_trap(table: Scene) -> None:
    """The hero steps into a trap in its own turn."""
    table.tile("trap", (0, 1), damage=0)
    table.act("brute", e.Move(value=1))
    table.choose("move:0,1")


def pushed_into_trap(table: Scene) -> None:
    """An enemy is pushed into a trap in the hero's turn."""
    guard = table.monster("bandit-guard", (1, 0))
    table.tile("trap", (2, 0), damage=0)
    table.act("brute", e.Push(value=1, who=e.Who(count=1)))
    table.choose("push:bandit-guard-1")
    table.choose("step:2,0")
    assert guard.at == (2, 0)


def disarmed_trap(table: Scene) -> None:
    table.tile("trap", (0, 1), damage=0)
    table.act("brute", e.DisarmTrap(range=1))
    table.choose("disarm:0,1")
    assert table.state.overlays == ()


def trap_of_a_monster(table: Scene) -> None:
    """A monster walks into a trap in its own turn."""
    guard = table.monster("bandit-guard", (1, 0))
    table.tile("trap", (2, 0), damage=0)
    table.state.turn.figure = guard.id
    table.run(walk(table.game, guard, [(2, 0)], False, ActionTally()))
    assert table.state.overlays == ()


def trap_of_an_ally(table: Scene) -> None:
    table.tile("trap", (-2, 0), damage=0)
    table.act("tinkerer", e.Move(value=1))
    table.choose("move:-2,0")
    assert table.state.overlays == ()


def door_by(type: str) -> Doing:
    """This hero opens the door to the second room in its turn."""

    def act(table: Scene) -> None:
        table.figure(type).at = (4, 0)
        table.act(type, e.Move(value=1))
        table.choose("move:5,0")
        assert table.state.opened == ("D1",)

    return act


ITEMS = (
    "minor-healing-potion", "major-healing-potion", "minor-stamina-potion", "cloak-of-invisibility",
)  # fmt: skip


def items(uses: int, *, level: int = 1) -> Doing:
    """A hero of this level uses so many items in its turn."""

    def act(table: Scene) -> None:
        table.lay("brute", items=ITEMS)
        table.hero("brute").level = level
        table.turn("brute", table.card(), table.card())
        for id in ITEMS[:uses]:
            table.choose(f"item:{id}")

    return act


def hp_of(hp: int) -> Doing:
    def act(table: Scene) -> None:
        table.lay("brute", hp=hp)

    return act


def hurt(amount: int, *, healed: int = 0, most: int = 10) -> Doing:
    """The hero suffers damage and perhaps gets well again."""

    def act(table: Scene) -> None:
        figure = table.lay("brute", hand=[], hp=most, most=most)
        table.run(suffer(table.game, figure, amount))
        figure.hp += healed

    return act


def fallen(table: Scene) -> None:
    """Exhausted by damage: no hit points left."""
    table.lay("brute", hand=[], discard=[])
    table.run(suffer(table.game, table.figure("brute"), 99))


def worn_out(hp: int) -> Doing:
    """Exhausted for want of cards: hit points stay as they were."""

    def act(table: Scene) -> None:
        table.figure("brute").hp = hp
        exhaust(table.game, table.hero("brute"))

    return act


def ally_exhausted(table: Scene) -> None:
    exhaust(table.game, table.hero("tinkerer"))


def piles(hand: int, discard: int, *, active: int = 0, lost: int = 0) -> Doing:
    """So many cards of each kind; `active` ones go to the discard pile, `lost` ones are active
    and go to the lost pile."""

    def act(table: Scene) -> None:
        hero = table.hero("brute")
        table.lay(
            "brute",
            hand=[table.card() for _ in range(hand)],
            discard=[table.card() for _ in range(discard)],
            lost=[table.card() for _ in range(5)],
        )
        hero.active[:] = [Active(table.card(), "top", False) for _ in range(active)]
        hero.active += [Active(table.card(), "top", True) for _ in range(lost)]

    return act


def experience(amount: int) -> Doing:
    def act(table: Scene) -> None:
        table.act("brute", e.Infuse(elements=("fire",), xp=amount))
        assert table.hero("brute").xp == amount

    return act


def found_experience(amount: int) -> Doing:
    """In a treasure, not by an ability."""

    def act(table: Scene) -> None:
        find_xp(table.game, table.hero("brute"), amount)
        assert table.hero("brute").xp == amount

    return act


def rounds(*with_enemies: bool) -> Doing:
    """Rounds begin, each with an enemy on the map or without."""

    def act(table: Scene) -> None:
        for there in with_enemies:
            guard = table.monster("bandit-guard", (3, 0)) if there else None
            table.run(start_round(table.game))
            if guard is not None:
                del table.state.figures[guard.id]

    return act


def rest(*kinds: str) -> Doing:
    """Short and long rests, each with two cards in the discard pile."""

    def act(table: Scene) -> None:
        hero = table.hero("brute")
        for kind in kinds:
            table.lay("brute", discard=[table.card(), table.card()])
            if kind == "long":
                table.run(long_rest(table.game, hero), f"lose:{hero.discard.cards[0]}")
            else:
                running = short_rest(table.game, hero)
                asked = next(running)
                assert isinstance(asked, Request)
                with pytest.raises(StopIteration):
                    running.send((asked.keys[0],))

    return act


def both(first: Doing, second: Doing) -> Doing:
    def act(table: Scene) -> None:
        first(table)
        second(table)

    return act


MET: dict[str, list[Doing]] = {
    "streamliner": [piles(2, 3), piles(0, 5), piles(2, 2, active=1)],
    "layabout": [nothing, experience(7), found_experience(8)],
    "workhorse": [experience(13)],
    "zealot": [piles(1, 2), piles(0, 0), piles(1, 1, active=1, lost=3), worn_out(5)],
    "masochist": [hp_of(2), fallen, worn_out(2)],
    "fast-healer": [nothing, hurt(6, healed=6)],
    "neutralizer": [own_trap, pushed_into_trap, disarmed_trap],
    "plunderer": [loot_treasure],
    "protector": [nothing, fallen],
    "explorer": [door_by("brute")],
    "hoarder": [loot_tokens(5)],
    "indigent": [nothing, ally_loots],
    "pacifist": [nothing, kills(3)],
    "sadist": [kills(5), kills_by_bot(5)],
    "hunter": [kills(1, rank="elite")],
    "professional": [items(3), items(4, level=2)],
    "aggressor": [rounds(True), rounds(True, True)],
    "dynamo": [exactly(hp=5, value=9)],
    "purist": [nothing],
    "opener": [kills(1), kills_by_bot(1)],
    "diehard": [nothing, hurt(5), hurt(5, most=11)],
    "executioner": [exactly(hp=5, value=5), kills_by_bot(1)],
    "straggler": [nothing, rest("long"), rest("long", "long")],
    "scrambler": [nothing, rest("short"), rest("short", "short")],
}

MISSED: dict[str, list[Doing]] = {
    "streamliner": [piles(2, 2), piles(2, 2, lost=3), worn_out(5)],
    "layabout": [experience(8)],
    "workhorse": [experience(12), found_experience(13)],
    "zealot": [piles(2, 2), piles(1, 2, active=1)],
    "masochist": [hp_of(3), worn_out(3)],
    "fast-healer": [hp_of(9), hurt(6, healed=5), fallen],
    "neutralizer": [nothing, trap_of_a_monster, trap_of_an_ally],
    "plunderer": [nothing, loot_tokens(9), ally_loots],
    "protector": [ally_exhausted],
    "explorer": [nothing, door_by("tinkerer")],
    "hoarder": [loot_tokens(4), ally_loots],
    "indigent": [loot_tokens(1), loot_treasure],
    "pacifist": [kills(4), both(kills(1), kills_by_bot(3))],
    "sadist": [kills(4), kills(5, by="tinkerer")],
    "hunter": [kills(3), kills(1, rank="elite", by="tinkerer")],
    "professional": [items(2), items(3, level=2)],
    "aggressor": [rounds(True, False), rounds(False, True)],
    "dynamo": [exactly(hp=5, value=8)],
    "purist": [items(1)],
    "opener": [nothing, second_blood],
    "diehard": [hurt(6), hurt(6, healed=6), hurt(6, most=11)],
    "executioner": [exactly(hp=5, value=9, wounded=1), two_attacks, killed_by_push],
    "straggler": [rest("short"), rest("long", "short")],
    "scrambler": [rest("long"), rest("short", "long")],
}


def checks(goal: str, act: Doing) -> int:
    """The checkmarks of a won scenario in which this was done."""
    table = Scene("brute", "tinkerer")
    table.lay("brute", goals=[goal])
    act(table)
    table.state.outcome = "won"
    finish(table.game)
    return table.hero("brute").checks


def cases(table: dict[str, list[Doing]]) -> list[object]:
    return [
        pytest.param(goal, act, id=f"{goal}-{number}")
        for goal, acts in table.items()
        for number, act in enumerate(acts)
    ]


def test_gh_end_03_every_battle_goal_is_tried() -> None:
    assert set(MET) == set(MISSED) == set(library().goals)


@pytest.mark.parametrize(("goal", "act"), cases(MET))
def test_gh_end_03_battle_goal_met(goal: str, act: Doing) -> None:
    assert checks(goal, act) == library().goals[goal].checks


@pytest.mark.parametrize(("goal", "act"), cases(MISSED))
def test_gh_end_03_battle_goal_just_missed(goal: str, act: Doing) -> None:
    assert checks(goal, act) == 0
