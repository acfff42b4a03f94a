"""The monster solver: positions and maps from outside, answers as plain data.

For people at a real table, for the page in the browser and for tests; it needs no scenario.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

import msgspec

from ...kernel.hexes import Hex, neighbours
from .map.cells import Ground
from .map.sight import all_pairs, sees
from .monsters.explain import Explanation, explain
from .monsters.outcomes import turn_of
from .monsters.position import AttackShape, Foe, Mover, Position, printed_shape

Kind = Literal["obstacle", "trap", "hazard", "difficult"]
KINDS: tuple[Kind, ...] = ("obstacle", "trap", "hazard", "difficult")
MOST_HEXES = 2000
FARTHEST = 10_000


class BadPosition(ValueError):
    """A position that cannot be; the message says why."""


class LaidMonster(msgspec.Struct, forbid_unknown_fields=True):
    """The figure whose turn it is. Range 0 is melee; targets 0 no attack, -1 all in range."""

    at: Hex
    move: int = 0
    range: int = 0
    targets: int = 1
    aoe: list[Hex] | None = None
    flying: bool = False
    jump: bool = False
    muddled: bool = False


class LaidEnemy(msgspec.Struct, forbid_unknown_fields=True):
    """An enemy of the monster; the lower initiative is the earlier."""

    at: Hex
    initiative: int


class LaidPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What a player lays out."""

    hexes: list[Hex]
    monster: LaidMonster
    walls: list[tuple[Hex, Hex]] = []
    terrain: dict[str, str] = {}
    enemies: list[LaidEnemy] = []
    allies: list[Hex] = []


class Solved(msgspec.Struct, frozen=True):
    """One of the outcomes among which the players choose."""

    end: Hex
    targets: list[Hex]
    focus: Hex | None


class Solution(msgspec.Struct, frozen=True):
    outcomes: list[Solved]


class LaidMap(msgspec.Struct, forbid_unknown_fields=True):
    """A map and the pairs to be looked at; without pairs, all of them."""

    hexes: list[Hex]
    walls: list[tuple[Hex, Hex]] = []
    pairs: list[tuple[Hex, Hex]] | None = None


class Sightings(msgspec.Struct, frozen=True):
    """The pairs of hexes that see each other."""

    pairs: list[tuple[Hex, Hex]]


L = TypeVar("L", LaidPosition, LaidMap)


def solve(written: bytes | str) -> Solution:
    """Every equally good outcome of a monster's turn, sorted; the input is JSON."""
    laid = _read(written, LaidPosition)
    position = position_of(laid)
    at = {foe.id: foe.at for foe in position.foes}
    return Solution(
        sorted(
            (
                Solved(
                    one.end,
                    sorted(at[id] for id in one.targets),
                    None if one.focus is None else at[one.focus],
                )
                for one in turn_of(position, shape_laid(laid.monster), laid.monster.move)
            ),
            key=lambda one: (one.end, one.targets, one.focus or (0, 0)),
        )
    )


def reasons(written: bytes | str) -> Explanation:
    """Why: the candidates, hexes and ways behind a solution; enemies are named by their hex."""
    laid = _read(written, LaidPosition)
    return explain(position_of(laid), shape_laid(laid.monster), laid.monster.move)


def shape_laid(monster: LaidMonster) -> AttackShape | None:
    """The attack that was laid out; none for no targets."""
    if not monster.targets:
        return None
    return printed_shape(monster.range, monster.targets, tuple(monster.aoe or ()))


def sight(written: bytes | str) -> Sightings:
    """Which pairs of hexes see each other; the input is JSON."""
    laid = _read(written, LaidMap)
    ground = _ground(laid.hexes, laid.walls)
    if laid.pairs is None:
        return Sightings(list(all_pairs(ground)))
    for pair in laid.pairs:
        for at in pair:
            _on_the_map(ground, at, "A hex of a pair")
    return Sightings([(a, b) for a, b in laid.pairs if sees(ground, a, b)])


def read_position(written: bytes | str) -> LaidPosition:
    """What was laid out, read from JSON; whether it can be is for `position_of` to say."""
    return _read(written, LaidPosition)


def position_of(laid: LaidPosition) -> Position:
    """The position that was laid out, or `BadPosition`."""
    ground = _ground(laid.hexes, laid.walls)
    monster = laid.monster
    _check_numbers(monster)
    _check_figures(ground, laid)
    terrain: dict[str, list[Hex]] = {kind: [] for kind in KINDS}
    for where, kind in laid.terrain.items():
        at = _read_hex(where)
        _on_the_map(ground, at, f"Terrain ({kind})")
        if kind not in terrain:
            known = ", ".join(KINDS)
            raise BadPosition(f"Unknown terrain {kind!r} on {where}; it must be one of: {known}.")
        terrain[kind].append(at)
    gait: Literal["walk", "jump", "fly"] = "walk"
    if monster.flying or monster.jump:
        gait = "fly" if monster.flying else "jump"
    return Position(
        ground,
        Mover(monster.at, gait, monster.muddled),
        tuple(Foe(f"{one.at[0]},{one.at[1]}", one.at, one.initiative) for one in laid.enemies),
        tuple(laid.allies),
        tuple(terrain["obstacle"]),
        (*terrain["trap"], *terrain["hazard"]),
        tuple(terrain["difficult"]),
    )


def _read(written: bytes | str, kind: type[L]) -> L:
    try:
        return msgspec.json.decode(written, type=kind)
    except msgspec.DecodeError as error:  # what is expected and where, in msgspec's words
        raise BadPosition(f"This is no position: {error}.") from None


def _ground(hexes: Iterable[Hex], walls: Iterable[tuple[Hex, Hex]]) -> Ground:
    cells, lines = list(hexes), list(walls)
    if not cells:
        raise BadPosition("A map needs at least one hex.")
    if len(cells) > MOST_HEXES:
        raise BadPosition(f"A map may have at most {MOST_HEXES} hexes; this one has {len(cells)}.")
    for q, r in cells:
        if max(abs(q), abs(r)) > FARTHEST:
            raise BadPosition(f"The hex {q},{r} lies too far from 0,0; {FARTHEST} is the limit.")
    for a, b in lines:
        if b not in neighbours(a):
            raise BadPosition(
                f"A wall stands between neighbours; {_say(a)} and {_say(b)} are none."
            )
    return Ground(cells, lines)


def _check_numbers(monster: LaidMonster) -> None:
    for name, value, least in (
        ("move", monster.move, 0),
        ("range", monster.range, 0),
        ("targets", monster.targets, -1),
    ):
        if value < least:
            raise BadPosition(f"The monster's {name} is {value}; the least is {least}.")


def _check_figures(ground: Ground, laid: LaidPosition) -> None:
    taken: dict[Hex, str] = {}
    figures = [("The monster", laid.monster.at)]
    figures += [("An enemy", one.at) for one in laid.enemies]
    figures += [("An ally", at) for at in laid.allies]
    for who, at in figures:
        _on_the_map(ground, at, who)
        if at in taken:
            raise BadPosition(f"Two figures stand on {_say(at)}: {taken[at]} and {who}.")
        taken[at] = who


def _on_the_map(ground: Ground, at: Hex, what: str) -> None:
    if at not in ground:
        raise BadPosition(f"{what} lies off the map: {_say(at)}.")


def _read_hex(written: str) -> Hex:
    q, _, r = written.partition(",")
    try:
        return int(q), int(r)
    except ValueError:
        raise BadPosition(f"{written!r} is no hex; write it like 2,-1.") from None


def _say(at: Hex) -> str:
    return f"{at[0]},{at[1]}"
