"""Each effect of the vocabulary outside combat, through a scene."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Condition, Cost, Use
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.belongings import max_health

from .scene import Scene


def using(table: Scene, *effects: e.AnyEffect, hero: str = "dral", **use: object) -> str:
    """A tile with these effects, worn by the hero who is to play; not used yet."""
    id = table.tile(Use("none", effects, **use))  # type: ignore[arg-type]
    table.wear(hero, id)
    if getattr(table, hero).at < 0:
        table.lay(hero, at=0)
    return id


def test_coins_and_reputation_are_gained(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Coins(3), e.Reputation(2))
    table.lay("dral", coins=1, reputation=4)
    table.choose(f"use:{id}")
    assert (table.dral.coins, table.dral.reputation) == (4, 6)
    assert id in table.dral.exhausted and f"use:{id}" not in table.offered


def test_what_is_lost_is_lost_as_far_as_there_is(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Coins(-3), e.Reputation(-2), e.Gaar(1))
    table.lay("dral", coins=1, reputation=1, gaar=0)
    table.choose(f"use:{id}")
    assert (table.dral.coins, table.dral.reputation, table.dral.gaar) == (0, 0, 1)


def test_an_amount_is_multiplied_and_limited(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    first = using(table, e.Coins(2, "missing", 5))
    table.lay("dral", coins=0, health=max_health(table.dral) - 4)
    table.choose(f"use:{first}")
    assert table.dral.coins == 5  # 2 for each of 4, at most 5


def test_dwurt_is_gaar_for_other_heroes(scene: type[Scene]) -> None:
    table = scene("dral", "skoldur")
    id = using(table, e.Dwurt(1))
    table.lay("dral", gaar=1)
    table.choose(f"use:{id}")
    assert (table.dral.gaar, table.dral.dwurt) == (2, 0)


def test_dwurt_and_its_die_are_skoldurs(scene: type[Scene]) -> None:
    table = scene("skoldur", "ael")
    id = using(table, e.Dwurt(1), e.CalmDwurt(2), hero="skoldur")
    table.lay("skoldur", dwurt=3, dwurt_die=1)
    table.choose(f"use:{id}")
    assert (table.skoldur.dwurt, table.skoldur.dwurt_die) == (4, 0)


def test_cards_are_drawn(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Draw("silver", 2), e.Draw("gold"))
    table.choose(f"use:{id}")
    assert (len(table.dral.silver.cards), len(table.dral.gold.cards)) == (2, 1)


def test_gems_and_essences_are_gained_by_kind_or_choice(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.GainGem("ruby"), e.GainGem("any"), e.GainEssence("any"))
    table.choose(f"use:{id}")
    table.choose("take:onyx", rule="EU-GEN-5")
    table.choose("take:air", rule="EU-GEN-5")
    assert sorted(table.dral.loose) == ["air", "onyx", "ruby"]


def test_tiles_come_from_the_top_of_their_pile(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.GainTile("teleports"))
    top = table.state.decks["teleports"].cards[-1]
    table.choose(f"use:{id}")
    assert top in table.dral.bags


def test_of_several_tiles_drawn_one_is_kept(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.GainTile("artifacts", look=2))
    first, second = table.state.decks["artifacts"].cards[-2:]
    table.choose(f"use:{id}")
    keys = {one for one in table.offered if first in one or second in one}
    assert len(keys) == 2
    table.choose(next(key for key in keys if first in key))
    assert first in table.dral.bags and second not in table.dral.bags


def test_healing_stops_at_the_maximum(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Heal(5))
    table.lay("dral", health=max_health(table.dral) - 2)
    table.choose(f"use:{id}")
    assert table.dral.health == max_health(table.dral)


def test_a_wound_outside_combat_is_suffered_at_once(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Coins(1), e.Wound(2))
    health = table.dral.health
    table.choose(f"use:{id}")
    assert table.dral.health == health - 2


def test_a_deadly_wound_outside_combat(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Coins(1), e.Wound(2))
    table.lay("dral", health=1, reputation=5)
    table.choose(f"use:{id}")
    assert (table.dral.health, table.dral.reputation) == (max_health(table.dral), 3)


def test_movement_points_go_to_the_pool(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Move(2))
    table.choose(f"use:{id}")
    assert table.state.mp == 2


def test_a_tile_may_pay_for_a_mining_action(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    mine = table.land((1, -2), ["lake", "", ""])
    using(table, e.TakeAction("mining"))
    table.lay("dral", at=mine + 1, tokens=[])
    assert [key for key in table.offered if key.startswith("mine")]


def test_a_tile_may_pay_for_a_combat(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    tile = table.land((1, -2), monsters=(0, 0, 1))
    id = using(table, e.TakeAction("combat"))
    table.lay("dral", at=1, tokens=["mining"])
    table.choose("walk:mining")
    table.choose(f"step:{table.state.placed[tile >> 2]}:3")
    assert table.state.fight is not None and id in table.dral.exhausted


def test_trading_from_afar(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.TradeAt("alchemists"))
    table.choose(f"use:{id}")
    assert table.state.trade is not None and table.state.trade.shop == "alchemists"


def test_a_cart_draws_three_resources(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    mine = table.land((1, -2), ["lake", "", ""])
    id = table.tile(Use("mining", (e.Cart(),)))
    table.wear("dral", id)
    table.lay("dral", at=mine + 1, tokens=["mining"])
    left = len(table.state.decks["lake"].cards)
    table.choose(next(key for key in table.offered if key.startswith("mine")))
    table.choose(next(key for key in table.offered if id in key))
    table.choose(table.offered[0])
    assert len(table.state.decks["lake"].cards) == left - 3
    assert sum(one in library().piles["lake"] for one in table.dral.bags) == 1
    assert id in table.dral.exhausted


def test_teleport_within_its_range(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    id = using(table, e.Teleport(1))
    table.choose(f"use:{id}")
    assert len(table.offered) == 3  # the three hexes round the church
    table.choose(table.offered[0], rule="EU-PORTAL-5")
    assert table.dral.at in (1, 2, 3)


@pytest.mark.parametrize(("place", "field"), [("church", 0), ("portal", 1), ("shop", 2)])
def test_teleport_to_a_place(scene: type[Scene], place: str, field: int) -> None:
    table = scene("dral", "ael")
    table.no_stack()
    tile = table.land((1, -2), ["portal", "merchants", ""])
    id = using(table, e.TeleportTo(place))  # type: ignore[arg-type]
    table.lay("dral", at=tile + 3)
    table.choose(f"use:{id}")
    assert table.dral.at == (tile + field if field else 0)


def test_scouted_map_tiles_are_put_back_in_any_order(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Scout(2))
    table.lay("dral", tokens=["mining"])
    before = len(table.state.decks["map-1"].cards)
    table.choose(f"use:{id}")
    first, second = table.offered
    table.choose(second, first)
    assert len(table.state.decks["map-1"].cards) == before
    assert len(table.said("dral")) > len(table.said("ael"))  # only the player sees them
    table.choose("walk:mining")
    table.choose(next(key for key in table.offered if key.startswith("step")))
    placed = len(table.state.placed)
    while len(table.state.placed) < placed + 2:
        table.choose(table.offered[0])
    tiles = [table.state.placed[number] for number in (placed, placed + 1)]
    assert [f"tile:{one}" for one in tiles] == [second, first]


def test_eu_setup_5_nothing_is_scouted_on_an_empty_stack(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Scout(2))
    table.stack(3)
    assert f"use:{id}" in table.offered
    table = scene("dral", "ael")
    id = using(table, e.Scout(2))
    table.no_stack()
    assert f"use:{id}" not in table.offered


@pytest.mark.parametrize(("answer", "stays"), [("leave-top", True), ("put-under", False)])
def test_tracking_a_monster(scene: type[Scene], answer: str, stays: bool) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Track())
    top = table.state.decks["monster-2"].cards[-1]
    table.choose(f"use:{id}")
    table.choose("deck:2", rule="EU-GEN-5")
    table.choose(answer)
    assert (table.state.decks["monster-2"].cards[-1] == top) is stays


@pytest.mark.parametrize(("what", "woken"), [("skill", "aim"), ("item", "tile"), ("tile", "aim")])
def test_readying_tiles(scene: type[Scene], what: str, woken: str) -> None:
    table = scene("maeldur", "ael")
    item = table.tile(Use("prep", (e.Hope(1),)), jewel="ring")
    table.wear("maeldur", "aim", item)
    id = using(table, e.Ready(what), hero="maeldur")  # type: ignore[arg-type]
    table.lay("maeldur", exhausted=["aim", item])
    wanted = "aim" if woken == "aim" else item
    table.choose(f"use:{id}")
    if table.asked.rule == "EU-GEN-5":
        table.choose(f"ready:{wanted}")
    assert wanted not in table.maeldur.exhausted
    assert len(table.maeldur.exhausted) == 2  # the other one and this tile


def test_waking_gems(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    item = table.tile(sockets=2, jewel="ring")
    table.wear("dral", item)
    id = using(table, e.WakeGems(1))
    table.lay("dral", inlaid={item: ("-opal", "-onyx")})
    table.choose(f"use:{id}")
    table.choose(f"wake:onyx:{item}")
    assert sorted(table.dral.inlaid[item]) == ["-opal", "onyx"]


def test_eu_items_9_as_many_gems_wake_as_sleep(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    item = table.tile(sockets=2, jewel="ring")
    table.wear("dral", item)
    id = using(table, e.WakeGems(3))
    table.lay("dral", inlaid={item: ("-opal", "-onyx")})
    table.choose(f"use:{id}")
    table.choose(f"wake:opal:{item}", rule="EU-GEN-5")
    assert sorted(table.dral.inlaid[item]) == ["onyx", "opal"]  # the last one without a choice
    assert table.asked.rule == "EU-TURN-2" and id in table.dral.exhausted


def test_a_roll_outside_combat(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    ranges = (e.Range(most=6), e.Range(7, None, effects=(e.Coins(4),)))
    id = using(table, e.Roll(ranges))
    table.lay("dral", coins=0, gaar=1)
    table.luck("hero-dice", 3, 2, 5)
    table.choose(f"use:{id}")
    table.choose("gaar:1")  # 5 + 2 + 2
    if table.asked.rule != "EU-TURN-2" and "done" in table.offered:
        table.choose("done")
    assert table.dral.coins == 4


def test_exactly_one_of_a_choice(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    bundles = (e.Bundle((e.Coins(2),)), e.Bundle((e.Move(1), e.Gaar(1))))
    id = using(table, e.ChooseOne(bundles))
    table.lay("dral", coins=0, gaar=0)
    table.choose(f"use:{id}")
    table.choose("option:2", rule="EU-GEN-5")
    assert (table.dral.coins, table.dral.gaar, table.state.mp) == (0, 1, 1)


def test_a_use_is_paid_or_not_offered(scene: type[Scene]) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Move(1), cost=Cost(coins=2, health=1))
    table.lay("dral", coins=3, health=5)
    table.choose(f"use:{id}")
    assert (table.dral.coins, table.dral.health, table.state.mp) == (1, 4, 1)

    poor = scene("dral", "ael")
    id = using(poor, e.Move(1), cost=Cost(coins=2))
    poor.lay("dral", coins=1)
    assert f"use:{id}" not in poor.offered


@pytest.mark.parametrize(("health", "offered"), [(4, True), (5, False)])
def test_a_condition_must_hold(scene: type[Scene], health: int, offered: bool) -> None:
    table = scene("dral", "ael")
    id = using(table, e.Coins(1), when=Condition(health_at_most=4))
    table.lay("dral", health=health)
    assert (f"use:{id}" in table.offered) is offered
