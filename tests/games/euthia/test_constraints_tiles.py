"""Hero boards, personal tiles, trade tiles, resources and treasures keep to section 2.4.1."""

from __future__ import annotations

from collections import Counter

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.standing import Discount
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.library import Library
from fabletop.games.euthia.records import Tile
from fabletop.games.euthia.rules.sales import LOOSE
from fabletop.games.euthia.terms import HEROES, PIECES, HeroName

BOX = Library()
SPLIT = {
    "merchants": {
        "potion": 14,
        "scroll": 12,
        "armour": 18,
        "weapon": 8,
        "shield": 5,
        "jewellery": 6,
        "container": 4,
        "chest": 6,
    },
    "alchemists": {
        "potion": 20,
        "scroll": 14,
        "armour": 18,
        "jewellery": 10,
        "chest": 8,
        "weapon": 6,
    },
    "dragonslayers": {
        "armour": 24,
        "weapon": 14,
        "shield": 8,
        "jewellery": 12,
        "scroll": 6,
        "chest": 6,
    },
}
PRICES = {"merchants": (1, 7), "alchemists": (3, 12), "dragonslayers": (6, 20)}
VALUES = [3, 6, 10, 15, 20, 26, 33, 40, 48, 57]


def own(hero: HeroName) -> list[Tile]:
    return [BOX.tiles[id] for id in BOX.personal[hero]]


def does(use: Use, *shapes: type) -> bool:
    lines = [effect for line in use.diagram for effect in line.effects]
    return any(isinstance(one, shapes) for one in (*use.effects, *lines))


# Boards


@pytest.mark.parametrize("hero", HEROES)
def test_hero_boards(hero: HeroName) -> None:
    board = BOX.heroes[hero]
    slots = [slot for slot in board.slots if slot.kind in ("skill", "first-strike", "sword")]
    worn = [slot for slot in board.slots if slot not in slots]
    locked = [slot for slot in slots if slot.lock]
    assert 3 <= len(slots) - len(locked) <= 4 and 3 <= len(locked) <= 5
    for slot in locked:
        assert slot.lock is not None
        assert bool(slot.lock.essence) != bool(slot.lock.coins)
        assert slot.lock.essence or 2 <= slot.lock.coins <= 8
    assert [slot.kind for slot in worn] == [*PIECES, "amulet", "ring"]
    keys = [slot.lock.coins for slot in worn if slot.lock]
    assert 2 <= len(keys) <= 3 and all(2 <= coins <= 5 for coins in keys)
    spaces = (board.gaar_spaces, board.dwurt_spaces, board.gem_spaces)
    assert spaces == ((0, 5, 4) if hero == "skoldur" else (4, 0, 4))


@pytest.mark.parametrize("hero", HEROES)
def test_starting_tiles_have_open_slots(hero: HeroName) -> None:
    starting = [one for one in own(hero) if one.starting]
    assert 1 <= len(starting) <= 2
    assert any(use.timing == "attack" for one in starting for use in one.uses)
    open_slots = Counter(slot.kind for slot in BOX.heroes[hero].slots if not slot.lock)
    slot_of = {"weapon": "sword", "skill": "skill", "first-strike-skill": "first-strike"}
    for one in starting:
        assert open_slots[slot_of[one.kind]] > 0, one.id  # type: ignore[index]


# Personal tiles


@pytest.mark.parametrize("hero", HEROES)
def test_personal_tiles_come_in_pairs(hero: HeroName) -> None:
    pairs = Counter(one.value for one in own(hero) if not one.starting)
    values = [0, *VALUES] if hero == "skoldur" else VALUES
    values = sorted([*values, 30]) if hero == "taesiri" else values
    assert pairs == dict.fromkeys(values, 2)


def test_only_taesiri_has_tiles_for_a_number_of_players() -> None:
    bound = [
        (one.hero, one.value, one.players) for one in BOX.tiles.values() if one.players != "any"
    ]
    assert sorted(bound) == [("taesiri", 30, "many"), ("taesiri", 30, "solo")]


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_all_sorts_of_tiles(hero: HeroName) -> None:
    tiles = own(hero)
    kinds = Counter(one.kind for one in tiles)
    assert kinds["weapon"] + kinds["shield"] >= 4
    assert kinds["skill"] + kinds["first-strike-skill"] >= 8

    def number(*shapes: type) -> int:
        return sum(any(does(use, *shapes) for use in one.uses) for one in tiles)

    assert sum(any(use.timing == "first-strike" for use in one.uses) for one in tiles) >= 2
    assert sum(any(use.set_size for use in one.uses) for one in tiles) >= 2
    assert number(e.Move, e.TakeAction, e.TradeAt, e.Teleport, e.TeleportTo) >= 2
    assert number(e.Heal) >= 2


