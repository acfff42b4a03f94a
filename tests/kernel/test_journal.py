"""Journals: round trip, damage, save and resume."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop import BadJournal, BadSetup, Journal
from fabletop.kernel.ask import Rule, ask_all, pick
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game, GameDef, Secrets
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying
from fabletop.kernel.session.journal import Choice

from .looks import looks
from .player import choose, play
from .tiny import Notes, start, tiny
from .toy import TOY

Fair = Callable[..., Session]
Table = Game[Notes]


def replayed(session: Session, game: GameDef = TOY) -> Session:
    return replaying.replay(game, Journal.from_json(session.journal.to_json()))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("length", ["short", "long"])
def test_replay_equals_play(fair: Fair, seats: int, length: str) -> None:
    session = fair(10_000, seats=seats, seed=seats, options={"length": length})
    again = replayed(session)
    assert looks(again) == looks(session)
    assert again.journal.to_json() == session.journal.to_json()


def test_a_journal_survives_its_round_trip(fair: Fair) -> None:
    session = fair(40)
    session.undo()
    session.journal.digests = {"3": "abc"}
    again = Journal.from_json(session.journal.to_json())
    assert again == session.journal
    assert Journal.from_json(session.journal.to_json().encode()) == session.journal
    assert any(choice.forced for choice in fair(10_000, seed=4).journal.choices)


def test_a_journal_is_one_choice_a_line(fair: Fair) -> None:
    journal = fair(12).journal
    lines = journal.to_json().splitlines()
    assert len(lines) == len(journal.choices) + 2
    assert json.loads(lines[1].rstrip(",")) == [
        journal.choices[0].rule,
        0,
        list(journal.choices[0].keys),
    ]


def test_an_unfinished_journal_replays_to_the_same_question(fair: Fair) -> None:
    session = fair()
    luck = Chance(2)
    while not session.over:
        choose(session, luck)
        if not session._pending:
            assert looks(replayed(session)) == looks(session)


# Damage


def damaged(session: Session, change: Callable[[dict[str, Any]], None]) -> str:
    plain = json.loads(session.journal.to_json())
    change(plain)
    return json.dumps(plain)


@pytest.mark.parametrize(
    "entry",
    [
        None,
        5,
        "TY-BID-1",
        {},
        [],
        ["TY-BID-1"],
        ["TY-BID-1", 0],
        ["TY-BID-1", "0", ["1"]],
        ["TY-BID-1", 0, "1"],
        ["TY-BID-1", 0, None],
        ["TY-BID-1", 0, {"1": 1}],
        ["TY-BID-1", 0, [1]],
        ["TY-BID-1", 0, [None]],
        ["TY-BID-1", 0, [["1"]]],
        ["TY-BID-1", 0.5, ["1"]],
        ["TY-BID-1", True, ["1"]],
        [3, 0, ["1"]],
        ["TY-BID-1", 0, ["1"], 1],
        ["TY-BID-1", 0, ["1"], "yes"],
        ["TY-BID-1", 0, ["1"], False, 5],
    ],
    ids=lambda entry: json.dumps(entry),
)
@pytest.mark.parametrize("place", [0, 7, 19])
def test_an_entry_of_the_wrong_shape_is_named(fair: Fair, place: int, entry: object) -> None:
    def change(plain: dict[str, Any]) -> None:
        plain["choices"][place] = entry
        plain["choices"][place + 1] = "later damage"

    text = damaged(fair(30), change)
    with pytest.raises(BadJournal, match=f"^Entry {place}: ") as caught:
        Journal.from_json(text)
    assert caught.value.entry == place


NOT_JOURNALS: dict[str, str | bytes] = {
    "empty": "",
    "no JSON": "once upon a time",
    "half": '{"game": "toy", "choices": [',
    "a list": "[]",
    "null": "null",
    "a number": "7",
    "no choices": '{"game": "toy"}',
    "choices no list": '{"game": "toy", "choices": {}}',
    "only choices": '{"choices": []}',
    "not UTF-8": b'{"game": "\xff"}',
    "a lone surrogate": '{"game": "\udcff"}',
    "too deep": "[" * 100_000,
    "deep in the choices": '{"choices": ' + "[" * 100_000,
}


@pytest.mark.parametrize("text", NOT_JOURNALS.values(), ids=NOT_JOURNALS.keys())
def test_what_is_no_journal_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadJournal, match="not a journal"):
        Journal.from_json(text)


HEADS: dict[str, Any] = {
    "game": 5,
    "rules_version": "3",
    "content": None,
    "seats": "three",
    "options": ["length"],
    "seed": 1.5,
    "undone": 5,
    "digests": {"1": 2},
    "checkpoint": {"at": "1", "state": {}},
}


@pytest.mark.parametrize("field", HEADS)
def test_a_damaged_head_is_refused(fair: Fair, field: str) -> None:
    text = damaged(fair(5), lambda plain: plain.update({field: HEADS[field]}))
    with pytest.raises(BadJournal):
        Journal.from_json(text)


UNDONE: list[Any] = [
    None,
    "x",
    [None],
    [[]],
    [{"at": 1}],
    [{"choices": []}],
    [{"at": None, "choices": []}],
    [{"at": "x", "choices": []}],
    [{"at": 1e308, "choices": [5]}],
    [{"at": 0, "choices": ["x"]}],
    [{"at": 0, "choices": [["R", 0, [1]]]}],
]


@pytest.mark.parametrize("undone", UNDONE, ids=[str(place) for place in range(len(UNDONE))])
def test_damaged_history_is_refused(fair: Fair, undone: Any) -> None:
    text = damaged(fair(5), lambda plain: plain.update(undone=undone))
    with pytest.raises(BadJournal):
        Journal.from_json(text)


def spoiled(session: Session, place: int, choice: Choice) -> BadJournal:
    """The fault that a replay finds when this choice stands at this place."""
    journal = Journal.from_json(session.journal.to_json())
    journal.choices[place] = choice
    with pytest.raises(BadJournal) as caught:
        replaying.replay(TOY, journal)
    return caught.value


def test_a_replay_names_the_first_choice_that_does_not_fit(fair: Fair) -> None:
    session = fair(10_000, seed=4)
    for place, choice in enumerate(session.journal.choices):
        for bad in (
            choice._replace(rule="TY-OTHER-1"),
            choice._replace(seat=7),
            choice._replace(seat=-1),
            choice._replace(keys=("no-such-key",)),
            choice._replace(keys=(*choice.keys, *choice.keys, "x")),
        ):
            fault = spoiled(session, place, bad)
            assert fault.entry == place, (place, bad)
            assert str(fault).startswith(f"Entry {place}: ")


def test_a_replay_names_what_was_asked_instead(fair: Fair) -> None:
    session = fair(10)
    fault = spoiled(session, 3, Choice("TY-OTHER-1", 2, ("x",)))
    assert "TY-OTHER-1 of seat 2: x" in str(fault)
    assert f"{session.journal.choices[3].rule} of seat" in str(fault)


def test_a_choice_left_out_is_noticed(fair: Fair) -> None:
    """Not always at once: what comes next may by luck be an answer too. But never before."""
    session = fair(10_000, seed=4)
    choices = session.journal.choices
    left_out = 0
    for place, choice in enumerate(choices[:-1]):
        if choice.rule not in ("TY-DRAFT-1", "TY-BID-1", "TY-SORT-1", "TY-TAKE-1"):
            continue
        journal = Journal.from_json(session.journal.to_json())
        del journal.choices[place]
        with pytest.raises(BadJournal) as caught:
            replaying.replay(TOY, journal)
        assert caught.value.entry is not None and caught.value.entry >= place
        left_out += 1
    assert left_out > 10


def test_a_replay_names_the_choice_after_which_the_state_differs(fair: Fair) -> None:
    session = fair()
    luck = Chance(3)
    while not session.over:
        choose(session, luck)
        if not session._pending:
            session.journal.digests[str(len(session.journal.choices))] = session.digest
    assert replayed(session).digest == session.digest
    numbers = list(session.journal.digests)
    for number in (numbers[0], numbers[len(numbers) // 2], numbers[-1]):
        journal = Journal.from_json(session.journal.to_json())
        journal.digests[number] = "0" * 24
        with pytest.raises(BadJournal, match="0000") as caught:
            replaying.replay(TOY, journal)
        assert caught.value.entry == int(number) - 1


def test_a_choice_after_the_end_is_named(fair: Fair) -> None:
    session = fair(10_000)
    journal = Journal.from_json(session.journal.to_json())
    journal.choices.append(Choice("TY-ACT-1", 0, ("rest",)))
    with pytest.raises(BadJournal, match="after the end") as caught:
        replaying.replay(TOY, journal)
    assert caught.value.entry == len(session.journal.choices)


def test_a_foreign_game_is_refused(fair: Fair) -> None:
    journal = fair(5).journal
    with pytest.raises(BadJournal, match="toy"):
        replaying.replay(replace(TOY, id="other", title="The Other"), journal)
    with pytest.raises(BadJournal, match="toy"):
        replaying.resume(replace(TOY, id="other", title="The Other"), journal)


def test_a_game_that_the_house_does_not_have_is_refused(fair: Fair) -> None:
    journal = fair(5).journal
    for read in (fabletop.replay, fabletop.resume):
        with pytest.raises((BadJournal, BadSetup), match="no game 'toy'; there are: "):
            read(journal.to_json())
    with pytest.raises(BadSetup, match="no game 'toy'"):
        fabletop.new("toy", seats=2, seed=1)


def test_other_rules_are_refused_by_replay_and_not_by_resume(fair: Fair) -> None:
    session = fair(30)
    newer = replace(TOY, rules=replace(TOY.rules, version=TOY.rules.version + 1))
    journal = Journal.from_json(session.save())
    with pytest.raises(BadJournal, match=r"version 3 .* version 4"):
        replaying.replay(newer, journal)
    assert replaying.resume(newer, journal).digest == session.digest


def test_other_cards_are_refused(fair: Fair) -> None:
    other = replace(TOY, content=replace(TOY.content, hash=lambda: "new-cards"))
    with pytest.raises(BadJournal, match="other cards"):
        replaying.replay(other, fair(5).journal)


@pytest.mark.parametrize(
    ("seats", "options", "names"),
    [
        (1, {}, "2 to 4"),
        (5, {}, "2 to 4"),
        (2, {"colour": "red"}, "length, ending"),
        (2, {"length": "endless"}, "short, long"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(seats: int, options: dict[str, str], names: str) -> None:
    with pytest.raises(BadSetup, match=names):
        replaying.start(TOY, seats, 1, options)


def test_a_journal_with_an_impossible_head_is_refused(fair: Fair) -> None:
    for field, value in (("seats", 9), ("options", {"length": "endless"})):
        journal = Journal.from_json(fair(5).journal.to_json())
        setattr(journal, field, value)
        with pytest.raises((BadJournal, BadSetup)):
            replaying.replay(TOY, journal)


@pytest.mark.parametrize("seed", [0, -1, 2**63 - 1, 2**64 - 1, 2**64, 2**128, -(2**63), -(2**64)])
def test_any_seed_is_played_and_saved_or_refused(seed: int) -> None:
    try:
        session = replaying.start(TOY, 2, seed, {})
    except BadSetup:
        return
    for _ in play(session, 1):
        pass
    assert replayed(session).digest == session.digest
    assert replaying.resume(TOY, Journal.from_json(session.save())).digest == session.digest


# Save and resume


@pytest.mark.parametrize("seed", range(3))
def test_resume_goes_on_from_any_point(fair: Fair, seed: int) -> None:
    session = fair(seed=seed)
    luck = Chance(seed)
    while not session.over:
        choose(session, luck)
        if session._pending:
            continue
        resumed = replaying.resume(TOY, Journal.from_json(session.save()))
        seen, again = looks(session), looks(resumed)
        for look in (seen, again):
            del look["log"], look["free"]
        assert again == seen
        if len(session.journal.choices) % 4 == 0 and not session.over:
            fork = session.fork()
            for one in (resumed, fork):
                for _ in play(one, 9):
                    pass
            assert resumed.digest == fork.digest
            assert resumed.journal.choices == fork.journal.choices
            assert replayed(resumed).digest == fork.digest


def test_a_resumed_table_keeps_its_chronicle(fair: Fair) -> None:
    session = fair(40)
    resumed = replaying.resume(TOY, Journal.from_json(session.save()))
    assert resumed.log(0) == session.log(0)


def test_saving_changes_nothing_and_can_be_repeated(fair: Fair) -> None:
    session = fair(21)
    before = looks(session)
    assert session.save() == session.save()
    assert looks(session) == before


def test_a_checkpoint_is_never_older_news_than_the_choices(fair: Fair) -> None:
    """A journal written after an undo must not carry the checkpoint of the undone future."""
    session = fair(40)
    session.save()
    for _ in range(15):
        session.undo()
    resumed = replaying.resume(TOY, Journal.from_json(session.journal.to_json()))
    assert resumed.digest == session.digest
    assert resumed.journal.choices == session.journal.choices


def test_secret_answers_outlive_a_save() -> None:
    """An acknowledged answer is never lost (architecture, section 6)."""

    def secret(game: Table) -> Rule[None]:
        answers = yield from ask_all("TI-ALL", {seat: {"a": "a", "b": "b"} for seat in range(3)})
        game.state.notes.extend(answers.values())
        game.state.step += 1

    session = start(secret)
    session.answer(1, ("b",))
    resumed = replaying.resume(session.game, Journal.from_json(session.save()))
    assert [one.seat for one in resumed.requests] == [0, 2]


@pytest.mark.parametrize("at", [-1, 10_000, 10**15])
def test_a_checkpoint_out_of_place_is_refused(fair: Fair, at: int) -> None:
    journal = Journal.from_json(fair(20).save())
    assert journal.checkpoint is not None
    journal.checkpoint.at = at
    with pytest.raises(BadJournal, match="checkpoint"):
        replaying.resume(TOY, journal)


def test_an_unreadable_checkpoint_is_refused(fair: Fair) -> None:
    journal = Journal.from_json(fair(20).save())
    assert journal.checkpoint is not None
    journal.checkpoint.state["bank"] = "many"
    with pytest.raises(BadJournal, match=r"checkpoint cannot be read.*bank"):
        replaying.resume(TOY, journal)


def test_resume_names_the_first_choice_that_does_not_fit(fair: Fair) -> None:
    session = fair(10_000, seed=4)
    while session.journal.choices[-1].forced or len(session._marks) < 2:
        session.undo()
    session.undo()
    session.redo()
    journal = Journal.from_json(session.save())
    assert journal.checkpoint is not None
    journal.checkpoint.at = min(journal.checkpoint.at, len(journal.choices))
    place = len(journal.choices)
    journal.choices.append(Choice("TY-OTHER-1", 0, ("x",)))
    with pytest.raises(BadJournal) as caught:
        replaying.resume(TOY, journal)
    assert caught.value.entry == place


def test_a_journal_without_checkpoint_resumes_by_replay(fair: Fair) -> None:
    session = fair(20)
    resumed = replaying.resume(TOY, Journal.from_json(session.journal.to_json()))
    assert looks(resumed) == looks(session)


class Numbered(msgspec.Struct):
    """A state with what JSON has no words for: whole numbers as keys, tuples."""

    chance: Chance
    step: int = 0
    by_seat: dict[int, int] = {}
    pair: tuple[int, str] = (1, "a")


def test_a_checkpoint_keeps_whole_numbers_as_keys() -> None:
    def count(game: Game[Numbered]) -> Rule[None]:
        number = yield from pick(0, "TI-1", {"a": 1, "b": 2})
        game.state.by_seat[number] = number
        game.state.pair = (number, "b")
        game.state.step += 1

    plain = tiny(count, count, count)
    game = replace(
        plain,
        rules=replace(
            plain.rules,
            state=Numbered,
            setup=lambda chance, seats, options: Numbered(chance),
        ),
        secrets=Secrets(view=lambda state, eyes: None, hidden=lambda state, eyes: []),
    )
    session = replaying.start(game, 2, 1, {})
    session.answer(0, ("a",))
    session.answer(0, ("b",))
    resumed = replaying.resume(game, Journal.from_json(session.save()))
    assert resumed.digest == session.digest
