"""SVG geometry of the dungeon: floors, walls and fog, cached for the same rooms."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt

import msgspec

from ....kernel.hexes import Hex, neighbours
from ..layouts import Scenario
from ..library import library
from ..map.cells import Ground
from ..map.sight import sight_from
from ..rules.scenarios import FAR_AWAY, dungeon_of
from ..state import Laid
from ..views import TableView

RADIUS = 32
WIDTH = sqrt(3) * RADIUS
MARGIN = 44
SIDE = WIDTH / 2
CORNERS = (
    (SIDE, RADIUS / 2),
    (0.0, float(RADIUS)),
    (-SIDE, RADIUS / 2),
    (-SIDE, -RADIUS / 2),
    (0.0, float(-RADIUS)),
    (SIDE, -RADIUS / 2),
)


class Fog(msgspec.Struct, frozen=True):
    """A room behind a closed door: its outline, and where to write that it is unknown."""

    id: str
    path: str
    edge: str
    x: int
    y: int


class DungeonArt(msgspec.Struct, frozen=True):
    """All that stays the same until a door is opened. `box` frames the lit rooms for the camera.
    `cells` and `sees` are for the previews: the hexes in their order, and for each the set of
    those in sight as a number in base 16."""

    box: tuple[int, int, int, int]
    floors: tuple[tuple[str, str], ...]  # room, path
    walls: str
    thin: str
    fogs: tuple[Fog, ...]
    cells: str
    sees: str
    near: str


def middle(at: Hex) -> tuple[int, int]:
    """Where a hex is drawn."""
    return round(WIDTH * (at[0] + at[1] / 2)), round(1.5 * RADIUS * at[1])


def outline(at: Hex, inset: float = 1.0) -> str:
    x, y = middle(at)
    points = " ".join(f"{x + inset * dx:.1f} {y + inset * dy:.1f}" for dx, dy in CORNERS)
    return f"M{points}z"


def outlines(hexes: Iterable[Hex], inset: float = 1.0) -> str:
    return "".join(outline(at, inset) for at in hexes)


def edge(at: Hex, direction: int) -> str:
    x, y = middle(at)
    (ax, ay), (bx, by) = CORNERS[direction - 1], CORNERS[direction]
    return f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}"


def border(hexes: frozenset[Hex]) -> str:
    """Every side of these hexes behind which there is none of them."""
    return "".join(
        edge(at, number)
        for at in sorted(hexes)
        for number, other in enumerate(neighbours(at))
        if other not in hexes
    )


def scenario_shown(view: TableView) -> Scenario:
    if view.dungeon:
        return dungeon_of(view.dungeon)
    return library().scenarios[view.scenario]


def dungeon_art(view: TableView) -> DungeonArt:
    return _drawn(view.scenario, view.dungeon, view.revealed, view.opened)


def ground_of(view: TableView) -> Ground:
    return _ground(view.scenario, view.dungeon, view.revealed, view.opened)


@lru_cache(maxsize=512)
def _ground(
    scenario: str, dungeon: tuple[Laid, ...], revealed: tuple[str, ...], opened: tuple[str, ...]
) -> Ground:
    record = dungeon_of(dungeon) if dungeon else library().scenarios[scenario]
    lit = frozenset(revealed)
    cells = [at for room in record.rooms if room.id in lit for at in room.hexes]
    doors = [one for one in record.doors if not lit.isdisjoint(one.rooms)]
    closed = [one.at for one in doors if one.id not in opened]
    return Ground([*cells, *(one.at for one in doors)], record.walls, closed)


@lru_cache(maxsize=512)
def _drawn(
    scenario: str, dungeon: tuple[Laid, ...], revealed: tuple[str, ...], opened: tuple[str, ...]
) -> DungeonArt:
    record = dungeon_of(dungeon) if dungeon else library().scenarios[scenario]
    here = _ground(scenario, dungeon, revealed, opened)
    lit = frozenset(revealed)
    floors = tuple((room.id, outlines(room.hexes)) for room in record.rooms if room.id in lit)
    doors = [one for one in record.doors if not lit.isdisjoint(one.rooms)]
    whole = frozenset(here.hexes)
    behind = {room for one in doors for room in one.rooms} - lit
    fogs = tuple(
        fog(room.id, frozenset(room.hexes), whole)
        for room in record.rooms
        if room.id in behind and FAR_AWAY not in room.hexes
    )
    return DungeonArt(
        box=frame(here.hexes),
        floors=floors,
        walls=border(whole),
        thin="".join(
            edge(a, neighbours(a).index(b)) for a, b in record.walls if a in whole and b in whole
        ),
        fogs=fogs,
        cells=" ".join(f"{q},{r}" for q, r in here.hexes),
        sees=" ".join(format(sight_from(here, number), "x") for number in range(len(here.hexes))),
        near=" ".join(
            ",".join(str(cell) for cell in here.near[number]) for number in range(len(here.hexes))
        ),
    )


def fog(id: str, hexes: frozenset[Hex], known: frozenset[Hex]) -> Fog:
    places = [middle(at) for at in hexes]
    x = sum(one[0] for one in places) // len(places)
    y = sum(one[1] for one in places) // len(places)
    return Fog(id, outlines(sorted(hexes - known)), border(hexes), x, y)


def frame(hexes: Iterable[Hex]) -> tuple[int, int, int, int]:
    """x, y, width and height of a drawing with all these hexes."""
    places = [middle(at) for at in hexes] or [(0, 0)]
    left, top = min(x for x, _ in places) - MARGIN, min(y for _, y in places) - MARGIN
    right, bottom = max(x for x, _ in places) + MARGIN, max(y for _, y in places) + MARGIN
    return left, top, right - left, bottom - top
