"""Hints and analyses of the MCTS bot, in all languages."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import fabletop
from fabletop.bots import GreedyBot, MctsBot, RandomBot
from fabletop.bots.mcts import (
    AnswerValue,
    Budget,
    NotAsked,
    Reason,
    advice_of,
    analyse,
    hint,
    sentence,
    voice,
)
from fabletop.bots.mcts.advice import compare, largest_risk, reply_loss
from fabletop.bots.mcts.search import AnswerStatistics
from fabletop.bots.mcts.wording import WORDS, shown_number
from fabletop.bots.play import play_out
from fabletop.cli.main import app
from fabletop.kernel.ask import Rule, pick
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session import replay as replaying
from fabletop.kernel.session.journal import BadJournal, Journal
from fabletop.kernel.words import LANGUAGES

from ..kernel.tiny import Notes
from ..kernel.toy import TOY
from ..kernel.vocabulary import differences
from .test_mcts import idle, valued

LITTLE = Budget(iterations=40)


def offered(game: Game[Notes]) -> Rule[None]:
    """A trap: the best answer but for what the rival may do."""
    first = yield from pick(0, "TI-ASK-1", {"poor": 1, "rich": 6, "fair": 5})
    game.state.notes += ["x"] * first
    if first == 6:
        game.state.notes += yield from pick(1, "TI-ASK-2", {"help": ["x"] * 3, "harm": []})
    yield from idle()


def test_a_hint_names_the_best_and_how_much_less_the_others_are() -> None:
    advice = hint(valued(offered), 0, LITTLE)
    assert (advice.best.keys, advice.seat, advice.rule) == (("rich",), 0, "TI-ASK-1")
    assert [one.keys for one in advice.others] == [("fair",), ("poor",)]
    assert advice.others[0].value == 5 and advice.sure
    assert advice.simulations == advice.best.visits + sum(one.visits for one in advice.others)
    best, other, *_ = advice.reasons
    assert best.id == "bot-best" and best.answers == {"answer": ("rich",)}
    assert other.args == {"less": advice.best.value - 5}


def test_the_reply_that_costs_most_is_the_risk() -> None:
    statistics = AnswerStatistics()
    for number in range(40):
        harm = number % 2
        statistics.values.append(-9.0 * harm)
        key = "harm" if harm else "help"
        statistics.replies.setdefault((1, "TI-ASK-2", (key,)), []).append(-9.0 * harm)
    risk = largest_risk(statistics, 4.5)
    assert risk is not None
    assert (risk.kind, risk.seat, risk.keys, risk.loss) == ("reply", 1, ("harm",), 4.5)


def test_a_costly_reply_is_the_risk_after_a_real_search() -> None:
    """The rival loses nothing by harming, so both replies are met."""

    def trap(game: Game[Notes]) -> Rule[None]:
        first = yield from pick(0, "TI-ASK-1", {"bold": 9, "shy": 1})
        game.state.notes += ["x"] * first
        game.state.notes += yield from pick(1, "TI-ASK-2", {"help": ["x"] * 6, "harm": []})
        yield from idle()

    advice = hint(valued(trap), 0, Budget(iterations=80))
    risk = advice.risk
    assert risk is not None
    assert (risk.kind, risk.seat, risk.keys) == ("reply", 1, ("harm",))
    assert 0 < risk.loss <= 6
    assert "bot-fear-reply" in [one.id for one in advice.reasons]


def test_a_reply_after_the_cutoff_is_not_a_risk() -> None:
    """The rival answers many times in a row, so the value is that of the position before. All
    differences are luck, and no reply may be blamed for them."""

    def far(game: Game[Notes]) -> Rule[None]:
        first = yield from pick(0, "TI-ASK-1", {"bold": 9, "shy": 1})
        game.state.notes += ["x"] * (first + 30 * game.chance.below("storm", 2))
        while True:
            yield from pick(1, "TI-ASK-2", {"left": 1, "right": 2, "on": 3})

    for seed in range(6):
        session = valued(far)
        search = MctsBot(seed, Budget(iterations=80)).search(session, session.requests[0])
        assert all(statistics.replies == {} for statistics in search.statistics.values())
        risk = advice_of(search).risk
        assert risk is not None and risk.kind == "luck"


def test_an_insignificant_loss_is_not_a_risk() -> None:
    worse, better = [0.0, 10.0, 0.0, 10.0, 4.0], [10.0, 0.0, 10.0, 0.0, 10.0]
    assert reply_loss(worse, better) == 0
    assert reply_loss([0.0, 1.0] * 3, [10.0, 11.0] * 3) == 5
    assert reply_loss([0.0] * 3, [10.0] * 30) == 0  # too few to know


def test_alternatives_with_few_visits_are_marked() -> None:
    best = AnswerValue(("a",), 5.0, 60)
    assert compare(best, AnswerValue(("b",), 1.8, 9)).args == {"less": 3.2}
    assert compare(best, AnswerValue(("b",), 5.04, 9)).id == "bot-other-even"
    assert compare(best, AnswerValue(("b",), 4.96, 9)).id == "bot-other-even"
    seldom = compare(best, AnswerValue(("b",), 8.2, 2))
    assert seldom.id == "bot-other-seldom"
    said = sentence(seldom, voice(TOY))
    assert "3.2 more" in said and "only 2 times" in said and "-" not in said


def test_zero_has_no_sign() -> None:
    assert shown_number(-0.04, voice(TOY)) == "0.0"


def test_bad_luck_is_the_risk_if_no_reply_explains_it() -> None:
    statistics = AnswerStatistics()
    statistics.values = [0.0] * 4 + [10.0] * 36
    risk = largest_risk(statistics, 3.0)
    assert risk is not None and (risk.kind, risk.loss) == ("luck", 9.0)
    statistics.values = [10.0] * 40
    assert largest_risk(statistics, 3.0) is None


def test_a_bot_says_why_it_has_chosen() -> None:
    session = valued(offered)
    bot = MctsBot(1, LITTLE)
    assert bot.last is None
    keys = bot.choose(session, session.requests[0])
    session.answer(0, keys)
    assert bot.last is not None
    advice = advice_of(bot.last)
    assert (advice.seat, advice.rule, advice.best.keys) == (0, "TI-ASK-1", keys)
    assert advice.reasons[0].id == "bot-best" and advice.others


def test_a_hint_for_a_seat_not_asked_is_refused() -> None:
    with pytest.raises(NotAsked, match="Seat 2"):
        hint(valued(offered), 2, LITTLE)


def test_a_hint_does_not_change_the_game_and_comes_again_the_same() -> None:
    session = replaying.start(TOY, 3, 2, {})
    seat = session.requests[0].seat
    before = session.digest
    assert hint(session, seat, LITTLE, 5) == hint(session, seat, LITTLE, 5)
    assert session.digest == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_reasons_have_words(language: str) -> None:
    assert differences(WORDS) == []
    say = voice(TOY, language)
    for count in (1, 2, 5, 240):
        reason = Reason("bot-best", {"worth": 1.25, "count": count}, {"answer": ()})
        assert ("1.2" if language == "en" else "1,2") in sentence(reason, say)


# Analysis


def played() -> Journal:
    session = replaying.start(TOY, 2, 3, {})
    return play_out(session, [RandomBot(1), GreedyBot(2)]).journal


def test_the_costliest_choices_come_first() -> None:
    ticks: list[tuple[int, int]] = []
    journal = played()
    found = analyse(
        journal, 0, Budget(iterations=24), game=TOY, progress=lambda *n: ticks.append(n)
    )
    assert 1 <= len(found) <= 3
    assert [one.cost for one in found] == sorted((one.cost for one in found), reverse=True)
    for one in found:
        choice = journal.choices[one.at]
        assert (choice.seat, choice.rule, choice.keys) == (0, one.rule, one.chosen)
        assert one.better != one.chosen and one.cost > 0
        assert one.reasons[0].answers == {"chosen": one.chosen, "better": one.better}
    assert ticks[-1][0] == len(ticks) <= ticks[-1][1]


def test_a_journal_of_an_unknown_game_or_seat_is_refused() -> None:
    journal = played()
    with pytest.raises(BadJournal, match="not known here"):
        analyse(msgspec.structs.replace(journal, game="chess"), 0, LITTLE)
    with pytest.raises(BadJournal, match="no seat 2"):
        analyse(journal, 2, LITTLE, game=TOY)


def test_the_command_reads_a_file_and_refuses_what_it_cannot_use(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    session = fabletop.new("witcher", 2, 1)
    players = [RandomBot(1), RandomBot(2)]
    for _ in range(14):
        request = session.requests[0]
        session.answer(request.seat, players[request.seat].choose(session, request))
    file.write_text(session.save(), encoding="utf-8")
    run = CliRunner()
    words = ["analyse", str(file), "--seat", "0", "--iterations", "20"]
    told = run.invoke(app, [*words, "--lang", "cs"])
    assert told.exit_code == 0, told.output
    assert "hráč 1" in told.output
    printed = run.invoke(app, [*words, "--json"])
    assert list(msgspec.json.decode(printed.stdout)["seats"]) == ["0"]
    assert run.invoke(app, ["analyse", str(file), "--seat", "5"]).exit_code == 2
    assert run.invoke(app, ["analyse", str(tmp_path / "none.json")]).exit_code == 2
