"""EL-SOLO-10: the difficulty changes how the ghost plays."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.ghost import ghost_regroup
from fabletop.games.eldervale.rules.ghost_actions import ghost_action
from fabletop.games.eldervale.state import READY, ROOFED

from .scene import Scene
from .test_setup_and_end import started

REGROUP = next(one for one in library().ghosts.values() if not one.targets)


@pytest.mark.parametrize(("level", "ready"), [("easy", 3), ("normal", 3), ("hard", 6)])
def test_el_solo_10_units_at_the_start(level: str, ready: int) -> None:
    ghost = started(1, ghost=level).state.players[1]
    assert list(ghost.units.values()).count(READY) == ready
    assert (ghost.units["warrior"] == READY) == (level == "hard")


@pytest.mark.rule("EL-SOLO-4")
@pytest.mark.parametrize(("level", "cards"), [("easy", 1), ("normal", 1), ("hard", 2)])
def test_el_solo_10_cards_of_an_expedition(scene: type[Scene], level: str, cards: int) -> None:
    table = scene("light", ghost=level)
    offered = set(table.state.offers.values())
    table.run(ghost_action(table.game, table.b, table.at("dungeon")))
    assert len(table.b.tableau) == 1 + cards
    gone = offered - set(table.state.offers.values())
    assert len(gone) == 2  # taken, or the second burned


@pytest.mark.rule("EL-SOLO-4")
@pytest.mark.parametrize(("level", "power"), [("easy", 0), ("normal", 0), ("hard", 1)])
def test_el_solo_10_power_for_a_token(scene: type[Scene], level: str, power: int) -> None:
    table = scene("light", ghost=level)
    table.run(ghost_action(table.game, table.b, table.at("light-1")))
    assert table.b.power.get("light", 0) == power


@pytest.mark.rule("EL-SOLO-5")
@pytest.mark.parametrize(("level", "roofs"), [("easy", 0), ("normal", 1), ("hard", 1)])
def test_el_solo_10_a_dwelling_when_it_regroups(scene: type[Scene], level: str, roofs: int) -> None:
    table = scene("light", ghost=level)
    table.put(table.b, "worker-1", "light-2")
    table.put(table.b, "worker-2", "mill")
    table.run(ghost_regroup(table.game, table.b, REGROUP))
    assert len(table.b.dwellings) == roofs
    assert (table.b.units["worker-1"] == ROOFED) == bool(roofs)
    assert table.b.units["worker-2"] == READY


def test_el_solo_10_one_unit_alone_does_not_settle(scene: type[Scene]) -> None:
    table = scene("light", ghost="hard")
    table.put(table.b, "worker-1", "light-2")
    table.run(ghost_regroup(table.game, table.b, REGROUP))
    assert not table.b.dwellings
