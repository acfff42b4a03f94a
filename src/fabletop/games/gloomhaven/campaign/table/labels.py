"""Where names stand on the world map, so that none hides a place or another name.

Places lie where the game puts them, some of them close together. Each name takes the side of its
place on which it covers least; then the names of regions look for room between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

LETTER, HIGH = 11, 24  # of the name of a place
REGION_LETTER, REGION_HIGH = 21, 30
TOKEN = 27  # half of a place's circle, with its edge
GAP = 6
WIDE, TALL = 1500, 1000  # of the map
STEP = 30
MARGIN = 12
NEAR = 220  # names of places further apart do not meet
ROUNDS = 3

SIDES = ("below", "above", "right", "left")


Point: TypeAlias = tuple[int, int]


class Box(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int


class Named(NamedTuple):
    """A place and its name; `half` is how far its sign reaches."""

    id: str
    name: str
    x: int
    y: int
    half: int = TOKEN


def shared(one: Box, other: Box) -> int:
    """How much of the map two boxes both cover."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    tall = min(one.bottom, other.bottom) - max(one.top, other.top)
    return wide * tall if wide > 0 and tall > 0 else 0


def outside(one: Box) -> int:
    """How much of it hangs over the edge."""
    whole = (one.right - one.left) * (one.bottom - one.top)
    return whole - shared(one, Box(0, 0, WIDE, TALL))


def sign(one: Named) -> Box:
    return Box(one.x - one.half, one.y - one.half, one.x + one.half, one.y + one.half)


def beside(one: Named, side: str) -> Box:
    """The box of a name on a side of its place."""
    wide = LETTER * len(one.name)
    left, top = one.x - wide // 2, one.y - HIGH // 2
    match side:
        case "above":
            top = one.y - one.half - GAP - HIGH
        case "below":
            top = one.y + one.half + GAP
        case "right":
            left = one.x + one.half + GAP
        case "left":
            left = one.x - one.half - GAP - wide
    return Box(left, top, left + wide, top + HIGH)


def sides(places: Sequence[Named], others: Sequence[Box] = ()) -> Mapping[str, str]:
    """The side for each name: each for itself, and neighbours two by two, as long as somebody
    covers something. `others`: what else lies on the map."""
    return _sides(tuple(places), tuple(others))


@lru_cache(maxsize=64)
def _sides(places: tuple[Named, ...], others: tuple[Box, ...]) -> Mapping[str, str]:
    signs = [*(sign(one) for one in places), *others]
    chosen = {one.id: SIDES[0] for one in places}
    pairs = [(one, other) for one in places for other in places if one is other or near(one, other)]
    for _ in range(ROUNDS):
        for one, other in pairs:
            rest = [beside(each, chosen[each.id]) for each in places if each not in (one, other)]
            price = partial(cost, (one, other), signs=signs, rest=rest)
            if price((chosen[one.id], chosen[other.id]))[0]:
                chosen[one.id], chosen[other.id] = min(together(one, other), key=price)
    return chosen


def near(one: Named, other: Named) -> bool:
    return abs(one.x - other.x) < NEAR and abs(one.y - other.y) < NEAR


def together(one: Named, other: Named) -> list[tuple[str, str]]:
    """The sides two names may take; of one alone the same twice."""
    return [(a, b) for a in SIDES for b in SIDES if one is not other or a == b]


def cost(
    two: tuple[Named, Named], at: tuple[str, str], signs: Sequence[Box], rest: Sequence[Box]
) -> tuple[int, int]:
    """What two names cover on these sides; at the same price the usual sides."""
    first, second = (beside(one, side) for one, side in zip(two, at, strict=True))
    covered = sum(shared(box, other) for box in (first, second) for other in (*signs, *rest)) + (
        shared(first, second) if two[0] is not two[1] else 0
    )
    return covered + outside(first) + outside(second), sum(SIDES.index(one) for one in at)


@lru_cache(maxsize=256)
def region_at(name: str, at: Point, outline: tuple[Point, ...], taken: tuple[Box, ...]) -> Point:
    """The middle of a region's name: near where it is meant, off everything that lies there."""

    def cost(spot: Point) -> tuple[int, int]:
        box = region_box(name, spot)
        covered = sum(shared(box, other) for other in taken) + outside(box)
        return covered, abs(spot[0] - at[0]) + abs(spot[1] - at[1])

    return min(rooms(at, outline), key=cost)


def region_box(name: str, at: Point) -> Box:
    half = REGION_LETTER * len(name) // 2
    return Box(at[0] - half, at[1] - REGION_HIGH + MARGIN // 2, at[0] + half, at[1] + MARGIN // 2)


def rooms(at: Point, outline: Sequence[Point]) -> Iterator[Point]:
    """Points within the region, and the one meant."""
    yield at
    xs, ys = [x for x, _ in outline] or [at[0]], [y for _, y in outline] or [at[1]]
    for y in range(min(ys) + STEP, max(ys), STEP):
        for x in range(min(xs) + STEP, max(xs), STEP):
            if inside((x, y), outline):
                yield x, y


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Even and odd: how many edges lie to the right of the point."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], *outline[:1]), strict=True):
        if (y1 > y) != (y2 > y):
            # the edge is crossed to the right: compare without dividing
            run = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
            odd ^= (run > 0) == (y2 > y1)
    return odd
