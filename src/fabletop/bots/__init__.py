"""Bots: players for any game, which they know through the kernel's interface only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..kernel.ask import Keys, Request
from ..kernel.session import Session
from .greedy import GreedyBot
from .mcts.bot import MctsBot
from .random import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "MctsBot", "RandomBot", "UnknownBot", "make"]


class Bot(Protocol):
    """A player. All its random numbers come from the seed it was made with."""

    @property
    def name(self) -> str: ...

    @property
    def looks_ahead(self) -> bool:
        """Does the bot fork the session? Then the session must keep checkpoints."""
        ...

    def choose(self, session: Session, request: Request) -> Keys:
        """An answer to the question; `()` declines a side offer."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
}


class UnknownBot(ValueError):
    """There is no bot of this name."""


def make(name: str, seed: int) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name](seed)
