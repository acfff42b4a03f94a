"""Positions of monsters for tests, written as tersely as the specification writes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from fabletop.games.gloomhaven.solver import solve
from fabletop.kernel.hexes import Hex

# "map D6" of the specification
D6: tuple[Hex, ...] = tuple(
    (q, r) for q in range(-6, 7) for r in range(-6, 7) if max(abs(q), abs(r), abs(q + r)) <= 6
)
# "board B": sixteen columns of seven hexes
BOARD: tuple[Hex, ...] = tuple((q, r - q // 2) for q in range(16) for r in range(7))

Result = tuple[Hex, tuple[Hex, ...]]


def hexes(written: str) -> list[Hex]:
    """``(1,0) (2,-1)`` as hexes.

    >>> hexes("(1,0) (2,-1)")
    [(1, 0), (2, -1)]
    """
    pairs = written.replace("(", "").replace(")", "").split()
    return [(int(q), int(r)) for q, r in (pair.split(",") for pair in pairs)]


def laid(
    monster: str,
    enemies: dict[str, int],
    *,
    on: Iterable[Hex] = BOARD,
    W: str = "",
    O: str = "",  # noqa: E741  # the letters of the specification
    T: str = "",
    H: str = "",
    D: str = "",
    A: str = "",
    lines: str = "",
    **stats: Any,
) -> dict[str, Any]:
    """A position as the solver reads it."""
    removed = hexes(W)
    terrain = {
        f"{q},{r}": kind
        for kind, written in (("obstacle", O), ("trap", T), ("hazard", H), ("difficult", D))
        for q, r in hexes(written)
    }
    walls = [tuple(hexes(pair.replace("/", " "))) for pair in lines.split()]
    return {
        "hexes": [at for at in on if at not in removed],
        "walls": walls,
        "terrain": terrain,
        "monster": {
            "at": hexes(monster)[0],
            "move": 0,
            "range": 0,
            "targets": 1,
            "aoe": None,
            "flying": False,
            "jump": False,
            "muddled": False,
            **stats,
        },
        "enemies": [
            {"at": hexes(at)[0], "initiative": initiative} for at, initiative in enemies.items()
        ],
        "allies": hexes(A),
    }


def results(position: dict[str, Any]) -> list[Result]:
    """End and targets of every outcome."""
    found = {(one.end, tuple(one.targets)) for one in solve(msgspec.json.encode(position)).outcomes}
    return sorted(found)


def focuses(position: dict[str, Any]) -> set[Hex | None]:
    """Everybody who may be the focus."""
    return {one.focus for one in solve(msgspec.json.encode(position)).outcomes}


def expected(*written: str) -> list[Result]:
    """``(2,0): (3,0) (1,1)`` is an end and its targets; ``(2,0)`` an end without attack."""
    found = []
    for one in written:
        end, _, targets = one.partition(":")
        found.append((hexes(end)[0], tuple(sorted(hexes(targets)))))
    return sorted(found)
