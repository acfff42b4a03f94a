"""Map tiles, loot, infrastructure and lairs keep to section 2.4.1."""

from __future__ import annotations

from collections import Counter

import pytest

from fabletop.games.euthia.library import Library
from fabletop.games.euthia.records import Field, Loot, MapTile
from fabletop.games.euthia.terms import ELEMENTS, MINES

BOX = Library()
TILES = [tile for tile in BOX.map_tiles.values() if tile.chapter]
SHOPS = ("merchants", "alchemists")
LEVELS = {1: {1}, 2: {1, 2}, 3: {1, 2, 3}, 4: {2, 3}, 5: {3}}
LOOT = {1: (3, 6), 2: (6, 10), 3: (10, 15)}


def of(chapter: int, kind: str = "", solo: bool = False) -> list[MapTile]:
    return [
        tile
        for tile in TILES
        if tile.chapter == chapter and kind in ("", tile.kind) and (tile.solo or not solo)
    ]


def places(tiles: list[MapTile]) -> Counter[str]:
    return Counter(field.location for tile in tiles for field in tile.fields)


def worth(loot: Loot) -> int:
    return loot.coins + 2 * loot.gaar + loot.potions + loot.silver + 4 * loot.gold


def monster_fields() -> list[tuple[MapTile, Field]]:
    return [(tile, field) for tile in TILES for field in tile.fields if field.monster]


@pytest.mark.parametrize(
    ("chapter", "split"),
    [(1, (3, 4, 1, 8)), (2, (3, 3, 1, 6)), (3, (3, 4, 2, 5)), (4, (3, 3, 3, 5)), (5, (3, 0, 4, 5))],
)
def test_kinds_of_tiles(chapter: int, split: tuple[int, ...]) -> None:
    kinds = ("fixed", "encounter", "scenario", "general")
    assert tuple(len(of(chapter, kind)) for kind in kinds) == split


@pytest.mark.parametrize("chapter", range(1, 6))
def test_two_of_the_three_fixed_tiles_are_solo_marked(chapter: int) -> None:
    assert len(of(chapter, "fixed", solo=True)) == 2
    assert [tile for tile in TILES if tile.solo and tile.kind != "fixed"] == []


def test_one_encounter_tile_for_each_kind() -> None:
    found = Counter(tile.encounter for tile in TILES if tile.kind == "encounter")
    assert found == dict.fromkeys(BOX.encounters, 1)
    special = {tile.encounter for tile in TILES if tile.special in ("fortress", "lord")}
    assert special == {"fortress", "lord"}


def test_special_tiles() -> None:
    starts = [tile for tile in BOX.map_tiles.values() if tile.kind == "start"]
    assert [tile.special for tile in starts] == ["church", "church"]
    assert [tile.priest for tile in starts] == [False, True]
    legendary = [tile for tile in TILES if tile.special == "legendary"]
    assert len(legendary) == 7  # six legendary places and Wyrm's Peak
    assert {tile.kind for tile in legendary} == {"scenario"}
    ruins = [tile for tile in TILES if places([tile])["ruins"]]
    assert [tile.kind for tile in ruins] == ["scenario"]
    for chapter in (2, 3, 4):
        assert any(tile.special == "towers" for tile in of(chapter, "fixed"))
    assert any(tile.special == "towers" for tile in of(2, "fixed", solo=True))


def test_the_dragonslayers_towers_are_fought_for() -> None:
    towers = [tile for tile in TILES if tile.special == "towers"]
    assert towers and all(any(field.monster for field in tile.fields) for tile in towers)


def test_start_tiles_are_empty() -> None:
    starts = [tile for tile in BOX.map_tiles.values() if tile.kind == "start"]
    assert {field for tile in starts for field in tile.fields} == {Field()}


def test_about_six_fields_in_ten_hold_monsters() -> None:
    share = len(monster_fields()) / (3 * len(TILES))
    assert 0.55 <= share <= 0.66


def test_monsters_are_of_the_chapters_levels() -> None:
    wrong = [
        (tile.id, field.monster)
        for tile, field in monster_fields()
        if field.monster not in LEVELS[tile.chapter]
    ]
    assert wrong == []


def test_treasures_are_guarded_by_their_level_or_free() -> None:
    wrong = [
        tile.id
        for tile, field in monster_fields()
        if field.location.startswith("treasure") and field.location[-1] != str(field.monster)
    ]
    assert wrong == []


def test_loot_is_worth_its_monster() -> None:
    wrong = [
        (tile.id, worth(field.loot))
        for tile, field in monster_fields()
        if not LOOT[field.monster][0] <= worth(field.loot) <= LOOT[field.monster][1]
    ]
    assert wrong == []


@pytest.mark.parametrize("chapter", range(1, 5))
def test_shops_of_the_fixed_tiles(chapter: int) -> None:
    shops = places(of(chapter, "fixed"))
    solo = places(of(chapter, "fixed", solo=True))
    assert sum(shops[one] for one in SHOPS) >= 2
    assert sum(solo[one] for one in SHOPS) >= (2 if chapter == 1 else 1)


def test_portals() -> None:
    for chapter in (1, 2):
        assert places(of(chapter, "fixed", solo=True))["portal"] >= 1
    for chapter in (3, 4, 5):
        assert places(of(chapter))["portal"] >= 1


@pytest.mark.parametrize(("chapter", "mines"), [(1, 10), (2, 8), (3, 8), (4, 8)])
def test_elementals_and_mines(chapter: int, mines: int) -> None:
    found = places(of(chapter))
    assert all(found[element] >= 1 for element in ELEMENTS)
    assert sum(found[mine] for mine in MINES) >= mines


@pytest.mark.parametrize("bounty", BOX.bounties)
def test_every_lair_is_in_every_game(bounty: str) -> None:
    """Only kinds on the start tile or on solo-marked fixed tiles of low chapters."""
    card = BOX.bounties[bounty]
    chapters = (1, 2) if card.level == 1 else (1, 2, 3)
    sure = [tile for chapter in chapters for tile in of(chapter, "fixed", solo=True)]
    if card.lair == "tile":
        assert card.where == "start" or any(tile.special == "towers" for tile in sure)
    else:
        assert places(sure)[card.where] >= 1


def test_lairs_are_spread() -> None:
    lairs = Counter((one.lair, one.where) for one in BOX.bounties.values())
    assert len(lairs) >= 10 and max(lairs.values()) <= 3


@pytest.mark.parametrize("scenario", BOX.scenarios)
def test_map_tables_can_be_dealt(scenario: str) -> None:
    for row in BOX.scenarios[scenario].map:
        assert max(row.general) <= len(of(row.chapter, "general"))
        assert max(row.encounter) <= len(of(row.chapter, "encounter"))
