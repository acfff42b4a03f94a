"""The bot: a search for each question, with its luck and its habits kept through the game."""

from __future__ import annotations

from ...kernel.ask import Keys, Request, Seat
from ...kernel.chance import Chance
from ...kernel.session import Session
from ...kernel.session.legal import IllegalChoice
from ..greedy import VICTORY, GreedyBot, Weighed
from .budget import Budget, Watch
from .history import Habits
from .search import Search
from .settings import Manner
from .tree import Node, situation

USUAL = Budget(iterations=160)


class MctsBot:
    """Searches the tree of imagined continuations."""

    name = "mcts"
    looks_ahead = True

    __slots__ = ("_chance", "_glance", "_habits", "_last", "budget", "manner", "passed")

    def __init__(self, seed: int, budget: Budget = USUAL, manner: Manner | None = None) -> None:
        self._chance = Chance(seed, {}, {})
        self._glance = GreedyBot(self._chance.below("glance", 1 << 62), foresee=True)
        self._habits = Habits()
        self.budget = budget
        self.manner = manner or Manner()
        self.passed: frozenset[str] = frozenset()  # positions not to return to, by digest
        self._last: tuple[int, Keys, Search] | None = None

    def choose(self, session: Session, request: Request) -> Keys:
        search = self.search(session, request)
        ranked = search.ranked()
        before = positions_before(session, request.seat) | self.passed
        fresh = (keys for keys in ranked if not leads_back(session, request, keys, before))
        best = next(fresh, ranked[0])
        self._last = (len(session.journal.choices), best, search)
        return best

    @property
    def last(self) -> Search | None:
        """The search behind the last answer, for `advice_of`. It names what the bot could have
        done, so it may tell others what they must not know."""
        return None if self._last is None else self._last[2]

    def search(self, session: Session, request: Request, also: Keys | None = None) -> Search:
        """The finished search for an answer; `also` is weighed even if it looks hopeless."""
        watch = Watch(self.budget)
        ranked = self._glance.why(session, request)
        if also is not None and all(one.keys != also for one in ranked):
            ranked.append(Weighed(also, ranked[-1].value))
        search = Search(
            session, request, ranked, self._chance, self._habits, self.manner,
            self._foreseen(session, request),
        )  # fmt: skip
        if len(ranked) > 1 and ranked[0].value < VICTORY / 2:
            search.run(watch)
        return search

    def _foreseen(self, session: Session, request: Request) -> Node | None:
        """What the last search has already found out about this question, if nothing but the own
        answer stands between them, or besides it the answers that others gave secretly at the same
        time: the search had imagined those."""
        if self._last is None:
            return None
        place, keys, search = self._last
        self._last = None
        seat = request.seat
        if search.session is not session or search.request.seat != seat:
            return None
        given = [one for one in session.journal.choices[place:] if not one.forced]
        if search.at_once and len(given) > 1:
            if any(one.rule != search.request.rule for one in given):
                return None
        elif len(given) != 1 or not session.undo_is_free:
            return None
        if all((one.seat, one.keys) != (seat, keys) for one in given):
            return None
        return search.plans.get(((keys,), situation(request)))


def positions_before(session: Session, seat: Seat) -> frozenset[str]:
    """The positions in which this seat has chosen since something was last shown or rolled."""
    choices = session.journal.choices
    place = len(choices)
    found: set[str] = set()
    while place > session.free_since and choices[place - 1].seat == seat:
        place -= 1
        try:
            found.add(session.back_at(place).digest)
        except IllegalChoice:
            break  # the game was picked up later than that
    return frozenset(found)


def leads_back(session: Session, request: Request, keys: Keys, before: frozenset[str]) -> bool:
    """Does this answer only bring back an earlier position? Then it would postpone what must come,
    again and again: a sword is drawn and sheathed for ever."""
    if not before or not keys:
        return False
    twin = session.fork(keep=False, log=False)
    twin.answer(request.seat, keys)
    return twin.digest in before
