"""Counts and conditions: what each of them reads from the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from fabletop.games.eldervale.effects import measures as m
from fabletop.games.eldervale.effects.aim import Aim
from fabletop.games.eldervale.effects.measures import Count
from fabletop.games.eldervale.rules.counts import count, holds
from fabletop.games.eldervale.state import GONE, READY, UNDERWORLD

from .deeds import battle
from .scene import Scene

Lay = Callable[[Scene], Any]


@pytest.fixture
def table(scene: type[Scene]) -> Scene:
    table = scene("order", "earth", "fire")
    for player in table.state.players:
        table.give(player)
        player.units = dict.fromkeys(player.units, -1)
    return table


def units(table: Scene) -> None:
    table.put(table.a, "worker-1", "portal")
    table.put(table.a, "warrior", "order-1")
    table.put(table.b, "worker-1", "portal")


def below(table: Scene) -> None:
    table.a.units["worker-1"] = table.b.units["worker-1"] = table.b.units["dragon"] = UNDERWORLD


def dwellings(table: Scene) -> None:
    table.dwell(table.a, "order-1", "worker-1")
    table.dwell(table.a, "order-2", "worker-2")  # beside order-1
    table.dwell(table.a, "earth-1", "worker-3")
    table.dwell(table.b, "fire-1", "worker-1")


def cards(table: Scene) -> None:
    for card in ("citadel", "arched-bridge", "hillfort"):
        table.own(table.a, card)


def supply(table: Scene) -> None:
    table.give(table.a, gem=3, tool=2)
    table.hold(table.a, "envy", "parley")


def tokens(table: Scene) -> None:
    table.own(table.a, "chartered-strongroom", "order-tool-tool-1", "order-gold-1")
    table.treasure(table.a, "order-magic-1")


def tracks(table: Scene) -> None:
    table.a.power = {"order": 5, "earth": 2}
    table.b.power, table.c.power = {"earth": 2, "fire": 1}, {}


def fight(table: Scene) -> None:
    table.put(table.a, "worker-1", "portal")
    table.put(table.a, "dragon", "portal")
    battle(table, "portal", 3, 5, 4, monster="brass-colossus")


def orbs(table: Scene) -> None:
    table.a.orbs = 2
    table.own(table.a, "tithe-barn", "orb")
    table.own(table.a, "curtain-wall", orb=True)


def beasts(table: Scene) -> None:
    table.state.monsters.clear()
    table.state.monsters.update({"brass-colossus": 0, "demon-of-might": GONE, "glass-griffin": -1})
    table.a.units["hill-that-walks"] = READY


def fame(table: Scene) -> None:
    table.a.glory, table.a.vp = 3, 17
    table.a.quests = ["undisputed"]


CASES: list[tuple[Lay, Count, int]] = [
    (units, Count(of="units"), 2),
    (units, Count(of="units", unit="worker"), 1),
    (units, Count(of="units", realm="ruin"), 1),
    (units, Count(of="units", whose="any"), 3),
    (units, Count(of="summoned", unit="advanced"), 1),
    (below, Count(of="underworld"), 1),
    (below, Count(of="underworld", whose="opponent"), 2),
    (below, Count(of="underworld", whose="any", per=2), 1),
    (lambda t: t.ready(t.a, "worker-1", "wizard"), Count(of="ready", unit="wizard"), 1),
    (dwellings, Count(of="dwellings"), 3),
    (dwellings, Count(of="dwellings", element="earth"), 1),
    (dwellings, Count(of="dwellings", whose="any", each=2, most=7), 7),
    (dwellings, Count(of="dwelling-elements"), 2),
    (dwellings, Count(of="dwelling-chain"), 2),
    (cards, Count(of="cards"), 3),
    (cards, Count(of="cards", element="earth"), 1),
    (cards, Count(of="card-elements"), 2),
    (cards, Count(of="cards-of-one"), 2),
    (supply, Count(of="resource", resource="gem"), 3),
    (supply, Count(of="resource", resource="magic"), 2),
    (supply, Count(of="resource-kinds"), 2),
    (supply, Count(of="resources", per=3), 2),
    (tokens, Count(of="treasures"), 1),
    (tokens, Count(of="stored"), 2),
    (tokens, Count(of="symbols", each=2), 6),
    (tracks, Count(of="power", element="order"), 6),
    (tracks, Count(of="power", element="fire"), 0),
    (tracks, Count(of="power"), 6),
    (tracks, Count(of="tracks"), 2),
    (tracks, Count(of="leads"), 1),
    (tracks, Count(of="tops"), 1),
    (fame, Count(of="glory"), 3),
    (fame, Count(of="vp"), 17),
    (fame, Count(of="quests"), 1),
    (orbs, Count(of="orbs"), 2),
    (orbs, Count(of="placed-orbs"), 2),
    (beasts, Count(of="monsters"), 1),
    (beasts, Count(of="defeated"), 1),
    (beasts, Count(of="controlled"), 1),
    (fight, Count(of="foes"), 2),
    (fight, Count(of="fighters", unit="worker"), 1),
    (fight, Count(of="dice"), 3),
    (fight, Count(of="behind"), 2),
    (units, Count(of="neighbours", realm="ruin"), 3),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[1].of}-{case[2]}")
def test_a_count_reads_the_table(table: Scene, case: tuple[Lay, Count, int]) -> None:
    lay, what, number = case
    lay(table)
    side = table.state.battle.sides[0] if table.state.battle is not None else None
    aim = Aim(table.a, "chartered-strongroom", "order", table.at("portal"), "", side)
    assert count(table.game, aim, what) == number


def test_every_count_is_tried() -> None:
    assert {what.of for _, what, _ in CASES} == set(get_args(m.Counted))


def test_at_least_and_at_most(table: Scene) -> None:
    supply(table)
    aim = Aim(table.a)
    gems = Count(of="resource", resource="gem")
    assert holds(table.game, aim, m.AtLeast(count=gems, number=3))
    assert not holds(table.game, aim, m.AtLeast(count=gems, number=4))
    assert holds(table.game, aim, m.AtMost(count=gems, number=3))
    assert not holds(table.game, aim, m.AtMost(count=gems, number=2))


def test_most_and_its_tie(table: Scene) -> None:
    roofs = Count(of="dwellings")
    aim = Aim(table.a)
    assert holds(table.game, aim, m.Most(count=roofs, tie=True))  # nobody has any
    assert not holds(table.game, aim, m.Most(count=roofs))
    table.dwell(table.a, "order-1", "worker-1")
    assert holds(table.game, aim, m.Most(count=roofs))
    table.dwell(table.b, "earth-1", "worker-1")
    assert not holds(table.game, aim, m.Most(count=roofs))
    assert holds(table.game, aim, m.Most(count=roofs, tie=True))


def test_fewest(table: Scene) -> None:
    table.a.vp, table.b.vp, table.c.vp = 3, 3, 9
    points = m.Fewest(count=Count(of="vp"))
    assert holds(table.game, Aim(table.a), points)
    assert not holds(table.game, Aim(table.c), points)


def test_leads(table: Scene) -> None:
    tracks(table)
    assert holds(table.game, Aim(table.a, element="order"), m.Leads())
    assert not holds(table.game, Aim(table.a, element="earth"), m.Leads())
    assert holds(table.game, Aim(table.b), m.Leads(element="any"))  # fire


def test_facing(table: Scene) -> None:
    one = battle(table, "portal", 2, 3, monster="brass-colossus")
    aim = Aim(table.a, side=one.sides[0])
    assert holds(table.game, aim, m.Facing(against="monster"))
    assert not holds(table.game, aim, m.Facing(against="player"))


def test_active(table: Scene) -> None:
    assert holds(table.game, Aim(table.a), m.Active())
    assert not holds(table.game, Aim(table.b), m.Active())
    assert holds(table.game, Aim(table.b), m.Active(yes=False))
