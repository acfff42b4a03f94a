"""The greedy player's eye: what it thinks of a position, and that its games come to an end."""

from __future__ import annotations

import time

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out
from fabletop.games.euthia.bot import evaluate
from fabletop.games.euthia.bot.odds import Means, menace, odds, typical
from fabletop.games.euthia.bot.power import force_of, mean_hits
from fabletop.games.euthia.bot.shopping import spree
from fabletop.games.euthia.library import library

from .scene import Scene

MAELDUR = ("fire-staff",)


def test_a_stronger_monster_is_harder_to_beat() -> None:
    chances = [odds(MAELDUR, typical(n).vitality, 6, 4, typical(n)) for n in (1, 2, 3)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.7 > 0.2 > chances[2]


def test_health_gaar_and_fewer_vitality_left_help() -> None:
    foe = typical(2)
    usual = odds(MAELDUR, 10, 6, 2, foe)
    assert odds(MAELDUR, 10, 9, 2, foe) > usual
    assert odds(MAELDUR, 10, 6, 5, foe) > usual
    assert odds(MAELDUR, 4, 6, 2, foe) > usual
    assert odds(MAELDUR, 10, 6, 2, foe, hero_first=True) > usual


def test_without_a_weapon_no_fight_is_won() -> None:
    assert odds(("",), 6, 8, 4, typical(1)) == 0.0
    assert odds(MAELDUR, 6, 0, 4, typical(1)) == 0.0
    assert odds(MAELDUR, 0, 1, 0, typical(1)) == 1.0


def test_a_penalty_lowers_the_mean_of_an_attack() -> None:
    assert mean_hits("fire-staff", 0, -4) < mean_hits("fire-staff", 0, 0)


def test_every_tile_of_the_box_can_be_weighed() -> None:
    for id in library().tiles:
        force_of((id,))


def test_a_wound_is_a_loss_and_a_coin_a_gain(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    before = evaluate(table.state, 0)
    table.maeldur.health -= 3
    assert evaluate(table.state, 0) < before
    table.maeldur.health += 3
    table.maeldur.coins += 5
    assert evaluate(table.state, 0) > before


def test_each_step_towards_a_goal_is_worth_taking(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    wood = table.land((1, -2), ["treasure-3", "", ""])
    far = evaluate(table.state, 0)
    table.lay("maeldur", at=1)
    near = evaluate(table.state, 0)
    table.lay("maeldur", at=wood + 1)
    assert far < near < evaluate(table.state, 0)


def test_a_thing_left_in_the_bag_is_worse_than_to_lose(scene: type[Scene]) -> None:
    """Putting things on and off for ever would keep a loser's game from ending."""
    table = scene("maeldur", "keleia")
    helmet = next(id for id in library().tiles if id.startswith("leather-helmet"))
    table.maeldur.bags.append(helmet)
    assert evaluate(table.state, 0) < -1e9
    table.maeldur.bags.remove(helmet)
    table.wear("maeldur", helmet)
    assert evaluate(table.state, 0) > -1e9


def test_gold_cards_against_the_hero_make_a_fight_harder() -> None:
    foe, means = typical(2), Means(chaos=2, gaar=1, silver=1, gold=0)
    chances = [
        odds(MAELDUR, 10, 8, 2, foe._replace(cards=menace(means, 1, gold))) for gold in (0, 1, 3)
    ]
    assert chances[0] > chances[1] > chances[2]
    assert menace(means, 0, 3) == menace(means, 0, 2)  # no more plays than chaos tokens


def test_a_shop_is_worth_what_its_goods_do_for_the_hero() -> None:
    slots = ("fire-staff", *[""] * 14)
    goods = ("short-sword", "leather-helmet-1")
    assert spree("maeldur", slots, (), 6, goods, 0) == 0.0
    helmet = spree("maeldur", slots, (), 6, goods, 2)
    assert 0.0 < helmet < spree("maeldur", slots, (), 6, goods, 9)
    assert spree("maeldur", slots, (), 6, ("hedge-knife",), 1) == 0.0


def test_a_full_purse_draws_the_hero_to_a_shop(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    wood = table.land((1, -2), ["merchants", "", ""])
    drawn = []
    for coins in (1, 15):
        table.lay("maeldur", coins=coins, at=1)
        far = evaluate(table.state, 0)
        table.lay("maeldur", at=wood + 1)
        drawn.append(evaluate(table.state, 0) - far)
    assert drawn[1] > drawn[0] and drawn[1] > 0


def test_an_action_token_is_a_part_of_the_turn(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    full = evaluate(table.state, 0)
    table.maeldur.tokens.remove("combat")
    assert evaluate(table.state, 0) < full


def test_wounds_near_a_church_are_no_treasure(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.land((1, -2), ["", "", ""], monsters=(1, 0, 0))
    table.lay("maeldur", coins=5, at=0)
    sound = evaluate(table.state, 0)
    table.lay("maeldur", health=2)
    assert evaluate(table.state, 0) < sound


def test_rivals_are_looked_at_too(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    before = evaluate(table.state, 0)
    table.keleia.reputation += 8
    assert evaluate(table.state, 0) < before


def test_greedy_ends_a_solo_hunt_in_a_sensible_number_of_choices() -> None:
    session = fabletop.new("euthia", 1, 7, {"scenario": "the-hunt"}, log=False)
    play_out(session, [make("greedy", 7)], most=1500)
    assert session.result is not None
    assert session.state.round == 12


def test_a_look_at_a_position_is_quick() -> None:
    session = fabletop.new("euthia", 2, 3, {"scenario": "the-hunt"}, log=False)
    bots = [make("random", seat) for seat in range(2)]
    while session.requests and session.state.round < 4:
        request = session.requests[0]
        session.answer(request.seat, bots[request.seat].choose(session, request))
    state = session.state
    evaluate(state, 0)
    best = min(_timed(state) for _ in range(20))
    assert best < 0.002


def _timed(state: object) -> float:
    start = time.perf_counter()
    evaluate(state, 0)  # type: ignore[arg-type]
    return time.perf_counter() - start
