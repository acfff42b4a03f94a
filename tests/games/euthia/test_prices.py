"""EU-QUEST-3, EU-TILES-8: every kind of price is really paid."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Cost, Use
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.belongings import board_of
from fabletop.games.euthia.state import Trade

from .scene import Scene

LAKE = library().piles["lake"][0]
CAVE = library().piles["cave"][0]
FLASK = next(id for id, one in library().tiles.items() if one.kind == "flask")
WOLF = next(id for id, one in library().monsters.items() if one.level == 1)
ELITE = next(id for id, one in library().elites.items() if one.level == 2)


def pay(table: Scene, cost: Cost, **have: Any) -> None:
    """Maeldur, who has just this, uses a ring that costs this much."""
    table.bare("maeldur")
    ring = table.tile(Use("none", (e.Move(amount=1),), cost=cost))
    table.wear("maeldur", ring)
    table.lay("maeldur", **have)
    table.choose(f"use:{ring}")
    assert table.state.mp == 1


@pytest.mark.rule("EU-QUEST-3")
@pytest.mark.parametrize(
    ("what", "cost"),
    [
        ("coins", Cost(coins=2)),
        ("gaar", Cost(gaar=2)),
        ("reputation", Cost(reputation=2)),
    ],
)
def test_eu_quest_3_numbers_are_paid(scene: type[Scene], what: str, cost: Cost) -> None:
    table = scene("maeldur", "keleia")
    pay(table, cost, **{what: 3})
    assert getattr(table.maeldur, what) == 1


@pytest.mark.rule("EU-SKOLDUR-5")
def test_eu_quest_3_dwurt_is_paid_and_raises_the_die(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    table.bare("skoldur")
    ring = table.tile(Use("none", (e.Move(amount=1),), cost=Cost(dwurt=2)))
    table.wear("skoldur", ring)
    table.lay("skoldur", dwurt=3)
    table.choose(f"use:{ring}")
    assert (table.skoldur.dwurt, table.skoldur.dwurt_die) == (1, 2)


def test_eu_quest_3_health_is_paid(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    pay(table, Cost(health=2), health=5)
    assert table.maeldur.health == 3


@pytest.mark.parametrize(
    ("colour", "kind", "cost"),
    [("silver", "curse", Cost(silver=1)), ("gold", "fury", Cost(gold=1))],
)
def test_eu_quest_3_cards_are_paid(scene: type[Scene], colour: str, kind: str, cost: Cost) -> None:
    table = scene("maeldur", "keleia")
    cards = table.power(kind, 1)
    pay(table, cost, **{colour: cards})
    assert getattr(table.maeldur, colour).cards == []
    assert table.state.discards[colour] == cards


@pytest.mark.parametrize("cost", [Cost(gems=("ruby",)), Cost(gems=("any",))])
def test_eu_quest_3_gems_are_paid(scene: type[Scene], cost: Cost) -> None:
    table = scene("maeldur", "keleia")
    pay(table, cost, loose=["ruby", "fire"])
    assert table.maeldur.loose == ["fire"]


@pytest.mark.parametrize("cost", [Cost(essences=("fire",)), Cost(essences=("any",))])
def test_eu_quest_3_essences_are_paid(scene: type[Scene], cost: Cost) -> None:
    table = scene("maeldur", "keleia")
    pay(table, cost, loose=["ruby", "fire"])
    assert table.maeldur.loose == ["ruby"]


def test_eu_quest_3_resources_are_paid(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    pay(table, Cost(resources=("lake",)), bags=[LAKE, CAVE])
    assert table.maeldur.bags == [CAVE]
    assert table.state.discards["lake"] == [LAKE]


def test_eu_quest_3_a_resource_of_ones_choice_is_paid(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    ring = table.tile(Use("none", (e.Move(amount=1),), cost=Cost(resources=("any",))))
    table.wear("maeldur", ring)
    table.lay("maeldur", bags=[LAKE, CAVE])
    table.choose(f"use:{ring}")
    table.choose(f"pay:{CAVE}", rule="EU-TILES-9")
    assert table.maeldur.bags == [LAKE] and table.state.discards["cave"] == [CAVE]


@pytest.mark.rule("EU-ITEMS-12")
def test_eu_quest_3_trophies_are_paid(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    pay(table, Cost(trophies=(1, 2)), bags=[WOLF, ELITE])
    assert table.maeldur.bags == []
    assert table.state.discards["monster-1"] == [WOLF] and table.state.removed[-1] == ELITE


def test_eu_quest_3_items_are_paid(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    pay(table, Cost(items=("flask",)), bags=[FLASK, LAKE])
    assert table.maeldur.bags == [LAKE]
    assert table.state.discards[library().tiles[FLASK].source] == [FLASK]


LOCKED = [
    (hero, place)
    for hero, board in library().heroes.items()
    for place, slot in enumerate(board.slots)
    if slot.lock is not None
]


@pytest.mark.parametrize(("hero", "place"), LOCKED)
def test_eu_tiles_8_what_a_lock_shows_is_paid(scene: type[Scene], hero: str, place: int) -> None:
    rival = "keleia" if hero != "keleia" else "dral"
    table = scene(hero, rival)
    player = table.bare(hero)
    slot = board_of(player).slots[place]
    assert slot.lock is not None
    essence = [slot.lock.essence] if slot.lock.essence else []
    table.lay(hero, coins=slot.lock.coins + 1, loose=[*essence, "ruby"])
    table.state.trade = Trade("merchants", paid=True)
    table.choose(f"unlock:{place + 1}:{slot.kind}")
    player = getattr(table, hero)
    assert (player.coins, player.loose, player.unlocked) == (1, ["ruby"], [place])
