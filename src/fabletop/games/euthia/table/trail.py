"""What a roll went through, read from the lines of the chronicle that the seat may see: strengths,
and what turned each die."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from ....kernel.words import Say
from ....tablekit.shown import Written
from ..rules.rolls import flipped
from ..views.models import RollView, TableView
from .reach import elements_on

REROLLS = ("gaar", "monster-gaar")  # numbers that come with a die rolled again
NUMBER = re.compile(r"([+−-]?) ?(\d+)")


class Sum(msgspec.Struct, frozen=True):
    """The dice, how many numbers had joined them, and the strength that made."""

    dice: tuple[int, ...]
    joined: int
    strength: int


def trail(view: TableView, lines: Sequence[Written], say: Say) -> tuple[int, ...]:
    """8 › 4 › 9 › 8 › 6: the dice as they fell, then the strength after every change (EU-ROLL-7,
    EU-COMBAT-16, EU-COMBAT-17). Nothing where the beginning of the roll cannot be read any more."""
    roll = view.roll
    if roll is None:
        return ()
    told = [one.text for one in lines]
    opening = opened(roll, view, say)
    if opening not in told:
        return ()
    latest = len(told) - 1 - told[::-1].index(opening)
    values = [sum(roll.natural), *passed(roll, list(sums(roll, told[latest:], say)))]
    if len(values) > 1 and values[0] == values[1]:
        del values[0]  # nothing met the dice as they fell
    return tuple(values)


def turned(view: TableView, lines: Sequence[Written], say: Say) -> tuple[str, ...]:
    """Of each die of the roll what changed it: air at once (EU-ROLL-4), later a Gaar."""
    roll = view.roll
    if roll is None:
        return ()
    told = [one.text for one in lines]
    opening = opened(roll, view, say)
    latest = len(told) - 1 - told[::-1].index(opening) if opening in told else len(told)
    changes: list[list[str]] = [[] for _ in roll.dice]
    last = Sum(roll.natural, 0, sum(roll.natural))
    if flipped_by_air(view, roll):
        last = change(last, Sum(flip(roll.natural), 0, 0), "air", changes, say)
    for then in (*sums(roll, told[latest:], say), Sum(roll.dice, len(roll.terms), roll.total)):
        joined = [one.what for one in roll.terms[last.joined : then.joined]]
        cause = next((one for one in joined if one in REROLLS), "")
        last = change(last, then, cause, changes, say)
    return tuple(", ".join(one) for one in changes)


def change(last: Sum, then: Sum, cause: str, changes: list[list[str]], say: Say) -> Sum:
    """Note which dice lie otherwise than before."""
    name = say(f"web-eu-from-{cause}") if cause else say("web-eu-rerolled")
    for place, (old, new) in enumerate(zip(last.dice, then.dice, strict=True)):
        if old != new:
            changes[place].append(say("web-eu-die-turned", cause=name, **{"from": old, "to": new}))
    return then


def flip(dice: tuple[int, ...]) -> tuple[int, ...]:
    """EU-ROLL-2."""
    turned = list(dice)
    flipped(turned)
    return tuple(turned)


def flipped_by_air(view: TableView, roll: RollView) -> bool:
    """Has air turned a die of this roll? It acts on the field, on whoever is not sheltered."""
    hero = view.players[view.active]
    field = view.fight.field if view.fight is not None else hero.at
    if "air" not in elements_on(view, field):
        return False
    if roll.of == "hero":
        return "air" not in view.sheltered
    return not (view.fight is not None and view.fight.immune)


def opened(roll: RollView, view: TableView, say: Say) -> str:
    """The line with which this roll began."""
    if roll.of == "monster":
        return say("monster-rolled", dice=" + ".join(map(str, roll.natural)))
    first, second = roll.natural
    return say("rolled", who=view.players[roll.seat].hero, first=first, second=second)


@lru_cache(maxsize=3)
def pattern(say: Say) -> re.Pattern[str]:
    line = re.escape(say("sum", sum="SUM", total="TOTAL"))
    return re.compile(line.replace("SUM", r"([\d +−]+)").replace("TOTAL", r"-?\d+"))


def sums(roll: RollView, told: Sequence[str], say: Say) -> Iterator[Sum]:
    """What was told of this roll."""
    amounts = [one.amount for one in roll.terms]
    dice = len(roll.dice)
    for line in told:
        found = pattern(say).fullmatch(line)
        if found is None:
            continue
        numbers = [
            -int(number) if sign == "−" else int(number)
            for sign, number in NUMBER.findall(found[1])
        ]
        joined = numbers[dice:]
        if joined == amounts[: len(joined)]:  # else it is of a roll in between
            yield Sum(tuple(numbers[:dice]), len(joined), sum(numbers))


def passed(roll: RollView, told: Sequence[Sum]) -> Iterator[int]:
    """Where the dice lie as before, each number joins alone; where they do not, only what came of
    it is sure."""
    amounts = [one.amount for one in roll.terms]
    last = Sum(roll.dice, len(amounts), roll.total)
    now, *later = *(told or [Sum(roll.dice, 0, sum(roll.dice))]), last
    yield now.strength
    for then in later:
        if then.dice == now.dice:
            strength = now.strength
            for amount in amounts[now.joined : then.joined]:
                strength += amount
                yield strength
        else:
            yield then.strength
        now = then
