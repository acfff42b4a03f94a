"""Questions to the map that the rules ask: distance, sight, what lies on a hex."""

from __future__ import annotations

from collections.abc import Iterable

from ..map.ground import ground
from ..state import GloomhavenState, Overlay
from ..terms import Hex

_INDEX: dict[int, tuple[tuple[Overlay, ...], dict[Hex, Overlay]]] = {}
_MANY = 256


def tiles(state: GloomhavenState) -> dict[Hex, Overlay]:
    """The overlay tiles by hex; kept as long as the same tiles lie there."""
    laid = state.overlays
    known = _INDEX.get(id(laid))
    if known is None or known[0] is not laid:
        if len(_INDEX) > _MANY:
            _INDEX.clear()
        known = _INDEX[id(laid)] = (laid, {one.at: one for one in laid})
    return known[1]


def kind_at(state: GloomhavenState, at: Hex) -> str:
    tile = tiles(state).get(at)
    return "" if tile is None else tile.kind


def far(state: GloomhavenState, a: Hex, b: Hex) -> int:
    """GH-LOS-10: range around walls; very much where there is no way."""
    return ground(state).far(a, b)


def sees(state: GloomhavenState, a: Hex, b: Hex) -> bool:
    return ground(state).sees(a, b)


def within(state: GloomhavenState, a: Hex, b: Hex, distance: int) -> bool:
    """In range and in sight."""
    here = ground(state)
    return here.far(a, b) <= distance and here.sees(a, b)


def near(state: GloomhavenState, at: Hex) -> tuple[Hex, ...]:
    """The hexes adjacent to one, not over walls and not through closed doors."""
    return ground(state).around(at)


def on_map(state: GloomhavenState, at: Hex) -> bool:
    return at in ground(state)


def occupied(state: GloomhavenState, at: Hex) -> bool:
    return any(one.at == at for one in state.figures.values())


def empty(state: GloomhavenState, at: Hex) -> bool:
    """1.5: no figure, no token, no overlay tile."""
    return (
        on_map(state, at)
        and at not in tiles(state)
        and not occupied(state, at)
        and at not in state.money
        and all(place != at for place, _ in state.treasures)
        and at not in ground(state).closed
    )


def nearest(state: GloomhavenState, start: Hex, hexes: Iterable[Hex]) -> list[Hex]:
    """Those of the hexes that are nearest by range."""
    here = ground(state)
    best, found = 999, []
    for at in hexes:
        distance = here.far(start, at)
        if distance < best:
            best, found = distance, [at]
        elif distance == best:
            found.append(at)
    return found
