"""The names on the world map: with every place on it no name hides another or a place."""

from __future__ import annotations

from itertools import combinations

import pytest

from fabletop.games.gloomhaven.campaign import GAME
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.table.labels import (
    Named,
    beside,
    inside,
    region_at,
    region_box,
    shared,
    sides,
    sign,
)
from fabletop.games.gloomhaven.library import library
from fabletop.kernel.words import LANGUAGES


def places(language: str) -> list[Named]:
    say = GAME.voice(language)
    ids = library().scenario_numbers
    found = [Named(ids[n], say.name(ids[n]), *one.at) for n, one in archive().places.items()]
    return [Named("gloomhaven", say.name("gloomhaven"), 96, 930, 36), *found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_place_covers_a_sign_or_another_name(language: str) -> None:
    found = places(language)
    where = sides(found)
    names = {one.name: beside(one, where[one.id]) for one in found}
    for first, second in combinations(names, 2):
        assert not shared(names[first], names[second]), f"{first} and {second}"
    for name, box in names.items():
        for one in found:
            assert not shared(box, sign(one)), f"{name} on {one.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_regions_find_room_between_them(language: str) -> None:
    found, say = places(language), GAME.voice(language)
    where = sides(found)
    taken = (*map(sign, found), *(beside(one, where[one.id]) for one in found))
    for one in archive().regions.values():
        if one.id == "gloomhaven":  # said by the city itself
            continue
        name = say.name(one.id)
        at = region_at(name, one.at, one.outline, taken)
        assert inside(at, one.outline), name
        assert not any(shared(region_box(name, at), box) for box in taken), name


def test_a_name_alone_stands_below() -> None:
    assert sides([Named("a", "Somewhere", 500, 500)]) == {"a": "below"}


def test_two_below_each_other_turn_away() -> None:
    found = sides([Named("a", "Somewhere", 500, 500), Named("b", "Elsewhere", 500, 560)])
    assert found == {"a": "above", "b": "below"}


def test_inside_counts_edges() -> None:
    square = [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert inside((5, 5), square) and not inside((15, 5), square) and not inside((5, -5), square)
