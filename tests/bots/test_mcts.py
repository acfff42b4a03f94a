"""The MCTS bot, on games of a few lines and on the toy game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from fabletop.bots import GreedyBot, MctsBot
from fabletop.bots.mcts.bot import positions_before
from fabletop.bots.mcts.budget import Budget, BudgetTracker
from fabletop.bots.mcts.normalization import TERMINAL_DEVIATIONS, Normalization
from fabletop.bots.mcts.settings import SearchSettings
from fabletop.bots.mcts.tree import ROOT_INITIAL_WIDTH, Node
from fabletop.bots.play import play_out
from fabletop.kernel.ask import Keys, Request, Rule, ask_all, pick, pick_some
from fabletop.kernel.gamedef import Game, Result
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from ..kernel.tiny import Notes, start
from ..kernel.toy import TOY

LITTLE = Budget(iterations=30)


def valued(rule: Callable[[Game[Notes]], Rule[None]]) -> Session:
    """A tiny game; its value for seat 0 is the number of notes, for others the number of "y"."""
    session = start(rule)

    def value(state: Notes, seat: int) -> float:
        return float(len(state.notes)) if seat == 0 else float(state.notes.count("y"))

    object.__setattr__(session.game, "evaluate", value)
    return session


def idle() -> Rule[None]:
    """Questions that change nothing."""
    while True:
        yield from pick(0, "TI-ASK-9", {"a": 1, "b": 2})


def answer_of(session: Session, seat: int = 0, seed: int = 1) -> tuple[str, ...]:
    request = session.request(seat)
    assert request is not None
    return MctsBot(seed, LITTLE).choose(session, request)


def test_it_evaluates_by_foresee_where_a_game_has_it() -> None:
    def offer(game: Game[Notes]) -> Rule[None]:
        more = yield from pick(0, "TI-ASK-1", {"much": 3, "little": 1})
        game.state.notes += ["x"] * more
        yield from idle()

    session = valued(offer)
    assert answer_of(session) == ("much",)
    object.__setattr__(session.game, "foresee", lambda state, seat: -float(len(state.notes)))
    assert answer_of(session) == ("little",)
    request = session.requests[0]
    assert GreedyBot(1).choose(session, request) == ("much",)
    assert GreedyBot(1, foresee=True).choose(session, request) == ("little",)


def test_it_sees_further_than_one_answer() -> None:
    def plan(game: Game[Notes]) -> Rule[None]:
        first = yield from pick(0, "TI-ASK-1", {"snack": 2, "seed": 0})
        game.state.notes += ["x"] * first
        crop = {"wait": 0, "reap": 9} if not first else {"wait": 0, "rest": 1}
        game.state.notes += ["x"] * (yield from pick(0, "TI-ASK-2", crop))
        yield from idle()

    session = valued(plan)
    assert GreedyBot(1).choose(session, session.requests[0]) == ("snack",)
    assert answer_of(session) == ("seed",)


def test_others_are_expected_to_serve_themselves() -> None:
    """Max^n: the rival's reply is the one that is best for the rival."""

    def shared(game: Game[Notes]) -> Rule[None]:
        offer = yield from pick(0, "TI-ASK-1", {"trust": True, "keep": False})
        if not offer:
            game.state.notes += ["x"] * 4
        elif (yield from pick(1, "TI-ASK-2", {"share": True, "take": False})):
            game.state.notes += ["x"] * 9
        else:
            game.state.notes += ["y"]
        yield from idle()

    assert answer_of(valued(shared)) == ("keep",)


def test_it_averages_over_chance() -> None:
    def gamble(game: Game[Notes]) -> Rule[None]:
        if (yield from pick(0, "TI-ASK-1", {"roll": True, "sure": False})):
            game.state.notes += ["x"] * (12 if game.chance.below("gamble", 4) == 0 else 0)
        else:
            game.state.notes += ["x"] * 5
        yield from idle()

    assert answer_of(valued(gamble)) == ("sure",)


