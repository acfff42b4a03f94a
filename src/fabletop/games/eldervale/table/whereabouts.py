"""Places in words: an empty hex by the realm beside it, a name in lines that fit on a tile."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.hexes import Hex, neighbours
from ....kernel.words import Say
from ..library import library
from ..views.models import TableView

# where a hex lies as seen from its neighbour: neighbours come clockwise from the east
SEEN_FROM = ("west", "north-west", "north-east", "east", "south-east", "south-west")
LINE = 13  # letters in a line of a name
SHORT = 9  # the same on a tile seen from afar


def beside(at: Hex, view: TableView, say: Say) -> str:
    """The way to an empty hex from a realm of the map: a ruin if one is near, or any other."""
    tiles = {(one.q, one.r): one.tile for one in view.realms}
    near = [
        (tiles[other] not in library().landmarks, way, tiles[other])
        for way, other in zip(SEEN_FROM, neighbours(at), strict=True)
        if other in tiles
    ]
    if not near:
        return ""
    _, way, tile = min(near, key=lambda one: one[0])
    return say(f"web-el-{way}-of", realm=tile)


@lru_cache(maxsize=500)
def lines(name: str, line: int = LINE) -> tuple[str, ...]:
    """A name in one line, or in two that are as even as can be, the first the shorter one."""
    words = name.split()
    if len(name) <= line or len(words) == 1:
        return (name,)
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(halves, key=lambda one: (max(map(len, one)), len(one[0])))