@pytest.mark.parametrize("hero", HEROES)
def test_costs_rise_with_the_reputation_value(hero: HeroName) -> None:
    tiles = [one for one in own(hero) if not one.starting]
    costs = [one.buy or 0 for one in tiles]
    assert costs == sorted(costs)
    assert costs[0] >= 0 and costs[-1] == 8


def test_ways_of_play_differ() -> None:
    """What sets a hero apart is theirs alone or theirs most of all."""

    def count(hero: HeroName, *shapes: type) -> int:
        return sum(does(use, *shapes) for one in own(hero) for use in one.uses)

    def most(*shapes: type) -> HeroName:
        return max(HEROES, key=lambda hero: count(hero, *shapes))

    assert most(e.Heal, e.Hope) == "ael"
    assert most(e.StrikeAgain) == "dral"
    assert most(e.Reroll, e.TurnDie, e.Track) == "keleia"
    assert most(e.EachRound, e.GainEssence) == "maeldur"
    assert most(e.Dwurt, e.CalmDwurt) == "skoldur"
    assert most(e.Silence, e.BarCards, e.Chaos) == "taesiri"
    paid = {hero for hero in HEROES for one in own(hero) for use in one.uses if use.cost.dwurt}
    assert paid == {"skoldur"}


# Trade tiles


@pytest.mark.parametrize("shop", SPLIT)
def test_goods_of_a_shop(shop: str) -> None:
    groups = {"pouch": "container", "rucksack": "container", "flask": "chest"}
    if shop == "alchemists":
        groups["shield"] = "weapon"
    tiles = [one for one in BOX.tiles.values() if one.source == shop]
    assert Counter(groups.get(one.kind, one.kind) for one in tiles) == SPLIT[shop]
    low, high = PRICES[shop]
    assert all(low <= (one.buy or 0) <= high for one in tiles)


def test_sell_prices() -> None:
    for one in BOX.tiles.values():
        if one.buy and one.sell is not None:
            assert one.buy <= 5 * one.sell and one.sell <= one.buy, one.id


def liquid(effects: tuple[e.AnyEffect, ...]) -> int:
    """The most that these effects give at once, in coins at fixed prices (CONST-GEMSALE)."""
    total = 0
    for one in effects:
        if isinstance(one, e.Coins):
            assert one.per == "once"
            total += one.amount
        elif isinstance(one, e.GainGem | e.GainEssence):
            total += LOOSE * one.amount
        elif isinstance(one, e.GainTile):
            total += one.amount * max(BOX.tiles[id].sell or 0 for id in BOX.piles[one.pile])
        elif isinstance(one, e.Roll):
            total += max(liquid(line.effects) for line in one.ranges)
        elif isinstance(one, e.ChooseOne):
            total += max(liquid(way.effects) for way in one.of)
    return total


def largest_discount() -> int:
    """All discounts on purchases that one hero can wear together: one amulet and one ring, and
    tiles of their own."""
    changes = [
        change.coins
        for one in BOX.tiles.values()
        for use in one.uses
        for change in use.changes
        if isinstance(change, Discount) and change.on == "buy"
    ]
    return sum(changes)


PRINTED = "rabbit-foot-charm"  # 3 (3), a pair of the books; one tile of 73 is no well
GOODS = [one for one in BOX.tiles.values() if one.buy is not None]


@pytest.mark.parametrize("one", GOODS, ids=lambda one: one.id)
def test_no_tile_gives_more_at_once_than_it_costs(one: Tile) -> None:
    """EU-TRADE-6 sells and buys without end: no tile may be a well of coins."""
    price = (one.buy or 0) - largest_discount()
    gained = liquid(one.gain) + sum(liquid(use.effects) for use in one.uses if not use.trigger)
    if one.source in SPLIT:
        assert gained <= price
        assert (one.sell or 0) <= price or one.id == PRINTED
    assert gained <= (one.buy or 0)


