"""The action space: every legal answer can be given, and no other."""

from __future__ import annotations

import pytest

from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import BadSetup
from fabletop.kernel.session.legal import checked
from fabletop.kernel.words import kernel_voice
from fabletop.lab.action_space import (
    DONE,
    FIRST_KEY,
    NEXT_PAGE,
    IllegalAction,
    QuestionActions,
    check_size,
    key_hash,
)
from fabletop.lab.sizes import DEFAULT_ACTIONS


def answer(question: QuestionActions, keys: Keys) -> Keys | None:
    """Choose these keys one after another, turning pages as needed, then `DONE` if needed."""
    found: Keys | None = None
    for key in keys:
        while key not in question.actions.values():
            assert question.act(NEXT_PAGE) is None
        (action,) = (one for one, stands in question.actions.items() if stands == key)
        found = question.act(action)
    return found if found is not None else question.act(DONE)


def test_a_pick_is_one_action() -> None:
    question = QuestionActions(Request(0, "TO-PICK-1", "pick", ("left", "right")))
    assert sorted(question.actions.values()) == ["left", "right"]
    assert DONE not in question.actions
    assert answer(question, ("right",)) == ("right",)


def test_the_same_key_is_the_same_action_in_every_question() -> None:
    one = QuestionActions(Request(0, "TO-PICK-1", "pick", ("left", "right")))
    other = QuestionActions(Request(3, "TO-PICK-2", "pick", ("pass", "right", "up")))
    place = FIRST_KEY + key_hash("right", DEFAULT_ACTIONS - FIRST_KEY)
    assert one.actions[place] == other.actions[place] == "right"


def test_the_order_of_the_offer_does_not_matter() -> None:
    keys = tuple(f"key-{number}" for number in range(40))
    one, other = (QuestionActions(Request(0, "X", "pick", some), 48) for some in (keys, keys[::-1]))
    assert one.actions == other.actions
    assert sorted(one.actions.values()) == sorted(keys)


def test_several_are_chosen_one_by_one_and_ended() -> None:
    question = QuestionActions(Request(0, "TO-SOME-1", "pick_some", ("a", "b", "c", "d"), 1, 3))
    assert DONE not in question.actions
    (action,) = (one for one, key in question.actions.items() if key == "c")
    assert question.act(action) is None
    assert "c" not in question.actions.values()
    assert DONE in question.actions
    assert question.act(DONE) == ("c",)


def test_the_most_that_may_be_chosen_ends_by_itself() -> None:
    question = QuestionActions(Request(0, "TO-SOME-1", "pick_some", ("a", "b", "c"), 0, 2))
    assert answer(question, ("c", "a")) == ("c", "a")


def test_an_order_is_told_but_for_its_last() -> None:
    question = QuestionActions(Request(0, "TO-ORDER-1", "order", ("a", "b", "c"), 3, 3))
    assert DONE not in question.actions
    assert answer(question, ("c", "a")) == ("c", "a", "b")


def test_an_amount_is_one_of_its_numbers() -> None:
    question = QuestionActions(Request(0, "TO-AMOUNT-1", "amount", (), 2, 5))
    assert sorted(question.actions.values()) == ["2", "3", "4", "5"]
    assert answer(question, ("4",)) == ("4",)


def test_a_side_offer_may_be_declined() -> None:
    question = QuestionActions(Request(0, "TO-OFFER-1", "pick", ("take",), optional=True))
    assert list(question.actions.values()) == ["", "take"]
    assert question.act(DONE) == ()


def test_too_many_keys_come_in_pages() -> None:
    keys = tuple(f"hex:{number}" for number in range(30))
    question = QuestionActions(Request(0, "TO-PICK-1", "pick", keys), size=12)
    seen: list[str] = []
    for _ in range(3):
        seen += [key for key in question.actions.values() if key]
        assert question.act(NEXT_PAGE) is None
    assert sorted(seen) == sorted(keys)
    assert answer(question, ("hex:29",)) == ("hex:29",)


def test_an_action_that_is_not_open_changes_nothing() -> None:
    question = QuestionActions(Request(0, "TO-SOME-1", "pick_some", ("a", "b", "c"), 2, 2))
    before = dict(question.actions)
    for action in (DONE, NEXT_PAGE, -1, DEFAULT_ACTIONS):
        with pytest.raises(IllegalAction, match="TO-SOME-1 offers"):
            question.act(action)
    assert (question.actions, question.chosen) == (before, ())


def test_too_few_actions_are_refused() -> None:
    with pytest.raises(BadSetup, match="At least 8 actions"):
        check_size(3)


def any_question(luck: Chance) -> Request:
    """A question of any kind and size."""
    kind = luck.pick("kind", ["pick", "pick_some", "amount", "order"])
    keys = tuple(f"key:{number}" for number in range(1 + luck.below("keys", 30)))
    if kind == "amount":
        least = luck.below("least", 50)
        return Request(0, "X", "amount", (), least, least + luck.below("span", 40))
    if kind == "order":
        return Request(0, "X", "order", keys, len(keys), len(keys))
    if kind == "pick":
        return Request(0, "X", "pick", keys)
    most = 1 + luck.below("most", len(keys))
    return Request(0, "X", "pick_some", keys, luck.below("least", most + 1), most)


@pytest.mark.parametrize("size", [8, 16, 64, 512])
def test_whatever_is_open_leads_to_a_legal_answer(size: int) -> None:
    luck = Chance(size)
    for _ in range(100):
        request = any_question(luck)
        question = QuestionActions(request, size)
        keys: Keys | None = None
        while keys is None:
            assert question.actions
            assert all(0 <= action < size for action in question.actions)
            keys = question.act(luck.pick("action", list(question.actions)))
        assert set(checked(request, keys, kernel_voice)) == set(keys)
