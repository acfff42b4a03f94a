"""EL-GEN, EL-GEO, EL-REALM: general rules, the map, new realms."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.aim import Aim
from fabletop.games.eldervale.effects.measures import Bag
from fabletop.games.eldervale.effects.registry import effects
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules import land
from fabletop.games.eldervale.rules.dwellings import sites
from fabletop.games.eldervale.rules.realms import bridge_bonus, explore_realm, lay
from fabletop.games.eldervale.rules.tiles import tiles
from fabletop.games.eldervale.rules.units import fits, kind_of
from fabletop.games.eldervale.setup import set_up
from fabletop.games.eldervale.terms import Element
from fabletop.kernel.chance import Chance

from .scene import Scene


def test_el_gen_1_the_impossible_part_is_skipped(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, gem=1)
    both = (e.Lose(Bag(gem=3, tool=1)), e.Vp(2))
    table.run(effects.run(table.game, Aim(table.a), both))
    assert table.a.supply["gem"] == 0 and table.a.vp == 2


def test_el_gen_2_you_is_the_owner_not_the_active_player(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert table.state.player is table.a
    table.run(effects.run(table.game, Aim(table.b), (e.Gain(Bag(gold=1)),)))
    assert table.b.supply["gold"] == 1 and table.a.supply["gold"] == 0


@pytest.mark.rule("EL-BATTLE-4")
def test_el_gen_4_clockwise_from_the_active_players_left(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire", "light")
    table.state.active = 2
    assert table.state.asking_order() == (3, 0, 1, 2)


def test_el_gen_5_a_slash_is_chosen_each_time(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a)
    table.treasure(table.a, "fire-sword-gem-1")
    table.choose("cash:fire-sword-gem-1")
    table.choose("gain:gem", rule="EL-GEN-5")
    assert table.a.supply["gem"] == 1 and table.a.supply["sword"] == 0


@pytest.mark.rule("EL-MONSTER-6")
def test_el_gen_6_relocating_triggers_nothing(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "order-2")
    table.monster("hill-that-walks", "portal")
    effect = e.Relocate(to="with-opponent")
    tile = "order-2"
    table.asks(
        effects.run(table.game, Aim(table.a), (effect,)),
        f"move:{table.a.faction}:worker:order-1",
        f"to:{tile}",
    )
    assert table.a.units["worker-1"] == table.at(tile)
    assert not table.state.due and table.state.monsters["hill-that-walks"] == table.at("portal")
    assert not table.a.treasure


def test_el_gen_7_kinds_of_units(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert kind_of("worker-3") == "worker" and kind_of("dragon") == "dragon"
    assert fits("minotaur", "any") and not fits("minotaur", "advanced")
    table.dwell(table.a, "order-1", "worker-1")
    assert land.units_at(table.a, table.at("order-1")) == []


def test_el_gen_8_dwellings_do_not_occupy(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.dwell(table.a, "order-1", "worker-1")
    table.put(table.b, "worker-1", "mill")
    table.monster("hill-that-walks", "dungeon")
    taken = land.occupied(table.state)
    assert taken == {table.at("mill"), table.at("dungeon")}


@pytest.mark.rule("EL-GEO-1")
@pytest.mark.rule("EL-GEO-2")
def test_el_gen_9_distance_counts_existing_realms(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    near = [table.state.realms[one].tile for one in land.near(table.state, table.at("portal"))]
    beside = {"dungeon", "earth-1", f"{table.order[2]}-1", "fortress", "mill", "order-2"}
    assert set(near) == beside
    steps = land.distances(table.state.hexes, table.at("order-1"))
    assert steps[table.at("order-2")] == 1
    assert steps[table.at("earth-1")] == 3
    ring = ((0, 0), (1, 0), (2, -1), (2, -2))  # a gap lies between the ends
    assert land.distances(ring, 0) == (0, 1, 2, 3)


def test_el_gen_10_many_units_one_monster_one_dwelling(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.dwell(table.a, "order-1", "worker-1")
    for player in (table.a, table.b):
        table.put(player, "worker-2", "order-1")
    table.put(table.a, "worker-3", "order-1")
    table.give(table.a, gem=5, scroll=5, potion=5, tool=5, sword=5)
    assert not sites(table.game, table.a)  # a dwelling stands there already
    assert len(land.units_at(table.a, table.at("order-1"))) == 2


def test_el_gen_11_opponents(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire", "light", team="on")
    assert [one.seat for one in table.state.opponents(0)] == [2, 3]
    table = scene("order", "earth", "fire", "light")
    assert [one.seat for one in table.state.opponents(0)] == [1, 2, 3]


def test_el_gen_12_one_seeded_generator(scene: type[Scene]) -> None:
    options = GAME.settle({})
    one, two = (set_up(Chance(7), 3, options) for _ in range(2))
    assert one.magic.cards == two.magic.cards and one.first == two.first
    assert set_up(Chance(8), 3, options).magic.cards != one.magic.cards


# The map


def test_el_geo_3_the_nearest_unoccupied_realm(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.monsters import displace

    table = scene("order", "earth")
    table.monster("hill-that-walks", "order-1")
    table.put(table.b, "worker-1", "mage-tower")
    keys = table.asks(displace(table.game, "hill-that-walks", table.at("order-1")))
    assert set(keys) == {"to:order-2", "to:earth-2"}  # the tower is occupied


@pytest.mark.parametrize(("players", "spots", "bridges"), [(2, 8, 6), (3, 9, 6), (4, 10, 6)])
@pytest.mark.rule("EL-GEO-5")
def test_el_geo_4_the_verified_numbers_of_the_layouts(
    players: int, spots: int, bridges: int
) -> None:
    hexes = tuple((q, r) for q, r in library().layouts[players])
    assert len(land._open_hexes(hexes, None, 0)) == spots
    assert len(land.bridge_sites(hexes)) == bridges


@pytest.mark.rule("EL-GEO-6")
@pytest.mark.rule("EL-VAR-FROST-3")
@pytest.mark.rule("EL-VAR-FROST-4")
@pytest.mark.rule("EL-VAR-FROST-5")
@pytest.mark.rule("EL-VAR-FROST-10")
def test_el_geo_5_the_bridge_and_the_realm_beyond(scene: type[Scene]) -> None:
    table = scene("order", "earth", frost_giant="on")
    table.next_realm("order-3")
    table.next_realm("bridge")
    state = table.state
    keys = table.asks(explore_realm(table.game, table.a))
    assert len(keys) == 6
    table = scene("order", "earth", frost_giant="on")
    table.next_realm("order-3")
    table.next_realm("bridge")
    state = table.state
    table.asks(explore_realm(table.game, table.a), keys[0])
    bridge = table.at("bridge")
    assert state.bridge == bridge and len(land.near(state, bridge)) == 2
    far = table.at("order-3")
    assert far in land.near(state, bridge) and bridge in land.near(state, far)
    assert bridge_bonus(table.game, far) == 10
    start = next(one for one in land.near(state, bridge) if one != far)
    assert bridge_bonus(table.game, start) == 2
    closed = {land.beside(state.hexes[bridge], way) for way in range(6)} - {
        state.hexes[far],
        state.hexes[start],
    }
    assert not closed & set(land.open_hexes(state))


@pytest.mark.rule("EL-REALM-2")
def test_el_realm_1_what_a_realm_carries() -> None:
    elements: tuple[Element, ...] = ("air", "chaos")
    for element in elements:
        found = [tiles()[id] for id in library().realms_of[element]]
        assert sorted(len(one.spaces) for one in found) == [1, 1, 2]
        assert sorted(one.symbols for one in found) == [1, 1, 2]
        assert sum(one.lair for one in found) == 1
    assert tiles()["mill"].element == "" and not tiles()["mill"].cost


@pytest.mark.rule("EL-REALM-4")
def test_el_realm_3_the_bridge_is_neither_ruin_nor_element_realm() -> None:
    assert not tiles()["bridge"].ruin and tiles()["bridge"].kind != "element"
    assert tiles()["dragons-lair"].ruin and not tiles()["dragons-lair"].lair


def test_el_realm_5_beside_two_realms_where_the_drawer_likes(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    keys = table.asks(explore_realm(table.game, table.b))
    assert len(keys) == 8 and all(key.startswith("hex:") for key in keys)


@pytest.mark.rule("EL-MONSTER-1")
@pytest.mark.rule("EL-SETUP-13")
def test_el_realm_6_a_new_realm_is_populated(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    place = lay(table.game, "order-3", (2, -1))
    realm = table.state.realms[place]
    assert [len(column) for column in realm.columns] == [1] and realm.covered == (2,)
    assert "brass-colossus" in table.state.monsters
    assert table.state.monsters["brass-colossus"] == place


@pytest.mark.rule("EL-DUNGEON-1")
def test_el_realm_7_a_new_monster_does_not_rush_now(scene: type[Scene]) -> None:
    """T-12."""
    table = scene("order", "earth")
    table.give(table.a, gem=5, scroll=5, potion=5, tool=5, sword=5)
    table.next_realm("order-3")
    table.choose("place:worker:dungeon")
    beside = [key for key in table.offered if key in ("hex:-3:2", "hex:-2:2", "hex:-1:2")]
    table.choose(beside[0], rule="EL-REALM-5")
    place = table.at("order-3")
    assert table.state.monsters["brass-colossus"] == place
    assert place in land.near(table.state, table.at("dungeon"))
    assert not table.state.due


def test_el_realm_8_a_dwelling_gives_no_privilege(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.dwell(table.b, "order-2", "worker-1")
    table.choose("place:worker:order-2")
    assert len(table.a.treasure) == 1


def test_what_cannot_do_anything_is_not_offered(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert not effects.possible(table.game, Aim(table.a), (e.SendHome(),))
    assert effects.possible(table.game, Aim(table.a), (e.SendHome(), e.Vp(1)))
