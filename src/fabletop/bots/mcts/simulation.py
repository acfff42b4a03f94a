"""One simulation: selection, expansion and rollout on a determinized session.

`Search` does the rest of an iteration: determinization before, backpropagation after.
"""

from __future__ import annotations

import msgspec

from ...kernel.ask import Keys, Request, Seat
from ...kernel.session import Session
from .evaluation import Evaluator
from .policy import SimulationPolicy, main_question
from .settings import SearchSettings
from .tree import Edge, Node, SearchTree


class Step(msgspec.Struct, frozen=True, gc=False):
    """An answer given in a simulation."""

    seat: Seat
    rule: str
    keys: Keys


class Limits(msgspec.Struct, frozen=True):
    """Limits of a simulation that depend on the question and the budget, not on settings alone."""

    opponent_decisions: int
    new_own_nodes: int


class Simulation:
    """An imagined continuation of the game from the root to where it is cut off.

    After `run`, `steps` are all answers given and `path` is the part of them inside the tree. If
    other seats took over at the end (`opponents_took_over`), `value` is that of the position before
    they did: what they answer then is mostly a guess.
    """

    __slots__ = (
        "_evaluator",
        "_limits",
        "_max_opponent_decisions",
        "_max_own_decisions",
        "_new_own_nodes",
        "_opponent_decisions",
        "_own_answers",
        "_policy",
        "_request",
        "_rollout_depth",
        "_seat",
        "_settings",
        "_tree",
        "_value_before_opponents",
        "opponents_took_over",
        "path",
        "session",
        "steps",
    )

    def __init__(
        self,
        session: Session,
        request: Request,
        tree: SearchTree,
        policy: SimulationPolicy,
        evaluator: Evaluator,
        settings: SearchSettings,
        limits: Limits,
    ) -> None:
        self.session = session
        self.steps: list[Step] = []
        self.path: list[tuple[Seat, Edge]] = []
        self.opponents_took_over = False
        self._request = request
        self._seat = request.seat
        self._tree = tree
        self._policy = policy
        self._evaluator = evaluator
        self._settings = settings
        self._limits = limits
        self._max_opponent_decisions = limits.opponent_decisions
        self._max_own_decisions = settings.max_own_decisions
        self._own_answers: tuple[Keys, ...] = ()
        self._opponent_decisions = 0
        self._rollout_depth = 0
        self._new_own_nodes = 0
        self._value_before_opponents = 0.0

    def run(self, first: Keys) -> None:
        """Play from an answer of the root until the simulation is cut off."""
        request: Request = self._request
        node: Node | None = self._tree.root
        while not self._turn_is_over(request):
            if self.steps:
                keys, edge = self._policy.choose(self.session, node, request)
            else:
                keys, edge = first, self._tree.root.edges[first]
            edge = self._apply(request, keys, edge)
            if self._is_deep_enough(edge):
                return
            request = main_question(self.session)
            node = self._next_node(edge, request)
            if self._new_own_nodes > self._limits.new_own_nodes:
                return

    def value(self) -> float:
        """The value for the searching seat."""
        if self.opponents_took_over:
            return self._value_before_opponents
        return self._evaluator.value(self.session, self._seat)

    def _turn_is_over(self, request: Request) -> bool:
        """Cutoff by turns: others have decided too often in a row, or after a simultaneous choice
        the turn of the searching seat begins and none of its decisions are to be simulated."""
        if request.seat == self._seat:
            self._opponent_decisions = 0
            return self._is_cut_at_turn_start()
        if self.steps and not self.session.pending:  # simultaneous choices are not a turn
            if not self._opponent_decisions:
                self._value_before_opponents = self._evaluator.value(self.session, self._seat)
            self._opponent_decisions += 1
            self.opponents_took_over = self._opponent_decisions >= self._max_opponent_decisions
        return self.opponents_took_over

    def _is_cut_at_turn_start(self) -> bool:
        """After a simultaneous choice the limit of opponent decisions is higher until the turn of
        the searching seat begins; then the usual one applies, and few own decisions are left."""
        settings = self._settings
        if self._max_opponent_decisions <= settings.max_opponent_decisions:
            return False
        if is_simultaneous(self.session):
            return False
        self._max_opponent_decisions = settings.max_opponent_decisions
        more = settings.own_decisions_after_simultaneous
        self._max_own_decisions = len(self._own_answers) + more
        return not more

    def _apply(self, request: Request, keys: Keys, edge: Edge | None) -> Edge | None:
        """Give the answer. Returns its edge, or None if the simulation is below the tree: a new
        edge of another seat is expanded by this very simulation, which goes on as a rollout."""
        self.steps.append(Step(request.seat, request.rule, keys))
        if keys or not request.optional:
            self.session.answer(request.seat, keys)
        own = self._settings.use_priors and request.seat == self._seat
        if own:
            self._own_answers = (*self._own_answers, keys)
        if edge is None:
            return None
        self.path.append((request.seat, edge))
        return edge if edge.visits or own else None

    def _is_deep_enough(self, edge: Edge | None) -> bool:
        """Cutoff by depth: the end of the game, or a limit on decisions."""
        settings = self._settings
        if (
            self.session.result is not None
            or len(self.steps) >= settings.max_depth
            or len(self._own_answers) >= self._max_own_decisions
        ):
            return True
        if edge is None:
            if self._rollout_depth >= settings.max_rollout_depth:
                return True
            self._rollout_depth += 1
        return False

    def _next_node(self, edge: Edge | None, request: Request) -> Node | None:
        """The node of the next question; None below the tree. Own nodes are in the tree always."""
        if self._settings.use_priors and request.seat == self._seat:
            node = self._tree.own_node(self._own_answers, request)
            self._new_own_nodes += not node.edges
            return node
        return None if edge is None else edge.child(request)


def is_simultaneous(session: Session) -> bool:
    """Do several seats choose at the same time?"""
    if session.pending:
        return True
    requests = session.requests
    return len(requests) > 1 and sum(not one.optional for one in requests) > 1
