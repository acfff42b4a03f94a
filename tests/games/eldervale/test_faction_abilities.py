"""Every faction plays differently: each of the 32 unit abilities in its window."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules import dice
from fabletop.games.eldervale.rules.battle import forbidden, joiners
from fabletop.games.eldervale.rules.dwellings import sites
from fabletop.games.eldervale.rules.land import occupied
from fabletop.games.eldervale.rules.placement import reach
from fabletop.games.eldervale.rules.prices import discount
from fabletop.games.eldervale.rules.triggers import owned
from fabletop.games.eldervale.rules.turn import triggers_battle
from fabletop.games.eldervale.rules.underworld import send_to_underworld
from fabletop.games.eldervale.state import READY, UNDERWORLD, Battle

from .deeds import Event, battle, happen, play
from .scene import Scene


def laid(scene: type[Scene], faction: str) -> Scene:
    """The faction against Shadow Demons (or Dwarves), its worker and theirs in the Portal."""
    dark = library().factions[faction].element == "darkness"
    table = scene(faction, "deepdelve-dwarves" if dark else "shadow-demons")
    for player in table.state.players:
        table.give(player)
    return table


def fight(table: Scene, *units: str, tile: str = "portal") -> Battle:
    """These units of the faction against two workers, dice counted."""
    for unit in units:
        table.put(table.a, unit, tile)
    table.put(table.b, "worker-1", tile)
    table.put(table.b, "worker-2", tile)
    one = table.state.battle = Battle(table.at(tile))
    dice.count_sides(table.game, one)
    one.stage = "dice"
    return one


def usable(table: Scene, event: Event, must: bool = False) -> set[str]:
    return set(owned(table.game, table.a, event, must))


def reached(table: Scene, unit: str) -> set[str]:
    places = reach(table.game, table.a, unit, occupied(table.state))
    return {table.state.realms[place].tile for place in places}


def test_updraught(scene: type[Scene]) -> None:
    table = laid(scene, "kite-riders")
    table.put(table.a, "worker-1", "mill")
    assert {"air-1", "air-2"} <= reached(table, "worker-2")  # however far
    assert "dungeon" not in reached(table, "worker-2")
    assert "air-1" not in reached(table, "dragon")


def test_slipstream(scene: type[Scene]) -> None:
    table = laid(scene, "kite-riders")
    table.put(table.a, "worker-1", "mill")
    table.put(table.a, "dragon", "portal")
    event = Event("placed", table.a, table.at("portal"), "dragon")
    happen(table, event, "use:slipstream", "to:fortress")
    assert table.a.units["worker-1"] == table.at("fortress")


def test_stoop(scene: type[Scene]) -> None:
    table = laid(scene, "storm-harpies")
    table.put(table.a, "warrior", "air-1")
    assert "warrior" in joiners(table.game, Battle(table.at("portal")), table.a)
    assert fight(table, "warrior").sides[0].pool == 3  # in a ruin
    assert fight(table, "warrior", tile="air-1").sides[0].pool == 2


def test_whispering_gale(scene: type[Scene]) -> None:
    table = laid(scene, "storm-harpies")
    table.put(table.a, "wizard", "air-1")
    ruin = Event("action", table.a, table.at("portal"), "wizard")
    assert not usable(table, ruin)
    drop = f"drop:{table.state.magic.cards[-1]}"
    happen(
        table, Event("action", table.a, table.at("air-1"), "wizard"), "use:whispering-gale", drop
    )
    assert len(table.a.hand.cards) == 1
    assert discount(table.game, table.a, "summon", unit="wizard") == 1


def test_longbows(scene: type[Scene]) -> None:
    table = laid(scene, "heath-elves")
    table.put(table.a, "worker-2", "mill")
    assert fight(table, "worker-1").sides[0].pool == 2


def test_wandering_sage(scene: type[Scene]) -> None:
    table = laid(scene, "heath-elves")
    table.put(table.a, "wizard", "portal")
    happen(table, Event("turn-end", table.a), "use:wandering-sage", "to:mill")
    assert table.a.units["wizard"] == table.at("mill")


def test_plumb_line(scene: type[Scene]) -> None:
    table = laid(scene, "deepdelve-dwarves")
    table.put(table.a, "worker-1", "earth-1")
    table.give(table.a, tool=2)  # of two tools and a gem
    assert sites(table.game, table.a)
    assert discount(table.game, table.a, "dwelling", "earth", "worker-1") == 1
    assert discount(table.game, table.a, "dwelling", "fire", "worker-1") == 0


def test_gatehouse(scene: type[Scene]) -> None:
    table = laid(scene, "deepdelve-dwarves")
    table.dwell(table.a, "earth-1", "worker-6")  # two realms from the Portal
    assert fight(table, "worker-1").sides[0].pool == 1
    assert fight(table, "warrior").sides[0].pool == 4


def test_mighty_swarm(scene: type[Scene]) -> None:
    table = laid(scene, "goblin-fire-witches")
    fight(table, "worker-1")
    event = Event("dice", table.a, table.at("portal"))
    assert not usable(table, event, must=True)
    side = fight(table, "worker-2").sides[0]
    assert usable(table, event, must=True) == {"use:mighty-swarm"}
    play(owned(table.game, table.a, event, True)["use:mighty-swarm"]())
    assert side.pool == 3
    assert not usable(table, event, must=True)  # once per battle
    happen(table, Event("won", table.a, table.at("portal")))
    assert table.a.supply["potion"] == 1


def test_crackling_hex(scene: type[Scene]) -> None:
    table = laid(scene, "goblin-fire-witches")
    side = fight(table, "wizard").sides[0]
    battle_now = table.state.battle
    assert battle_now is not None
    battle_now.stage, side.dice = "rolled", [1, 2]
    table.luck("battle", 6, 5)
    event = Event("rolled", table.a, table.at("portal"))
    play(owned(table.game, table.a, event, False)["use:crackling-hex"](), "die:1", "die:2")
    assert side.dice == [6, 5]


def test_white_heat(scene: type[Scene]) -> None:
    table = laid(scene, "ashen-legion")
    fight(table, "worker-1")
    assert dice.dice_per_sword(table.game, table.a, table.at("portal")) == 1
    fight(table, "warrior")
    assert dice.dice_per_sword(table.game, table.a, table.at("portal")) == 2


def test_burnt_offering(scene: type[Scene]) -> None:
    table = laid(scene, "ashen-legion")
    fight(table, "dragon")
    before = table.a.vp
    happen(table, Event("won", table.a, table.at("portal")))
    assert (table.a.vp - before, table.a.supply["potion"]) == (1, 1)


def test_tidecall(scene: type[Scene]) -> None:
    table = laid(scene, "atlanteans")
    table.put(table.a, "wizard", "air-1")
    table.a.units["worker-1"] = UNDERWORLD
    table.give(table.a, gem=1)
    assert not usable(table, Event("action", table.a, table.at("portal"), "wizard"))  # a ruin
    event = Event("action", table.a, table.at("air-1"), "wizard")
    happen(table, event, "use:tidecall", "option:atlanteans-1")
    assert table.a.units["worker-1"] == READY
    assert discount(table.game, table.a, "summon", unit="wizard") == 1
    happen(table, event, "use:tidecall")  # nobody is left to raise
    assert table.a.supply["potion"] == 1


def test_undertow(scene: type[Scene]) -> None:
    table = laid(scene, "atlanteans")
    table.put(table.a, "dragon", "portal")
    table.put(table.b, "worker-1", "portal")
    event = Event("placed", table.a, table.at("portal"), "dragon")
    happen(table, event, "use:undertow", "to:mill")
    assert table.b.units["worker-1"] == table.at("mill")


def test_ebb_and_flow(scene: type[Scene]) -> None:
    table = laid(scene, "reed-naiads")
    table.put(table.a, "worker-1", "portal")
    play(send_to_underworld(table.game, table.a, "worker-1"))
    assert (table.a.supply["sword"], table.a.supply["potion"]) == (1, 1)


def test_riptide(scene: type[Scene]) -> None:
    table = laid(scene, "reed-naiads")
    fight(table, "warrior")
    happen(table, Event("remove", table.a, table.at("portal")), "use:riptide", "save:warrior")
    assert table.a.units["warrior"] == READY


def test_blinding_radiance(scene: type[Scene]) -> None:
    table = laid(scene, "dawn-order")
    assert [side.pool for side in fight(table, "wizard").sides] == [2, 1]


def test_pilgrimage(scene: type[Scene]) -> None:
    table = laid(scene, "dawn-order")
    table.dwell(table.a, "light-1", "worker-4")
    happen(table, Event("action", table.a, table.at("light-1"), "worker-1"))
    happen(table, Event("action", table.a, table.at("light-1"), "worker-1"))
    assert table.a.supply["scroll"] == 1  # once per turn
    table.a.used.clear()
    happen(table, Event("action", table.a, table.at("portal"), "worker-1"))
    assert table.a.supply["scroll"] == 1  # nobody of theirs lives there


def test_descent(scene: type[Scene]) -> None:
    table = laid(scene, "seraph-choir")
    table.put(table.a, "worker-1", "mill")
    assert "light-1" in reached(table, "dragon")
    assert "light-1" not in reached(table, "worker-2")
    happen(table, Event("action", table.a, table.at("light-1"), "dragon"))
    assert table.a.supply["scroll"] == 1 and len(table.a.hand.cards) == 1


def test_vow_of_the_shield(scene: type[Scene]) -> None:
    table = laid(scene, "seraph-choir")
    one = fight(table, "warrior", "worker-1")
    event = Event("remove", table.a, table.at("portal"))
    assert not usable(table, event)  # no potion
    table.give(table.a, potion=1)
    happen(table, event, "use:vow-of-the-shield", "save:warrior", "save:worker")
    assert sorted(one.keep) == ["0:warrior", "0:worker-1"] and table.a.supply["potion"] == 0


def test_dark_veil(scene: type[Scene]) -> None:
    table = laid(scene, "shadow-demons")
    table.put(table.b, "worker-1", "portal")
    assert not triggers_battle(table.game, table.a, "wizard", table.at("portal"))
    assert triggers_battle(table.game, table.a, "worker-1", table.at("portal"))
    assert "portal" in reached(table, "wizard")  # as first placement
    assert "portal" not in reached(table, "worker-1")
    happen(table, Event("action", table.a, table.at("portal"), "wizard"))
    assert table.a.supply["gem"] == 1


def test_soul_feast(scene: type[Scene]) -> None:
    table = laid(scene, "shadow-demons")
    fight(table, "dragon")
    table.give(table.b, tool=1)
    happen(table, Event("won", table.a, table.at("portal")))
    assert (table.a.supply["tool"], table.a.supply["gem"], table.b.supply["tool"]) == (1, 1, 0)


def test_grave_tithe(scene: type[Scene]) -> None:
    table = laid(scene, "barrow-court")
    event = Event("own-turn", table.a)
    assert not usable(table, event)  # no worker in a realm
    table.put(table.a, "worker-1", "mill")
    play(owned(table.game, table.a, event, False)["use:grave-tithe"]())
    assert table.a.units["worker-1"] == UNDERWORLD
    assert (table.a.supply["gem"], table.a.supply["sword"]) == (1, 1)
    table.put(table.a, "worker-2", "mill")
    assert not usable(table, event)  # once per turn


def test_dread(scene: type[Scene]) -> None:
    table = laid(scene, "barrow-court")
    one = fight(table, "warrior")
    assert forbidden(table.game, one, table.b, "swords")
    assert forbidden(table.game, one, table.b, "join")
    assert not forbidden(table.game, one, table.a, "swords")


def test_force_of_hooves(scene: type[Scene]) -> None:
    table = laid(scene, "rovnokraj-guardians")
    side = fight(table, "warrior").sides[0]
    event = Event("dice", table.a, table.at("portal"))
    play(owned(table.game, table.a, event, False)["use:force-of-hooves"]())
    assert side.preset == [6] and not usable(table, event)


def test_patrol(scene: type[Scene]) -> None:
    table = laid(scene, "rovnokraj-guardians")
    table.put(table.a, "worker-1", "mill")
    table.put(table.a, "worker-2", "portal")
    happen(table, Event("turn-end", table.a))
    assert table.a.supply["tool"] == 0
    table.put(table.a, "worker-3", "fortress")
    happen(table, Event("turn-end", table.a), "gain:tool")
    assert table.a.supply["tool"] == 1


def test_blueprints(scene: type[Scene]) -> None:
    table = laid(scene, "clockwork-conclave")
    assert discount(table.game, table.a, "card", unit="wizard") == 1
    assert discount(table.game, table.a, "ruin", unit="wizard") == 1
    assert discount(table.game, table.a, "ruin", unit="worker-1") == 0
    assert discount(table.game, table.a, "summon", unit="wizard") == 1
    assert discount(table.game, table.a, "summon", unit="dragon") == 1  # Freight Harness
    assert discount(table.game, table.a, "summon", unit="warrior") == 0


def test_freight_harness(scene: type[Scene]) -> None:
    table = laid(scene, "clockwork-conclave")
    at = table.at("order-2")
    top = table.state.realms[at].columns[0][-1]
    happen(table, Event("action", table.a, at, "dragon"), "use:freight-harness")
    assert table.a.treasure == [top]


def test_club_first(scene: type[Scene]) -> None:
    table = laid(scene, "vile-ogres")
    fight(table, "warrior")
    event = Event("dice", table.a, table.at("portal"))
    assert usable(table, event, must=True) == {"use:club-first"}
    table.state.active = 1
    assert not usable(table, event, must=True)  # not in another player's turn


def test_rummage(scene: type[Scene]) -> None:
    table = laid(scene, "vile-ogres")
    fight(table, "worker-1", tile="chaos-2")
    happen(table, Event("won", table.a, table.at("chaos-2")))
    assert table.a.supply["sword"] == 1 and len(table.a.treasure) == 1


def test_wild_talent(scene: type[Scene]) -> None:
    table = laid(scene, "carnival-of-masks")
    table.luck("gamble", 2, 1)
    event = Event("action", table.a, table.at("portal"), "wizard")
    happen(table, event, "use:wild-talent", "gain:gold", "gain:gold")
    assert table.a.supply["gold"] == 2
    happen(table, event, "use:wild-talent")
    assert table.a.supply["gold"] == 1


def test_changeling(scene: type[Scene]) -> None:
    table = laid(scene, "carnival-of-masks")
    table.put(table.a, "dragon", "portal")
    table.put(table.a, "worker-1", "mill")
    event = Event("battle-pending", None, table.at("portal"))
    play(owned(table.game, table.a, event, False)["use:changeling"]())
    assert table.a.units["worker-1"] == table.at("portal")
    one = battle(table, "mill", 3, 1, stage="rolled")
    one.sides[0].dice, one.sides[1].dice = [1, 1, 1], [6]
    table.give(table.a, gem=1)
    event = Event("rolled", table.a, table.at("mill"))
    play(owned(table.game, table.a, event, False)["use:changeling"]())
    assert one.sides[0].dice == [6, 1, 1] and one.sides[1].dice == [1]
    assert table.a.supply["gem"] == 0


def test_every_ability_is_tried_here() -> None:
    tried = {name.removeprefix("test_").replace("_", "-") for name in globals()}
    assert set(library().unit_abilities) <= tried


# Windows of magic cards that are not the active player's


@pytest.mark.parametrize("card", ["parley", "mistform", "fools-bargain", "wolf-charm"])
def test_a_defender_may_answer_a_pending_battle(scene: type[Scene], card: str) -> None:
    table = scene("clockwork-conclave", "deepdelve-dwarves", "vile-ogres")
    table.put(table.b, "worker-1", "portal")
    table.put(table.a, "worker-1", "mill")
    table.hold(table.b, card)
    table.give(table.b, gem=1, tool=1)
    table.give(table.a, tool=3)
    table.choose("place:worker:portal")
    while table.asked.seat == 0 and table.asked.rule != "EL-BATTLE-2":
        table.choose(table.offered[0])
    assert (table.asked.seat, table.asked.rule) == (1, "EL-BATTLE-2")
    assert f"cast:{card}" in table.offered


def test_transformation_may_be_cast_by_one_who_is_not_there_yet(scene: type[Scene]) -> None:
    table = scene("clockwork-conclave", "deepdelve-dwarves", "vile-ogres")
    table.put(table.b, "worker-1", "portal")
    table.put(table.a, "worker-1", "mill")
    table.put(table.c, "worker-1", "fortress")
    table.ready(table.c, "warrior")
    table.hold(table.c, "transformation")
    table.give(table.a, tool=3)
    table.choose("place:worker:portal")
    while table.asked.rule != "EL-BATTLE-4" or table.asked.seat != 2:
        keys = table.offered
        table.choose(next((key for key in ("pass",) if key in keys), keys[0]))
    assert "cast:transformation" in table.offered
