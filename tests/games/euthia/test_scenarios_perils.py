"""The rules of the scenarios, numbered as in section 8.3: the dragon (3) and the golem (4)."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.games.euthia.fields import NOWHERE, Field, mark_of
from fabletop.games.euthia.flow import result
from fabletop.games.euthia.rules.belongings import max_health
from fabletop.games.euthia.rules.foes import vitality
from fabletop.games.euthia.rules.golem import golem_round, trample
from fabletop.games.euthia.rules.land import shop_at
from fabletop.games.euthia.rules.life import CHURCH
from fabletop.games.euthia.rules.scenario import goal_reached
from fabletop.games.euthia.state import EuthiaState
from fabletop.kernel.gamedef import Game

from .scene import Scene, hex_of

NORTH, FAR_NORTH, SOUTH = (1, -2), (2, -4), (-1, 2)


def wings(scene: type[Scene], *heroes: str, **options: str) -> Scene:
    """The dragon sits on A of the start tile."""
    table = scene(*heroes, scenario="wings-over-the-vale", **options)
    table.no_stack()
    for player in table.state.players:
        player.at = CHURCH
    table.state.peril.at = Field(1)
    return table


def dragon_does(table: Scene, attack: str, round: int = 5) -> None:
    """The round is over, and this is the top attack card."""
    table.state.decks["dragon"].cards = [attack]
    table.state.phase = "round-end"
    table.state.round = round


# The dragon


def test_scenario_3_rule_1_vitality_by_players(scene: type[Scene]) -> None:
    table = wings(scene, "maeldur", "keleia", mode="coop")
    fight = table.fight("maeldur", "farruga-waking", foe="dragon")
    assert vitality(table.state, fight) == 18 + 10 * 2


def test_scenario_3_rule_3_nothing_before_the_peak_lies_there(scene: type[Scene]) -> None:
    table = wings(scene, "maeldur")
    table.state.peril.at = NOWHERE
    dragon_does(table, "farruga-breath", round=4)
    table.lay("maeldur", health=6)
    assert table.asked.rule == "EU-TURN-2" and table.maeldur.health == 6
    assert table.state.decks["dragon"].cards == ["farruga-breath"]


def test_scenario_3_rule_3_breath_wounds_those_within_two_fields(scene: type[Scene]) -> None:
    """EU-DEATH-4: who dies of it loses two reputation and comes back at full health."""
    table = wings(scene, "maeldur", "keleia", "dral")
    near = table.land(NORTH)
    far = table.land(FAR_NORTH)
    dragon_does(table, "farruga-breath")
    table.lay("maeldur", at=near + 1, health=5)
    table.lay("keleia", at=far + 1, health=5)
    table.lay("dral", at=1, health=2, reputation=5)
    assert table.asked.rule == "EU-TURN-2" and table.state.round == 6
    assert (table.maeldur.health, table.keleia.health) == (3, 5)
    assert table.dral.at == 0 and table.dral.health == max_health(table.dral)
    assert table.dral.reputation == 3


def test_scenario_3_rule_3_flight_to_the_hero_with_most_reputation(scene: type[Scene]) -> None:
    table = wings(scene, "maeldur", "keleia", "dral")
    north = table.land(NORTH, monsters=(1, 0, 0))
    south = table.land(SOUTH)
    dragon_does(table, "farruga-flight")
    table.lay("maeldur", at=south + 1)
    table.lay("keleia", at=north + 1, reputation=4)
    table.lay("dral", at=south + 2, reputation=4)
    assert table.asked.rule == "EU-TURN-2"
    assert table.state.peril.at == north + 2, "the hex of an undefeated monster is passed over"


def test_scenario_3_rule_3_terror_takes_a_card_or_a_coin(scene: type[Scene]) -> None:
    """Each in turn order as they choose; who has neither loses nothing."""
    table = wings(scene, "maeldur", "keleia", "dral")
    dragon_does(table, "farruga-terror")
    silver, gold = table.power("curse", 1), table.power("fury", 1)
    table.lay("maeldur", silver=silver, gold=gold, coins=2)
    table.lay("keleia", silver=[], gold=table.power("fury", 1), coins=2)
    table.lay("dral", silver=[], gold=[], coins=0, reputation=2)
    assert set(table.offered) == {"give:silver", "give:gold", "give:coin"}
    table.choose("give:gold", by="maeldur", rule="EU-ROUND-4")
    table.choose("give:coin", by="keleia", rule="EU-ROUND-4")
    assert table.asked.rule == "EU-TURN-2"
    assert (table.maeldur.gold.cards, table.maeldur.silver.cards) == ([], silver)
    assert table.maeldur.coins == 2 and table.state.discards["gold"] == gold
    assert table.keleia.coins == 1 and len(table.keleia.gold.cards) == 1
    assert table.dral.coins == 0 and table.dral.reputation == 2


@pytest.mark.parametrize(("hits", "left"), [(9, 7), (1, 0)])
def test_scenario_3_rule_3_rest_heals_two_hits(scene: type[Scene], hits: int, left: int) -> None:
    table = wings(scene, "maeldur")
    dragon_does(table, "farruga-rest")
    table.state.peril.hits = hits
    assert table.asked.rule == "EU-TURN-2" and table.state.peril.hits == left


def test_scenario_3_rule_3_used_attacks_are_shuffled_again(scene: type[Scene]) -> None:
    table = wings(scene, "maeldur")
    dragon_does(table, "farruga-rest")
    table.state.decks["dragon"].cards = []
    table.state.discards["dragon"] = ["farruga-rest"]
    table.state.peril.hits = 5
    assert table.asked.rule == "EU-TURN-2" and table.state.peril.hits == 3


@pytest.mark.parametrize(("at", "offered"), [(0, True), (1, True), (2, True), (9, False)])
def test_scenario_3_rule_4_fought_from_its_field_or_beside_it(
    scene: type[Scene], at: int, offered: bool
) -> None:
    """On its own tile from the hexes and the centre; not from two fields away."""
    table = wings(scene, "maeldur")
    table.land(NORTH)
    table.land(FAR_NORTH)
    table.lay("maeldur", at=at)
    assert table.offers("fight") == (["fight:farruga-waking"] if offered else [])


def test_scenario_3_rule_4_the_dragon_is_a_foe_of_level_three(scene: type[Scene]) -> None:
    table = wings(scene, "maeldur", "keleia")
    table.choose("fight:farruga-waking")
    fight = table.state.fight
    assert fight is not None and (fight.foe, fight.level) == ("dragon", 3)


def last_round(table: Scene, hero: str, hits: int, dealt: int) -> None:
    """A combat with the dragon at the end of its third combat round."""
    table.bare(hero)
    table.lay(hero, health=40)
    table.fight(hero, "farruga-dying", "round-end", foe="dragon", round=3, hits=hits, dealt=dealt)


@pytest.mark.parametrize(("dealt", "gained"), [(2, 0), (3, 1), (8, 2)])
def test_scenario_3_rule_5_reputation_for_hits(scene: type[Scene], dealt: int, gained: int) -> None:
    table = wings(scene, "maeldur", "keleia")
    last_round(table, "maeldur", 20, dealt)
    assert table.asked.rule == "EU-TURN-2"
    assert table.maeldur.reputation == gained and table.state.peril.hits == 20
    assert not table.state.peril.slain


def test_scenario_3_rule_5_the_killing_blow(scene: type[Scene]) -> None:
    """Six more; no trophy is asked for, and nobody fights the dead dragon again."""
    table = wings(scene, "maeldur", "keleia")
    last_round(table, "maeldur", 18 + 10 * 2, 6)
    table.lay("maeldur", tokens=["combat"])
    assert table.asked.rule == "EU-TURN-2" and table.maeldur.bags == []
    assert table.maeldur.reputation == 2 + 6 and table.state.peril.slain
    assert table.offers("fight") == []
    table.choose("end-turn")
    table.choose("store-none")
    assert table.asked.seat == table.keleia.seat and table.offers("fight") == []


def test_scenario_3_rule_5_the_game_ends_after_the_round(scene: type[Scene]) -> None:
    """The others have their turns; the dead dragon does nothing more."""
    table = wings(scene, "maeldur", "keleia")
    table.state.peril.slain = True
    table.state.round = 6
    before = len(table.state.decks["dragon"].cards)
    for hero in ("maeldur", "keleia"):
        assert not table.session.over
        table.choose("end-turn", by=hero)
        table.choose("store-none", by=hero)
    assert table.session.over and table.state.round == 6
    assert len(table.state.decks["dragon"].cards) == before


def test_scenario_3_rule_5_while_it_lives_the_rounds_go_on(scene: type[Scene]) -> None:
    table = wings(scene, "maeldur")
    dragon_does(table, "farruga-rest", round=13)
    assert table.asked.rule == "EU-TURN-2" and table.state.round == 14


@pytest.mark.parametrize("slain", [True, False])
def test_scenario_3_rule_6_won_when_the_dragon_is_dead(scene: type[Scene], slain: bool) -> None:
    table = wings(scene, "maeldur", "keleia", mode="coop")
    dragon_does(table, "farruga-rest", round=14)
    table.state.peril.slain = slain
    assert table.session.over
    assert result(table.state).ranking == (((0, 1),) if slain else ((), (0, 1)))


# The golem


def ruin(scene: type[Scene], *heroes: str) -> Scene:
    table = scene(*heroes, scenario="the-striding-ruin")
    table.no_stack()
    for player in table.state.players:
        player.at = CHURCH
    return table


def stride(state: EuthiaState, round: int = 3) -> None:
    state.round = round
    golem_round(Game(state, [], False))


def test_scenario_4_played_together_without_elites(scene: type[Scene]) -> None:
    state = ruin(scene, "maeldur", "keleia").state
    assert state.mode == "coop" and state.bounty == "" and state.bounties_left == [0, 0, 0]


def test_scenario_4_without_a_shop_the_golem_stays(scene: type[Scene]) -> None:
    table = ruin(scene, "maeldur")
    table.land(NORTH, ["lake", "", ""])
    table.state.peril.at = CHURCH
    stride(table.state)
    assert table.state.peril.at == 0 and table.state.peril.rubble == []


def test_scenario_4_every_field_it_enters_becomes_rubble(scene: type[Scene]) -> None:
    """Heroes there are not harmed, monsters are gone, tokens stay; it goes two fields a round."""
    table = ruin(scene, "maeldur")
    tile = table.land(NORTH, ["merchants", "", "treasure-1"], monsters=(0, 0, 2))
    table.state.peril.at = CHURCH
    table.lay("maeldur", at=1, health=4)
    stride(table.state)
    assert table.state.peril.rubble == [1, tile + 3] and table.state.peril.ruined == 0
    assert table.state.peril.at == tile + 3 and table.maeldur.health == 4
    stride(table.state, 4)
    assert table.state.peril.rubble == [1, tile + 3, tile + 1]
    assert table.state.peril.ruined == 1 and shop_at(table.state, hex_of(tile, 1)) is None
    assert "trade" not in table.offered


def test_scenario_4_the_church_stays_whole(scene: type[Scene]) -> None:
    state = ruin(scene, "maeldur").state
    state.peril.at = Field(2)
    trample(Game(state, [], False), CHURCH)
    assert state.peril.at == 0 and state.peril.rubble == []
    trample(Game(state, [], False), Field(3))
    assert state.peril.rubble == [3]


def test_scenario_4_hits_stay_and_no_reputation_is_gained(scene: type[Scene]) -> None:
    table = ruin(scene, "maeldur")
    table.state.peril.at = Field(1)
    table.bare("maeldur")
    table.lay("maeldur", health=40)
    table.fight("maeldur", "crystal-golem", "round-end", foe="golem", round=3, hits=9, dealt=9)
    assert table.asked.rule == "EU-TURN-2"
    assert table.state.peril.hits == 9 and table.maeldur.reputation == 0


def test_scenario_4_the_game_ends_after_the_round_in_which_the_golem_dies(
    scene: type[Scene],
) -> None:
    table = ruin(scene, "maeldur")
    table.state.peril.at = Field(1)
    table.state.round = 5
    table.bare("maeldur")
    table.lay("maeldur", health=40, tokens=["combat"])
    table.fight("maeldur", "crystal-golem", "round-end", foe="golem", round=1, hits=20)
    assert table.asked.rule == "EU-TURN-2" and table.state.peril.slain
    assert table.offers("fight") == []
    table.choose("end-turn")
    table.choose("store-none")
    assert table.session.over and table.state.round == 5 and table.state.won


@pytest.mark.parametrize(
    ("slain", "ruined", "won"), [(True, 4, True), (True, 5, False), (False, 0, False)]
)
def test_scenario_4_dead_before_too_many_shops_are_ruined(
    scene: type[Scene], slain: bool, ruined: int, won: bool
) -> None:
    """Fewer than three and one for each player."""
    table = ruin(scene, "maeldur", "keleia")
    table.state.peril.slain = slain
    table.state.peril.ruined = ruined
    assert goal_reached(table.state) is won


def test_scenario_4_too_many_ruined_shops_end_the_game(scene: type[Scene]) -> None:
    """Three and one for each player: the goal is out of reach, and the round is the last."""
    table = ruin(scene, "maeldur")
    table.state.round = 5
    table.state.peril.at = CHURCH
    table.lay("maeldur", tokens=[])
    table.state.peril.ruined = 4
    table.choose("end-turn")
    assert table.session.over and table.state.round == 5 and not table.state.won


def test_scenario_4_one_ruined_shop_less_and_the_game_goes_on(scene: type[Scene]) -> None:
    table = ruin(scene, "maeldur")
    table.state.round = 5
    table.state.peril.at = CHURCH
    table.lay("maeldur", tokens=[])
    table.state.peril.ruined = 3
    table.choose("end-turn")
    assert not table.session.over and table.state.round == 6


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_scenario_4_the_ruins_tile_is_in_the_game(seats: int) -> None:
    session = fabletop.new("euthia", seats, 1, {"scenario": "the-striding-ruin"}, log=False)
    assert session.state.decks["map-1-scenario"].cards == ["trampled-hamlet"]
    assert session.state.decks["map-1"].cards.count("scenario") == 1


def at_the_ruins(scene: type[Scene], *heroes: str) -> tuple[Scene, Field]:
    table = ruin(scene, *heroes)
    tile = table.land(NORTH, ["ruins", "", ""])
    for player in table.state.players:
        player.at = hex_of(tile, 1)
    return table, hex_of(tile, 1)


def test_scenario_4_the_ruins_show_the_golems_weak_spot_once_to_each_hero(
    scene: type[Scene],
) -> None:
    table, field = at_the_ruins(scene, "maeldur", "keleia")
    table.choose("ruins")
    assert table.state.peril.hits == 2 and table.state.interactions == {mark_of(field, 0): 1}
    assert "ruins" not in table.offered
    table.on_to("EU-TURN-8")
    table.choose("store-none")
    table.choose("ruins", by="keleia")
    assert table.state.peril.hits == 4


def test_scenario_4_the_ruins_never_give_the_last_hit(scene: type[Scene]) -> None:
    table, _ = at_the_ruins(scene, "maeldur")
    table.state.peril.hits = 18  # of 20
    table.choose("ruins")
    assert table.state.peril.hits == 19


def test_scenario_4_trodden_ruins_are_rubble(scene: type[Scene]) -> None:
    table, field = at_the_ruins(scene, "maeldur")
    trample(Game(table.state, [], False), field)
    assert "ruins" not in table.offered
