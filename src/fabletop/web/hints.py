"""The adviser's opinion in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..bots.greedy import VICTORY, Weighed
from ..kernel.ask import Request
from ..kernel.words import Say
from .seen import said
from .snapshot import Hint, HintAnswer

MOST = 4


def weighed(request: Request, ranked: Sequence[Weighed], version: int, say: Say) -> Hint:
    """The best few answers, and whether the best is alone at the top."""
    answers = [
        HintAnswer(one.keys, said(one.keys, say), round(one.value, 2), _worth(one.value))
        for one in ranked[:MOST]
    ]
    equal = len(ranked) > 1 and ranked[0].value == ranked[1].value
    return Hint(request.seat, version, request.rule, answers, equal)


def _worth(value: float) -> Literal["victory", "defeat", "number"]:
    if abs(value) < VICTORY / 8:
        return "number"
    return "victory" if value > 0 else "defeat"
