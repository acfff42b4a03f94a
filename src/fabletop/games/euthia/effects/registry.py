"""How effects are carried out: in order, as far as possible. `run_*.py` enter what each does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

from ....kernel.ask import Rule
from ..state import Table
from .aim import Aim as Aim

Run: TypeAlias = Callable[[Table, Aim, Any], Rule[None] | None]
F = TypeVar("F", bound=Callable[..., Any])

RUNS: dict[type, Run] = {}
POINT: dict[type, Callable[[Table, Aim, Any], bool]] = {}


def runs(kind: type) -> Callable[[F], F]:
    def enter(function: F) -> F:
        RUNS[kind] = function
        return function

    return enter


def sensible(*kinds: type) -> Callable[[F], F]:
    """Enter the condition under which an effect would do anything at all."""

    def enter(function: F) -> F:
        for kind in kinds:
            POINT[kind] = function
        return function

    return enter


def do_all(game: Table, aim: Aim, effects: Iterable[Any]) -> Rule[None]:
    for effect in effects:
        running = RUNS[type(effect)](game, aim, effect)
        if running is not None:
            yield from running


def possible(game: Table, aim: Aim, effects: Iterable[Any]) -> bool:
    """Would at least one of the effects do anything now?"""
    for effect in effects:
        point = POINT.get(type(effect))
        if point is None or point(game, aim, effect):
            return True
    return False
