"""Tree policy and default policy: which answer a simulation gives to a question."""

from __future__ import annotations

from math import sqrt

from ...kernel.ask import Keys, Request, Seat
from ...kernel.chance import Chance
from ...kernel.session import Session
from ..candidates import candidates
from ..random import RandomBot
from .evaluation import Evaluator
from .history import HistoryHeuristic
from .normalization import Normalization
from .settings import SearchSettings
from .tree import WIDENING_FACTOR, Edge, Node

MAX_ANSWERS = 24  # questions with more answers get a random one


class SimulationPolicy:
    """PUCT at own nodes, UCB1 at those of others, the history heuristic below the tree."""

    __slots__ = (
        "_chance",
        "_evaluator",
        "_history",
        "_normalization",
        "_random",
        "_seat",
        "_settings",
    )

    def __init__(
        self,
        seat: Seat,
        settings: SearchSettings,
        normalization: Normalization,
        evaluator: Evaluator,
        history: HistoryHeuristic,
        chance: Chance,
    ) -> None:
        self._seat = seat
        self._settings = settings
        self._normalization = normalization
        self._evaluator = evaluator
        self._history = history
        self._chance = chance
        self._random = RandomBot(chance.below("any", 1 << 62))

    def choose(
        self, session: Session, node: Node | None, request: Request
    ) -> tuple[Keys, Edge | None]:
        """An answer and its edge; both node and edge are None below the tree."""
        answers = simulated_answers(request)
        if answers is None:
            keys = self._random.choose(session, request)
            return keys, None if node is None else node.edge(keys)
        if node is None:
            return self._history.choose(request.rule, answers), None
        if self._settings.use_priors and request.seat == self._seat:
            return self._select_own(session, node, request, answers)
        return self._select(node, request, answers)

    def _select(self, node: Node, request: Request, answers: list[Keys]) -> tuple[Keys, Edge]:
        """Selection by UCB1, or expansion of one more answer."""
        expandable = node.expandable(answers)
        if expandable:
            keys = self._history.choose(request.rule, expandable)
        else:
            keys = node.select_ucb1(answers, self._normalization, self._settings.exploration)
        return keys, node.edge(keys)

    def _select_own(
        self, session: Session, node: Node, request: Request, answers: list[Keys]
    ) -> tuple[Keys, Edge]:
        """Selection by PUCT among the expanded own answers."""
        edges, settings = node.edges, self._settings
        self._widen(session, node, request, answers)
        expanded = [keys for keys in answers if keys in edges]
        keys = node.select_puct(
            expanded, self._normalization, settings.exploration, settings.inner_prior_floor
        )
        return keys, edges[keys]

    def _widen(self, session: Session, node: Node, request: Request, answers: list[Keys]) -> None:
        """Progressive widening of an own node: the more visits, the more answers are expanded, in
        the order of the history heuristic."""
        edges = node.edges
        unexpanded = [keys for keys in answers if keys not in edges]
        if not unexpanded:
            return
        visits = sum(edges[keys].visits for keys in answers if keys in edges)
        width = self._settings.initial_width + int(WIDENING_FACTOR * sqrt(visits))
        room = width - len(answers) + len(unexpanded)
        if room <= 0:
            return
        if len(unexpanded) > room:
            value = self._history.value
            unexpanded = sorted(unexpanded, key=lambda one: -value(request.rule, one))[:room]
        self._expand(session, node, request, unexpanded)

    def _expand(self, session: Session, node: Node, request: Request, answers: list[Keys]) -> None:
        """Add edges with prior values: each answer is tried on a fork and evaluated.

        The forks get a seed that is not the simulation's, or the priors would know its dice; all of
        them get the same one, so that luck does not decide between answers.
        """
        seed = self._chance.below("look", 1 << 62)
        for keys in answers:
            fork = session.fork(keep=False, log=False)
            fork.state.chance.reseed(seed)
            fork.answer(request.seat, keys)
            if fork.pending:  # a simultaneous choice: random answers of the others
                others = RandomBot(seed)
                while fork.pending:
                    other = main_question(fork)
                    fork.answer(other.seat, others.choose(fork, other))
            node.edges[keys] = Edge(self._evaluator.value(fork, request.seat))


def simulated_answers(request: Request) -> list[Keys] | None:
    """The answers a simulation may give; None if there are too many, then one is drawn."""
    if request.kind == "pick":
        return [(key,) for key in request.keys]
    answers = candidates(request)
    return answers if answers is not None and len(answers) <= MAX_ANSWERS else None


def main_question(session: Session) -> Request:
    """The question that must be answered before the game goes on; side offers are optional."""
    return next(one for one in session.requests if not one.optional)
