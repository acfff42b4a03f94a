"""How long does a monster think? Scenario 1 with every room revealed and four heroes in it.

    python bench/monsters.py [--turns 2000] [--json]

Prints the median and the worst time of a whole turn (focus, movement, targets, every tie) for
melee, ranged, multi-target and area attacks, once the map's ranges and sight lines are known, and
what finding those costs.
"""

from __future__ import annotations

import argparse
import json
import random
from statistics import median
from time import perf_counter_ns

from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.map.cells import Ground
from fabletop.games.gloomhaven.map.sight import sight_from
from fabletop.games.gloomhaven.monsters.outcomes import turn_of
from fabletop.games.gloomhaven.monsters.position import (
    AttackShape,
    Foe,
    Mover,
    Position,
    printed_shape,
)
from fabletop.kernel.hexes import Hex

AIMS: dict[str, AttackShape] = {
    "melee": printed_shape(0, 1),
    "ranged": printed_shape(4, 1),
    "ranged, three targets": printed_shape(4, 3),
    "melee area": printed_shape(0, 1, ((1, 0), (0, 1), (1, -1))),
    "ranged area": printed_shape(3, 1, ((0, 0), (1, 0), (0, 1))),
}


def barrow() -> tuple[Ground, tuple[Hex, ...], tuple[Hex, ...]]:
    """The map of scenario 1 with all doors open, its obstacles and its traps."""
    scenario = next(one for one in library().scenarios.values() if one.number == 1)
    cells = [at for room in scenario.rooms for at in room.hexes]
    cells += [door.at for door in scenario.doors]
    tiles = {
        kind: tuple(at for one in scenario.overlays if one.kind == kind for at in one.hexes)
        for kind in ("obstacle", "trap")
    }
    return Ground(cells, scenario.walls), tiles["obstacle"], tiles["trap"]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--turns", type=int, default=2000)
    reader.add_argument("--json", action="store_true")
    wanted = reader.parse_args()
    ground, obstacles, traps = barrow()
    began = perf_counter_ns()
    for cell in range(len(ground.hexes)):
        sight_from(ground, cell)
    sight_ms = (perf_counter_ns() - began) / 1e6
    luck = random.Random(1)
    free = [at for at in ground.hexes if at not in obstacles and at not in traps]
    times: dict[str, list[float]] = {name: [] for name in AIMS}
    for number in range(wanted.turns):
        places = luck.sample(free, 12)
        foes = tuple(Foe(str(n), at, 10 * n) for n, at in enumerate(places[:4]))
        position = Position(ground, Mover(places[4]), foes, tuple(places[5:]), obstacles, traps)
        name = list(AIMS)[number % len(AIMS)]
        began = perf_counter_ns()
        turn_of(position, AIMS[name], 3)
        times[name].append((perf_counter_ns() - began) / 1e3)
    every = [one for some in times.values() for one in some]
    found = {
        "hexes": len(ground.hexes),
        "sight_ms": round(sight_ms, 1),
        "median_us": round(median(every), 1),
        "worst_us": round(max(every), 1),
        "kinds": {name: round(median(some), 1) for name, some in times.items() if some},
    }
    if wanted.json:
        print(json.dumps(found))
        return
    print(f"{found['hexes']} hexes; sight of all pairs {found['sight_ms']} ms, once for each map")
    print(f"a turn: median {found['median_us']} µs, worst {found['worst_us']} µs")
    for name, middle in found["kinds"].items():
        print(f"  {name}: {middle} µs")


if __name__ == "__main__":
    main()
