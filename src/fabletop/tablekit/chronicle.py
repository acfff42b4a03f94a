"""View-model of the chronicle: turns in reading order, names emphasized, old turns in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from .models import ChronicleArt, Part, TurnArt
from .shown import Written

OPEN_TURNS = 2  # the newest turns whose lines a page holds; of the others it holds a summary
BRIEF_LINES = 3

Parts: TypeAlias = Callable[[str], tuple[Part, ...]]


class Opening(NamedTuple):
    """What the first line of a turn says: the round, if it is a new one, and whose turn it is."""

    round: str = ""
    title: str = ""
    seat: int | None = None


class Reading(NamedTuple):
    """How a game's lines become turns. `weights` are those of lines that a summary may take, by
    message; `opening` knows the lines with which a turn begins."""

    opening: Callable[[Written], Opening | None]
    parts: Parts
    weights: Mapping[str, int]


def in_turns(lines: Sequence[Written], reading: Reading, *, whole: bool) -> tuple[TurnArt, ...]:
    """The lines as turns, oldest first. Of a chronicle that was cut at its beginning the turn that
    lost its first line is left out."""
    groups = _groups(lines, reading.opening)
    cut = bool(lines) and lines[0].number > 1
    if cut and len(groups) > 1 and groups[0][0] is None:
        groups = groups[1:]
    last = len(groups) - 1
    turns = []
    headed = ""
    for at, (opening, some) in enumerate(groups):
        turn = _turn(opening, some, reading, shown=whole or last - at < OPEN_TURNS)
        turns.append(msgspec.structs.replace(turn, round="") if turn.round == headed else turn)
        headed = turn.round or headed
    return tuple(turns)


Group: TypeAlias = tuple[Opening | None, list[Written]]


def _groups(lines: Iterable[Written], opening: Callable[[Written], Opening | None]) -> list[Group]:
    groups: list[Group] = []
    for one in lines:
        begun = opening(one)
        if begun is not None or not groups:
            groups.append((begun, []))
        groups[-1][1].append(one)
    return groups


def _turn(
    opening: Opening | None, lines: Sequence[Written], reading: Reading, *, shown: bool
) -> TurnArt:
    begun = opening or Opening()
    told = lines if opening is None else lines[1:]
    return TurnArt(
        number=lines[0].number,
        last=lines[-1].number,
        round=begun.round,
        title=begun.title,
        seat=begun.seat,
        brief=reading.parts(brief(begun.title, told, reading.weights)),
        open=shown,
        lines=tuple(_line(one, reading.parts) for one in told if shown),
    )


def _line(line: Written, parts: Parts) -> ChronicleArt:
    return ChronicleArt(line.number, parts(line.text))


def since_last(turns: Sequence[TurnArt], seat: int | None) -> tuple[TurnArt, ...]:
    """The turns of others after the last finished turn of this seat, if it has the newest turn."""
    if seat is None or not turns or turns[-1].seat != seat:
        return ()
    before = turns[:-1]
    first = max((at + 1 for at, one in enumerate(before) if one.seat == seat), default=0)
    return tuple(one for one in before[first:] if one.title)


def brief(title: str, lines: Iterable[Written], weights: Mapping[str, int]) -> str:
    """A turn in one sentence: its weightiest lines in their order, without the name before each."""
    weighed = [(weights.get(one.id, 0), one) for one in lines]
    best = sorted((one for one in weighed if one[0]), key=lambda one: -one[0])[:BRIEF_LINES]
    kept = sorted((one for _, one in best), key=lambda one: one.number)
    return "; ".join(_clause(title, one.text) for one in kept)


def _clause(title: str, text: str) -> str:
    said = text.removesuffix(".")
    return said.removeprefix(f"{title} ") if title else said


def any_of(names: Iterable[str]) -> str:
    """A regular expression for any of these names; longer ones match first."""
    return "|".join(map(re.escape, sorted(set(names), key=len, reverse=True)))


def set_off(text: str, names: re.Pattern[str]) -> tuple[Part, ...]:
    """Split a sentence into parts; names are strong."""
    found: list[Part] = []
    end = 0
    for match in names.finditer(text):
        if match.start() > end:
            found.append(Part(text[end : match.start()], False))
        found.append(Part(match[0], True))
        end = match.end()
    if end < len(text):
        found.append(Part(text[end:], False))
    return tuple(found)
