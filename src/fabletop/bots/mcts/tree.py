"""The tree of one search. A node is what has been asked after a series of answers; what luck and
hidden cards decide between them is not a branch but an average (information sets)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import TypeAlias

from ...kernel.ask import Keys, Request, Seat
from ..greedy import VICTORY
from .normalization import Scale

Situation: TypeAlias = tuple[str, Seat, str]

ABSURD = VICTORY / 8  # games give such a worth to what must never be done
SHARP = 0.5  # how strongly the first sight leads: a temperature, in shares of its range
FRESH = 0.3  # deviations above the mean that an answer is given before its first try
WIDTH = 1.5  # a node visited n times has about WIDTH * sqrt(n) answers open
FIRST = 4  # so many more at the root, the best by first sight


def situation(request: Request) -> Situation:
    """What tells one question from another after the same answers."""
    return (request.rule, request.seat, request.about)


class Edge:
    """An answer: how often it was tried and the sum of what came of it for whoever gave it."""

    __slots__ = ("nodes", "sight", "total", "visits")

    def __init__(self, sight: float = 0.0) -> None:
        self.sight = sight  # what it looked like one step ahead
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[Situation, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def node(self, request: Request) -> Node:
        """Where this answer has led: luck may lead to different questions."""
        place = situation(request)
        found = self.nodes.get(place)
        if found is None:
            found = self.nodes[place] = Node()
        return found


class Node:
    """A question, with the answers tried so far."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Keys, Edge] = {}

    def edge(self, keys: Keys) -> Edge:
        found = self.edges.get(keys)
        if found is None:
            found = self.edges[keys] = Edge()
        return found

    def untried(self, answers: Sequence[Keys]) -> list[Keys]:
        """Answers never given here, if it is time to open another one (progressive widening)."""
        edges = self.edges
        fresh = []
        visits = 0
        for keys in answers:
            edge = edges.get(keys)
            if edge is None:
                fresh.append(keys)
            else:
                visits += edge.visits
        tried = len(answers) - len(fresh)
        return fresh if tried < WIDTH * sqrt(visits + 1) else []

    def opened(self, answers: Sequence[Keys]) -> Sequence[Keys]:
        """Of answers in the order of their first sight as many as the visits can tell apart: one
        continuation of each of thirty would be a lottery."""
        visits = sum(self.edges[keys].visits for keys in answers)
        return answers[: FIRST + int(WIDTH * sqrt(visits))]

    def best(self, answers: Sequence[Keys], scale: Scale, explore: float) -> Keys:
        """The tried answer with the best upper bound, for whoever is asked."""
        edges = [(keys, self.edges[keys]) for keys in answers if keys in self.edges]
        spread = scale.spread
        trials = log(sum(edge.visits for _, edge in edges) + 1)
        return max(
            edges,
            key=lambda one: one[1].mean / spread + explore * sqrt(trials / max(1, one[1].visits)),
        )[0]

    def promising(
        self, answers: Sequence[Keys], scale: Scale, explore: float, floor: float
    ) -> Keys:
        """The same, but led by what each answer looked like at first sight."""
        edges = [self.edges[keys] for keys in answers]
        visits = sum(edge.visits for edge in edges)
        mean = sum(edge.total for edge in edges) / visits if visits else 0.0
        spread = scale.spread
        reach = explore * sqrt((visits + 1) * len(answers))
        best, top = answers[0], float("-inf")
        for keys, edge, prior in zip(answers, edges, priors(edges), strict=True):
            worth = (edge.total / edge.visits - mean) / spread if edge.visits else FRESH
            bound = worth + reach * (floor + prior) / (1 + edge.visits)
            if bound > top:
                best, top = keys, bound
        return best


def priors(edges: Sequence[Edge]) -> list[float]:
    """How much attention each answer deserves by its first sight; together 1."""
    sights = [edge.sight for edge in edges]
    top = max(sights)
    low = min((one for one in sights if one > -ABSURD), default=top)
    span = SHARP * max(min(top, ABSURD) - low, 1e-9)
    weights = [exp(max(-8.0, (one - top) / span)) for one in sights]
    whole = sum(weights)
    return [weight / whole for weight in weights]
