"""Copies are equal and share nothing that can change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NewType, Optional

import msgspec
import pytest

from fabletop.kernel.chance import Chance
from fabletop.kernel.copying import copier
from fabletop.kernel.secrecy import Zone
from fabletop.kernel.session import Session

HeroId = NewType("HeroId", str)


class Fixed(msgspec.Struct, frozen=True):
    name: str
    numbers: tuple[int, ...] = ()


class Inner(msgspec.Struct):
    numbers: list[int] = []
    deeper: dict[str, list[int]] = {}


class Everything(msgspec.Struct):
    number: int
    text: str
    truth: bool
    real: float
    raw: bytes
    nothing: None
    id: HeroId
    word: Literal["a", "b"]
    noted: Annotated[int, msgspec.Meta(ge=0)]
    pair: tuple[int, str]
    fixed: Fixed
    maybe_fixed: Fixed | None
    either: int | str
    inner: Inner
    maybe: Inner | None
    no: Optional[Inner]  # noqa: UP045
    numbers: list[int]
    nested: list[list[list[int]]]
    inners: list[Inner]
    maybes: list[Inner | None]
    by_name: dict[str, int]
    by_seat: dict[int, list[int]]
    deep: dict[str, dict[str, dict[int, list[Inner]]]]
    maybe_list: list[int] | None
    zone: Zone
    chance: Chance


def everything() -> Everything:
    return Everything(
        1, "a", True, 1.5, b"x", None, HeroId("h"), "a", 3, (1, "b"), Fixed("f", (1, 2)), None, 7,
        Inner([1], {"a": [2]}), Inner([3]), None, [1, 2], [[[1], [2, 3]], []],
        [Inner([4]), Inner([5])], [None, Inner([6])], {"a": 1}, {1: [2, 3]},
        {"a": {"b": {3: [Inner([7])]}}}, [8], Zone(0, ["c"], (1,)), Chance(3, {"s": 5}, {"f": [1]}),
    )  # fmt: skip


def changeable(value: Any, found: dict[int, Any]) -> None:
    """All lists, dicts and mutable structs in a value, by identity."""
    if isinstance(value, list | dict) or (
        isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen
    ):
        found[id(value)] = value
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            changeable(getattr(value, field), found)
    elif isinstance(value, dict):
        for one in value.values():
            changeable(one, found)
    elif isinstance(value, list | tuple):
        for one in value:
            changeable(one, found)


def assert_apart(one: Any, other: Any) -> None:
    mine: dict[int, Any] = {}
    theirs: dict[int, Any] = {}
    changeable(one, mine)
    changeable(other, theirs)
    shared = [mine[key] for key in mine.keys() & theirs.keys()]
    assert mine and not shared, f"shared: {shared}"


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    old = everything()
    new = copier(Everything)(old)
    assert new == old and new is not old
    assert_apart(old, new)


def test_every_state_of_a_played_game_is_copied_whole(fair: Callable[..., Session]) -> None:
    for answers in (1, 10, 25, 40):
        state = fair(answers).state
        twin = copier(type(state))(state)
        assert twin == state
        assert_apart(state, twin)


def test_the_copy_function_is_written_once() -> None:
    assert copier(Everything) is copier(Everything)


class HasSet(msgspec.Struct):
    field: set[int]


class HasFrozenset(msgspec.Struct):
    field: frozenset[int]


class HasAny(msgspec.Struct):
    field: Any


class HasBareList(msgspec.Struct):
    field: list  # type: ignore[type-arg]


class HasObject(msgspec.Struct):
    field: object


class HasCallable(msgspec.Struct):
    field: Callable[[], int]


class HasListInTuple(msgspec.Struct):
    field: tuple[list[int], ...]


class HasTwoKinds(msgspec.Struct):
    field: list[int] | dict[str, int]


class HasListOrNumber(msgspec.Struct):
    field: int | list[int] | None


class HasSetDeepInside(msgspec.Struct):
    field: dict[str, list[HasSet]]


@pytest.mark.parametrize(
    "shape",
    [
        HasSet,
        HasFrozenset,
        HasAny,
        HasBareList,
        HasObject,
        HasCallable,
        HasListInTuple,
        HasTwoKinds,
        HasListOrNumber,
        HasSetDeepInside,
    ],
)
def test_what_has_no_place_in_a_state_is_refused(shape: type) -> None:
    with pytest.raises(TypeError, match="no place in a state"):
        copier(shape)


class FrozenOutside(msgspec.Struct, frozen=True):
    numbers: list[int]


class Holder(msgspec.Struct):
    held: FrozenOutside


def test_a_frozen_struct_with_a_list_in_it_is_refused_or_copied() -> None:
    old = Holder(FrozenOutside([1]))
    try:
        new = copier(Holder)(old)
    except TypeError:
        return
    assert_apart(old, new)


def two_of_one_name() -> tuple[type, type]:
    class Deck(msgspec.Struct):
        cards: list[str]

    first = Deck

    class Deck(msgspec.Struct):  # type: ignore[no-redef]
        tiles: list[int]
        more: list[int]

    return first, Deck


def test_types_of_the_same_name_are_told_apart() -> None:
    first, second = two_of_one_name()
    both = msgspec.defstruct("Both", [("first", first), ("second", second)])
    old = both(first(["a"]), second([1], [2]))
    new = copier(both)(old)
    assert new == old
    assert_apart(old, new)
