"""Games of a few lines, for tests of one service of the kernel at a time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from fabletop.kernel.ask import Seat
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import (
    Content,
    Face,
    GameDef,
    Judgement,
    Options,
    Result,
    Rules,
    Secrets,
    Step,
)
from fabletop.kernel.secrecy import NOBODY, Eyes, Zone
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying
from fabletop.kernel.words import Say


class Notes(msgspec.Struct):
    """A state that remembers what happened, and which step comes next."""

    chance: Chance
    step: int = 0
    notes: list[str] = []
    deck: Zone = msgspec.field(default_factory=lambda: Zone(NOBODY, list("abcdefgh")))


def _setup(chance: Chance, seats: int, options: Options) -> Notes:
    return Notes(chance)


def _result(state: Notes) -> Result:
    return Result((), (), "end")


def _view(state: Notes, eyes: Eyes) -> tuple[str, ...]:
    return tuple(state.notes)


def _hidden(state: Notes, eyes: Eyes) -> list[list[Zone]]:
    return [[state.deck]]


def _components(state: Notes) -> Mapping[str, int]:
    return {}


def _evaluate(state: Notes, seat: Seat) -> float:
    return 0.0


def _rounds(state: Notes) -> int:
    return state.step


def _describe(seen: object, say: Say) -> list[str]:
    return []


def tiny(*steps: Step) -> GameDef:
    """A game of the given steps, one after the other; each must raise `state.step` itself."""

    def next_step(state: Notes) -> Step | None:
        return steps[state.step] if state.step < len(steps) else None

    return GameDef(
        id="tiny",
        title="Tiny",
        seats=(1, 4),
        rules=Rules(
            state=Notes,
            setup=_setup,
            next_step=next_step,
            result=_result,
            rounds=_rounds,
            components=_components,
            prefix="TI",
        ),
        secrets=Secrets(view=_view, hidden=_hidden),
        content=Content(folder=Path(__file__).parent),
        judgement=Judgement(evaluate=_evaluate),
        face=Face(describe=_describe),
    )


def start(*steps: Step, seats: int = 3, seed: int = 1) -> Session:
    """A tiny game up to its first question."""
    return replaying.start(tiny(*steps), seats, seed, {})