def test_large_choices_are_sampled_and_answered_legally() -> None:
    def many(game: Game[Notes]) -> Rule[None]:
        yield from pick(0, "TI-ASK-1", {"a": 1, "b": 2})
        some = yield from pick_some(0, "TI-ASK-2", {str(one): one for one in range(12)}, most=6)
        game.state.notes += ["x"] * len(some)
        yield from idle()

    session = valued(many)
    session.answer(0, answer_of(session))
    keys = answer_of(session)
    assert len(keys) == 6
    session.answer(0, keys)


def test_the_root_widens_with_its_visits() -> None:
    """Of many answers the best by prior value are tried first (progressive widening)."""
    node = Node()
    answers = [(str(number),) for number in range(30)]
    for keys in answers:
        node.edge(keys)
    assert node.open_at_root(answers) == answers[:ROOT_INITIAL_WIDTH]
    node.edge(("0",)).visits = 16
    assert node.open_at_root(answers) == answers[: ROOT_INITIAL_WIDTH + 6]
    assert node.open_at_root(answers[:3]) == answers[:3]


def test_answers_are_compared_with_common_random_numbers() -> None:
    """One answer is one note better whatever is rolled, and the rolls are large."""

    def storm(game: Game[Notes]) -> Rule[None]:
        chosen = yield from pick(0, "TI-ASK-1", {"less": 0, "more": 1})
        game.state.notes += ["x"] * (chosen + 40 * game.chance.below("storm", 10))
        yield from idle()

    session = valued(storm)
    search = MctsBot(1, Budget(iterations=1)).search(session, session.requests[0])
    search.run(BudgetTracker(LITTLE), uniform=True)
    less, more = (search.statistics[keys].values for keys in (("less",), ("more",)))
    assert len(set(less)) > 3  # another roll each time
    gaps = {high - low for low, high in zip(less, more, strict=False)}
    assert gaps == {1.0}


def test_simultaneous_answers_are_determinized() -> None:
    def together(game: Game[Notes]) -> Rule[None]:
        laid = yield from ask_all("TI-ASK-1", {seat: {"hi": 2, "lo": 1} for seat in range(3)})
        game.state.notes += ["x"] * laid[0]
        yield from idle()

    session = valued(together)
    session.answer(2, ("lo",))
    assert answer_of(session) == ("hi",)


def test_a_simultaneous_choice_is_evaluated_after_the_start_of_the_own_turn() -> None:
    """A few own decisions of that turn are simulated; what comes later does not count."""

    def together(game: Game[Notes]) -> Rule[None]:
        laid = yield from ask_all("TI-ASK-1", {seat: {"hi": 1, "lo": 0} for seat in range(3)})
        yield from pick(1, "TI-ASK-2", {"a": 1, "b": 2})
        crop = {"wait": 0, "reap": 5} if not laid[0] else {"wait": 0, "rest": 1}
        game.state.notes += ["x"] * (yield from pick(0, "TI-ASK-3", crop))
        for _ in range(9):
            yield from pick(0, "TI-ASK-9", {"a": 1, "b": 2})
        game.state.notes += ["x"] * 99 * laid[0]
        yield from idle()

    session = valued(together)
    search = MctsBot(1, LITTLE).search(session, session.requests[0])
    assert search.ranked()[0] == ("lo",)
    assert max(search.statistics[("lo",)].values) == 5.0
    assert max(search.statistics[("hi",)].values) == 1.0


def test_the_subtree_is_reused_for_the_next_question() -> None:
    """Also after a simultaneous choice: the search has averaged over the answers of others."""

    def together(game: Game[Notes]) -> Rule[None]:
        for rule in ("TI-ASK-1", "TI-ASK-2"):
            laid = yield from ask_all(rule, {seat: {"hi": 2, "lo": 1} for seat in range(3)})
            game.state.notes += ["x"] * laid[0]
        yield from idle()

    session = valued(together)
    bot = MctsBot(1, LITTLE)
    keys = bot.choose(session, session.requests[0])
    for seat in (2, 1):
        session.answer(seat, ("lo",))
    session.answer(0, keys)
    request = session.request(0)
    assert request is not None and request.rule == "TI-ASK-2"
    before = bot.last
    assert before is not None
    known = bot.search(session, request).root
    assert known in before.tree.own_nodes.values()
    assert bot.search(session, request).root is not known  # once only


