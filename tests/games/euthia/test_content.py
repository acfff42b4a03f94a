"""The box is complete: counts of section 2.1, ids, names, every shape of the vocabulary used."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import msgspec
import pytest

from fabletop.games.euthia import GAME
from fabletop.games.euthia.effects import standing as st
from fabletop.games.euthia.effects import uses as u
from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.library import Library
from fabletop.games.euthia.terms import ELEMENTS, GEMS, HEROES, Timing
from fabletop.kernel.library import content_hash

BOX = Library()

PILES = {
    "merchants": 73,
    "alchemists": 76,
    "dragonslayers": 70,
    "mountains": 25,
    "lake": 25,
    "cave": 24,
    "treasure-1": 20,
    "treasure-2": 20,
    "treasure-3": 20,
    "hunter": 12,
    "armourer": 12,
    "witch": 7,
    "healing": 12,
    "supplies": 6,
    "artifacts": 6,
    "teleports": 4,
    "personal": 135,
}


@pytest.mark.parametrize("pile", PILES)
def test_every_pile_has_the_number_of_tiles_of_the_box(pile: str) -> None:
    counts: dict[str, int] = {source: len(ids) for source, ids in BOX.piles.items()}
    assert counts[pile] == PILES[pile]


def test_map_tiles_by_chapter() -> None:
    chapters = Counter(tile.chapter for tile in BOX.map_tiles.values())
    assert chapters == {0: 2, 1: 16, 2: 13, 3: 14, 4: 14, 5: 12}


def test_personal_tiles_by_hero() -> None:
    counts = {hero: len(BOX.personal[hero]) for hero in HEROES}
    assert counts == {
        "ael": 22,
        "dral": 22,
        "keleia": 22,
        "maeldur": 21,
        "skoldur": 24,
        "taesiri": 24,
    }


def test_monsters_elites_and_bounties_by_level() -> None:
    assert Counter(one.level for one in BOX.monsters.values()) == {1: 14, 2: 14, 3: 12}
    assert Counter(one.level for one in BOX.elites.values()) == {1: 7, 2: 7, 3: 6}
    assert Counter(one.level for one in BOX.bounties.values()) == {1: 7, 2: 7, 3: 6}
    assert {one.elite for one in BOX.bounties.values()} == set(BOX.elites)


def test_silver_and_gold_cards() -> None:
    colours = Counter(one.colour for one in BOX.power_cards.values())
    assert colours == {"silver": 24, "gold": 32}
    assert [one.id for one in BOX.powers.values() if one.solo] == ["mind-control"]
    assert sum(one.solo for one in BOX.power_cards.values()) == 8


def test_encounter_cards() -> None:
    assert len(BOX.quests) == 103
    plain = Counter(one.kind for one in BOX.quests.values() if not one.solo)
    assert plain == dict.fromkeys(BOX.encounters, 7)
    assert Counter(one.kind for one in BOX.quests.values() if one.solo) == {"witch": 5}


def test_boards_gems_essences_elementals_and_the_dwurt_die() -> None:
    assert set(BOX.heroes) == set(HEROES)
    assert set(BOX.gems) == set(GEMS)
    assert set(BOX.essences) == set(ELEMENTS) == set(BOX.elementals)
    assert [one.face for one in BOX.dwurt_faces] == [0, 1, 2, 3, 4, 5]


def test_combat_cards_are_every_pair_of_dice_once() -> None:
    pairs = {(one.left, one.right) for one in BOX.combat_cards.values()}
    assert len(BOX.combat_cards) == 36 == len(pairs)
    assert Counter(one.gaar for one in BOX.combat_cards.values()) == {0: 18, 1: 14, 2: 4}
    assert Counter(one.chaos for one in BOX.combat_cards.values()) == {0: 14, 1: 16, 2: 6}


def test_copies_share_one_record_and_have_ids_of_their_own() -> None:
    assert BOX.tiles["leather-helmet-1"] is BOX.tiles["leather-helmet-3"]
    assert "leather-helmet" not in BOX.tiles
    assert BOX.tiles["short-sword"].name == "Short Sword"


def test_no_two_records_share_an_id_or_a_name() -> None:
    records = [one for kind in BOX.kinds().values() for one in kind]
    ids = Counter(one.id for one in records)
    names = Counter(one.name for one in records)
    assert [id for id, times in ids.items() if times > 1] == []
    assert [name for name, times in names.items() if times > 1] == []


def test_no_two_stories_are_alike() -> None:
    stories = Counter(told for id, told in BOX.names.items() if id.endswith("-story"))
    assert [told for told, times in stories.items() if times > 1] == []
    assert len(stories) > 650


def test_every_id_that_players_see_has_a_name() -> None:
    seen = [one.id for kind in BOX.kinds().values() for one in kind]
    seen += [*BOX.tiles, *BOX.power_cards]
    assert [id for id in seen if not BOX.names.get(id)] == []


def test_the_fingerprint_is_stable() -> None:
    assert content_hash(Library) == GAME.content_hash()
    assert len(GAME.content_hash()) == 16


def parts(value: object) -> list[msgspec.Struct]:
    """The record and everything in it."""
    if isinstance(value, msgspec.Struct):
        inner = [one for name in value.__struct_fields__ for one in parts(getattr(value, name))]
        return [value, *inner]
    if isinstance(value, tuple | list):
        return [one for entry in value for one in parts(entry)]
    return []


EVERYTHING = parts([one for kind in BOX.kinds().values() for one in kind])
TYPES = {type(one) for one in EVERYTHING}
USES = [one for one in EVERYTHING if isinstance(one, u.Use)]


@pytest.mark.parametrize("shape", get_args(e.AnyEffect), ids=lambda one: one.__name__)
def test_every_effect_is_used(shape: type) -> None:
    assert shape in TYPES


@pytest.mark.parametrize("shape", get_args(st.AnyStanding), ids=lambda one: one.__name__)
def test_every_standing_change_is_used(shape: type) -> None:
    assert shape in TYPES


def test_every_count_trigger_and_timing_is_used() -> None:
    counts = {getattr(one, "per", "once") for one in EVERYTHING}
    assert counts == set(get_args(st.Count))
    assert {use.trigger for use in USES} == set(get_args(u.Trigger))
    own = {use.timing for use in USES} | {one.timing for one in BOX.powers.values()}
    assert own == set(get_args(Timing))


@pytest.mark.parametrize("name", u.Condition.__struct_fields__)
def test_every_condition_is_used(name: str) -> None:
    assert any(getattr(use.when, name) for use in USES)


@pytest.mark.parametrize("name", u.Cost.__struct_fields__)
def test_every_cost_is_used(name: str) -> None:
    assert any(getattr(one, name) for one in EVERYTHING if isinstance(one, u.Cost))
