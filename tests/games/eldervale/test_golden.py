"""The worked examples of the rulebook, G-1 to G-12 of the specification, played through."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.ending import vaults
from fabletop.games.eldervale.rules.tableau import activate, payable
from fabletop.games.eldervale.setup import first_player, set_up, turn_order
from fabletop.games.eldervale.state import GONE, READY, UNDERWORLD, EldervaleState
from fabletop.kernel.chance import Chance

from .deeds import play
from .scene import Scene


def test_g_1_a_dwelling_worth_eight_points(scene: type[Scene]) -> None:
    """Three ruins and a foreign dwelling beside a Fire realm with two symbols."""
    land = {
        "fire-3": (0, 0),
        "mage-tower": (1, 0),
        "fortress": (1, -1),
        "mill": (0, -1),
        "earth-1": (-1, 0),
        "earth-2": (-2, 0),
    }
    table = scene("fire", "earth", map=land)
    for monster in table.state.monsters:
        table.state.monsters[monster] = GONE
    table.put(table.a, "worker-1", "fire-3")
    table.dwell(table.b, "earth-1", "worker-6")
    table.give(table.a, sword=2, potion=1, gem=1)
    table.choose("place:worker:mill")
    assert table.a.vp == 8
    assert table.a.power["fire"] == 3  # two levels higher
    assert table.a.dwellings == [table.at("fire-3")] and table.a.units["worker-1"] < 0


@pytest.mark.rule("EL-BATTLE-4")
@pytest.mark.rule("EL-BATTLE-8")
def test_g_2_the_trap_at_the_summoning_portal(scene: type[Scene]) -> None:
    """Lukáš leads the Guardians, Jiří the Elves, Milan the Ogres."""
    table = scene("rovnokraj-guardians", "heath-elves", "vile-ogres")
    lukas, jiri, milan = table.a, table.b, table.c
    table.give(lukas, tool=2, sword=1)
    table.give(jiri, sword=1, gold=1)
    table.give(milan)
    table.put(lukas, "worker-1", "order-2")
    table.hold(lukas, "transformation")
    for worker, tile in (("worker-1", "portal"), ("worker-2", "fortress"), ("worker-3", "mill")):
        table.put(jiri, worker, tile)
    table.put(milan, "dragon", "chaos-1")
    table.dwell(milan, "earth-1", "worker-6")

    table.choose("place:worker:portal")
    table.choose("summon:warrior", rule="EL-ACTION-4")  # the action comes first
    assert lukas.units["warrior"] == READY and lukas.supply["tool"] == lukas.supply["sword"] == 0
    table.choose("pass", rule="EL-BATTLE-2", by=lukas)
    table.choose(rule="EL-BATTLE-4", by=jiri)  # the archers stay where they are
    table.choose("join:dragon:chaos-1", rule="EL-BATTLE-4", by=milan)
    table.choose("cast:transformation", rule="EL-BATTLE-4", by=lukas)
    table.choose("move:rovnokraj-guardians:worker:order-2")
    table.choose("swap-ready:rovnokraj-guardians:warrior")
    table.choose("join:warrior:order-2", rule="EL-BATTLE-4")

    assert table.asked.seat == 1 and table.asked.rule == "EL-BATTLE-8"
    battle = table.state.battle
    assert battle is not None and [side.pool for side in battle.sides] == [3, 3, 4]
    table.luck("battle", 5, 1, 6, 5, 4, 3, 3, 6, 6, 2, 1)
    table.choose("swords:2")
    assert (jiri.supply["sword"], jiri.supply["gold"]) == (0, 0)
    assert [side.pool for side in battle.sides] == [3, 5, 4]
    table.choose("use:force-of-hooves", by=lukas)
    assert battle.sides[0].preset == [6]

    assert table.state.battle is None
    assert milan.glory == 1 and milan.vp == 2
    assert milan.units["dragon"] == table.at("portal")
    assert lukas.units["warrior"] == UNDERWORLD and lukas.supply["sword"] == 2
    assert jiri.units["worker-1"] == UNDERWORLD and jiri.supply["sword"] == 1
    assert [jiri.units[one] for one in ("worker-2", "worker-3")] == [
        table.at("fortress"),
        table.at("mill"),
    ]


@pytest.mark.parametrize(("level", "potions"), [(1, 2), (2, 0)])
def test_g_3_a_doorway_asks_who_stands_highest(
    scene: type[Scene], level: int, potions: int
) -> None:
    table = scene("light", "water")
    table.own(table.a, "shining-door", "water-potion-potion-1")
    table.give(table.a)
    table.a.power["light"], table.b.power["light"] = 2, level
    table.run(activate(table.game, table.a, "shining-door"))
    assert table.a.supply["scroll"] == 1 and table.a.supply["potion"] == potions


@pytest.mark.parametrize(
    ("token", "points"),
    [("fire-potion-potion-1", 4), ("fire-sword-gem-1", 4), ("fire-gold-1", 2)],
)
def test_g_4_a_vault_counts_symbols(scene: type[Scene], token: str, points: int) -> None:
    table = scene("earth", "fire")
    table.own(table.a, "root-cave", token)
    assert vaults(table.game, table.a) == points


@pytest.mark.parametrize(("face", "glory"), [(6, 2), (1, 0)])
def test_g_5_an_aura_of_chaos_on_the_citadel(scene: type[Scene], face: int, glory: int) -> None:
    table = scene("order", "chaos")
    table.own(table.a, "citadel")
    table.own(table.a, "chaotic-aura", host="citadel")
    table.luck("aura", face)
    play(activate(table.game, table.a, "citadel"), *["gain:gem"] * (glory == 2))
    assert table.a.glory == glory


def test_g_6_fifth_level_orb_and_a_second_card(scene: type[Scene]) -> None:
    """Alena and the Goblin Fire Witches on level 4 of Order."""
    table = scene("goblin-fire-witches", "order")
    table.a.power = {"fire": 1, "order": 4}
    table.give(table.a, tool=3)
    table.offer("arched-bridge")
    table.state.stock.cards.clear()
    second = next(
        id
        for id, one in library().adventures.items()
        if one.cost.size == 2
        and one.cost.potion == 2
        and one.element in table.state.elements
        and one.element != "order"
    )
    table.offer(second)
    table.put(table.a, "worker-1", "portal")
    table.choose("place:worker:dungeon")  # the bridge is the only card she can pay for
    assert table.a.tableau[-1].id == "arched-bridge"
    assert table.a.supply["tool"] == 0 and table.a.power["order"] == 5 and table.a.orbs == 1
    assert f"buy:{second}" not in table.offered
    table.choose("orb", rule="EL-DUNGEON-3")
    table.choose("menu:menu-potions", rule="EL-ORB-2")
    assert table.a.supply["potion"] == 2 and table.state.menu == ["menu-potions"]
    table.choose(f"buy:{second}", rule="EL-DUNGEON-3")
    assert table.a.supply["potion"] == 0 and table.a.tableau[-1].id == second
    assert all(table.state.offers[one] for one in table.state.elements)  # turned up anew


def test_g_7_wolves_charmed_in_another_players_turn(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire")
    table.hold(table.c, "wolf-charm")
    table.put(table.a, "worker-1", "order-1")
    table.put(table.b, "worker-1", "order-2")
    table.choose("place:worker:order-2")
    table.choose("cast:wolf-charm", rule="EL-BATTLE-2", by=table.c)
    assert table.state.battle is None and not table.state.due
    assert table.b.units["worker-1"] == table.at("order-2") and table.c.vp == 1


def test_g_8_the_active_player_orders_what_happens_at_once(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.events import Event
    from fabletop.games.eldervale.rules.windows import fire
    from fabletop.games.eldervale.state import Held

    table = scene("chaos", "earth")
    table.own(table.a, "laws-of-misrule")
    table.a.tableau.append(Held("laws-of-misrule"))  # a second effect of the same moment
    keys = table.asks(fire(table.game, Event("turn-start", table.a)))
    assert keys == ("use:laws-of-misrule", "use:laws-of-misrule:2")


@pytest.mark.parametrize("seed", range(6))
def test_g_9_one_of_two_monsters_of_fire(scene: type[Scene], seed: int) -> None:
    table = scene("fire", "earth", seed=seed, legendary_monsters="on")
    fire = [one for one in table.state.monsters if library().monsters[one].element == "fire"]
    assert fire in (["demon-of-might"], ["lava-fury"])


def test_g_10_two_columns_one_token(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a)
    table.put(table.a, "worker-1", "fire-2")
    table.choose("place:worker:fire-1")
    assert len(table.offered) == 2 and all(one.startswith("take:") for one in table.offered)
    table.choose(table.offered[0])
    assert len(table.a.treasure) == 1

    table = scene("fire", "earth")
    realm = table.state.realms[table.at("fire-1")]
    table.state.realms[table.at("fire-1")] = type(realm)(
        realm.tile, ((), realm.columns[1]), (0, realm.covered[1])
    )
    table.give(table.a)
    table.put(table.a, "worker-1", "fire-2")
    table.choose("place:worker:fire-1")
    assert [one.partition(":")[0] for one in table.offered] == ["gain", "take"]


@pytest.mark.parametrize(
    ("slot", "paid"),
    [("", None), ("light-scroll-scroll-1", 2), ("orb", 0)],
    ids=["empty", "token", "orb"],
)
def test_g_11_a_deposit_slot(scene: type[Scene], slot: str, paid: int | None) -> None:
    table = scene("light", "earth")
    table.give(table.a, scroll=4)
    table.own(table.a, "altar-of-seven-candles", slot)
    assert payable(table.a, table.a, table.a.tableau[-1]) is (paid is not None)
    if paid is None:
        return
    for use in (1, 2):
        table.run(activate(table.game, table.a, "altar-of-seven-candles"))
        assert table.a.supply["scroll"] == 4 - use * paid


def test_g_12_the_order_of_teams() -> None:
    state: EldervaleState = set_up(Chance(1), 4, GAME.settle({"team": "on"}))
    state.chance.fixed["first-player"] = [6] * 6 + [1] * 18  # the first of team A rolls best
    state.first = first_player(state)
    assert [player.seat for player in turn_order(state)] == [1, 2, 3, 0]