def test_loops_do_not_postpone_a_loss() -> None:
    """To draw and sheathe a sword in turn would put off the loss beyond the search depth."""

    def knight(game: Game[Notes]) -> Rule[None]:
        notes = game.state.notes
        notes += ["x"] * 9
        while len(notes) > 5:
            sword = "sheathe" if "sword" in notes else "draw"
            if (yield from pick(0, "TI-ASK-1", {sword: True, "pay": False})):
                notes.remove("sword") if sword == "sheathe" else notes.append("sword")
            else:
                del notes[4:]
        yield from idle()

    session = valued(knight)
    bot = MctsBot(1, LITTLE)
    seen: list[Keys] = []
    while session.requests[0].rule == "TI-ASK-1" and len(seen) < 9:
        seen.append(bot.choose(session, session.requests[0]))
        session.answer(0, seen[-1])
    assert seen[-1] == ("pay",) and len(seen) <= 2

    again = valued(knight)  # the same if the caller names the earlier positions
    first = again.digest
    again.answer(0, ("draw",))
    assert positions_before(again, 0) == {first}
    again._barriers = bytearray(b"\x01")
    assert positions_before(again, 0) == frozenset()
    forgetful = MctsBot(1, LITTLE)
    assert forgetful.choose(again, again.requests[0]) == ("sheathe",)
    forgetful.passed = frozenset({first})
    assert forgetful.choose(again, again.requests[0]) == ("pay",)


def test_rollouts_with_the_same_determinization_have_the_same_random_choices() -> None:
    """Random choices of others do not blur the comparison of answers."""

    def rival(game: Game[Notes]) -> Rule[None]:
        chosen = yield from pick(0, "TI-ASK-1", {"less": 0, "more": 1})
        taken = 0
        for _ in range(2):
            taken += yield from pick(1, "TI-ASK-2", {str(one): 40 * one for one in range(8)})
        game.state.notes += ["x"] * (chosen + taken)
        yield from idle()

    session = valued(rival)
    search = MctsBot(1, Budget(iterations=1)).search(session, session.requests[0])
    search.run(BudgetTracker(Budget(iterations=8)), uniform=True)
    less, more = (search.statistics[keys].values for keys in (("less",), ("more",)))
    assert len(set(less)) > 1
    assert {high - low for low, high in zip(less, more, strict=False)} == {1.0}


def test_a_side_offer_may_be_declined() -> None:
    bot = MctsBot(3, Budget(iterations=12))
    session = replaying.start(TOY, 3, 2, {})
    seen = 0
    while session.requests and seen < 3:
        for request in session.requests:
            if request.optional:
                seen += 1
                keys = bot.choose(session, request)
                assert keys == () or keys[0] in request.keys
        main = next(one for one in session.requests if not one.optional)
        session.answer(main.seat, GreedyBot(1).choose(session, main))
    assert seen


def test_a_search_leaves_the_game_as_it_was() -> None:
    session = replaying.start(TOY, 3, 2, {})
    before = (session.digest, session.journal.to_json())
    MctsBot(3, LITTLE).choose(session, session.requests[0])
    assert (session.digest, session.journal.to_json()) == before


def toy_journal() -> str:
    session = replaying.start(TOY, 3, 4, {}, log=False)
    play_out(session, [MctsBot(seat, Budget(iterations=4)) for seat in range(3)])
    return session.journal.to_json()


def test_iterations_give_the_same_choices_in_every_process() -> None:
    code = "from tests.bots.test_mcts import toy_journal; print(toy_journal(), end='')"
    run = [sys.executable, "-c", code]
    other = subprocess.run(run, capture_output=True, text=True, check=True, timeout=60)
    assert other.stdout == toy_journal()


# Budgets and normalization


