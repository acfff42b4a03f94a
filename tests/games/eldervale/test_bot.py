"""The greedy player: what it does on tables where the right thing is plain."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.bots import GreedyBot, RandomBot
from fabletop.bots.play import play_out
from fabletop.games.eldervale.bot.evaluate import evaluate, foretold
from fabletop.games.eldervale.bot.odds import expected_dice, fight, strengths
from fabletop.games.eldervale.bot.prospects import best_card, best_summon
from fabletop.games.eldervale.bot.sites import best_site
from fabletop.games.eldervale.bot.summary import remaining, summarise
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.state import MONSTER, READY, UNDERWORLD, Battle, Held, Side

from .scene import Scene

RICH = {"gem": 4, "scroll": 4, "potion": 4, "tool": 4, "sword": 4}


def chosen(table: Scene) -> tuple[str, ...]:
    return GreedyBot(3).choose(table.session, table.asked)


def test_it_builds_at_the_mill_when_it_can_pay(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-2")
    table.put(table.a, "worker-2", "portal")
    table.give(table.a, tool=2, sword=2, gold=1)
    assert chosen(table) == ("place:worker:mill",)


def test_it_goes_to_the_dungeon_when_it_can_buy_two_cards(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.dwell(table.a, "order-2", "worker-4")
    table.put(table.a, "worker-1", "portal")
    table.give(table.a, **RICH)
    assert chosen(table) == ("place:worker:dungeon",)


def test_it_regroups_when_no_unit_is_left(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    for unit, tile in (("worker-1", "order-1"), ("worker-2", "order-2"), ("worker-3", "portal")):
        table.put(table.a, unit, tile)
    table.give(table.a, tool=1)
    table.treasure(table.a, "order-tool-tool-1")
    assert chosen(table) in (("regroup",), ("slot:order-tool-tool-1",))


def test_it_places_before_it_regroups(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, tool=1)
    assert chosen(table)[0].startswith("place:worker:")


def test_it_activates_cards_rather_than_going_home(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-1")
    table.phase("regroup")
    assert chosen(table)[0].startswith("start:")


def test_it_ends_its_turn_when_nothing_is_left_to_gain(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.hold(table.a, "wolf-charm")
    table.phase("late")
    assert chosen(table) == ("end-turn",)


def test_it_cashes_what_it_cannot_use_better(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.tableau[0] = Held(table.a.tableau[0].id, (table.take_token("order-tool-tool-1"),))
    table.treasure(table.a, "order-sword-sword-1")
    table.phase("late")
    assert chosen(table) == ("cash:order-sword-sword-1",)


def test_treasure_in_a_vault_is_worth_its_points(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.own(table.a, "root-cave")
    before = evaluate(table.state, 0)
    token = next(one for one in library().treasures if len(library().treasures[one].shows) == 2)
    table.a.tableau[-1] = Held("root-cave", (token, "", ""))
    assert evaluate(table.state, 0) == pytest.approx(before + 4)


# Reactions


def lost_battle(scene: type[Scene]) -> Scene:
    """A battle is about to begin in which b's three workers stand against six dice; c, who has
    nothing to do with it, is asked after b."""
    table = scene("order", "earth", "fire")
    for player in table.state.players:
        table.give(player, gem=2, tool=2)
    for unit in ("dragon", "warrior", "worker-1"):
        table.put(table.a, unit, "order-2")
    for unit in ("worker-1", "worker-2", "worker-3"):
        table.put(table.b, unit, "order-2")
    table.hold(table.c, "parley")
    table.state.due.append(table.at("order-2"))
    table.phase("pending")
    return table


def test_it_charms_the_wolves_before_a_battle_it_would_lose(scene: type[Scene]) -> None:
    table = lost_battle(scene)
    table.hold(table.b, "wolf-charm")
    assert table.asked.seat == 1
    assert chosen(table) == ("cast:wolf-charm",)


def test_it_keeps_the_charm_in_a_battle_it_would_win(scene: type[Scene]) -> None:
    table = lost_battle(scene)
    table.hold(table.b, "wolf-charm")
    table.put(table.a, "dragon", "portal")
    table.put(table.a, "warrior", "portal")
    table.put(table.b, "dragon", "order-2")
    table.put(table.b, "warrior", "order-2")
    assert chosen(table) in (("pass",), ("pass-turn",))


def test_it_arms_itself_out_of_its_treasure(scene: type[Scene]) -> None:
    """Late in the game, when swords are good for little else."""
    table = scene("order", "light")
    table.state.stock.cards.clear()
    for player in (table.a, table.b):
        table.give(player)
        table.put(player, "warrior", "portal")
    table.treasure(table.b, "fire-sword-sword-1")
    sides = [Side(0, pool=2), Side(1, pool=2)]
    table.state.battle = Battle(table.at("portal"), "swords", [1, 0], sides)
    table.phase("battle")
    assert chosen(table) == ("cash:fire-sword-sword-1",)
    table.choose("cash:fire-sword-sword-1", by=table.b)
    assert chosen(table)[0].startswith("swords:")


def test_it_joins_where_it_would_win_and_stays_away_elsewhere(scene: type[Scene]) -> None:
    for dice, joins in ((("worker-1",), True), (("dragon", "warrior", "worker-1"), False)):
        table = scene("order", "light", "fire")
        for player in table.state.players:
            table.give(player)
        for unit in dice:
            table.put(table.a, unit, "portal")
        table.put(table.c, "worker-1", "portal")
        table.put(table.b, "warrior" if joins else "worker-1", "mill")
        if joins:
            table.put(table.b, "dragon", "fortress")
        table.state.battle = Battle(table.at("portal"), waiting=[1, 2, 0])
        table.phase("battle")
        assert table.asked.rule == "EL-BATTLE-4" and table.asked.seat == 1
        assert bool(chosen(table)) is joins


def test_the_sixth_roof_is_wanted_by_whoever_is_ahead(scene: type[Scene]) -> None:
    """EL-DWELL-9: it ends the game."""
    homes = ("order-1", "order-3", "earth-1", "earth-2", "earth-3")
    land = {tile: (number, 0) for number, tile in enumerate((*homes, "order-2", "mill"))}
    table = scene("order", "earth", map=land)
    table.give(table.a, **RICH)
    for number, tile in enumerate(homes, 1):
        table.dwell(table.a, tile, f"worker-{number}")
    table.put(table.a, "worker-6", "order-2")
    here = [table.at("order-2")]
    summary = summarise(table.state, table.a, 0.2)
    ahead, payable = best_site(table.state, table.a, here, summary)
    table.b.vp = 80
    behind, _ = best_site(table.state, table.a, here, summary)
    assert payable and ahead > behind + 8
    table.a.dwellings.pop()  # it would be the fifth
    fifth, _ = best_site(table.state, table.a, here, summary)
    table.b.vp = 0
    assert best_site(table.state, table.a, here, summary)[0] == fifth


# Reckoning


def test_a_battle_is_worth_more_the_more_dice_one_has(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    at = table.at("portal")
    summary = summarise(table.state, table.a, 1.0)
    even = fight(table.state, table.a, Battle(at), summary)
    table.put(table.a, "dragon", "portal")
    strong = fight(table.state, table.a, Battle(at), summary)
    table.put(table.b, "dragon", "portal")
    table.put(table.b, "warrior", "portal")
    assert fight(table.state, table.a, Battle(at), summary) < even < strong


@pytest.mark.parametrize(("mine", "theirs", "odds"), [(2, 1, 0.745), (3, 2, 0.66), (4, 3, 0.62)])
def test_odds_are_near_the_exact_ones(
    scene: type[Scene], mine: int, theirs: int, odds: float
) -> None:
    """Section 7.3 of the specification has the exact numbers."""
    table = scene("order", "earth")
    battle = Battle(table.at("portal"), "swords", [], [Side(0, "", mine), Side(1, "", theirs)])
    found = strengths(table.state, battle)
    assert found[0] / (found[0] + found[1]) == pytest.approx(odds, abs=0.03)


def test_abilities_count_as_dice_where_their_unit_fights(scene: type[Scene]) -> None:
    table = scene("rovnokraj-guardians", "earth")
    table.give(table.a)
    at = table.at("portal")
    table.put(table.a, "worker-1", "portal")
    assert expected_dice(table.state, table.a, at) == 1
    table.put(table.a, "warrior", "portal")  # Force of Hooves
    assert expected_dice(table.state, table.a, at) > 3


def test_spoils_make_a_battle_dearer(scene: type[Scene]) -> None:
    values = []
    for faction in ("ashen-legion", "goblin-fire-witches"):  # Burnt Offering is the Legion's
        table = scene(faction, "earth")
        table.put(table.a, "dragon", "portal")
        table.put(table.b, "worker-1", "portal")
        summary = summarise(table.state, table.a, 1.0)
        values.append(fight(table.state, table.a, Battle(table.at("portal")), summary))
    assert values[0] > values[1]


def test_rolled_dice_decide(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    sides = [Side(0, "", 2, [], [6, 2]), Side(MONSTER, "demon-of-might", 2, [], [6, 1])]
    found = strengths(table.state, Battle(table.at("portal"), "rolled", [], sides))
    assert found[0] > 5 * found[MONSTER]


def test_a_unit_in_the_underworld_is_missed(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.units["worker-1"] = READY
    here = evaluate(table.state, 0)
    table.a.units["worker-1"] = UNDERWORLD
    assert evaluate(table.state, 0) < here
    assert evaluate(table.state, 1) != here


def test_nothing_is_left_after_the_last_turn(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire")
    assert remaining(table.state, 0) > 0.5
    table.state.left, table.state.active = 1, 0
    table.phase("late")
    assert remaining(table.state, 0) == 0
    assert remaining(table.state, 1) > 0
    assert remaining(table.state, 2) == 0


def test_prophecies_are_read_from_the_table(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    card = library().magic["prophecy-of-four-roads"]
    assert foretold(table.state, table.a, card, 0.0) == 0
    table.a.power = {"order": 1, "earth": 1, "air": 1, "fire": 1}
    assert foretold(table.state, table.a, card, 0.0) == card.vp


def test_what_cannot_be_paid_for_promises_nothing(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-2")
    table.give(table.a)
    summary = summarise(table.state, table.a, 1.0)
    places = [table.at("order-2")]
    assert best_card(table.state, table.a, summary) == 0
    assert best_summon(table.a, summary) == 0
    assert not best_site(table.state, table.a, places, summary)[1]
    table.give(table.a, **RICH)
    assert best_summon(table.a, summary) > 0
    assert best_site(table.state, table.a, places, summary)[1]


def test_it_beats_a_player_who_does_anything() -> None:
    session = fabletop.new("eldervale", 2, 41, {}, log=False)
    play_out(session, [GreedyBot(1), RandomBot(2)], most=5_000)
    assert session.result is not None and session.result.ranking[0] == (0,)
    assert session.state.players[0].dwellings


def test_who_plays_for_very_long_wants_the_last_realms_explored(scene: type[Scene]) -> None:
    """Otherwise nobody who is behind would end the game, and fights would go on for ever."""

    def gain() -> float:
        """What it is worth to everybody that one realm less is unexplored."""
        before = evaluate(state, 0)
        card = state.stock.cards.pop()
        after = evaluate(state, 0)
        state.stock.cards.append(card)
        return after - before

    state = scene("order", "earth").state
    usual = gain()
    state.turns = 90 * len(state.players)
    assert gain() > usual + 2.0
