"""Zones and eyes, against a model in which every card remembers who has seen it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.kernel.chance import Chance
from fabletop.kernel.secrecy import EVERYONE, NOBODY, Eyes, Pile, Zone, all_but, only, redeal

SEATS = range(4)


def masks() -> st.SearchStrategy[int]:
    return st.sampled_from([NOBODY, only(0), only(1), only(0, 2), only(3)])


def deeds() -> st.SearchStrategy[list[tuple[Any, ...]]]:
    """Things to do with a zone; numbers stand for a depth, taken modulo the size."""
    return st.lists(
        st.one_of(
            st.tuples(st.just("put"), masks()),
            st.tuples(st.just("put_under")),
            st.tuples(st.just("draw")),
            st.tuples(st.just("take"), st.integers(0, 30)),
            st.tuples(st.just("show_top"), st.integers(0, 6), st.sampled_from(SEATS)),
            st.tuples(st.just("shuffle")),
        ),
        max_size=40,
    )


class Model:
    """A pile as a list of cards from bottom to top, each with those who have seen it there."""

    def __init__(self, cards: list[str]) -> None:
        self.cards: list[tuple[str, frozenset[int]]] = [(card, frozenset()) for card in cards]

    def top(self, seat: int) -> tuple[str, ...]:
        known: list[str] = []
        for card, seen in reversed(self.cards):
            if seat not in seen:
                break
            known.append(card)
        return tuple(known)

    def known(self, seat: int) -> dict[int, str]:
        return {place: card for place, (card, seen) in enumerate(self.cards) if seat in seen}


def seats_in(mask: int) -> frozenset[int]:
    return frozenset(seat for seat in SEATS if mask >> seat & 1)


def carry_out(deed: tuple[Any, ...], zone: Zone, model: Model, chance: Chance, fresh: str) -> None:
    """Do the same to the zone and to the model; what both hand back must agree."""
    match deed:
        case ("put", mask):
            zone.put(fresh, mask)
            model.cards.append((fresh, seats_in(mask)))
        case ("put_under",):
            zone.put_under(fresh)
            model.cards.insert(0, (fresh, frozenset()))
        case ("draw",) if model.cards:
            assert zone.draw() == model.cards.pop()[0]
        case ("take", depth) if model.cards:
            card, _ = model.cards.pop(depth % len(model.cards))
            assert zone.take(card) == card
        case ("show_top", count, seat):
            count = min(count, len(model.cards))
            expected = [card for card, _ in reversed(model.cards)][:count]
            for place in range(len(model.cards) - count, len(model.cards)):
                card, seen = model.cards[place]
                model.cards[place] = (card, seen | {seat})
            assert zone.show_top(count, seat) == expected
        case ("shuffle",):
            before = sorted(zone.cards)
            zone.shuffle(chance, "zone")
            assert sorted(zone.cards) == before
            model.cards = [(card, frozenset()) for card in zone.cards]


@given(deeds(), st.integers(0, 6))
@settings(max_examples=300, deadline=None)
def test_a_zone_remembers_who_has_seen_what(todo: list[tuple[Any, ...]], size: int) -> None:
    cards = [f"card-{number}" for number in range(size)]
    zone, model, chance = Zone(NOBODY, list(cards)), Model(cards), Chance(1)
    for number, deed in enumerate(todo):
        carry_out(deed, zone, model, chance, f"new-{number}")
        assert zone.cards == [card for card, _ in model.cards]
        assert len(zone) == len(model.cards)
        assert len(zone.seen) <= len(zone.cards)
        for seat in SEATS:
            assert Eyes(seat).top(zone) == model.top(seat)
        assert Eyes(None).top(zone) == ()


@given(deeds(), st.integers(0, 6), st.integers(0, 1000))
@settings(max_examples=200, deadline=None)
def test_redealing_keeps_what_was_seen(todo: list[tuple[Any, ...]], size: int, seed: int) -> None:
    cards = [f"card-{number}" for number in range(size)]
    zone, model, chance = Zone(NOBODY, list(cards)), Model(cards), Chance(1)
    for number, deed in enumerate(todo):
        carry_out(deed, zone, model, chance, f"new-{number}")
    other = Zone(only(3), [f"other-{number}" for number in range(4)])
    everything, sizes = sorted(zone.cards + other.cards), (len(zone), len(other))
    redeal([[zone, other]], Eyes(0), Chance(seed))
    assert sorted(zone.cards + other.cards) == everything
    assert (len(zone), len(other)) == sizes
    for place, card in model.known(0).items():
        assert zone.cards[place] == card


def test_redealing_is_even_and_does_not_depend_on_the_real_deal() -> None:
    def dealt(cards: str, seed: int) -> str:
        zones = [Zone(NOBODY, list(cards[:2])), Zone(only(1), list(cards[2:]))]
        redeal([zones], Eyes(0), Chance(seed))
        return "".join(zones[0].cards + zones[1].cards)

    assert [dealt("abcd", seed) for seed in range(50)] == [
        dealt("cdba", seed) for seed in range(50)
    ]
    assert len({dealt("abcd", seed) for seed in range(400)}) == 24


def test_pools_do_not_mix() -> None:
    for seed in range(20):
        one, other = Zone(NOBODY, list("abcd")), Zone(NOBODY, list("wxyz"))
        redeal([[one], [other]], Eyes(0), Chance(seed))
        assert sorted(one.cards) == list("abcd") and sorted(other.cards) == list("wxyz")


def test_audiences() -> None:
    for audience, expected in (
        (EVERYONE, {0, 1, 2, 3, None}),
        (NOBODY, set()),
        (only(2), {2}),
        (only(0, 3), {0, 3}),
        (only(), set()),
        (all_but(2), {0, 1, 3, None}),
        (all_but(0, 1, 2, 3), {None}),
    ):
        assert {seat for seat in (*SEATS, None) if Eyes(seat).may(audience)} == expected


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_eyes_see_a_zone_or_its_size(seat: int | None) -> None:
    eyes, cards = Eyes(seat), ["c", "a", "b"]
    assert eyes.see(Zone(EVERYONE, cards)) == Pile(3, ("c", "a", "b"))
    assert eyes.see(Zone(NOBODY, cards)) == Pile(3)
    assert eyes.see(Zone(only(1), cards)) == (Pile(3, ("c", "a", "b")) if seat == 1 else Pile(3))


def test_content_is_shown_without_its_order() -> None:
    zone = Zone(NOBODY, ["c", "a", "b"])
    assert Eyes(1).content(zone, only(1)) == Pile(3, ("a", "b", "c"))
    assert Eyes(0).content(zone, only(1)) == Pile(3)
    assert Eyes(None).content(zone, EVERYONE) == Pile(3, ("a", "b", "c"))


def test_zones_share_no_default() -> None:
    one, other = Zone(NOBODY), Zone(NOBODY)
    one.put("a", only(1))
    assert other.cards == [] and other.seen == ()


def test_taking_what_is_not_there_changes_nothing() -> None:
    zone = Zone(NOBODY, ["a", "b"], (only(1),))
    with pytest.raises(ValueError, match="x"):
        zone.take("x")
    assert zone == Zone(NOBODY, ["a", "b"], (only(1),))
    empty = Zone(NOBODY)
    with pytest.raises(IndexError):
        empty.draw()
    assert empty == Zone(NOBODY)
