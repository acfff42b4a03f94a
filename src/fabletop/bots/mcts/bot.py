"""The bot: a search for each question, with its luck and its habits kept through the game."""

from __future__ import annotations

from ...kernel.ask import Keys, Request
from ...kernel.chance import Chance
from ...kernel.session import Session
from ..greedy import VICTORY, GreedyBot, Weighed
from .budget import Budget, Watch
from .habits import Habits
from .search import Manner, Search

USUAL = Budget(iterations=160)


class MctsBot:
    """Searches the tree of imagined continuations."""

    name = "mcts"
    looks_ahead = True

    __slots__ = ("_chance", "_glance", "_habits", "budget", "manner")

    def __init__(self, seed: int, budget: Budget = USUAL, manner: Manner | None = None) -> None:
        self._chance = Chance(seed, {}, {})
        self._glance = GreedyBot(self._chance.below("glance", 1 << 62))
        self._habits = Habits(self._chance)
        self.budget = budget
        self.manner = manner or Manner()

    def choose(self, session: Session, request: Request) -> Keys:
        search = self.search(session, request)
        return search.ranked()[0]

    def search(self, session: Session, request: Request, also: Keys | None = None) -> Search:
        """The finished search for an answer; `also` is weighed even if it looks hopeless."""
        watch = Watch(self.budget)
        ranked = self._glance.why(session, request)
        if also is not None and all(one.keys != also for one in ranked):
            ranked.append(Weighed(also, ranked[-1].value))
        search = Search(session, request, ranked, self._chance, self._habits, self.manner)
        if len(ranked) > 1 and ranked[0].value < VICTORY / 2:
            search.run(watch)
        return search
