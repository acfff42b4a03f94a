"""The solver's page: a position somebody has laid out, its outcomes and the reasons, drawn.

Every tied focus has its own reasons, every tied outcome its own way on the map.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ....kernel.hexes import Hex
from ....kernel.words import Say
from ..map.areas import laid_around, laid_over
from ..map.cells import Cells, each
from ..monsters.explain import Candidate, Explanation, Spot, Stop, explain
from ..monsters.movement import ways_to
from ..monsters.outcomes import Outcome, turn_of
from ..monsters.position import AttackShape, Position
from ..solver import BadPosition, LaidPosition, position_of, read_position, shape_laid
from .explain import COLUMNS, LETTERS, cells_of, path_of
from .ground import middle, outlines

MOST_HEXES = 250
MOST_ENEMIES = 8  # tied groups of targets grow fast with them
MOST_TARGETS = 3
MOST_BESIDE_AREA = 2
MOST_REASONS = 3  # of tied focuses; the others differ but in their letter
MOST_PATTERN = 15
MOST_RANGE = 8
MOST_MOVE = 20
SPOT_COLUMNS = (
    ("harm", "GH-MMOVE-07"),
    ("now", "GH-MMOVE-08"),
    ("wary", "GH-MMOVE-05"),
    ("count", "GH-MMOVE-04"),
    ("points", "GH-MMOVE-02"),
    ("whom", "GH-MMOVE-06"),
)


class RowDrawn(msgspec.Struct, frozen=True):
    """An entry of an elimination table; the cell that eliminates it is marked."""

    tag: str
    name: str
    cells: tuple[tuple[str, str], ...]
    kept: bool
    note: str
    at: str  # the hex it is about
    way: str = ""
    mark: str = ""  # outline of the hex the way leads to


class OutcomeDrawn(msgspec.Struct, frozen=True):
    number: int
    title: str
    note: str
    focus: str
    way: str
    end: str
    area: str
    lines: tuple[tuple[int, int, int, int], ...]


class FocusDrawn(msgspec.Struct, frozen=True):
    """What holds for one of the tied focuses."""

    focus: str
    title: str
    spots: tuple[RowDrawn, ...]
    stops: tuple[RowDrawn, ...]


class TagDrawn(msgspec.Struct, frozen=True):
    """The numbers of the outcomes that end on a hex."""

    text: str
    x: int
    y: int


class SolvedDrawn(msgspec.Struct, frozen=True):
    heads: tuple[tuple[str, str], ...]
    candidates: tuple[RowDrawn, ...]
    verdict: str
    outcomes: tuple[OutcomeDrawn, ...]
    tags: tuple[TagDrawn, ...]
    spot_heads: tuple[tuple[str, str], ...]
    focuses: tuple[FocusDrawn, ...]


@cache
def examples() -> dict[str, dict[str, Any]]:
    """Positions to begin with, by name."""
    written = Path(__file__).with_name("examples.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, dict[str, Any]])


def solved(written: bytes, say: Say) -> SolvedDrawn:
    """Everything the page shows of a position; `BadPosition` says what is wrong with it."""
    laid = read_position(written)
    check_size(laid)
    position, shape = position_of(laid), shape_laid(laid.monster)
    letters = {f"{q},{r}": LETTERS[n] for n, (q, r) in enumerate(one.at for one in laid.enemies)}
    outcomes = turn_of(position, shape, laid.monster.move)
    reasons = {
        focus: explain(position, shape, laid.monster.move, focus)
        for focus in list(dict.fromkeys(one.focus for one in outcomes))[:MOST_REASONS]
    }
    first = next(iter(reasons.values()))
    drawn = [outcome(position, shape, one, letters, say) for one in outcomes]
    numbered = tuple(msgspec.structs.replace(one, number=n) for n, one in enumerate(drawn, 1))
    return SolvedDrawn(
        heads=tuple((say("web-gh-explain-head-" + name), rule) for name, rule in COLUMNS),
        candidates=tuple(candidate(one, position, letters, say) for one in first.candidates),
        verdict=verdict(first, letters, say),
        outcomes=numbered,
        tags=tags(outcomes),
        spot_heads=tuple((say("web-gh-solver-head-" + name), rule) for name, rule in SPOT_COLUMNS),
        focuses=tuple(
            focus_of(position, letters[focus], found, letters, say)
            for focus, found in reasons.items()
            if focus is not None
        ),
    )


def check_size(laid: LaidPosition) -> None:
    """The page is for a table; longer sums are for the command line."""
    monster = laid.monster
    for what, count, most in (
        ("hexes", len(laid.hexes), MOST_HEXES),
        ("thin walls", len(laid.walls), 3 * MOST_HEXES),
        ("enemies", len(laid.enemies), MOST_ENEMIES),
        ("hexes in the area pattern", len(monster.aoe or ()), MOST_PATTERN),
        ("targets", monster.targets, MOST_BESIDE_AREA if monster.aoe else MOST_TARGETS),
        ("points of movement", monster.move, MOST_MOVE),
        ("hexes of range", monster.range, MOST_RANGE),
    ):
        if count > most:
            raise BadPosition(f"This page takes at most {most} {what}; here are {count}.")


def candidate(one: Candidate, position: Position, letters: dict[str, str], say: Say) -> RowDrawn:
    letter = letters[one.foe]
    name = say("web-gh-solver-enemy", letter=letter)
    if one.lost_by == "GH-FOCUS-10":
        idle = (("–", "idle"),) * len(COLUMNS)
        return RowDrawn(letter, name, idle, False, say("web-gh-explain-far"), one.foe)
    values = (str(one.harm), str(one.points), str(one.proximity), f"{one.order:02}")
    way = path_of([position.mover.at, *one.way]) if one.way else ""
    mark = outlines([one.at], 0.8) if one.at is not None else ""
    cells = cells_of(values, one.lost_by)
    return RowDrawn(letter, name, cells, not one.lost_by, "", one.foe, way, mark)


def verdict(found: Explanation, letters: dict[str, str], say: Say) -> str:
    tied = sorted(letters[one.foe] for one in found.candidates if not one.lost_by)
    if not tied:
        return say("web-gh-explain-none")
    if len(tied) > 1:
        return say("web-gh-explain-tie", letters=", ".join(tied))
    return say("web-gh-explain-one", letter=tied[0])


def outcome(
    position: Position, shape: AttackShape | None, one: Outcome, letters: dict[str, str], say: Say
) -> OutcomeDrawn:
    start = position.mover.at
    way = () if one.end == start else ways_to(position, one.end)[0]
    to = f"{one.end[0]},{one.end[1]}"
    goes = say("web-gh-solver-goes", count=len(way), hex=to)
    attacked = sorted(letters[id] for id in one.targets)
    note = (
        say("web-gh-explain-attack", names=", ".join(attacked))
        if attacked
        else say("web-gh-explain-no-attack")
    )
    where = {foe.id: foe.at for foe in position.foes}
    return OutcomeDrawn(
        number=0,
        title=goes if way else say("web-gh-explain-stay"),
        note=note,
        focus=letters[one.focus] if one.focus is not None else "",
        way=path_of([start, *way]) if way else "",
        end=outlines([one.end], 0.86),
        area=area(position, shape, one),
        lines=tuple((*middle(one.end), *middle(where[id])) for id in one.targets),
    )


def area(position: Position, shape: AttackShape | None, one: Outcome) -> str:
    """One way to lay the pattern that hits these targets and, if possible, nobody else."""
    if shape is None or shape.area is None or not one.targets:
        return ""
    ground = position.ground
    where = {foe.id: foe.at for foe in position.foes}
    if shape.ranged:
        laid = laid_over(ground, shape.area, [where[id] for id in one.targets])
    else:
        laid = laid_around(ground, shape.area, ground.index[one.end])
    wanted = {id: 1 << ground.index[at] for id, at in where.items()}
    hit: Cells = sum(wanted[id] for id in one.targets)
    others: Cells = sum(wanted.values()) & ~hit
    best = max(
        laid,
        default=0,
        key=lambda cells: ((cells & hit).bit_count(), -(cells & others).bit_count(), cells),
    )
    return outlines((ground.hexes[at] for at in each(best)), 0.95) if best & hit else ""


def tags(outcomes: tuple[Outcome, ...]) -> tuple[TagDrawn, ...]:
    ends: dict[Hex, list[int]] = {}
    for number, one in enumerate(outcomes, 1):
        ends.setdefault(one.end, []).append(number)
    made = []
    for end, numbers in ends.items():
        text = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        made.append(TagDrawn(text, *middle(end)))
    return tuple(made)


def focus_of(
    position: Position, letter: str, found: Explanation, letters: dict[str, str], say: Say
) -> FocusDrawn:
    return FocusDrawn(
        letter,
        say("web-gh-solver-spots", letter=letter),
        tuple(spot(one, position, letters, say) for one in found.spots),
        tuple(stop(one, found.stops) for one in found.stops),
    )


def spot(one: Spot, position: Position, letters: dict[str, str], say: Say) -> RowDrawn:
    values = (
        str(one.harm),
        say("web-gh-solver-yes" if one.now else "web-gh-solver-no"),
        say("web-gh-solver-yes" if one.disadvantage else "web-gh-solver-no"),
        str(len(one.targets)),
        str(one.points),
        " ".join(sorted(letters[id] for id in one.targets)),
    )
    at = f"{one.at[0]},{one.at[1]}"
    cells = cells_of(values, one.lost_by, SPOT_COLUMNS)
    name = say("web-gh-solver-here") if one.at == position.mover.at else at
    return RowDrawn("", name, cells, not one.lost_by, "", at, "", outlines([one.at], 0.62))


def stop(one: Stop, stops: tuple[Stop, ...]) -> RowDrawn:
    """Progress decides, then the points it takes."""
    best = next(each for each in stops if each.towards == one.towards and not each.lost_by)
    lost = "" if not one.lost_by else "left" if one.left != best.left else "points"
    cells = tuple(
        (str(value), "lost" if name == lost else "kept")
        for name, value in (("left", one.left), ("points", one.points))
    )
    at = f"{one.at[0]},{one.at[1]}"
    return RowDrawn("", at, cells, not one.lost_by, "", at, "", outlines([one.at], 0.62))
