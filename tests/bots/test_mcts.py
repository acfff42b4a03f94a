"""The searching bot, on games of a few lines and on the toy fair."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from fabletop.bots import GreedyBot, MctsBot
from fabletop.bots.mcts.bot import positions_before
from fabletop.bots.mcts.budget import Budget, Watch
from fabletop.bots.mcts.normalization import ENDING, Scale
from fabletop.bots.mcts.settings import Manner
from fabletop.bots.mcts.tree import FIRST, Node
from fabletop.bots.play import play_out
from fabletop.kernel.ask import Request, Rule, ask_all, pick, pick_some
from fabletop.kernel.gamedef import Game, Result
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from ..kernel.tiny import Notes, start
from ..kernel.toy import TOY

LITTLE = Budget(iterations=30)


def valued(rule: Callable[[Game[Notes]], Rule[None]]) -> Session:
    """A tiny game; its worth to seat 0 is the number of notes, to the others that of "y" alone."""
    session = start(rule)

    def worth(state: Notes, seat: int) -> float:
        return float(len(state.notes)) if seat == 0 else float(state.notes.count("y"))

    object.__setattr__(session.game, "evaluate", worth)
    return session


def idle() -> Rule[None]:
    """Nothing more comes of anything."""
    while True:
        yield from pick(0, "TI-ASK-9", {"a": 1, "b": 2})


def answer_of(session: Session, seat: int = 0, seed: int = 1) -> tuple[str, ...]:
    request = session.request(seat)
    assert request is not None
    return MctsBot(seed, LITTLE).choose(session, request)


def test_it_judges_by_foresee_where_a_game_has_it() -> None:
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


def test_it_weighs_luck_by_its_mean() -> None:
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
    """Of many answers the best by first sight are tried; one visit each would be a lottery."""
    node = Node()
    answers = [(str(number),) for number in range(30)]
    for keys in answers:
        node.edge(keys)
    assert node.opened(answers) == answers[:FIRST]
    node.edge(("0",)).visits = 16
    assert node.opened(answers) == answers[: FIRST + 6]
    assert node.opened(answers[:3]) == answers[:3]


def test_answers_are_compared_with_the_same_luck() -> None:
    """The better answer is one note better whatever is rolled, and the rolls are large."""

    def storm(game: Game[Notes]) -> Rule[None]:
        chosen = yield from pick(0, "TI-ASK-1", {"less": 0, "more": 1})
        game.state.notes += ["x"] * (chosen + 40 * game.chance.below("storm", 10))
        yield from idle()

    session = valued(storm)
    search = MctsBot(1, Budget(iterations=1)).search(session, session.requests[0])
    search.run(Watch(LITTLE), evenly=True)
    less, more = (search.trials[keys].worths for keys in (("less",), ("more",)))
    assert len(set(less)) > 3  # another roll each time
    gaps = {high - low for low, high in zip(less, more, strict=False)}
    assert gaps == {1.0}


def test_answers_given_at_the_same_time_are_imagined() -> None:
    def together(game: Game[Notes]) -> Rule[None]:
        laid = yield from ask_all("TI-ASK-1", {seat: {"hi": 2, "lo": 1} for seat in range(3)})
        game.state.notes += ["x"] * laid[0]
        yield from idle()

    session = valued(together)
    session.answer(2, ("lo",))
    assert answer_of(session) == ("hi",)


def test_a_choice_of_all_at_once_is_judged_when_the_own_turn_has_come() -> None:
    """A few own answers of that turn show what it brings; what comes later does not count."""

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
    assert max(search.trials[("lo",)].worths) == 5.0
    assert max(search.trials[("hi",)].worths) == 1.0


def test_what_was_found_out_is_kept_for_the_next_question() -> None:
    """Also where others have answered at the same time: their answers had been imagined."""

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
    assert known in before.plans.values()
    assert bot.search(session, request).root is not known  # once only


def test_what_must_come_is_not_postponed_for_ever() -> None:
    """To draw and sheathe a sword again and again would put off the loss beyond every horizon."""

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
    seen = []
    while session.requests[0].rule == "TI-ASK-1" and len(seen) < 9:
        seen.append(bot.choose(session, session.requests[0]))
        session.answer(0, seen[-1])
    assert seen[-1] == ("pay",) and len(seen) <= 2

    again = valued(knight)  # and so, too, if it is told of the past by others
    first = again.digest
    again.answer(0, ("draw",))
    assert positions_before(again, 0) == {first}
    again._barriers = bytearray(b"\x01")
    assert positions_before(again, 0) == frozenset()
    forgetful = MctsBot(1, LITTLE)
    assert forgetful.choose(again, again.requests[0]) == ("sheathe",)
    forgetful.passed = frozenset({first})
    assert forgetful.choose(again, again.requests[0]) == ("pay",)


def test_whims_are_the_same_where_luck_is() -> None:
    """What others do by whim does not blur the comparison of answers."""

    def rival(game: Game[Notes]) -> Rule[None]:
        chosen = yield from pick(0, "TI-ASK-1", {"less": 0, "more": 1})
        taken = 0
        for _ in range(2):
            taken += yield from pick(1, "TI-ASK-2", {str(one): 40 * one for one in range(8)})
        game.state.notes += ["x"] * (chosen + taken)
        yield from idle()

    session = valued(rival)
    search = MctsBot(1, Budget(iterations=1)).search(session, session.requests[0])
    search.run(Watch(Budget(iterations=8)), evenly=True)
    less, more = (search.trials[keys].worths for keys in (("less",), ("more",)))
    assert len(set(less)) > 1
    assert {high - low for low, high in zip(less, more, strict=False)} == {1.0}


def test_a_side_offer_may_be_left_alone() -> None:
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


# Budgets and scales


def test_a_budget_is_of_one_kind() -> None:
    for wrong in ({}, {"seconds": 1.0, "iterations": 5}, {"iterations": -2}, {"seconds": -1.0}):
        with pytest.raises(ValueError, match="either seconds or iterations"):
            Budget(**wrong)  # type: ignore[arg-type]


def test_seconds_run_out_and_iterations_are_counted() -> None:
    watch = Watch(Budget(seconds=0.02))
    while watch.open:
        watch.done += 1
    assert watch.done > 10
    watch = Watch(Budget(iterations=7))
    while watch.open:
        watch.done += 1
    assert watch.done == 7
    assert Budget(iterations=8).part(0.25) == Budget(iterations=2)
    assert Budget(seconds=2.0).part(0.25) == Budget(seconds=0.5)


def test_an_ending_lies_beyond_everything_usual() -> None:
    scale = Scale([12.0, 13.0])
    assert (scale.mean, scale.spread) == (12.5, 1.0)
    for value in (10.0, 20.0, 10.0, 20.0, 10.0, 20.0):
        scale.add(value)
    assert (scale.mean, scale.spread) == (15.0, 5.0)
    assert scale.ending(1.0) == 15.0 + ENDING * 5.0
    assert scale.ending(-1.0) == 15.0 - ENDING * 5.0


def test_endings_do_not_drive_each_other_further_off() -> None:
    scale = Scale([12.0, 13.0])
    won = scale.ending(1.0)
    for _ in range(50):
        scale.add(scale.ending(1.0))
        scale.add(scale.ending(-1.0))
    assert scale.ending(1.0) == won


def test_an_ending_counts_where_all_looks_alike() -> None:
    assert Scale([100.0, 100.0]).ending(1.0) > 101.0


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
    object.__setattr__(session.game, "result", lambda state: won if "won" in state.notes else lost)
    assert answer_of(session) == ("win",)


def test_a_single_answer_needs_no_search() -> None:
    session = replaying.start(TOY, 2, 1, {})
    request = Request(0, "TI-ASK-1", "pick", session.requests[0].keys[:1])
    assert MctsBot(1, LITTLE).search(session, request).scale.seen == 0


def test_where_turns_are_long_and_continuations_few_they_go_less_deep() -> None:
    def road(game: Game[Notes]) -> Rule[None]:
        for turn in range(8):
            key = yield from pick(0, f"TI-ASK-{turn}", {"a": "x", "b": "y", "c": "z"})
            game.state.notes.append(key)
        yield from idle()

    def met(iterations: int, manner: Manner, long_turns: bool = True) -> int:
        """How many own questions the continuations have met."""
        session = valued(road)
        object.__setattr__(session.game, "long_turns", long_turns)
        bot = MctsBot(1, Budget(iterations=iterations), manner)
        return len(bot.search(session, session.requests[0]).plans)

    short, long = Manner(), Manner(few=0)
    first = met(1, long)
    assert met(12, short) <= first + 11 * short.fresh < met(12, long)
    assert met(short.few, short) == met(short.few, long)
    assert met(12, short, long_turns=False) == met(12, long)
