"""Map index for bots: fields by what they offer, and distances between them.

It depends on the tiles and tokens of the map only, so it is cached by them (`atlas_of`).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias, TypeVar

from ..fields import Field, hexes_on, is_centre, number_of, place_of
from ..library import library
from ..rules.elites import in_lair
from ..rules.explore import stack_top
from ..rules.land import (
    all_fields,
    centre_open,
    encounter_at,
    is_mine,
    location,
    missing_around,
    monster_on,
    neighbours_of,
    shop_at,
    special,
    tile_at,
)
from ..state import EuthiaState
from ..terms import ELEMENTS, TREASURES
from .worth import loot_worth

MOST_TURNS = 40
WEIGHED_FIGHTS, WEIGHED_FREE = 2, 3  # how many goals of a kind count at all

Fields: TypeAlias = tuple[int, ...]
Key: TypeAlias = tuple[tuple[str, ...], Fields, Fields, Fields, Fields, Fields, int, str]


class Token(NamedTuple):
    """What a victory leaves on a field: the column of the scoring table in which its token counts,
    the level of a treasure it claims, and on towers how many of their hexes are still held."""

    column: str
    treasure: int = 0
    towers: int = 0


class Nearest(NamedTuple):
    """Goals with the steps to them."""

    monsters: list[tuple[int, tuple[int, Token, tuple[float, ...]]]]
    treasures: list[tuple[int, int]]
    edges: list[tuple[int, int]]


T = TypeVar("T")


def few(goals: list[tuple[int, T]], most: int) -> list[tuple[int, T]]:
    """The nearest of each sort."""
    taken: dict[T, int] = {}
    found = []
    for steps, sort in sorted(goals, key=lambda one: one[0]):
        taken[sort] = taken.get(sort, 0) + 1
        if taken[sort] <= most:
            found.append((steps, sort))
    return found


class Atlas:
    """One map: its fields by what they offer, and distances between them."""

    __slots__ = (
        "_far",
        "_lairs",
        "_nearest",
        "churches",
        "edges",
        "elementals",
        "encounters",
        "mines",
        "monsters",
        "near",
        "portals",
        "shops",
        "treasures",
    )

    def __init__(self, state: EuthiaState) -> None:
        self._far: dict[Field, dict[Field, int]] = {}
        self._lairs: dict[str, list[Field]] = {}
        self._nearest: dict[Field, Nearest] = {}
        self.near: dict[Field, list[Field]] = {}
        # field, level, what its token counts as, what its loot is worth by the turns left
        self.monsters: list[tuple[Field, int, Token, tuple[float, ...]]] = []
        self.mines: list[Field] = []
        self.elementals: list[Field] = []
        self.treasures: list[tuple[Field, int]] = []
        self.shops: list[tuple[Field, str]] = []
        self.encounters: list[tuple[Field, str]] = []
        self.edges: list[tuple[Field, int]] = []
        self.portals: list[Field] = []
        self.churches: list[Field] = []
        growing = stack_top(state) > 0
        for field in all_fields(state):
            self._enter(state, field, growing)

    def _enter(self, state: EuthiaState, field: Field, growing: bool) -> None:
        if is_centre(field) and not centre_open(state, field):
            self.near[field] = []
            return
        level = monster_on(state, field)
        if not is_centre(field) and growing and (missing := len(missing_around(state, field))):
            self.edges.append((field, missing))
        if level:
            loot = loot_by_turns(state.placed[place_of(field)], number_of(field))
            self.monsters.append((field, level, token_left(state, field), loot))
            self.near[field] = []  # nobody passes
            return
        self.near[field] = neighbours_of(state, field)
        here = location(state, field)
        if is_mine(here):
            self.mines.append(field)
        elif here in ELEMENTS:
            self.elementals.append(field)
        elif here in TREASURES:
            if field not in state.hero_tokens:
                self.treasures.append((field, TREASURES[here]))
        elif here == "portal":
            self.portals.append(field)
        shop = shop_at(state, field)
        if shop:
            self.shops.append((field, shop))
        elif special(state, field) == "church":
            self.churches.append(field)
        kind = encounter_at(state, field)
        if kind:
            self.encounters.append((field, kind))

    def far(self, start: Field) -> dict[Field, int]:
        """Fewest steps to every field that can be reached; a portal is a step to each other."""
        found = self._far.get(start)
        if found is None:
            found = self._far[start] = self._walk(start)
        return found

    def _walk(self, start: Field) -> dict[Field, int]:
        found = {start: 0}
        edge = [start]
        steps = 0
        first = True
        while edge:
            steps += 1
            further = []
            for at in edge:
                around = self.near[at] if not first or self.near[at] else self._out_of(at)
                if at in self.portals:
                    around = around + self.portals
                for field in around:
                    if field not in found and (self.near[field] or not is_centre(field)):
                        found[field] = steps
                        further.append(field)
            edge = further
            first = False
        return found

    def _out_of(self, start: Field) -> list[Field]:
        """From a field whose monster has just been met: wherever one could have come from."""
        return [field for field, around in self.near.items() if start in around]

    def nearest(self, start: Field) -> Nearest:
        """Of goals alike only the nearest ones: no more of them are ever weighed."""
        found = self._nearest.get(start)
        if found is None:
            far = self.far(start)
            monsters = [(far[one[0]], one[1:]) for one in self.monsters if far.get(one[0])]
            treasures = [(far[at], level) for at, level in self.treasures if at in far]
            edges = [(far[at], gap) for at, gap in self.edges if at in far and self.near[at]]
            found = self._nearest[start] = Nearest(
                few(monsters, WEIGHED_FIGHTS),
                few(treasures, WEIGHED_FREE),
                few(edges, WEIGHED_FREE),
            )
        return found

    def lairs(self, state: EuthiaState, bounty: str) -> list[Field]:
        """Liberated fields on which this elite can be challenged."""
        found = self._lairs.get(bounty)
        if found is None:
            record = library().bounties[bounty]
            found = self._lairs[bounty] = [
                field
                for field, around in self.near.items()
                if around and in_lair(state, field, record)
            ]
        return found


@cache
def loot_by_turns(tile: str, place: int) -> tuple[float, ...]:
    loot = library().map_tiles[tile].fields[place - 1].loot
    return tuple(loot_worth(loot, turns) for turns in range(MOST_TURNS))


def token_left(state: EuthiaState, field: Field) -> Token:
    """EU-COMBAT-31: the token that a victory here leaves."""
    here = location(state, field)
    if is_mine(here):
        return Token("interaction")
    if here in ("merchants", "alchemists"):
        return Token("trade")
    tile = tile_at(state, field)
    if tile.special == "towers":
        held = sum(monster_on(state, one) > 0 for one in hexes_on(place_of(field)))
        return Token("trade", towers=max(1, held))
    return Token("hero", treasure=TREASURES.get(here, 0))


_CACHE: dict[Key, Atlas] = {}
CACHE_SIZE = 600


def atlas_of(state: EuthiaState) -> Atlas:
    key: Key = (
        tuple(state.placed),
        tuple(state.anchors),
        tuple(state.hero_tokens),
        tuple(state.trade_tokens),
        tuple(state.interactions),
        tuple(state.peril.rubble),
        stack_top(state),
        state.options["map"],
    )
    found = _CACHE.get(key)
    if found is None:
        if len(_CACHE) >= CACHE_SIZE:
            _CACHE.clear()
        found = _CACHE[key] = Atlas(state)
    return found
