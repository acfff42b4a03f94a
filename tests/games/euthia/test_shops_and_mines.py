"""EU-MINE, EU-TRADE, EU-TILES, EU-FREE."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.fields import Field, mark_of
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Side
from fabletop.games.euthia.rules.belongings import board_of, max_health
from fabletop.games.euthia.state import Trade

from .scene import Scene, hex_of


def on(table: Scene, *locations: str, hero: str = "maeldur", **fields: Any) -> Field:
    """The hero on hex A of a tile with these locations."""
    table.no_stack()
    shown = [*locations, "", "", ""][:3]
    tile = table.land((1, -2), shown)
    table.lay(hero, at=tile + 1, **fields)
    return tile


def trading(table: Scene, shop: str = "merchants", **fields: Any) -> Field:
    tile = on(table, shop if shop != "dragonslayers" else "merchants", **fields)
    table.state.trade = Trade(shop, paid=True)  # type: ignore[arg-type]
    return tile


RICH = Side(coins=1, reputation=2, gems=("opal",))


# Mining


def test_eu_mine_1_once_per_hero_and_mine(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = on(table, "cave", tokens=["mining", "mining"])
    table.state.interactions[mark_of(hex_of(tile, 1), 0)] = 2
    table.choose("mine")
    assert (
        table.state.interactions[mark_of(hex_of(tile, 1), 0)] == 1 and "mine" not in table.offered
    )


def test_eu_mine_2_who_cannot_pay_may_not_mine(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = on(table, "cave", coins=0)
    table.state.interactions[mark_of(hex_of(tile, 1), 1)] = 1
    assert "mine" not in table.offered


def test_eu_mine_3_the_top_tile_of_the_mine(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    on(table, "lake")
    top = table.state.decks["lake"].cards[-1]
    table.choose("mine")
    assert table.maeldur.bags == [top] and "mining" not in table.maeldur.tokens


def test_eu_mine_4_a_cart_draws_three(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    cart = table.tile(Use("mining", (e.Cart(),)))
    table.wear("maeldur", cart)
    on(table, "lake")
    top = table.state.decks["lake"].cards[-3:]
    table.choose("mine")
    table.choose(f"cart:{cart}", rule="EU-MINE-4")
    assert {key.split(":")[1] for key in table.offered} == set(top)
    table.choose(f"keep:{top[0]}")
    assert table.maeldur.bags == [top[0]] and cart in table.maeldur.exhausted
    assert sorted(table.state.discards["lake"]) == sorted(top[1:])


# Trade


def test_eu_trade_1_shops_and_the_centre_of_the_towers(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tower = table.land((1, -2), special="towers")
    table.lay("maeldur", at=tower + 1)
    assert "trade" not in table.offered
    inside = scene("maeldur", "keleia")
    inside.no_stack()
    inside.lay("maeldur", at=inside.land((1, -2), special="towers"))
    inside.choose("trade")
    assert inside.state.trade is not None and inside.state.trade.shop == "dragonslayers"


def test_eu_trade_2_the_fee(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    tile = on(table, "merchants", loose=["opal"])
    table.state.trade_tokens[hex_of(tile, 1)] = table.keleia.seat
    coins = table.keleia.coins
    table.choose("trade")  # the only thing to sell is sold for the fee
    assert table.keleia.coins == coins + 1
    assert table.maeldur.coins == 1 and table.maeldur.loose == []
    poor = scene("maeldur", "keleia")
    tile = on(poor, "merchants")
    poor.bare("maeldur")
    poor.state.trade_tokens[hex_of(tile, 1)] = poor.keleia.seat
    assert "trade" not in poor.offered


@pytest.mark.parametrize(("fee", "paid"), [("no", 0), ("yes", 1)])
def test_eu_trade_2_the_switch_for_towers(scene: type[Scene], fee: str, paid: int) -> None:
    table = scene("maeldur", "keleia", tower_fee=fee)
    table.no_stack()
    tower = table.land((1, -2), special="towers")
    table.lay("maeldur", at=tower, coins=3)
    table.state.trade_tokens[hex_of(tower, 1)] = table.keleia.seat
    table.choose("trade")
    assert table.maeldur.coins == 3 - paid


@pytest.mark.rule("EU-TRADE-5")
@pytest.mark.rule("EU-TRADE-11")
def test_eu_trade_3_any_number_in_any_order(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    trading(table, coins=60, reputation=10, health=1)
    verbs = {key.split(":")[0] for key in table.offered}
    assert {"buy", "trade-heal", "reveal", "unlock", "refresh", "done"} <= verbs
    assert "buy-gaar" not in verbs
    table.choose(table.offers("buy")[0])
    assert table.asked.rule == "EU-TRADE-3" and len(table.maeldur.bags) == 1


def test_eu_trade_4_the_offer_is_refilled_at_once(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    trading(table, coins=60)
    bought = table.offers("buy")[0].split(":")[1]
    table.choose(f"buy:{bought}")
    offer = table.state.offers["merchants"]
    assert len(offer) == 4 and bought not in offer
    assert table.maeldur.coins == 60 - (library().tiles[bought].buy or 0)


def test_eu_trade_8_loose_gems_and_essences_for_two(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    skill = table.tile(kind="skill", hero="maeldur", buy=4)
    table.bare("maeldur")
    table.wear("maeldur", skill)
    trophy = next(iter(library().monsters))
    trading(table, coins=0, loose=["ruby", "air"], bags=[trophy], gaar=2)
    assert set(table.offers("sell")) == {"sell:ruby", "sell:air"}
    table.choose("sell:ruby")
    table.choose("sell:air")
    assert table.maeldur.coins == 4


def test_eu_trade_9_one_side_of_a_resource(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    ore = table.tile(kind="resource", source="cave", sides=(Side(coins=5), RICH))
    trading(table, coins=0, reputation=0, bags=[ore])
    table.choose(f"sell:{ore}:2")
    assert (table.maeldur.coins, table.maeldur.reputation) == (1, 2)
    assert table.maeldur.loose == ["opal"] and table.state.discards["cave"] == [ore]


@pytest.mark.parametrize(
    ("shop", "healed"), [("merchants", 3), ("alchemists", 4), ("dragonslayers", 5)]
)
def test_eu_trade_10_healing_by_shop(scene: type[Scene], shop: str, healed: int) -> None:
    table = scene("maeldur", "keleia")
    trading(table, shop, coins=2, health=1)
    table.choose("trade-heal")
    assert table.maeldur.health == min(1 + healed, max_health(table.maeldur))
    assert ("buy-gaar" in table.offered) == (shop == "dragonslayers")


def test_eu_trade_12_no_healing_potions_in_the_offers(scene: type[Scene]) -> None:
    for shop in ("merchants", "alchemists", "dragonslayers"):
        table = scene("maeldur", "keleia")
        tiles = (*table.state.decks[shop].cards, *table.state.offers[shop])
        assert all(library().tiles[id].source == shop for id in tiles)


def test_eu_trade_13_resources_cannot_be_bought(scene: type[Scene]) -> None:
    assert all(
        library().tiles[id].buy is None
        for mine in ("mountains", "lake", "cave")
        for id in library().piles[mine]
    )


# Personal tiles


@pytest.mark.rule("EU-TILES-5")
@pytest.mark.rule("EU-TILES-6")
def test_eu_tiles_1_a_skill_goes_on_its_own_symbol(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    skill = table.tile(kind="skill", hero="maeldur", buy=3, source="personal")
    strike = table.tile(kind="first-strike-skill", hero="maeldur", buy=3, source="personal")
    trading(table, coins=3, beside=[skill, strike])
    slots = board_of(table.maeldur).slots
    for key in table.offers("learn"):
        _, id, place = key.split(":")
        kind = "skill" if id == skill else "first-strike"
        assert slots[int(place) - 1].kind == kind
    key = next(one for one in table.offers("learn") if skill in one)
    table.choose(key)
    assert table.maeldur.coins == 0 and skill in table.maeldur.slots
    table.maeldur.exhausted = [skill]
    table.choose(f"unlearn:{skill}")
    assert skill in table.maeldur.beside and table.maeldur.exhausted == [skill]
    assert not [one for one in table.offers("learn") if skill in one]  # it costs again


def test_eu_tiles_2_nothing_to_reveal_nothing_offered(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    trading(table, coins=1, reputation=0)
    assert "reveal" not in table.offered


def test_eu_tiles_4_revealed_tiles_stay(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    trading(table, coins=1, reputation=3)
    table.choose("reveal")
    table.choose(table.offered[0], rule="EU-TILES-3")
    table.maeldur.reputation = 0
    assert len(table.maeldur.beside) == 1 and table.asked.rule == "EU-TRADE-3"


def test_eu_tiles_7_personal_weapons_are_bought(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    sword = table.tile(kind="weapon", hero="maeldur", source="personal", buy=5, sell=2)
    trading(table, "alchemists", coins=5, beside=[sword])
    table.choose(f"buy:{sword}")
    assert table.maeldur.bags == [sword] and table.maeldur.beside == []
    table.choose(f"sell:{sword}")
    assert sword in table.state.removed  # out of the game


def test_eu_tiles_8_unlocking(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    trading(table, coins=9)
    place = next(
        n for n, one in enumerate(board_of(table.maeldur).slots) if one.lock and one.lock.coins
    )
    lock = board_of(table.maeldur).slots[place].lock
    assert lock is not None
    key = next(one for one in table.offers("unlock") if one.split(":")[1] == str(place + 1))
    table.choose(key)
    assert table.maeldur.unlocked == [place] and table.maeldur.coins == 9 - lock.coins
    assert key not in table.offered


@pytest.mark.rule("EU-TIME-3")
def test_eu_tiles_9_a_skill_is_used_once_per_round(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    skill = table.tile(Use("none", (e.Coins(amount=1),)), kind="skill", hero="maeldur")
    table.bare("maeldur")
    table.wear("maeldur", skill)
    table.choose(f"use:{skill}")
    assert table.maeldur.exhausted == [skill] and f"use:{skill}" not in table.offered


def test_eu_tiles_10_starting_tiles_cost_nothing(scene: type[Scene]) -> None:
    table = scene("dral", "keleia")
    assert table.dral.coins == 2  # what the scenario gives
    assert any(library().tiles[id].starting for id in table.dral.slots if id)


# Free actions


def test_eu_free_1_the_church(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", coins=3, health=1)
    table.choose("church-heal")
    assert table.maeldur.health == min(7, max_health(table.maeldur)) and table.maeldur.coins == 2
    table.choose("church-potion")
    table.choose("church-potion")
    assert table.maeldur.bags == [library().piles["healing"][0]] * 2
    assert "trade" not in table.offered


def test_eu_free_2_treasure(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = on(table, "treasure-1", "treasure-1")
    top = table.state.decks["treasure-1"].cards[-1]
    table.choose("treasure")
    table.on_to("EU-TURN-2")
    assert table.state.hero_tokens == {tile + 1: 0}
    assert "treasure" not in table.offered and top not in table.state.decks["treasure-1"].cards
    claimed = scene("maeldur", "keleia")
    claimed.state.hero_tokens[hex_of(on(claimed, "treasure-1"), 1)] = 1
    assert "treasure" not in claimed.offered


def test_eu_free_3_confronting(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = on(table, "water", coins=1)
    table.bare("maeldur")
    table.lay("maeldur", coins=1)
    table.state.interactions[mark_of(hex_of(tile, 1), 1)] = 1
    table.luck("hero-dice", 4, 4)
    table.choose("confront:water")
    assert table.maeldur.coins == 0 and table.maeldur.loose == ["water"]
    assert table.state.interactions[mark_of(hex_of(tile, 1), 0)] == 1
    assert "confront:water" not in table.offered  # once per hero and field


def test_eu_free_4_the_dead_gain_nothing(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    on(table, "fire")
    table.bare("maeldur")
    table.lay("maeldur", health=2, reputation=5)
    table.luck("hero-dice", 1, 2)
    table.choose("confront:fire")
    assert table.maeldur.at == 0 and table.maeldur.loose == []
    assert table.maeldur.reputation == 3  # EU-DEATH-4
