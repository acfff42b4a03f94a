"""The context of the rules: what a rule function is given (state, chance, chronicle)."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from .chance import Chance
from .chronicle import Line
from .secrecy import EVERYONE, Audience, Zone

S = TypeVar("S", bound="State")


class State(Protocol):
    """Plain data; the only field that the kernel itself needs is `chance`."""

    chance: Chance


class Game(Generic[S]):
    """The context of one game in progress. Rules change its state and write its chronicle."""

    __slots__ = ("chance", "lines", "recording", "revealed", "state")

    def __init__(self, state: S, lines: list[Line], recording: bool) -> None:
        self.state = state
        self.chance = state.chance
        self.lines = lines
        self.recording = recording
        self.revealed = False

    def tell(self, id: str, audience: Audience = EVERYONE, **args: str | int) -> None:
        """Write a line into the chronicle."""
        if self.recording:
            self.lines.append(Line(id, args, audience))

    def reveal(self) -> None:
        """Note that somebody has just learned something: undo now needs consent."""
        self.revealed = True

    def deal(self, source: Zone, target: Zone) -> str:
        """Move the top card from one zone to another."""
        card = source.draw()
        target.put(card)
        if target.audience & ~source.audience:
            self.revealed = True
        return card
