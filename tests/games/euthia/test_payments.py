"""Payments: whatever the game asks for is gone afterwards, and nothing else is (EU-QUEST-3).

The costs are read from the content: every requirement of every quest, every lock of every board,
every cost of a tile's use. Whoever adds a new kind of cost finds it paid here, or a failing test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import structs

from fabletop.games.euthia.effects import standing as st
from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Cost, Use
from fabletop.games.euthia.fields import mark_of
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Holds, Side
from fabletop.games.euthia.rules.costs import trophy_level
from fabletop.games.euthia.rules.encounters import prepare_encounter
from fabletop.games.euthia.rules.land import monster_on
from fabletop.games.euthia.rules.sales import SOCKETED
from fabletop.games.euthia.state import Player, Trade
from fabletop.games.euthia.terms import ELEMENTS, MINES
from fabletop.kernel.gamedef import Game

from .scene import Scene, hex_of

NUMBERS = ("coins", "gaar", "dwurt", "health", "reputation")  # counted on the board
CARDS = ("silver", "gold")
FREE = Cost()


# What a player has, and what a cost takes


def label(thing: str) -> str:
    """What a thing counts as when somebody asks for it."""
    if thing in library().gems:
        return f"gems:{thing}"
    if thing in ELEMENTS:
        return f"essences:{thing}"
    if thing not in library().tiles:
        return f"trophies:{trophy_level(thing)}"
    tile = library().tiles[thing]
    return f"resources:{tile.source}" if tile.source in MINES else f"items:{tile.kind}"


def purse(player: Player) -> Counter[str]:
    """Everything a player could pay with, by kind."""
    held = Counter({name: getattr(player, name) for name in NUMBERS})
    for colour in CARDS:
        held[colour] = len(getattr(player, colour).cards)
    worn = [id for id in player.slots if id]
    held.update(label(thing) for thing in (*player.loose, *player.bags, *worn))
    return held


def price(cost: Cost) -> tuple[Counter[str], Counter[str]]:
    """What a cost takes: things that it names, and numbers of things of the payer's choice."""
    named, chosen = Counter[str](), Counter[str]()
    for field in structs.fields(Cost):
        asked = getattr(cost, field.name)
        if isinstance(asked, int):
            named[field.name] += asked
            continue
        for one in asked:
            if one == "any":
                chosen[field.name] += 1
            else:
                named[f"{field.name}:{one}"] += 1
    return +named, chosen


def check_paid(before: Counter[str], after: Counter[str], cost: Cost) -> None:
    """Exactly the cost is gone."""
    named, chosen = price(cost)
    gone = before - after
    assert not after - before, "whoever pays gains nothing by it"
    assert named <= gone
    rest = Counter[str]()
    for one, number in (gone - named).items():
        rest[one.split(":")[0]] += number
    assert rest == chosen


def some(kind: str, number: int) -> list[str]:
    """Things of the box of which a cost speaks."""
    field, _, what = kind.partition(":")
    if field in ("gems", "essences"):
        return [what] * number
    if field == "trophies":
        found = [id for id, one in library().monsters.items() if one.level == int(what)]
    elif field == "resources":
        found = list(library().piles[what])
    else:
        found = [
            id for id, one in library().tiles.items()
            if one.kind == what and one.source not in ("personal", "healing", *MINES)
        ]  # fmt: skip
    return found[:number]


def every_kind() -> list[str]:
    """One of each kind of thing that anything in the content asks for."""
    kinds = [f"gems:{one}" for one in library().gems] + [f"essences:{one}" for one in ELEMENTS]
    kinds += [f"resources:{one}" for one in MINES] + [f"trophies:{one}" for one in (1, 2, 3)]
    return kinds + sorted({f"items:{kind}" for _, cost in all_costs() for kind in cost.items})


@cache
def all_costs() -> list[tuple[str, Cost]]:
    """Every cost in the content that asks for something, and where it stands."""
    return [
        (record.id, cost)
        for records in library().kinds().values()
        for record in records
        for cost in costs_in(record)
        if cost != FREE
    ]


def costs_in(thing: Any) -> Iterator[Cost]:
    if isinstance(thing, Cost):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in structs.fields(thing):
            yield from costs_in(getattr(thing, field.name))
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from costs_in(one)


