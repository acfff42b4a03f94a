"""Whom a figure attacks: the focus and as many others as possible (GH-MATTACK, section 6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, groupby
from typing import TypeAlias

from ..map.cells import Cell, each
from .field import Field, Foes, field_of
from .position import AttackShape, Position

Merit: TypeAlias = int


class Ranking:
    """Extra targets compared: GH-MMOVE-06 3: by proximity, then by initiative.

    Enemies fall into classes of equal standing; a group is better the more it has of the first
    class, then of the second, and so on. Its merit counts them in one number.
    """

    __slots__ = ("merits",)

    def __init__(self, field: Field) -> None:
        standings = sorted({*zip(field.proximity, field.orders, strict=True)}, reverse=True)
        base = len(field.orders) + 1
        worth = {standing: base**place for place, standing in enumerate(standings)}
        self.merits: list[Merit] = [
            worth[pair] for pair in zip(field.proximity, field.orders, strict=True)
        ]

    def merit(self, foes: Foes) -> Merit:
        """The higher, the better the group."""
        return sum(self.merits[number] for number in each(foes))

    def best(self, foes: Foes, count: int) -> Iterator[Foes]:
        """The best groups of that size out of some enemies; several where they are equal."""
        ranked = sorted(each(foes), key=self.merits.__getitem__, reverse=True)
        taken = 0
        for _, equals in groupby(ranked, key=self.merits.__getitem__):
            tied = list(equals)
            if len(tied) > count:
                for some in combinations(tied, count):
                    yield taken | sum(1 << number for number in some)
                return
            taken |= sum(1 << number for number in tied)
            count -= len(tied)
        yield taken


def groups_of(position: Position, shape: AttackShape, focus: str) -> tuple[tuple[str, ...], ...]:
    """The equally good groups of targets from where the figure stands, the focus among them.

    None: GH-MATTACK-05: whoever cannot attack its focus attacks nobody else instead.
    """
    field = field_of(position, shape, True)
    goal = next(number for number, foe in enumerate(position.foes) if foe.id == focus)
    if goal not in field.targetable:
        return ()
    ranking = Ranking(field)
    keyed: dict[Foes, tuple[int, Merit, int]] = {}
    for cell in field.home:
        for group in best_groups(field, ranking, cell, goal):
            key = (-group.bit_count(), -ranking.merit(group), field.disadvantages(cell, group))
            keyed[group] = min(key, keyed.get(group, key))
    best = min(keyed.values(), default=None)
    return tuple(named(position, group) for group, key in keyed.items() if key == best)


def possible(position: Position, shape: AttackShape, group: tuple[str, ...]) -> bool:
    """Can the group for which a figure moved still be attacked from where it stands?"""
    field = field_of(position, shape, True)
    wanted = 0
    for number in field.targetable:
        if position.foes[number].id in group:
            wanted |= 1 << number
    return wanted.bit_count() == len(group) and any(
        can_attack(field, cell, wanted) for cell in field.home
    )


def named(position: Position, group: Foes) -> tuple[str, ...]:
    """The ids of a group, in the order of the position."""
    return tuple(position.foes[number].id for number in each(group))


def best_groups(field: Field, ranking: Ranking, cell: Cell, focus: int) -> tuple[Foes, ...]:
    """GH-MATTACK-02: from a hex, the groups with the focus that are largest, then of most merit."""
    found: list[Foes] = []
    best: tuple[int, Merit] = (0, 0)
    for group in dict.fromkeys(_groups(field, ranking, cell, 1 << focus)):
        key = (group.bit_count(), ranking.merit(group))
        if key > best:
            found, best = [group], key
        elif key == best:
            found.append(group)
    return tuple(found)


def _groups(field: Field, ranking: Ranking, cell: Cell, focus: Foes) -> Iterable[Foes]:
    direct = field.in_reach(cell)
    extra = field.shape.extra
    if field.shape.area is None:
        if direct & focus:
            if not extra:
                yield focus
            else:
                for rest in ranking.best(direct & ~focus, extra):
                    yield rest | focus
        return
    for base in field.areas_from(cell):
        rest = direct & ~base
        if base & focus:
            for more in ranking.best(rest, extra):
                yield base | more
        elif extra and rest & focus:  # the focus as the single target beside the area
            for more in ranking.best(rest & ~focus, extra - 1):
                yield base | focus | more


def can_attack(field: Field, cell: Cell, group: Foes) -> bool:
    """Can this group be attacked from a hex from which no larger one with the focus can be?"""
    direct = field.in_reach(cell)
    if field.shape.area is None:
        return not group & ~direct
    return any(
        not base & ~group
        and not group & ~base & ~direct
        and (group & ~base).bit_count() <= field.shape.extra
        for base in field.areas_from(cell)
    )
