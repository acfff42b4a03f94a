"""The search tree: nodes are questions, edges are answers.

It is a tree of information sets: what dice and hidden cards decide between two questions is not a
branch but an average over determinizations. Answers of the searching seat are selected by PUCT with
priors from the evaluation, those of others by UCB1; all nodes widen progressively.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import TypeAlias

from ...kernel.ask import Keys, Request, Seat
from ..greedy import VICTORY
from .normalization import Normalization

NodeKey: TypeAlias = tuple[str, Seat, str]

TERMINAL_THRESHOLD = VICTORY / 8  # an evaluation beyond it means won or lost, not a position
PRIOR_TEMPERATURE = 0.5  # of the softmax over prior values, as a share of their range
FIRST_PLAY_URGENCY = 0.3  # value of an unvisited answer, in deviations above the node's mean
WIDENING_FACTOR = 1.5  # a node with n visits has about WIDENING_FACTOR * sqrt(n) answers open
ROOT_INITIAL_WIDTH = 4  # answers open at the root besides, the best by prior value


def node_key(request: Request) -> NodeKey:
    """Which child of an edge a question is: dice and cards may lead to different questions."""
    return (request.rule, request.seat, request.about)


class SearchTree:
    """The root, and the nodes of the searching seat below it (own nodes).

    These are found by the sequence of own answers that led to them, whatever others have answered
    in between: information sets of the searching seat. Nodes of others are children of edges.
    """

    __slots__ = ("own_nodes", "root")

    def __init__(self, root: Node) -> None:
        self.root = root
        self.own_nodes: dict[tuple[tuple[Keys, ...], NodeKey], Node] = {}

    def own_node(self, own_answers: tuple[Keys, ...], request: Request) -> Node:
        """The node of an own question after these own answers, made if it is new."""
        key = (own_answers, node_key(request))
        found = self.own_nodes.get(key)
        if found is None:
            found = self.own_nodes[key] = Node()
        return found


class Edge:
    """An answer: its prior value, its visits, and the sum of values for the seat that gave it."""

    __slots__ = ("children", "prior_value", "total", "visits")

    def __init__(self, prior_value: float = 0.0) -> None:
        self.prior_value = prior_value  # evaluation one step ahead
        self.visits = 0
        self.total = 0.0
        self.children: dict[NodeKey, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, request: Request) -> Node:
        """The node of the question that this answer has led to, made if it is new."""
        key = node_key(request)
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found


class Node:
    """A question, with the answers expanded so far."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Keys, Edge] = {}

    def edge(self, keys: Keys) -> Edge:
        """The edge of an answer, made if it is new."""
        found = self.edges.get(keys)
        if found is None:
            found = self.edges[keys] = Edge()
        return found

    def expandable(self, answers: Sequence[Keys]) -> list[Keys]:
        """The answers not expanded yet, if the node has enough visits for another one
        (progressive widening); otherwise none."""
        edges = self.edges
        unexpanded = []
        visits = 0
        for keys in answers:
            edge = edges.get(keys)
            if edge is None:
                unexpanded.append(keys)
            else:
                visits += edge.visits
        expanded = len(answers) - len(unexpanded)
        return unexpanded if expanded < WIDENING_FACTOR * sqrt(visits + 1) else []

    def open_at_root(self, answers: Sequence[Keys]) -> Sequence[Keys]:
        """The first of the answers, which are sorted by prior value: as many as the visits can
        tell apart (progressive widening). One simulation for each of thirty would be noise."""
        visits = sum(self.edges[keys].visits for keys in answers)
        return answers[: ROOT_INITIAL_WIDTH + int(WIDENING_FACTOR * sqrt(visits))]

    def select_ucb1(
        self, answers: Sequence[Keys], normalization: Normalization, exploration: float
    ) -> Keys:
        """The expanded answer with the highest upper confidence bound, for the seat asked."""
        edges = [(keys, self.edges[keys]) for keys in answers if keys in self.edges]
        deviation = normalization.deviation
        log_visits = log(sum(edge.visits for _, edge in edges) + 1)
        return max(
            edges,
            key=lambda one: (
                one[1].mean / deviation + exploration * sqrt(log_visits / max(1, one[1].visits))
            ),
        )[0]

    def select_puct(
        self,
        answers: Sequence[Keys],
        normalization: Normalization,
        exploration: float,
        prior_floor: float,
    ) -> Keys:
        """The answer with the highest PUCT bound: value plus exploration in proportion to the
        prior probability. All answers must be expanded."""
        edges = [self.edges[keys] for keys in answers]
        visits = sum(edge.visits for edge in edges)
        mean = sum(edge.total for edge in edges) / visits if visits else 0.0
        deviation = normalization.deviation
        scale = exploration * sqrt((visits + 1) * len(answers))
        best, best_bound = answers[0], float("-inf")
        for keys, edge, prior in zip(answers, edges, prior_probabilities(edges), strict=True):
            if edge.visits:
                value = (edge.total / edge.visits - mean) / deviation
            else:
                value = FIRST_PLAY_URGENCY
            bound = value + scale * (prior_floor + prior) / (1 + edge.visits)
            if bound > best_bound:
                best, best_bound = keys, bound
        return best


def prior_probabilities(edges: Sequence[Edge]) -> list[float]:
    """Softmax over the prior values."""
    values = [edge.prior_value for edge in edges]
    highest = max(values)
    lowest = min((one for one in values if one > -TERMINAL_THRESHOLD), default=highest)
    span = PRIOR_TEMPERATURE * max(min(highest, TERMINAL_THRESHOLD) - lowest, 1e-9)
    weights = [exp(max(-8.0, (one - highest) / span)) for one in values]
    total = sum(weights)
    return [weight / total for weight in weights]
