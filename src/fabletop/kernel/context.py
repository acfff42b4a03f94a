"""The context of the rules: what a rule function is given (state, chance, chronicle)."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from .chance import Chance, Undecided
from .chronicle import Line
from .secrecy import EVERYONE, NOBODY, Audience, Eyes, Zone

S = TypeVar("S", bound="State")


class State(Protocol):
    """Plain data; the only field that the kernel itself needs is `chance`."""

    chance: Chance


class Game(Generic[S]):
    """The context of one game in progress. Rules change its state and write its chronicle."""

    __slots__ = ("chance", "foretold_to", "lines", "recording", "revealed", "state")

    def __init__(self, state: S, lines: list[Line], recording: bool) -> None:
        self.state = state
        self.chance = state.chance
        self.lines = lines
        self.recording = recording
        self.revealed = False
        self.foretold_to: Eyes | None = None

    def foretell_to(self, eyes: Eyes) -> None:
        """From now on raise `Undecided` where chance, or what these eyes do not know, decides."""
        self.foretold_to = eyes
        self.chance.forbid()

    def tell(self, id: str, audience: Audience = EVERYONE, **args: str | int) -> None:
        """Write a line into the chronicle."""
        if self.recording:
            self.lines.append(Line(id, args, audience))

    def reveal(self, known: Audience = NOBODY) -> None:
        """Note that somebody now learns something: undo needs consent from here on. `known` names
        those to whom it is nothing new. Said before the line that tells it."""
        self.revealed = True
        if self.foretold_to is not None and not self.foretold_to.may(known):
            raise Undecided

    def deal(self, source: Zone, target: Zone) -> str:
        """Move the top card from one zone to another."""
        if target.audience & ~source.audience:
            self.reveal(source.audience | (source.seen[-1] if source.seen else NOBODY))
        card = source.draw()
        target.put(card)
        return card