def rich(table: Scene, hero: str, cost: Cost) -> Player:
    """A hero who has what the cost asks for, and one more of everything."""
    named, chosen = price(cost)
    player = table.bare(hero)
    sack = table.tile(kind="rucksack", holds=Holds(items=60, small=False))
    player.bags = [sack]
    for kind in every_kind():
        field = kind.split(":")[0]
        things = some(kind, 1 + named[kind] + chosen[field])
        assert len(things) == 1 + named[kind] + chosen[field], kind
        (player.loose if field in ("gems", "essences") else player.bags).extend(things)
    for name in ("coins", "gaar", "reputation"):
        setattr(player, name, named[name] + 2)
    player.dwurt = named["dwurt"] + 2 if hero == "skoldur" else 0
    table.lay(hero, silver=table.power("curse", named["silver"] + 1))
    table.lay(hero, gold=table.power("fury", named["gold"] + 1))
    return player


def answer_until(table: Scene, *rules: str) -> None:
    """Whatever is asked about the payment is answered with the first thing offered."""
    while table.asked.rule not in rules:
        table.choose("done" if "done" in table.offered else table.offered[0])


def check_put_away(table: Scene, player: Player, before: list[str]) -> None:
    """Tiles and trophies that were paid lie on their own discard piles (EU-ITEMS-4)."""
    for thing in Counter(before) - Counter(player.bags):
        if thing in library().tiles:
            assert thing in table.state.discards[library().tiles[thing].source]
        else:
            assert thing in table.state.discards[f"monster-{trophy_level(thing)}"]


# Quests

WANTS = [
    (id, number)
    for id, quest in library().quests.items()
    for number, want in enumerate(quest.wants, 1)
    if want.cost != FREE
]


