"""The greedy player's eye: what it thinks of a position, and that its games come to an end."""

from __future__ import annotations

import time

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out
from fabletop.games.euthia.bot import evaluate
from fabletop.games.euthia.bot.odds import odds, typical
from fabletop.games.euthia.bot.power import force_of, mean_hits
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
