"""The geometry and the monster algorithm once more, word for word as the specification has them.

Slow, naive, and written without the package under test: what both agree on is probably right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from fabletop.kernel.hexes import DIRECTIONS, Hex, neighbours

Point = tuple[int, int]
K: tuple[Point, ...] = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
INFINITE = 10**6


class Map:
    """Cells, walls and nothing else (5.2)."""

    def __init__(
        self,
        cells: Iterable[Hex],
        walls: Iterable[tuple[Hex, Hex]] = (),
        closed: Iterable[Hex] = (),
    ) -> None:
        self.cells = frozenset(cells)
        self.closed = frozenset(closed)
        self.walls = {frozenset(pair) for pair in walls}
        self.edges = list(self._edges())

    def _edges(self) -> Iterator[tuple[Point, Point]]:
        solid = {n for at in self.cells for n in neighbours(at)} - self.cells
        for at in solid | self.closed:
            for i in range(6):
                yield corner(at, i + 5), corner(at, i)
        for pair in self.walls:
            a, b = sorted(pair)
            i = DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))
            yield corner(a, i + 5), corner(a, i)

    def steps(self, at: Hex) -> list[Hex]:
        if at in self.closed:
            return []
        return [
            n
            for n in neighbours(at)
            if n in self.cells and n not in self.closed and frozenset((at, n)) not in self.walls
        ]

    def range(self, a: Hex, b: Hex) -> int:
        reached, edge, far = {a}, [a], 0
        while edge:
            if b in edge:
                return far
            edge = [n for at in edge for n in self.steps(at) if n not in reached]
            edge = list(dict.fromkeys(edge))
            reached |= set(edge)
            far += 1
        return INFINITE

    def los(self, a: Hex, b: Hex) -> bool:
        if a == b:
            return True
        for i in range(6):
            p = corner(a, i)
            if any(on(p, *edge) for edge in self.edges):
                continue
            for j in range(6):
                q = corner(b, j)
                if any(on(q, *edge) for edge in self.edges):
                    continue
                if p == q or not any(touch(p, q, *edge) for edge in self.edges):
                    return True
        return False


def corner(at: Hex, i: int) -> Point:
    return 3 * at[0] + K[i % 6][0], 3 * at[1] + K[i % 6][1]


def cross(o: Point, a: Point, b: Point) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def on(p: Point, a: Point, b: Point) -> bool:
    return (
        cross(a, b, p) == 0
        and min(a[0], b[0]) <= p[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
    )


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def touch(p: Point, q: Point, a: Point, b: Point) -> bool:
    if (
        sign(cross(p, q, a)) * sign(cross(p, q, b)) < 0
        and sign(cross(a, b, p)) * sign(cross(a, b, q)) < 0
    ):
        return True
    return on(a, p, q) or on(b, p, q) or on(p, a, b) or on(q, a, b)


class Oracle:
    """Section 6 for "Move, Attack", by trying every hex, every group and every path length."""

    def __init__(self, laid: dict[str, Any]) -> None:
        self.map = Map(laid["hexes"], laid["walls"])
        self.monster = laid["monster"]
        self.at: Hex = tuple(self.monster["at"])
        self.foes: dict[Hex, int] = {tuple(one["at"]): one["initiative"] for one in laid["enemies"]}
        self.allies = {tuple(at) for at in laid["allies"]}
        self.terrain = {
            (int(at.split(",")[0]), int(at.split(",")[1])): kind
            for at, kind in laid["terrain"].items()
        }
        self.attacks = self.monster["targets"] != 0
        self.ranged = self.attacks and self.monster["range"] > 0
        self.reach = self.monster["range"] if self.ranged else 1
        targets = self.monster["targets"]
        self.extra = 0 if targets == 0 else (10**3 if targets < 0 else targets - 1)
        self.area = [tuple(at) for at in self.monster["aoe"] or ()] if self.attacks else []
        self.disadv = self.ranged and not self.monster["muddled"]

    # 5.6

    def kind(self, at: Hex) -> str:
        return str(self.terrain.get(at, ""))

    def may_end(self, at: Hex) -> bool:
        if at == self.at:
            return True
        if at in self.foes or at in self.allies:
            return False
        return self.monster["flying"] or self.kind(at) != "obstacle"

    def costs(self, start: Hex) -> dict[Hex, tuple[int, int]]:
        """Bellman and Ford: relax until nothing changes."""
        above = self.monster["flying"] or self.monster["jump"]
        best = {start: (0, 0)}
        changed = True
        while changed:
            changed = False
            for at, (neg, points) in list(best.items()):
                for n in self.map.steps(at):
                    if not above and (n in self.foes or self.kind(n) == "obstacle"):
                        continue
                    cost = (neg, points + 1)
                    if not above:
                        harm = self.kind(n) in ("trap", "hazard")
                        cost = (neg + harm, points + (2 if self.kind(n) == "difficult" else 1))
                    if n not in best or cost < best[n]:
                        best[n] = cost
                        changed = True
        if above and not self.monster["flying"]:
            for at, (_, points) in best.items():
                if at != start:
                    landing = int(self.kind(at) in ("trap", "hazard"))
                    best[at] = (landing, points + (self.kind(at) == "difficult"))
        return best

    # 6.1

    def groups(self, at: Hex) -> set[frozenset[Hex]]:
        direct = {
            e for e in self.foes if self.map.range(at, e) <= self.reach and self.map.los(at, e)
        }
        if not self.area:
            size = min(1 + self.extra, len(direct))
            return {frozenset(some) for some in combinations(sorted(direct), size) if some}
        found = set()
        for covered in self.placed(at):
            base = {e for e in covered & set(self.foes) if self.map.los(at, e)}
            if not base:
                continue
            rest = sorted(direct - base)
            for some in combinations(rest, min(self.extra, len(rest))):
                found.add(frozenset(base | set(some)))
        return found

    def placed(self, at: Hex) -> Iterator[set[Hex]]:
        for pattern in self.turned():
            if not self.ranged:
                yield {(at[0] + q, at[1] + r) for q, r in pattern}
                continue
            q0, r0 = pattern[0]
            for e in self.foes:
                for q, r in pattern:
                    dq, dr = e[0] - q + q0, e[1] - r + r0
                    cover = {(dq + x - q0, dr + y - r0) for x, y in pattern}
                    if any(
                        p in self.map.cells and self.map.range(at, p) <= self.reach for p in cover
                    ):
                        yield cover

    def turned(self) -> Iterator[list[Hex]]:
        for mirror in (False, True):
            pattern = [(r, q) if mirror else (q, r) for q, r in self.area]
            for _ in range(6):
                pattern = [(-r, q + r) for q, r in pattern]
                yield pattern

    def outcomes(self) -> list[tuple[Hex, tuple[Hex, ...], Hex | None]]:
        P = {at: cost for at, cost in self.costs(self.at).items() if self.may_end(at)}
        possible = {at: self.groups(at) for at in P}
        cand = [
            (*P[h], self.map.range(self.at, e), self.foes[e], e)
            for h in P
            for g in possible[h]
            for e in g
        ]
        if not cand:
            return [(self.at, (), None)]
        best = min(one[:4] for one in cand)
        found = set()
        for focus in {one[4] for one in cand if one[:4] == best}:
            found |= set(self.ends(P, possible, focus))
        return sorted(found, key=str)

    # 6.2

    def ends(
        self,
        P: dict[Hex, tuple[int, int]],
        possible: dict[Hex, set[frozenset[Hex]]],
        focus: Hex,
    ) -> Iterator[tuple[Hex, tuple[Hex, ...], Hex]]:
        points = self.monster["move"]
        classes = sorted({(self.map.range(self.at, e), self.foes[e]) for e in self.foes})

        def rank(g: frozenset[Hex]) -> tuple[int, ...]:
            kinds = [(self.map.range(self.at, e), self.foes[e]) for e in g]
            return tuple(-kinds.count(one) for one in classes)

        def close(h: Hex, e: Hex) -> int:
            return int(self.disadv and self.map.range(h, e) == 1)

        def key1(h: Hex, g: frozenset[Hex]) -> tuple[Any, ...]:
            return (
                P[h][0],
                int(P[h][1] > points),
                close(h, focus),
                -len(g),
                P[h][1],
                rank(g),
            )

        pairs = [(h, g) for h in P for g in possible[h] if focus in g]
        best = min(key1(h, g) for h, g in pairs)
        wanted = {g for h, g in pairs if key1(h, g) == best}
        left = {
            (h, g): (sum(close(h, e) for e in g), P[h][1])
            for h, g in pairs
            if g in wanted and key1(h, g)[:3] == best[:3]
        }
        least = min(left.values())
        for (h, g), key in left.items():
            if key != least:
                continue
            if best[1] == 0:
                yield h, tuple(sorted(g)) if self.attacks else (), focus
            else:
                for stop in self.stops(P, h, points):
                    yield stop, (), focus

    def stops(self, P: dict[Hex, tuple[int, int]], d: Hex, points: int) -> Iterator[Hex]:
        keys = {}
        for s, (neg, cost) in P.items():
            if cost <= points:
                onward = self.costs(s).get(d)
                if onward is not None:
                    keys[s] = (neg + onward[0], onward[1], cost)
        best = min(keys.values())
        return (s for s, key in keys.items() if key == best)
