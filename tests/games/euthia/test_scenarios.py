"""The rules of the scenarios, numbered as in section 8.3: the Hunt (1) and the Defence (2)."""

from __future__ import annotations

import pytest

from fabletop.games.euthia import GAME
from fabletop.games.euthia.fields import Field
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.foes import special_rule
from fabletop.games.euthia.rules.hearths import hold, raid, raid_round, settlements
from fabletop.games.euthia.rules.land import shop_at
from fabletop.games.euthia.rules.scenario import goal_reached
from fabletop.games.euthia.rules.scoring import scenario_score
from fabletop.games.euthia.scenarios import Raids
from fabletop.kernel.gamedef import BadSetup, Game
from fabletop.kernel.session import replay as replaying

from .scene import Scene, hex_of

NORTH, FAR_NORTH = (1, -2), (2, -4)


def quiet(table: Scene) -> Game:  # type: ignore[type-arg]
    return Game(table.state, [], False)


# The Hunt


@pytest.mark.parametrize("open_now", [True, False])
def test_scenario_1_rule_1_the_next_bounty_is_shown_but_not_fought(
    scene: type[Scene], open_now: bool
) -> None:
    table = scene("maeldur", "keleia")
    bounties = library().bounties
    lair = next(id for id, one in bounties.items() if one.lair == "on")
    other = next(id for id, one in bounties.items() if one.lair == "tile")
    table.state.bounty = lair if open_now else other
    table.state.next_bounty = other if open_now else lair
    table.no_stack()
    tile = table.land(NORTH, [bounties[lair].where, "", ""])
    table.lay("maeldur", at=tile + 1)
    view = table.session.view(None)
    assert (view.bounty, view.next_bounty) == (table.state.bounty, table.state.next_bounty)
    assert table.offers("fight") == ([f"fight:{bounties[lair].elite}"] if open_now else [])


def test_scenario_1_rule_3_trophies_score_their_level(scene: type[Scene]) -> None:
    """Elite trophies count double; the most bounty cards give three more, to each who has them."""
    table = scene("maeldur", "keleia", "dral")
    common = next(id for id, one in library().monsters.items() if one.level == 2)
    elite = next(id for id, one in library().elites.items() if one.level == 3)
    bounties = list(library().bounties)
    table.lay("maeldur", bags=[common, elite], bounties=bounties[:1])
    table.lay("keleia", bounties=bounties[1:2])
    assert [scenario_score(table.state, one) for one in table.state.players] == [2 + 6 + 3, 3, 0]
    table.lay("keleia", bounties=bounties[1:3])
    assert [scenario_score(table.state, one) for one in table.state.players] == [2 + 6, 3, 0]