def test_armour_comes_three_times() -> None:
    armour = [one for one in BOX.tiles.values() if one.kind == "armour"]
    pieces = Counter((one.armour, one.piece) for one in armour)
    assert len(pieces) == 20 and set(pieces.values()) == {3}
    where = Counter((one.source, one.armour) for one in armour)
    assert where == {
        ("merchants", "leather"): 12,
        ("merchants", "chainmail"): 6,
        ("alchemists", "leather"): 3,
        ("alchemists", "chainmail"): 9,
        ("alchemists", "plate"): 6,
        ("dragonslayers", "plate"): 9,
        ("dragonslayers", "dragon"): 15,
    }
    health = {"leather": {1}, "chainmail": {2}, "plate": {3}, "dragon": {2, 3, 4}}
    for one in armour:
        assert one.health in health[one.armour] and one.sockets <= 2, one.id
        assert one.bags >= -1 and (one.bags <= 0 or one.armour == "dragon"), one.id


def test_strikes_rise() -> None:
    """Every diagram of a weapon or attack skill gives more hits for more strength."""
    for one in BOX.tiles.values():
        for use in one.uses:
            hits = [line.hits for line in use.diagram]
            assert hits == sorted(hits), one.id
            for lower, upper in zip(use.diagram, use.diagram[1:], strict=False):
                assert upper.least == (lower.most or 0) + 1, one.id


def test_dearer_weapons_hit_harder() -> None:
    def mean(one: Tile) -> float:
        use = one.uses[0]
        spread = [(strength, 6 - abs(7 - strength)) for strength in range(2, 13)]
        return (
            sum(
                weight * line.hits
                for strength, weight in spread
                for line in use.diagram
                if (line.least or 0) <= strength and (line.most is None or strength <= line.most)
            )
            / 36
        )

    shops = [
        [
            mean(one)
            for one in BOX.tiles.values()
            if one.source == shop and one.kind == "weapon" and one.uses[0].timing == "attack"
        ]
        for shop in PRICES
    ]
    averages = [sum(found) / len(found) for found in shops]
    assert averages == sorted(averages)
    assert averages[0] < 3.0 < 3.5 < averages[2]


# Resources, treasures, rewards


@pytest.mark.parametrize("mine", ["mountains", "lake", "cave"])
def test_resources(mine: str) -> None:
    tiles = [one for one in BOX.tiles.values() if one.source == mine]
    for one in tiles:
        coins = max(side.coins for side in one.sides)
        assert 1 <= coins <= 6, one.id
        assert all(0 <= side.reputation <= 3 for side in one.sides), one.id
    with_reputation = sum(any(side.reputation for side in one.sides) for one in tiles)
    assert len(tiles) / 5 <= with_reputation <= len(tiles) / 2
    assert any(side.gems for one in tiles for side in one.sides)


WORTH = {"Coins": 1, "Reputation": 3, "Gaar": 1, "GainGem": 2, "GainEssence": 2}
PILE = {"healing": 1, "supplies": 2, "teleports": 3, "artifacts": 10}


def worth(one: Tile) -> int:
    total = one.buy or 0
    for effect in one.gain:
        if isinstance(effect, e.ChooseOne):
            total += 3
        elif isinstance(effect, e.Draw):
            total += effect.cards * (1 if effect.colour == "silver" else 4)
        elif isinstance(effect, e.GainTile):
            total += effect.amount * PILE[effect.pile]
        else:
            total += WORTH[type(effect).__name__] * getattr(effect, "amount", 1)
    return total


@pytest.mark.parametrize(("level", "mean"), [(1, 3), (2, 6), (3, 10)])
def test_treasures_are_worth_their_level(level: int, mean: int) -> None:
    tiles = [one for one in BOX.tiles.values() if one.source == f"treasure-{level}"]
    average = sum(worth(one) for one in tiles) / len(tiles)
    assert mean - 0.75 <= average <= mean + 1.25


def test_reward_tiles_are_worth_four_to_eight() -> None:
    for one in BOX.tiles.values():
        if one.source in ("hunter", "armourer", "witch"):
            assert one.buy is not None and 4 <= one.buy <= 8, one.id
