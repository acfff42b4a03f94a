"""Doing effects: in the order written, each as far as possible (EL-GEN-1).

What each effect does is entered here by `effects/run*.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from ....kernel.ask import Rule
from ..rules.filters import Aim
from ..state import Table
from .vocabulary import AnyEffect

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
    """What says whether an effect of this kind can do anything now."""

    def enter(function: F) -> F:
        for kind in kinds:
            POINT[kind] = function
        return function

    return enter


def run_effects(game: Table, aim: Aim, effects: tuple[AnyEffect, ...]) -> Rule[None]:
    """EL-GEN-1: the impossible part is skipped; EL-GEN-2: "you" is whoever plays or owns it."""
    for effect in effects:
        running = RUNS[type(effect)](game, aim, effect)
        if running is not None:
            yield from running


def possible(game: Table, aim: Aim, effects: tuple[AnyEffect, ...]) -> bool:
    """Could at least one of the effects do something now?"""
    for effect in effects:
        point = POINT.get(type(effect))
        if point is None or point(game, aim, effect):
            return True
    return False