def test_a_budget_is_of_one_kind() -> None:
    for wrong in ({}, {"seconds": 1.0, "iterations": 5}, {"iterations": -2}, {"seconds": -1.0}):
        with pytest.raises(ValueError, match="either seconds or iterations"):
            Budget(**wrong)


def test_seconds_run_out_and_iterations_are_counted() -> None:
    tracker = BudgetTracker(Budget(seconds=0.02))
    while not tracker.exhausted:
        tracker.done += 1
    assert tracker.done > 10
    tracker = BudgetTracker(Budget(iterations=7))
    while not tracker.exhausted:
        tracker.done += 1
    assert tracker.done == 7
    assert Budget(iterations=8).scaled(0.25) == Budget(iterations=2)
    assert Budget(seconds=2.0).scaled(0.25) == Budget(seconds=0.5)


def test_a_terminal_value_lies_beyond_all_others() -> None:
    normalization = Normalization([12.0, 13.0])
    assert (normalization.mean, normalization.deviation) == (12.5, 1.0)
    for value in (10.0, 20.0, 10.0, 20.0, 10.0, 20.0):
        normalization.add(value)
    assert (normalization.mean, normalization.deviation) == (15.0, 5.0)
    assert normalization.terminal_value(1.0) == 15.0 + TERMINAL_DEVIATIONS * 5.0
    assert normalization.terminal_value(-1.0) == 15.0 - TERMINAL_DEVIATIONS * 5.0


def test_terminal_values_do_not_drift_apart() -> None:
    normalization = Normalization([12.0, 13.0])
    won = normalization.terminal_value(1.0)
    for _ in range(50):
        normalization.add(normalization.terminal_value(1.0))
        normalization.add(normalization.terminal_value(-1.0))
    assert normalization.terminal_value(1.0) == won


def test_a_terminal_value_differs_even_if_all_values_are_equal() -> None:
    assert Normalization([100.0, 100.0]).terminal_value(1.0) > 101.0


def test_a_victory_is_taken_and_a_defeat_avoided() -> None:
    def last(game: Game[Notes]) -> Rule[None]:
        choice = yield from pick(0, "TI-ASK-1", {"lose": 0, "win": 1, "go on": 2})
        game.state.notes += ["won"] if choice == 1 else ["x"] * (5 - choice)
        if choice == 2:
            yield from pick(0, "TI-ASK-2", {"a": 1, "b": 2})
        game.state.step += 1

    session = valued(last)
    won = Result(((0,), (1, 2)), (1, 0, 0), "won")
    lost = Result(((1, 2), (0,)), (0, 1, 1), "lost")
    object.__setattr__(
        session.game.rules, "result", lambda state: won if "won" in state.notes else lost
    )
    assert answer_of(session) == ("win",)


def test_a_single_answer_needs_no_search() -> None:
    session = replaying.start(TOY, 2, 1, {})
    request = Request(0, "TI-ASK-1", "pick", session.requests[0].keys[:1])
    assert MctsBot(1, LITTLE).search(session, request).normalization.count == 0


def test_with_long_turns_and_a_short_budget_simulations_are_cut_short() -> None:
    def road(game: Game[Notes]) -> Rule[None]:
        for turn in range(8):
            key = yield from pick(0, f"TI-ASK-{turn}", {"a": "x", "b": "y", "c": "z"})
            game.state.notes.append(key)
        yield from idle()

    def own_nodes(iterations: int, settings: SearchSettings, long_turns: bool = True) -> int:
        """How many own nodes the search has added to its tree."""
        session = valued(road)
        object.__setattr__(session.game.judgement, "long_turns", long_turns)
        bot = MctsBot(1, Budget(iterations=iterations), settings)
        return len(bot.search(session, session.requests[0]).tree.own_nodes)

    short, long = SearchSettings(), SearchSettings(min_simulations=0)
    first = own_nodes(1, long)
    assert own_nodes(12, short) <= first + 11 * short.max_new_own_nodes < own_nodes(12, long)
    assert own_nodes(short.min_simulations, short) == own_nodes(short.min_simulations, long)
    assert own_nodes(12, short, long_turns=False) == own_nodes(12, long)
