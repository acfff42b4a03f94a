"""Hexes in words: how far, which way, and what is there. Nobody has to read coordinates."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, pi

from ....kernel.hexes import Hex, distance, flood, neighbours
from ....kernel.words import Say
from ..map.cells import Ground
from ..views import FigureView, TableView
from .ground import ground_of, middle, scenario_shown
from .naming import called

WAYS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


def whereabouts(at: Hex, view: TableView, say: Say) -> str:
    """A hex as seen from whoever acts (or the own hero, or the middle of the map)."""
    here = viewpoint(view)
    place = seen_from(here.at, at, view, say) if here is not None else from_middle(at, view, say)
    there = landmark(at, here, view, say)
    return f"{place} · {there}" if there else place


def viewpoint(view: TableView) -> FigureView | None:
    """Whoever acts, else the own hero."""
    standing = {one.id: one for one in view.figures}
    own = view.heroes[view.seat].type if view.seat is not None else ""
    return standing.get(view.turn.figure) or standing.get(own)


def seen_from(here: Hex, at: Hex, view: TableView, say: Say) -> str:
    if here == at:
        return say("web-gh-at-here")
    steps = steps_from(ground_of(view), here).get(at) or distance(here, at)
    return say("web-gh-at", steps=steps, way=say("web-gh-way-" + way(here, at)))


def from_middle(at: Hex, view: TableView, say: Say) -> str:
    centre = centre_of(ground_of(view))
    if centre == at:
        return say("web-gh-at-middle")
    told = say("web-gh-at", steps=distance(centre, at), way=say("web-gh-way-" + way(centre, at)))
    return say("web-gh-at-from-middle", where=told)


@lru_cache(maxsize=512)
def centre_of(ground: Ground) -> Hex:
    """The hex that is nearest to all others."""
    return min(ground.hexes, key=lambda one: (sum(distance(one, at) for at in ground.hexes), one))


@lru_cache(maxsize=512)
def steps_from(ground: Ground, here: Hex) -> dict[Hex, int]:
    """Hexes on the way around walls, whoever stands there."""

    def beside(at: Hex) -> list[Hex]:
        return [ground.hexes[cell] for cell in ground.near[ground.index[at]]]

    return flood([here], beside) if here in ground.index else {}


def way(start: Hex, end: Hex) -> str:
    """The point of the compass; the map's top is north."""
    (x, y), (to_x, to_y) = middle(start), middle(end)
    return WAYS[round(atan2(to_y - y, to_x - x) / (pi / 4)) % len(WAYS)]


def landmark(at: Hex, here: FigureView | None, view: TableView, say: Say) -> str:
    """What lies there, or who stands beside it: an enemy before a friend."""
    kind = next((one.kind for one in view.tiles if one.at == at), "")
    if kind:
        return say("web-gh-tile-" + kind)
    if any(one.at == at for one in scenario_shown(view).doors):
        return say("web-gh-at-door")
    if at in view.money:
        return say("web-gh-at-money")
    around = neighbours(at)
    beside = [one for one in view.figures if one.at in around and one is not here]
    if not beside:
        return ""
    side = here.side if here is not None else "heroes"
    beside.sort(key=lambda one: (one.side == side, one.id))
    return say("web-gh-at-beside", who=called(beside[0].id, "", view, say))
