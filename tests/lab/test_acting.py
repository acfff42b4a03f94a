"""Questions as actions: each answer can be given, and none that is not legal."""

from __future__ import annotations

import pytest

from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import BadSetup
from fabletop.kernel.session.legal import checked
from fabletop.kernel.words import kernel_voice
from fabletop.lab.action_space import (
    ACTIONS,
    DONE,
    FIRST,
    MORE,
    Asking,
    IllegalAction,
    check_size,
    home,
)


def answer(asking: Asking, keys: Keys) -> Keys | None:
    """Choose these keys one after another, turning pages as needed; end if it is not over then."""
    found: Keys | None = None
    for key in keys:
        while key not in asking.actions.values():
            assert asking.act(MORE) is None
        (action,) = (one for one, stands in asking.actions.items() if stands == key)
        found = asking.act(action)
    return found if found is not None else asking.act(DONE)


def test_a_pick_is_one_action() -> None:
    asking = Asking(Request(0, "TO-PICK-1", "pick", ("left", "right")))
    assert sorted(asking.actions.values()) == ["left", "right"]
    assert DONE not in asking.actions
    assert answer(asking, ("right",)) == ("right",)


def test_the_same_key_is_the_same_action_in_every_question() -> None:
    one = Asking(Request(0, "TO-PICK-1", "pick", ("left", "right")))
    other = Asking(Request(3, "TO-PICK-2", "pick", ("pass", "right", "up")))
    place = FIRST + home("right", ACTIONS - FIRST)
    assert one.actions[place] == other.actions[place] == "right"


def test_the_order_of_the_offer_does_not_matter() -> None:
    keys = tuple(f"key-{number}" for number in range(40))
    one, other = (Asking(Request(0, "X", "pick", some), 48) for some in (keys, keys[::-1]))
    assert one.actions == other.actions
    assert sorted(one.actions.values()) == sorted(keys)


def test_several_are_chosen_one_by_one_and_ended() -> None:
    asking = Asking(Request(0, "TO-SOME-1", "pick_some", ("a", "b", "c", "d"), 1, 3))
    assert DONE not in asking.actions
    (action,) = (one for one, key in asking.actions.items() if key == "c")
    assert asking.act(action) is None
    assert "c" not in asking.actions.values()
    assert DONE in asking.actions
    assert asking.act(DONE) == ("c",)


def test_the_most_that_may_be_chosen_ends_by_itself() -> None:
    asking = Asking(Request(0, "TO-SOME-1", "pick_some", ("a", "b", "c"), 0, 2))
    assert answer(asking, ("c", "a")) == ("c", "a")


def test_an_order_is_told_but_for_its_last() -> None:
    asking = Asking(Request(0, "TO-ORDER-1", "order", ("a", "b", "c"), 3, 3))
    assert DONE not in asking.actions
    assert answer(asking, ("c", "a")) == ("c", "a", "b")


def test_an_amount_is_one_of_its_numbers() -> None:
    asking = Asking(Request(0, "TO-AMOUNT-1", "amount", (), 2, 5))
    assert sorted(asking.actions.values()) == ["2", "3", "4", "5"]
    assert answer(asking, ("4",)) == ("4",)


def test_a_side_offer_may_be_left_alone() -> None:
    asking = Asking(Request(0, "TO-OFFER-1", "pick", ("take",), optional=True))
    assert list(asking.actions.values()) == ["", "take"]
    assert asking.act(DONE) == ()


def test_too_many_keys_come_in_pages() -> None:
    keys = tuple(f"hex:{number}" for number in range(30))
    asking = Asking(Request(0, "TO-PICK-1", "pick", keys), size=12)
    seen: list[str] = []
    for _ in range(3):
        seen += [key for key in asking.actions.values() if key]
        assert asking.act(MORE) is None
    assert sorted(seen) == sorted(keys)
    assert answer(asking, ("hex:29",)) == ("hex:29",)


def test_an_action_that_is_not_open_changes_nothing() -> None:
    asking = Asking(Request(0, "TO-SOME-1", "pick_some", ("a", "b", "c"), 2, 2))
    before = dict(asking.actions)
    for action in (DONE, MORE, -1, ACTIONS):
        with pytest.raises(IllegalAction, match="TO-SOME-1 offers"):
            asking.act(action)
    assert (asking.actions, asking.chosen) == (before, ())


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
        asking = Asking(request, size)
        keys: Keys | None = None
        while keys is None:
            assert asking.actions
            assert all(0 <= action < size for action in asking.actions)
            keys = asking.act(luck.pick("action", list(asking.actions)))
        assert set(checked(request, keys, kernel_voice)) == set(keys)
