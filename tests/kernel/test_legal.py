"""The check of answers by itself, against a slow and plain statement of what is legal."""

from __future__ import annotations

import copy
import pickle
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop import BadJournal, IllegalChoice
from fabletop.kernel.ask import Keys, Kind, Request, Text, only_answer
from fabletop.kernel.content import ContentError
from fabletop.kernel.session.legal import checked
from fabletop.kernel.words import LANGUAGES, kernel_voice

KEYS = ("a", "b", "c", "d")
KINDS: tuple[Kind, ...] = ("pick", "pick_some", "amount", "order")


def legal(request: Request, keys: tuple[Any, ...]) -> bool:
    """By the definition of each kind."""
    if request.kind == "amount":
        return len(keys) == 1 and keys[0] in {
            str(n) for n in range(request.least, request.most + 1)
        }
    if any(key not in request.keys for key in keys) or len(set(keys)) != len(keys):
        return False
    if request.kind == "order":
        return len(keys) == len(request.keys)
    return request.least <= len(keys) <= request.most


def requests() -> st.SearchStrategy[Request]:
    def make(kind: Kind, count: int, least: int, more: int) -> Request:
        keys = () if kind == "amount" else KEYS[:count]
        if kind == "pick":
            return Request(0, "R", kind, keys)
        if kind == "order":
            return Request(0, "R", kind, keys, count, count)
        if kind == "amount":
            return Request(0, "R", kind, keys, least, least + more)
        most = min(least + more, count)
        return Request(0, "R", kind, keys, min(least, most), most)

    return st.builds(
        make, st.sampled_from(KINDS), st.integers(1, 4), st.integers(0, 4), st.integers(0, 6)
    )


def answers() -> st.SearchStrategy[tuple[str, ...]]:
    keys = st.sampled_from((*KEYS, "e", "", "0", "1", "2", "3", "9", "10"))
    return st.lists(keys, max_size=5).map(tuple)


@given(requests(), answers())
@settings(max_examples=400, deadline=None)
def test_exactly_the_legal_answers_are_taken(request: Request, keys: tuple[str, ...]) -> None:
    if legal(request, keys):
        taken = checked(request, keys, kernel_voice)
        assert sorted(taken) == sorted(keys)
        if request.kind == "pick_some":
            assert taken == tuple(key for key in request.keys if key in keys)
        if request.kind == "order":
            assert taken == keys
    else:
        with pytest.raises(IllegalChoice):
            checked(request, keys, kernel_voice)


@given(requests())
@settings(max_examples=300, deadline=None)
def test_the_only_answer_is_legal_and_only(request: Request) -> None:
    forced = only_answer(request)
    if forced is not None:
        assert checked(request, forced, kernel_voice) == forced
        assert count_legal(request) == 1
    elif request.kind != "order" or len(request.keys) > 1:
        assert count_legal(request) > 1


def count_legal(request: Request) -> int:
    if request.kind == "amount":
        return request.most - request.least + 1
    if request.kind == "order":
        return len(list(permutations(request.keys)))
    return sum(
        len(list(combinations(request.keys, size)))
        for size in range(request.least, request.most + 1)
    )


@pytest.mark.parametrize(
    ("request_", "keys", "reason"),
    [
        (Request(0, "R", "pick", KEYS), "a", "illegal-shape"),
        (Request(0, "R", "pick", KEYS), {"a": 1}, "illegal-shape"),
        (Request(0, "R", "pick", KEYS), (5,), "illegal-shape"),
        (Request(0, "R", "pick", KEYS), ("x",), "illegal-key"),
        (Request(0, "R", "pick", KEYS), (), "illegal-one"),
        (Request(0, "R", "pick", KEYS), ("a", "b"), "illegal-one"),
        (Request(0, "R", "pick_some", KEYS, 1, 2), (), "illegal-number"),
        (Request(0, "R", "pick_some", KEYS, 1, 2), ("a", "b", "c"), "illegal-number"),
        (Request(0, "R", "pick_some", KEYS, 1, 2), ("a", "a"), "illegal-twice"),
        (Request(0, "R", "order", KEYS, 4, 4), ("a", "b"), "illegal-order"),
        (Request(0, "R", "order", KEYS, 4, 4), ("a", "b", "c", "c"), "illegal-twice"),
        (Request(0, "R", "amount", (), 2, 5), ("6",), "illegal-amount"),
        (Request(0, "R", "amount", (), 2, 5), ("-2",), "illegal-amount"),
        (Request(0, "R", "amount", (), 2, 5), (3,), "illegal-amount"),
        (Request(0, "R", "amount", (), 2, 5), ("2", "3"), "illegal-amount"),
    ],
)
def test_the_reason_is_the_right_one(request_: Request, keys: Any, reason: str) -> None:
    with pytest.raises(IllegalChoice) as caught:
        checked(request_, keys, kernel_voice)
    assert caught.value.reason.id == reason
    said = {caught.value.text(kernel_voice(language)) for language in LANGUAGES}
    assert len(said) == 3


def test_blocked_answers_carry_their_reason() -> None:
    def reasons() -> dict[str, Text]:
        return {"x": Text("illegal-over")}

    request = Request(0, "R", "pick", KEYS, reasons=reasons)
    with pytest.raises(IllegalChoice, match=r"“x” is not possible now: The game is over") as caught:
        checked(request, ("x",), kernel_voice)
    assert caught.value.why == Text("illegal-over")
    assert "Gra się skończyła" in caught.value.text(kernel_voice("pl"))


FAULTS: list[Exception] = [
    IllegalChoice(Text("illegal-key", {"key": "x"})),
    IllegalChoice(Text("illegal-blocked", {"key": "x"}), Text("illegal-over")),
    BadJournal("damaged", 3),
    ContentError("cards.toml", "ember", "copies", "a number"),
]


@pytest.mark.parametrize("error", FAULTS, ids=["illegal", "blocked", "journal", "content"])
def test_errors_travel_between_processes(error: Exception) -> None:
    """Bots and simulations run in other processes; their errors must come back whole."""
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)


def test_keys_are_plain_strings_afterwards() -> None:
    taken: Keys = checked(Request(0, "R", "pick_some", KEYS, 0, 4), ["d", "a"], kernel_voice)
    assert taken == ("a", "d") and type(taken) is tuple
