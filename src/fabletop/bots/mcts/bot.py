"""The MCTS bot: a search for each question; random stream and history heuristic last the game."""

from __future__ import annotations

from ...kernel.ask import Keys, Request, Seat
from ...kernel.chance import Chance
from ...kernel.session import Session
from ...kernel.session.legal import IllegalChoice
from ..greedy import VICTORY, GreedyBot, ScoredAnswer
from .budget import Budget, BudgetTracker
from .history import HistoryHeuristic
from .search import Search
from .settings import SearchSettings
from .tree import Node, node_key

DEFAULT_BUDGET = Budget(iterations=160)


class MctsBot:
    """Answers by information-set Monte Carlo tree search."""

    name = "mcts"
    looks_ahead = True

    __slots__ = ("_chance", "_greedy", "_history", "_last", "budget", "passed", "settings")

    def __init__(
        self, seed: int, budget: Budget = DEFAULT_BUDGET, settings: SearchSettings | None = None
    ) -> None:
        # The names of random streams are part of the seed: renaming one changes the choices.
        self._chance = Chance(seed, {}, {})
        self._greedy = GreedyBot(self._chance.below("glance", 1 << 62), foresee=True)
        self._history = HistoryHeuristic()
        self.budget = budget
        self.settings = settings or SearchSettings()
        self.passed: frozenset[str] = frozenset()  # digests of positions not to return to
        self._last: tuple[int, Keys, Search] | None = None

    def choose(self, session: Session, request: Request) -> Keys:
        search = self.search(session, request)
        ranked = search.ranked()
        before = positions_before(session, request.seat) | self.passed
        progress = (keys for keys in ranked if not leads_back(session, request, keys, before))
        best = next(progress, ranked[0])
        self._last = (len(session.journal.choices), best, search)
        return best

    @property
    def last(self) -> Search | None:
        """The search behind the last answer, for `advice_of`. It knows the bot's hidden cards, so
        it is not for other seats."""
        return None if self._last is None else self._last[2]

    def search(self, session: Session, request: Request, also: Keys | None = None) -> Search:
        """The finished search for an answer; `also` is searched even if it is no candidate."""
        tracker = BudgetTracker(self.budget)
        ranked = self._greedy.rank(session, request)
        if also is not None and all(one.keys != also for one in ranked):
            ranked.append(ScoredAnswer(also, ranked[-1].value))
        search = Search(
            session,
            request,
            ranked,
            self._chance,
            self._history,
            self.settings,
            self._subtree(session, request),
        )
        if len(ranked) > 1 and ranked[0].value < VICTORY / 2:
            search.run(tracker)
        return search

    def _subtree(self, session: Session, request: Request) -> Node | None:
        """The node of this question in the last search (tree reuse), if nothing has happened since
        but the bot's own answer, or besides it the secret answers that others gave at the same
        time: the search has averaged over those."""
        if self._last is None:
            return None
        place, keys, search = self._last
        self._last = None
        seat = request.seat
        if search.session is not session or search.request.seat != seat:
            return None
        given = [one for one in session.journal.choices[place:] if not one.forced]
        if search.simultaneous and len(given) > 1:
            if any(one.rule != search.request.rule for one in given):
                return None
        elif len(given) != 1 or not session.undo_is_free:
            return None
        if all((one.seat, one.keys) != (seat, keys) for one in given):
            return None
        return search.tree.own_nodes.get(((keys,), node_key(request)))


def positions_before(session: Session, seat: Seat) -> frozenset[str]:
    """The positions in which this seat has chosen since something was last revealed or rolled."""
    choices = session.journal.choices
    place = len(choices)
    found: set[str] = set()
    while place > session.free_since and choices[place - 1].seat == seat:
        place -= 1
        try:
            found.add(session.back_at(place).digest)
        except IllegalChoice:
            break  # a resumed session has no earlier positions
    return frozenset(found)


def leads_back(session: Session, request: Request, keys: Keys, before: frozenset[str]) -> bool:
    """Does this answer only bring back an earlier position? Such loops would postpone a loss beyond
    the search depth, again and again (horizon effect): draw a sword, sheathe it, draw it."""
    if not before or not keys:
        return False
    fork = session.fork(keep=False, log=False)
    fork.answer(request.seat, keys)
    return fork.digest in before
