"""Information-set Monte Carlo tree search (ISMCTS) for the answer to one question.

Every iteration draws a determinization (`Session.imagine` deals and rolls anew what the searching
seat cannot know), selects answers down the tree by PUCT and UCB1, goes on with a rollout, and
backpropagates the game's evaluation of the last position. Each seat on the path gets its own value
(max^n), so rivals and allies alike play for themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Keys, Request, Seat
from ...kernel.chance import Chance
from ...kernel.session import Session
from ..greedy import ScoredAnswer
from .budget import BudgetTracker
from .evaluation import Evaluator
from .history import HistoryHeuristic
from .normalization import MIN_SAMPLES, Normalization
from .policy import SimulationPolicy
from .settings import SearchSettings
from .simulation import Limits, Simulation, Step, is_simultaneous
from .tree import TERMINAL_THRESHOLD, Node, SearchTree

CHECK_INTERVAL = 8  # simulations between two checks whether more could change the choice


class AnswerStatistics:
    """The simulated values of one answer at the root: all of them, and by the first reply of
    another seat."""

    __slots__ = ("replies", "values")

    def __init__(self) -> None:
        self.values: list[float] = []
        self.replies: dict[tuple[Seat, str, Keys], list[float]] = {}


class Search:
    """The search for the answer to one question.

    `ranked` are the answers with their one-step evaluations, best first; `known` is the node of
    this question in an earlier search, whose visits are kept.
    """

    def __init__(
        self,
        session: Session,
        request: Request,
        ranked: Sequence[ScoredAnswer],
        chance: Chance,
        history: HistoryHeuristic,
        settings: SearchSettings,
        known: Node | None = None,
    ) -> None:
        self.session = session
        self.request = request
        self.settings = settings
        self.normalization = Normalization(
            [one.value for one in ranked if abs(one.value) < TERMINAL_THRESHOLD]
        )
        self.answers = [one.keys for one in ranked]
        self.statistics = {keys: AnswerStatistics() for keys in self.answers}
        self.tree = SearchTree(known or Node())
        for one in ranked:
            self.root.edge(one.keys).prior_value = one.value
        self.simultaneous = is_simultaneous(session)
        self._chance = chance
        self._history = history
        self._evaluator = Evaluator(session.game, self.normalization)
        self._policy = SimulationPolicy(
            request.seat, settings, self.normalization, self._evaluator, history, chance
        )
        self._seeds: list[int] = []  # of determinizations

    @property
    def root(self) -> Node:
        return self.tree.root

    def run(self, tracker: BudgetTracker, *, uniform: bool = False) -> None:
        """Simulate until the budget is exhausted or the choice is decided. `uniform` visits all
        answers of the root equally often and uses the whole budget."""
        limits = self._limits(short=False)
        while not tracker.exhausted:
            self._iterate(limits, uniform)
            tracker.done += 1
            if uniform:
                continue
            if tracker.done == 1 and self._is_budget_short(tracker):
                limits = self._limits(short=True)
            if tracker.done % CHECK_INTERVAL == 0 and self._is_decided(tracker.remaining):
                return

    def ranked(self) -> list[Keys]:
        """The answers of the root, best first: by visits, then by mean value (robust child)."""
        edges = self.root.edges
        return sorted(self.answers, key=lambda keys: (-edges[keys].visits, -edges[keys].mean))

    def _limits(self, *, short: bool) -> Limits:
        settings = self.settings
        return Limits(
            settings.max_opponent_decisions_simultaneous
            if self.simultaneous
            else settings.max_opponent_decisions,
            settings.max_new_own_nodes if short else settings.max_depth,
        )

    def _is_budget_short(self, tracker: BudgetTracker) -> bool:
        """In games of long turns many short simulations tell more than a few long ones, whose dice
        drown every difference."""
        long_turns = self.session.game.judgement.long_turns
        return long_turns and tracker.total < self.settings.min_simulations

    def _is_decided(self, remaining: float) -> bool:
        """Can the remaining simulations no longer change which answer has most visits?"""
        edges = self.root.edges
        visits = sorted((edges[keys].visits for keys in self.answers), reverse=True)
        return visits[0] - visits[1] > remaining

    # One iteration

    def _iterate(self, limits: Limits, uniform: bool) -> None:
        """Selection at the root, determinization, simulation, backpropagation."""
        first = self._select_at_root(uniform)
        simulation = Simulation(
            self._determinize(first),
            self.request,
            self.tree,
            self._policy,
            self._evaluator,
            self.settings,
            limits,
        )
        simulation.run(first)
        self._backpropagate(simulation)

    def _select_at_root(self, uniform: bool) -> Keys:
        root, settings = self.root, self.settings
        if uniform:
            return min(self.answers, key=lambda one: root.edges[one].visits)
        return root.select_puct(
            root.open_at_root(self.answers),
            self.normalization,
            settings.exploration,
            settings.root_prior_floor,
        )

    def _determinize(self, first: Keys) -> Session:
        """A copy with all that the seat cannot know drawn anew. The n-th simulation of every answer
        has the same seed (common random numbers): answers are compared, not their luck."""
        number = len(self.statistics[first].values)
        if number == len(self._seeds):
            self._seeds.append(self._chance.below("imagine", 1 << 62))
        seed = self._seeds[number]
        self._history.reseed(seed)
        return self.session.imagine(self.request.seat, seed, keep=self.settings.use_priors)

    def _backpropagate(self, simulation: Simulation) -> None:
        """Add the values to the edges of the path, the statistics and the history heuristic."""
        seat, normalization = self.request.seat, self.normalization
        value = simulation.value()
        advantage = (value - normalization.mean) / normalization.deviation
        normalization.add(value)
        values = {seat: value}
        for other, edge in simulation.path:
            if other not in values:
                values[other] = self._evaluator.value(simulation.session, other)
            edge.visits += 1
            edge.total += values[other]
        if normalization.count >= MIN_SAMPLES:
            for step in simulation.steps:
                if step.seat == seat:
                    self._history.update(step.rule, step.keys, advantage)
        self._record(simulation, value)

    def _record(self, simulation: Simulation, value: float) -> None:
        """Add the value to the statistics of the root's answer, and to those of the first reply if
        that had a part in it."""
        first, *rest = simulation.steps
        statistics = self.statistics[first.keys]
        statistics.values.append(value)
        if simulation.opponents_took_over:
            return
        reply = first_reply(rest, self.request.seat)
        if reply is not None:
            key = (reply.seat, reply.rule, reply.keys)
            statistics.replies.setdefault(key, []).append(value)


def first_reply(steps: Sequence[Step], seat: Seat) -> Step | None:
    """The first answer of another seat."""
    return next((step for step in steps if step.seat != seat), None)
