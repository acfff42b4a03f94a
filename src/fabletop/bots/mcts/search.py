"""One search: many imagined continuations of a game, each a little wiser than the last.

Every continuation deals and rolls anew what the searching seat cannot know, walks down the tree by
the best upper bound, goes on by habit for a while and asks the game what the position is worth.
Each seat on the way is credited with its own interest (max^n), so rivals and allies alike play for
themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ...kernel.ask import Keys, Request, Seat
from ...kernel.chance import Chance
from ...kernel.session import Session
from ..candidates import candidates
from ..greedy import Weighed
from ..random import RandomBot
from .budget import Watch
from .history import Habits
from .normalization import Scale
from .settings import Manner, Step
from .tree import ABSURD, WIDTH, Edge, Node, Situation, situation

MOST_ANSWERS = 24  # larger choices are sampled
GLANCE = 8  # after so many continuations a look whether more would change anything


class Trial:
    """What came of one answer at the root: worth by continuation, and by the reply of others."""

    __slots__ = ("replies", "worths")

    def __init__(self) -> None:
        self.worths: list[float] = []
        self.replies: dict[tuple[Seat, str, Keys], list[float]] = {}


class Search:
    """The search for the answer to one question."""

    def __init__(
        self,
        session: Session,
        request: Request,
        ranked: Sequence[Weighed],
        chance: Chance,
        habits: Habits,
        manner: Manner,
        known: Node | None = None,
    ) -> None:
        self.session = session
        self.request = request
        self.manner = manner
        self._judge = session.game.foresee
        self.scale = Scale([one.value for one in ranked if abs(one.value) < ABSURD])
        self.answers = [one.keys for one in ranked]
        self.trials = {keys: Trial() for keys in self.answers}
        self.root = known or Node()
        for one in ranked:
            self.root.edge(one.keys).sight = one.value
        self.plans: dict[tuple[tuple[Keys, ...], Situation], Node] = {}
        self._chance = chance
        self._habits = habits
        self._evenly = False
        self._fresh = manner.horizon
        self._luck: list[int] = []
        self.at_once = all_at_once(session)
        self._abroad = manner.patience if self.at_once else manner.abroad
        self._any = RandomBot(chance.below("any", 1 << 62))

    def run(self, watch: Watch, *, evenly: bool = False) -> None:
        """Imagine continuations as long as the budget lasts; `evenly` compares the answers at the
        root without preferring any."""
        self._evenly = evenly
        self._fresh = self.manner.horizon
        while watch.open:
            self._imagine()
            watch.done += 1
            if watch.done == 1 and not evenly and self._hurried(watch):
                self._fresh = self.manner.fresh
            if watch.done % GLANCE == 0 and not evenly and self._settled(watch.left):
                return

    def _hurried(self, watch: Watch) -> bool:
        """Are turns long and time short? Then rather more continuations than longer ones."""
        return self.session.game.judgement.long_turns and watch.whole < self.manner.few

    def _settled(self, left: float) -> bool:
        """True when the answer visited most cannot lose its place any more."""
        edges = self.root.edges
        visits = sorted((edges[keys].visits for keys in self.answers), reverse=True)
        return visits[0] - visits[1] > left

    def ranked(self) -> list[Keys]:
        """The answers at the root, the most convincing first: those visited most."""
        edges = self.root.edges
        return sorted(self.answers, key=lambda keys: (-edges[keys].visits, -edges[keys].mean))

    # One continuation

    def _imagine(self) -> None:
        """One more continuation of the answer that deserves it. The first of each answer have the
        same hidden cards and dice, the second ones again, so that answers are compared, not luck.
        """
        me = self.request.seat
        first = self._at_root()
        turn = len(self.trials[first].worths)
        if turn == len(self._luck):
            self._luck.append(self._chance.below("imagine", 1 << 62))
        luck = self._luck[turn]
        self._habits.reseed(luck)
        twin = self.session.imagine(me, luck, keep=self.manner.guided)
        path: list[tuple[Seat, Edge]] = []
        steps: list[Step] = []
        home = self._walk(twin, first, path, steps)
        worth = self._worth(twin, me) if home is None else home
        scale = self.scale
        advantage = (worth - scale.mean) / scale.spread
        scale.add(worth)
        worths = {me: worth}
        for seat, edge in path:
            if seat not in worths:
                worths[seat] = self._worth(twin, seat)
            edge.visits += 1
            edge.total += worths[seat]
        self._remember(worth, advantage, steps, replied=home is None)

    def _at_root(self) -> Keys:
        """Which answer to the question of the search is tried next."""
        root, edges = self.root, self.root.edges
        if self._evenly:
            return min(self.answers, key=lambda one: edges[one].visits)
        manner = self.manner
        return root.promising(root.opened(self.answers), self.scale, manner.explore, manner.floor)

    def _walk(
        self, twin: Session, first: Keys, path: list[tuple[Seat, Edge]], steps: list[Step]
    ) -> float | None:
        """Answer until the horizon, at first with the answer to be tried. If others have taken
        over by then, the worth is that of the moment before they did."""
        manner, me = self.manner, self.request.seat
        request: Request = self.request
        node: Node | None = self.root
        abroad = rolled = fresh = 0
        most = self._abroad
        home: float | None = None
        plan: tuple[Keys, ...] = ()
        last = manner.own
        while True:
            if request.seat == me:
                abroad, home = 0, None
                if most > manner.abroad and not all_at_once(twin):
                    most = manner.abroad  # the own turn has come
                    last = len(plan) + manner.ahead
                    if not manner.ahead:
                        return None
            elif steps and not twin.pending:  # to choose at the same time is not to take over
                if not abroad:
                    home = self._worth(twin, me)
                abroad += 1
                if abroad >= most:
                    return home
            if steps:
                keys, edge = self._answer(twin, node, request)
            else:
                keys, edge = first, self.root.edges[first]
            steps.append(Step(request.seat, request.rule, keys))
            if keys or not request.optional:
                twin.answer(request.seat, keys)
            own = manner.guided and request.seat == me
            if own:
                plan = (*plan, keys)
            if edge is not None:
                path.append((request.seat, edge))
                if not edge.visits and not own:
                    edge = None
            if twin.result is not None or len(steps) >= manner.horizon or len(plan) >= last:
                return None
            if edge is None:
                if rolled >= manner.rollout:
                    return None
                rolled += 1
            request = main_question(twin)
            if manner.guided and request.seat == me:
                node = self._planned(plan, request)
                fresh += not node.edges
                if fresh > self._fresh:
                    return None
            else:
                node = None if edge is None else edge.node(request)

    def _planned(self, plan: tuple[Keys, ...], request: Request) -> Node:
        """Own questions are known by the own answers before them, whatever others have said."""
        place = (plan, situation(request))
        node = self.plans.get(place)
        if node is None:
            node = self.plans[place] = Node()
        return node

    def _answer(
        self, twin: Session, node: Node | None, request: Request
    ) -> tuple[Keys, Edge | None]:
        """An answer from the tree while it lasts, then by habit."""
        answers = open_answers(request)
        if answers is None:
            keys = self._any.choose(self.session, request)
            return keys, None if node is None else node.edge(keys)
        if node is not None and self.manner.guided and request.seat == self.request.seat:
            return self._guided(twin, node, request, answers)
        if node is None:
            return self._habits.pick(request.rule, answers), None
        fresh = node.untried(answers)
        if fresh:
            keys = self._habits.pick(request.rule, fresh)
        else:
            keys = node.best(answers, self.scale, self.manner.explore)
        return keys, node.edge(keys)

    def _guided(
        self, twin: Session, node: Node, request: Request, answers: list[Keys]
    ) -> tuple[Keys, Edge]:
        """An own answer, led by what each of them looks like one step ahead."""
        edges, manner = node.edges, self.manner
        unknown = [keys for keys in answers if keys not in edges]
        if unknown:
            visits = sum(edges[keys].visits for keys in answers if keys in edges)
            room = manner.narrow + int(WIDTH * sqrt(visits)) - len(answers) + len(unknown)
            if room > 0:
                if len(unknown) > room:
                    liking = self._habits.liking
                    unknown = sorted(unknown, key=lambda one: -liking(request.rule, one))[:room]
                self._look(twin, node, request, unknown)
        answers = [keys for keys in answers if keys in edges]
        keys = node.promising(answers, self.scale, manner.explore, manner.inner)
        return keys, edges[keys]

    def _look(self, twin: Session, node: Node, request: Request, answers: list[Keys]) -> None:
        """Open answers: each is tried on a copy whose luck is not that of the continuation, or the
        search would come to know its dice; but all with the same luck, or it would decide."""
        luck = self._chance.below("look", 1 << 62)
        for keys in answers:
            copy = twin.fork(keep=False, log=False)
            copy.state.chance.reseed(luck)
            copy.answer(request.seat, keys)
            if copy.pending:  # others choose at the same time: imagine anything
                stranger = RandomBot(luck)
                while copy.pending:
                    other = main_question(copy)
                    copy.answer(other.seat, stranger.choose(copy, other))
            node.edges[keys] = Edge(self._worth(copy, request.seat))

    def _worth(self, twin: Session, seat: Seat) -> float:
        """What a position is worth to a seat; an ending counts as far better or worse."""
        result = twin.result
        if result is None:
            worth = float(self._judge(twin.state, seat))
            if abs(worth) < ABSURD:
                return worth
            return self.scale.ending(1.0 if worth > 0 else -1.0)
        first = result.ranking[0] if result.ranking else ()
        if seat not in first:
            return self.scale.ending(-1.0)
        together = len(first) == twin.journal.seats
        return self.scale.ending(1.0 if together else 1.0 / len(first))

    def _remember(self, worth: float, advantage: float, steps: list[Step], replied: bool) -> None:
        """What can be learned. `replied` is False where the worth is that of the moment before
        others answered: their reply had no part in it."""
        me = self.request.seat
        trial = self.trials[steps[0].keys]
        trial.worths.append(worth)
        learned = self.scale.seen > 5
        for step in steps:
            if step.seat == me:
                if learned:
                    self._habits.learn(step.rule, step.keys, advantage)
            elif replied:
                replied = False  # the first reply only
                trial.replies.setdefault((step.seat, step.rule, step.keys), []).append(worth)


def open_answers(request: Request) -> list[Keys] | None:
    """The answers a continuation may give; None where they are so many that one is drawn."""
    if request.kind == "pick":
        return [(key,) for key in request.keys]
    answers = candidates(request)
    return answers if answers is not None and len(answers) <= MOST_ANSWERS else None


def all_at_once(session: Session) -> bool:
    """Are several seats choosing at the same time?"""
    if session.pending:
        return True
    requests = session.requests
    return len(requests) > 1 and sum(not one.optional for one in requests) > 1


def main_question(twin: Session) -> Request:
    """The question that somebody must answer before the game goes on."""
    return next(one for one in twin.requests if not one.optional)
