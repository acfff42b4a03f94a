"""The maps of the scenarios and of the random dungeons can be walked."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from fabletop.games.gloomhaven import records as r
from fabletop.games.gloomhaven.checks import NEIGHBOURS
from fabletop.games.gloomhaven.effects.vocabulary import Hex
from fabletop.games.gloomhaven.library import Library

BOX = Library()  # a box of its own: scenes put things into the common one


def beside(hex: Hex) -> list[Hex]:
    return [(hex[0] + q, hex[1] + r_) for q, r_ in NEIGHBOURS]


def reached(start: Hex, open_hexes: Iterable[Hex], walls: Iterable[tuple[Hex, Hex]]) -> set[Hex]:
    """Flood fill that respects thin walls."""
    floor, shut = set(open_hexes), {frozenset(pair) for pair in walls}
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for there in beside(here):
            if there in floor and there not in seen and frozenset((here, there)) not in shut:
                seen.add(there)
                todo.append(there)
    return seen


@pytest.fixture(params=list(BOX.scenarios))
def scenario(request: pytest.FixtureRequest) -> r.Scenario:
    return BOX.scenarios[request.param]


def test_every_hex_can_be_reached_through_the_doors(scenario: r.Scenario) -> None:
    floor = {hex for room in scenario.rooms for hex in room.hexes}
    floor |= {door.at for door in scenario.doors}
    assert reached(scenario.start[0], floor, scenario.walls) == floor


def test_rooms_share_no_hex_and_doors_lie_outside_them(scenario: r.Scenario) -> None:
    hexes = [hex for room in scenario.rooms for hex in room.hexes]
    assert len(hexes) == len(set(hexes))
    assert not {door.at for door in scenario.doors} & set(hexes)


def test_rooms_touch_only_through_doors(scenario: r.Scenario) -> None:
    room_of = {hex: room.id for room in scenario.rooms for hex in room.hexes}
    walls = {frozenset(pair) for pair in scenario.walls}
    for hex, room in room_of.items():
        for other in beside(hex):
            if room_of.get(other, room) != room:
                assert frozenset((hex, other)) in walls, (hex, other)


def test_monsters_stand_inside_their_rooms_on_hexes_of_their_own(scenario: r.Scenario) -> None:
    hexes = {room.id: set(room.hexes) for room in scenario.rooms}
    obstacles = {hex for over in scenario.overlays if over.kind == "obstacle" for hex in over.hexes}
    seen: set[Hex] = set()
    for spawn in scenario.spawns:
        assert spawn.at in hexes[spawn.room]
        assert spawn.at not in obstacles
        assert spawn.at not in seen
        seen.add(spawn.at)


def test_starts_are_free_of_monsters_and_obstacles(scenario: r.Scenario) -> None:
    taken = {spawn.at for spawn in scenario.spawns}
    taken |= {hex for over in scenario.overlays for hex in over.hexes}
    assert len(scenario.start) >= 4
    assert not taken & set(scenario.start)


def test_money_treasures_plates_and_markers_lie_on_the_map(scenario: r.Scenario) -> None:
    floor = {hex for room in scenario.rooms for hex in room.hexes}
    floor |= {door.at for door in scenario.doors}
    assert set(scenario.money) <= floor
    assert {tile.at for tile in scenario.treasures} <= floor
    assert set(scenario.plates) <= floor
    assert {hex for marker in scenario.markers for hex in marker.hexes} <= floor


def test_every_scenario_has_monsters_for_each_number_of_characters(scenario: r.Scenario) -> None:
    for column in range(3):
        assert any(spawn.ranks[column] != "none" for spawn in scenario.spawns)
    placed = {spawn.monster for spawn in scenario.spawns}
    assert placed <= set(scenario.monsters)


def test_the_goal_names_something_that_can_happen(scenario: r.Scenario) -> None:
    goal = scenario.goal
    assert goal != r.Goal()
    placed = {spawn.monster for spawn in scenario.spawns}
    assert set(goal.kill) <= placed
    assert {room.id for room in scenario.rooms} >= set(goal.reveal)
    assert not goal.loot_goals or any(tile.number == 0 for tile in scenario.treasures)
    assert not goal.reach or goal.reach in {one.id for one in scenario.objectives}


def test_locked_doors_are_opened_by_a_script_or_by_a_boss(scenario: r.Scenario) -> None:
    opened = {door for script in scenario.scripts for door in script.opens}
    by_boss = {marker.id for marker in scenario.markers}
    for door in scenario.doors:
        if door.locked:
            assert door.id in opened or door.label in by_boss


def test_stories_are_two_to_five_sentences(scenario: r.Scenario) -> None:
    for story in (scenario.introduction, scenario.conclusion):
        ends = sum(story.count(mark) for mark in ".!?")
        assert 2 <= ends <= 6, story


def test_the_scenarios_form_one_campaign() -> None:
    unlocked = {1}
    for _ in BOX.scenarios:
        for one in BOX.scenarios.values():
            if one.number in unlocked:
                unlocked |= set(one.unlocks) | set(one.rewards.choose_scenario)
    assert len(unlocked & set(range(1, 21))) >= 15


# Random dungeons


@pytest.mark.parametrize("id", BOX.dungeon_rooms)
def test_gh_random_04_a_room_card_has_twelve_spots_and_gates_on_both_sides(id: str) -> None:
    room = BOX.dungeon_rooms[id]
    assert len(set(room.spots)) == 12
    blocked = {hex for over in room.overlays if over.kind == "obstacle" for hex in over.hexes}
    assert not blocked & set(room.spots)
    floor = set(room.hexes) - blocked
    gates = [gate.at for gate in (*room.entrances, *room.exits)]
    assert reached(room.spots[0], floor | set(gates), ()) == floor | set(gates)
    assert room.minor != room.major != r.Penalty()


@pytest.mark.parametrize("id", BOX.dungeon_rooms)
def test_rooms_in_a_row_never_overlap(id: str) -> None:
    """All hexes lie to the right of the entrances and to the left of the exits."""
    room = BOX.dungeon_rooms[id]
    across = [2 * q + r_ for q, r_ in room.hexes]
    assert all(2 * gate.at[0] + gate.at[1] < min(across) for gate in room.entrances)
    assert all(2 * gate.at[0] + gate.at[1] > max(across) for gate in room.exits)


@pytest.mark.parametrize("id", BOX.dungeon_rooms)
def test_gh_random_07_four_heroes_find_a_place_at_each_entrance(id: str) -> None:
    room = BOX.dungeon_rooms[id]
    covered = {hex for over in room.overlays for hex in over.hexes} | set(room.spots)
    for gate in room.entrances:
        near = {one for hex in (gate.at, *beside(gate.at)) for one in beside(hex)}
        assert len((near & set(room.hexes)) - covered) >= 4


def test_gh_random_05_every_exit_finds_rooms_that_fit() -> None:
    for type_ in ("A", "B"):
        fits = [
            room
            for room in BOX.dungeon_rooms.values()
            if any(gate.type == type_ for gate in room.entrances)
        ]
        assert len(fits) >= 5


@pytest.mark.parametrize("id", BOX.dungeon_cards)
def test_gh_random_08_a_monster_card_fills_spots_for_each_number_of_characters(id: str) -> None:
    card = BOX.dungeon_cards[id]
    spots = [filling.spot for filling in card.fillings]
    assert len(spots) == len(set(spots))
    strength = [
        sum(
            {"none": 0, "normal": 1, "elite": 2}.get(filling.ranks[column], 0)
            for filling in card.fillings
        )
        for column in range(3)
    ]
    assert 3 <= strength[0] <= strength[1] <= strength[2]
    treasure = any(filling.kind == "treasure" for filling in card.fillings)
    assert treasure == bool(card.gold or card.xp)
