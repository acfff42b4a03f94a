"""GH-SPECIAL and GH-BOSS-06: what scenarios add."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.map.cells import Ground
from fabletop.games.gloomhaven.map.ground import ground
from fabletop.games.gloomhaven.monsters.outcomes import turn_of
from fabletop.games.gloomhaven.monsters.position import MELEE, Foe, Mover, Position
from fabletop.games.gloomhaven.rules.doors import is_locked
from fabletop.games.gloomhaven.rules.endings import enemies_left
from fabletop.games.gloomhaven.rules.figures import immune, immune_to_force
from fabletop.games.gloomhaven.rules.placing import put_monster
from fabletop.games.gloomhaven.rules.rooms import reveal
from fabletop.games.gloomhaven.rules.scenarios import scenario_of
from fabletop.games.gloomhaven.rules.scripts import go_to_marker
from fabletop.games.gloomhaven.rules.selectors import rank_fits
from fabletop.games.gloomhaven.rules.spawning import spawn
from fabletop.games.gloomhaven.state import Figure

from .boards import D6
from .lair import ATTACK, MOVE, Lair


@pytest.fixture
def lair() -> Lair:
    return Lair()


def real(scenario: str, room: str = "R1") -> Lair:
    """The first room of a scenario as it is laid out."""
    table = Lair(scenario=scenario)
    table.state.revealed = ()
    table.do(reveal(table.game, room, None))
    return table


def test_gh_special_01_a_spawn_on_its_hex_or_the_nearest_empty_one(lair: Lair) -> None:
    lair.hero("brute", (2, 0))
    lair.do(spawn(lair.game, "living-bones", "normal", (0, 0), True))
    (first,) = [one for one in lair.state.figures.values() if one.type == "living-bones"]
    assert (first.at, first.spawned) == ((0, 0), True)
    lair.do(spawn(lair.game, "living-bones", "elite", (0, 0), True), GH_SPECIAL_01="spawn:1,0")
    assert len(lair.offered("GH-SPECIAL-01")) == 6


def test_gh_special_01_no_figure_left_no_spawn(lair: Lair) -> None:
    lair.state.numbers["living-bones"] = ()
    lair.do(spawn(lair.game, "living-bones", "normal", (0, 0), True))
    assert lair.state.figures == {}


@pytest.mark.rule("GH-DOOR-11")
def test_gh_special_02_a_locked_door_is_a_wall_until_unlocked() -> None:
    number, door = next(
        (one.number, door)
        for one in library().scenarios.values()
        for door in one.doors
        if door.locked
    )
    table = Lair(scenario=str(number))
    assert is_locked(table.state, door.at)
    table.state.unlocked = (door.id,)
    assert not is_locked(table.state, door.at)


@pytest.mark.rule("GH-SPECIAL-10", "GH-COND-13")
def test_gh_special_10_attackable_obstacles(lair: Lair) -> None:
    lair.hero("mindthief", (-6, 0))
    altar = Figure("altar", "objective", "altar", (2, 0), 6, 6, "monsters")
    lair.state.figures["altar"] = altar
    assert immune(lair.state, altar, "stun")
    assert immune_to_force(lair.state, altar)
    swarm = lair.summon("rat-swarm", (0, 0), 0)
    lair.state.heroes[0].deck.cards[:] = ["plus-0"] * 20
    lair.act(swarm)
    assert lair.hits() == [(swarm.id, "altar")]  # an enemy for every purpose


def test_gh_special_10_it_comes_after_everybody_else(lair: Lair) -> None:
    """Initiative 99 for focus: a monster at the same distance is preferred."""
    lair.hero("mindthief", (-6, 0))
    lair.state.figures["altar"] = Figure("altar", "objective", "altar", (2, 0), 6, 6, "monsters")
    guard = lair.monster("bandit-guard", (-2, 0))
    swarm = lair.summon("rat-swarm", (0, 0), 0)
    lair.state.heroes[0].deck.cards[:] = ["plus-0"] * 20
    lair.act(swarm)
    assert lair.hits() == [(swarm.id, guard.id)]


def test_gh_special_11_an_escorted_figure_walks_and_opens_doors() -> None:
    """Hail goes towards the altar, two hexes a turn, and opens the door on the way."""
    table = real("19")
    hail = table.state.figures["hail"]
    for one in [*table.state.figures.values()]:
        if one.kind == "monster":
            del table.state.figures[one.id]
    door = scenario_of(table.state).doors[0]
    before = len(table.state.revealed)
    for _ in range(8):
        start = hail.at
        table.act(hail)
        assert ground(table.state).far(start, hail.at) <= 2
        if door.id in table.state.opened:
            break
    assert door.id in table.state.opened
    assert len(table.state.revealed) == before + 1


@pytest.mark.rule("GH-BOSS-01")
def test_gh_special_13_named_monsters_are_neither_normal_nor_elite(lair: Lair) -> None:
    for rank in ("named", "boss"):
        figure = Figure("x-1", "monster", "bandit-guard", (0, 0), 5, 5, rank=rank)
        assert not rank_fits(figure, "normal")
        assert not rank_fits(figure, "normal-elite")
    elite = Figure("y-1", "monster", "bandit-guard", (0, 0), 5, 5, rank="elite")
    assert rank_fits(elite, "normal-elite")
    assert not rank_fits(elite, "normal")


def test_gh_special_16_allied_monsters_fight_on_the_other_side(lair: Lair) -> None:
    lair.hero("brute", (-1, 0))
    ally = lair.monster("bandit-guard", (0, 0), side="heroes")
    foe = lair.monster("living-bones", (2, 0))
    lair.act(ally, MOVE, ATTACK)
    assert lair.hits() == [(ally.id, foe.id)]
    assert lair.state.drawn.cards == ["plus-0"]  # the monsters' modifier deck
    del lair.state.figures[foe.id]
    assert not enemies_left(lair.state)


@pytest.mark.rule("GH-SPECIAL-17")
def test_gh_special_17_a_figure_of_several_hexes_is_reached_by_any_of_them() -> None:
    ground_ = Ground(D6)
    wide = Foe("gate", (5, 0), 10, also=((4, 0), (3, 0)))
    (outcome,) = turn_of(Position(ground_, Mover((0, 0)), (wide,)), MELEE, 3)
    assert (outcome.end, outcome.targets) == ((2, 0), ("gate",))
    # ... and attacks from any one of its own
    small = Foe("brute", (4, 0), 10)
    spread = Mover((0, 0), also=((1, 0), (2, 0), (3, 0)))
    (outcome,) = turn_of(Position(ground_, spread, (small,)), MELEE, 3)
    assert (outcome.end, outcome.targets) == ((0, 0), ("brute",))


def test_gh_boss_06_a_boss_that_goes_to_a_door_opens_it() -> None:
    table = real("2")
    boss = put_monster(table.game, "bandit-commander", "boss", scenario_of(table.state).start[0])
    assert boss is not None
    special = library().bosses["bandit-commander"].special_1
    (marker,) = [line for line in special if isinstance(line, e.NextMarker)]
    opened = len(table.state.opened)
    table.do(go_to_marker(table.game, boss, marker.markers, 0))
    assert len(table.state.opened) == opened + 1
