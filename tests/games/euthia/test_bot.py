"""The greedy player's eye: what it thinks of a position, and that its games come to an end."""

from __future__ import annotations

import time

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out
from fabletop.games.euthia.bot import evaluate
from fabletop.games.euthia.bot.atlas import few
from fabletop.games.euthia.bot.gear import dressed, gear_of
from fabletop.games.euthia.bot.means import heals, room_of, thing_worth
from fabletop.games.euthia.bot.odds import Means, menace, odds, typical
from fabletop.games.euthia.bot.power import force_of, mean_hits
from fabletop.games.euthia.bot.shopping import places_for, spree
from fabletop.games.euthia.bot.targets import at_hand
from fabletop.games.euthia.bot.worth import coin
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.belongings import max_health
from fabletop.games.euthia.state import Trade

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
    assert spree("maeldur", slots, (), 6, goods, 0, 6) == 0.0
    helmet = spree("maeldur", slots, (), 6, goods, 2, 6)
    assert 0.0 < helmet < spree("maeldur", slots, (), 6, goods, 9, 6)
    assert spree("maeldur", slots, (), 6, ("hedge-knife",), 1, 6) == 0.0


def test_a_shield_takes_no_place_from_the_only_weapon(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    player = table.maeldur
    player.bags.append("scale-shield")
    slots = tuple(player.slots)
    way = dressed(player, slots, max_health(player))
    assert way is not None and way.slots == slots and not way.number
    unlocked = (6,)
    assert places_for("maeldur", slots, unlocked, library().tiles["scale-shield"]) == [(6, 0)]
    player.unlocked.append(6)
    way = dressed(player, slots, max_health(player))
    assert way is not None and way.slots[6] == "scale-shield" and way.filled == 1


def test_of_two_ways_to_dress_exactly_one_is_the_better(scene: type[Scene]) -> None:
    """Else a player about to lose would change clothes for ever."""
    table = scene("maeldur", "keleia")
    player = table.maeldur
    at = player.slots.index("fire-staff")
    for one, other in (("hedge-knife", "ash-cudgel"), ("short-sword", "threshing-flail")):
        to_put_on = []
        for worn, carried in ((one, other), (other, one)):
            player.slots[at], player.bags = worn, [carried]
            way = dressed(player, tuple(player.slots), max_health(player))
            assert way is not None
            to_put_on.append(way.number)
        assert sorted(to_put_on) == [0, 1]


def test_buying_a_better_weapon_is_a_gain_before_it_is_put_on(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", coins=14)
    table.state.trade = Trade("dragonslayers", paid=True, refreshed=1)
    table.state.offers["dragonslayers"] = ["oathkeeper"]
    before = evaluate(table.state, 0)
    table.state.offers["dragonslayers"] = []
    table.maeldur.coins -= library().tiles["oathkeeper"].buy or 0
    table.maeldur.bags.append("oathkeeper")
    bought = evaluate(table.state, 0)
    table.maeldur.bags.remove("oathkeeper")
    table.maeldur.slots[table.maeldur.slots.index("fire-staff")] = "oathkeeper"
    assert before < bought < evaluate(table.state, 0)


def test_what_counts_only_at_the_end_is_wanted_even_in_the_last_round() -> None:
    slots = ("fire-staff", *[""] * 14)
    bare = gear_of("maeldur", slots, (), 6)
    crowned = gear_of("maeldur", (*slots[:13], "crown-shard", ""), (), 6)
    assert crowned.score - bare.score == 4
    assert spree("maeldur", slots, (), 6, ("crown-shard",), 10, 0) == 4
    assert spree("maeldur", slots, (), 6, ("leather-helmet-1",), 10, 0) == 0


def test_a_coin_that_can_buy_nothing_any_more_is_worth_what_it_counts() -> None:
    assert coin(0) == coin(1) == 0.2 < coin(5) < coin(9)


def test_things_used_once_are_weighed_by_what_they_do(scene: type[Scene]) -> None:
    assert heals("sanguine-elixir-1") > heals("clotting-tincture-1") > 0 == heals("mercury-steps-1")
    assert thing_worth("scroll-of-dragonfall-1") > thing_worth("scroll-of-muzzled-beasts-1")
    table = scene("maeldur", "keleia")
    table.maeldur.bags += ["scroll-of-dragonfall-1", "scroll-of-the-near-step-1"]
    assert set(at_hand(table.maeldur)) - set(table.maeldur.slots) == {"scroll-of-dragonfall-1"}


def test_a_rucksack_makes_room_and_a_pouch_only_for_small_things(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    player = table.maeldur
    player.bags = ["scroll-of-dragonfall-1", "scroll-of-dragonfall-2"]
    assert room_of(player) == 1
    player.bags.append("belt-pouch-1")
    assert room_of(player) == 0
    player.bags[-1] = "travellers-rucksack-1"
    assert room_of(player) == 2


def test_only_the_nearest_goals_of_a_sort_are_kept() -> None:
    goals = [(7, "a"), (3, "b"), (1, "a"), (4, "a")]
    assert few(goals, 2) == [(1, "a"), (3, "b"), (4, "a")]


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
