"""What the greedy heroes see in a position, and that they can play."""

from __future__ import annotations

from itertools import pairwise

import pytest

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out
from fabletop.games.gloomhaven.bot import evaluate
from fabletop.games.gloomhaven.bot.evaluate import danger, life
from fabletop.games.gloomhaven.bot.sketches import attack_bonus, is_ranged, sketch_of
from fabletop.games.gloomhaven.bot.stamina import stamina, turns
from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.rules import memory
from fabletop.games.gloomhaven.state import REST, Turn

from .scene import Scene


@pytest.fixture
def table() -> Scene:
    return Scene("brute", "tinkerer")


def worth(table: Scene, seat: int = 0) -> float:
    return evaluate(table.state, seat)


# Positions


def test_a_won_table_is_worth_more_than_any_other_and_a_lost_one_less(table: Scene) -> None:
    here = worth(table)
    table.state.outcome = "won"
    assert worth(table) > here
    table.state.outcome = "lost"
    assert worth(table) < here


def test_damage_is_good_and_the_last_point_of_it_best(table: Scene) -> None:
    guard = table.monster("bandit-guard", (3, 0), hp=3)
    values = [worth(table)]
    for hp in (2, 1):
        guard.hp = hp
        values.append(worth(table))
    del table.state.figures[guard.id]
    values.append(worth(table))
    gains = [after - before for before, after in pairwise(values)]
    assert all(one > 0 for one in gains) and gains[2] > 2 * gains[0]


def test_a_hero_out_of_reach_is_better_off_than_one_among_enemies(table: Scene) -> None:
    table.lay("tinkerer", at=(-1, 0), hp=3)
    table.lay("brute", at=(-4, 0))
    for at in ((0, 0), (0, -1), (-1, 1)):
        table.monster("bandit-guard", at)
    among = worth(table, 1)
    table.lay("tinkerer", at=(-4, 3))
    assert worth(table, 1) > among


def test_the_invisible_fear_nothing(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    before = worth(table)
    table.lay("brute", conditions=("invisible",))
    assert worth(table) > before


def test_wounds_weigh_more_the_fewer_hit_points_are_left() -> None:
    assert life(2) - life(1) > life(10) - life(9) > 0
    assert danger(3, 3.0) > danger(10, 3.0) > 0
    assert danger(3, 9.0) > danger(3, 3.0)


def test_a_door_is_not_opened_while_enemies_are_left(table: Scene) -> None:
    table.state.flags[memory.ROOMS] = 1
    guard = table.monster("bandit-guard", (-4, 4))
    table.turn("brute")
    closed = worth(table)
    table.state.revealed = ("R1", "R2")
    table.state.opened = ("D1",)
    table.state.turn.opened = True
    table.state.flags[memory.ROOMS] = 2
    bones = table.monster("living-bones", (8, 0), revealed=True)
    assert worth(table) < closed
    del table.state.figures[guard.id]
    both = worth(table)
    del table.state.figures[bones.id]
    table.state.revealed, table.state.opened = ("R1",), ()
    table.state.flags[memory.ROOMS], table.state.turn.opened = 1, False
    assert both > worth(table)


# Cards


def test_cards_are_turns() -> None:
    assert [turns(cards) for cards in (2, 3, 4, 10)] == [1, 2, 4, 25]
    assert stamina(10, 0, 15) > stamina(8, 2, 15) > stamina(8, 1, 15)
    # near exhaustion a card is dearer, and near the end of the scenario cheaper
    assert stamina(4, 0, 5) - stamina(3, 0, 5) > stamina(11, 0, 5) - stamina(10, 0, 5)
    assert stamina(5, 0, 8) - stamina(4, 0, 8) > stamina(5, 0, 1) - stamina(4, 0, 1)


def test_a_lost_card_costs_something(table: Scene) -> None:
    hero = table.hero("brute")
    before = worth(table)
    hero.discard.put(hero.hand.take("trample"))
    discarded = worth(table)
    hero.lost.put(hero.discard.take("trample"))
    assert worth(table) < discarded < before


def test_among_enemies_a_long_rest_is_worth_less_than_two_good_cards(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    table.state.phase = "second"
    table.lay("brute", hand=["leaping-cleave", "sweeping-blow"], picks=[REST])
    resting = worth(table)
    table.lay("brute", hand=["leaping-cleave"], picks=["sweeping-blow"])
    assert worth(table) > resting


def test_who_gives_up_alone_gains_nothing(table: Scene) -> None:
    table.state.phase = "lead"
    before = worth(table)
    table.lay("tinkerer", hand=[], picks=["stun-shot"])
    assert worth(table) < before - 20


def test_a_sketch_tells_what_a_half_can_do() -> None:
    knives = sketch_of("throwing-knives", "top").strike
    assert knives is not None and (knives.reach, knives.first, knives.melee) == (3, 2, False)
    hands = sketch_of("quick-hands", "top")
    assert hands.steps == 2 and hands.strike is not None
    assert sketch_of("reviving-ether", "top").recovers
    assert attack_bonus("the-minds-weakness", "top") == (2, 0)
    assert is_ranged("spellweaver") and not is_ranged("brute")


# Plans


def test_the_half_that_reaches_an_enemy_is_played(table: Scene) -> None:
    """Of two cards the top that attacks and the bottom that walks there."""
    table.monster("bandit-guard", (4, 0), hp=3)
    walker = table.card(e.Loot(range=1), bottom=(e.Move(value=4),))
    fighter = table.card(e.Attack(value=3), bottom=(e.Loot(range=1),))
    table.turn("brute", walker, fighter)
    table.state.turn = Turn(
        figure="brute", stage="line", card=walker, half="bottom", halves=("top", "bottom")
    )
    walking = worth(table)
    table.state.turn = Turn(
        figure="brute", stage="line", card=fighter, half="bottom", halves=("top", "bottom")
    )
    assert walking > worth(table)


def test_steps_already_taken_are_not_promised_again(table: Scene) -> None:
    table.monster("bandit-guard", (4, 0), hp=3)
    walker = table.card(e.Loot(range=1), bottom=(e.Move(value=4),))
    fighter = table.card(e.Attack(value=3))
    table.turn("brute", walker, fighter)
    table.state.turn = Turn(figure="brute", stage="line", card=walker, half="bottom")
    before = worth(table)
    table.state.turn.tally.moved = 3
    assert worth(table) < before


def test_targets_declared_are_what_an_attack_promises(table: Scene) -> None:
    for at in ((2, 0), (2, 1), (3, 0)):
        table.monster("bandit-guard", at)
    card = table.card(e.Attack(value=3, range=3, targets=3))
    table.turn("brute", card)
    table.state.turn = Turn(figure="brute", stage="line", card=card, half="top")
    table.state.turn.tally.targets = ((2, 0), (2, 1))
    two = worth(table)
    table.state.turn.tally.targets = ((2, 0), (2, 1), (3, 0))
    assert worth(table) > two


# Whole games


def test_greedy_heroes_clear_rooms() -> None:
    """They come past the first door, and monsters fall."""
    session = fabletop.new("gloomhaven", 4, 1003, {"difficulty": "easy"}, log=False)
    play_out(session, [make("greedy", seat) for seat in range(4)])
    assert memory.rooms_laid_out(session.state) >= 2
    assert memory.kills(session.state) >= 6