@pytest.mark.parametrize(("id", "number"), WANTS, ids=[f"{id}-{n}" for id, n in WANTS])
def test_eu_quest_3_every_quest_takes_what_it_asks_for(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch, id: str, number: int
) -> None:
    quest = library().quests[id]
    cost = quest.wants[number - 1].cost
    wants = tuple(structs.replace(one, roll=0) for one in quest.wants)
    monkeypatch.setitem(library().quests, id, structs.replace(quest, wants=wants, reward=()))
    hero = "skoldur" if cost.dwurt else "maeldur"
    table = scene(hero, "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["encounter", "", ""], encounter=quest.kind)
    prepare_encounter(Game(table.state, [], False), quest.kind)
    table.state.open_quests[quest.kind] = [id]
    player = rich(table, hero, cost)
    table.lay(hero, at=hex_of(tile, 1))
    before, bags = purse(player), list(player.bags)
    table.choose(f"quest:{id}:{number}", rule="EU-TURN-2")
    answer_until(table, "EU-TURN-2")
    player = getattr(table, hero)
    assert player.quests == [id]
    check_paid(before, purse(player), cost)
    check_put_away(table, player, bags)
    for colour in CARDS:
        assert len(table.state.discards[colour]) == getattr(cost, colour)


def test_eu_quest_3_a_failed_roll_keeps_the_cost(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    id, number, cost = next(
        (id, number, want.cost)
        for id, quest in library().quests.items()
        for number, want in enumerate(quest.wants, 1)
        if want.roll > 4 and want.cost != FREE
    )
    table = scene("maeldur", "keleia")
    kind = library().quests[id].kind
    tile = table.land((1, -2), ["encounter", "", ""], encounter=kind)
    prepare_encounter(Game(table.state, [], False), kind)
    table.state.open_quests[kind] = [id]
    player = rich(table, "maeldur", cost)
    player.gaar = cost.gaar
    table.lay("maeldur", at=hex_of(tile, 1))
    table.luck("hero-dice", 1, 1)
    before = purse(player)
    table.choose(f"quest:{id}:{number}")
    table.on_to("EU-TURN-2")
    check_paid(before, purse(table.maeldur), cost)
    assert table.maeldur.quests == [] and table.state.open_quests[kind] == [id]
    assert f"quest:{id}:{number}" not in table.offered


def test_eu_items_12_a_paid_elite_trophy_leaves_the_game(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    id = next(id for id, one in library().quests.items() if one.wants[0].cost.trophies)
    quest = structs.replace(library().quests[id], reward=())
    monkeypatch.setitem(library().quests, id, quest)
    levels = quest.wants[0].cost.trophies
    elites = [
        next(one.id for one in library().elites.values() if one.level == level) for level in levels
    ]
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["encounter", "", ""], encounter=quest.kind)
    prepare_encounter(Game(table.state, [], False), quest.kind)
    table.state.open_quests[quest.kind] = [id]
    table.bare("maeldur")
    table.lay("maeldur", at=hex_of(tile, 1), bags=[*elites, "dragonfly"])
    table.choose(f"quest:{id}:1")
    answer_until(table, "EU-TURN-2")
    paid = set(elites) - set(table.maeldur.bags)
    assert len(table.maeldur.bags) == 1 + len(elites) - len(levels)
    assert paid <= set(table.state.removed)


def test_eu_items_4_paid_personal_arms_can_be_bought_again(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Worn or not, they may be paid with; they lie beside the board then."""
    id, number = next(
        (id, number) for id, number in WANTS
        if library().quests[id].wants[number - 1].cost == Cost(items=("weapon",))
    )  # fmt: skip
    quest = structs.replace(library().quests[id], reward=())
    monkeypatch.setitem(library().quests, id, quest)
    table = scene("maeldur", "keleia")
    sword = table.tile(kind="weapon", hero="maeldur", source="personal", buy=5, sell=2)
    tile = table.land((1, -2), ["encounter", "", ""], encounter=quest.kind)
    prepare_encounter(Game(table.state, [], False), quest.kind)
    table.state.open_quests[quest.kind] = [id]
    table.bare("maeldur")
    table.wear("maeldur", sword)
    table.lay("maeldur", at=hex_of(tile, 1))
    table.choose(f"quest:{id}:{number}")
    table.on_to("EU-TURN-2")
    assert sword not in table.maeldur.slots and table.maeldur.beside == [sword]
    assert sword not in table.state.removed


# Uses of tiles

USES = [
    (id, number, use)
    for id, one in library().tile_designs.items()
    for number, use in enumerate(one.uses, 1)
    if use.cost != FREE
]


@pytest.mark.parametrize(
    ("timing", "cost"),
    [(use.timing, use.cost) for _, _, use in USES],
    ids=[f"{id}-{number}" for id, number, _ in USES],
)
def test_eu_tiles_9_every_use_takes_its_cost(scene: type[Scene], timing: str, cost: Cost) -> None:
    """The same price on a tile of this scene, which does nothing to what the hero has."""
    hero = "skoldur" if cost.dwurt else "maeldur"
    table = scene(hero, "keleia")
    player = rich(table, hero, cost)
    strike = timing in ("attack", "first-strike")
    diagram = (e.Range(hits=1),) if strike else ()
    kind = "first-strike-skill" if timing == "first-strike" else "skill"
    effects = () if strike else (e.Move(amount=1),)
    use = Use(timing if strike else "none", effects, diagram, cost=cost)  # type: ignore[arg-type]
    tile = table.tile(use, kind=kind, hero=hero)
    table.wear(hero, tile)
    verb = f"use:{tile}"
    if strike:
        table.wear(hero, table.weapon((None, None, 1)))
        foe = table.monster((30, None, 1), vitality=30)
        table.fight(hero, foe, "hero-b" if timing == "attack" else "first-strike", round=1)
        verb = f"strike:{tile}" if timing == "attack" else "first-strike"
    before = purse(player)
    table.choose(verb)
    answer_until(table, "EU-ROLL-7" if strike else "EU-TURN-2")
    player = getattr(table, hero)
    assert tile in player.exhausted
    check_paid(before, purse(player), cost)
    assert player.dwurt_die == cost.dwurt  # EU-SKOLDUR-5


def test_eu_quest_3_no_cost_stands_anywhere_else() -> None:
    """Costs stand on quests and on tiles; elsewhere nobody would pay them."""
    paid = {id for id, _ in WANTS} | {id for id, _, _ in USES}
    assert {id for id, _ in all_costs()} == paid


def test_eu_quest_3_every_field_of_a_cost_is_paid_somewhere() -> None:
    fields = {field.name for field in structs.fields(Cost)}
    paid = {kind.split(":")[0] for _, cost in all_costs() for part in price(cost) for kind in part}
    assert paid == fields


# Personal slots and tiles

LOCKS = [
    (hero, place)
    for hero, board in library().heroes.items()
    for place, slot in enumerate(board.slots)
    if slot.lock is not None
]


def trading(table: Scene, shop: str = "merchants", hero: str = "maeldur", **fields: Any) -> Player:
    """The hero trades; nothing is worn, and there is room for everything."""
    table.no_stack()
    tile = table.land((1, -2), ["merchants", "", ""])
    player = table.bare(hero)
    table.lay(hero, at=hex_of(tile, 1), **fields)
    table.state.trade = Trade(shop, paid=True)  # type: ignore[arg-type]
    return player


@pytest.mark.parametrize(("hero", "place"), LOCKS, ids=[f"{hero}-{n + 1}" for hero, n in LOCKS])
def test_eu_tiles_8_every_lock_takes_what_it_shows(
    scene: type[Scene], hero: str, place: int
) -> None:
    slot = library().heroes[hero].slots[place]
    assert slot.lock is not None
    table = scene(hero, "keleia" if hero != "keleia" else "dral")
    table.power("curse", 4)
    player = trading(table, hero=hero, coins=slot.lock.coins + 2, loose=[*ELEMENTS, "ruby"])
    before = purse(player)
    table.choose(f"unlock:{place + 1}:{slot.kind}")
    essences = (slot.lock.essence,) if slot.lock.essence else ()
    player = getattr(table, hero)
    check_paid(before, purse(player), Cost(coins=slot.lock.coins, essences=essences))
    assert player.unlocked == [place]


def test_eu_tiles_8_no_essence_no_slot(scene: type[Scene]) -> None:
    hero, place = next(
        (hero, n) for hero, n in LOCKS if library().heroes[hero].slots[n].lock.essence  # type: ignore[union-attr]
    )  # fmt: skip
    slot = library().heroes[hero].slots[place]
    assert slot.lock is not None
    others = [one for one in ELEMENTS if one != slot.lock.essence]
    table = scene(hero, "keleia" if hero != "keleia" else "dral")
    trading(table, hero=hero, coins=99, loose=others)
    assert f"unlock:{place + 1}:{slot.kind}" not in table.offered


def lost(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return dict(before - after)


def gained(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return dict(after - before)


def cheaper(table: Scene, what: Any, amount: int, hero: str = "maeldur") -> None:
    """The hero wears something that makes such prices lower."""
    table.wear(hero, table.tile(Use("permanent", changes=(st.Discount(what, amount),))))


@pytest.mark.parametrize("less", [0, 1])
@pytest.mark.parametrize("shop", ["merchants", "alchemists", "dragonslayers"])
def test_eu_trade_4_a_tile_is_bought_for_its_price(
    scene: type[Scene], shop: str, less: int
) -> None:
    table = scene("maeldur", "keleia")
    player = trading(table, shop, coins=30)
    if less:
        cheaper(table, "buy", less)
    id = next(one for one in table.state.offers[shop] if (library().tiles[one].buy or 0) > less)
    before = purse(player)
    table.choose(f"buy:{id}")
    after = purse(table.maeldur)
    assert lost(before, after) == {"coins": (library().tiles[id].buy or 0) - less}
    assert gained(before, after) == {label(id): 1} and id in table.maeldur.bags
    assert id not in table.state.offers[shop]


@pytest.mark.parametrize("less", [0, 2])
def test_eu_tiles_5_a_skill_is_learned_for_its_price(scene: type[Scene], less: int) -> None:
    table = scene("maeldur", "keleia")
    skill = table.tile(kind="skill", hero="maeldur", buy=3, source="personal")
    player = trading(table, coins=9, beside=[skill])
    if less:
        cheaper(table, "learn", less)
    before = purse(player)
    table.choose(next(key for key in table.offers("learn") if skill in key))
    assert lost(before, purse(table.maeldur)) == {"coins": 3 - less}
    assert skill in table.maeldur.slots and table.maeldur.beside == []


def test_eu_tiles_7_own_arms_are_bought_for_their_price(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    sword = table.tile(kind="weapon", hero="maeldur", source="personal", buy=5, sell=2)
    player = trading(table, coins=9, beside=[sword])
    before = purse(player)
    table.choose(f"buy:{sword}")
    assert lost(before, purse(table.maeldur)) == {"coins": 5} and table.maeldur.beside == []


def test_eu_tiles_8_a_discount_on_locks(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    player = trading(table, coins=9, loose=["fire"])
    cheaper(table, "unlock", 1)
    place, coins = next(
        (n, slot.lock.coins) for n, slot in enumerate(library().heroes["maeldur"].slots)
        if slot.lock and slot.lock.coins and n not in player.unlocked
    )  # fmt: skip
    before = purse(player)
    table.choose(next(key for key in table.offers("unlock") if key.split(":")[1] == f"{place + 1}"))
    assert lost(before, purse(table.maeldur)) == {"coins": coins - 1}


@pytest.mark.parametrize(
    ("verb", "shop", "gains"),
    [
        ("reveal", "merchants", {}),
        ("trade-heal", "merchants", {"health": 3}),
        ("trade-heal", "alchemists", {"health": 4}),
        ("trade-heal", "dragonslayers", {"health": 5}),
        ("buy-gaar", "dragonslayers", {"gaar": 1}),
    ],
)
@pytest.mark.rule("EU-TILES-2")
def test_eu_trade_10_services_cost_a_coin(
    scene: type[Scene], verb: str, shop: str, gains: dict[str, int]
) -> None:
    table = scene("maeldur", "keleia")
    player = trading(table, shop, coins=3, health=1, reputation=4)
    before = purse(player)
    table.choose(verb)
    while table.asked.rule != "EU-TRADE-3":
        table.choose(table.offered[0], rule="EU-TILES-3")
    after = purse(table.maeldur)
    assert lost(before, after) == {"coins": 1} and gained(before, after) == gains


def test_eu_trade_6_only_the_first_refresh_is_free(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    trading(table, coins=2)
    old = list(table.state.offers["merchants"])
    table.choose("refresh")
    assert table.maeldur.coins == 2 and table.state.discards["merchants"] == old
    assert not set(old) & set(table.state.offers["merchants"])
    for left in (1, 0):
        table.choose("refresh")
        assert table.maeldur.coins == left
    assert "refresh" not in table.offered


@pytest.mark.parametrize(
    ("verb", "gains"), [("church-heal", {"health": 6}), ("church-potion", {"items:potion": 1})]
)
def test_eu_free_1_the_church_takes_a_coin(
    scene: type[Scene], verb: str, gains: dict[str, int]
) -> None:
    table = scene("maeldur", "keleia")
    player = table.bare("maeldur")
    table.wear("maeldur", table.tile(health=4))
    table.lay("maeldur", coins=2, health=1)
    before = purse(player)
    table.choose(verb)
    after = purse(table.maeldur)
    assert lost(before, after) == {"coins": 1} and gained(before, after) == gains


# Selling


def test_eu_trade_7_everything_sold_is_gone(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    ring = table.tile(buy=5, sell=2, sockets=1)
    sword = table.tile(kind="weapon", buy=4, sell=2, health=1)
    trading(table, coins=0, loose=["ruby", "ruby", "air"], bags=[ring])
    table.wear("maeldur", sword)
    table.lay("maeldur", inlaid={ring: ("opal",)})
    table.choose("sell:ruby")
    table.choose("sell:air")
    assert table.maeldur.loose == ["ruby"] and table.maeldur.coins == 4
    table.choose(f"sell:{ring}")
    assert table.maeldur.coins == 6 + SOCKETED and table.maeldur.bags == []
    assert table.maeldur.inlaid == {}, "the gem goes with its item"
    health = table.maeldur.health
    table.choose(f"sell:{sword}")
    assert table.maeldur.coins == 8 + SOCKETED and sword not in table.maeldur.slots
    assert table.maeldur.health == health - 1
    assert table.state.discards["merchants"] == [ring, sword]


@pytest.mark.parametrize("mine", MINES)
@pytest.mark.parametrize("number", [1, 2])
def test_eu_trade_9_a_resource_sold_is_gone(scene: type[Scene], mine: str, number: int) -> None:
    table = scene("maeldur", "keleia")
    sides = (Side(coins=4), Side(coins=1, reputation=2, gems=("opal",)))
    ore = table.tile(kind="resource", source=mine, sides=sides)
    player = trading(table, coins=0, reputation=0, bags=[ore])
    before = purse(player)
    table.choose(f"sell:{ore}:{number}")
    after = purse(table.maeldur)
    assert lost(before, after) == {f"resources:{mine}": 1}
    assert gained(before, after) == ({"coins": 4} if number == 1 else {
        "coins": 1, "reputation": 2, "gems:opal": 1,
    })  # fmt: skip
    assert table.state.discards[mine] == [ore]


# Fees to other players


@pytest.mark.parametrize(("place", "verb"), [("cave", "mine"), ("water", "confront:water")])
@pytest.mark.rule("EU-FREE-3")
def test_eu_mine_2_a_coin_to_every_other_player_there(
    scene: type[Scene], place: str, verb: str
) -> None:
    table = scene("maeldur", "keleia", "dral")
    table.no_stack()
    tile = table.land((1, -2), [place, "", ""])
    table.bare("maeldur")
    table.lay("maeldur", at=hex_of(tile, 1), coins=3)
    for player in (table.keleia, table.dral):
        table.state.interactions[mark_of(hex_of(tile, 1), player.seat)] = 1
        player.coins = 5
    table.luck("hero-dice", 4, 4)
    table.choose(verb)
    table.on_to("EU-TURN-2")
    assert (table.maeldur.coins, table.keleia.coins, table.dral.coins) == (1, 6, 6)


@pytest.mark.parametrize(("place", "verb"), [("cave", "mine"), ("water", "confront:water")])
def test_eu_coop_3_a_gold_card_once(scene: type[Scene], place: str, verb: str) -> None:
    table = scene("maeldur", "keleia", "dral", mode="coop")
    table.no_stack()
    tile = table.land((1, -2), [place, "", ""])
    table.bare("maeldur")
    cards = table.power("fury", 2)
    table.lay("maeldur", at=hex_of(tile, 1), coins=3, gold=cards)
    for player in (table.keleia, table.dral):
        table.state.interactions[mark_of(hex_of(tile, 1), player.seat)] = 1
    table.luck("hero-dice", 4, 4)
    coins = table.keleia.coins
    table.choose(verb)
    if table.asked.rule == "EU-COOP-3":
        table.choose(f"card:{cards[0]}")
    table.on_to("EU-TURN-2")
    assert table.maeldur.gold.cards == [cards[1]] and table.keleia.coins == coins
    assert table.maeldur.coins == 3
    assert table.state.decks["gold"].cards[0] == cards[0]  # EU-SOLO-6: under the deck


def test_eu_trade_2_the_fee_goes_to_the_owner(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral")
    table.no_stack()
    tile = table.land((1, -2), ["merchants", "", ""])
    assert not monster_on(table.state, hex_of(tile, 1))
    table.bare("maeldur")
    table.lay("maeldur", at=hex_of(tile, 1), coins=3)
    table.lay("keleia", coins=4)
    table.lay("dral", coins=4)
    table.state.trade_tokens[hex_of(tile, 1)] = table.dral.seat
    table.choose("trade")
    assert (table.maeldur.coins, table.keleia.coins, table.dral.coins) == (2, 4, 5)
    assert "trade" not in table.maeldur.tokens
    table.choose("done")
    assert table.maeldur.coins == 2, "once per action"


# Cards, tokens and things that are used up


def test_eu_cards_3_four_silver_cards_for_a_gold_one(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    cards = table.power("curse", 5)
    table.lay("maeldur", silver=cards)
    table.choose("exchange")
    for card in cards[:4]:
        table.choose(f"card:{card}", rule="EU-CARDS-3")
    assert table.maeldur.silver.cards == cards[4:] and len(table.maeldur.gold.cards) == 1
    assert table.state.discards["silver"] == cards[:4]


@pytest.mark.parametrize(("verb", "colour", "number"), [
    ("silver-to-coin", "silver", 4), ("gold-to-coin", "gold", 1),
])  # fmt: skip
def test_eu_solo_7_cards_for_a_coin(
    scene: type[Scene], verb: str, colour: str, number: int
) -> None:
    table = scene("maeldur")
    table.bare("maeldur")
    cards = table.power("curse" if colour == "silver" else "fury", number + 1)
    table.lay("maeldur", **{colour: cards})
    table.choose(verb)
    for card in cards[:number]:
        table.choose(f"card:{card}", rule="EU-SOLO-7")
    assert getattr(table.maeldur, colour).cards == cards[number:]
    assert table.maeldur.coins == 1
    assert sorted(table.state.decks[colour].cards[:number]) == sorted(cards[:number])


@pytest.mark.parametrize("token", ["mining", "trade", "combat"])
def test_eu_turn_3_a_token_is_spent_for_movement(scene: type[Scene], token: str) -> None:
    table = scene("maeldur", "keleia")
    tokens = list(table.maeldur.tokens)
    table.choose(f"walk:{token}")
    assert sorted(table.maeldur.tokens) == sorted(set(tokens) - {token})
    assert f"walk:{token}" not in table.offered and table.state.mp > 0


def at_a_lair(table: Scene, **fields: Any) -> str:
    """The hero stands where the elite of the open bounty lives."""
    table.state.bounty = next(id for id, one in library().bounties.items() if one.lair == "on")
    bounty = library().bounties[table.state.bounty]
    table.no_stack()
    tile = table.land((1, -2), [bounty.where, "", ""])
    table.bare("maeldur")
    table.lay("maeldur", at=hex_of(tile, 1), **fields)
    return bounty.elite


def test_eu_combat_1_a_combat_token_is_spent(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    elite = at_a_lair(table, tokens=["mining", "combat"])
    table.choose(f"fight:{elite}")
    assert table.state.fight is not None and table.maeldur.tokens == ["mining"]


def test_a_look_at_a_monster_deck_takes_a_coin(scene: type[Scene]) -> None:
    """S-1 rule 2."""
    table = scene("maeldur", "keleia")
    at_a_lair(table, coins=3)
    table.choose("scout-deck:1")
    assert table.maeldur.coins == 2


def test_eu_cards_2_what_is_discarded_is_gone(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    silver, gold = table.power("curse", 3), table.power("fury", 3)
    table.lay("maeldur", silver=silver, gold=gold)
    table.choose(f"discard:{gold[0]}", rule="EU-CARDS-2")
    assert table.maeldur.silver.cards == silver and table.maeldur.gold.cards == gold[1:]
    assert table.state.discards["gold"] == gold[:1]


def combat(table: Scene, hero: str, stage: str, **fields: Any) -> None:
    """A fight with a monster that neither dies nor wounds anybody."""
    table.bare(hero)
    table.wear(hero, table.weapon((None, None, 0)))
    table.fight(hero, table.monster((90, None, 1), vitality=90), stage, round=1, **fields)


@pytest.mark.parametrize(
    ("hero", "token", "key"),
    [("maeldur", "gaar", "gaar:1"), ("maeldur", "gaar", "gaar:2"), ("skoldur", "dwurt", "dwurt")],
)
@pytest.mark.rule("EU-SKOLDUR-2")
def test_eu_roll_5_a_token_is_spent_on_the_own_roll(
    scene: type[Scene], hero: str, token: str, key: str
) -> None:
    table = scene(hero, "keleia")
    combat(table, hero, "hero-b")
    table.lay(hero, **{token: 2})
    before = purse(getattr(table, hero))
    table.choose(key, rule="EU-ROLL-7")
    assert lost(before, purse(getattr(table, hero))) == {token: 1}
    assert getattr(table, hero).dwurt_die == (token == "dwurt")  # EU-SKOLDUR-6


@pytest.mark.parametrize(
    ("hero", "token", "key"), [("maeldur", "gaar", "gaar:1"), ("skoldur", "dwurt", "dwurt")]
)
def test_eu_combat_16_a_token_is_spent_on_the_monsters_roll(
    scene: type[Scene], hero: str, token: str, key: str
) -> None:
    table = scene(hero, "keleia")
    combat(table, hero, "mon-b", gaar=2)
    table.lay(hero, **{token: 2})
    before = purse(getattr(table, hero))
    table.choose("gaar:1", by="keleia", rule="EU-COMBAT-16")  # EU-COMBAT-18: the monster's own
    fight = table.state.fight
    assert fight is not None and fight.gaar == 1
    assert lost(before, purse(getattr(table, hero))) == {}
    table.choose(key, by=hero, rule="EU-COMBAT-16")
    assert lost(before, purse(getattr(table, hero))) == {token: 1}
    assert getattr(table, hero).dwurt_die == (token == "dwurt")  # EU-SKOLDUR-6


@pytest.mark.parametrize("points", [1, 2, 3])
def test_eu_shia_2_hope_is_spent(scene: type[Scene], points: int) -> None:
    table = scene("maeldur", "keleia")
    combat(table, "maeldur", "hero-b", hope=4)
    table.choose(f"hope:{points}", rule="EU-ROLL-7")
    assert table.state.fight is not None and table.state.fight.hope == 4 - points


def test_eu_skoldur_3_a_gaar_for_a_dwurt(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    player = table.bare("skoldur")
    table.lay("skoldur", gaar=2)
    before = purse(player)
    table.choose("gaar-to-dwurt")
    after = purse(table.skoldur)
    assert lost(before, after) == {"gaar": 1} and gained(before, after) == {"dwurt": 1}


def test_eu_items_11_an_essence_is_used_up(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    combat(table, "maeldur", "hero-a")
    table.lay("maeldur", loose=["fire", "fire", "ruby"])
    table.choose(table.offers("essence")[0], rule="EU-COMBAT-23")
    assert table.maeldur.loose == ["fire", "ruby"]


def test_eu_items_5_what_is_used_from_a_bag_is_gone(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    scroll = table.tile(Use("none", (e.Move(amount=1),)), kind="scroll")
    table.bare("maeldur")
    table.lay("maeldur", bags=[scroll])
    table.choose(f"use:{scroll}")
    assert table.maeldur.bags == [] and table.state.discards["merchants"] == [scroll]


def test_eu_items_9_a_used_gem_turns(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    ring = table.tile(sockets=1)
    gem, use = next((id, use) for id, one in library().gems.items() for use in one.uses)
    assert use.timing
    combat(table, "maeldur", "hero-b")
    table.wear("maeldur", ring)
    table.lay("maeldur", inlaid={ring: (gem,)}, health=1)
    for _ in range(60):
        if table.offers("gem"):
            break
        table.choose(next(one for one in ("done", "pass") if one in table.offered))
    table.choose(f"gem:{gem}:{ring}")
    assert table.maeldur.inlaid == {ring: (f"-{gem}",)} and ring not in table.maeldur.exhausted


@pytest.mark.parametrize("thing", ["gaar", "dwurt", "ruby", "air", "dragonfly", "tile"])
def test_eu_items_4_what_is_dropped_is_gone(scene: type[Scene], thing: str) -> None:
    hero = "skoldur" if thing == "dwurt" else "maeldur"
    table = scene(hero, "keleia")
    player = table.bare(hero)
    board = library().heroes[hero]
    scrolls = [table.tile(kind="scroll") for _ in range(3)]
    loose = ["ruby", "air", *["opal"] * 8][: board.gem_spaces + (thing in ("ruby", "air"))]
    tiles = ["dragonfly", *scrolls] if thing in ("dragonfly", "tile") else scrolls
    table.lay(
        hero, bags=tiles, loose=loose, gaar=board.gaar_spaces + (thing == "gaar"),
        dwurt=board.dwurt_spaces + (thing == "dwurt"),
    )  # fmt: skip
    before = purse(player)
    dropped = scrolls[0] if thing == "tile" else thing
    table.choose(f"drop:{dropped}", rule="EU-ITEMS-4")
    assert table.asked.rule == "EU-TURN-2", "nothing more has to go"
    kind = thing if thing in ("gaar", "dwurt") else label(dropped)
    assert lost(before, purse(getattr(table, hero))) == {kind: 1}
    if thing == "dragonfly":
        assert dropped in table.state.discards[f"monster-{trophy_level(dropped)}"]
    if thing == "tile":
        assert table.state.discards["merchants"] == [dropped]


# Scenarios and rivals


def test_wards_take_coins_or_an_essence(scene: type[Scene]) -> None:
    """S-2 rule 1."""
    table = scene("maeldur", scenario="defence-of-the-settlements")
    table.no_stack()
    tile = table.land((1, -2), ["merchants", "", ""])
    table.bare("maeldur")
    table.lay("maeldur", at=hex_of(tile, 1), coins=3, loose=["fire", "ruby"])
    table.choose("ward:coins")
    assert table.maeldur.coins == 1 and table.maeldur.loose == ["fire", "ruby"]
    table.choose("ward:essence")
    assert table.maeldur.coins == 1 and table.maeldur.loose == ["ruby"]


@pytest.mark.parametrize("what", ["coin", "silver", "gold"])
@pytest.mark.rule("EU-CARDS-4")
def test_eu_cards_4_what_is_robbed_changes_hands(scene: type[Scene], what: str) -> None:
    table = scene("maeldur", "keleia")
    combat(table, "maeldur", "hero-a")
    thief = table.tile(Use("hero-before", (e.TakeAny(amount=1),)))
    table.wear("maeldur", thief)
    table.lay("maeldur", coins=2, silver=table.power("curse", 2), gold=table.power("fury", 2))
    table.lay("keleia", coins=0, silver=[], gold=[])
    before = purse(table.maeldur), purse(table.keleia)
    table.choose(f"use:{thief}")
    table.choose(f"rob:{what}", by="keleia", rule="EU-CARDS-4")
    name = "coins" if what == "coin" else what
    assert lost(before[0], purse(table.maeldur)) == {name: 1}
    assert gained(before[1], purse(table.keleia)) == {name: 1}


@pytest.mark.parametrize("by", ["hero", "monster"])
def test_eu_solo_17_gaar_that_is_taken_changes_sides(scene: type[Scene], by: str) -> None:
    table = scene("maeldur", "keleia")
    combat(table, "maeldur", "hero-a", gaar=2)
    thief = table.tile(Use("hero-before", (e.TakeGaar(amount=1, by=by),)))  # type: ignore[arg-type]
    table.wear("maeldur", thief)
    table.lay("maeldur", gaar=2)
    table.choose(f"use:{thief}")
    assert table.state.fight is not None
    hero, monster = (3, 1) if by == "hero" else (1, 3)
    assert (table.maeldur.gaar, table.state.fight.gaar) == (hero, monster)