def test_scenario_1_rule_3_without_a_bounty_nobody_has_most(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    assert [scenario_score(table.state, one) for one in table.state.players] == [0, 0]


def test_scenario_1_rule_3_counts_in_the_final_score(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    for hero in ("maeldur", "keleia"):
        table.bare(hero)
    elite = next(id for id, one in library().elites.items() if one.level == 2)
    table.lay("keleia", bags=[elite], reputation=1)
    table.state.phase = "score"
    assert table.session.over and table.state.scores == [0, 1 + 4]


@pytest.mark.parametrize(("seats", "mode"), [(1, "competitive"), (2, "coop")])
def test_scenario_1_rule_4_cannot_be_reached_without_elites(seats: int, mode: str) -> None:
    options = {"elites": "never", "mode": mode}
    with pytest.raises(BadSetup, match="won by bounties, so the option 'elites' cannot be 'never'"):
        replaying.start(GAME, seats, 1, options)


def test_scenario_1_rule_4_binds_nobody_in_a_competition() -> None:
    assert replaying.start(GAME, 2, 1, {"elites": "never"}).state.bounties_left == [0, 0, 0]


# The Defence


def defence(scene: type[Scene], *heroes: str, **options: str) -> tuple[Scene, Raids]:
    table = scene(*heroes, scenario="defence-of-the-settlements", **options)
    rule = special_rule(table.state, Raids)
    assert rule is not None
    table.no_stack()
    return table, rule


def test_scenario_2_rule_1_a_settlement_is_a_liberated_shop(scene: type[Scene]) -> None:
    table, _ = defence(scene, "maeldur")
    tile = table.land(NORTH, ["merchants", "lake", "alchemists"], monsters=(0, 0, 1))
    assert settlements(table.state) == [tile + 1]
    table.state.trade_tokens[hex_of(tile, 3)] = 0
    assert settlements(table.state) == [tile + 1, tile + 3]


def test_scenario_2_rule_1_twelve_tokens_of_magic_in_all(scene: type[Scene]) -> None:
    table, rule = defence(scene, "maeldur")
    tile = table.land(NORTH, ["merchants", "", ""])
    table.lay("maeldur", at=tile + 1, coins=9)
    table.state.peril.magic = {Field(100 + number): 2 for number in range(5)} | {Field(200): 1}
    assert rule.wards == 12 and table.offers("ward") == ["ward:coins"]
    table.choose("ward:coins")
    assert table.offers("ward") == [] and table.maeldur.coins == 7


def test_scenario_2_rule_2_equally_far_the_first_placed_is_raided(scene: type[Scene]) -> None:
    table, rule = defence(scene, "maeldur")
    north = table.land(NORTH, ["", "", "merchants"])
    south = table.land((-1, 2), ["alchemists", "", ""])
    table.lay("maeldur", at=0)
    table.luck("raid", 6, 6, 6, 6)
    raid(quiet(table), rule)
    assert table.state.peril.rubble == [north + 3]
    raid(quiet(table), rule)
    assert table.state.peril.rubble == [north + 3, south + 1]


@pytest.mark.parametrize(("strength", "falls"), [(9, False), (10, True)])
def test_scenario_2_rule_2_strength_against_defence(
    scene: type[Scene], strength: int, falls: bool
) -> None:
    """Dice and earlier raids against six, two for a ward, two for a hero within two fields."""
    table, rule = defence(scene, "maeldur")
    tile = table.land(NORTH, ["", "", "merchants"])
    table.lay("maeldur", at=0)
    table.state.peril.magic[hex_of(tile, 3)] = 1
    table.state.peril.raids = 1
    assert rule.defence + rule.per_ward + rule.per_hero == 10
    table.luck("raid", strength - 4, 4)
    raid(quiet(table), rule)
    assert table.state.peril.raids == 2
    assert bool(table.state.peril.rubble) is falls


def test_scenario_2_rule_3_a_fallen_settlement(scene: type[Scene]) -> None:
    """Its trade token goes back, its magic is gone, the field is liberated but no shop."""
    table, rule = defence(scene, "maeldur")
    tile = table.land(NORTH, ["merchants", "", ""], monsters=(1, 0, 0))
    table.lay("maeldur", at=0)
    state = table.state
    state.trade_tokens[hex_of(tile, 1)] = 0
    state.peril.magic[hex_of(tile, 1)] = 1
    state.peril.raids = 9
    table.luck("raid", 6, 6)
    raid(quiet(table), rule)
    assert state.trade_tokens == {} and state.peril.magic == {}
    assert shop_at(state, hex_of(tile, 1)) is None and state.peril.ruined == 1
    table.lay("maeldur", at=tile + 1)
    assert "trade" not in table.offered and table.offers("walk")


def test_scenario_2_rule_3_reputation_for_a_held_settlement(scene: type[Scene]) -> None:
    """Two for the owner of the trade token, one for each hero within one field."""
    table, rule = defence(scene, "maeldur", "keleia", "dral")
    tile = table.land(NORTH, ["", "", "merchants"])
    state = table.state
    state.trade_tokens[hex_of(tile, 3)] = table.keleia.seat
    table.lay("maeldur", at=1)
    table.lay("keleia", at=tile + 3)
    table.lay("dral", at=3)
    table.luck("raid", 1, 1)
    raid(quiet(table), rule)
    assert state.peril.rubble == []
    assert [one.reputation for one in state.players] == [1, 2 + 1, 0]


def test_scenario_2_rule_3_together_nobody_gains_by_it(scene: type[Scene]) -> None:
    table, rule = defence(scene, "maeldur", "keleia", mode="coop")
    tile = table.land(NORTH, ["merchants", "", ""])
    table.state.trade_tokens[hex_of(tile, 1)] = 0
    table.state.peril.magic[hex_of(tile, 1)] = 2
    hold(quiet(table), rule, hex_of(tile, 1), table.state.players)
    assert [one.reputation for one in table.state.players] == [0, 0]
    assert table.state.peril.magic == {tile + 1: 1}


@pytest.mark.parametrize(("round", "raids"), [(4, 1), (5, 0), (6, 1), (7, 0), (8, 2), (12, 2)])
def test_scenario_2_rule_4_from_round_eight_two_settlements(
    scene: type[Scene], round: int, raids: int
) -> None:
    """One after another, both against the weakest dice: the first one holds, and is spared."""
    table, rule = defence(scene, "maeldur")
    near = table.land(NORTH, ["merchants", "", ""])
    far = table.land(FAR_NORTH, ["alchemists", "", ""])
    table.lay("maeldur", at=0)
    state = table.state
    state.peril.magic = {hex_of(near, 1): 2, hex_of(far, 1): 2}
    state.round = round
    table.luck("raid", 1, 1, 1, 1)
    raid_round(quiet(table), rule)
    assert state.peril.raids == raids
    left = {far + 1: 2 - (raids > 0), near + 1: 2 - (raids > 1)}
    assert state.peril.magic == left, "each raid that is held off costs its settlement one ward"


def test_scenario_2_rule_4_the_only_settlement_is_raided_once(scene: type[Scene]) -> None:
    table, rule = defence(scene, "maeldur")
    tile = table.land(NORTH, ["merchants", "", ""])
    table.lay("maeldur", at=0)
    table.state.round = 8
    table.luck("raid", 1, 1, 6, 6)
    raid_round(quiet(table), rule)
    assert table.state.peril.raids == 1 and settlements(table.state) == [tile + 1]


def test_scenario_2_rule_5_enough_settlements_stand(scene: type[Scene]) -> None:
    """Two and one for each player; and no more have fallen than stand."""
    table, _ = defence(scene, "maeldur")
    table.land(NORTH, ["merchants", "alchemists", ""])
    assert not goal_reached(table.state)
    table.land((-1, 2), ["merchants", "", ""])
    assert goal_reached(table.state)
    table.state.peril.ruined = 3
    assert goal_reached(table.state)
    table.state.peril.ruined = 4
    assert not goal_reached(table.state)


def test_scenario_2_rule_5_more_players_need_more(scene: type[Scene]) -> None:
    table, _ = defence(scene, "maeldur", "keleia", mode="coop")
    table.land(NORTH, ["merchants", "alchemists", "merchants"])
    assert not goal_reached(table.state)
    table.land((-1, 2), ["merchants", "", ""])
    assert goal_reached(table.state)
