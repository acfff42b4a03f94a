"""EU-ROLL, EU-MOVE, EU-MAP, EU-ELEM, EU-PORTAL and section 4."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.fields import Field, mark_of
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.explore import place_tile
from fabletop.games.euthia.rules.land import (
    elements_at,
    location,
    missing_around,
    monster_on,
    neighbours_of,
    steps_from,
    under,
)
from fabletop.games.euthia.rules.lattice import ORIGIN, TOUCHING, anchor_of, grid_of, packed
from fabletop.games.euthia.rules.life import CHURCH
from fabletop.games.euthia.rules.rolls import roll_hero
from fabletop.kernel.gamedef import Game

from .scene import Scene, hex_of


def named(table: Scene, field: int) -> str:
    return f"{table.state.placed[field >> 2]}:{field & 3}"


def walking(table: Scene, hero: str = "maeldur", at: int = 1, points: int = 3) -> None:
    table.no_stack()
    table.lay(hero, at=at)
    table.state.mp = points


# Rolls


def test_eu_roll_3_earth_adds_two(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["earth", "", ""])
    table.lay("maeldur", at=tile + 2)
    table.luck("hero-dice", 3, 4)
    assert roll_hero(Game(table.state, [], False), table.maeldur, "other").total == 9


def test_eu_roll_7_gaar_and_clovers_in_any_order(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["fire", "", ""])
    walking(table, at=tile + 1)
    clover = table.tile(Use("hero-roll", (e.Clover(amount=2),)))
    table.wear("maeldur", clover)
    table.luck("hero-dice", 1, 1, 6, 5)
    table.choose("confront:fire")
    table.choose("gaar:1")
    table.choose(f"use:{clover}")
    table.choose("gaar:2")
    roll = table.state.roll
    assert roll is not None and roll.dice == [6, 5] and roll.total == 11 + 2 + 2 + 2


def test_eu_roll_8_no_clamping(scene: type[Scene]) -> None:
    from fabletop.games.euthia.state import Roll, Term

    assert Roll(0, "hero", [1, 1], [1, 1], [Term("x", -6)]).total == -4
    assert Roll(0, "hero", [6, 6], [6, 6], [Term("x", 6)]).total == 18


def test_eu_roll_9_gaar_outside_combat_but_no_hope(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["fire", "", ""])
    walking(table, at=tile + 1)
    table.luck("hero-dice", 1, 1)
    table.choose("confront:fire")
    assert table.asked.rule == "EU-ROLL-7" and set(table.offered) == {"gaar:1", "gaar:2", "done"}


# Movement


def test_eu_move_1_a_point_a_step(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    walking(table, at=0, points=1)
    assert len(table.offers("step")) == 3
    table.choose(f"step:{named(table, 1)}")
    assert table.state.mp == 0 and table.offers("step") == []
    assert table.asked.blocked[f"step:{named(table, 2)}"].id == "why-no-points"


def test_eu_move_2_heroes_never_block(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    walking(table, at=0)
    table.lay("keleia", at=1)
    table.choose(f"step:{named(table, 1)}")
    assert table.maeldur.at == table.keleia.at == 1


def test_eu_move_3_monsters_need_a_combat_action(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), monsters=(0, 0, 1))
    walking(table)
    table.lay("maeldur", tokens=["mining"])
    key = f"step:{named(table, tile + 3)}"
    assert key not in table.offered and table.asked.blocked[key].id == "why-no-combat"


def test_eu_move_3_a_tile_may_grant_the_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), monsters=(0, 0, 1))
    walking(table)
    rage = table.tile(Use("none", (e.TakeAction(action="combat"),)), kind="skill", hero="maeldur")
    table.wear("maeldur", rage)
    table.lay("maeldur", tokens=[])
    table.choose(f"step:{named(table, tile + 3)}")
    assert table.state.fight is not None and rage in table.maeldur.exhausted


def test_eu_move_4_elementals_then_exploration_then_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["fire", "", ""], monsters=(0, 0, 1))
    table.lay("maeldur", at=1, health=6, tokens=["combat"])
    table.state.mp = 1
    table.choose(f"step:{named(table, tile + 3)}")
    assert table.maeldur.health == 4 and table.state.fight is None
    assert table.asked.rule == "EU-MAP-3"
    dead = scene("maeldur", "keleia")
    tile = dead.land((1, -2), ["fire", "", ""], monsters=(0, 0, 1))
    dead.lay("maeldur", at=1, health=2, tokens=["combat"])
    dead.state.mp = 1
    dead.choose(f"step:{named(dead, tile + 3)}")
    assert dead.maeldur.at == 0 and dead.maeldur.tokens == ["combat"]


def test_eu_move_5_points_are_lost_by_death_tokens_are_not(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["fire", "", ""])
    walking(table)
    table.lay("maeldur", health=1)
    table.choose(f"step:{named(table, tile + 3)}")
    assert table.state.mp == 0 and len(table.maeldur.tokens) == 3


# The lattice


def test_eu_map_1_every_hex_belongs_to_one_tile() -> None:
    for q in range(-12, 13):
        for r in range(-12, 13):
            a, b = anchor_of((q, r))
            assert (a - b) % 3 == 0 and (q - a, r - b) in ((0, 0), (1, 0), (0, 1))
    assert grid_of(packed((2, -1))) == (0, 1) and grid_of(ORIGIN) == (0, 0)
    for letter in (1, 2, 3):
        assert len(TOUCHING[letter]) == 3


def test_eu_map_2_surrounded_by_three_positions(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    assert missing_around(table.state, Field(1)) == {
        "north": packed((1, -2)),
        "south-west": packed((-2, 1)),
        "north-west": packed((-1, -1)),
    }
    table.around((1, -2), (-2, 1), (-1, -1))
    assert missing_around(table.state, Field(1)) == {}


def test_eu_map_3_position_first_then_the_tile(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.state.mp = 1
    table.choose(f"step:{named(table, 1)}")
    before = len(table.state.placed)
    table.choose("explore:north", rule="EU-MAP-3")
    assert len(table.state.placed) == before + 1
    assert table.state.anchors[-1] == packed((1, -2))


@pytest.mark.rule("EU-ELEM-5")
@pytest.mark.rule("EU-ELEM-3")
def test_eu_map_4_a_new_tile_acts_before_the_next(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", at=1, health=2)
    table.lay("keleia", at=1, health=2)
    table.land((2, -1))
    water = table.land((7, 7), ["", "", "water"])
    id = table.state.placed.pop(water >> 2)
    table.state.grid.pop(table.state.anchors.pop())
    place_tile(Game(table.state, [], False), id, packed((1, -2)))
    assert table.maeldur.health == 4 and table.keleia.health == 4


def test_eu_map_5_a_dead_hero_explores_no_more(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    fire = table.land((7, 7), ["", "", "fire"])
    id = table.state.placed.pop(fire >> 2)
    table.state.grid.pop(table.state.anchors.pop())
    table.state.decks["map-1"].cards.append("general")
    table.state.decks["map-1-general"].cards.append(id)
    table.lay("maeldur", health=2)
    table.state.mp = 1
    table.choose(f"step:{named(table, 1)}")
    table.choose("explore:north")
    assert table.maeldur.at == 0 and table.asked.rule == "EU-TURN-2"


def test_eu_map_6_a_centre_never_explores(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    assert missing_around(table.state, CHURCH) == {} and table.asked.rule == "EU-TURN-2"


@pytest.mark.rule("EU-MAP-8")
def test_eu_map_7_the_centre_of_a_special_tile(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tower = table.land((1, -2), monsters=(1, 0, 0), special="towers")
    walking(table, at=tower + 3)
    assert neighbours_of(table.state, tower) == [tower + 1, tower + 2, tower + 3]
    key = f"step:{named(table, tower)}"
    assert table.asked.blocked[key].id == "why-centre"
    table.state.trade_tokens[hex_of(tower, 1)] = 1
    table.choose(f"step:{named(table, tower + 2)}")
    assert key in table.offered


def test_eu_map_9_any_token_liberates(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["", "merchants", "lake"], monsters=(1, 2, 3))
    assert [monster_on(table.state, hex_of(tile, n)) for n in (1, 2, 3)] == [1, 2, 3]
    table.state.hero_tokens[hex_of(tile, 1)] = 1
    table.state.trade_tokens[hex_of(tile, 2)] = 0
    table.state.interactions[mark_of(hex_of(tile, 3), 1)] = 1
    assert [monster_on(table.state, hex_of(tile, n)) for n in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("EU-MAP-12")
def test_eu_map_10_locations_and_centres(scene: type[Scene]) -> None:
    from fabletop.games.euthia.rules.land import shop_at, special

    table = scene("maeldur", "keleia")
    tower = table.land((1, -2), special="towers")
    kinds = {field.location for tile in library().map_tiles.values() for field in tile.fields}
    assert {"mountains", "lake", "cave", "portal", "merchants", "alchemists", "ruins"} <= kinds
    assert special(table.state, tower) == "towers" and shop_at(table.state, tower)
    assert (
        shop_at(table.state, hex_of(tower, 1)) is None
        and location(table.state, hex_of(tower, 1)) == ""
    )


def test_eu_map_11_an_agreed_limit_counts_as_covered(scene: type[Scene]) -> None:
    for limit, missing in (("bounded", 0), ("open", 2)):
        table = scene("maeldur", "keleia", map=limit)
        edge = table.land((4, 4))
        found = missing_around(table.state, hex_of(edge, 2))
        assert len([one for one in found if one in ("north-east", "south-east")]) == missing


@pytest.mark.parametrize(("away", "missing"), [(3, 2), (4, 0)])
def test_eu_map_11_four_tiles_around_the_start(scene: type[Scene], away: int, missing: int) -> None:
    table = scene("maeldur", "keleia", map="bounded")
    edge = table.land((away, away))  # so many tiles to the south-east
    found = missing_around(table.state, hex_of(edge, 2))
    assert len([one for one in found if one in ("north-east", "south-east")]) == missing


# Elementals


def test_eu_elem_6_air_and_earth_change_the_monsters_roll(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["air", "earth", ""])
    table.lay("maeldur", at=tile + 1)
    table.fight("maeldur", table.monster(), "mon-b", round=1)
    table.luck("monster-dice", 6, 2)
    assert table.asked.rule == "EU-COMBAT-16"
    roll = table.state.roll
    assert roll is not None and roll.dice == [1, 2] and roll.total == 5


def test_eu_elem_7_staying_does_nothing(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["fire", "", ""])
    walking(table, at=tile + 1)
    table.lay("maeldur", health=5, tokens=[])
    table.state.interactions[mark_of(hex_of(tile, 1), 0)] = 1
    table.choose("end-turn")
    table.keleia.tokens = []
    table.choose("end-turn", by="keleia")
    assert table.maeldur.health == 5
    assert under(table.state, hex_of(tile, 2), "fire")  # a token does not switch it off
    assert elements_at(table.state, hex_of(tile, 1)) == ("fire",)


@pytest.mark.parametrize(
    ("edition", "healed", "burned"),
    [
        ("both", True, True),
        ("czech", False, True),
        ("polish", True, False),
    ],
)
def test_eu_elem_5_editions_differ(
    scene: type[Scene], edition: str, healed: bool, burned: bool
) -> None:
    """A5: CZ heals on entering only; A6: PL touches the exploring hero only."""
    table = scene("maeldur", "keleia", edition=edition)
    table.lay("maeldur", at=1, health=2)
    table.lay("keleia", at=2, health=5)
    south = table.land((7, 7), ["", "water", ""])
    north = table.land((10, 10), ["", "", "fire"])
    ids = [table.state.placed[south >> 2], table.state.placed[north >> 2]]
    for _ in ids:
        table.state.placed.pop()
        table.state.grid.pop(table.state.anchors.pop())
    place_tile(Game(table.state, [], False), ids[0], packed((-1, -1)))
    assert (table.maeldur.health == 4) == healed
    table.land((2, -1), ["fire", "", ""])
    table.state.placed.pop()
    table.state.grid.pop(table.state.anchors.pop())
    burner = table.land((13, 13), ["", "fire", ""])
    id = table.state.placed.pop(burner >> 2)
    table.state.grid.pop(table.state.anchors.pop())
    place_tile(Game(table.state, [], False), id, packed((1, 1)))
    near = under(table.state, Field(2), "fire")
    assert (table.keleia.health < 5) == (near and burned)


# Portals


@pytest.mark.rule("EU-PORTAL-3")
def test_eu_portal_1_no_points_and_it_counts_as_entering(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    one = table.land((1, -2), ["portal", "", ""])
    other = table.land((1, 1), ["portal", "water", ""])
    walking(table, at=one + 1, points=0)
    table.lay("maeldur", health=1)
    table.choose(f"portal:{named(table, other + 1)}")
    assert table.maeldur.at == other + 1 and table.maeldur.health == 3


def test_eu_portal_2_a_guarded_target_needs_a_combat_action(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    one = table.land((1, -2), ["portal", "", ""])
    table.land((1, 1), ["portal", "", ""], monsters=(1, 0, 0))
    walking(table, at=one + 1, points=0)
    table.lay("maeldur", tokens=[])
    assert table.offers("portal") == []


def test_eu_portal_4_each_portal_once_per_turn(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    one = table.land((1, -2), ["portal", "", ""])
    other = table.land((1, 1), ["portal", "", ""])
    walking(table, at=one + 1, points=2)
    table.choose(f"portal:{named(table, other + 1)}")
    table.choose(f"portal:{named(table, one + 1)}")
    assert table.offers("portal") == []  # no endless walking to and fro
    table.choose(f"step:{named(table, one + 2)}")
    table.choose(f"step:{named(table, one + 1)}")
    assert table.offers("portal") == [f"portal:{named(table, other + 1)}"]


def test_eu_portal_5_distance_over_existing_fields(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), monsters=(0, 0, 1))
    steps = steps_from(table.state, CHURCH, 3)
    assert steps[Field(1)] == 1 and steps[hex_of(tile, 3)] == 2 and steps[hex_of(tile, 1)] == 3
